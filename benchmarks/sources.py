"""Trees of source code for searches: files of other software, and the same with text about messages in a tenth."""
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import foreign_code  # noqa: E402

COUNT = 40_000
# Endings of languages with the syntax of another.
SAME = {"mjs": "js", "cjs": "js", "jsx": "js", "mts": "ts", "tsx": "ts"}


def tree(place):
    """The folder with copies of 40,000 source files, in whole folders of Debian source packages."""
    def fill(folder):
        sources = foreign_code.sources(ROOT / ".build/foreign")
        groups = {}
        for path in sorted(sources.rglob("*")):
            if path.is_file():
                groups.setdefault(path.parent, []).append(path)
        # Every fourth folder first, so that all packages are there.
        folders = sorted(groups)
        chosen = [path for start in range(4) for group in folders[start::4] for path in groups[group]]
        for path in chosen[:COUNT]:
            # Searches skip folders of this name.
            name = str(path.relative_to(sources)).replace("node_modules", "modules")
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)

    return made(place, fill)


def dense_tree(place, plain, look_alikes_only):
    """A copy of a tree in which one file in ten ends with a file of `fixtures/code`, which has messages,
    most of them with mistakes, or looks as if it had."""
    def fill(folder):
        shutil.copytree(plain, folder)
        texts = fixtures(look_alikes_only)
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        read = [path for path in files if language(path) in texts]
        count = len(files) // 10
        for number in range(count):
            path = read[number * len(read) // count]
            of_language = texts[language(path)]
            with open(path, "ab") as file:
                file.write(b"\n" + of_language[number % len(of_language)])

    return made(place, fill)


def made(place, fill):
    """The folder at a place, which is made if it is not there."""
    folder = pathlib.Path(place)
    if not folder.exists():
        unfinished = folder.with_suffix(".new")
        shutil.rmtree(unfinished, ignore_errors=True)
        fill(unfinished)
        unfinished.rename(folder)
    return str(folder)


def fixtures(look_alikes_only):
    """The texts of the fixtures by the ending of their names."""
    texts = {}
    for folder in sorted((ROOT / "fixtures/code").iterdir()):
        # The name of a file and the number of its messages.
        expected = (line.split() for line in (folder / "expected.txt").read_text().splitlines())
        messages = {words[0]: words[1] for words in expected if len(words) > 1}
        for path in sorted(folder.iterdir()):
            if path.suffix != ".txt" and (messages[path.name] == "0" or not look_alikes_only):
                texts.setdefault(language(path), []).append(path.read_bytes())
    return texts


def language(path):
    """The ending of a name, or that of a language with the same syntax."""
    return SAME.get(path.suffix[1:], path.suffix[1:])
