import { button, byId, element } from "../dom.js";
import { Engine } from "../engine/client.js";
import { severityLabel } from "../findings/labels.js";
import { afterPause } from "../pause.js";
import { search } from "./search.js";
import { page } from "./page.js";

/** The tab with all rules. Their texts come from a second worker, so that linting never waits. */
export class Rules {
  #app;
  #engine = null;
  #pages = null;
  /** Counts lists, so that only the last one is shown. */
  #lists = 0;
  #box = byId("rules-list");
  #query = byId("rules-query");

  constructor(app) {
    this.#app = app;
    this.#query.addEventListener("input", afterPause(60, () => this.#list()));
    app.events.on("tab", (name) => name === "rules" && !this.#box.firstChild && this.#list());
  }

  /** Opens the page of a rule in the tab. */
  async open(id) {
    this.#app.tabs.show("rules");
    const list = ++this.#lists;
    const rule = await this.#find(id);
    if (!rule) {
      await this.#list();
      byId("rules-status").textContent = `There is no rule ${id}`;
      return;
    }
    if (list !== this.#lists) return;
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
    const list = ++this.#lists;
    if (!this.#pages) this.#box.replaceChildren(element("p", { class: "muted" }, "Loading the rules…"));
    const query = this.#query.value.trim();
    let rules, answer;
    try {
      [rules, answer] = await Promise.all([this.#load(), explained(() => this.#worker(), query)]);
    } catch (error) {
      return this.#box.replaceChildren(element("p", { class: "note problem" }, `The rules could not be loaded: ${error.message}`));
    }
    if (list !== this.#lists) return;
    const best = answer.rules.map((id) => rules.find((rule) => rule.id === id)).filter(Boolean);
    const found = [...new Set([...best, ...search(rules, query)])];
    byId("rules-status").textContent = `${found.length} of ${rules.length} rules`;
    this.#box.replaceChildren(...[answer.meaning && element("p", { class: "note neutral" }, answer.meaning),
      element("ul", { class: "rules" }, ...found.map((rule) => this.#entry(rule)))].filter(Boolean));
  }

  #entry(rule) {
    return element("li", {}, element("button", { type: "button", class: "rule", on: { click: () => this.open(rule.id) } },
      element("span", { class: "rule-head" }, element("code", {}, rule.id), severityLabel(rule.severity)),
      element("span", { class: "rule-summary" }, rule.summary.replaceAll("`", ""))));
  }

  #worker() {
    return (this.#engine ??= new Engine());
  }

  /** @returns {Promise<import("../engine/types.js").RulePage[]>} */
  #load() {
    this.#pages ??= this.#worker().call("rules").then(({ rules }) => rules);
    return this.#pages;
  }
}

/** What the engine says about a symptom or an error text. */
async function explained(engine, query) {
  if (query.length < 3) return { meaning: null, rules: [] };
  const { isFound = false, meaning = null, rules } = await engine().call("explain", query);
  return { meaning, rules: isFound ? rules : [] };
}
