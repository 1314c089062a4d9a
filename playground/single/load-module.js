/** The modules that the page hands over: base64 of their bytes, compressed with gzip. */
const modules = new Promise((resolve) => {
  addEventListener("message", (event) => {
    event.stopImmediatePropagation();
    resolve(event.data.modules);
  }, { once: true });
});

/** Compiles a module. */
export async function loadModule(name) {
  const base64 = (await modules)[name];
  const bytes = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}
