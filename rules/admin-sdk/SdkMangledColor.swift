import FCMLint

extension Rule {
  static let sdkMangledColor = Rule(
    "sdk-mangled-color", .error, about: .color | .light | .arrival, on: .code,
    summary: "The bytes of a light color for the SDK for .NET must be 10 or more in hexadecimal.",
    why: """
      Before it sends a message, the SDK copies LightSettings and writes each byte of the color without \
      a leading zero. Two bytes below 10 shift the others and make another color: of "#FF0000" it makes \
      "#FF00FF". One, three or four of them make a text that is no color, for which it throws. Without \
      an alpha, the SDK adds FF. The color of AndroidNotification is not converted. This is so up to \
      version 3.5, and follows from its source; no message was sent to confirm it.
      """,
    source: "firebase-admin-dotnet 3.5: LightSettings.CopyAndValidate",
    bad: [
      """
      // Push.cs
      using FirebaseAdmin.Messaging;
      var red = new AndroidNotification {
        Title = "a", LightSettings = new LightSettings {
          Color = «"#FF0000"», LightOnDurationMillis = 500,
          LightOffDurationMillis = 500 } };
      var orange = new AndroidNotification {
        Title = "a", LightSettings = new LightSettings {
          Color = «"#FF8800"», LightOnDurationMillis = 500,
          LightOffDurationMillis = 500 } };
      """
    ],
    good: [
      """
      // Push.cs
      using FirebaseAdmin.Messaging;
      var message = new Message { Topic = "news", Android = new AndroidConfig {
        Notification = new AndroidNotification { Title = "Hi", Color = "#FF0000",
          LightSettings = new LightSettings { Color = "#FF1010",
            LightOnDurationMillis = 500, LightOffDurationMillis = 500 } } } };
      """
    ])
}
