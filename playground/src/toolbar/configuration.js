import { byId } from "../dom.js";

/** The pane for the text of a `.fcmlint.json`. */
export class ConfigurationPane {
  constructor({ settings, checks, events }) {
    const text = byId("configuration");
    const status = byId("configuration-status");
    text.value = settings.configuration;
    byId("configuration-pane").open = settings.configuration !== "";
    text.addEventListener("input", () => settings.change({ configuration: text.value }));
    events.on("checked", () => {
      const isWrong = checks.problem !== null && settings.configuration !== "";
      status.textContent = isWrong ? checks.problem : "";
      text.setAttribute("aria-invalid", String(isWrong));
    });
  }
}
