#!/usr/bin/env python3
"""Measures fcmlint against public tools in one run and prints ratios: benchmarks/run.py [PROGRAM]

Without PROGRAM the release program is built. Nothing is installed: rows whose peer is missing are
skipped, and the command that installs it is printed. Results are also written to .build/bench.json.
Nothing here passes or fails.
"""
import json
import os
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import time

import documents
import sources
import varied

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.path.join(ROOT, ".build", "bench")
VENV = os.path.join(WORK, "venv")
PYTHON = os.path.join(VENV, "bin", "python")


CHECKER = os.path.join(VENV, "bin", "check-jsonschema")


def run(command, **options):
    return subprocess.run(command, check=True, **options)


def has_module(name):
    if not os.path.exists(PYTHON):
        return False
    return subprocess.run([PYTHON, "-c", f"import {name}"], capture_output=True).returncode == 0


def missing_peers():
    """Names of the peers that are not installed; prints how to install them."""
    pip = f"python3 -m venv {os.path.relpath(VENV)} && {os.path.relpath(PYTHON)} -m pip install"
    peers = {
        "jq": (shutil.which("jq"), "apt-get install jq"),
        "orjson": (has_module("orjson"), f"{pip} orjson"),
        "check-jsonschema": (os.path.exists(CHECKER), f"{pip} check-jsonschema"),
        "simdjson": (shutil.which("g++") and os.path.exists("/usr/include/simdjson.h"),
                     "apt-get install g++ libsimdjson-dev"),
    }
    missing = {name: command for name, (found, command) in peers.items() if not found}
    for name, command in missing.items():
        print(f"{name} is not installed, so its rows are skipped; install it with: {command}")
    if missing:
        print("`make bench-setup` installs all peers.")
    return missing


def inputs():
    """Paths of the small file, the two streams and the folder of many files."""
    size = 100_000_000

    def place(name):
        return os.path.join(WORK, name)

    return (documents.write(place("small.json"), [documents.small()]),
            documents.write(place("mixed.jsonl"), documents.mixed_lines(size)),
            documents.write(place("varied.jsonl"), varied.varied_lines(size)),
            documents.write_folder(place("many"), 10_000))


