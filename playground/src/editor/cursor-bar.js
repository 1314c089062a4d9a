import { byId, element, button } from "../dom.js";
import { fixLabel, severityLabel } from "../findings/labels.js";

/** The bar below the editor: the finding at the cursor with its fixes, or the chosen suggestion. */
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

  /** Shows what a suggestion does, or again what is at the cursor. */
  describe(offer) {
    if (!offer) {
      this.#shown = undefined;
      return this.#show();
    }
    const [summary] = offer.documentation.split("\n\n");
    const parts = [offer.label, offer.isDeprecated && "deprecated", offer.detail].filter(Boolean).join(", ");
    this.#bar.replaceChildren(element("span", { class: "bar-message" }, element("strong", {}, parts), ` ${summary}`));
  }

  #show() {
    if (this.#app.editor.view.state.completionActive?.widget) return;
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
  const effect = (name, ...keys) => element("span", {}, ...keys.flatMap((key) => [element("kbd", {}, key), " "]), name);
  return element("span", { class: "muted keys" },
    effect("suggest", "Ctrl+Space"), effect("about field", "F1"), effect("next finding", "F8"), effect("quick fix", "Ctrl+."),
    effect("leave editor", "Esc", "Tab"));
}
