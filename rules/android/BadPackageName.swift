import FCMLint

extension Rule {
  static let badPackageName = Rule(
    "bad-package-name", .android, .warning, about: .arrival,
    on: .field(.androidRestrictedPackageName),
    summary: "restricted_package_name should be an application ID, such as com.example.app.",
    why: """
      Only the app with this application ID receives the message. An Android application ID has at \
      least two parts with a dot between them; each part starts with a letter and contains only \
      letters, digits and underscores. Anything else matches no app.
      """,
    source: "https://developer.android.com/build/configure-app-module (application ID)",
    bad: [
      #"{ "message": { "topic": "news", "android": { "restricted_package_name": «"My App"» } } }"#,
      #"{ "message": { "topic": "news", "android": { "restricted_package_name": «"com.my-app"» } } }"#,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "android": { "restricted_package_name": "com.example.my_app2" } } }
      """
    ]
  ) { name, _ in
    if !name.isString || name.contentRange.isEmpty || PackageName.isRight(name) { return [] }
    return [
      Finding(
        at: name, "\(name.excerpt) is not a valid application ID, so it matches no app",
        help: "write the ID of the app, such as \"com.example.app\"")
    ]
  }
}
