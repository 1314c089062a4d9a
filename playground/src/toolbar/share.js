import { byId } from "../dom.js";
import { fragment, isShared } from "../shared-state.js";

/**
 * The button for links that hold the document in the fragment, which browsers never send.
 */
export class Share {
  #app;

  constructor(app) {
    this.#app = app;
    byId("share").addEventListener("click", () => this.#share());
    // After an edit the address would name a text that is not shown.
    app.events.on("text", () => {
      if (isShared()) history.replaceState(null, "", location.pathname + location.search);
    });
  }

  async #share() {
    const { editor, settings, notices } = this.#app;
    const { kind, configuration } = settings;
    const state = { text: editor.text, ...(kind && { kind }), ...(configuration && { configuration }) };
    history.replaceState(null, "", await fragment(state));
    const isCopied = await copy(location.href);
    notices.say(isCopied ? "Link copied. The payload is in the link and is not sent to a server." : "The link is in the address bar.");
  }
}

/** Copies a text; false where the browser does not allow it. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
