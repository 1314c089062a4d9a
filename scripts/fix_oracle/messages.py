"""Wrong messages: those of the fixtures and of the rules, and variants with text that is hard to quote."""
import dataclasses
import glob
import json
import os
import random
import re

import cases
import rule_examples

from .program import canonical, read

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
UNSAFE = ("--fix", "--unsafe-fixes")

# Fixes that write text which the host must quote, and damage that could reach beyond the payload.
OWN = [
    '{"message":{"condition":"dogs in topics","notification":{"title":"a","body":"b"},"data":{"n":5}}}',
    '{"message":{"topic":"news","data":{"user":{"id":"1","name":"Ann"},"quote":"it\'s \\"q\\" \\\\ $x"}}}',
    '{"message":{"topic":"news","data":{"user":{"name":"O\'Neill","say":"\\"yes\\"","path":"C:\\\\x","e":"é"}}}}',
    '{"message":{"topic":"news","data":{"a":{"b":{"c":"line\\nbreak","d":"${x} #{y} $z @w %v%"}}}}}',
    '{"message":{"topic":"news","notification":{"title":"Hi","body":"x"}',
    '{"message":{"topic":"news",\n"notification":{"title":"Hi","body":"x"}',
    '{\n  "message": {\n    "topic": "news",\n    "notification": {"title": "Hi"}\n}',
    "{'message':{'topic':'news','data':{'n':5,'o':{'a':1}}}}",
    '{"message":{"topic":"news","notification":{"title":"Hi","body":"first\nsecond"}}}',
    '{"message":{"topic":"news","notification":{"title":"Hi","body":"a\tb"}}}',
    '{"message":{"topic":"news","notification":{"title":"Hi","body":"x"},"data":{"n":5},"android":{"ttl":3600},}}',
    '{\n    "to": "/topics/weather",\n    "data": {\n        "temp": "3"\n    },\n    "dry_run": true\n}',
    '{"to":"/topics/it","notification":{"title":"It\'s \\"q\\"","body":"a\\\\b $x","sound":"default"},"priority":"high"}',
    '{"registration_ids":["a:b","c:d"],"time_to_live":60,"data":{"n":5,"o":{"k":"it\'s"}}}',
]
HARD = ["it's", 'say \\"yes\\"', "C:\\\\new", "one\\ntwo", "$x ${y}", "#{z} %w% @v", "Grüße 🎉", "a`b`c", "{{name}}",
        "it's \\\"q\\\" \\\\ $x `b` é", "\\u00e9\\t", "<b>&amp;</b>", "--- ### ```", "*/ // # -- '''", '\\"\\"\\"']


@dataclasses.dataclass(frozen=True)
class Message:
    text: str
    kind: str


def sources(program):
    yield from OWN
    yield from (text for _, text in rule_examples.texts(program.path))
    for path in sorted(glob.glob(os.path.join(ROOT, "fixtures/mistakes/*.jsonl"))):
        if path.endswith("/right.jsonl"):
            continue
        for line in read(path).splitlines():
            fault = json.loads(line)
            yield fault.get("text") or json.dumps(fault["document"], ensure_ascii=False)
    for path in cases.paths():
        yield from (text.decode(errors="replace") for name, _, text in cases.sources(path) if name.endswith((".json", ".apns")))
    for path in sorted(glob.glob(os.path.join(ROOT, "fixtures/clean/*"))):
        if path.endswith(".jsonl"):
            yield from read(path).split("\n")
        elif path.endswith((".json", ".apns")):
            yield read(path)


def remainder(text):
    """What follows a whole JSON value; None for text that is no JSON."""
    try:
        return text[json.JSONDecoder(strict=False).raw_decode(text)[1]:]
    except (ValueError, RecursionError):
        return None


def variants(texts):
    """The texts, and the same with other names and values, and with another layout."""
    for number, text in enumerate(texts):
        yield text
        hard = HARD[number % len(HARD)].replace("\\", "\\\\")
        yield re.sub(r'("(?:title|body|name|[a-z])"\s*:\s*)"[^"\\\n]*"', rf'\1"{hard}"', text, count=2)
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            continue
        if canonical(json.dumps(value)) == canonical(text):
            compact = "\n" in text
            yield json.dumps(value, ensure_ascii=False, indent=None if compact else 2 + number % 3 * 2)


def collect(program, seed):
    """All messages, in a random order, but first some for each distinct fix."""
    # Python reads no deeper JSON.
    plain = (text for text in sources(program) if len(text) < 3000 and text.count("[") < 500)
    texts = {text.strip(): None for text in variants(plain)}
    # What follows a whole value is an error in a JSON file, but not in a text.
    texts = [text for text in texts if 0 < len(text) < 3000 and not remainder(text) and all(
        character.isprintable() or character in "\n\t" for character in text)]
    found = program.findings(texts)
    fixed = program.fixed(texts, UNSAFE)
    messages = []
    for text, findings in zip(texts, found):
        # Text that is no JSON must not take what follows it into a fix, even if it has no fix.
        if findings and (fixed[text] != text or remainder(text) is None):
            fixes = {(finding["rule"], re.sub(r'"[^"]*"|\d+', "…", fix["title"]))
                     for finding in findings for fix in finding["fixes"]}
            messages.append((Message(text, findings[0]["kind"]), fixes))
    random.Random(seed).shuffle(messages)
    counts = {}
    first, rest = [], []
    for message, fixes in messages:
        rare = any(counts.get(fix, 0) < 2 for fix in fixes)
        (first if rare else rest).append(message)
        for fix in fixes if rare else ():
            counts[fix] = counts.get(fix, 0) + 1
    return first + rest, [message for message in first + rest if message.text in OWN], len(counts)
