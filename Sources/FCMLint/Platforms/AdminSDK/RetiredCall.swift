/// A method that sends by an API that is switched off.
///
/// Source: firebase-admin-node 13.0, which removed its methods; firebase-admin 7.0 for Python, PyFCM 2.0,
/// `fcm` 2.0 for Ruby and `fcm` 1.0 for Rust, as well; firebase-admin-java 9.2, firebase-admin-go 4.12 and firebase-admin-dotnet 2.4, in which
/// they are deprecated.
package struct RetiredCall: Sendable {
  /// The name of the method to call instead.
  package let successor: StaticString
  /// Whether it sent by the legacy API, and took other messages.
  package let isLegacy: Bool
  package let sdk: AdminSDK

  /// The method of a library with this name; nil if it may be called.
  package init?(named name: ArraySlice<UInt8>, of sdk: AdminSDK) {
    self.sdk = sdk
    if sdk == .node && WordList.contains(name, in: Self.legacy) {
      (isLegacy, successor) = (true, "send")
    } else if let row = Self.batches(sdk).first(where: { WordList.contains(name, in: $0.name) }) {
      (isLegacy, successor) = (sdk == .pyfcm || sdk == .client, row.successor)
    } else {
      return nil
    }
  }

  private static var legacy: StaticString {
    "sendToDevice sendToDeviceGroup sendToTopic sendToCondition"
  }

  /// The methods that send several messages in one request, those of PyFCM and of `fcm` for Ruby, and the
  /// builder of `fcm` for Rust, with a space between their names.
  private static func batches(
    _ sdk: AdminSDK
  ) -> [(name: StaticString, successor: StaticString)] {
    switch sdk {
    case .node: [("sendAll", "sendEach"), ("sendMulticast", "sendEachForMulticast")]
    case .python: [("send_all", "send_each"), ("send_multicast", "send_each_for_multicast")]
    case .java:
      [
        ("sendAll", "sendEach"), ("sendMulticast", "sendEachForMulticast"),
        ("sendAllAsync", "sendEachAsync"), ("sendMulticastAsync", "sendEachForMulticastAsync"),
      ]
    case .go:
      [
        ("SendAll", "SendEach"), ("SendMulticast", "SendEachForMulticast"),
        ("SendAllDryRun", "SendEachDryRun"),
        ("SendMulticastDryRun", "SendEachForMulticastDryRun"),
      ]
    case .dotnet:
      [("SendAllAsync", "SendEachAsync"), ("SendMulticastAsync", "SendEachForMulticastAsync")]
    case .pyfcm:
      [
        (
          """
          notify_single_device notify_multiple_devices notify_topic_subscribers \
          single_device_data_message multiple_devices_data_message topic_subscribers_data_message
          """, "notify"
        )
      ]
    case .client: [("send send_notification", "send_v1"), ("MessageBuilder", "send")]
    case .dart, .kreait, .laravel: []
    }
  }
}
