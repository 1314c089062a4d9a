"""Writes the steps of action.yml to files, and checks the settings that users copy.

    action-steps.py ROOT DIRECTORY
"""

import sys
from pathlib import Path

import yaml

root, directory = map(Path, sys.argv[1:])


def load(path):
    return yaml.safe_load((root / path).read_text())


action = load("action.yml")
assert action["runs"]["using"] == "composite"
for step in action["runs"]["steps"]:
    assert "uses" not in step and step["shell"] == "bash", step
    (directory / f"{step['name']}.sh").write_text(step["run"])
steps = load("editors/ci/github.yml")["jobs"]["fcmlint"]["steps"]
assert set(steps[-1]["with"]) <= set(action["inputs"])
