import { element } from "../dom.js";
import { card } from "../findings/card.js";
import { placeNear } from "./popup.js";

const delay = 200;

/** Shows the findings under the pointer. */
export class Hover {
  #app;
  #box = element("div", { class: "popup hover", hidden: true });
  #timer = 0;

  constructor(app) {
    this.#app = app;
    document.body.append(this.#box);
    const wrapper = app.editor.view.getWrapperElement();
    wrapper.addEventListener("mousemove", (event) => this.#wait(event));
    wrapper.addEventListener("mouseleave", () => this.#later(() => this.hide()));
    this.#box.addEventListener("mouseenter", () => clearTimeout(this.#timer));
    this.#box.addEventListener("mouseleave", () => this.#later(() => this.hide()));
    app.editor.view.on("scroll", () => this.hide());
    app.editor.view.on("keydown", () => this.hide());
    app.events.on("text", () => this.hide());
  }

  hide() {
    clearTimeout(this.#timer);
    this.#box.hidden = true;
  }

  #wait({ clientX, clientY, buttons }) {
    if (buttons) return this.hide();
    this.#later(() => this.#show(clientX, clientY));
  }

  #later(action) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, delay);
  }

  #show(x, y) {
    const { editor: { view }, squiggles } = this.#app;
    const position = view.coordsChar({ left: x, top: y }, "window");
    const edge = view.charCoords(position, "window");
    // Behind the end of a line, coordsChar gives the nearest character.
    const findings = position.outside || Math.abs(edge.left - x) > 16 ? [] : squiggles.at(position);
    if (findings.length === 0) return this.hide();
    this.#box.replaceChildren(...findings.map((finding) => card(this.#app, finding, { isShort: true })));
    placeNear(this.#box, edge);
  }
}
