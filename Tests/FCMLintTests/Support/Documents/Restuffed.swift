import FCMLint

/// Lines with one layout and different values, like messages in a log.
enum Restuffed {
  /// Texts of every sort that some rule checks.
  static let texts: [String] = [
    "a", "", "x y", "10", "5", "{{name}}", "Hello ${x}", "https://example.com/a.png", "0", "-1",
    "http://a/b.gif", "normal", "HIGH", "default", "#ff0000", "#FFF", "/topics/x", "3600", "3600s",
    "cH4vXq0LTz2mWn8RyBk3Ps:APA91bGq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3Pe7Ua2Ox4Ti9Wq5Zv0Cl8Mg1Ns6Fb3Kd",
    "AIzaSyA1234567890abcdefghijklmnopqrstuv", "'a' in topics && 'b' in topics",
    "'a' in topics ||", "é東京🎬", "true", "1790000000", "alert", "background", "com.example.app",
    "<b>bold</b>", "ExponentPushToken[IvT9UVERaEW7hk9ITQOCJw]", "high", "liveactivity", " ",
    "d670c5d68c8fc137c53684b711c5efc97f348d7666514cfd4e9f529d28ee79f3", "\\u0041bc", "null",
    String(repeating: "A", count: 40), String(repeating: "long ", count: 300),
    String(repeating: "b ", count: 2100), "tomorrow", "en-US", "1", "2147483648", "video.mp4",
    "2026-11-22T10:00:00Z", "2026-02-30T10:00:00Z", "2026-11-22T10:00:00.5+01:00", "0.5s", "-1s",
    "86400s", "5sec",
  ]
  static let numbers = ["0", "1", "7", "3600", "999999999", "1234567890", "-1", "1.5", "01", "1e3"]

  /// Lines made from one document: first the document itself, then copies in which the texts and
  /// numbers selected by `mask` are replaced, and in the last third copies in which all are
  /// replaced.
  static func lines(_ document: [UInt8], count: Int, mask: UInt64, seed: Int) -> [[UInt8]] {
    let line = document.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    let places = JSONTree.read(line) { tree in
      tree.root.map { root in
        root.descendants.filter { $0.isString || $0.isNumber }.map {
          ($0.isNumber, $0.contentRange)
        }
      } ?? []
    }
    return (0..<count).map { number in
      if number == 0 { return line }
      var made: [UInt8] = []
      var end = 0
      for (index, (isNumber, place)) in places.enumerated() {
        let isPicked = mask >> UInt64(index % 64) & 1 == 1
        guard isPicked || number > count - count / 3 else { continue }
        made += line[end..<place.start]
        let values = isNumber ? numbers : texts
        made += Array(values[(seed + number * 7 + index * 3) % values.count].utf8)
        end = place.end
      }
      return made + line[end...]
    }
  }
}
