#!/usr/bin/env python3
"""Checks that every public symbol of the module FCMLint has a documentation comment.

    scripts/check-documentation.py

The first paragraph of a comment is its summary: one sentence of at most 120 characters that ends
with a period. Symbols that the compiler adds, such as init(rawValue:) of an enumeration, are not
checked. The exit status is 1 if a comment or its summary is missing or malformed.
"""
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MODULE = "FCMLint"
LONGEST = 120


def symbols():
    """Returns the symbols that are declared in the source of the module."""
    dump = ["swift", "package", "dump-symbol-graph", "--minimum-access-level", "public"]
    result = subprocess.run(dump, cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)
    show = ["swift", "build", "--show-bin-path"]
    binaries = subprocess.run(show, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    folder = os.path.join(os.path.dirname(binaries.strip()), "symbolgraph")
    with open(os.path.join(folder, MODULE + ".symbols.json"), encoding="utf-8") as file:
        graph = json.load(file)
    return [
        symbol
        for symbol in graph["symbols"]
        if "location" in symbol and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]
    ]


def problem(symbol):
    """Returns what is wrong with the comment of a symbol, or None."""
    comment = symbol.get("docComment")
    # A comment that is inherited from a protocol of another module says nothing about the symbol.
    if not comment or comment.get("module") != MODULE:
        return "has no documentation comment"
    paragraph = []
    for line in comment["lines"]:
        if not line["text"].strip():
            break
        paragraph.append(line["text"].strip())
    summary = " ".join(paragraph)
    prose = re.sub(r"`[^`]*`|\"[^\"]*\"", "x", summary)
    if not summary.endswith("."):
        return "has a summary that does not end with a period: " + summary
    if re.search(r"[.!?]\s+\S", prose):
        return "has a summary of several sentences: " + summary
    if len(summary) > LONGEST:
        return f"has a summary of {len(summary)} characters: " + summary
    return None


def main():
    every = symbols()
    failures = 0
    for symbol in every:
        found = problem(symbol)
        if found:
            failures += 1
            path = symbol["location"]["uri"].partition("://")[2]
            line = symbol["location"]["position"]["line"] + 1
            name = ".".join(symbol["pathComponents"])
            print(f"{os.path.relpath(path, ROOT)}:{line}: {name} {found}")
    print(f"{len(every)} public symbols in {MODULE}, {failures} not documented as required")
    sys.exit(1 if failures else 0)


main()
