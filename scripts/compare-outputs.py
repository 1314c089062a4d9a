#!/usr/bin/env python3
"""Compares what two programs print: scripts/compare-outputs.py OLD NEW

Runs both with every command and report format over the fixtures and compares standard output,
standard error and the exit status byte for byte. Prints a short diff of each difference and exits
with status 1 if there is one.
"""
import concurrent.futures
import difflib
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile

import cases

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FORMATS = ["full", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle",
           "rdjson", "rdjsonl", "azure", "markdown", "records", "auto"]
COMMANDS = ["check", "explain", "rules", "schema", "config", "init", "lsp", "completions", "man"]
KINDS = ["send-request", "message", "apns-payload", "device-group", "topic-batch"]
SHOWN_LINES = 12
TIMEOUT = 120


def rule_ids(program):
    done = subprocess.run([program, "rules", "--format", "json"], capture_output=True, check=True)
    rules = json.loads(done.stdout)
    rules = rules.get("rules", rules) if isinstance(rules, dict) else rules
    return [rule["id"] for rule in rules]


def invocations(program):
    """Arguments and standard input of every run."""
    runs = []

    def add(*arguments, stdin=None):
        runs.append((list(arguments), stdin))

    for format_, level in itertools.product(FORMATS, ([], ["--level", "hint"])):
        add("--format", format_, *level, "fixtures")
    for options in (["--diff"], ["--diff", "--unsafe-fixes"], ["--sizes"], ["--statistics"],
                    ["--verbose"], ["--quiet"], ["--no-config"], ["--color", "always"],
                    ["--include-suppressed", "--format", "json"], ["--fail-on", "never"],
                    ["--max-warnings", "1"], ["--select", "legacy"], ["--ignore", "legacy"],
                    ["--verbose", "--sizes", "--statistics", "--level", "hint"]):
        add(*options, "fixtures")
    for kind in KINDS:
        add("--kind", kind, "--format", "concise", "--level", "hint", ".build/messages")
        add("schema", "--kind", kind)
    for format_ in ("text", "json", "markdown"):
        add("rules", "--format", format_)
    for rule in rule_ids(program):
        add("explain", rule)
    for command in COMMANDS:
        add(command, "--help")
    for shell in ("bash", "zsh", "fish"):
        add("completions", shell)
    for arguments in (["schema"], ["schema", "--kind", "config"], ["man"],
                      ["config"], ["config", "fixtures"], ["--help"], ["--version"],
                      ["--version", "--verbose"], ["rules"], ["explain", "no-such-rule"],
                      ["--no-such-option"], ["no-such-path"], ["--format", "no-such-format"]):
        add(*arguments)
    cases.write(os.path.join(ROOT, ".build/cases"))
    cases.write(os.path.join(ROOT, ".build/messages"), cases.paths(["fixtures/messages"]))
    folders = (os.walk(os.path.join(ROOT, name)) for name in ("fixtures", ".build/cases"))
    for directory, names, files in itertools.chain(*folders):
        names.sort()
        for name in sorted(files):
            path = os.path.relpath(os.path.join(directory, name), ROOT)
            add("--format", "json", "--level", "hint", "--stdin-filename", path, "-", stdin=path)
            add("--diff", "--unsafe-fixes", "--stdin-filename", path, "-", stdin=path)
            if name == ".fcmlint.json":
                add("config", directory)
    return runs


def run(program, arguments, stdin, directory=ROOT):
    # The environment of the caller must not select a format or colors.
    environment = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LC_ALL": "C.UTF-8",
                   "COLUMNS": "80"}
    with open(os.path.join(ROOT, stdin) if stdin else os.devnull, "rb") as file:
        try:
            done = subprocess.run([program, *arguments], stdin=file, capture_output=True,
                                  cwd=directory, env=environment, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            return b"", b"no end within %d seconds" % TIMEOUT, None
    return done.stdout, done.stderr, done.returncode


def diff(old, new):
    lines = difflib.unified_diff(old.decode(errors="backslashreplace").splitlines(),
                                 new.decode(errors="backslashreplace").splitlines(),
                                 "old", "new", lineterm="", n=0)
    shown = [line[:200] for line in itertools.islice(lines, SHOWN_LINES + 1)]
    if len(shown) > SHOWN_LINES:
        shown[-1] = "…"
    return shown or ["only line endings differ"]


def compare(programs, arguments, stdin):
    """The difference of two runs, as lines; empty if there is none."""
    old, new = (run(program, arguments, stdin) for program in programs)
    lines = []
    if old[2] != new[2]:
        lines.append(f"exit status {old[2]} became {new[2]}")
    for name, before, after in (("output", old[0], new[0]), ("errors", old[1], new[1])):
        if before != after:
            lines += [f"standard {name}:", *diff(before, after)]
    return lines


def files_after(program, arguments):
    """Everything in a copy of the fixtures after a run that writes files, by path."""
    with tempfile.TemporaryDirectory() as directory:
        shutil.copytree(os.path.join(ROOT, "fixtures"), os.path.join(directory, "fixtures"))
        output, errors, status = run(program, arguments, None, directory)
        contents = {"(standard output)": output, "(standard error)": errors,
                    "(exit status)": str(status).encode()}
        for folder, _, files in os.walk(directory):
            for name in files:
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    contents[os.path.relpath(path, directory)] = file.read()
        return contents


def compare_files(programs, arguments):
    old, new = (files_after(program, arguments) for program in programs)
    lines = []
    for path in sorted(old.keys() | new.keys()):
        if old.get(path) != new.get(path):
            lines += [f"{path}:", *diff(old.get(path, b""), new.get(path, b""))]
    return lines


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as directory:
        # The same name for both, in case a program prints its own.
        programs = []
        for which, program in zip(("old", "new"), sys.argv[1:]):
            os.mkdir(os.path.join(directory, which))
            programs.append(shutil.copy(program, os.path.join(directory, which, "fcmlint")))
        runs = [(" ".join(arguments) + (f" <{stdin}" if stdin else ""),
                 compare, (programs, arguments, stdin))
                for arguments, stdin in invocations(programs[0])]
        for arguments in (["--fix", "fixtures"], ["--fix", "--unsafe-fixes", "fixtures"], ["init"],
                          ["--write-baseline", "baseline.json", "fixtures"]):
            runs.append((" ".join(arguments) + " (files)", compare_files, (programs, arguments)))
        different = 0
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = [(name, pool.submit(work, *arguments)) for name, work, arguments in runs]
            for name, result in results:
                lines = result.result()
                if lines:
                    different += 1
                    print(f"fcmlint {name}", *("  " + line for line in lines), sep="\n", flush=True)
    print(f"{len(runs)} runs compared, {different} different")
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
