import { button, byId } from "./dom.js";

/** Short notices at the foot of the page, read out by screen readers; some with a button that undoes a change. */
export class Notices {
  #box = byId("notice");
  #timer = 0;

  say(text, undo = null) {
    this.#box.replaceChildren(text);
    if (undo) this.#box.append(" ", button("Undo", () => (undo(), this.#hide()), { class: "link" }));
    this.#box.classList.add("shown");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#hide(), undo ? 8000 : 3500);
  }

  #hide() {
    this.#box.classList.remove("shown");
  }
}
