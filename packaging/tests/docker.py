#!/usr/bin/env python3
"""Replaces `docker run` where no Docker engine runs.

Unpacks the OCI archive IMAGE with umoci and runs the image's entry point in a chroot (with the script
CHROOT), with a copy of the mounted directory.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

VALUE_OPTIONS = {"-u", "--user", "-v", "--volume", "--workdir", "-w", "--entrypoint"}


def parse(arguments):
    options, rest = {}, list(arguments)
    while rest and rest[0].startswith("-"):
        name = rest.pop(0)
        options[name] = rest.pop(0) if name in VALUE_OPTIONS else ""
    return options, rest[0], rest[1:]


def unpack(scratch, tag):
    layout = scratch / "layout"
    layout.mkdir()
    subprocess.run(["tar", "-xf", os.environ["IMAGE"], "-C", layout], check=True)
    subprocess.run(["umoci", "unpack", "--image", f"{layout}:{tag}", scratch / "bundle"], check=True, stderr=sys.stderr)
    process = json.loads((scratch / "bundle/config.json").read_text())["process"]
    return scratch / "bundle/rootfs", process


def main():
    if sys.argv[1] != "run":
        print("{}")  # pre-commit wants information about the engine.
        return 0
    options, image, arguments = parse(sys.argv[2:])
    with tempfile.TemporaryDirectory() as scratch:
        root, process = unpack(Path(scratch), image.rpartition(":")[2])
        source, target = (options.get("-v") or options["--volume"]).split(":")[:2]
        shutil.rmtree(root / target[1:], ignore_errors=True)
        shutil.copytree(source, root / target[1:], symlinks=True)
        directory = options.get("--workdir") or process["cwd"]
        command = [root, directory, *process["env"], *process["args"], *arguments]
        return subprocess.run([sys.executable, os.environ["CHROOT"], *command]).returncode


if __name__ == "__main__":
    sys.exit(main())
