/// How people say the words of the symptoms.
enum SymptomVocabulary {
  /// Words with the same meaning: the first one replaces the others.
  static let synonyms = [
    "ios iphone ipad apple apns watch", "sound ring ringtone ringing audio silent mute quiet beep",
    "image picture photo pic thumbnail icture",
    "click tap touch press tapped clicked clicking tapping taps clicks",
    "android pixel samsung oreo", "web browser chrome firefox safari webpush",
    "notification push notifications pushes",
    "shown show displayed display appear appears visible shows displays see",
    "token tokens registration", "twice double duplicated duplicate multiple repeated",
    "opened open opens opening launch",
    "received receive arrive arrives arriving delivered deliver gets get",
    "rejected reject refused invalid rejects fails failed error",
    "woken wake wakes wakeup waken woke",
    "change changes changed update updated updating updates increase",
    "missing lost gone lacks lack without no not never does doesn't doesnt didn't didnt isn't isnt nothing nobody",
    "color colour", "ttl lifetime", "big large", "string strings text",
    "topic topics", "button buttons", "delayed late slow delay",
    "called triggered invoked", "vibrate vibration vibrates vibrating", "badge badges",
    "data payload",
  ]

  /// Words without meaning for a search.
  static let stopWords =
    "a an the on in at of is are was be to for and or my our it its with when do i we that this but from by after has have why how can up did"
}
