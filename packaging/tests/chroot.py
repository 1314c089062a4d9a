#!/usr/bin/env python3
"""Runs a command in a directory tree as a container engine does: with /proc, a working directory and an environment.

    chroot.py ROOT DIRECTORY [NAME=VALUE]… COMMAND [ARGUMENT…]

The mount ends with the command.
"""

import os
import subprocess
import sys

INSIDE = "--inside"


def main():
    if sys.argv[1] != INSIDE:
        command = ["unshare", "--mount", sys.executable, __file__, INSIDE, *sys.argv[1:]]
        os.execvp(command[0], command)
    root, directory, *rest = sys.argv[2:]
    environment = {}
    while "=" in rest[0]:
        name, _, value = rest.pop(0).partition("=")
        environment[name] = value
    os.makedirs(f"{root}/proc", exist_ok=True)
    subprocess.run(["mount", "--bind", "/proc", f"{root}/proc"], check=True)
    os.chroot(root)
    os.chdir(directory)
    os.execvpe(rest[0], rest, environment)


if __name__ == "__main__":
    main()
