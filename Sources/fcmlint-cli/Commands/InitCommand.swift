import FCMLint

/// The configuration that `fcmlint init` creates.
enum InitCommand {
  static let text = #"""
    {
      "$schema": "\#(Release.site)schema/config.json",

      // Comments and trailing commas are allowed. "fcmlint config PATH" prints the effective
      // configuration for a path.

      // Severity of a rule or family: error, warning, info, hint or off. "fcmlint rules" lists all
      // rules, "fcmlint explain RULE" documents one.
      "rules": {
        // "deprecated-token": "off",
        // "apns": "warning",
      },

      // Minimum severity that fails a run: error, warning, info or never.
      "failOn": "error",

      // Findings that "fcmlint --write-baseline FILE" recorded, which are not reported.
      // "baseline": ".fcmlint-baseline.json",

      // Files whose document kind is known and need not be detected, and files with other names in
      // which payloads are embedded.
      "documents": [
        // { "files": ["push/**/*.json"], "kind": "send-request" },
        // { "files": ["*.page"], "embedded": true },
      ],

      // Whether a search also reads text, scripts, collections and source files.
      "embedded": true,

      // Files and directories to skip, in addition to those in .gitignore, with patterns as there.
      "exclude": [
        // "legacy/",
      ],

      // Different severities for some files.
      "overrides": [
        // { "files": ["**/test/**"], "rules": { "real-registration-token": "off" } },
      ],

      // Findings to suppress. Entries that match nothing are reported.
      "ignore": [
        // { "files": ["push/old.json"], "rule": "bad-color", "reason": "kept for app 1.x" },
      ],

      // Facts about the project that rules check against.
      "project": {
        // "apnsTopic": "com.example.app",
        // "webOrigins": ["https://example.com"],
        // "androidChannels": ["news"],
        // "apnsCategories": ["INVITE"],
      },

      // Template placeholders in strings, in addition to the default styles {{name}}, ${name}, %{name},
      // #{name}, $(name), #(name), <%= name %>, <?= name ?>, {% name %}, <name>, <<name>>, {name}, $user.name,
      // $NAME, [NAME], [this or that] and YOUR_NAME, and words for a token, such as DEVICE_TOKEN, which
      // "defaultPlaceholders": false switches off.
      // "placeholders": ["@*@"],
    }

    """#
}
