import FCMLint

extension Rule {
  static let pageAsImage = Rule(
    "page-as-image", .notification, .warning,
    on: .fields(.commonImage, .androidImage, .appleImage, .rootAppleImage)
      .and(.webImage).in(.apple),
    summary: "An image should be the URL of a file, not of a page that shows it.",
    why: """
      The links that Google Drive, Google Photos, Dropbox and Imgur give for sharing lead to a web \
      page that shows the file. Devices do not look for the image in the page, so the notification \
      appears without it. Use the URL from which a browser loads the image itself, best from your \
      own server: services for sharing may limit or change such URLs.
      """,
    source: "https://help.dropbox.com/share/force-download",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": «"https://drive.google.com/file/d/1a2b/view?usp=sharing"» } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": «"https://www.dropbox.com/scl/fi/1a2b/a.png?rlkey=3c&dl=0"» } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": "https://drive.google.com/uc?export=view&id=1a2b" } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": "https://www.dropbox.com/scl/fi/1a2b/a.png?rlkey=3c&raw=1" } } }
      """,
    ]
  ) { image, message in
    guard image.isString, !message.urlSummary(of: image).endsLikeImage else { return [] }
    let url = message.url(of: image)
    guard url.isAbsolute, let host = url.host, let page = SharingPage(url) else { return [] }
    return [
      Finding(
        at: image,
        "\(url.text(host).lowercased()) answers with a page here, not with an image",
        help: page.advice)
    ]
  }
}

/// A web page of a service for sharing that shows a file.
private struct SharingPage {
  /// How to get the file itself.
  let advice: String

  /// The page of a URL; nil for any other URL.
  init?(_ url: URLReference) {
    if url.isOn("www.dropbox.com") || url.isOn("dropbox.com") {
      let path = url.text(url.path)
      let query = url.query.map { url.text($0) } ?? ""
      let isFile = query.split(separator: "&").contains { $0 == "raw=1" || $0 == "dl=1" }
      guard path.hasPrefix("/s/") || path.hasPrefix("/scl/"), !isFile else { return nil }
      advice = "write raw=1 instead of dl=0 at the end of the URL"
    } else if url.isOn("imgur.com") || url.isOn("www.imgur.com") {
      guard url.fileExtension.isEmpty, url.path.count > 1 else { return nil }
      advice = "use the URL of the file, on i.imgur.com"
    } else if url.isOn("drive.google.com") {
      // Since January 2024, its links for downloads often answer with a page, too.
      let path = url.text(url.path)
      guard path.hasPrefix("/file/") || path.hasPrefix("/open") else { return nil }
      advice = "put the file on a web server"
    } else if url.isOn("photos.google.com") || url.isOn("photos.app.goo.gl") {
      advice = "put the file on a web server"
    } else {
      return nil
    }
  }
}
