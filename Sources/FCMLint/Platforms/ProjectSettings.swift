/// Facts about a project that no document contains; rules that need an unknown fact report nothing.
public final class ProjectSettings: Sendable {
  /// No facts.
  public static let none = ProjectSettings()

  /// The bundle ID of the Apple app, such as `com.example.app`.
  public let apnsTopic: String?
  /// The origins that serve the web app, such as `https://example.com`.
  public let webOrigins: [String]?
  /// The IDs of the notification channels that the Android app creates.
  public let androidChannels: [String]?
  /// The identifiers of the notification categories that the Apple app registers.
  public let apnsCategories: [String]?

  /// Creates settings; nil is an unknown fact.
  public init(
    apnsTopic: String? = nil, webOrigins: [String]? = nil, androidChannels: [String]? = nil,
    apnsCategories: [String]? = nil
  ) {
    self.apnsTopic = apnsTopic
    self.webOrigins = webOrigins
    self.androidChannels = androidChannels
    self.apnsCategories = apnsCategories
  }

  /// Returns these settings, with unknown facts taken from `other`.
  package func completed(by other: ProjectSettings) -> ProjectSettings {
    ProjectSettings(
      apnsTopic: apnsTopic ?? other.apnsTopic, webOrigins: webOrigins ?? other.webOrigins,
      androidChannels: androidChannels ?? other.androidChannels,
      apnsCategories: apnsCategories ?? other.apnsCategories)
  }
}
