"""The platforms of a release, and their names in each ecosystem."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """A program of a release. One for macOS runs on both kinds of processor."""

    name: str
    wheel: str
    npm: tuple[str, ...]
    debian: str = ""
    image: str = ""


TARGETS = {
    target.name: target
    for target in [
        Target(
            "linux-x86_64", "manylinux_2_17_x86_64.musllinux_1_2_x86_64", ("linux-x64",), "amd64", "amd64"
        ),
        Target(
            "linux-aarch64", "manylinux_2_17_aarch64.musllinux_1_2_aarch64", ("linux-arm64",), "arm64", "arm64"
        ),
        Target("macos-universal", "macosx_13_0_universal2", ("darwin-x64", "darwin-arm64")),
        # A build for one processor, where the toolchain cannot build a universal program.
        Target("macos-arm64", "macosx_13_0_arm64", ("darwin-arm64",)),
        Target("macos-x86_64", "macosx_13_0_x86_64", ("darwin-x64",)),
    ]
}
