/** Loads the compiled engine. The page in one file replaces this file by one that has it inside. */
export async function loadModule() {
  const response = await fetch(new URL("../../fcmlint.wasm", import.meta.url));
  if (!response.ok) throw new Error(`fcmlint.wasm: ${response.status} ${response.statusText}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
