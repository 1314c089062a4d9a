"""Lints the messages of a day with Apache Spark, and prints how often each rule reports something.

    spark-submit lint_messages.py MESSAGES RESULTS [PROGRAM]

MESSAGES is a directory of JSON Lines with the fields `id` and `payload`, the text of a request to FCM. RESULTS gets the columns
`id`, `kind`, `errors`, `warnings` and `findings`. PROGRAM is the path of fcmlint on the workers.
"""

import sys

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

RESULT = """kind STRING, errors INT, warnings INT,
  findings ARRAY<STRUCT<rule STRING, severity STRING, message STRING, help STRING, pointer STRING>>"""


def lint(messages: DataFrame, program: str) -> DataFrame:
    """Adds the results to messages. Each partition is piped through one process, which reads one line at a time."""
    # A payload is one line for fcmlint; outside of strings, JSON may contain line breaks.
    lines = f.regexp_replace("payload", r"[\r\n]+", " ")
    records = messages.select("id", lines.alias("line")).rdd
    command = f"{program} check - --format records --stdin-filename messages.jsonl --fail-on never --no-config"
    # checkCode: without it, Spark ignores a program that fails.
    results = records.map(lambda record: record.line).pipe(command, checkCode=True)
    # There is one result for each line, in order.
    joined = records.map(lambda record: record.id).zip(results)
    return joined.toDF("id STRING, result STRING").select(
        "id", f.from_json("result", RESULT).alias("result")
    ).select("id", "result.*")


def rates(results: DataFrame) -> DataFrame:
    """The share of messages with a finding of each rule."""
    number = results.count()
    found = results.select("id", f.explode("findings").alias("finding"))
    return (
        found.groupBy("finding.rule", "finding.severity")
        .agg(f.countDistinct("id").alias("messages"))
        .withColumn("rate", f.col("messages") / number)
        .orderBy(f.desc("messages"), "rule")
    )


def main() -> None:
    messages, output, *program = sys.argv[1:]
    spark = SparkSession.builder.appName("fcmlint").getOrCreate()
    source = spark.read.schema("id STRING, payload STRING").json(messages)
    lint(source, *(program or ["fcmlint"])).write.mode("overwrite").parquet(output)
    rates(spark.read.parquet(output)).show(truncate=False)
    spark.stop()


if __name__ == "__main__":
    main()
