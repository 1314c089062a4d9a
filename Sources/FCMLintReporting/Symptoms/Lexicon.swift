import FCMLint

/// The words in which people ask: what they mean by a word, in any form and with misspellings.
enum Lexicon {
  /// An aspect, or a word of the rules, and the words that mean it. `_` joins words that count only
  /// next to each other, and a word with `+` is also looked for in the texts of rules.
  private static let meanings = """
    live: live_activity live_activities liveactivity activitykit dynamic_island activities activity_update activity_updates activity_not_updated activity_is_not_updated activity_does_not activity_doesn't activity_doesnt activity_stays update_activity update_the_activity
    buttons: button buttons action_buttons actions action_button quick_reply quick_action
    badge: badge badges unread app_icon_number red_number red_dot number_on_the icon_number icon_count unread_count app_icon_count wrong_count dot on_launcher on_the_launcher launcher_dot launcher_count
    image: image images picture pictures pic pics photo photos foto fotos thumbnail img jpg+ jpeg+ png+ gif+ svg+ webp+ attachment big_picture bigpicture artwork banner_image rich_push rich_notification service_extension notificationserviceextension unnotificationserviceextension mutable+ mutable-content+ mutablecontent+ logo_image video+
    vibration: vibrate vibration vibrates vibrating vibe buzz buzzes haptic rumble vibrate_timings
    light: led blinking light_settings lights blink blinks notification_light lamp flash
    icon: icon icons logo small_icon white_square gray_square grey_square gray_box grey_box white_box white_circle gray_circle ic_launcher mipmap
    color: color colors colour colours accent tint coloured colored
    sound: sound sounds ring ringing ringtone rings audio silent mute muted quiet beep beeps tone chime mp3+ wav+ caf+ aiff+ soundless noise jingle hear play_sound volume+ critical_alert+ makes_no_sound
    time: 1970+ years_ago off_by_hours timestamp date wrong_time event_time wrong_hour old_time wrong_date clock clock_time time_of time_is_wrong shown_time
    heads-up: time_sensitive focus_mode do_not_disturb interruption_level heads_up headsup heads-up popup pop_up pops_up pop-up pop floating peek slides_down drop_down only_in_the_tray only_in_tray only_tray status_bar_only only_in_the_status only_in_the_shade only_in_the_drawer
    twice: twice double doubled duplicate duplicates duplicated two_times multiple_times same_push same_notification several_times 2x two_notifications two_identical repeatedly 2_times each_one_two
    group: group grouped grouping groups bundle_together thread thread-id+ thread_id+ stacked summary_of stack conversation
    tap: tap taps tapped tapping click clicks clicked clicking touch touches touched press pressed pressing deep_link deeplink deep_links opens_the opens_nothing does_not_open doesn't_open doesnt_open wrong_screen wrong_page link links click_action+ click-action+ pending_intent launch_url open_url redirect open_app opens_browser opens_the_browser open_the_browser in_the_browser_instead opens_app open_the_app opening_the opens_a
    replace: replace replaces replaced replacing overwrite overwrites overwritten overwriting pile piles stays_in pile_up old_ones previous_one both_the_old old_one collapse+ collapse_key+ collapse_id+ collapsing update_the_notification keeps stay stays newest latest only_the_last instead_of_one stack_up only_last only_the_latest only_newest only_the_newest stays_there superseded override disappears_when swallowed
    lifetime: ttl time_to_live lifetime expire expires expired expiration expiry days_later day_later after_days weeks+ keeps_messages keeps_the_message keep_messages yesterday outdated was_offline offline flight_mode airplane_mode stale_notification was_off switched_off were_off airplane turned_off old_notification old_notifications next_day still_arrives phone_was_off too_old
    delay: delay delayed delays late hours_later minutes_later arrives_later comes_later much_later slow slowly doze sleep sleeping sleeps unlock unlocked unlocking screen_on minutes hours hour minute immediately instantly lag screen_off in_batches all_at_once battery downgraded deprioritized hibernation wake_up_the_phone screen_is_off screen_is_on priority_downgraded standby
    size: too_big too_large too_long to_big to_large to_long size large_payload 4096+ 4kb 4k bytes kilobytes kb bigger_than larger_than limit too_much 4_kb truncated+
    language: translated translation translate translations language localized localised localization localisation loc-key+ loc_key+ loc-args+ loc_args+ english german french wrong_text untranslated
    wake: wake woken wakes waking woke wakeup awake handler callback onmessagereceived onmessage onbackgroundmessage setbackgroundmessagehandler didreceiveremotenotification didreceive background_push silent_push silent_notification silent_notifications silent_pushes background_message background_handler background_fetch background_task data_message data_messages data-only data_only content-available+ content_available+ contentavailable+ headless headlesstask voip+ pushkit+ callkit+ not_called isn't_called never_called not_triggered never_triggered trigger triggers triggered invoked fired called run_code execute background_processing runs_in_background service_not
    data: data nested_data payload_data digits+ big_number+ long_number+ large_number+ order_id+ custom_key custom_keys custom_data userinfo user_info extras empty_after_click empty_after_tap null_after_click null_after_tap missing_after_click missing_after_tap empty_after_tapping empty_after_clicking key_value intent_extras keys fields_missing extras_empty getextras
    foreground: foreground page_in_front page_is_open page_open page_is_visible tab_is_open tab_open application_is_open application_open application_in_use using_the_app use_the_app using_app app_in_use im_in_the_app app_is_open app_open in_the_app app_is_active while_open while_using app_is_in_use open_app_no inside_the_app screen_of_the_app onscreen
    display: nothing_pops_up nothing_pops nothing_comes_up show shows shown showing showed display displays displayed displaying appear appears appeared appearing visible see seen banner nothing_happens tray notification_center notification_centre lock_screen lockscreen channel+ channels+ channel_id+ title+ body+ subtitle+ hidden hides invisible vanish vanishes disappear disappears shown_up comes_up blank empty_notification background closed killed terminated swiped force_quit force_closed force_stopped not_running kill close in_the_background force-quit quit
    text: placeholder+ placeholders+ braces curly_braces+ variable undefined null_shown object_object+ wording umlaut umlauts emoji emojis question_marks strange_characters weird_characters garbled accents literally wrong_text empty_text no_text text_missing text_cut
    target: topic+ topics+ condition+ conditions+ subscriber subscribers subscribed subscribe recipient+ recipients+ token+ tokens+ registration_id registration_ids registrationtoken device_group+ device_token multicast+ everyone all_users all_devices segments
    syntax: json+ json_body comma+ commas+ quote+ quotes+ bracket+ brackets+ brace+ colon+ parse parsing parser syntax+ malformed unexpected+ bom+ encoding+ escape+ comment+ comments+
    secret: secret secrets leaked leak repository github private_key api_key commit_token service_account_key committed credential
    arrival: nothing_on nothing_on_the nothing_on_my arrive arrives arrived arriving deliver delivered delivery delivering receive received receives receiving get gets got reject rejected rejects refuse refused refuses fail fails failed failing error errors accept accepted reach reaches reached lost come comes came coming send sends sent dropped drop success successful invalid working works bad_request not_work nothing_arrives
    """

