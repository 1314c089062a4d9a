import { button, byId, element } from "../dom.js";

/** The box "What is wrong?": why the message does not do what the person expects. */
export class Question {
  #app;
  #input = byId("question");
  #answer = byId("answer");
  /** The question whose answer is shown; null if none is. */
  #asked = null;

  constructor(app) {
    this.#app = app;
    byId("ask").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#ask(this.#input.value.trim());
    });
    this.#input.addEventListener("input", () => this.#input.value === "" && this.#close());
    app.events.on("checked", () => this.#asked && this.#ask(this.#asked));
  }

  async #ask(question) {
    if (question === "") return this.#close();
    const { engine, checks, settings } = this.#app;
    if (this.#asked === null) this.#show(element("p", { class: "muted" }, "Looking…"));
    this.#asked = question;
    let answer;
    try {
      answer = await engine.call("explain", question, checks.text, checks.path, settings.options());
    } catch (error) {
      answer = { error: error.message };
    }
    if (this.#asked !== question) return;
    this.#show(...(answer.text ?? answer.error).trimEnd().split("\n").map((line) => this.#line(line)));
  }

  #show(...lines) {
    this.#answer.replaceChildren(...lines, button("Close", () => this.#close(), { class: "small" }));
    this.#answer.hidden = false;
  }

  #close() {
    this.#asked = null;
    this.#answer.hidden = true;
    this.#answer.replaceChildren();
  }

  /** A line of the answer; the rule in `error[rule]` opens its page. */
  #line(text) {
    const indent = text.length - text.trimStart().length;
    const node = element("p", { class: indent === 0 ? "answer-head" : null });
    node.style.paddingLeft = `${indent}ch`;
    const parts = text.trim().split(/\[([a-z0-9-]+)\]/);
    node.append(...parts.map((part, index) =>
      index % 2 ? button(`[${part}]`, () => this.#app.rules.open(part), { class: "link", "aria-label": `Explain ${part}` }) : part));
    return node;
  }
}
