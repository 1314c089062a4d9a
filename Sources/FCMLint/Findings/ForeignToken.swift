/// What stands in place of a registration token, as far as its looks tell beyond doubt.
public enum ForeignToken {
  case expo
  /// The device token of APNs: 64 digits in base 16.
  case apns
  /// The endpoint of a Web Push subscription.
  case address
  /// A registration token with something in it that cannot be part of one.
  case damaged

  /// Nil for a registration token, and for a text that may be a placeholder of any kind.
  public init?(_ token: JSONNode) {
    guard token.isString, token.contentRange.count > 20, !token.isOpaque, !token.isTruncated else {
      return nil
    }
    if token.starts(with: "ExponentPushToken[") || token.starts(with: "ExpoPushToken[") {
      self = .expo
    } else if token.starts(with: "https://") {
      self = .address
    } else if token.isDeviceToken {
      self = .apns
    } else if token.contains("APA91b"), token.withDecoded({ $0.contains(where: Self.isForeign) }) {
      self = .damaged
    } else {
      return nil
    }
  }

  private static func isForeign(_ byte: UInt8) -> Bool {
    byte <= 0x20
      || [0x22, 0x27, 0x28, 0x29, 0x2C, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D].contains(byte)
  }
}

extension JSONNode {
  /// Whether the text has the shape of a device token of APNs.
  var isDeviceToken: Bool {
    contentRange.count == 64
      && withDecoded { TokenShape.isHexadecimal($0) && TokenShape.isVaried($0) }
  }
}
