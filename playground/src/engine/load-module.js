/** Loads and compiles a module. The page in one file replaces this file by one that has the modules inside. */
export async function loadModule(name) {
  const response = await fetch(new URL(`../../${name}.wasm`, import.meta.url));
  if (!response.ok) throw new Error(`${name}.wasm: ${response.status} ${response.statusText}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
