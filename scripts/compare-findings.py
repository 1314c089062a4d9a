#!/usr/bin/env python3
"""Checks that two programs have the same findings and differ only in words: scripts/compare-findings.py OLD NEW [PATH…]

Lints fixtures/ and the examples of all rules (or PATH…) with both and compares everything that tools rely on: rule, severity, file,
document, kind, pointer, range, related ranges, fingerprint, suppression, and each fix's safety and edits.
Then compares the bytes that --fix and --unsafe-fixes write. Prints the differences, and how many messages,
help lines and titles differ; exits with status 1 if anything but words differs.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile

import rule_examples

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORDS = ("message", "help", "title")


def findings(program, paths):
    result = subprocess.run([program, "--no-config", "--format", "json", "--level", "hint", *paths],
                            cwd=ROOT, text=True, capture_output=True)
    return json.loads(result.stdout)["findings"]


def without_words(value):
    if isinstance(value, dict):
        return {key: without_words(item) for key, item in value.items()
                if key not in WORDS and key != "docUrl"}
    return [without_words(item) for item in value] if isinstance(value, list) else value


def words(value):
    if isinstance(value, dict):
        return [text for key, item in sorted(value.items())
                for text in ([item] if key in WORDS else words(item))]
    return [text for item in value for text in words(item)] if isinstance(value, list) else []


def fixed(program, paths, option):
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            copy = os.path.join(folder, path)
            shutil.copytree(os.path.join(ROOT, path), copy) if os.path.isdir(os.path.join(ROOT, path)) \
                else shutil.copy(os.path.join(ROOT, path), copy)
        subprocess.run([os.path.abspath(program), "--no-config", *option, *paths], cwd=folder,
                       capture_output=True)
        texts = {}
        for base, _, names in os.walk(folder):
            for name in names:
                with open(os.path.join(base, name), "rb") as file:
                    texts[os.path.relpath(os.path.join(base, name), folder)] = file.read()
        return texts


def main():
    old, new = map(os.path.abspath, sys.argv[1:3])
    paths = sys.argv[3:] or ["fixtures"]
    if not sys.argv[3:]:
        examples = os.path.join(ROOT, ".build", "examples")
        shutil.rmtree(examples, ignore_errors=True)
        os.makedirs(examples)
        rule_examples.write(old, examples)
        paths.append(os.path.relpath(examples, ROOT))
    before, after = findings(old, paths), findings(new, paths)
    differences = 0
    for a, b in zip(before, after):
        if without_words(a) != without_words(b):
            differences += 1
            print(f'{a["path"]}:{a["start"]["line"]}: {a["rule"]} differs in more than words')
    if len(before) != len(after):
        differences += 1
        print(f"{len(before)} findings before, {len(after)} after")
    for option in (["--fix"], ["--fix", "--unsafe-fixes"]):
        a, b = fixed(old, paths, option), fixed(new, paths, option)
        for name in sorted(set(a) | set(b)):
            if a.get(name) != b.get(name):
                differences += 1
                print(f"{name}: {' '.join(option)} writes other bytes")
    changed = sum(x != y for a, b in zip(before, after) for x, y in zip(words(a), words(b)))
    print(f"{len(after)} findings: {changed} texts differ, {differences} differences beyond words")
    sys.exit(1 if differences else 0)


main()
