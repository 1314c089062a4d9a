#!/usr/bin/env python3
"""Measures fcmlint against public tools in one run and prints ratios.

Peers are installed when they are missing: jq from the distribution, orjson, jsonschema-rs and
check-jsonschema from PyPI into an environment of their own. Results go to .build/bench.json too.
Nothing here passes or fails: ratios are for reading.
"""
import json
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.path.join(ROOT, ".build", "bench")
VENV = os.path.join(WORK, "venv")
PYTHON = os.path.join(VENV, "bin", "python")


def run(command, **options):
    return subprocess.run(command, check=True, **options)


def prepare():
    os.makedirs(WORK, exist_ok=True)
    if not os.path.exists(PYTHON):
        run([sys.executable, "-m", "venv", VENV])
        run([PYTHON, "-m", "pip", "install", "-q", "orjson", "jsonschema-rs", "check-jsonschema"])
    if not shutil.which("jq"):
        subprocess.run(["apt-get", "install", "-y", "-q", "jq"], stdout=subprocess.DEVNULL)
    if not shutil.which("g++") or not os.path.exists("/usr/include/simdjson.h"):
        subprocess.run(["apt-get", "install", "-y", "-q", "libsimdjson-dev", "g++"],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    run(["swift", "build", "-c", "release"], cwd=ROOT, stdout=subprocess.DEVNULL)
    path = run(["swift", "build", "-c", "release", "--show-bin-path"], cwd=ROOT,
               capture_output=True, text=True).stdout.strip()
    return os.path.join(path, "fcmlint")


WORDS = ("ferry harbour gate delayed boarding soon window seat platform concert tickets garden "
         "water chess move opponent library loan overdue parcel today weather storm évènement "
         "東京 🎬").split()


def message(number, source):
    def text(count):
        return " ".join(source.choice(WORDS) for _ in range(count))

    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"
    fid = "c" + "".join(source.choice(letters) for _ in range(21))
    body = {"notification": {"title": text(3), "body": text(10)}}
    body.update([
        {"token": fid + ":APA91b" + "".join(source.choice(letters) for _ in range(134))},
        {"topic": f"city-{number % 100}"},
        {"condition": "'news' in topics && ('sport' in topics || 'city' in topics)"},
        {"fid": fid},
    ][number % 4])
    if number % 2 == 0:
        body["data"] = {"screen": "detail", "id": str(number), "kind": text(1)}
    if number % 3 == 0:
        body["android"] = {"priority": "HIGH", "ttl": "3600s", "notification": {
            "channel_id": "news", "color": "#7e55c3", "icon": "ic_stat", "tag": f"t{number}"}}
    if number % 3 != 1:
        body["apns"] = {
            "headers": {"apns-priority": "10", "apns-expiration": "1790000000"},
            "payload": {"aps": {"alert": {"title": text(3), "body": text(8)}, "sound": "default",
                                "badge": 3, "mutable-content": 1, "thread-id": "a"}},
            "fcm_options": {"image": "https://example.com/a/b.png"}}
    if number % 5 == 0:
        body["webpush"] = {
            "headers": {"TTL": "3600", "Urgency": "high"},
            "notification": {"icon": "/i.png", "tag": "x",
                             "actions": [{"action": "a", "title": "A"}]},
            "fcm_options": {"link": "https://example.com/x"}}
    return {"message": body}


def materials():
    source = random.Random(1)
    small = os.path.join(WORK, "small.json")
    with open(small, "w", encoding="utf-8") as file:
        json.dump(message(6, source), file, ensure_ascii=False, indent=2)
    stream = os.path.join(WORK, "stream.jsonl")
    if not os.path.exists(stream):
        size = number = 0
        with open(stream, "wb") as file:
            while size < 100_000_000:
                line = json.dumps(message(number, source), ensure_ascii=False,
                                  separators=(",", ":")).encode() + b"\n"
                file.write(line)
                size += len(line)
                number += 1
    clean = os.path.join(WORK, "clean.jsonl")
    if not os.path.exists(clean):
        with open(stream, "rb") as all_lines, open(clean, "wb") as file:
            file.writelines(line for line in all_lines if b"APA91b" not in line)
    # A session remembers how lines are laid out: here no two are laid out alike.
    unlike = os.path.join(WORK, "unlike.jsonl")
    if not os.path.exists(unlike):
        with open(clean, "rb") as lines, open(unlike, "wb") as file:
            for number, line in enumerate(lines):
                document = json.loads(line)
                entries = document["message"].setdefault("data", {})
                entries[f"k{number:06}"] = "v"
                file.write(json.dumps(document, ensure_ascii=False,
                                      separators=(",", ":")).encode() + b"\n")
    folder = os.path.join(WORK, "many")
    if not os.path.exists(folder):
        for number in range(10_000):
            place = os.path.join(folder, f"{number // 100:03}")
            os.makedirs(place, exist_ok=True)
            with open(os.path.join(place, f"{number}.json"), "w", encoding="utf-8") as file:
                json.dump(message(number, source), file, ensure_ascii=False, indent=2)
    return small, stream, clean, unlike, folder


def once(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def told(command):
    """The seconds that a program says its work took."""
    return float(run(command, capture_output=True, text=True).stdout.split()[0])


def paired(first, second, runs):
    """Medians of both, and of the ratio pair by pair: a machine that slows down slows both."""
    first(), second()
    pairs = [(first(), second()) for _ in range(runs)]
    return (statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs),
            statistics.median(a / b for a, b in pairs))


# Only the parsing counts: neither the start of Python nor the reading of the file.
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
    """A program that times simdjson's DOM, if it reads every document; nil otherwise."""
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
        documents = sum(1 for _ in file)
    good = int(run([program, stream], capture_output=True, text=True).stdout.split()[1])
    if good != documents:
        print(f"simdjson read {good} of {documents} documents: left out")
        return None
    return [program, stream]


def main():
    fcmlint = prepare()
    small, stream, clean, unlike, folder = materials()
    rows = []

    def row(name, ours, peer, theirs, runs, size=None):
        """Each of `ours` and `theirs` makes one run and returns its seconds."""
        mine, other, ratio = paired(ours, theirs, runs)
        speed = f" {size / mine / 1e6:5.0f} MB/s" if size else ""
        rows.append({"what": name, "fcmlint": mine, "peer": peer, "peerSeconds": other,
                     "ratio": ratio, "bytes": size})
        print(f"{name:34} {mine * 1000:9.2f} ms{speed:11} {peer:24} {other * 1000:9.2f} ms  "
              f"ratio {ratio:7.4f}", flush=True)

    def command(*words):
        return lambda: once(words)

    schema = os.path.join(WORK, "schema.json")
    with open(schema, "w") as file:
        json.dump({"type": "object"}, file)
    checker = os.path.join(VENV, "bin", "check-jsonschema")
    # The linker leaves the program in the page cache in single pages, which costs a start a fifth
    # more than one that was copied into its place, as installing does.
    installed = shutil.copy(fcmlint, os.path.join(WORK, "fcmlint"))
    for how, program in (("as built", fcmlint), ("installed", installed)):
        start = f"start, {how}"
        row(start, command(program, small), "/bin/true", command("/bin/true"), 60)
        row(start, command(program, small), "jq empty", command("jq", "empty", small), 20)
        row(start, command(program, small), "check-jsonschema",
            command(checker, "--schemafile", schema, small), 5)

    # Every fourth document of the whole stream holds a registration token, which is a finding.
    for name, path in (("stream without findings", clean), ("stream, a finding in 4", stream),
                       ("stream, no two lines alike", unlike)):
        size = os.path.getsize(path)
        single = command(fcmlint, "--jobs", "1", path)
        row(f"{name}, one core", single, "orjson.loads, a line each",
            lambda: told([PYTHON, "-c", ORJSON, path]), 5, size)
        row(f"{name}, one core", single, "jq empty", command("jq", "empty", path), 1, size)
        peer = simdjson(path)
        if peer:
            row(f"{name}, two cores", command(fcmlint, "--jobs", "2", path),
                "simdjson DOM, one core", lambda: told(peer), 5, size)
    row("10,000 files", command(fcmlint, folder), "find | xargs cat",
        command("sh", "-c", f"find {folder} -name '*.json' -print0 | xargs -0 cat"), 5)

    result = {"machine": platform.processor() or platform.machine(), "cores": os.cpu_count(),
              "system": platform.platform(), "rows": rows}
    with open(os.path.join(ROOT, ".build", "bench.json"), "w") as file:
        json.dump(result, file, indent=2)


main()
