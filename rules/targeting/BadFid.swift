import FCMLint

extension Rule {
  /// Installation ids have a shape of their own.
  static let badFid = Rule(
    "bad-fid", .targeting, .warning, on: .fields(.fid, .adminFid),
    summary: "A Firebase installation id has 22 characters and starts with c, d, e or f.",
    why: """
      The client SDKs create installation ids with 22 base64url characters, of which the first is \
      c, d, e or f. Anything else names no installation: the service answers 404 UNREGISTERED, as \
      if the app had been uninstalled. This format is taken from the client code; it is not \
      documented.
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
          ? "fid contains a registration token, not an installation id"
          : "fid \(fid.excerpt) does not look like an installation id",
        help: isToken
          ? "write the part before the colon, or move the whole value to \"token\""
          : "an installation id has 22 characters and starts with c, d, e or f")
    ]
  }
}
