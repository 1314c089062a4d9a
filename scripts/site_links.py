"""Rewrites links out of docs/ for the site: a hook of MkDocs, which mkdocs.yml names."""
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SITE = "https://fcmlint.github.io/fcmlint"
SOURCE = "https://github.com/fcmlint/fcmlint/blob/main"


def rewritten(match):
    path = match[1]
    file = path.split("#")[0]
    if not (ROOT / file).exists():
        raise SystemExit(f"site_links: there is no {file}")
    return f"]({SITE}/rules/)" if file == "rules/README.md" else f"]({SOURCE}/{path})"


def on_page_markdown(markdown, **_):
    return re.sub(r"\]\(\.\./([^)\s]+)\)", rewritten, markdown)