def once(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def processor(command):
    """The user and system time of a run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def reported(command):
    """The seconds that a program reports for its own work."""
    return float(run(command, capture_output=True, text=True).stdout.split()[0])


def paired(first, second, runs):
    """Medians of both times and of the ratio of each pair, which a slow machine changes least."""
    first(), second()
    pairs = [(first(), second()) for _ in range(runs)]
    return (statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs),
            statistics.median(a / b for a, b in pairs))


# Measures parsing only, without starting Python or reading the file.
ORJSON = """
import orjson, sys, time
lines = open(sys.argv[1], "rb").read().splitlines()
start = time.perf_counter()
for line in lines: orjson.loads(line)
print(time.perf_counter() - start)
"""

SIMDJSON = r"""
#include <simdjson.h>
#include <chrono>
#include <cstdio>
int main(int, char **arguments) {
  auto text = simdjson::padded_string::load(arguments[1]).value();
  auto start = std::chrono::steady_clock::now();
  simdjson::dom::parser parser;
  simdjson::dom::document_stream documents;
  size_t good = 0;
  if (parser.parse_many(text).get(documents)) return 1;
  for (auto document : documents) good += document.error() == 0;
  double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::printf("%f %zu\n", took, good);
}
"""


def simdjson(stream):
    """The command that times simdjson's DOM, or None if it does not read every document."""
    source = os.path.join(WORK, "simd.cpp")
    program = os.path.join(WORK, "simd")
    if not os.path.exists(program):
        with open(source, "w") as file:
            file.write(SIMDJSON)
        built = subprocess.run(["g++", "-O3", "-march=native", source, "-lsimdjson", "-o", program],
                               capture_output=True)
        if built.returncode:
            return None
    with open(stream, "rb") as file:
        count = sum(1 for _ in file)
    good = int(run([program, stream], capture_output=True, text=True).stdout.split()[1])
    if good != count:
        print(f"simdjson read {good} of {count} documents: its row is skipped")
        return None
    return [program, stream]


def main():
    if len(sys.argv) > 1:
        fcmlint = os.path.abspath(sys.argv[1])
    else:
        fcmlint = run([os.path.join(ROOT, "scripts", "build")], stdout=subprocess.PIPE,
                      text=True).stdout.strip()
    os.makedirs(WORK, exist_ok=True)
    missing = missing_peers()
    small, mixed, different, folder = inputs()
    rows = []

    def row(name, ours, peer, theirs, runs, size=None):
        """`ours` and `theirs` each make one run and return its seconds; `peer` starts with the tool."""
        if peer.split()[0].rstrip(":") in missing:
            return
        mine, other, ratio = paired(ours, theirs, runs)
        speed = f" {size / mine / 1e6:5.0f} MB/s" if size else ""
        rows.append({"what": name, "fcmlint": mine, "peer": peer, "peerSeconds": other,
                     "ratio": ratio, "bytes": size})
        print(f"{name:38} {mine * 1000:9.2f} ms{speed:11} {peer:24} {other * 1000:9.2f} ms  "
              f"ratio {ratio:7.4f}", flush=True)

    def command(*words):
        return lambda: once(words)

    schema = os.path.join(WORK, "schema.json")
    with open(schema, "w") as file:
        json.dump({"type": "object"}, file)
    row("start", command(fcmlint, small), "/bin/true", command("/bin/true"), 60)
    row("start", command(fcmlint, small), "jq empty", command("jq", "empty", small), 20)
    row("start", command(fcmlint, small), "check-jsonschema",
        command(CHECKER, "--schemafile", schema, small), 5)

    for name, path in (("stream without findings", different), ("stream, a finding in 4", mixed)):
        size = os.path.getsize(path)
        single = command(fcmlint, "--jobs", "1", path)
        row(f"{name}, one core", single, "orjson: loads of each line",
            lambda path=path: reported([PYTHON, "-c", ORJSON, path]), 5, size)
        row(f"{name}, one core", single, "jq empty", command("jq", "empty", path), 1, size)
        peer = None if "simdjson" in missing else simdjson(path)
        if peer:
            row(f"{name}, two cores", command(fcmlint, "--jobs", "2", path),
                "simdjson DOM, one core", lambda peer=peer: reported(peer), 5, size)
    row("10,000 files", command(fcmlint, folder), "find | xargs cat",
        command("sh", "-c", f"find {folder} -name '*.json' -print0 | xargs -0 cat"), 5)
    plain = sources.tree(os.path.join(WORK, "sources"))
    alike = sources.dense_tree(os.path.join(WORK, "alike"), plain, look_alikes_only=True)
    dense = sources.dense_tree(os.path.join(WORK, "dense"), plain, look_alikes_only=False)
    for name, tree in (("40,000 sources", plain), ("look-alikes in a tenth", alike),
                       ("messages and look-alikes in a tenth", dense)):
        search = ["grep", "-rl", "notification", tree]
        for jobs in ("1", "2"):
            ours = [fcmlint, "--jobs", jobs, tree]
            for words, measure in (("elapsed", once), ("processor", processor)):
                row(f"{name}, --jobs {jobs}, {words}",
                    lambda measure=measure, ours=ours: measure(ours), "grep -rl notification",
                    lambda measure=measure, search=search: measure(search), 9)

    result = {"machine": platform.processor() or platform.machine(), "cores": os.cpu_count(),
              "system": platform.platform(), "rows": rows}
    with open(os.path.join(ROOT, ".build", "bench.json"), "w") as file:
        json.dump(result, file, indent=2)


if __name__ == "__main__":
    main()
