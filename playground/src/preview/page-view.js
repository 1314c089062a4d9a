import { samples } from "../examples.js";
import { fixLabel } from "../findings/labels.js";

/** @typedef {import("../drawing/view.js").Row} Row */

/** What the drawings need of the playground. */
export class PageView {
  /** Whether the person allowed images to be loaded from their addresses. */
  loadsImages = false;
  #app;

  constructor(app) {
    this.#app = app;
  }

  sample(address) {
    return samples[address] ?? null;
  }

  json(row) {
    try {
      return JSON.parse(this.#app.editor.view.getRange(...ends(row)));
    } catch {
      return null;
    }
  }

  select(row) {
    this.#app.editor.select(...ends(row));
  }

  explain(rule) {
    this.#app.rules.open(rule);
  }

  fixes({ rule, message }) {
    const { checks, fixes } = this.#app;
    const finding = checks.findings.find((other) => other.rule === rule && other.message === message);
    return (finding?.fixes ?? []).map((fix) => ({ label: fixLabel(fix), apply: () => fixes.apply(fix, { focuses: false }) }));
  }
}

/** The places of a value as the editor counts them. */
function ends({ start, end }) {
  return [start, end].map(({ line, utf16Column }) => ({ line: line - 1, ch: utf16Column - 1 }));
}
