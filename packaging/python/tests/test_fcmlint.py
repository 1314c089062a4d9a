"""Tests of the installed wheel: run with pytest in an environment that contains it."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from firebase_admin import messaging  # type: ignore[import-untyped]

import fcmlint
from fcmlint import FcmlintError, _engine, assert_clean, fix, lint

needs_program = pytest.mark.skipif(_engine.MODULE.is_file(), reason="this wheel has no program")

GOOD: dict[str, Any] = {
    "message": {"topic": "news", "notification": {"title": "Hi", "body": "Grüße 👋"}}
}
BAD: dict[str, Any] = {"message": {"topic": "/topics/news", "android": {"ttl": 3}}}


def rules(message: fcmlint.Message, **options: Any) -> list[str]:
    return [finding.rule for finding in lint(message, **options)]


@pytest.mark.parametrize(
    "message", [BAD, MappingProxyType(BAD), json.dumps(BAD), json.dumps(BAD).encode()]
)
def test_findings(message: fcmlint.Message) -> None:
    first, second = lint(message)
    assert (first.rule, first.severity, first.pointer) == ("topic-prefix", "error", "/message/topic")
    assert first.kind == "send-request" and first.start.line == 1 and first.end.byte > first.start.byte
    assert first.fixes[0].safety == "safe" and first.fixes[0].edits[0].replacement == ""
    assert first.doc_url.endswith("/rules/topic-prefix.html") and first.help == 'write "news"'
    assert str(second).startswith("/message/android/ttl: error: 3 is not a valid duration")


def test_no_findings() -> None:
    assert lint(GOOD) == []
    assert lint({"name": "app", "version": "1.0.0"}) == []


def test_nested_mapping() -> None:
    assert rules({"message": MappingProxyType(BAD["message"])}) == ["topic-prefix", "bad-duration"]


def test_kind() -> None:
    assert lint({"aps": {"badge": "1"}}, kind="apns-payload")[0].kind == "apns-payload"
    with pytest.raises(FcmlintError, match='^unknown kind "letter"; known: send-request'):
        lint(GOOD, kind="letter")  # type: ignore[arg-type]


def test_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    off = {"rules": {"bad-duration": "off"}}
    file = tmp_path / "a config.json"
    file.write_text(json.dumps(off))
    for config in (off, file, str(file)):
        assert rules(BAD, config=config) == ["topic-prefix"]
    # More than the operating system keeps in a pipe.
    long = {**off, "exclude": [f"directory-{number}/**" for number in range(20_000)]}
    assert rules(BAD, config=long) == ["topic-prefix"]
    with pytest.raises(FcmlintError, match="bad-duratoin") as raised:
        lint(BAD, config={"rules": {"bad-duratoin": "off"}})
    assert "/dev/fd" not in str(raised.value)
    with pytest.raises(FcmlintError, match="missing.json"):
        lint(BAD, config="missing.json")
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".fcmlint.json").write_text(json.dumps(off))
    assert rules(BAD) == ["topic-prefix"]


def test_fix() -> None:
    text = json.dumps(BAD, indent=1) + "\n"
    fixed = text.replace("/topics/news", "news").replace("3", '"3s"')
    assert fix(text) == fixed
    assert fix(text.encode()) == fixed.encode()
    assert fix(BAD) == json.loads(fixed)
    assert fix(GOOD) == GOOD
    legacy = {"to": "/topics/news", "notification": {"title": "Hi"}}
    assert fix(legacy) == legacy
    assert fix(legacy, unsafe=True)["message"]["topic"] == "news"


def test_assert_clean() -> None:
    assert_clean(GOOD)
    with pytest.raises(AssertionError, match="^2 findings in the message\n/message/topic: error: "):
        assert_clean(BAD)
    with pytest.raises(AssertionError, match="not recognized as an FCM message"):
        assert_clean({"name": "app"})
    with pytest.raises(FcmlintError, match='unknown level "warn"'):
        assert_clean(GOOD, level="warn")  # type: ignore[arg-type]


def test_level_of_assert_clean() -> None:
    message = {"message": {"topic": "news", "notification": {"title": "Hi"}, "android": {"collapse_key": "k"}}}
    message["message"]["android"] = {"notification": {"color": "#FFFFFF", "icon": "a.png"}}
    findings = lint(message)
    assert findings and all(finding.severity == "warning" for finding in findings)
    assert_clean(message, level="error")
    with pytest.raises(AssertionError):
        assert_clean(message)


def test_preview() -> None:
    [first] = fcmlint.preview(GOOD)
    assert [one["platform"] for one in first["platforms"]] == ["android", "apple", "web"]
    assert first["platforms"][0]["rows"][0]["value"] == "Hi"
    assert fcmlint.preview({"name": "app"}) == []


def test_documentation() -> None:
    assert fcmlint.explain("topic-prefix").startswith("topic-prefix  error")
    assert "the image is not shown" in fcmlint.explain("image not shown on iphone")
    assert any(rule["id"] == "topic-prefix" for rule in fcmlint.rules())
    assert fcmlint.schema()["$schema"] == "http://json-schema.org/draft-07/schema#"
    assert "exclude" in fcmlint.schema("config")["properties"]
    with pytest.raises(FcmlintError, match='unknown kind "letter"'):
        fcmlint.schema("letter")


def test_wrong_messages() -> None:
    with pytest.raises(TypeError, match="not int"):
        lint(3)
    with pytest.raises(TypeError, match="not str"):
        lint([json.dumps(GOOD)])
    with pytest.raises(ValueError):
        lint({"message": {"topic": float("nan")}})
    with pytest.raises(TypeError, match="object is not a value of JSON"):
        lint({"message": object()})
    assert lint('{"message": {"topic": "news", "notification": {"title": "Hi" }}')
    assert lint(b'{"message": {"topic": "news", "notification": {"title": "\xff"}}}')


def test_lists() -> None:
    assert [(finding.document, finding.rule) for finding in lint([GOOD, BAD])] == [
        (1, "topic-prefix"), (1, "bad-duration")
    ]
    assert fix([GOOD, BAD])[1]["message"]["topic"] == "news"
    assert_clean([GOOD, GOOD])
    assert_clean([])
    with pytest.raises(AssertionError, match="^1 of 2 not recognized"):
        assert_clean([GOOD, {"name": "app"}])


def sale(**options: Any) -> messaging.Message:
    image = messaging.APNSConfig(fcm_options=messaging.APNSFCMOptions(image="https://example.com/sale.png"))
    notification = messaging.Notification(title="Sale")
    return messaging.Message(topic="news", notification=notification, apns=image, **options)


def test_messages_of_the_admin_sdk() -> None:
    assert rules(sale()) == ["image-without-mutable-content"]
    assert {finding.document for finding in lint([GOOD, sale(), sale()])} == {1, 2}
    tokens = messaging.MulticastMessage(tokens=["{{token}}"], notification=messaging.Notification(title="Sale"))
    assert_clean(tokens)
    assert fix(sale())["topic"] == "news"
    color = messaging.AndroidConfig(notification=messaging.AndroidNotification(color="red"))
    with pytest.raises(ValueError, match="AndroidNotification.color must be in the form #RRGGBB"):
        lint(sale(android=color))


def test_fixture(fcm: Any) -> None:
    assert messaging.send(messaging.Message(topic="news", data={"a": "b"})) == "projects/test/messages/1"
    tokens = messaging.MulticastMessage(tokens=["{{a}}", "{{b}}"], data={"a": "b"})
    assert messaging.send_each_for_multicast(tokens).success_count == 2
    assert [message.get("token") for message in fcm.messages] == [None, "{{a}}", "{{b}}"]
    messaging.send(sale())
    with pytest.raises(AssertionError, match="image-without-mutable-content"):
        fcm.assert_clean()


def test_fixture_checks_at_the_end(tmp_path: Path) -> None:
    test = """
