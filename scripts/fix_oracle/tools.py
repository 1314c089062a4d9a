"""The tools that read host languages: a batch of files in one process each."""
import csv
import html.parser
import io
import os
import shutil
import sqlite3
import subprocess
import sys
import xml.etree.ElementTree

try:
    import yaml
    YAML = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
except ImportError:
    yaml = None

from .encoders import check

DECODERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "decoders")
# By the name of a tool: its package in Debian, and its command with a program that decodes files.
TOOLS = {
    "bash": ("bash", "bash", "decode.bash"),
    "fish": ("fish", "fish", "decode.fish"),
    "node": ("nodejs", "node", "decode.js"),
    "php": ("php-cli", "php", "decode.php"),
    "ruby": ("ruby", "ruby", "-W0", "decode.rb"),
    "perl": ("perl", "perl", "decode.pl"),
    "lua": ("lua5.4", "lua5.4", "decode.lua"),
    "java": ("default-jdk-headless", "java", "Decode.java"),
    "go": ("golang-go", "go", "run", "decode.go"),
    "python": ("python3", sys.executable, "-W", "ignore", "decode.py"),
    "yaml": ("python3-yaml",),
}


def missing(tool):
    if tool == "yaml":
        return yaml is None
    # A runtime of Java may be there without its compiler.
    return tool in TOOLS and shutil.which("javac" if tool == "java" else TOOLS[tool][1]) is None


def decode(tool, paths):
    """The payload in each file, or an error."""
    _, *command, decoder = TOOLS[tool]
    result = subprocess.run([*command, os.path.join(DECODERS, decoder)], capture_output=True,
                            input="".join(f"{path}\n" for path in paths).encode())
    if tool in ("bash", "fish"):
        fields = result.stdout.split(b"\0")
        rows = [[path.decode(), *rest] for path, *rest in zip(fields[0::3], fields[1::3], fields[2::3])]
    else:
        rows = [[path, *map(bytes.fromhex, rest)] for path, *rest in map(str.split, result.stdout.decode().splitlines())]
    found = {}
    for path, payload, *after in rows:
        text = payload.decode(errors="surrogateescape")
        found[path] = text if after == [b"after"] else ValueError("what follows is not whole" if after else text)
    if not found and paths:
        raise RuntimeError(f"{tool} decodes nothing: {result.stderr.decode(errors='replace')[-500:]}")
    return {path: found.get(path, ValueError("the tool stopped")) for path in paths}


def members(value, name):
    """All members with a name, in a value of objects and lists."""
    for key, item in value.items() if isinstance(value, dict) else enumerate(value):
        if key == name:
            yield item
        if isinstance(item, (dict, list)):
            yield from members(item, name)


def structured(load, name="body"):
    """A reader for the member of a data format that holds the payload; `after` follows it."""
    def read(content, payload):
        value = load(content)
        check(list(members(value, "after")) == ["after"], "what follows is not whole")
        return next(members(value, name))
    return read


def load_yaml(content):
    return yaml.load(content, YAML)


def load_xml(content):
    root = xml.etree.ElementTree.fromstring(content)
    return {child.tag: child.text if child.text is not None else child.get("value") for child in root}


class HTMLText(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.found, self.attributes = [], {}, {}

    def handle_starttag(self, tag, attributes):
        self.open.append(tag)
        self.attributes.update(attributes)

    def handle_endtag(self, tag):
        check(self.open and self.open.pop() == tag, "tags do not match")

    def handle_data(self, text):
        if self.open:
            self.found[self.open[-1]] = self.found.get(self.open[-1], "") + text


def load_html(content):
    page = HTMLText()
    page.feed(content)
    page.close()
    return {"body": page.attributes.get("data-body") or page.found["pre"], "after": page.found["i"]}


def load_sql(content):
    database = sqlite3.connect(":memory:")
    try:
        database.executescript("CREATE TABLE q (v TEXT);" + content)
        return dict(zip(("body", "after"), (row for row, in database.execute("SELECT v FROM q"))))
    finally:
        database.close()


def load_csv(content):
    rows = list(csv.reader(io.StringIO(content), strict=True))
    check([len(row) for row in rows] == [2, 2, 2], "rows have other columns")
    return {"body": rows[1][1], "after": rows[2][1]}
