// Reads the engine and the configurations of messages.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";

const isWindows = process.platform === "win32";

/** Reads and compiles the engine once, when it is needed. */
export function moduleAt(path) {
  let compiled = null;
  return () => (compiled ??= new WebAssembly.Module(readFileSync(path)));
}

/** The options of the engine for the configuration of a message. */
export function place({ config, path = "message.json" }) {
  const directory = process.cwd();
  const full = resolve(directory, path);
  const options = { directory: posix(directory), path: posix(relative(directory, full)) };
  if (config === undefined) {
    const found = nearest(dirname(full));
    return found === null ? options : { ...options, configurationFile: posix(found) };
  }
  if (config === null) return options;
  if (typeof config === "string") return { ...options, configurationFile: posix(resolve(directory, config)) };
  return { ...options, configuration: JSON.stringify(config) };
}

/** The text of a file at a path of the engine; null if it cannot be read. */
export function read(path) {
  try {
    return readFileSync(isWindows ? path.replace(/^\/(?=[A-Za-z]:)/, "") : path, "utf8");
  } catch {
    return null;
  }
}

/** The configuration file in a directory or its nearest parent, up to the root of the repository. */
function nearest(directory) {
  for (let folder = directory; ; folder = dirname(folder)) {
    for (const name of [".fcmlint.jsonc", ".fcmlint.json"]) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
    if (existsSync(join(folder, ".git")) || folder === dirname(folder)) return null;
  }
}

/** The path as the engine reads it: with slashes, and with one at the start if it is absolute. */
function posix(path) {
  if (!isWindows) return path;
  return path.replaceAll("\\", "/").replace(/^(?=[A-Za-z]:)/, "/");
}
