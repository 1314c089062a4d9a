"""The bad examples of all rules, for scripts that compare the findings in them."""
import json
import os
import re
import subprocess


def texts(program):
    """The rule and the text of each example of `program rules`."""
    output = subprocess.run([program, "rules", "--format", "json"], text=True, capture_output=True,
                            check=True).stdout
    for rule in json.loads(output)["rules"]:
        for example in rule["bad"]:
            yield rule["id"], example.replace("«", "").replace("»", "")


def write(program, folder):
    """Writes each example into the folder, as RULE-N.json, or with the extension of the file that code names."""
    counts = {}
    for rule, text in texts(program):
        number = counts[rule] = counts.get(rule, -1) + 1
        code = re.match(r"(?://|#) \w+\.(\w+)\n", text)
        name = f"{rule}-{number}.{code[1] if code else 'json'}"
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
