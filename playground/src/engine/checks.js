import { formOf, pathOf } from "./form.js";
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
  /** The path under which the text was read. */
  path = "message.json";
  /** The language in which the messages are; null for JSON. */
  language = null;
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
    const { editor, settings, events } = this.#app;
    const text = editor.text;
    const form = formOf(text);
    const path = pathOf(form, settings.path);
    const { report, preview, language } = await this.#read(form, text, path, settings.options());
    this.problem = report.error ?? preview.error ?? null;
    this.findings = report.findings ?? [];
    this.summary = report.summary ?? null;
    this.previews = preview.previews ?? [];
    Object.assign(this, { text, path, language });
    events.emit("checked");
  }

  async #read(form, ...texts) {
    const { engine } = this.#app;
    if (!["json", "lines"].includes(form)) {
      const answer = await attempt(engine.call("read", ...texts));
      return answer.error ? { report: answer, preview: {}, language: null } : answer;
    }
    const [report, preview] = await Promise.all(["lint", "preview"].map((name) => attempt(engine.call(name, ...texts))));
    return { report, preview, language: null };
  }
}

async function attempt(call) {
  try {
    return await call;
  } catch (error) {
    return { error: `the engine stopped: ${error.message}` };
  }
}
