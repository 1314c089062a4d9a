#!/usr/bin/env python3
"""Checks the words of fcmlint: scripts/check-words.py [PROGRAM] [--paths GLOB…]

  scripts/check-words.py .build/bin/fcmlint     messages, rule pages, help texts, comments and documents
  scripts/check-words.py                        comments and documents alone

Messages, help lines and fix titles are those of all findings in fixtures/ and in the examples of the
rules. A message is shorter than 90 characters, not counting a shortened value and what happens (", so …"),
begins in lowercase unless its first word is a name, and does not end with a period.
All texts avoid the words of scripts/words/avoid.txt, which lists their replacements; places that must
use such a word are listed in scripts/words/allowed.txt. codespell, from PATH or from the environment
variable CODESPELL, checks the spelling of the United States. Prints one line for each problem and exits
with status 1 if there is one.
"""
import argparse
import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import cases
import rule_examples

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORDS = os.path.join(ROOT, "scripts", "words")
LONGEST = 90
# Names that may begin a message, a help line or a title.
NAMES = re.compile(
    r"(FCM|APNs|Apple|Android|Google|JSON|Chrome|Firefox|Firebase|Safari|Edge|Swift|Node|Python|Java|Go|PHP|URL|"
    r"HTTPS?|UTF-8|UTF-16|TTL|RFC|Admin|Web|Live|ActivityKit|JWT|VAPID|Xcode|I|OAuth|SDKs?|API|MD5|BOM|"
    r"[A-Z][A-Z0-9_]{2,}|[A-Z]+_[A-Z_]+|[a-z]+[A-Z]\w*|iOS|macOS|PRIVATE|U\+)\b")


def tracked():
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, text=True,
                           capture_output=True, check=True).stdout.split("\n")
    return [name for name in names if name and os.path.isfile(os.path.join(ROOT, name))]


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8", errors="replace") as file:
        return file.read()


def avoided():
    rows = []
    for line in read("scripts/words/avoid.txt").splitlines():
        if line and not line.startswith("#"):
            pattern, _, instead = line.rpartition(" | ")
            rows.append((re.compile(rf"\b(?:{pattern.strip()})\b", re.IGNORECASE), instead.strip()))
    return rows


def allowed():
    """Pairs of a pattern for places and a text that may contain the word."""
    rows = []
    for line in read("scripts/words/allowed.txt").splitlines():
        if line and not line.startswith("#"):
            place, _, text = line.partition(" | ")
            rows.append((place.strip(), text.strip()))
    return rows


def comments(name):
    """The comments and the string literals of prose in a Swift file, with their line numbers."""
    isText = False
    for number, line in enumerate(read(name).splitlines(), 1):
        if line.count('"""') % 2 == 1:
            isText = not isText
            continue
        comment = re.search(r"(?<![:\"])//+ ?(.*)", line)
        if comment:
            yield number, comment[1]
        for literal in re.findall(r'"((?:[^"\\]|\\.)*)"', line[: comment.start()] if comment else line):
            # A text of several words is prose.
            if literal.count(" ") > 1 and not re.search(r'[{}]|\\"\w+\\":', literal):
                yield number, literal
        if isText and not re.search(r'[{}«»]|"\w+":', line):
            yield number, line.strip()


def documents(name):
    """The lines of a document outside code blocks, with their numbers."""
    isCode = False
    for number, line in enumerate(read(name).splitlines(), 1):
        if line.lstrip().startswith("```"):
            isCode = not isCode
        elif not isCode and not line.startswith("    "):
            yield number, re.sub(r"`[^`]*`", "`…`", line)


def sources(globs):
    """All texts in the tree: place and text."""
    for name in tracked():
        if globs and not any(fnmatch.fnmatch(name, glob) for glob in globs):
            continue
        if name.startswith(("fixtures/", "scripts/words/")) or name == "rules/README.md":
            continue
        if name.endswith(".swift"):
            lines = comments(name)
        elif name.endswith(".md"):
            lines = documents(name)
        elif re.search(r"(\.(py|sh|yml|yaml|1|lua|vim|el)|Makefile)$|^\.ci/|^scripts/[^.]*$", name):
            lines = ((n, l) for n, l in enumerate(read(name).splitlines(), 1))
        else:
            continue
        for number, text in lines:
            yield f"{name}:{number}", text


