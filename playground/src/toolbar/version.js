import { byId } from "../dom.js";

/** The version of the engine, in the header. */
export class Version {
  constructor({ engine, events }) {
    const box = byId("version");
    // The first findings come first.
    events.on("checked", async () => {
      if (box.textContent) return;
      const { version, apiRevision } = await engine.call("version");
      box.textContent = version;
      box.title = `Follows the API description of ${apiRevision}`;
    });
  }
}
