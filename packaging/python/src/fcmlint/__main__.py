"""Runs the program, or the engine where there is none: `python -m fcmlint`."""

import os
import sys

from fcmlint import _engine
from fcmlint._program import FcmlintError, find_program


def main() -> None:
    if _engine.MODULE.is_file():
        from fcmlint import _cli

        sys.exit(_cli.run(sys.argv[1:]))
    try:
        program = find_program()
    except FcmlintError as error:
        sys.exit(f"fcmlint: {error}")
    os.execv(program, [program, *sys.argv[1:]])


if __name__ == "__main__":
    main()
