"""Checks a bill of materials by the rules of SPDX 2.3 that matter to readers, and compares it with the files of the release."""

import hashlib
import json
import sys
from pathlib import Path

path = Path(sys.argv[1])
document = json.loads(path.read_text())
assert document["spdxVersion"] == "SPDX-2.3" and document["dataLicense"] == "CC0-1.0"
ids = [element["SPDXID"] for element in [document, *document["packages"], *document["files"]]]
assert len(ids) == len(set(ids))
for relation in document["relationships"]:
    assert relation["spdxElementId"] in ids and relation["relatedSpdxElement"] in ids, relation
for package in document["packages"]:
    assert set(package) >= {"name", "SPDXID", "downloadLocation", "licenseConcluded", "licenseDeclared"}, package
names = {package["name"] for package in document["packages"]}
assert names >= {"fcmlint", "Swift standard library"} and names & {"GNU C Library", "musl"}, names
listed = {file["fileName"][2:]: file["checksums"][0]["checksumValue"] for file in document["files"]}
later = {path.name, "SHA256SUMS", "RELEASE_NOTES.md"}
assert set(listed) == {file.name for file in path.parent.iterdir()} - later, listed
for name, checksum in listed.items():
    assert hashlib.sha256((path.parent / name).read_bytes()).hexdigest() == checksum, name
