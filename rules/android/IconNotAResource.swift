import FCMLint

extension Rule {
  static let iconNotAResource = Rule(
    "icon-not-a-resource", .android, .warning, on: .field(.androidIcon),
    summary: "An Android icon should be the name of a drawable resource in the app.",
    why: """
      The Android client looks the name up among the app's drawables, then its mipmaps. It finds \
      no URL, path, file name or R.drawable.name there, and shows the default icon or the app icon.
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
      """
      { "message": { "topic": "news",
        "android": { "notification": { "icon": «"R.drawable.ic_news"» } } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "android": { "notification": { "icon": "ic_news" } } } }"#,
      #"{ "message": { "topic": "news", "android": { "notification": { "icon": "@mipmap/ic_a" } } } }"#,
    ]
  ) { icon, message in
    let raw = icon.rawContent
    guard
      raw.contains(where: { $0 == .slash || $0 == .period || $0 == .backslash || $0 == .colon }),
      let text = icon.text
    else { return [] }
    // `R` is a class of the app's code; the client looks only for names.
    if text.hasPrefix("R."), let name = text.split(separator: ".").last, text.count > 2 {
      return [
        Finding(
          at: icon, "Android does not find icon \(icon.excerpt): it is code, not a resource",
          help: "write only the name of the resource"
        ).fix(
          "replace with \"\(Excerpt.shortened(String(name)))\"", .unsafe,
          icon.replacing(withText: String(name)))
      ]
    }
    if text.contains(bytesOf: "://") || text.hasPrefix("//") || text.hasPrefix("data:") {
      return [
        Finding(
          at: icon, "Android does not find icon \(icon.excerpt): it is a URL",
          help: message.text("write the name of a drawable, or use `android.notification.image`"))
      ]
    }
    let file = text.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    let name = ResourceFileExtension.dropped(from: file, ResourceFileExtension.pictures)
    let hasPath = file.utf8.count < text.utf8.count
    // Android's own lookup accepts `[@][package:][type/]` before the name.
    let typed = text.split(separator: ":").last.map(String.init) ?? text
    let isTyped = ["drawable/\(file)", "mipmap/\(file)"].contains(
      typed.hasPrefix("@") ? String(typed.dropFirst()) : typed)
    guard name != nil || (hasPath && !isTyped) else { return [] }
    let finding = Finding(
      at: icon,
      hasPath
        ? "Android does not find icon \(icon.excerpt): it is a path, not a resource"
        : "Android does not find icon \(icon.excerpt): it is a file, not a resource",
      help: "write the name of a drawable in the app, such as \"ic_news\"")
    let resource = name ?? file
    guard !resource.isEmpty, !resource.contains(".") else { return [finding] }
    return [
      finding.fix(
        "replace with \"\(Excerpt.shortened(resource))\"", .unsafe,
        icon.replacing(withText: resource))
    ]
  }
}
