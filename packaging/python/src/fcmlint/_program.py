"""Finds the program that the wheel installed, and runs it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sysconfig
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Union


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
    arguments: list[str], document: bytes, config: Union[bytes, str, None]
) -> "subprocess.CompletedProcess[bytes]":
    """Runs the program on a document. `config` is the content of a configuration, or a path."""
    with contextlib.ExitStack() as stack:
        command = [find_program(), "check", "-", *arguments]
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
        message = text.replace('\nTry "fcmlint --help".', "").replace("fcmlint: ", "", 1)
        raise FcmlintError(message or f"{command[0]} ended with status {result.returncode}")
    return result


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
