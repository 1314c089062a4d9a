"""The engine as WebAssembly, for platforms without a program. It needs the package wasmtime."""

from __future__ import annotations

import atexit
import functools
import json
import os
import struct
import sys
import threading
from pathlib import Path
from typing import Any, Optional, Union

from fcmlint._program import FcmlintError

MODULE = Path(__file__).with_name("fcmlint.wasm")
"""The module, which is only in the wheel for all platforms."""


_lock = threading.Lock()
"""Held during a call: the module has one memory."""


@functools.lru_cache(maxsize=1)
def _exports() -> Any:
    try:
        import wasmtime
    except ImportError as error:
        raise FcmlintError("install wasmtime, which runs the engine where there is no program") from error
    config = wasmtime.Config()
    # The compiled module is kept for the next process.
    config.cache = True
    engine = wasmtime.Engine(config)
    store = wasmtime.Store(engine)
    module = wasmtime.Module.from_file(engine, str(MODULE))
    return store, wasmtime.Instance(store, module, []).exports(store)


# The objects of wasmtime must end before its functions do.
atexit.register(_exports.cache_clear)


def call(name: str, *texts: Union[bytes, str]) -> Any:
    """The answer of a function of the module, which takes and returns text."""
    with _lock:
        store, exports = _exports()
        memory = exports["memory"]
        places: list[int] = []
        for text in texts:
            content = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
            start = exports["fcmlint_allocate"](store, len(content))
            memory.write(store, content, start)
            places += [start, len(content)]
        answer = exports[f"fcmlint_{name}"](store, *places)
        (count,) = struct.unpack("<I", memory.read(store, answer, answer + 4))
        result = bytes(memory.read(store, answer + 4, answer + 4 + count))
        for start in [*places[::2], answer]:
            exports["fcmlint_free"](store, start)
    return json.loads(result)


def ask(
    name: str,
    text: bytes,
    config: Union[bytes, str, None],
    *,
    path: str = "message.json",
    searches: bool = True,
    **options: Any,
) -> dict[str, Any]:
    """Calls a function that takes a text, its path and options; adds the configuration files that it needs."""
    directory = Path.cwd()
    place = os.path.relpath(os.path.join(directory, path), directory) if _same_drive(path) else path
    options = {**options, "directory": _slashes(str(directory))}
    if isinstance(config, bytes):
        options["configuration"] = config.decode("utf-8", "surrogatepass")
    elif config is not None:
        options["configurationFile"] = _slashes(os.path.abspath(config))
    elif searches and (found := _nearest(Path(os.path.abspath(path)).parent)):
        options["configurationFile"] = _slashes(str(found))
    files: dict[str, Optional[str]] = {}
    while True:
        answer: dict[str, Any] = call(name, text, _slashes(place), json.dumps({**options, "files": files}))
        needed = answer.get("needs")
        if needed is not None and needed not in files:
            files[needed] = _read(needed)
        elif "error" in answer:
            raise FcmlintError(answer["error"])
        else:
            return answer


def _same_drive(path: str) -> bool:
    return os.path.splitdrive(os.path.abspath(path))[0] == os.path.splitdrive(os.getcwd())[0]


def _slashes(path: str) -> str:
    """A path as the engine reads it: with slashes, and with one at the start if it is absolute."""
    if sys.platform != "win32":
        return path
    path = path.replace("\\", "/")
    return f"/{path}" if path[1:2] == ":" else path


def _read(path: str) -> Optional[str]:
    try:
        return Path(path[1:] if sys.platform == "win32" and path[2:3] == ":" else path).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _nearest(directory: Path) -> Optional[Path]:
    """The configuration file in a directory or its nearest parent, up to the root of the repository."""
    for folder in [directory, *directory.parents]:
        for name in (".fcmlint.jsonc", ".fcmlint.json"):
            if (folder / name).is_file():
                return folder / name
        if (folder / ".git").exists():
            break
    return None


# What _program.py has, too.


def report(document: bytes, kind: Optional[str], config: Union[bytes, str, None], level: str) -> dict[str, Any]:
    return ask("lint", document, config, kind=kind, level=level)


def fixed(document: bytes, kind: Optional[str], config: Union[bytes, str, None], unsafe: bool) -> bytes:
    answer = ask("fix", document, config, kind=kind, unsafe=unsafe)
    text: str = answer["text"]
    return text.encode("utf-8", "surrogatepass") if answer["applied"] else document


def previews(document: bytes, kind: Optional[str], config: Union[bytes, str, None]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ask("preview", document, config, kind=kind)["previews"]
    return found


def explanation(question: str) -> str:
    answer = call("explain", question, "", "message.json", "")
    if "error" in answer:
        raise FcmlintError(answer["error"])
    text: str = answer["text"]
    return text


def rule_pages() -> list[dict[str, Any]]:
    pages: list[dict[str, Any]] = call("rules")["rules"]
    return pages


def schema(kind: str) -> dict[str, Any]:
    answer: dict[str, Any] = call("schema", kind)
    if "error" in answer:
        raise FcmlintError(answer["error"])
    return answer
