import FCMLint

extension Rule {
  static let realRegistrationToken = Rule(
    "real-registration-token", .secrets, .info, about: .secret,
    on: .fields(.token, .liveActivityToken, .adminTokens, .groupRegistrationIds)
      .and(.groupKey, .batchTokens, .legacyTo, .legacyRegistrationIds).in(.all),
    summary: "A document in a repository should not contain the token of a real device.",
    why: """
      A registration token addresses one installation of one app; a device group key addresses all \
      devices of one user. If the message is sent by mistake, or from a test, it reaches a real \
      person. Tokens also change, so a committed token soon stops working. Use a placeholder \
      instead.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/manage-tokens",
    bad: [
      """
      { "message": { "token": «"cH4vXq0LTz2mWn8RyBk3Ps:APA91bGq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3Pe7Ua2\
      Ox4Ti9Wq5Zv0Cl8Mg1Ns6Fb3Kd7Rh2Ye4Ju9Xa5Pt0Vo8Lw"», "data": { "card": "expires" } } }
      """,
      """
      { "to": "/topics/fog", "registration_tokens": ["{{a}}",
        «"cH4vXq0LTz2mWn8RyBk3Ps:APA91bGq7Lw2Xc9Vt4Rz0Km5Hy8Dn1Bf6Js3Pe7Ua2Ox4Ti9Wq5Zv0Cl8Mg1Ns6Fb3"»] }
      """,
    ],
    good: [
      #"{ "message": { "token": "{{device_token}}", "data": { "card": "expires" } } }"#,
      #"{ "message": { "token": "cH4vXq0LTz2mWn8RyBk3Ps:APA91b", "data": { "card": "expires" } } }"#,
    ]
  ) { value, _ in
    if value.isString {
      // Findings at placeholders are suppressed.
      guard value.hasTokenShape else { return [] }
      // bad-registration-token reports tokens of other services.
      if value.key?.matches("token") == true, ForeignToken(value) != nil { return [] }
      return [
        Finding(
          at: value, value.tokenExcerpt(" looks like the token of a real device"),
          help: "write a placeholder, such as \"{{token}}\", and fill it in when you send")
      ]
    }
    let alive = value.elements.filter { $0.isLiveToken }
    guard let first = alive.first else { return [] }
    let others = alive.count > 1 ? ", as do \(alive.count - 1) more in the list" : ""
    return [
      Finding(
        at: first, first.tokenExcerpt(" looks like the token of a real device" + others),
        help: "write placeholders, such as \"{{token}}\", and fill them in when you send")
    ]
  }
}
