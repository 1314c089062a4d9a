import { byId } from "./dom.js";

/** Short notices at the foot of the page, read out by screen readers. */
export class Notices {
  #box = byId("notice");
  #timer = 0;

  say(text) {
    this.#box.textContent = text;
    this.#box.classList.add("shown");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#box.classList.remove("shown"), 3500);
  }
}
