import FCMLint

/// The words in which people ask: what they mean by a word.
enum Lexicon {
  /// A line for each aspect, platform or word of the rules, with the words that mean it, in any form;
  /// those of `nothing` say nothing. `_` joins words that count only next to each other, and a word with
  /// `+` is also looked for in the texts of rules.
  private static let table = """
    live: live_activity liveactivity push_to_start pushtostart activitykit dynamic_island activity_update activity_not activity_is_not activity_doesnt activity_stays update_activity
    buttons: button action quick_reply
    badge: badge unread bubble counter app_icon_number red_number number_on_the icon_number icon_count app_icon_count wrong_count dot on_launcher on_the_launcher
    image: image picture pic photo foto thumbnail img jpg+ jpeg+ png+ gif+ svg+ webp+ attachment bigpicture artwork rich_push rich_notification service_extension notificationserviceextension unnotificationserviceextension mutable+ mutable_content+ mutablecontent+ logo_image video+
    vibration: vibrate vibration vibe buzz haptic rumble
    light: led blink light lamp flash
    icon: icon logo white_square gray_square grey_square gray_box grey_box white_box white_circle gray_circle ic_launcher mipmap
    color: color colour accent tint
    sound: sound ring ringtone audio silent mute quiet beep tone chime mp3+ wav+ caf+ aiff+ soundless noise jingle hear volume+ critical_alert+
    time: 1970+ years_ago off_by_hours timestamp date wrong_time event_time wrong_hour old_time clock time_of time_is_wrong shown_time
    heads-up: time_sensitive do_not_disturb interruption_level heads_up headsup popup pop floating peek slides_down drop_down focus shade in_drawer only_in_the_drawer on_top top_of only_in_the_tray only_in_tray only_tray
    twice: twice double duplicate two_times 2_times 2x multiple_times several_times same_push same_notification two_notifications identical repeatedly each_one_two
    group: group thread stack conversation bundled_by
    tap: tap click click_action+ touch press deeplink opens_nothing not_open doesn't_open doesnt_open wrong_screen wrong_page link pending_intent launch_url open_url redirect open_app opens_browser open_the_browser in_the_browser_instead opens_a not_launched another_page right_screen
    replace: replace new_entry separate_entry one_only both_the overwrite pile collapse+ stay newest latest next_to only_the_last instead_of_one stack_up only_last superseded override disappears_when swallowed overwritten update previous earlier old_one keep
    lifetime: ttl time_to_live lifetime expire expiration expiry day_later after_days week+ keep_message keeps_the_message yesterday outdated offline flight_mode stale was_off were_off switched_off turned_off airplane old_notification next_day still_arrives too_old off_for how_long
    delay: delay queue idle late slow slowly doze sleep unlock screen_on screen_off screen_is_off screen_is_on minute hour immediately instantly lag in_batches all_at_once battery downgraded deprioritized hibernation wake_up_the_phone standby ages wait turned_on much_later
    size: too_big too_large too_long to_big to_large to_long size large_payload 4096+ 4kb 4k byte kilobyte kb bigger_than larger_than limit too_much truncated+
    language: translate translation language localize localization localisation loc_key+ loc_args+ english german french wrong_text untranslated
    wake: wake data_in_background data_in_the_background woken woke wakeup awake handler callback onmessagereceived onmessage onbackgroundmessage setbackgroundmessagehandler didreceiveremotenotification didreceive background_push silent_push silent_notification background_message background_handler background_fetch background_task data_message data_only content_available+ contentavailable+ headless headlesstask voip+ pushkit+ callkit+ trigger invoke fired not_called is_called isnt_called isn't_called never_called run_code execute background_processing runs_in_background service_not start
    data: data nested_data digit+ big_number+ long_number+ large_number+ order_id+ userinfo user_info extras empty_after null_after missing_after my_keys custom_key fields_missing getextras
    foreground: foreground onscreen on_screen on_the_screen page_in_front page_is_open page_open page_is_visible page_is_active tab_is_open tab_open tab_is_active app_is_open app_is_on app_open app_is_in_use app_in_use app_is_active application_is_open application_open application_in_use inside_the_app using_the_app use_the_app using_app while_open while_using open_app_no open_in_the_app im_in_the_app screen_of_the_app page_is_focused tab_is_focused
    display: simulator+ simctl+ nothing_pops_up nothing_pops nothing_comes_up show shown display appear visible see seen banner nothing_happens tray notification_center notification_centre lock_screen lockscreen channel+ channel_id+ title+ body+ subtitle+ hidden hide invisible vanish disappear comes_up blank empty_notification background closed killed terminated swiped force_quit force_stopped not_running quit no_notification notification_missing push_missing missing_notification
    text: placeholder+ braces+ variable undefined null_shown object_object+ umlaut emoji question_marks strange_characters weird_characters garbled accents literally wrong_text empty_text no_text text_missing text_cut
    target: topic+ condition+ subscriber subscribe recipient+ token+ registration_id registrationtoken device_group+ multicast+ everyone all_users all_devices segments
    syntax: json+ comma+ quote+ bracket+ brace+ colon+ parse parser syntax+ malformed unexpected+ bom+ encoding+ escape+ comment+
    secret: secret leak repository github private_key api_key service_account_key committed credential
    arrival: nothing_on arrive deliver delivery receive get got reject refuse fail error accept reach lost come came send sent dropped success successful invalid working bad_request no_push no_message
    android: android pixel samsung xiaomi miui huawei oppo vivo oneplus oreo doze kotlin galaxy redmi realme motorola nexus onmessagereceived firebasemessagingservice heads_up headsup tray channel channel_id playstore emui force_stop
    apple: apple simulator simctl ios iphone ipad ipados apns apn watchos macos mac ipod aps didreceiveremotenotification unnotificationserviceextension notificationserviceextension service_extension callkit pushkit voip live_activity activitykit dynamic_island force_quit xcode content_available mutable_content uiapplication swiftui appdelegate airpods apple_watch
    web: web page_in_front page_is_open page_open page_is_visible tab_is_open tab_open browser chrome firefox safari edge opera brave chromium webpush pwa website webpage service_worker serviceworker desktop onbackgroundmessage shownotification tab vapid
    encoding: utf utf_8 umlaut emoji accents garbled charset encoded mojibake diacritics question_marks strange_characters weird_characters cyrillic chinese arabic
    typographic: curly smart from_word word_document slanted
    string: text number numeric integer int boolean nested object array list nested_json nested_data
    legacy: old_api old_server deprecated server_key fcm_send registration_ids migrate migration discontinued legacy_api
    interruption: focus focus_mode time_sensitive timesensitive do_not_disturb dnd
    placeholder: variable template mustache
    milliseconds: millis ms second unit
    multiple: several two both together same_message oneof already_set
    tokens: registration_tokens
    validate: dry_run dryrun validate_only success
    integer: integer digits big_number long_number order_id large_number
    nothing: a an the on in at of is are was were be been being to for and or my our it its it's with when do does \
    did i we i'm im they them their you your he she that this there then but from by after before has have had why \
    how can could up not no never nothing don't doesn't doesnt didn't didnt isn't isnt won't wont can't cant \
    aren't arent haven't hasn't as if so what which who only also just even still again any some all every each \
    one push notifications notif message msg fcm firebase app phone device user should must may would will instead \
    than into out about me us get set use make made like via without because while where open default custom own \
    name page anymore always sometimes very too more now new here want try tried through applied activity night
    """

