"""Source code of software that has nothing to do with FCM, from the Debian packages in foreign-code.txt."""
import pathlib
import subprocess
import sys
import tarfile

LIST = pathlib.Path(__file__).resolve().parent / "foreign-code.txt"
LANGUAGES = set(
    "js jsx mjs cjs ts tsx mts vue svelte py ipynb php java kt kts go cs dart rb swift rs scala ex exs tf".split()
)
LARGEST_FILE = 1 << 20
SUITE = (
    "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]"
    " http://deb.debian.org/debian bookworm main\n"
)


def sources(folder):
    """The folder of the source files, which are downloaded to FOLDER if they are not there."""
    packages, left_out = listed()
    download(packages, folder)
    unpack(folder, left_out)
    return folder / "sources"


def listed():
    """The packages, and the parts of them that are excluded because they do send to FCM."""
    lines = LIST.read_text().splitlines()
    lines = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    packages = [line for line in lines if not line.startswith("-")]
    return packages, [line[1:].strip() for line in lines if line.startswith("-")]


def download(packages, folder):
    state = folder / "apt"
    for part in ("lists/partial", "cache/archives/partial"):
        (state / part).mkdir(parents=True, exist_ok=True)
    (state / "sources.list").write_text(SUITE)
    options = [
        f"-oDir::Etc::sourcelist={state}/sources.list",
        "-oDir::Etc::sourceparts=/dev/null",
        f"-oDir::State::lists={state}/lists",
        f"-oDir::Cache={state}/cache",
    ]
    subprocess.run(["apt-get", "-qq", *options, "update"], check=True)
    for package in packages:
        place = folder / "packages" / package
        if archives(place):
            continue
        place.mkdir(parents=True, exist_ok=True)
        command = ["apt-get", "-qq", *options, "source", "--download-only", package]
        if subprocess.run(command, cwd=place, capture_output=True).returncode != 0:
            print(f"{package}: cannot be downloaded", file=sys.stderr)


def archives(place):
    """The archives of the authors, without what Debian adds."""
    names = sorted(place.glob("*.tar.*"))
    return [name for name in names if name.suffix != ".asc" and ".debian." not in name.name]


def wanted(member, left_out):
    name = member.name
    return (
        member.isfile()
        and member.size <= LARGEST_FILE
        and name.rpartition(".")[2] in LANGUAGES
        and not any(part in name for part in left_out)
    )


def unpack(folder, left_out):
    for place in sorted((folder / "packages").iterdir()):
        target = folder / "sources" / place.name
        if target.exists() or not archives(place):
            continue
        target.mkdir(parents=True)
        for archive in archives(place):
            with tarfile.open(archive) as tar:
                members = (member for member in tar if wanted(member, left_out))
                tar.extractall(target, members, filter="data")
