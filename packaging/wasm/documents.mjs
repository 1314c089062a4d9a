import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** All files in a folder. */
export function files(folder) {
  return readdirSync(folder).sort().flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** The files in a folder that fcmlint lints, below 1 MB. */
export function documents(folder) {
  return files(folder).filter((path) => /\.(json|jsonc|jsonl|ndjson|apns)$/.test(path) && statSync(path).size < 1 << 20);
}
