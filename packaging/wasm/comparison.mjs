import { spawnSync } from "node:child_process";

/** Runs the program, compares its output with that of the module, and counts failures. */
export class Comparison {
  count = 0;
  failures = 0;
  #program;

  constructor(program) {
    this.#program = program;
  }

  fail(message) {
    this.failures += 1;
    if (this.failures <= 20) console.log(`FAILED: ${message}`);
  }

  /** The standard output of the program. */
  run(args, input = "", directory = undefined) {
    const result = spawnSync(this.#program, args, { input, cwd: directory, maxBuffer: 1 << 30 });
    if (result.status === null || result.status > 1) this.fail(`${args.join(" ")}: ${result.error ?? result.stderr}`);
    return result.stdout.toString();
  }

  equal(what, path, expected, actual) {
    this.count += 1;
    if (expected !== actual) this.fail(`${what} of ${path}: ${difference(expected, actual)}`);
  }

  /** Calls `body`; an error, such as a trap of the module, is a failure. */
  attempt(what, body) {
    try {
      body();
    } catch (error) {
      this.fail(`${what}: ${error.stack}`);
    }
  }
}

/** The first line in which two texts differ. */
function difference(one, other) {
  const [a, b] = [one.split("\n"), other.split("\n")];
  const index = a.findIndex((line, number) => line !== b[number]);
  return `line ${index + 1}: ${(b[index] ?? "").slice(0, 200)} instead of ${(a[index] ?? "").slice(0, 200)}`;
}
