import FCMLint

extension Rule {
  static let badFid = Rule(
    "bad-fid", .targeting, .warning, on: .fields(.fid, .adminFid),
    summary: "A Firebase installation ID should have 22 characters and start with c, d, e or f.",
    why: """
      The client SDKs create installation IDs with 22 base64url characters, of which the first is \
      c, d, e or f. No installation has any other ID, so FCM responds with error 404 UNREGISTERED, \
      as if the app had been uninstalled. This format is taken from the client code; it is not \
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
          ? "fid should be an installation ID, not a registration token"
          : "fid \(fid.excerpt) does not look like an installation ID",
        help: isToken
          ? "write the part before the colon, or move the whole value to \"token\""
          : "write an ID of 22 characters that starts with c, d, e or f")
    ]
  }
}
