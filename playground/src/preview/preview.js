import { button, byId, element } from "../dom.js";
import { android } from "./android.js";
import { apple } from "./apple.js";
import { web } from "./web.js";
import { details, problems } from "./details.js";
import { Rows } from "./rows.js";
import { afterPause } from "../pause.js";

const platforms = { android: ["Android", android], apple: ["Apple", apple], web: ["Web", web] };
/** The most documents of an array that are drawn. */
const limit = 5;

/** The tab that draws what arrives. */
export class Preview {
  /** Whether the person allowed images to be loaded from their addresses. */
  loadsImages = false;
  #app;
  #platform = "all";
  #box = byId("preview-list");
  #isStale = true;

  constructor(app) {
    this.#app = app;
    const draw = afterPause(60, () => this.#showIfStale());
    app.events.on("checked", () => {
      this.#isStale = true;
      draw();
    });
    app.events.on("tab", () => this.#showIfStale());
    for (const input of document.querySelectorAll("input[name=platform]")) {
      input.addEventListener("change", () => this.#change(() => (this.#platform = input.value)));
    }
    byId("load-images").addEventListener("change", ({ target }) =>
      this.#change(() => (this.loadsImages = target.checked)));
  }

  #change(change) {
    change();
    this.#show();
  }

  #showIfStale() {
    if (this.#isStale && this.#app.tabs.current === "preview") this.#show();
  }

  #show() {
    this.#isStale = false;
    const { previews, problem } = this.#app.checks;
    const shown = previews.filter(({ platforms }) => platforms.length > 0).slice(0, limit);
    if (shown.length === 0) return this.#box.replaceChildren(empty(problem));
    this.#box.replaceChildren(...shown.map((preview) => this.#document(preview, shown.length > 1)));
  }

  #document(preview, isOneOfMany) {
    const sections = preview.platforms.filter(({ platform }) => this.#platform === "all" || platform === this.#platform);
    return element("div", { class: "preview-document" },
      isOneOfMany && element("h2", {}, `Document ${preview.document + 1}`),
      preview.errors > 0 && element("p", { class: "note problem" },
        `${preview.errors === 1 ? "1 error" : `${preview.errors} errors`}: the message may be rejected, or part of it may not work. The preview shows what is meant. `,
        button("Show the findings", () => this.#app.tabs.show("findings"), { class: "link" })),
      ...sections.map((platform) => this.#section(platform)),
      sections.length === 0 && element("p", { class: "note neutral" }, "This document does not reach this platform."));
  }

  #section(platform) {
    const [name, draw] = platforms[platform.platform];
    return element("section", { class: "platform", "aria-label": name },
      element("h3", {}, name, element("span", { class: "summary" }, platform.summary)),
      element("div", { class: "platform-body" },
        draw(this.#app, platform, new Rows(platform)),
        problems(this.#app, platform.rows),
        details(this.#app, platform.rows, this.#platform !== "all")));
  }
}

function empty(problem) {
  return element("div", { class: `note ${problem ? "problem" : "neutral"}` },
    element("h3", {}, "Nothing to preview"),
    element("p", {}, problem ?? "The text is not a message: it shows no notification, or it is not an FCM document."));
}
