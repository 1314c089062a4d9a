/** Loads and compiles a module in a browser or a worker. */
export async function load(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** There are no files: the configuration is an object. */
export function place({ config, path = "message.json" }) {
  if (typeof config === "string") throw new TypeError("here, the configuration must be an object");
  return config ? { path, configuration: JSON.stringify(config) } : { path };
}
