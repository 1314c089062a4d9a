/// What a message shows in browsers.
///
/// Sources: firebase-js-sdk (2026-08), `sw-listeners.ts`; Notifications API; RFC 8030.
struct WebPreview {
  private let document: MessageDocument
  private var preview: EffectiveMessageBuilder

  static func of(_ document: MessageDocument) -> EffectiveMessage {
    var web = WebPreview(document: document, preview: EffectiveMessageBuilder(document, .web))
    return web.made()
  }

  private var isShown: Bool { document.hasCommonText || document.hasWebText }

  private mutating func made() -> EffectiveMessage {
    if isShown || document.has(.webNotification) || document.has(.notification) {
      preview.show(.notification, "a notification is displayed, then onBackgroundMessage runs")
      addContent()
      addTap()
      addEffects()
      preview.addData([.webData, .data], note: "passed to onBackgroundMessage, not displayed")
    } else {
      preview.showData(
        [.webData, .data], "nothing is displayed; the service worker's onBackgroundMessage runs",
        note: "passed to onBackgroundMessage, not displayed")
    }
    if preview.result.display == .background {
      // Chromium displays a text of its own, and Safari may withdraw the permission.
      preview.add(
        .background, byDefault: "onBackgroundMessage should display a notification",
        note: "else Chromium displays \"This site has been updated in the background\", and Safari "
          + "may withdraw the permission")
    }
    addDelivery()
    return preview.end()
  }

  // MARK: Content

  private mutating func addContent() {
    preview.addText(
      .title, [.webTitle, .commonTitle], otherwise: "none: the browser displays its own text")
    preview.addText(.body, [.webBody, .commonBody])
    if let image = preview.first([.webImage]) {
      preview.addImage(
        image, isShown: { !$0.isMedia },
        note: "a large picture in Chromium; Firefox and Safari ignore it")
    } else if let image = document[.commonImage] {
      preview.add(
        .image, image, note: "not documented for browsers; set webpush.notification.image",
        isOpen: true)
    }
    preview.add(.icon, first: [.webIcon], note: "Safari displays the icon of the site instead")
    preview.add(.badge, first: [.webBadge], note: "an icon for the status bar of Android")
    if let silent = document[.webSilent], WebPushVocabulary.truth(of: silent) == true {
      preview.add(.sound, silent, value: "none", note: "silent is true")
    } else {
      preview.add(.sound, byDefault: "the browser and the system decide")
    }
    if let actions = document[.webActions], actions.isArray {
      let titles = actions.elements.prefix(2).compactMap { $0[name: "title"]?.text }
      preview.add(
        .buttons, actions, value: titles.joined(separator: ", "),
        note: "the service worker must handle their clicks; Safari has no buttons")
    }
  }

  // MARK: Effects

  /// Source: firebase-js-sdk, `getLink` and `getWindowClient`.
  private mutating func addTap() {
    preview.add(
      .foreground,
      byDefault: "nothing is displayed while a page of the site is visible; its onMessage runs")
    guard let field = [Field.webLink, .webClickAction].first(where: preview.holds),
      let link = document[field]
    else {
      let note = "Safari opens it; in other browsers a click opens nothing"
      return preview.add(
        .tap, first: [.webNavigate],
        otherwise: "closes the notification and opens nothing, because no link is set",
        note: note)
    }
    let problem = link.isOpaque || !link.isString ? nil : document.url(of: link).problem
    let isPlain = problem == nil && document.editToHTTPS(link) != nil
    let note =
      switch problem {
      case nil where isPlain: "must be https, but FCM has been observed to deliver http"
      case nil:
        "opened only if it has the host of the site; if a window of the site is open, that window "
          + "gets the focus instead"
      case .noScheme: "the browser's SDK accepts a path, FCM requires https"
      default: "not a web URL, so a click opens nothing"
      }
    preview.add(.tap, link, note: note, isOpen: isPlain || problem == .noScheme)
  }

  private mutating func addEffects() {
    preview.add(
      .replaces, first: [.webTag],
      otherwise: "nothing: without a tag, every message is a new notification",
      note: "replaces the notification with the same tag, not in Safari")
    preview.add(.time, first: [.webTimestamp], note: "displayed by Chromium")
  }

  private mutating func addDelivery() {
    if preview.result.display == .nothing { return }
    preview.add(
      .priority, first: [.webUrgency], otherwise: "normal",
      note: "the browser's power saving decides what waits")
    preview.addLifetime(document[.webTTL], document[.webTTL]?.text.flatMap { Int64($0) })
    preview.add(
      .collapse, first: [.webTopic],
      note: "replaces a message with this topic that is still waiting")
  }
}
