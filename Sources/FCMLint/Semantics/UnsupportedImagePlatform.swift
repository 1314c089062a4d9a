/// A platform that gets an image and cannot show its type.
package enum UnsupportedImagePlatform: Sendable {
  case android, web, apple
  /// Apple devices, if the message goes to any: nothing in it is for them.
  case appleIfAny

  /// The platform that the image of a message leaves without a picture; nil when every one that
  /// gets it can show it.
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
