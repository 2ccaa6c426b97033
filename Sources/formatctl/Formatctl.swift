/// The program.
@main
enum Formatctl {
  static func main() {
  }
}
