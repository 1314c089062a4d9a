/// What Apple calls an idea that another platform names differently (webpush §8.2).
package enum AppleEquivalent {
  private static let table: [(words: [String], place: String)] = [
    (["ttl", "timetolive", "apnsttl", "expiration", "expiry"], "the header apns-expiration"),
    (["priority", "urgency", "notificationpriority"], "the header apns-priority"),
    (["collapsekey", "apnscollapsekey", "collapseid", "tag"], "the header apns-collapse-id"),
    (["pushtype"], "the header apns-push-type"),
    (["clickaction"], "category in aps"),
    (["notificationcount"], "badge in aps"),
    (["apnsthreadid", "group"], "thread-id in aps"),
    (["lockey", "bodylockey"], "loc-key in aps.alert"),
    (["locargs", "bodylocargs"], "loc-args in aps.alert"),
    (["titlelockey"], "title-loc-key in aps.alert"),
    (["titlelocargs"], "title-loc-args in aps.alert"),
    (["subtitlelockey"], "subtitle-loc-key in aps.alert"),
    (["subtitlelocargs"], "subtitle-loc-args in aps.alert"),
    (["launchimage"], "launch-image in aps.alert"),
    (["notification"], "alert in aps"),
    (["text", "message", "content"], "body in aps.alert"),
    (
      ["image", "imageurl", "attachmenturl", "mediaurl", "attachment", "picture"],
      "image in apns.fcm_options"
    ),
    (["fcmoptions"], "fcm_options in apns"),
    (["headers"], "headers in apns"),
    (["liveactivitytoken"], "live_activity_token in apns"),
    (["link"], "a custom key next to aps, which the app opens itself"),
  ]

  /// Where Apple has what the word means; nil for a word that no platform is known to use.
  package static func of(_ word: String) -> String? {
    let folded = NameCase.folded(word)
    return table.first { $0.words.contains(folded) }?.place
  }

  /// Words of Android and the web that Apple has nothing for.
  package static func hasNone(_ word: String) -> Bool {
    [
      "icon", "color", "channelid", "androidchannelid", "ticker", "sticky", "visibility",
      "vibratetimings", "vibrate", "lightsettings", "renotify", "requireinteraction", "actions",
    ].contains(NameCase.folded(word))
  }
}
