/// What `fcmlint init` writes.
enum InitCommand {
  static let text = #"""
    {
      // Comments and trailing commas are fine here. "fcmlint config" shows what holds for a path.

      // Configurations in folders further up do not apply.
      "root": true,

      // Severities by rule or family: error, warning, info, hint or off. "fcmlint rules" lists all
      // rules, "fcmlint explain RULE" tells about one.
      "rules": {
        // "deprecated-token": "off",
        // "apns": "warning",
      },

      // The lowest severity that fails a run: error, warning, info or never.
      "failOn": "error",

      // Files whose documents are of one kind, whatever they look like.
      "documents": [
        // { "files": ["push/**/*.json"], "kind": "send-request" },
      ],

      // Files and folders that are left out, beside those of .gitignore.
      "exclude": [
        // "**/vendor",
      ],

      // Other severities for some files.
      "overrides": [
        // { "files": ["**/test/**"], "rules": { "real-registration-token": "off" } },
      ],

      // Findings that are known and accepted; an entry that hides nothing is reported.
      "ignore": [
        // { "files": ["push/old.json"], "rule": "bad-color", "reason": "kept for app 1.x" },
      ],

      // What only the project knows; rules check against it what they can.
      "project": {
        // "apnsTopic": "com.example.app",
        // "webOrigins": ["https://example.com"],
        // "androidChannels": ["news"],
        // "apnsCategories": ["INVITE"],
      },

      // How placeholders of templates look, in place of the usual styles {{name}}, ${name}, %{name},
      // #{name}, <%= name %>, {% name %}, <name>, <<name>>, $NAME, YOUR_NAME and [NAME].
      // "placeholders": ["{{*}}", "@*@"],
    }

    """#
}
