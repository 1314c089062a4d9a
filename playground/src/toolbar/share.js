import { byId } from "../dom.js";

const prefix = "#s=";

/**
 * Links that hold the document in the fragment, which browsers never send.
 *
 * The fragment is base64url of JSON compressed with raw deflate.
 */
export class Share {
  #app;

  constructor(app) {
    this.#app = app;
    byId("share").addEventListener("click", () => this.#share());
    // After an edit the address would name a text that is not shown.
    app.events.on("text", () => {
      if (location.hash.startsWith(prefix)) history.replaceState(null, "", location.pathname + location.search);
    });
  }

  async #share() {
    const { editor, settings, notices } = this.#app;
    const { kind, configuration } = settings;
    const state = { text: editor.text, ...(kind && { kind }), ...(configuration && { configuration }) };
    history.replaceState(null, "", prefix + await packed(JSON.stringify(state)));
    const isCopied = await copy(location.href);
    notices.say(isCopied ? "Link copied. The payload is in the link and is not sent to a server." : "The link is in the address bar.");
  }
}

/** The state in the fragment of the address; null if there is none. */
export async function sharedState() {
  if (!location.hash.startsWith(prefix)) return null;
  try {
    const { text, kind = "", configuration = "" } = JSON.parse(await unpacked(location.hash.slice(prefix.length)));
    return { text: String(text), kind: String(kind), configuration: String(configuration) };
  } catch {
    return null;
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

async function packed(text) {
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function unpacked(text) {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await piped(bytes, new DecompressionStream("deflate-raw")));
}

async function piped(bytes, transform) {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
