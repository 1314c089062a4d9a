"""The commands check, explain and preview with the engine as WebAssembly, for platforms without a program."""

from __future__ import annotations

import argparse
import glob
import json
import os
import sys
from pathlib import Path
from typing import Any, NamedTuple, Optional

from fcmlint import _engine
from fcmlint._program import FcmlintError

HELP = """fcmlint: this platform has no program, so the engine runs as WebAssembly

  fcmlint [check] [OPTIONS] PATH…        lint files, patterns, folders (their JSON files), and - for standard input
  fcmlint explain RULE|TEXT [FILE]       the page of a rule, or what explains a symptom or an error text
  fcmlint preview [--format json] PATH…  what each platform displays

  --format full|concise|json|github   --fix   --unsafe-fixes   --level LEVEL   --fail-on error|warning|info|never
  --kind KIND   --config FILE   --no-config   --stdin-filename PATH   --quiet   --version

There are no .gitignore, baselines, --jobs and language server here.
"""
ELSEWHERE = ("rules", "schema", "config", "init", "lsp", "completions")
JSON_ENDINGS = (".json", ".jsonc", ".json5", ".jsonl", ".ndjson", ".apns")
SEVERITIES = ["hint", "info", "warning", "error"]


class Source(NamedTuple):
    path: str
    text: bytes
    file: Optional[str]


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Any:
        raise FcmlintError(f"{message}; --help lists the options")


def run(words: list[str]) -> int:
    """Runs a command line; returns the exit status."""
    try:
        return _command(words)
    except (FcmlintError, OSError) as error:
        print(f"fcmlint: {error}", file=sys.stderr)
        return 2


def _command(words: list[str]) -> int:
    options, paths = _parse(words)
    if options.help:
        return _say(HELP)
    if options.version:
        return _say(f"fcmlint {_engine.call('version')['version']} (WebAssembly)\n")
    if paths and paths[0] in ELSEWHERE:
        raise FcmlintError(f"{paths[0]} is not available without a program for this platform")
    name = paths.pop(0) if paths and paths[0] in ("check", "explain", "preview") else "check"
    if name == "explain":
        return _explain(paths)
    sources = [source for path in paths for source in _sources(path, options)]
    if not sources:
        raise FcmlintError("name files, patterns or folders; --help lists the options")
    return _preview(sources, options) if name == "preview" else _check(sources, options)


