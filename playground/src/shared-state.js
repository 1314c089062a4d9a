// The document in the fragment of the address: base64url of JSON compressed with raw deflate.
const prefix = "#s=";

/** Whether the address holds a document. */
export function isShared() {
  return location.hash.startsWith(prefix);
}

/** The fragment for a state. */
export async function fragment(state) {
  return prefix + await packed(JSON.stringify(state));
}

/** The state in the fragment of the address; null if there is none. */
export async function sharedState() {
  if (!isShared()) return null;
  try {
    const { text, kind = "", configuration = "" } = JSON.parse(await unpacked(location.hash.slice(prefix.length)));
    return { text: String(text), kind: String(kind), configuration: String(configuration) };
  } catch {
    return null;
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
