import FCMLint
import Foundation

/// Changes of the context in which every example must have the same findings.
enum Shaken: CaseIterable {
  case plain, carriageReturns, byteOrderMark, blankLines, otherLetters

  /// The example in this context, with its marks.
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
