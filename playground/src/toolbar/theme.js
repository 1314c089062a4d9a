import { byId } from "../dom.js";
import { remember } from "../memory.js";

/** The button for light and dark; without a choice the system decides. */
export class Theme {
  #button = byId("theme");

  constructor() {
    this.#button.addEventListener("click", () => {
      const next = this.#isDark() ? "light" : "dark";
      document.documentElement.dataset.theme = next;
      remember("localStorage", "theme", next);
      this.#label();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#label());
    this.#label();
  }

  #isDark() {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  #label() {
    const label = this.#isDark() ? "Use light colors" : "Use dark colors";
    this.#button.setAttribute("aria-label", label);
    this.#button.title = label;
  }
}
