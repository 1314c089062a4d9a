import { byId, element, button } from "../dom.js";
import { fixLabel, severityLabel } from "../findings/labels.js";

/** The bar below the editor: the finding at the cursor with its fixes, for keyboards and phones. */
export class CursorBar {
  #app;
  #bar = byId("cursor-bar");
  #shown = null;

  constructor(app) {
    this.#app = app;
    app.events.on("cursor", () => this.#show());
    app.events.on("marked", () => this.#show());
    this.#bar.replaceChildren(hint());
  }

  #show() {
    const finding = this.#app.squiggles.at(this.#app.editor.cursor)[0] ?? null;
    if (finding === this.#shown) return;
    this.#shown = finding;
    this.#bar.replaceChildren(...(finding ? this.#finding(finding) : [hint()]));
  }

  #finding(finding) {
    const { fixes } = this.#app;
    return [
      severityLabel(finding.severity),
      element("span", { class: "bar-message" }, finding.message),
      ...finding.fixes.slice(0, 1).map((fix) => button(fixLabel(fix), () => fixes.apply(fix), { class: "small" })),
    ];
  }
}

function hint() {
  const key = (text) => element("kbd", {}, text);
  return element("span", { class: "muted keys" },
    key("F8"), " next finding ", key("Ctrl+."), " quick fix ", key("Esc"), " ", key("Tab"), " leave the editor");
}
