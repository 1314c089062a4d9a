"""JavaScript modules as one script, for pages that load no modules."""

import posixpath
import re
import sys
from pathlib import Path

IMPORT = re.compile(r'^import \{ ([^}]*) \} from "(\.[^"]*)";$', re.MULTILINE)
DYNAMIC = re.compile(r'await import\("(\.[^"]*)"\)')
EXPORT = re.compile(r"^export ((?:async )?function|class|const) (\w+)", re.MULTILINE)


class Bundle:
    """Modules as functions in one script. Each runs once, when it is first asked for.

    Paths are relative to the root; `replaced` maps some to the files that take their place.
    """

    def __init__(self, root: Path, entry: str, replaced: dict[str, str] | None = None):
        self.root = root
        self.replaced = replaced or {}
        self.names: dict[str, str] = {}
        self.parts: list[str] = []
        self.open: list[str] = []
        entry_name = self.add(entry, is_entry=True)
        once = "const once = (make) => { let made; return () => (made ??= make()); };"
        self.text = "\n".join(['"use strict";', "{", once, *self.parts, f"{entry_name}();", "}", ""])

    def add(self, path: str, is_entry: bool = False) -> str:
        if path in self.open:
            sys.exit(f"circular imports: {' > '.join([*self.open, path])}")
        if path in self.names:
            return self.names[path]
        self.open.append(path)
        name = self.names[path] = f"module{len(self.names)}"
        text = (self.root / self.replaced.get(path, path)).read_text()

        def target(relative: str) -> str:
            return self.add(posixpath.normpath(posixpath.join(posixpath.dirname(path), relative)))

        text = IMPORT.sub(lambda found: f"const {{ {found[1]} }} = {target(found[2])}();", text)
        text = DYNAMIC.sub(lambda found: f"{target(found[1])}()", text)
        exports = [found[2] for found in EXPORT.finditer(text)]
        text = EXPORT.sub(r"\1 \2", text)
        if re.search(r"^(import|export)\b|import\.meta", text, re.MULTILINE):
            sys.exit(f"{path} has an import or export of a form that cannot be bundled")
        keyword = "async " if is_entry else ""
        self.open.pop()
        self.parts.append(f"const {name} = once({keyword}() => {{\n{text}return {{ {', '.join(exports)} }};\n}});")
        return name
