import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** All files in a folder. */
export function files(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

/** The files in a folder that fcmlint lints, below 1 MB. */
export function documents(folder) {
  return files(folder).filter((path) => /\.(json|jsonc|json5|jsonl|ndjson|apns)$/.test(path) && statSync(path).size < 1 << 20);
}
