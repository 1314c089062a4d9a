/** Compiles the engine that the page hands over: base64 of the module compressed with gzip. */
export async function loadModule() {
  const base64 = await new Promise((resolve) => {
    addEventListener("message", (event) => {
      event.stopImmediatePropagation();
      resolve(event.data.module);
    }, { once: true });
  });
  const bytes = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}
