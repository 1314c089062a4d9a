import FCMLint

extension Rule {
  /// Installation ids have a shape of their own.
  static let badFid = Rule(
    "bad-fid", .targeting, .warning, on: .fid, .adminFid,
    summary: "A Firebase installation id has 22 characters and begins with c, d, e or f.",
    why: """
      The clients make installation ids as 22 characters of base64url of which the first is c, d, \
      e or f. Anything else names no installation: the service answers 404 UNREGISTERED, as if \
      the app had been removed. The shape is read off the clients; no page documents it.
      """,
    source: "firebase-js-sdk: packages/installations (generate-fid)",
    bad: [
      #"{ "message": { "fid": «"not-a-fid"» } }"#,
      #"{ "message": { "fid": «"aAbCdEfGhIjKlMnOpQrStU"» } }"#,
      #"{ "fids": ["cAbCdEfGhIjKlMnOpQrStU", «"abc:def"»], "data": { "a": "b" } }"#,
    ],
    good: [
      #"{ "message": { "fid": "cAbCdEfGhIjKlMnOpQrStU" } }"#,
      #"{ "message": { "fid": "{{fid}}" } }"#,
    ]
  ) { fid, _ in
    guard fid.isString, !fid.isEmptyTarget else { return [] }
    if fid.isInstallationId { return [] }
    if fid.isOpaque || fid.isTruncated { return [] }
    let isToken = fid.contains(":")
    return [
      Finding(
        at: fid,
        isToken
          ? "fid holds a registration token, not an installation id"
          : "fid \(fid.excerpt) is not shaped like an installation id",
        help: isToken
          ? "write the part in front of the colon, or put the whole into \"token\""
          : "an installation id has 22 characters and begins with c, d, e or f")
    ]
  }
}
