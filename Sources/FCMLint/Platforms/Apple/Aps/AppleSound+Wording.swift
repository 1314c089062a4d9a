// Words for problems with the sound of a push to Apple devices.
extension AppleSound.Problem {
  /// The message and the help line.
  package func words(in document: MessageDocument) -> (message: String, help: String) {
    let shown = node.excerpt
    let isForSDK = document.kind == .adminNode
    let effect = isForSDK ? ": the SDK throws" : ", so Apple devices play nothing"
    return switch kind {
    case .unplayable:
      (
        "\(shown) is not a valid sound\(effect)",
        "write \"default\" or the name of a file in the app, or remove it"
      )
    case .flag:
      (
        document.text("`apns.payload.aps.sound.critical` must be the number 1, or 0 for off, not ")
          + shown + (isMild || isForSDK ? "" : effect), "write 1"
      )
    case .name:
      ("\(shown) is not a valid sound name\(effect)", "write \"default\"")
    case .nameless:
      (
        document.text(
          "the critical sound has no `apns.payload.aps.sound.name`, so most Admin SDKs reject the message"
        ),
        document.text("add `apns.payload.aps.sound.name: \"default\"`")
      )
    case .volume, .quotedVolume:
      (
        document.text("`apns.payload.aps.sound.volume`")
          + (isForSDK ? " must" : " should") + " be a number between 0 and 1, not \(shown)"
          + (isForSDK ? effect : ""),
        "write a number between 0 and 1"
      )
    }
  }
}
