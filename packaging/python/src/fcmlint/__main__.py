"""Runs the program: `python -m fcmlint`."""

import os
import sys

from fcmlint._program import FcmlintError, find_program


def main() -> None:
    try:
        program = find_program()
    except FcmlintError as error:
        sys.exit(f"fcmlint: {error}")
    os.execv(program, [program, *sys.argv[1:]])


if __name__ == "__main__":
    main()
