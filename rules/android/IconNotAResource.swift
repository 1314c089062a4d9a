import FCMLint

extension Rule {
  /// A small icon is named, not linked.
  static let iconNotAResource = Rule(
    "icon-not-a-resource", .android, .warning, on: .field(.androidIcon),
    summary: "An Android icon must be the name of a drawable resource in the app.",
    why: """
      The client looks the name up among the app's drawables, then its mipmaps. It does not find a \
      URL, a path or a file name there, so the default icon or the app icon is shown.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.icon); firebase-android-sdk",
    bad: [
      """
      { "message": { "topic": "news",
        "android": { "notification": { "icon": «"https://example.com/a.png"» } } } }
      """,
      #"{ "message": { "topic": "news", "android": { "notification": { "icon": «"ic_news.png"» } } } }"#,
      #"{ "message": { "topic": "news", "android": { "notification": { "icon": «"/img/ic_news"» } } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "android": { "notification": { "icon": "ic_news" } } } }"#,
      #"{ "message": { "topic": "news", "android": { "notification": { "icon": "@mipmap/ic_a" } } } }"#,
    ]
  ) { icon, _ in
    let raw = icon.rawContent
    guard
      raw.contains(where: { $0 == .slash || $0 == .period || $0 == .backslash || $0 == .colon }),
      let text = icon.text
    else { return [] }
    if text.contains(bytesOf: "://") || text.hasPrefix("//") || text.hasPrefix("data:") {
      return [
        Finding(
          at: icon, "icon \(icon.excerpt) is a URL, not a resource: Android does not find it",
          help: "write the name of a drawable; an image from the web goes in \"image\"")
      ]
    }
    let file = text.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    let name = ResourceFileExtension.dropped(from: file, ResourceFileExtension.pictures)
    let hasPath = file.utf8.count < text.utf8.count
    // Android's own look-up takes `[@][package:][type/]` in front of the name.
    let typed = text.split(separator: ":").last.map(String.init) ?? text
    let isTyped = ["drawable/\(file)", "mipmap/\(file)"].contains(
      typed.hasPrefix("@") ? String(typed.dropFirst()) : typed)
    guard name != nil || (hasPath && !isTyped) else { return [] }
    let finding = Finding(
      at: icon,
      hasPath
        ? "icon \(icon.excerpt) is a path, not a resource: Android does not find it"
        : "icon \(icon.excerpt) is a file, not a resource: Android does not find it",
      help: "write the name of a drawable in the app, such as \"ic_news\"")
    let resource = name ?? file
    guard !resource.isEmpty, !resource.contains(".") else { return [finding] }
    return [
      finding.fix(
        "write \"\(Excerpt.shortened(resource))\"", .unsafe, icon.replacing(withText: resource))
    ]
  }
}
