"""Adds the program to the wheel, as a script, and sets the tag of its platform; or the engine as WebAssembly, for all."""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProgramHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if module := os.environ.get("FCMLINT_WASM"):
            build_data["force_include"][module] = "fcmlint/fcmlint.wasm"
            return
        program = os.environ["FCMLINT_PROGRAM"]
        build_data["shared_scripts"] = {program: "fcmlint"}
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{os.environ['FCMLINT_WHEEL_PLATFORM']}"
