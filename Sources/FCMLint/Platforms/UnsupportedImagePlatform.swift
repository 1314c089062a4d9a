/// A platform that receives an image but cannot show its type.
package enum UnsupportedImagePlatform: Sendable {
  case android, web, apple
  /// Apple devices, which the message may reach although it has nothing for them.
  case appleIfAny

  /// Finds the platform that cannot show the image of a message; nil if every platform that receives
  /// it can show it.
  package init?(_ type: MediaType, at image: JSONNode, in message: MessageDocument) {
    if image.isSame(as: message[.webImage]) {
      guard type.isMedia else { return nil }
      self = .web
      return
    }
    let isCommon = image.isSame(as: message[.commonImage])
    let isForApple = AppleImage.claim(of: image, in: message) == .own
    let isForAndroid = !isForApple && !(isCommon && message.has(.androidImage))
    if isForAndroid, !type.isShownOnAndroid {
      self = .android
    } else if isForApple || isCommon && !message.has(.appleImage), !type.isShownOnApple {
      self = isForApple || message.has(.apnsPayload) ? .apple : .appleIfAny
    } else {
      return nil
    }
  }
}
