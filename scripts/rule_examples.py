"""The bad examples of all rules as files, for scripts that compare the findings in them."""
import json
import os
import subprocess


def write(program, folder):
    """Writes each example of `program rules` into the folder, as RULE-N.json."""
    output = subprocess.run([program, "rules", "--format", "json"], text=True, capture_output=True,
                            check=True).stdout
    for rule in json.loads(output)["rules"]:
        for number, example in enumerate(rule["bad"]):
            with open(os.path.join(folder, f'{rule["id"]}-{number}.json'), "w", encoding="utf-8") as file:
                file.write(example.replace("«", "").replace("»", ""))
