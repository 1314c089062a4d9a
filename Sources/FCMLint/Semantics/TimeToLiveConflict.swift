/// Two lifetimes of one message that cannot both be meant.
package enum TimeToLiveConflict {
  /// The web's is more than ten times as long or as short as Android's, or only one of them is 0.
  case web(android: JSONNode)
  /// Only one of Apple's and the other is "now or never".
  case apple(isStored: Bool, other: JSONNode, isOnAndroid: Bool)

  /// What another lifetime of the message says against the one in a header; nil when none does.
  package init?(of value: JSONNode, in message: MessageDocument) {
    let isWeb = value.isSame(as: message[.webTTL])
    guard TimeToLive.node(message) != nil || !isWeb && message.has(.webTTL), value.isString else {
      return nil
    }
    if isWeb { self.init(web: value, message) } else { self.init(apple: value, message) }
  }

  private init?(web value: JSONNode, _ message: MessageDocument) {
    guard let own = DecimalDigits(value)?.number, let android = TimeToLive.android(message),
      let node = TimeToLive.node(message), TimeToLive.differ(own, android)
    else { return nil }
    self = .web(android: node)
  }

  private init?(apple value: JSONNode, _ message: MessageDocument) {
    // It counts whether one of both is nothing, which the first digits tell.
    if !value.mayBeZero, !message.has(.webTTL), message[.androidTTL]?.mayBeZero == false {
      return nil
    }
    // Such a message is not stored at all, which another rule says.
    if APNsExpiration.isLifetime(value) { return nil }
    let android = TimeToLive.android(message)
    let web = message[.webTTL].flatMap { DecimalDigits($0)?.number }
    if let android, let web, TimeToLive.differ(web, android) { return nil }
    guard let other = android ?? web, other == 0 || value.mayBeZero,
      let own = DecimalDigits(value)?.number, (own == 0) != (other == 0),
      let node = android == nil ? message[.webTTL] : TimeToLive.node(message)
    else { return nil }
    self = .apple(isStored: own != 0, other: node, isOnAndroid: android != nil)
  }
}
