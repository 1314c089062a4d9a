import { byId, element } from "../dom.js";
import { sections } from "../drawing/section.js";
import { afterPause } from "../pause.js";
import { errors } from "./errors.js";
import { PageView } from "./page-view.js";

/** The tab that draws what arrives. */
export class Preview {
  #view;
  #app;
  #platform = "all";
  /** @type {import("../drawing/view.js").State} */
  #state = "unlocked";
  #box = byId("preview-list");
  #choice = byId("preview-document");
  /** The place of the drawn message among those of the text. */
  #index = 0;
  #isStale = true;

  constructor(app) {
    this.#app = app;
    this.#view = new PageView(app);
    const draw = afterPause(60, () => this.#showIfStale());
    app.events.on("checked", () => {
      this.#isStale = true;
      draw();
    });
    app.events.on("tab", () => this.#showIfStale());
    for (const input of document.querySelectorAll("input[name=platform]")) {
      input.addEventListener("change", () => this.#change(() => (this.#platform = input.value)));
    }
    this.#choice.addEventListener("change", () => this.#change(() => (this.#index = this.#choice.selectedIndex)));
    byId("app-state").addEventListener("change", ({ target }) => this.#change(() => (this.#state = target.value)));
    byId("load-images").addEventListener("change", ({ target }) =>
      this.#change(() => (this.#view.loadsImages = target.checked)));
  }

  #change(change) {
    change();
    this.#show();
  }

  #showIfStale() {
    if (this.#isStale && this.#app.tabs.shows("preview")) this.#show();
  }

  #show() {
    this.#isStale = false;
    const { previews, problem } = this.#app.checks;
    const messages = previews.filter(({ platforms }) => platforms.length > 0);
    this.#index = Math.max(0, Math.min(this.#index, messages.length - 1));
    this.#choose(messages);
    this.#box.replaceChildren(messages.length === 0 ? empty(problem, previews.length > 0) : this.#document(messages[this.#index]));
  }

  /** Offers the messages of an array or of lines, of which one is drawn. */
  #choose(messages) {
    const labels = messages.map((message, index) => `${index + 1} of ${messages.length}${title(message)}`);
    byId("preview-choice").hidden = messages.length < 2;
    const options = this.#choice.options;
    if (labels.length !== options.length || labels.some((label, index) => label !== options[index].text)) {
      this.#choice.replaceChildren(...labels.map((label) => element("option", {}, label)));
    }
    this.#choice.selectedIndex = this.#index;
  }

  #document(preview) {
    const shown = preview.platforms.filter(({ platform }) => this.#platform === "all" || platform === this.#platform);
    return element("div", { class: "preview-document" },
      errors(this.#app, preview),
      ...sections(this.#view, shown, this.#state, this.#platform !== "all"),
      shown.length === 0 && element("p", { class: "note neutral" }, "This document does not reach this platform."));
  }
}

/** The title of a message, for the list of messages. */
function title({ platforms }) {
  const row = platforms.flatMap(({ rows }) => rows).find(({ aspect, value }) => aspect === "title" && !value.startsWith("none"));
  return row ? `: ${[...row.value].slice(0, 40).join("")}` : "";
}

function empty(problem, isDocument) {
  return element("div", { class: `note ${problem ? "problem" : "neutral"}` },
    element("h3", {}, "Nothing to preview"),
    element("p", {}, problem ?? (isDocument
      ? "This request manages tokens and is not a message: no platform displays anything."
      : "The text is not an FCM document: no FCM fields were found.")));
}
