/// The workflow by which GitHub Actions proves a project.
struct GitHubWorkflow {
  /// The project's folder, from the repository's on; nil where they are one.
  let folder: String?

  /// Its place in a repository.
  static let path = ".github/workflows/formatctl.yml"
  /// The variable of the repository that holds the address of the program.
  static let variable = "FORMATCTL_TARBALL"

  /// The file.
  var text: String {
    let place = folder.map { "        working-directory: \(YAML.quoted($0))\n" } ?? ""
    return #"""
      # Proves the ad formats and creatives of this repository at every push.
      #
      # No address serves formatctl to everybody, so the job takes it from yours: put the tarball that `make dist` makes of
      # its sources where a job can fetch it, and the address into the variable FORMATCTL_TARBALL of this repository
      # (Settings, Secrets and variables, Actions, Variables).
      name: formatctl
      on: [push, pull_request]
      permissions:
        contents: read
      jobs:
        formats:
          runs-on: ubuntu-24.04
          steps:
            - uses: actions/checkout@v4
            - name: Install formatctl
              shell: bash
              env:
                TARBALL: ${{ vars.FORMATCTL_TARBALL }}
              run: |
                if [ -z "$TARBALL" ]; then
                  echo "::error::The variable FORMATCTL_TARBALL is not set; the address of a tarball of formatctl is expected."
                  exit 1
                fi
                mkdir -p "$RUNNER_TEMP/formatctl"
                curl -fsSL "$TARBALL" | tar -xJ -C "$RUNNER_TEMP/formatctl" --strip-components=1
                echo "$RUNNER_TEMP/formatctl/bin" >> "$GITHUB_PATH"
            - name: Prove definitions
              shell: bash
      \#(place)        run: formatctl lint
            - name: Prove creatives
              shell: bash
      \#(place)        run: formatctl validate --reporter text --reporter json="$RUNNER_TEMP/findings.json"
            - name: Keep the findings
              if: always()
              uses: actions/upload-artifact@v4
              with:
                name: findings
                path: ${{ runner.temp }}/findings.json
                if-no-files-found: ignore

      """#
  }
}