def _parse(words: list[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = _Parser(prog="fcmlint", add_help=False, allow_abbrev=False)
    for name in ("--format", "--kind", "--config"):
        parser.add_argument(name)
    parser.add_argument("--level", default="info")
    parser.add_argument("--fail-on", default="error", choices=[*SEVERITIES[1:], "never"])
    parser.add_argument("--stdin-filename", default="stdin.json")
    for name in ("--fix", "--unsafe-fixes", "--no-config", "--version"):
        parser.add_argument(name, action="store_true")
    parser.add_argument("-q", "--quiet", action="store_true")
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("paths", nargs="*")
    options = parser.parse_intermixed_args(words)
    return options, options.paths


def _say(text: str) -> int:
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
    sys.stdout.flush()
    return 0


# Sources


def _sources(path: str, options: argparse.Namespace) -> list[Source]:
    if path == "-":
        return [Source(options.stdin_filename, sys.stdin.buffer.read(), None)]
    return [Source(file.replace(os.sep, "/"), Path(file).read_bytes(), file) for file in _files(path)]


def _files(path: str) -> list[str]:
    """The files that a path or pattern names."""
    if os.path.isdir(path):
        return [file for file in _walk(path) if file.lower().endswith(JSON_ENDINGS)]
    if os.path.exists(path) or not set(path) & set("*?["):
        return [path]
    found = [file for file in sorted(glob.glob(path, recursive=True)) if os.path.isfile(file)]
    if not found:
        raise FcmlintError(f"{path}: no file matches")
    return found


def _walk(folder: str) -> list[str]:
    """The files below a folder, without links to folders, in the order of their names."""
    found = []
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in (".git", "node_modules"))
        found += [os.path.normpath(os.path.join(place, name)) for name in sorted(files)]
    return sorted(found)


def _judged(source: Source, options: argparse.Namespace) -> dict[str, Any]:
    """The report and the previews of a source: JSON, or another language by its name."""
    return _engine.ask(
        "read", source.text, options.config, path=source.path, searches=not options.no_config,
        level=options.level, kind=options.kind,
    )  # fmt: skip


# Commands


def _check(sources: list[Source], options: argparse.Namespace) -> int:
    judged = [_fixed(source, options) if options.fix else (source, _judged(source, options)) for source in sources]
    reports = [answer["report"] for _, answer in judged]
    findings = [finding for report in reports for finding in report["findings"]]
    given = next((source for source, _ in judged if source.file is None), None)
    if options.fix and given:
        sys.stdout.buffer.write(given.text)
        sys.stdout.flush()
    else:
        _say(_shown(reports, findings, options))
    worst = max((SEVERITIES.index(finding["severity"]) for finding in findings), default=-1)
    return int(options.fail_on != "never" and worst >= SEVERITIES.index(options.fail_on))


def _fixed(source: Source, options: argparse.Namespace) -> tuple[Source, dict[str, Any]]:
    """A source after its fixes, which are written to its file."""
    answer = _judged(source, options)
    if answer["language"] is not None:
        print(f"fcmlint: {source.path}: fixes in code need the program", file=sys.stderr)
        return source, answer
    fix = _engine.ask(
        "fix", source.text, options.config, path=source.path, searches=not options.no_config,
        kind=options.kind, unsafe=options.unsafe_fixes,
    )  # fmt: skip
    if not fix["applied"]:
        return source, answer
    source = source._replace(text=fix["text"].encode("utf-8", "surrogatepass"))
    if source.file:
        Path(source.file).write_bytes(source.text)
    return source, _judged(source, options)


def _shown(reports: list[dict[str, Any]], findings: list[dict[str, Any]], options: argparse.Namespace) -> str:
    def place(finding: dict[str, Any]) -> str:
        return f"{finding['path']}:{finding['start']['line']}:{finding['start']['column']}"

    def line(finding: dict[str, Any]) -> str:
        return f"{place(finding)}: {finding['severity']}: {finding['message']} [{finding['rule']}]\n"

    def block(finding: dict[str, Any]) -> str:
        help = f"\n  help: {finding['help']}\n" if finding["help"] else ""
        return f"{place(finding)}  {finding['severity']}[{finding['rule']}]\n  {finding['message']}\n{help}\n"

    def count(number: int, word: str) -> str:
        return f"{number} {word}{'' if number == 1 else 's'}"

    def escaped(text: str) -> str:
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")

    found = [finding["severity"] for finding in findings]
    counts = [count(found.count(severity), severity) for severity in reversed(SEVERITIES) if severity in found]
    summary = "" if options.quiet else f"{', '.join(counts) or 'No problems'} in {count(len(reports), 'file')}\n"
    form = options.format or "full"
    if form == "json":
        names = reports[0]["summary"]
        total = {name: sum(report["summary"][name] for report in reports) for name in names}
        whole = {"version": reports[0]["version"], "tool": reports[0]["tool"], "findings": findings, "summary": total}
        return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
    if form == "github":
        levels = {"error": "error", "warning": "warning", "info": "notice", "hint": "notice"}
        return "".join(
            f"::{levels[one['severity']]} file={escaped(one['path'])},line={one['start']['line']},"
            f"col={one['start']['column']},title={one['rule']}::{escaped(one['message'])}\n"
            for one in findings
        )
    if form == "concise":
        return "".join(map(line, findings)) + summary
    if form == "full":
        return "".join(map(block, findings)) + summary
    raise FcmlintError(f'unknown format "{form}"; known here: full, concise, json, github')


def _explain(words: list[str]) -> int:
    file = words.pop() if len(words) > 1 and os.path.isfile(words[-1]) else None
    if not words:
        raise FcmlintError("explain requires a rule ID, a symptom or an error text")
    text = Path(file).read_bytes() if file else b""
    answer = _engine.call("explain", " ".join(words), text, (file or "message.json").replace(os.sep, "/"), "")
    if "error" in answer:
        raise FcmlintError(answer["error"])
    _say(answer["text"])
    return 0 if answer["isFound"] else 1


def _preview(sources: list[Source], options: argparse.Namespace) -> int:
    previews = [preview for source in sources for preview in _judged(source, options)["preview"]["previews"]]
    if options.format == "json":
        return _say(json.dumps({"version": 1, "previews": previews}, indent=1, ensure_ascii=False) + "\n")
    text = ""
    for preview in previews:
        text += f"{preview['path']}, document {preview['document']} ({preview['kind']})\n"
        for platform in preview["platforms"]:
            text += f"\n  {platform['platform']}: {platform['summary']}\n"
            for row in platform["rows"]:
                pointer = f"  {row['pointer']}" if row["pointer"] else ""
                note = f" ({row['note']})" if row["note"] else ""
                text += f"    {row['aspect']:12} {row['value']}{pointer}{note}\n"
        text += "\n"
    return _say(text)
