"""Tests that the checks of packages find what vsce rejects: python3 test_vsix.py PACKAGE."""

import json
import sys
import tempfile
import zipfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
import vsix


def read(path):
    with zipfile.ZipFile(path) as archive:
        return {
            name.removeprefix("extension/"): archive.read(name)
            for name in archive.namelist()
            if name.startswith("extension/")
        }


def found(files, target=None):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "test.vsix")
        vsix.write(path, files, target)
        return vsix.problems(path)


def main():
    files = read(sys.argv[1])
    manifest = json.loads(files["package.json"])
    assert vsix.problems(sys.argv[1]) == [], vsix.problems(sys.argv[1])
    assert found(files) == [], found(files)
    assert found({**files, "server/fcmlint": b"\x7fELF"}, "linux-x64") == []

    def changed(**members):
        return {**files, "package.json": json.dumps({**manifest, **members}).encode()}

    def without(name):
        return {key: value for key, value in files.items() if key != name}

    capabilities = {"untrustedWorkspaces": {"restrictedConfigurations": ["fcmlint.program"]}}
    cases = {
        "invalid name": changed(name="fcm lint"),
        "invalid publisher": changed(publisher="The publisher"),
        "invalid version": changed(version="0.1"),
        "engines.vscode must be 1.74": changed(engines={"vscode": "^1.60.0"}),
        "the icon must be a PNG": changed(icon="icon.svg"),
        "no license": changed(license=""),
        "unknown category": changed(categories=["Linter"]),
        "unknown field dependencies": changed(dependencies={"vscode": "1"}),
        "activation at every start": changed(activationEvents=["*"]),
        "more than 30 keywords": changed(keywords=[str(number) for number in range(31)]),
        "./src/other.js is missing": changed(main="./src/other.js"),
        "fcmlint.program is no setting": changed(capabilities=capabilities),
        "LICENSE.txt is missing": without("LICENSE.txt"),
        "./dist/browser.js is missing": without("dist/browser.js"),
        "there is no WebAssembly server": without("server/fcmlint.wasm"),
        "README.md contains SVG": {**files, "README.md": b"<svg>"},
        "must begin with https://": {**files, "README.md": b"![a](a.png)"},
        "SVG images are not allowed": {**files, "README.md": b'<img src="https://example.com/a.svg">'},
        "relative link": {**files, "CHANGELOG.md": b"[a](docs/a.md)"},
        "twice, in another case": {**files, "readme.md": b""},
    }
    failures = [name for name, damaged in cases.items() if not any(name in one for one in found(damaged))]
    assert not failures, failures
    assert any("no program" in one for one in found(files, "linux-x64"))
    assert any("unknown platform" in one for one in found({**files, "server/fcmlint": b"x"}, "linux-x86"))
    print(f"{len(cases) + 5} passed, 0 failed")


if __name__ == "__main__":
    main()
