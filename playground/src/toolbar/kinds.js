import { byId, element } from "../dom.js";

const kinds = {
  "send-request": "Send request",
  message: "Message",
  "admin-node": "Admin SDK message",
  "apns-payload": "APNs payload",
  "device-group": "Device group request",
  "topic-batch": "Topic batch request",
  legacy: "Legacy request",
};

/** The selector of the kind, which also names the detected one. */
export class Kinds {
  #select = byId("kind");
  #automatic = element("option", { value: "" }, "Detect kind");

  constructor({ settings, checks, events }) {
    this.#select.append(this.#automatic, ...Object.entries(kinds).map(([value, name]) => element("option", { value }, name)));
    this.#select.addEventListener("change", () => settings.change({ kind: this.#select.value }));
    events.on("settings", () => (this.#select.value = settings.kind));
    events.on("checked", () => {
      const found = checks.previews[0]?.kind ?? checks.findings[0]?.kind;
      const name = settings.kind ? null : kinds[found];
      this.#automatic.textContent = name ? `Detected: ${name}` : "Detect kind";
    });
    this.#select.value = settings.kind;
  }
}
