/// What only the project knows about itself, and the configuration tells.
public final class ProjectSettings: Sendable {
  /// Nothing known: the rules that need a fact stay silent.
  public static let none = ProjectSettings()

  /// The bundle identifier of the app.
  public let apnsTopic: String?
  /// The origins the web app is served from, such as `https://example.com`.
  public let webOrigins: [String]?
  /// The ids of the notification channels that the Android app creates.
  public let androidChannels: [String]?
  /// The identifiers of the notification categories that the Apple app registers.
  public let apnsCategories: [String]?

  public init(
    apnsTopic: String? = nil, webOrigins: [String]? = nil, androidChannels: [String]? = nil,
    apnsCategories: [String]? = nil
  ) {
    self.apnsTopic = apnsTopic
    self.webOrigins = webOrigins
    self.androidChannels = androidChannels
    self.apnsCategories = apnsCategories
  }

  /// These facts, with those of `other` where this one knows nothing.
  package func completed(by other: ProjectSettings) -> ProjectSettings {
    ProjectSettings(
      apnsTopic: apnsTopic ?? other.apnsTopic, webOrigins: webOrigins ?? other.webOrigins,
      androidChannels: androidChannels ?? other.androidChannels,
      apnsCategories: apnsCategories ?? other.apnsCategories)
  }
}
