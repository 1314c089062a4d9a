import FCMLint

extension Rule {
  /// Application ids have dots and plain letters.
  static let badPackageName = Rule(
    "bad-package-name", .android, .warning, on: .field(.androidRestrictedPackageName),
    summary: "restricted_package_name must be an application id, such as com.example.app.",
    why: """
      Only the app with this application id receives the message. Android application ids have at \
      least two parts with a dot between them; each part starts with a letter and contains only \
      letters, digits and underscores. Anything else matches no app.
      """,
    source: "https://developer.android.com/build/configure-app-module (application id)",
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
  ) { name, message in
    if !name.isString || name.contentRange.isEmpty || PackageName.isRight(name) { return [] }
    let field = message.name("android.restricted_package_name")
    return [
      Finding(
        at: name, "\(field) \(name.excerpt) is not an application id",
        help: "write the app's id, such as \"com.example.app\"")
    ]
  }
}
