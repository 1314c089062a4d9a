"""Finds the program that the wheel installed, and runs it."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sysconfig
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Optional, Union


class FcmlintError(Exception):
    """fcmlint cannot lint: a wrong argument or configuration, or the program is missing."""


def find_program() -> str:
    """The path of the program that pip installed together with this module."""
    name = "fcmlint" + (sysconfig.get_config_var("EXE") or "")
    site = Path(__file__).resolve().parents[1]
    directories = [
        # `pip install --target`, then a prefix such as a virtual environment: PREFIX/lib/python3/site-packages.
        site / "bin",
        Path(os.path.normpath(site / "../../../bin")),
        Path(sysconfig.get_path("scripts")),
    ]
    user = f"{os.name}_user"
    if user in sysconfig.get_scheme_names():
        directories.append(Path(sysconfig.get_path("scripts", scheme=user)))
    for directory in directories:
        if (directory / name).is_file():
            return str(directory / name)
    looked = ", ".join(map(str, directories))
    raise FcmlintError(f"the program {name} is in none of {looked}; install the package fcmlint again")


def run_program(
    arguments: list[str], document: bytes = b"", config: Union[bytes, str, None] = None
) -> bytes:
    """The output of the program about a document. `config` is the content of a configuration, or a path."""
    with contextlib.ExitStack() as stack:
        command = [find_program(), *arguments]
        descriptors = []
        if isinstance(config, bytes):
            descriptors = [stack.enter_context(_pipe(config))]
            command.append(f"--config=/dev/fd/{descriptors[0]}")
        elif config is not None:
            command.append(f"--config={config}")
        try:
            result = subprocess.run(
                command, input=document, capture_output=True, pass_fds=descriptors
            )
        except OSError as error:
            raise FcmlintError(f"{command[0]} cannot be started: {error}") from error
    if result.returncode not in (0, 1):
        text = result.stderr.decode(errors="replace").strip()
        for descriptor in descriptors:
            text = text.replace(f"/dev/fd/{descriptor}", "config")
        message = text.replace('\nTry "fcmlint --help".', "").replace("fcmlint: ", "", 1)
        raise FcmlintError(message or f"{command[0]} ended with status {result.returncode}")
    return result.stdout


@contextlib.contextmanager
def _pipe(content: bytes) -> Iterator[int]:
    """A descriptor from which the program reads the content, so that no file is needed."""
    reading, writing = os.pipe()

    def write() -> None:
        # The program may end without reading everything.
        with contextlib.suppress(BrokenPipeError), open(writing, "wb") as file:
            file.write(content)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        yield reading
    finally:
        os.close(reading)
        writer.join()


# What _engine.py has, too.


def report(document: bytes, kind: Optional[str], config: Union[bytes, str, None], level: str) -> dict[str, Any]:
    arguments = ["check", "-", "--format=json", "--fail-on=never", f"--level={level}", *_kind(kind)]
    found: dict[str, Any] = json.loads(run_program(arguments, document, config))
    return found


def fixed(document: bytes, kind: Optional[str], config: Union[bytes, str, None], unsafe: bool) -> bytes:
    options = ["--fix", "--unsafe-fixes"] if unsafe else ["--fix"]
    return run_program(["check", "-", *options, "--quiet", "--fail-on=never", *_kind(kind)], document, config)


def previews(document: bytes, kind: Optional[str], config: Union[bytes, str, None]) -> list[dict[str, Any]]:
    output = run_program(["preview", "-", "--format=json", *_kind(kind)], document, config)
    found: list[dict[str, Any]] = json.loads(output)["previews"] if output else []
    return found


def explanation(question: str) -> str:
    return run_program(["explain", "--color=never", "--", question]).decode()


def rule_pages() -> list[dict[str, Any]]:
    pages: list[dict[str, Any]] = json.loads(run_program(["rules", "--format=json"]))["rules"]
    return pages


def schema(kind: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run_program(["schema", f"--kind={kind}"]))
    return found


def _kind(kind: Optional[str]) -> list[str]:
    return [] if kind is None else [f"--kind={kind}"]
