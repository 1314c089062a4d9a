/// Detects terminals that show hyperlinks (OSC 8).
enum Hyperlinks {
  private static let programs: Set = ["iTerm.app", "vscode", "WezTerm", "ghostty"]
  private static let variables = ["WT_SESSION", "KITTY_WINDOW_ID"]

  /// Whether the terminal that the environment describes shows hyperlinks. `FORCE_HYPERLINK`
  /// overrides the detection.
  static func areShown(_ environment: (String) -> String?) -> Bool {
    if environment("TERM") == "dumb" { return false }
    if let forced = environment("FORCE_HYPERLINK"), !forced.isEmpty { return forced != "0" }
    if environment("CI")?.isEmpty == false { return false }
    if let program = environment("TERM_PROGRAM"), programs.contains(program) { return true }
    // The first version with hyperlinks, 0.50.0, crashes on them.
    if let version = environment("VTE_VERSION").flatMap({ Int($0) }), version > 5000 { return true }
    return variables.contains { environment($0)?.isEmpty == false }
  }
}
