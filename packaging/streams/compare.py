"""Compares the results of Spark, GNU parallel and one process for the same messages.

    compare.py PROGRAM NUMBER
"""

import glob
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM, NUMBER = sys.argv[1], int(sys.argv[2])
FILES = 8
CHECK = [PROGRAM, "check", "-", "--format", "records", "--stdin-filename", "messages.jsonl", "--fail-on", "never", "--no-config"]
passed = failed = 0


def expect(name, condition):
    global passed, failed
    passed, failed = passed + bool(condition), failed + (not condition)
    if not condition:
        print("FAILED", name)


def payload(number):
    message = {"notification": {"title": f"Sale {number}", "body": "Grüße 👋"}, "android": {"ttl": f"{number % 4000}s"}}
    message["topic"] = "/topics/news" if number % 10 == 0 else f"news-{number % 50}"
    if number % 25 == 0:
        message["android"]["ttl"] = number
    if number % 1000 == 1:
        return '{"message": {"topic": "news", "notification": {"title": "cut'
    if number % 1000 == 2:
        return json.dumps({"message": message}, indent=1)
    if number % 1000 == 3:
        return json.dumps({"name": "not for FCM"})
    return json.dumps({"message": message}, ensure_ascii=number % 2 == 0)


def write_messages(lake, lines):
    """Files for Spark, and one file with a payload on each line."""
    size = -(-NUMBER // FILES)
    with open(lines, "w") as all_lines:
        for part in range(FILES):
            with open(f"{lake}/part-{part}.jsonl", "w") as file:
                for number in range(part * size, min(NUMBER, (part + 1) * size)):
                    text = payload(number)
                    file.write(json.dumps({"id": f"m-{number}", "payload": text}) + "\n")
                    all_lines.write(text.replace("\n", " ") + "\n")


def summary(result):
    findings = [(one["rule"], one["severity"], one["message"], one["pointer"]) for one in result["findings"] or []]
    return (result["kind"], result["errors"], result["warnings"], tuple(findings))


def one_process(lines, limit=None):
    """The results of one process, and its peak memory in MB."""
    with tempfile.TemporaryFile() as output:
        source = subprocess.Popen(["head", "-n", str(limit or NUMBER), lines], stdout=subprocess.PIPE)
        child = subprocess.Popen(CHECK, stdin=source.stdout, stdout=output)
        _, status, usage = os.wait4(child.pid, 0)
        source.wait()
        expect("the program succeeds", status == 0)
        output.seek(0)
        return [summary(json.loads(line)) for line in output] if not limit else None, usage.ru_maxrss / 1024


def with_spark(lake, output):
    """Runs the example on two workers with one core and 1 GB each, and returns what it prints."""
    command = [
        str(Path(sys.executable).parent / "spark-submit"), "--master", "local-cluster[2,1,1024]",
        "--conf", "spark.ui.enabled=false", "--conf", "spark.driver.host=127.0.0.1",
        "--conf", "spark.driver.bindAddress=127.0.0.1",
        "lint_messages.py", str(lake), str(output), PROGRAM,
    ]  # fmt: skip
    environment = {
        **os.environ, "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_LOCAL_HOSTNAME": "127.0.0.1",
        "PYSPARK_PYTHON": sys.executable, "SPARK_WORKER_DIR": str(output.parent / "workers"),
    }  # fmt: skip
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr[-4000:])
    return run.stdout


def read_results(output):
    """The results of Spark by message, read without Spark."""
    import pyarrow.parquet as parquet

    results = {}
    for path in glob.glob(f"{output}/*.parquet"):
        for row in parquet.read_table(path).to_pylist():
            results[row["id"]] = summary(row)
    return results


def with_parallel(lines):
    """The recipe of docs/streams.md: blocks of the file, results in the order of the lines."""
    command = ["parallel", "--pipepart", "--arg-file", lines, "--block", "32M", "--jobs", "2", "--keep-order", " ".join(CHECK)]
    output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    return [summary(json.loads(line)) for line in output.splitlines()]


def timed(name, function, *arguments):
    start = time.monotonic()
    result = function(*arguments)
    print(f"{name}: {time.monotonic() - start:.1f} s", flush=True)
    return result


def main():
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        lake, lines = scratch / "lake", str(scratch / "lines.jsonl")
        lake.mkdir()
        timed(f"{NUMBER} messages written", write_messages, lake, lines)
        # First, because a child also counts the memory of the process that forks it.
        _, less = one_process(lines, NUMBER // 10)
        results, memory = timed("one process, results read by Python", one_process, lines)
        expect("one result for each message", len(results) == NUMBER)
        expect("findings in every tenth message", sum(1 for one in results if one[1]) >= NUMBER // 10)
        print(f"memory of the program: {less:.1f} MB for a tenth of the messages, {memory:.1f} MB for all")
        expect("constant memory", memory < less + 8)
        expect("GNU parallel has the same results", timed("GNU parallel", with_parallel, lines) == results)
        printed = timed("Spark", with_spark, lake, scratch / "results")
        print(printed)
        by_id = read_results(scratch / "results")
        expect("Spark has a result for each id", len(by_id) == NUMBER)
        expect("Spark has the same results", all(by_id.get(f"m-{n}") == one for n, one in enumerate(results)))
        rule = "topic-prefix"
        share = sum(1 for one in results if any(finding[0] == rule for finding in one[3])) / NUMBER
        expect("Spark computes the rate of a rule", any(
            rule in line and f"{share}" in line.replace(" ", "").split("|") for line in printed.splitlines()
        ))
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    os.chdir(Path(__file__).parent)
    sys.exit(main())
