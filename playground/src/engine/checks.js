import { latest } from "./latest.js";

/** Lints and previews the document of the app after each change. */
export class Checks {
  /** @type {import("./types.js").Finding[]} */
  findings = [];
  summary = null;
  /** @type {import("./types.js").Preview[]} */
  previews = [];
  /** The text that the findings are about. */
  text = "";
  /** What the engine could not do: a wrong configuration, or a failure. */
  problem = null;
  #app;

  constructor(app) {
    this.#app = app;
    this.run = latest(() => this.#check());
  }

  /** Whether the findings are about the text in the editor. */
  get isCurrent() {
    return this.text === this.#app.editor.text;
  }

  async #check() {
    const { engine, editor, settings, events } = this.#app;
    const text = editor.text;
    const options = settings.options();
    const [report, preview] = await Promise.all([
      attempt(engine.call("lint", text, settings.path, options)),
      attempt(engine.call("preview", text, settings.path, options)),
    ]);
    this.problem = report.error ?? preview.error ?? null;
    this.findings = report.findings ?? [];
    this.summary = report.summary ?? null;
    this.previews = preview.previews ?? [];
    this.text = text;
    events.emit("checked");
  }
}

async function attempt(call) {
  try {
    return await call;
  } catch (error) {
    return { error: `the engine stopped: ${error.message}` };
  }
}
