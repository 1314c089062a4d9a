#!/usr/bin/env python3
"""Derives the weights of Sources/FCMLint/Detection/FeatureTable.swift from the labeled documents.

    scripts/derive-detection-weights.py [--check | --write] [MATRIX]

The labeled documents are those of fixtures/foreign, near, messages, clean, traps and detection.
A test writes which features they have; MATRIX is the file of an earlier run. Prints the weights of
each kind. --write puts them into the table, --check exits with 1 if the table has others.

Each document gives one inequality for each kind it is tested for: its score must be at least the
threshold plus the margin, or at most the threshold minus the margin. Integer weights that satisfy
all of them are found by relaxation (the perceptron rule), for the largest margin that has a
solution. Then each weight is moved toward zero as long as all inequalities hold. There is no
randomness, so the same documents give the same weights.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLE = os.path.join(ROOT, "Sources", "FCMLint", "Detection", "FeatureTable.swift")
THRESHOLD, LARGEST_MARGIN, LARGEST_WEIGHT, ROUNDS = 10, 3, 200, 20_000
ROW = re.compile(r'(Feature\(\s*"([^"]+)",)((?:\s*\w+: -?\d+,?)+)')
WEIGHT = re.compile(r"(\w+): (-?\d+)")
COLUMNS = {"send": "sendRequest", "bare": "message", "node": "adminNode",
           "group": "deviceGroup", "topic": "topicBatch", "legacy": "legacy"}


def read_table(source):
    """The weights in the source: {kind: {feature: weight}}."""
    table = {kind: {} for kind in COLUMNS.values()}
    for row in ROW.finditer(source):
        for column, weight in WEIGHT.findall(row[3]):
            table[COLUMNS[column]][row[2]] = int(weight)
    return table


def write_table(source, table):
    def rewritten(row):
        weights = WEIGHT.sub(lambda weight: f"{weight[1]}: {table[COLUMNS[weight[1]]][row[2]]}", row[3])
        return row[1] + weights
    return ROW.sub(rewritten, source)


def write_matrix(path):
    command = ["swift", "test", "--filter", "DetectionMarginTests/testWriteFeatureMatrix"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "FCMLINT_FEATURE_MATRIX": path})
    if done.returncode != 0 or not os.path.exists(path):
        sys.exit(done.stdout[-2000:] + done.stderr[-2000:])


def read_matrix(path):
    """The distinct inequalities of each kind: {kind: [(sign, ((feature, count), …), document)]}."""
    kinds, seen = {}, {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            row = json.loads(line)
            sign = 1 if row["is"] else -1
            features = tuple(sorted(row["features"].items()))
            other = seen.setdefault((row["kind"], features), (sign, row["document"]))
            if other[0] != sign:
                sys.exit(f"{row['kind']}: {row['document']} and {other[1]} have the same features")
            kinds.setdefault(row["kind"], {})[features] = (sign, features, row["document"])
    return {kind: sorted(rows.values()) for kind, rows in kinds.items()}


def score(weights, features):
    return sum(weights[feature] * count for feature, count in features)


def distance(weights, row):
    """How far a document is on its side of the threshold; negative on the wrong side."""
    return row[0] * (score(weights, row[1]) - THRESHOLD)


def relaxed(signs, rows, margin):
    """Weights with this margin, or None."""
    weights = {feature: 0 for feature in signs}
    for _ in range(ROUNDS):
        is_solved = True
        for row in rows:
            if distance(weights, row) >= margin:
                continue
            is_solved = False
            for feature, count in row[1]:
                weight = signs[feature] * (weights[feature] + row[0] * count)
                weights[feature] = signs[feature] * min(max(weight, 0), LARGEST_WEIGHT)
        if is_solved:
            return weights
    return None


def shrunk(weights, rows, margin):
    """The same with each weight as near to zero as it can be."""
    is_changed = True
    while is_changed:
        is_changed = False
        for feature in sorted(weights, key=lambda name: (-abs(weights[name]), name)):
            own = [row for row in rows if any(name == feature for name, _ in row[1])]
            step = -1 if weights[feature] > 0 else 1
            while weights[feature] != 0:
                weights[feature] += step
                if all(distance(weights, row) >= margin for row in own):
                    is_changed = True
                else:
                    weights[feature] -= step
                    break
    return weights


def derive(table, matrix):
    derived = {}
    for kind, weights in table.items():
        signs = {feature: 1 if weight > 0 else -1 for feature, weight in weights.items()}
        rows = matrix[kind]
        for margin in range(LARGEST_MARGIN, 0, -1):
            found = relaxed(signs, rows, margin)
            if found:
                break
        else:
            sys.exit(f"{kind}: no weights separate the documents")
        derived[kind] = shrunk(found, rows, margin)
        print(f"{kind}: {len(rows)} inequalities, margin {margin}")
        for feature, weight in sorted(derived[kind].items(), key=lambda item: -item[1]):
            print(f"  {weight:4} {feature}")
    return derived


def main():
    arguments = sys.argv[1:]
    options = {argument for argument in arguments if argument.startswith("--")}
    paths = [argument for argument in arguments if not argument.startswith("--")]
    if options - {"--check", "--write"} or len(paths) > 1:
        sys.exit(__doc__)
    with open(TABLE, encoding="utf-8") as file:
        source = file.read()
    table = read_table(source)
    with tempfile.TemporaryDirectory() as folder:
        path = paths[0] if paths else os.path.join(folder, "matrix.jsonl")
        if not paths:
            write_matrix(path)
        derived = derive(table, read_matrix(path))
    if "--write" in options:
        with open(TABLE, "w", encoding="utf-8") as file:
            file.write(write_table(source, derived))
    if "--check" in options and derived != table:
        for kind, weights in derived.items():
            for feature, weight in weights.items():
                if table[kind][feature] != weight:
                    print(f"{kind}: {feature} is {table[kind][feature]}, derived {weight}")
        sys.exit(1)


if __name__ == "__main__":
    main()
