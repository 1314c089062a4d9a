#!/usr/bin/env python3
"""Writes the playground as one HTML file that works without a server.

  scripts/build-playground-single.py [OUTPUT]

Needs the modules in playground/ (`make playground`). The scripts and styles are inside the file, named in
its Content-Security-Policy by their hashes; the modules are inside as base64.
"""

import base64
import gzip
import hashlib
import posixpath
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAYGROUND = ROOT / "playground"
MODULES = ["fcmlint", "fcmlint-editor"]
# Files that the page in one file replaces.
REPLACED = {
    "src/engine/start-worker.js": "single/start-worker.js",
    "src/engine/load-module.js": "single/load-module.js",
}
IMPORT = re.compile(r'^import \{ ([^}]*) \} from "(\.[^"]*)";$', re.MULTILINE)
DYNAMIC = re.compile(r'await import\("(\.[^"]*)"\)')
EXPORT = re.compile(r"^export ((?:async )?function|class|const) (\w+)", re.MULTILINE)


class Bundle:
    """JavaScript modules as functions in one script. Each runs once, when it is first asked for."""

    def __init__(self, entry: str):
        self.names: dict[str, str] = {}
        self.parts: list[str] = []
        self.open: list[str] = []
        entry_name = self.add(entry, is_entry=True)
        once = "const once = (make) => { let made; return () => (made ??= make()); };"
        self.text = "\n".join(['"use strict";', "{", once, *self.parts, f"{entry_name}();", "}", ""])

    def add(self, path: str, is_entry: bool = False) -> str:
        if path in self.open:
            sys.exit(f"build-playground-single: circular imports: {' > '.join([*self.open, path])}")
        if path in self.names:
            return self.names[path]
        self.open.append(path)
        name = self.names[path] = f"module{len(self.names)}"
        text = (PLAYGROUND / REPLACED.get(path, path)).read_text()

        def target(relative: str) -> str:
            return self.add(posixpath.normpath(posixpath.join(posixpath.dirname(path), relative)))

        text = IMPORT.sub(lambda found: f"const {{ {found[1]} }} = {target(found[2])}();", text)
        text = DYNAMIC.sub(lambda found: f"{target(found[1])}()", text)
        exports = [found[2] for found in EXPORT.finditer(text)]
        text = EXPORT.sub(r"\1 \2", text)
        if re.search(r"^(import|export)\b|import\.meta", text, re.MULTILINE):
            sys.exit(f"build-playground-single: {path} has an import or export of another form")
        keyword = "async " if is_entry else ""
        self.open.pop()
        self.parts.append(f"const {name} = once({keyword}() => {{\n{text}return {{ {', '.join(exports)} }};\n}});")
        return name


def data_url(path: str) -> str:
    encoded = base64.b64encode((PLAYGROUND / path).read_bytes()).decode()
    return f"data:image/svg+xml;base64,{encoded}"


def inline(element: str, text: str, hashes: list[str], attributes: str = "") -> str:
    """An inline script or style, whose hash is added to a list."""
    if f"</{element}" in text.lower() or "<!--" in text:
        sys.exit(f"build-playground-single: a {element} contains its own end")
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    hashes.append(f"'sha256-{digest}'")
    return f"<{element}{attributes}>{text}</{element}>"


def build() -> str:
    page = (PLAYGROUND / "index.html").read_text()
    scripts: list[str] = []
    styles: list[str] = []
    deferred: list[str] = []

    def style(found: re.Match) -> str:
        text = (PLAYGROUND / found[1]).read_text().replace('"../icon.svg"', f'"{data_url("icon.svg")}"')
        return inline("style", text, styles)

    def script(found: re.Match) -> str:
        path, kind = found[1], found[2].strip()
        if not kind:
            return inline("script", (PLAYGROUND / path).read_text(), scripts)
        text = (PLAYGROUND / path).read_text() if kind == "defer" else Bundle(path).text
        deferred.append(inline("script", text, scripts))
        return ""

    page = re.sub(r'  <link rel="modulepreload" .*\n', "", page)
    page = re.sub(r'<link rel="stylesheet" href="([^"]+)">', style, page)
    page = re.sub(r'<script src="([^"]+)"( defer| type="module"|)></script>', script, page)
    page = page.replace('href="icon.svg"', f'href="{data_url("icon.svg")}"')
    worker = Bundle("src/engine/worker.js").text
    held = [inline("script", worker, [], ' type="text/plain" id="worker-source"')]
    for name in MODULES:
        packed = gzip.compress((PLAYGROUND / f"{name}.wasm").read_bytes(), mtime=0)
        held.append(inline("script", base64.b64encode(packed).decode(), [], f' type="text/plain" data-module="{name}"'))
    page = page.replace("</body>", "\n".join([*held, *deferred, "</body>"]))
    policy = (
        f"default-src 'none'; script-src {' '.join(scripts)} 'wasm-unsafe-eval'; style-src {' '.join(styles)}; "
        "img-src data: https:; worker-src blob:; base-uri 'none'; form-action 'none'"
    )
    return re.sub(r'(http-equiv="Content-Security-Policy" content=")[^"]*', lambda found: found[1] + policy, page)


def main() -> None:
    output = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build/playground/fcmlint-playground.html"
    for name in MODULES:
        if not (PLAYGROUND / f"{name}.wasm").exists():
            sys.exit(f"build-playground-single: playground/{name}.wasm is missing; run make playground")
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(build())
    print(f"{output}: {output.stat().st_size} bytes")


main()
