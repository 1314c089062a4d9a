"""The functions of the module."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import Any, Optional, Protocol, Union, get_args, overload

from fcmlint import _admin, _engine, _program
from fcmlint._findings import Finding, Kind, Severity, parse_finding
from fcmlint._program import FcmlintError

Message = Union[Mapping[str, Any], str, bytes, Sequence[Any], Any]
"""A message: a mapping, JSON, a `messaging.Message` of the Admin SDK, or a list of mappings and such objects."""


class _Backend(Protocol):
    """What the program does, and the engine where there is none."""

    def report(
        self, document: bytes, kind: Optional[str], config: Union[bytes, str, None], level: str
    ) -> dict[str, Any]: ...
    def fixed(
        self, document: bytes, kind: Optional[str], config: Union[bytes, str, None], unsafe: bool
    ) -> bytes: ...
    def previews(
        self, document: bytes, kind: Optional[str], config: Union[bytes, str, None]
    ) -> list[dict[str, Any]]: ...
    def explanation(self, question: str) -> str: ...
    def rule_pages(self) -> list[dict[str, Any]]: ...
    def schema(self, kind: str) -> dict[str, Any]: ...


_backend: _Backend
if _engine.MODULE.is_file():
    _backend = _engine
else:
    _backend = _program

Config = Union[str, "os.PathLike[str]", Mapping[str, Any]]
"""The path of a configuration file, or its content."""


def lint(
    message: Message, *, kind: Optional[Kind] = None, config: Optional[Config] = None
) -> list[Finding]:
    """Returns the findings in a message, in the order of their places.

    Without `kind`, the kind is detected, and there are no findings in a document that is not for FCM.
    Without `config`, the `.fcmlint.jsonc` of the current directory or a parent applies. In a list, `document` of a
    finding is the position of its message, from 0. For an object of the Admin SDK that the SDK would not send, the
    ValueError of the SDK is raised.
    """
    return _findings(_report(message, kind, config))


@overload
def fix(
    message: str, *, kind: Optional[Kind] = ..., config: Optional[Config] = ..., unsafe: bool = ...
) -> str: ...
@overload
def fix(
    message: bytes, *, kind: Optional[Kind] = ..., config: Optional[Config] = ..., unsafe: bool = ...
) -> bytes: ...
@overload
def fix(
    message: list[Any],
    *,
    kind: Optional[Kind] = ...,
    config: Optional[Config] = ...,
    unsafe: bool = ...,
) -> list[Any]: ...
@overload
def fix(
    message: Any,
    *,
    kind: Optional[Kind] = ...,
    config: Optional[Config] = ...,
    unsafe: bool = ...,
) -> dict[str, Any]: ...
def fix(
    message: Message,
    *,
    kind: Optional[Kind] = None,
    config: Optional[Config] = None,
    unsafe: bool = False,
) -> Any:
    """Returns the message with the safe fixes applied, with `unsafe` all fixes."""
    fixed = _backend.fixed(_bytes(message), kind, _content(config), unsafe)
    if isinstance(message, bytes):
        return fixed
    if isinstance(message, str):
        return fixed.decode("utf-8", "surrogatepass")
    return json.loads(fixed)


def assert_clean(
    message: Message,
    *,
    kind: Optional[Kind] = None,
    config: Optional[Config] = None,
    level: Severity = "warning",
) -> None:
    """Fails a test if there are findings of at least the level, or if nothing was checked."""
    __tracebackhide__ = True
    severities = get_args(Severity)
    if level not in severities:
        raise FcmlintError(f'unknown level "{level}"; known: {", ".join(severities)}')
    report = _report(message, kind, config, level)
    count = len(message) if isinstance(message, (list, tuple)) else 1
    documents = report["summary"]["documents"]
    if isinstance(message, (list, tuple)) and documents < count:
        raise AssertionError(
            f'{count - documents} of {count} not recognized as FCM messages; pass kind="send-request" if they are'
        )
    if documents == 0 and count > 0:
        raise AssertionError(
            'not recognized as an FCM message; pass kind="send-request" if it is one'
        )
    findings = _findings(report)
    if findings:
        lines = "\n".join(map(str, findings))
        noun = "finding" if len(findings) == 1 else "findings"
        raise AssertionError(f"{len(findings)} {noun} in the message\n{lines}")


def preview(
    message: Message, *, kind: Optional[Kind] = None, config: Optional[Config] = None
) -> list[dict[str, Any]]:
    """Returns what each platform displays, for each message, as `fcmlint preview --format json` prints it."""
    return _backend.previews(_bytes(message), kind, _content(config))


def explain(question: str) -> str:
    """Returns the page of a rule, or what explains a symptom or an error text."""
    return _backend.explanation(question)


def rules() -> list[dict[str, Any]]:
    """Returns all rules with their documentation, as `fcmlint rules --format json` prints them."""
    return _backend.rule_pages()


def schema(kind: str = "send-request") -> dict[str, Any]:
    """Returns the JSON Schema for a kind of document, or for `config`."""
    return _backend.schema(kind)


def _report(
    message: Message, kind: Optional[Kind], config: Optional[Config], level: Severity = "info"
) -> dict[str, Any]:
    return _backend.report(_bytes(message), kind, _content(config), level)


def _findings(report: dict[str, Any]) -> list[Finding]:
    return [parse_finding(raw) for raw in report["findings"]]


def _bytes(message: Message) -> bytes:
    if isinstance(message, bytes):
        return message
    if isinstance(message, str):
        return message.encode("utf-8", "surrogatepass")
    if isinstance(message, (list, tuple)):
        return json.dumps([_object(one) for one in message], allow_nan=False, default=_mapping).encode()
    return _json(_object(message))


def _object(message: object) -> Mapping[str, Any]:
    """A message as a mapping."""
    if isinstance(message, Mapping):
        return message
    if _admin.is_message(message):
        return _admin.encoded(message)
    raise TypeError(
        f"a message is a mapping, str, bytes, messaging.Message or a list of them, not {type(message).__name__}"
    )


def _content(config: Optional[Config]) -> Union[bytes, str, None]:
    if config is None or isinstance(config, str):
        return config
    return _json(config) if isinstance(config, Mapping) else os.fspath(config)


def _json(value: Mapping[str, Any]) -> bytes:
    """JSON with members of any mapping; NaN and infinite numbers raise ValueError, as FCM rejects them."""
    return json.dumps(value, allow_nan=False, default=_mapping).encode()


def _mapping(value: object) -> dict[Any, Any]:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{type(value).__name__} is not a value of JSON")
