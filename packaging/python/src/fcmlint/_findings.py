"""The findings of a report in JSON, as typed values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Optional

Severity = Literal["error", "warning", "info", "hint"]
Kind = Literal[
    "send-request",
    "message",
    "admin-node",
    "apns-payload",
    "device-group",
    "topic-batch",
    "legacy",
]


@dataclass(frozen=True)
class Position:
    """A place in the document. Lines and columns count from 1, bytes from 0."""

    line: int
    column: int
    utf16_column: int
    byte: int


@dataclass(frozen=True)
class Related:
    """Another place that explains a finding."""

    message: str
    pointer: str
    start: Position
    end: Position


@dataclass(frozen=True)
class Edit:
    """Replaces the bytes from `start` to `end` (exclusive)."""

    start: int
    end: int
    replacement: str


@dataclass(frozen=True)
class Fix:
    """A fix that `fix()` applies: always if it is safe, else with `unsafe=True`."""

    title: str
    safety: Literal["safe", "unsafe"]
    edits: tuple[Edit, ...]


@dataclass(frozen=True)
class Finding:
    """What a rule says about one place in the document."""

    rule: str
    severity: Severity
    message: str
    help: Optional[str]
    doc_url: str
    document: int
    kind: Kind
    pointer: str
    start: Position
    end: Position
    related: tuple[Related, ...]
    fixes: tuple[Fix, ...]
    fingerprint: str

    def __str__(self) -> str:
        text = f"{self.pointer or '/'}: {self.severity}: {self.message} [{self.rule}]"
        return f"{text}\n  help: {self.help}" if self.help else text


def parse_finding(raw: dict[str, Any]) -> Finding:
    return Finding(
        rule=raw["rule"],
        severity=raw["severity"],
        message=raw["message"],
        help=raw["help"],
        doc_url=raw["docUrl"],
        document=raw["document"],
        kind=raw["kind"],
        pointer=raw["pointer"],
        start=_position(raw["start"]),
        end=_position(raw["end"]),
        related=tuple(
            Related(one["message"], one["pointer"], _position(one["start"]), _position(one["end"]))
            for one in raw["related"]
        ),
        fixes=tuple(
            Fix(
                one["title"],
                one["safety"],
                tuple(Edit(e["start"], e["end"], e["replacement"]) for e in one["edits"]),
            )
            for one in raw["fixes"]
        ),
        fingerprint=raw["fingerprint"],
    )


def _position(raw: dict[str, int]) -> Position:
    return Position(raw["line"], raw["column"], raw["utf16Column"], raw["byte"])
