extension ShellKind {
  /// For bash 3.2 and newer; where `compopt` is missing (macOS) a blank follows every word.
  static let bashScript = #"""
    # Completion of formatctl in bash, written by: formatctl completions bash
    _formatctl() {
      local answer kind count piece line paths program=$1
      COMPREPLY=()
      [[ $program != '~/'* ]] || program=$HOME/${program:2}
      answer=$("$program" __complete bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null) || return 0
      {
        IFS=$'\t' read -r kind count piece
        while IFS= read -r line; do COMPREPLY+=("$line"); done
      } <<<"$answer"
      compopt -o nosort 2>/dev/null
      case $kind in
        open) compopt -o nospace 2>/dev/null ;;
        files) paths=-f ;;
        folders) paths=-d ;;
      esac
      if [[ -n $paths ]]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r line; do COMPREPLY+=("${line:count}"); done < <(compgen "$paths" -- "$piece")
      fi
      return 0
    }
    complete -F _formatctl formatctl

    """#

  /// For zsh 5 and newer: a file `_formatctl` of `fpath`, or sourced.
  static let zshScript = #"""
    #compdef formatctl
    # Completion of formatctl in zsh, written by: formatctl completions zsh
    _formatctl() {
      local program=${(Q)words[1]} kind prefix line value entry result=1
      local -a given answer closed open
      [[ $program != '~/'* ]] || program=$HOME/${program[3,-1]}
      (( CURRENT > 2 )) && given=("${(@Q)words[2,CURRENT-1]}")
      answer=("${(@f)$("$program" __complete zsh "${(@)given}" "${(Q)PREFIX}" 2>/dev/null)}") || return 1
      kind=${answer[1]%%$'\t'*} prefix=${answer[1]#*$'\t'}
      [[ -z $prefix ]] || compset -P "${(b)prefix}"
      case $kind in
        files) _files; return ;;
        folders) _files -/; return ;;
      esac
      for line in "${(@)answer[2,-1]}"; do
        [[ -n $line ]] || continue
        value=${line%%$'\t'*}
        entry=${${value//\\/\\\\}//:/\\:}
        [[ $line != *$'\t'* ]] || entry+=:${line#*$'\t'}
        if [[ $value == *[=:,@] ]]; then open+=("$entry"); else closed+=("$entry"); fi
      done
      (( $#closed )) && _describe -V -t words word closed && result=0
      (( $#open )) && _describe -V -t words word open -S '' && result=0
      return result
    }
    if [[ ${funcstack[1]} == _formatctl ]]; then
      _formatctl "$@"
    else
      compdef _formatctl formatctl
    fi

    """#

  /// For fish 3 and newer.
  static let fishScript = #"""
    # Completion of formatctl in fish, written by: formatctl completions fish
    function __formatctl_complete
        set -l words (commandline -opc)
        set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
        set -e words[1]
        set -l typed (commandline -ct)
        set -l word (string unescape -- "$typed"; or string trim -l -c '"\'' -- "$typed")
        set -l answer ($program __complete fish $words "$word" 2>/dev/null)
        set -l head (string split \t -- $answer[1])
        set -e answer[1]
        set -l prefix "$head[2]"
        set -l piece (string sub -s (math 1 + (string length -- "$prefix")) -- "$word")
        switch "$head[1]"
            case files
                for path in (__fish_complete_path "$piece")
                    echo -- $prefix$path
                end
            case folders
                for path in (__fish_complete_directories "$piece")
                    echo -- $prefix$path
                end
            case none
                for line in $answer
                    echo -- $prefix$line
                end
        end
    end
    complete -c formatctl -f -k -a '(__formatctl_complete)'

    """#
}
