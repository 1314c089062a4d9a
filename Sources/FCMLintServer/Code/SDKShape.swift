import FCMLint
import FCMLintEmbedding

extension SDKRole {
  /// What an SDK takes for a member with this role, in words; nil if that is what the API takes.
  func shape(_ sdk: AdminSDK) -> String? { sdk == .client ? nil : own(sdk) }

  private func own(_ sdk: AdminSDK) -> String? {
    switch self {
    case .lifetime:
      switch sdk.lifetime {
      case .text: nil
      case .milliseconds: "a number of milliseconds"
      case .seconds: sdk == .python ? "a number of seconds, or a timedelta" : "a number of seconds"
      case .duration:
        sdk == .go
          ? "a time.Duration, such as time.Hour" : "a TimeSpan, such as TimeSpan.FromHours(1)"
      }
    case .milliseconds: sdk.lifetime == .text ? nil : "milliseconds"
    case .lightColor:
      sdk.checksLightColors ? sdk.permitsAlpha ? "#RRGGBB or #RRGGBBAA" : "#RRGGBB" : nil
    case .flag: sdk == .python ? "True or False" : "true or false"
    case .choice(let choice): choice.values(sdk).joined(separator: ", ")
    case .instance(let type): SDKNaming.name(of: type, sdk)
    case .converted: Self.timestamps[sdk]
    case .recipients: "registration tokens"
    default: nil
    }
  }

  private static let timestamps: [AdminSDK: String] = [
    .python: "a datetime", .java: "milliseconds since 1970", .go: "a *time.Time",
    .dotnet: "a DateTime", .dart: "a DateTime",
  ]
}

extension SDKChoice {
  /// The values as code for an SDK writes them.
  func values(_ sdk: AdminSDK) -> [String] {
    accepted.description.split(separator: " ").map { value(String($0), sdk) }
  }

  private func value(_ word: String, _ sdk: AdminSDK) -> String {
    let capitals = word.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    switch (sdk, self) {
    case (.go, .deliveryPriority), (.python, _): return "\"\(word)\""
    case (.go, .notificationPriority): return "messaging.Priority" + capitals
    case (.go, .visibility): return "messaging.Visibility" + capitals
    case (.go, .proxy): return "messaging.Proxy" + capitals
    case (.java, .deliveryPriority): return "AndroidConfig.Priority." + word.uppercased()
    case (.java, .notificationPriority): return "AndroidNotification.Priority." + word.uppercased()
    case (.java, .visibility): return "AndroidNotification.Visibility." + word.uppercased()
    case (.java, .proxy): return "AndroidNotification.Proxy." + word.uppercased()
    case (.dotnet, .deliveryPriority): return "Priority." + capitals
    case (.dotnet, .notificationPriority): return "NotificationPriority." + word.uppercased()
    case (.dotnet, .visibility): return "NotificationVisibility." + word.uppercased()
    case (.dotnet, .proxy): return "NotificationProxy." + capitals
    case (.dart, .deliveryPriority): return "AndroidConfigPriority." + word
    case (.dart, .notificationPriority):
      return "AndroidNotificationPriority." + (word == "default" ? "$default" : word)
    case (.dart, .visibility): return "AndroidNotificationVisibility." + word
    case (.dart, .proxy):
      return "AndroidNotificationProxy." + capitals.prefix(1).lowercased() + capitals.dropFirst()
    default: return word
    }
  }
}

extension SDKType {
  /// The members that code for an SDK can write.
  func members(_ sdk: AdminSDK) -> [SDKField] {
    let others: StaticString =
      switch (self, sdk) {
      case (_, .python): ""
      case (.apnsConfig, .java), (.apnsConfig, .dotnet): "aps custom_data"
      case (.apnsPayload, _): "custom_data"
      case (.apsAlert, _): "subtitle_loc_key subtitle_loc_args"
      default: ""
      }
    return fields.filter { !isMissing($0, sdk) }
      + otherFields.filter { WordList.contains(Array($0.name.description.utf8)[...], in: others) }
  }

  /// Whether an SDK has no member for a field of the others.
  private func isMissing(_ field: SDKField, _ sdk: AdminSDK) -> Bool {
    let missing: StaticString =
      switch (self, sdk) {
      case (.apnsConfig, .java), (.apnsConfig, .dotnet): "payload"
      case (.message, .dotnet): "fid"
      case (.multicastMessage, .dotnet): "fids fcm_options"
      case (.message, .dart): "token topic condition fid"
      case (.multicastMessage, .dart): "fids"
      case (.androidConfig, .dart): "bandwidth_constrained_ok restricted_satellite_ok"
      case (.aps, .dart): "custom_data"
      case (.apsAlert, .java), (.apsAlert, .go), (.apsAlert, .dotnet), (.apsAlert, .dart):
        "custom_data"
      default: ""
      }
    return WordList.contains(Array(field.name.description.utf8)[...], in: missing)
  }
}
