import { byId } from "./dom.js";

const allNames = ["findings", "preview", "rules"];
/** On a wide screen, the preview is always visible next to the others. */
const wide = matchMedia("(min-width: 1200px)");

/** The tabs on the right, as the ARIA pattern describes them: arrow keys move between tabs. */
export class Tabs {
  current = "findings";
  #events;

  constructor(events) {
    this.#events = events;
    for (const name of allNames) {
      const tab = byId(`tab-${name}`);
      tab.addEventListener("click", () => this.show(name));
      tab.addEventListener("keydown", (event) => this.#key(event));
    }
    wide.addEventListener("change", () => this.show(wide.matches && this.current === "preview" ? "findings" : this.current));
  }

  /** Whether a panel is visible. */
  shows(name) {
    return this.current === name || (name === "preview" && wide.matches);
  }

  /** Shows a tab. */
  show(name) {
    if (name === "preview" && wide.matches) return byId("panel-preview").focus();
    this.current = name;
    for (const other of allNames) {
      const isSelected = other === name;
      byId(`tab-${other}`).setAttribute("aria-selected", String(isSelected));
      byId(`tab-${other}`).tabIndex = isSelected ? 0 : -1;
      byId(`panel-${other}`).hidden = !isSelected;
    }
    this.#events.emit("tab", name);
    // On a phone the page scrolls: the new tab begins at its top.
    const list = byId("tab-findings").parentNode;
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }

  #key(event) {
    const names = wide.matches ? ["findings", "rules"] : allNames;
    const index = names.indexOf(this.current);
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    const name = names.at(to % names.length);
    this.show(name);
    byId(`tab-${name}`).focus();
    event.preventDefault();
  }
}
