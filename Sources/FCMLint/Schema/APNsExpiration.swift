/// The text of the header `apns-expiration`: epoch seconds in decimal digits.
public enum APNsExpiration {
  /// The number of digits of a moment after 1970; nil for any other text, `"0"` included.
  public static func digits(_ value: JSONNode) -> Int? {
    guard value.isString else { return nil }
    return value.hasEscapes
      ? count(value.decodedBytes) : count(value.rawContent)
  }

  private static func count(_ bytes: some Collection<UInt8>) -> Int? {
    guard let first = bytes.first, first != 0x30,
      bytes.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return bytes.count
  }
}
