import { characterEdits } from "./edits.js";

/** Applies fixes to the text in the editor. */
export class Fixes {
  #app;

  constructor(app) {
    this.#app = app;
  }

  /** Applies one fix of a finding, unless the text has changed since it was found. */
  apply(fix, { focuses = true } = {}) {
    const { editor, checks, notices } = this.#app;
    if (!checks.isCurrent) return;
    editor.apply(characterEdits(checks.text, fix.edits));
    notices.say(`Fixed: ${fix.title}`, () => editor.undo());
    if (focuses) editor.focus();
  }

  /** Applies all fixes that keep the meaning of the document. */
  async applySafe() {
    const { engine, editor, checks, settings, notices } = this.#app;
    if (checks.language) return this.#applyEach();
    const text = editor.text;
    const answer = await engine.call("fix", text, checks.path, settings.options());
    if (answer.error || editor.text !== text) return;
    editor.applyText(answer.text);
    notices.say(`${answer.applied} ${answer.applied === 1 ? "fix" : "fixes"} applied`, () => editor.undo());
  }

  /** Applies the first safe fix of each finding in code; those that touch another come with the next. */
  #applyEach() {
    const { editor, checks, notices } = this.#app;
    if (!checks.isCurrent) return;
    const chosen = [];
    for (const { fixes } of checks.findings) {
      const fix = fixes.find(({ safety }) => safety === "safe");
      const edits = chosen.flat();
      if (fix && !fix.edits.some(({ start, end }) => edits.some((other) => start <= other.end && other.start <= end))) chosen.push(fix.edits);
    }
    editor.apply(characterEdits(checks.text, chosen.flat()));
    notices.say(`${chosen.length} ${chosen.length === 1 ? "fix" : "fixes"} applied`, () => editor.undo());
  }
}