  /// A platform and the words that mean it.
  private static let platforms = """
    android: android pixel samsung xiaomi miui huawei oppo vivo oneplus oreo doze kotlin galaxy redmi realme motorola nexus onmessagereceived firebasemessagingservice heads_up heads-up headsup tray channel channels channel_id playstore emui force_stop force_stopped
    apple: apple ios iphone iphones ipad ipados apns apn watchos macos mac ipod aps didreceiveremotenotification unnotificationserviceextension notificationserviceextension service_extension callkit pushkit voip live_activity live_activities activitykit dynamic_island force-quit xcode content-available content_available mutable-content uiapplication swiftui appdelegate airpods apple_watch iphne
    web: web page_in_front page_is_open page_open page_is_visible tab_is_open tab_open browser browsers chrome firefox safari edge opera brave chromium webpush pwa website webpage service_worker serviceworker service-worker sw.js desktop onbackgroundmessage shownotification tab tabs vapid
    """

  /// A word of the rules and the words that mean the same; the first one replaces the others.
  private static let synonyms = """
    encoding: utf utf-8 umlaut umlauts emoji emojis accents garbled charset encoded mojibake diacritics question_marks strange_characters weird_characters cyrillic chinese arabic
    typographic: curly smart from_word word_document slanted
    lifetime: ttl duration time_to_live
    string: text strings number numbers numeric integer int boolean nested object objects array list nested_json nested_data
    legacy: old_api old_server deprecated server_key fcm/send registration_ids migrate migrated migration discontinued legacy_api
    vibrate: vibration
    loc: localized localised localization localisation translated translation language translate
    utf8: byte-order
    https: http cleartext ssl
    url: link
    extension: ending suffix
    critical: bypass mute_switch silent_switch
    interruption: focus focus_mode time_sensitive time-sensitive timesensitive do_not_disturb dnd
    sandbox: development production
    conflict: merge
    bracket: brace braces brackets curly_brace
    placeholder: placeholders variable variables template mustache
    page: drive dropbox google_drive imgur
    local: localhost private_network intranet 127.0.0.1 192.168
    resource: drawable mipmap raw res ic_launcher
    milliseconds: millis ms millisecond second seconds unit
    multiple: several two both together same_message oneof already_set
    many: more_than too_many limit
    priority: urgent urgency high_priority
    color: colour
    tokens: registration_tokens
    validate: dry_run dryrun dry-run validate_only success
    doze: standby
    host: domain other_domain other_site
    relative: path
    duplicate: twice double repeated
    channel: channels
    integer: digits big_number long_number order_id large_number
    category: actions
    call: calls voip pushkit callkit
    """

