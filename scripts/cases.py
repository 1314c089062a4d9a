"""Reads the sources of all cases, whose notation CONTRIBUTING.md describes.

    scripts/cases.py FOLDER [FIXTURES…]    writes the sources as files into the folder, for programs that read files
"""
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SPECIAL = re.compile(r"[«»]|‹([^›]*)›|[\u2400-\u241F\u2424]")


def plain(text):
    """The bytes of a text without its marks and short forms."""
    def spelled(match):
        short = match.group(1)
        if short is None:
            symbol = match.group()
            return "" if symbol in "«»" else "\n" if symbol == "␤" else chr(ord(symbol) - 0x2400)
        if short.startswith("0x"):
            return chr(0xDC00 + int(short, 16)) if int(short, 16) > 0x7F else chr(int(short, 16))
        if short.startswith("U+"):
            return chr(int(short[2:], 16))
        part, _, count = short.rpartition("×")
        return part * int(count) if part and count.isdigit() else short
    return SPECIAL.sub(spelled, text).encode("utf-8", "surrogateescape")


def alternatives(text):
    """The text for each choice in ‹a|b›."""
    group = re.search(r"‹([^›]*\|[^›]*)›", text)
    if not group:
        return [text]
    choices = [f"‹{part}›" if "×" in part else part for part in group.group(1).split("|")]
    return [row for part in choices for row in alternatives(text.replace(group.group(), part))]


def sources(path):
    """The sources of a file, as the name and the kind that the case gives them, and their bytes."""
    name, kind, before, after = "push.json", "", "", ""
    block = None
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    for line in lines:
        if block is not None:
            if not line.startswith("→ "):
                block.append(line)
                continue
            for text in alternatives("".join(part + "\n" for part in block)):
                yield block_name, "", plain(text)
            block = None
        elif line.startswith("--- "):
            block, block_name = [], line[4:]
        elif line.startswith("in "):
            setting = re.fullmatch(r"in (?:(?![^ ]*…)([^ ]*\.[^ ]*) )?(?:as ([^ ]+) )?(.*)…(.*)", line)
            name, kind = setting.group(1) or "push.json", setting.group(2) or ""
            before, after = setting.group(3), setting.group(4)
        elif line.startswith("with "):
            name, kind, before, after = "push.json", "", "", ""
        elif " → " in line and not line.startswith("#"):
            for text in alternatives(line.split(" → ")[0]):
                yield name, kind, plain(before) + plain(text) + plain(after)


CASES = [f"fixtures/{name}" for name in ("cases", "json", "foreign", "messages", "near", "traps")]


def paths(folders=CASES):
    for folder in folders:
        for place, _, names in sorted(os.walk(os.path.join(ROOT, folder))):
            yield from (os.path.join(place, name) for name in sorted(names) if name.endswith((".cases", ".txt")))


def write(folder, files=None):
    """Writes the sources into a folder: all JSON texts of a file that have one line into one file."""
    os.makedirs(folder, exist_ok=True)
    for path in files or paths():
        stem = os.path.splitext(os.path.relpath(path, os.path.join(ROOT, "fixtures")))[0].replace(os.sep, "-")
        lines = []
        for number, (name, _, text) in enumerate(sources(path)):
            if name == "push.json" and b"\n" not in text:
                lines.append(text + b"\n")
                continue
            with open(os.path.join(folder, f"{stem}-{number}-{name}"), "wb") as file:
                file.write(text)
        if lines:
            with open(os.path.join(folder, f"{stem}.jsonl"), "wb") as file:
                file.write(b"".join(lines))


if __name__ == "__main__":
    write(sys.argv[1], paths(sys.argv[2:] or CASES))
