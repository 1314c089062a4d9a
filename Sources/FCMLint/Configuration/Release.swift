/// The release that this code belongs to; `packaging/version` writes it.
package enum Release {
  package static let version = "0.1.0"
  /// The address of the playground and the pages of rules, which `playground.yml` publishes.
  package static let site = "https://fcmlint.github.io/fcmlint/"
}
