/** What the person chose beside the text: kind, configuration and whether hints are shown. */
export class Settings {
  kind = "";
  configuration = "";
  hints = false;
  /** The name of the document in reports. */
  path = "message.json";
  #events;

  constructor(events) {
    this.#events = events;
  }

  /** Changes settings, and tells so. */
  change(values) {
    Object.assign(this, values);
    this.#events.emit("settings");
  }

  /** The options of the engine for these settings. */
  options(more = {}) {
    // The text never leaves the page, so fixes may contain its registration tokens.
    const options = { level: this.hints ? "hint" : "info", secrets: true, ...more };
    if (this.kind) options.kind = this.kind;
    if (this.configuration.trim()) options.configuration = this.configuration;
    return JSON.stringify(options);
  }
}