def spoken(program):
    """The texts of the program: findings in the fixtures, rule pages and help; as kind, place, text."""
    def run(*arguments):
        result = subprocess.run([program, *arguments], cwd=ROOT, text=True, capture_output=True)
        return result.stdout or result.stderr

    with tempfile.TemporaryDirectory() as examples:
        rule_examples.write(program, examples)
        cases.write(os.path.join(examples, "cases"), cases.paths([f"fixtures/{name}" for name in ("cases/values", "messages", "near")]))
        report = json.loads(
            run("--no-config", "--format", "json", "--level", "hint", "fixtures", examples))
    for finding in report["findings"]:
        place = f'{finding["path"]}:{finding["start"]["line"]} [{finding["rule"]}]'
        yield "message", place, finding["message"]
        if finding["help"]:
            yield "help", place, finding["help"]
        for fix in finding["fixes"]:
            yield "title", place, fix["title"]
        for related in finding["related"]:
            yield "note", place, related["message"]
    for rule in json.loads(run("rules", "--format", "json"))["rules"]:
        yield "page", rule["id"], rule["summary"]
        yield "page", rule["id"], rule["why"]
        if not rule["summary"].endswith("."):
            yield "summary", rule["id"], rule["summary"]
    yield "help text", "fcmlint --help", run("--help")
    for command in re.findall(r"(?m)^  ([a-z]+)  ", run("--help").partition("Commands:")[2]):
        yield "help text", f"fcmlint {command} --help", run(command, "--help")


def form(sort, text):
    """The problems with the form of a message, help line or title."""
    if sort == "summary":
        yield "a summary is a sentence and ends with a period"
    if sort not in ("message", "help", "title", "note"):
        return
    # A long value of the user is shortened to about 50 characters, which no wording can make up for.
    # What happens is the same for all findings of most rules, and readers know it after the first.
    found = re.sub(r"(, so |, which |: the SDK |: Python raises )[^,:]*$", "", text) if sort == "message" else text
    length = len(re.sub(r'"[^"]*…[^"]*"', '"…"', found))
    if length >= LONGEST and sort in ("message", "title"):
        yield f"{length} characters, not below {LONGEST}"
    if re.search(r"[^.]\.$", text):
        yield "ends with a period"
    # Such a message begins with code of the user.
    if re.match(r"[A-Z]", text) and not NAMES.match(text) and " is not JSON" not in text:
        yield "begins in uppercase"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?")
    parser.add_argument("--paths", nargs="*", default=[])
    arguments = parser.parse_args()
    problems = []
    rows, exceptions = avoided(), allowed()

    def check(place, text):
        for pattern, instead in rows:
            found = pattern.search(text)
            if found and not any(fnmatch.fnmatch(place, where) and excused in text
                                 for where, excused in exceptions):
                problems.append(f'{place}: "{found[0]}": write {instead}: {" ".join(text.split())[:100]}')

    for place, text in sources(arguments.paths):
        check(place, text)
    seen = set()
    for sort, place, text in spoken(arguments.program) if arguments.program else []:
        if (sort, text) in seen:
            continue
        seen.add((sort, text))
        check(place, re.sub(r'"[^"]*"', '"…"', text))
        problems += [f"{place}: {sort}: {problem}: {text[:120]}" for problem in form(sort, text)]
    spelling = os.environ.get("CODESPELL") or shutil.which("codespell")
    if not spelling:
        print("codespell was not found, so the spelling is not checked", file=sys.stderr)
    elif not arguments.paths:
        skipped = ("fixtures/", "scripts/words/", "playground/vendor/", "editors/vscode/types/")
        names = [n for n in tracked() if not n.startswith(skipped)]
        result = subprocess.run(
            [spelling, "--builtin", "clear,rare,en-GB_to_en-US",
             "--ignore-words", os.path.join(WORDS, "spelling.txt"), *names],
            cwd=ROOT, text=True, capture_output=True)
        problems += result.stdout.splitlines()
    print("\n".join(problems))
    print(f"{len(problems)} problems", file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
