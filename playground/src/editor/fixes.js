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
    const { engine, editor, settings, notices } = this.#app;
    const text = editor.text;
    const answer = await engine.call("fix", text, settings.path, settings.options());
    if (answer.error || editor.text !== text) return;
    editor.applyText(answer.text);
    notices.say(`${answer.applied} ${answer.applied === 1 ? "fix" : "fixes"} applied`, () => editor.undo());
  }
}