  // MARK: Search

  struct Meaning {
    var aspects: [SymptomSet.Aspect] = []
    var platform: PayloadSize.Platform?
    /// The word to look for in the texts of rules.
    var word: String?

    /// The meaning in "only when the app is open", which is about the background.
    var outOfForeground: Meaning {
      var meaning = self
      meaning.aspects = aspects.map { $0 == .foreground ? .display : $0 }
      return meaning
    }
  }

  /// The most words of a phrase.
  static let longest = 4

  /// The meanings by the stems of the words.
  static let words: [String: Meaning] = {
    var words: [String: Meaning] = [:]
    for line in table.split(separator: "\n") {
      let cells = cells(line, ":")
      let aspect = SymptomSet.Aspect(rawValue: cells[0])
      let platform = PayloadSize.Platform(rawValue: cells[0])
      for form in cells[1].split(separator: " ") {
        let stems = form.split { $0 == "_" || $0 == "+" }.map { stem(String($0)) }
        let phrase = stems.joined(separator: " ")
        var meaning = words[phrase] ?? Meaning()
        if let aspect {
          meaning.aspects.append(aspect)
        } else if let platform {
          meaning.platform = platform
        } else if cells[0] != "nothing" {
          meaning.word = stem(cells[0])
        }
        if form.hasSuffix("+") { meaning.word = meaning.word ?? phrase }
        words[phrase] = meaning
      }
    }
    return words
  }()

  /// The word without its ending, the same for all of its forms.
  static func stem(_ word: String) -> String {
    if word.hasSuffix("n't") { return word }
    if word.hasSuffix("ies"), word.utf8.count > 5 { return word.dropLast(3) + "y" }
    let ending = ["ing", "ed", "es", "s", "e"].first {
      word.hasSuffix($0) && word.utf8.count > $0.utf8.count + 2
    }
    var stem = word.hasSuffix("ss") ? word : String(word.dropLast(ending?.utf8.count ?? 0))
    if stem.utf8.count > 3, stem.utf8.last == stem.utf8.dropLast().last { stem.removeLast() }
    return stem
  }

  /// The stems of all words.
  private static let stems = Set(words.keys.flatMap { $0.split(separator: " ").map { String($0) } })

  /// The stem of a word, or that of the known one that differs least from it.
  static func corrected(_ word: String, _ vocabulary: Set<String>) -> String {
    let stem = stem(word)
    let letters = Array(stem.utf8)
    if letters.count < 4 || stems.contains(stem) || vocabulary.contains(stem) { return stem }
    let near = stems.compactMap { known -> (distance: Int, length: Int, word: String)? in
      let other = Array(known.utf8)
      guard other.count > 3, other.first == letters.first else { return nil }
      return EditDistance.within(letters.count > 8 ? 2 : 1, letters, other).map {
        ($0, -other.count, known)
      }
    }
    // People leave out letters more often than they add some.
    return near.min { $0 < $1 }?.word ?? stem
  }

  /// The cells of a line, without spaces around them.
  static func cells(_ line: Substring, _ separator: Character) -> [String] {
    line.split(separator: separator).map { cell in
      var cell = cell
      while cell.first == " " { cell.removeFirst() }
      while cell.last == " " { cell.removeLast() }
      return String(cell)
    }
  }
}
