"""Prints the platforms of an OCI archive and checks the digests of all its blobs."""

import hashlib
import json
import sys
import tarfile

with tarfile.open(sys.argv[1]) as tar:
    files = {member.name: tar.extractfile(member).read() for member in tar.getmembers()}

for name, content in files.items():
    if name.startswith("blobs/sha256/"):
        assert hashlib.sha256(content).hexdigest() == name.rpartition("/")[2], name


def blob(descriptor):
    return json.loads(files["blobs/sha256/" + descriptor["digest"].removeprefix("sha256:")])


(entry,) = json.loads(files["index.json"])["manifests"]
platforms = []
for manifest in blob(entry)["manifests"]:
    config = blob(blob(manifest)["config"])
    assert manifest["platform"]["architecture"] == config["architecture"], manifest
    assert config["config"]["Entrypoint"] == ["/usr/bin/fcmlint"], config
    platforms.append(f"{config['os']}/{config['architecture']}")
print(" ".join(sorted(platforms)))
