import { button, byId, element } from "../dom.js";
import { Engine } from "../engine/client.js";
import { severityLabel } from "../findings/labels.js";
import { search } from "./search.js";
import { page } from "./page.js";

/** The tab with all rules. Their texts come from a second worker, so that linting never waits. */
export class Rules {
  #app;
  #pages = null;
  #box = byId("rules-list");
  #query = byId("rules-query");

  constructor(app) {
    this.#app = app;
    this.#query.addEventListener("input", () => this.#list());
    app.events.on("tab", (name) => name === "rules" && !this.#box.firstChild && this.#list());
  }

  /** Opens the page of a rule in the tab. */
  async open(id) {
    this.#app.tabs.show("rules");
    const rule = await this.#find(id);
    if (!rule) return;
    const back = button("All rules", () => this.#back(), { class: "small quiet back" });
    this.#box.replaceChildren(back, page(this.#app, rule, { heading: "h2" }));
    byId("panel-rules").scrollTop = 0;
    history.replaceState(null, "", `#rule=${rule.id}`);
  }

  /** The page of a rule, to be shown elsewhere. */
  async explanation(id) {
    const rule = await this.#find(id);
    return rule ? page(this.#app, rule, { heading: "h4" }) : element("p", {}, "This rule has no page.");
  }

  async #back() {
    history.replaceState(null, "", location.pathname + location.search);
    await this.#list();
    this.#query.focus();
  }

  async #find(id) {
    return (await this.#load()).find((rule) => rule.id === id);
  }

  async #list() {
    if (!this.#pages) this.#box.replaceChildren(element("p", { class: "muted" }, "Loading the rules…"));
    let rules;
    try {
      rules = await this.#load();
    } catch (error) {
      return this.#box.replaceChildren(element("p", { class: "note problem" }, `The rules could not be loaded: ${error.message}`));
    }
    const found = search(rules, this.#query.value);
    byId("rules-status").textContent = `${found.length} of ${rules.length} rules`;
    this.#box.replaceChildren(element("ul", { class: "rules" }, ...found.map((rule) => this.#entry(rule))));
  }

  #entry(rule) {
    return element("li", {}, element("button", { type: "button", class: "rule", on: { click: () => this.open(rule.id) } },
      element("span", { class: "rule-head" }, element("code", {}, rule.id), severityLabel(rule.severity)),
      element("span", { class: "rule-summary" }, rule.summary.replaceAll("`", ""))));
  }

  /** @returns {Promise<import("../engine/types.js").RulePage[]>} */
  #load() {
    this.#pages ??= new Engine().call("rules").then(({ rules }) => rules);
    return this.#pages;
  }
}
