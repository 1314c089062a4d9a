"""Completes docs/ for the site: a hook of MkDocs, which mkdocs.yml names.

Links out of docs/ lead to the repository, and each rule in rules/README.md is a page, so that the search finds rules by
their symptoms and error texts.
"""
import re
from pathlib import Path

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[1]
SOURCE = "https://github.com/fcmlint/fcmlint/blob/main"


OFF = """
## Turn it off

- at one place, in code and wherever comments are allowed: `fcmlint-ignore {name}: reason`
- in the configuration, `.fcmlint.jsonc`: `{{ "rules": {{ "{name}": "off" }} }}`
- for one run: `fcmlint --ignore {name}`
"""


def rule_pages():
    """The list of all rules, and the section of each rule, as pages by their names."""
    text = re.sub(r"\]\(#([a-z0-9-]+)\)", r"](\1.md)", (ROOT / "rules/README.md").read_text())
    index, *sections = re.split(r"^### ", text, flags=re.MULTILINE)
    # The families are part of the list only.
    pages = {"index": index}
    for section in sections:
        name, body = section.split("\n", 1)
        pages[name] = f"# {name}\n{re.split('^## ', body, flags=re.MULTILINE)[0]}\n{OFF.format(name=name)}"
    return pages


def on_files(files, config):
    for name, text in rule_pages().items():
        files.append(File.generated(config, f"rules/{name}.md", content=text))
    return files


def rewritten(match):
    path = match[1]
    file = path.split("#")[0]
    if not (ROOT / file).exists():
        raise SystemExit(f"site_links: there is no {file}")
    return "](rules/index.md)" if file == "rules/README.md" else f"]({SOURCE}/{path})"


def on_page_markdown(markdown, **_):
    return re.sub(r"\]\(\.\./([^)\s]+)\)", rewritten, markdown)