  private static let ignored = """
    a an the on in at of is are was were be been being to for and or my our it its it's with when do does \
    did i we i'm im they them their you your he she that this there then but from by after before has have \
    had why how can could up not no never nothing don't doesn't doesnt didn't didnt isn't isnt won't wont \
    can't cant aren't arent haven't hasn't as if so what which who only also just even still again any \
    some all every each one push pushes notification notifications notif notifs message messages \
    msg fcm firebase app apps phone phones device devices user users should must may would will \
    instead than into out about me us get gets set use using used make makes made like via without \
    because while where open opens default custom own name names page anymore always sometimes very too more now new here want try tried through
    """

  // MARK: Tables

  struct Meaning {
    var aspects: [SymptomSet.Aspect] = []
    var platform: PayloadSize.Platform?
    /// The word to look for in the texts of rules.
    var word: String?
  }

  static let words: [String: Meaning] = {
    var words: [String: Meaning] = [:]
    for word in ignored.split(separator: " ") { words[String(word)] = Meaning() }
    for (name, forms) in rows(synonyms) {
      for form in [name] + forms { words[form, default: Meaning()].word = name }
    }
    for (name, forms) in rows(meanings) {
      guard let aspect = SymptomSet.Aspect(rawValue: name) else { continue }
      for form in forms {
        let isWord = form.hasSuffix("+")
        let form = isWord ? String(form.dropLast()) : form
        words[form, default: Meaning()].aspects.append(aspect)
        if isWord, words[form]?.word == nil { words[form]?.word = form }
      }
    }
    for (name, forms) in rows(platforms) {
      for form in forms {
        words[form, default: Meaning()].platform = PayloadSize.Platform(rawValue: name)
      }
    }
    return words
  }()

  private static func rows(_ table: String) -> [(name: String, forms: [String])] {
    table.split(separator: "\n").map { line in
      let cells = cells(line, ":")
      return (
        cells[0],
        cells[1].split(separator: " ").map { form in
          String(form.map { $0 == "-" ? "_" : $0 })
        }
      )
    }
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
