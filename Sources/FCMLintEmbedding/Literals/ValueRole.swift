import FCMLint

/// What an SDK does with a value before it sends it.
enum ValueRole: Equatable {
  /// Nothing.
  case plain
  /// It expects an instance of a class of the Admin SDK for Python.
  case instance(PythonClass)
  /// It expects an array that the Firebase SDK for PHP checks or changes.
  case kreait(KreaitArray)
  /// It converts the value, so that the linter does not know it.
  case converted
  /// It converts a number of seconds to a duration.
  case seconds
  /// It removes the prefix `/topics/`.
  case topic
  /// It writes a name in uppercase, after a prefix.
  case upperCase(prefix: [UInt8])
  /// It takes a name in lowercase.
  case lowerCase
  /// It sends 1 for true, and nothing for anything else.
  case flag
  /// It converts the value, or each value of an object, to a string.
  case text, texts
  /// It adds the members of a dictionary to the object around it.
  case members
  /// As `members`, and they may replace the others.
  case overridingMembers

  var ofElements: ValueRole {
    if case .instance = self { self } else { .plain }
  }

  /// The role of a member of an object with this role.
  func ofMember(_ name: ArraySlice<UInt8>) -> ValueRole {
    switch self {
    case .kreait(let array): array.role(of: name)
    case .texts: .text
    default: .plain
    }
  }

  /// Whether members with the value null are not sent.
  var dropsNull: Bool {
    switch self {
    case .instance, .kreait: true
    default: false
    }
  }
}

/// The arrays that the Firebase SDK for PHP (kreait/firebase-php) takes.
///
/// Source: kreait/firebase-php 7, `CloudMessage`, `AndroidConfig`, `WebPushConfig`, `MessageData`.
enum KreaitArray {
  case message, android, webPush

  fileprivate func role(of name: ArraySlice<UInt8>) -> ValueRole {
    switch self {
    case .message:
      switch WordList.index(of: name, in: "data android webpush topic") {
      case 0: .texts
      case 1: .kreait(.android)
      case 2: .kreait(.webPush)
      case 3: .topic
      default: .plain
      }
    case .android: name.elementsEqual("ttl".utf8) ? .seconds : .plain
    case .webPush: name.elementsEqual("headers".utf8) ? .texts : .plain
    }
  }
}
