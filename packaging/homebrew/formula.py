"""The Homebrew formula of a release."""

RELEASES = "https://github.com/fcmlint/fcmlint/releases/download"
# Formula blocks, and the programs for them: the first one in the release is used.
SYSTEMS = {
    "macos": {"arm": ["macos-universal", "macos-arm64"], "intel": ["macos-universal", "macos-x86_64"]},
    "linux": {"arm": ["linux-aarch64"], "intel": ["linux-x86_64"]},
}


def formula(version, tarballs):
    """The text of the formula, with the given checksums of the archives by platform."""
    blocks = []
    for system, processors in SYSTEMS.items():
        inner = []
        for processor, names in processors.items():
            for name in [name for name in names if name in tarballs][:1]:
                inner.append(
                    f"    on_{processor} do\n"
                    f'      url "{RELEASES}/v{version}/fcmlint-{version}-{name}.tar.gz"\n'
                    f'      sha256 "{tarballs[name]}"\n'
                    "    end\n"
                )
        if inner:
            blocks.append(f"  on_{system} do\n{''.join(inner)}  end\n")
    return f"""\
# Written by packaging/release.
class Fcmlint < Formula
  desc "Offline linter for Firebase Cloud Messaging payloads"
  homepage "https://github.com/fcmlint/fcmlint"
  version "{version}"
  license "MIT"

{chr(10).join(blocks)}
  def install
    bin.install "bin/fcmlint"
    man1.install "share/man/man1/fcmlint.1"
    bash_completion.install "share/bash-completion/completions/fcmlint"
    zsh_completion.install "share/zsh/site-functions/_fcmlint"
    fish_completion.install "share/fish/vendor_completions.d/fcmlint.fish"
  end

  test do
    (testpath/"push.json").write '{{"message": {{"topic": "/topics/news"}}}}'
    assert_match "topic-prefix", shell_output("#{{bin}}/fcmlint push.json", 1)
  end
end
"""
