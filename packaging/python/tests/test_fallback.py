"""Tests of the wheel without a program, whose engine is WebAssembly; skipped where there is one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fcmlint import _engine

pytestmark = pytest.mark.skipif(not _engine.MODULE.is_file(), reason="this wheel has the program")
BAD = '{"message": {"topic": "/topics/news", "notification": {"title": "Hi"}}}\n'


def fcmlint(*words: str, text: str = "") -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "fcmlint", *words], input=text, capture_output=True, text=True, encoding="utf-8"
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "push/new").mkdir(parents=True)
    (tmp_path / ".git").mkdir()
    (tmp_path / "push/new/a.json").write_text(BAD)
    (tmp_path / "push/package.json").write_text('{"name": "app"}')
    code = "await admin.messaging().send({ topic: 'a', android: { notification: { title: 'x', color: 'red' } } });\n"
    (tmp_path / "send.js").write_text(code)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_check(project: Path) -> None:
    for words in (["push"], ["push/**/*.json"], ["check", "push/new/a.json"], ["push/new/*"]):
        status, output, _ = fcmlint(*words, "--format", "concise")
        assert status == 1
        assert output.startswith('push/new/a.json:1:23: error: topic "/topics/news" ')
        assert "[topic-prefix]\n1 error in " in output
    assert 'error[bad-color]\n  color "red" ' in fcmlint("send.js")[1]
    assert fcmlint("--fail-on", "never", "-", text=BAD)[0] == 0
    annotation = "::error file=stdin.json,line=1,col=23,title=topic-prefix::"
    assert fcmlint("--format", "github", "-", text=BAD)[1].startswith(annotation)
    report = json.loads(fcmlint("--format", "json", "push")[1])
    assert [report["findings"][0]["path"], report["summary"]["errors"]] == ["push/new/a.json", 1]


def test_configuration(project: Path) -> None:
    (project / ".fcmlint.jsonc").write_text('{ "extends": "base.json" } // more')
    (project / "base.json").write_text('{ "rules": { "topic-prefix": "off" } }')
    assert fcmlint("push")[0] == 0
    assert fcmlint("push", "--no-config")[0] == 1
    (project / "base.json").unlink()
    assert "base.json" in fcmlint("push")[2]


def test_fix(project: Path) -> None:
    fixed = BAD.replace("/topics/", "")
    assert fcmlint("--fix", "-", text=BAD)[1] == fixed
    assert fcmlint("--fix", "push")[0] == 0
    assert (project / "push/new/a.json").read_text() == fixed
    assert (project / "push/package.json").read_text() == '{"name": "app"}'


def test_explain_and_preview(project: Path) -> None:
    assert fcmlint("explain", "topic-prefix")[1].startswith("topic-prefix  error")
    answer = fcmlint("explain", "no", "image", "on", "iphone", "push/new/a.json")[1]
    assert answer.startswith("push/new/a.json: the image is not shown")
    preview = fcmlint("preview", "push/new/a.json")[1]
    assert "android: a notification is displayed\n    title        Hi  /message/notification/title" in preview
    assert len(json.loads(fcmlint("preview", "--format", "json", "push")[1])["previews"]) == 1


def test_what_is_not_there(project: Path) -> None:
    for words in (["lsp"], ["--jobs", "2", "push"], ["missing.json"], ["*.nothing"], []):
        status, _, errors = fcmlint(*words)
        assert status == 2 and errors.startswith("fcmlint: "), words
    assert "(WebAssembly)" in fcmlint("--version")[1]


def test_paths_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert _engine._slashes(r"C:\work\push\a.json") == "/C:/work/push/a.json"
    assert _engine._slashes(r"push\a.json") == "push/a.json"
