/// The release that this code belongs to; `packaging/version` writes it.
package enum Release {
  package static let version = "0.1.0"
}
