// Finds the program in the package for this platform, an optional dependency of this package.
import { createRequire } from "node:module";

const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];

export function findProgram(platform = `${process.platform}-${process.arch}`) {
  if (!platforms.includes(platform)) {
    throw new Error(`there is no program for ${platform}, only for ${platforms.join(", ")}`);
  }
  try {
    return createRequire(import.meta.url).resolve(`@fcmlint/${platform}/bin/fcmlint`);
  } catch {
    throw new Error(
      `the package @fcmlint/${platform} is not installed; install fcmlint again without --omit=optional` +
        " (a node_modules directory of another platform does not contain it)",
    );
  }
}
