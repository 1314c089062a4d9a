import FCMLint
import Foundation

/// Disturbed surroundings in which every example has to behave as before.
enum Shaken: CaseIterable {
  case plain, carriageReturns, byteOrderMark, blankLines, otherLetters

  /// The example in these surroundings; its marks stay where they were.
  func callAsFunction(_ marked: String) -> String {
    switch self {
    case .plain: return marked
    case .carriageReturns: return marked.replacingOccurrences(of: "\n", with: "\r\n")
    case .byteOrderMark: return "\u{FEFF}" + marked
    case .blankLines: return "\n\n \t\n" + marked + "\n\n"
    case .otherLetters: return "[{\"größe\": \"東京 🗼\"},\n" + marked + "]"
    }
  }
}
