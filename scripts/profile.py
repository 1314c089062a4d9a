#!/usr/bin/env python3
"""Counts instructions, which do not depend on what else the machine does.

    scripts/profile.py [--budgets] [PROGRAM…] [-- ARGUMENT…]

Prints the instructions of one document of a stream and of a start, with their budgets. They are means
of several runs, because each process hashes names with another seed, and the number of collisions
varies. Then prints a table of functions, for the stream or for a run with the ARGUMENTs. Without
PROGRAM a program with function names is built; with several PROGRAMs the figures stand side by side
and the table is of the last one. --budgets skips the table.
"""
import itertools
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.path.join(ROOT, ".build", "profile")
sys.path.insert(0, os.path.join(ROOT, "benchmarks"))
sys.dont_write_bytecode = True

import documents  # noqa: E402
import varied  # noqa: E402

SHORT, LONG = 2000, 4000
RUNS = 12
BUDGETS = {
    "document": 11_500,
    "start": 900_000,
}


def write_inputs():
    """Writes the inputs again at every run, because the generator may have changed."""
    contents = {"start.json": [documents.small()]}
    every = list(itertools.islice(varied.varied_lines(), LONG))
    contents["short.jsonl"] = every[:SHORT]
    contents["long.jsonl"] = every
    for name, lines in contents.items():
        with open(os.path.join(WORK, name), "wb") as file:
            file.writelines(lines)


def callgrind(program, arguments, output="/dev/null"):
    """Runs the program under callgrind and returns the number of instructions."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", program, *arguments]
    # Random hash seeds, the environment and the path of the directory would change the figures.
    environment = {"PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, text=True, errors="replace", cwd=WORK,
                          env=environment)
    total = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode not in (0, 1) or not total:
        sys.exit(f"{program} ended with status {done.returncode}:\n{done.stderr}")
    return int(total[1])


def mean(program, arguments):
    """The mean of several runs, two at a time."""
    with ThreadPoolExecutor(2) as pool:
        return sum(pool.map(lambda _: callgrind(program, arguments), range(RUNS))) / RUNS


def figures(program):
    """Both figures. A document costs what LONG lines cost more than SHORT ones, divided."""
    short, long = (mean(program, ["--no-config", "--jobs", "1", f"{size}.jsonl"])
                   for size in ("short", "long"))
    return [(long - short) / (LONG - SHORT), mean(program, ["--no-config", "start.json"])]


def print_figures(programs):
    columns = [figures(program) for program in programs]
    print("instructions" + "".join(f"{os.path.basename(program):>20}" for program in programs)
          .rjust(34 + 20 * (len(programs) - 1)) + "      budget" + " last/first" * (len(programs) > 1))
    for index, (name, budget) in enumerate(BUDGETS.items()):
        values = [column[index] for column in columns]
        line = f"{name:26}" + "".join(f"{round(value):20,}" for value in values) + f"{budget:12,}"
        if len(values) > 1:
            line += f"{values[-1] / values[0]:11.3f}"
        print(line, flush=True)


def print_functions(program, arguments):
    output = os.path.join(WORK, "callgrind.out")
    callgrind(program, arguments, output)
    for title, option in (("with what they call", "yes"), ("alone", "no")):
        table = subprocess.run(["callgrind_annotate", f"--inclusive={option}", output], check=True,
                               capture_output=True, text=True, errors="replace").stdout
        rows = [row for row in table.splitlines() if re.match(r" *[0-9,]+ \(", row)]
        names = subprocess.run(["swift", "demangle", "--simplified"], check=True, capture_output=True,
                               text=True, input="\n".join(rows)).stdout
        print(f"\n== functions {title}")
        for row in names.splitlines()[:40]:
            print(re.sub(r" \[.*", "", row).replace(ROOT + "/", "")[:150])


def main():
    arguments = sys.argv[1:]
    lint = []
    if "--" in arguments:
        place = arguments.index("--")
        arguments, lint = arguments[:place], arguments[place + 1:]
    if "-h" in arguments or "--help" in arguments:
        print(__doc__)
        return
    only_budgets = "--budgets" in arguments
    programs = [argument and os.path.abspath(argument) for argument in
                map(shutil.which, (word for word in arguments if word != "--budgets"))]
    if None in programs:
        sys.exit("a PROGRAM is not an executable file; ARGUMENTs come after --")
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed; install it with: apt-get install valgrind")
    if not programs:
        build = [os.path.join(ROOT, "scripts", "build"), "--symbols"]
        programs = [subprocess.run(build, check=True, stdout=subprocess.PIPE,
                                   text=True).stdout.strip()]
    os.makedirs(WORK, exist_ok=True)
    write_inputs()
    print_figures(programs)
    if not only_budgets:
        # Paths among the ARGUMENTs are relative to the caller's directory.
        lint = [os.path.abspath(word) if os.path.exists(word) else word for word in lint]
        print_functions(programs[-1], lint or ["--no-config", "--jobs", "1", "long.jsonl"])


if __name__ == "__main__":
    main()
