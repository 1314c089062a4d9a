import { element } from "../dom.js";
import { card } from "../findings/card.js";
import { byteOffset } from "./edits.js";
import { fieldPage } from "./field-page.js";
import { placeNear } from "./popup.js";

const delay = 200;

/** Shows the findings and the field under the pointer or, on F1, at the cursor. */
export class Hover {
  #app;
  #box = element("div", { class: "popup hover", hidden: true });
  #spoken = element("div", { class: "visually-hidden", role: "status" });
  #timer = 0;
  #asked = 0;

  constructor(app) {
    this.#app = app;
    const { view } = app.editor;
    document.querySelector("main").append(this.#box, this.#spoken);
    const wrapper = view.getWrapperElement();
    wrapper.addEventListener("mousemove", (event) => this.#wait(event));
    wrapper.addEventListener("mouseleave", () => this.#later(() => this.hide()));
    this.#box.addEventListener("mouseenter", () => clearTimeout(this.#timer));
    this.#box.addEventListener("mouseleave", () => this.#later(() => this.hide()));
    view.on("scroll", () => this.hide());
    view.on("keydown", () => this.hide());
    app.events.on("text", () => this.hide());
    app.editor.addKeys({ F1: () => this.#showAtCursor() });
  }

  hide() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#box.hidden = true;
    this.#spoken.textContent = "";
  }

  #wait({ clientX, clientY, buttons }) {
    if (buttons) return this.hide();
    this.#later(() => this.#showAt(clientX, clientY));
  }

  #later(action) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, delay);
  }

  #showAt(x, y) {
    const { editor: { view } } = this.#app;
    const position = view.coordsChar({ left: x, top: y }, "window");
    const edge = view.charCoords(position, "window");
    // Behind the end of a line, coordsChar gives the nearest character.
    if (position.outside || Math.abs(edge.left - x) > 16) return this.hide();
    return this.#show(position, edge);
  }

  async #showAtCursor() {
    const { editor: { view, cursor }, notices } = this.#app;
    await this.#show(cursor, view.cursorCoords(true, "window"));
    if (this.#box.hidden) notices.say("There is no field at the cursor.");
    else this.#spoken.textContent = this.#box.innerText;
  }

  async #show(position, edge) {
    this.hide();
    const asked = this.#asked;
    const cards = this.#app.squiggles.at(position).map((finding) => card(this.#app, finding, { isShort: true }));
    this.#fill(cards, edge);
    const page = await this.#page(position);
    if (page && asked === this.#asked) this.#fill([...cards, page], edge);
  }

  #fill(parts, edge) {
    if (parts.length === 0) return;
    this.#box.replaceChildren(...parts);
    placeNear(this.#box, edge);
  }

  /** What the engine says about the field at a position; null if it is no field. */
  async #page(position) {
    const { engine, editor: { view, text }, settings } = this.#app;
    const offset = byteOffset(text, view.indexFromPos(position));
    const answer = await engine.call("hover", text, settings.path, settings.options({ offset })).catch(() => ({}));
    return answer.text ? fieldPage(answer.text) : null;
  }
}