from firebase_admin import messaging  # type: ignore[import-untyped]

def test_sale(fcm):
    image = messaging.APNSConfig(fcm_options=messaging.APNSFCMOptions(image="https://a.b/c.png"))
    messaging.send(messaging.Message(topic="news", notification=messaging.Notification(title="Hi"), apns=image))
"""
    (tmp_path / "test_sale.py").write_text(test)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", str(tmp_path)], capture_output=True, text=True, cwd=tmp_path
    )
    assert run.returncode == 1 and "image-without-mutable-content" in run.stdout, run.stdout


def test_big_message() -> None:
    message = {"message": {"topic": "news", "data": {"text": "x" * 20_000_000}}}
    assert rules(message) == ["payload-too-large"]


def test_threads() -> None:
    with ThreadPoolExecutor(8) as pool:
        config = {"rules": {"bad-duration": "off"}}
        assert list(pool.map(lambda _: rules(BAD, config=config), range(64))) == [["topic-prefix"]] * 64


@needs_program
def test_program_and_module() -> None:
    for command in ([fcmlint.find_program()], [sys.executable, "-m", "fcmlint"]):
        run = subprocess.run([*command, "-"], input=json.dumps(BAD), capture_output=True, text=True)
        assert run.returncode == 1 and "topic-prefix" in run.stdout


@needs_program
def test_missing_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fcmlint._program.Path.is_file", lambda _: False)
    with pytest.raises(FcmlintError, match="install the package fcmlint again"):
        lint(GOOD)
