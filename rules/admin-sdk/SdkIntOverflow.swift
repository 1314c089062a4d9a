import FCMLint

extension Rule {
  static let sdkIntOverflow = Rule(
    "sdk-int-overflow", .error, about: .lifetime, on: .code,
    summary: "A product of milliseconds must not overflow int before it becomes a long.",
    why: """
      setTtl of the SDK for Java takes a long, but a product of int literals is an int, which ends at \
      2147483647 milliseconds, less than 25 days. The result wraps around: 28 * 24 * 60 * 60 * 1000 is \
      -1875767296, for which the SDK throws "ttl must not be negative", and other products become a \
      positive number that expires too early. Java reports nothing.
      """,
    source: "firebase-admin-java 9.10: AndroidConfig.setTtl; Java Language Specification, 15.17.1",
    bad: [
      """
      // Push.java
      import com.google.firebase.messaging.*;
      class Push {
        AndroidConfig config = AndroidConfig.builder()
          .setTtl(«28 * 24 * 60 * 60 * 1000»).build();
      }
      """
    ],
    good: [
      """
      // Push.java
      import com.google.firebase.messaging.*;
      class Push {
        AndroidConfig config = AndroidConfig.builder()
          .setTtl(28L * 24 * 60 * 60 * 1000).build();
      }
      """
    ])
}
