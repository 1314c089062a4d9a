"""The software bill of materials of a release, as SPDX 2.3."""

import datetime
import hashlib
import json
import re

# Libraries that are linked statically into the program on Linux. On macOS they are parts of the system.
SWIFT = ("Swift standard library", "Apache-2.0 WITH Swift-exception", "https://www.swift.org")
C_LIBRARIES = {
    "glibc": ("GNU C Library", "LGPL-2.1-or-later", "https://www.gnu.org/software/libc/"),
    "musl": ("musl", "MIT", "https://musl.libc.org"),
}


def bill_of_materials(version, epoch, files, programs, toolchains):
    """`files` are the checksums of the release's files, `toolchains` versions of compilers by platform."""
    created = datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    identity = hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:32]
    tool = package("fcmlint", "fcmlint", version, "MIT", "https://github.com/fcmlint/fcmlint")
    tool["externalRefs"] = [
        {
            "referenceCategory": "PACKAGE-MANAGER",
            "referenceType": "purl",
            "referenceLocator": f"pkg:github/fcmlint/fcmlint@v{version}",
        }
    ]
    packages = [tool]
    relationships = [relation("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-fcmlint")]
    for name, program in programs.items():
        for part in libraries(name, program.read_bytes(), toolchains.get(name)):
            packages.append(part)
            relationships.append(relation("SPDXRef-fcmlint", "STATIC_LINK", part["SPDXID"]))
    entries = []
    for number, (name, checksum) in enumerate(files.items()):
        entries.append({
            "SPDXID": f"SPDXRef-File-{number}",
            "fileName": f"./{name}",
            "checksums": [{"algorithm": "SHA256", "checksumValue": checksum}],
            "licenseConcluded": "NOASSERTION",
            "copyrightText": "NOASSERTION",
        })
        relationships.append(relation(f"SPDXRef-File-{number}", "GENERATED_FROM", "SPDXRef-fcmlint"))
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"fcmlint-{version}",
        "documentNamespace": f"https://github.com/fcmlint/fcmlint/releases/v{version}/{identity}",
        "creationInfo": {"created": created, "creators": ["Organization: fcmlint", "Tool: packaging-release"]},
        "packages": packages,
        "files": entries,
        "relationships": relationships,
    }


def libraries(platform, program, toolchain):
    if not platform.startswith("linux"):
        return []
    swift = re.search(r"Swift version (\S+)", toolchain or "")
    kind = "glibc" if b"__glibc" in program else "musl"
    name, license, home = C_LIBRARIES[kind]
    return [
        package(f"swift-{platform}", SWIFT[0], swift and swift[1], *SWIFT[1:]),
        package(f"{kind}-{platform}", name, None, license, home),
    ]


def package(identifier, name, version, license, home):
    return {
        "SPDXID": "SPDXRef-" + identifier.replace("_", "-"),
        "name": name,
        **({"versionInfo": version} if version else {}),
        "downloadLocation": home,
        "filesAnalyzed": False,
        "licenseConcluded": license,
        "licenseDeclared": license,
        "copyrightText": "NOASSERTION",
    }


def relation(one, kind, other):
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
