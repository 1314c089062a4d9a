"""Runs the program on texts, and compares documents."""
import json
import os
import subprocess
import tempfile

BATCH = 1000


class Program:
    """The program under test, and what it makes of plain JSON texts, each fixed only once."""

    def __init__(self, path):
        self.path = os.path.abspath(path)
        self.known = {}

    def run(self, folder, names, *options):
        """Runs the program on files of a folder; returns the output, and the errors of runs that fail."""
        output, errors = [], []
        for start in range(0, len(names), BATCH):
            result = subprocess.run(
                [self.path, "--no-config", "--jobs", "1", *options, *names[start:start + BATCH]],
                cwd=folder, text=True, errors="replace", stdin=subprocess.DEVNULL, capture_output=True,
                timeout=600)
            output.append(result.stdout)
            if result.returncode not in (0, 1):
                errors.append(f"status {result.returncode}: {result.stderr[-500:]}")
        return "".join(output), errors

    def run_on(self, texts, *options, kind=None):
        """Runs the program on texts as JSON files, whose names are numbers; returns its output and the files."""
        with tempfile.TemporaryDirectory() as folder:
            names = [f"{number}.json" for number in range(len(texts))]
            for name, text in zip(names, texts):
                write(os.path.join(folder, name), text)
            output, errors = self.run(folder, names, *options, *(("--kind", kind) if kind else ()))
            if errors:
                raise RuntimeError(f"plain JSON: {errors[0]}")
            return output, [read(os.path.join(folder, name)) for name in names]

    def fixed(self, texts, options, kind=None):
        """What becomes of each text, fixed as a file."""
        key = (*options, kind)
        unknown = sorted({text for text in texts if (key, text) not in self.known})
        _, files = self.run_on(unknown, "--format", "concise", *options, kind=kind)
        self.known.update(((key, text), file) for text, file in zip(unknown, files))
        return {text: self.known[key, text] for text in texts}

    def reaches(self, text, goal, safeties, kind):
        """Whether some of the fixes offered for a text, in up to three steps, make the canonical goal of it."""
        known, texts = {text}, [text]
        for _ in range(3):
            texts = [changed for text, findings in zip(texts, self.findings(texts, kind))
                     for finding in findings for fix in finding["fixes"] if fix["safety"] in safeties
                     if (changed := edited(text, fix["edits"])) not in known][:200]
            if any(canonical(text) == goal for text in texts):
                return True
            known.update(texts)
        return False

    def findings(self, texts, kind=None):
        """The findings in each text."""
        output, _ = self.run_on(texts, "--format", "jsonl", kind=kind)
        result = [[] for _ in texts]
        for line in output.splitlines():
            finding = json.loads(line)
            result[int(finding["path"].removesuffix(".json"))].append(finding)
        return result


def edited(text, edits):
    content = text.encode("utf-8", "surrogateescape")
    for edit in sorted(edits, key=lambda edit: edit["start"], reverse=True):
        content = content[:edit["start"]] + edit["replacement"].encode() + content[edit["end"]:]
    return content.decode("utf-8", "surrogateescape")


def write(path, text):
    with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write(text)


def read(path):
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        return file.read()


def canonical(text, nested=False):
    """The value of a JSON text, written in one way; for other text, the text without white space.

    nested: the same for strings that contain JSON.
    """
    def members(pairs):
        pairs = [(name, inner(item)) for name, item in pairs]
        return dict(pairs) if len({name for name, _ in pairs}) == len(pairs) else {"several": pairs}

    def inner(value):
        if isinstance(value, list):
            return [inner(item) for item in value]
        return canonical(value) if nested and isinstance(value, str) and value[:1] in ("{", "[") else value

    def number(text):
        value = float(text)
        return int(value) if value.is_integer() else value
    try:
        return json.dumps(json.loads(text, object_pairs_hook=members, parse_float=number), sort_keys=True)
    except (ValueError, RecursionError):
        return "".join(text.split())
