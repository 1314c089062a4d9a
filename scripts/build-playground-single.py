#!/usr/bin/env python3
"""Writes the playground as one HTML file that works without a server.

  scripts/build-playground-single.py [OUTPUT]

Needs the modules in playground/ (`make playground`). The scripts and styles are inside the file, named in
its Content-Security-Policy by their hashes; the modules are inside as base64.
"""

import base64
import gzip
import hashlib
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
from script_bundle import Bundle

ROOT = Path(__file__).resolve().parent.parent
PLAYGROUND = ROOT / "playground"
MODULES = ["fcmlint", "fcmlint-editor"]
# Files that the page in one file replaces.
REPLACED = {
    "src/engine/start-worker.js": "single/start-worker.js",
    "src/engine/load-module.js": "single/load-module.js",
}

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
        text = (PLAYGROUND / path).read_text() if kind == "defer" else Bundle(PLAYGROUND, path, REPLACED).text
        deferred.append(inline("script", text, scripts))
        return ""

    page = re.sub(r'  <link rel="modulepreload" .*\n', "", page)
    page = re.sub(r'<link rel="stylesheet" href="([^"]+)">', style, page)
    page = re.sub(r'<script src="([^"]+)"( defer| type="module"|)></script>', script, page)
    page = page.replace('href="icon.svg"', f'href="{data_url("icon.svg")}"')
    worker = Bundle(PLAYGROUND, "src/engine/worker.js", REPLACED).text
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
