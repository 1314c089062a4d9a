#!/usr/bin/env python3
"""Doubles inputs and shows how the time grows: benchmarks/scaling.py [PROGRAM] [NAME…]

Linear means that twice the input takes at most 2.2 times the processor time. Each input is doubled
until a run is long enough to measure; the start-up time of the program is subtracted. Exits with status 1
if the time of an input grows faster. Without PROGRAM the release program is built.

    benchmarks/scaling.py [PROGRAM] --memory [ENDING…]
    benchmarks/scaling.py [PROGRAM] --random SECONDS [SEED [ENDING…]]

--memory compares the peak of memory with the limit for inputs that need much of it. --random repeats
random sequences of tokens 100,000 times in files of all kinds, under limits of time and memory.
"""
import os
import random
import resource
import subprocess
import sys
import tempfile
import time

import repetition

LIMIT = 2.2
LONG_ENOUGH = 0.4
TOO_LONG = 20


def message(inner):
    return '{"message":{"topic":"news",' + inner + "}}"


def data(entries):
    return message('"data":{' + ",".join(entries) + "}")


def repeated(before, part, after=""):
    return lambda n: before + part * n + after


# Without --kind, damaged JSON might not be recognized as an FCM document.
KIND = {
    "json": ["--kind", "send-request", "--format", "jsonl"],
    "jsonl": ["--format", "jsonl"],
}

# Messages in source code: what comes before members, a member, and what comes after them.
CODE = {
    "js": ("getMessaging().send({ topic: 'a', data: { ", "k%d: 'v%d', ", "} });\n"),
    "ts": (
        "import { Message } from 'firebase-admin/messaging';\nconst a: Message = { topic: 'a', data: { ",
        "k%d: 'v%d', ", "} };\n"),
    "py": ("messaging.send(messaging.Message(topic='a', data={", "'k%d': 'v%d', ", "}))\n"),
    "php": (
        "<?php Kreait\\Firebase\\Messaging\\CloudMessage::fromArray(['topic' => 'a', 'data' => [",
        "'k%d' => 'v%d', ", "]]); ?>\n"),
    "java": (
        'import com.google.firebase.messaging.Message;\nMessage m = Message.builder().setTopic("a")',
        '.putData("k%d", "v%d")', ".build();\n"),
    "go": (
        'import "firebase.google.com/go/v4/messaging"\n'
        'm := &messaging.Message{Topic: "a", Data: map[string]string{',
        '"k%d": "v%d", ', "}}\n"),
}

# Larger configurations, and code with more parts, are not read.
LARGEST = {"fcmlint.json": 1 << 20, **{ending: 1 << 19 for ending in CODE}}

SHAPES = {
    # name: (text of size n, file ending, first n, arguments)
    "members": (lambda n: data(f'"k{i}":"v"' for i in range(n)), "json", 2000, []),
    "equal members": (lambda n: data('"k":"v"' for i in range(n)), "json", 1000, []),
    "equal members, fixed": (lambda n: data('"k":"v"' for i in range(n)), "json", 500, ["--diff"]),
    "unknown fields": (
        lambda n: message(",".join(f'"notificatoin{i}":"v"' for i in range(n))), "json", 500, []),
    "unknown fields, fixed": (
        lambda n: message(",".join(f'"androi{i}":"v"' for i in range(n))), "json", 500, ["--diff"]),
    "long unknown fields": (
        lambda n: message(f'"{"notification" * n}":"v"'), "json", 2000, []),
    "values of the wrong type": (
        lambda n: data(f'"k{i}":{i}' for i in range(n)), "json", 500, []),
    "values of the wrong type, fixed": (
        lambda n: data(f'"k{i}":{i}' for i in range(n)), "json", 500, ["--diff", "--unsafe-fixes"]),
    "misplaced members, fixed": (
        lambda n: message(",".join(f'"aps":{{"badge":{i}}}' for i in range(n))), "json", 100,
        ["--diff", "--unsafe-fixes"]),
    "misplaced members line by line, fixed": (
        lambda n: "".join(f'{{"color":"{i}","bdy":1,"tken":"a"}}\n' for i in range(n)), "jsonl", 100,
        ["--kind", "message", "--diff", "--unsafe-fixes"]),
    "misplaced members in a list, fixed": (
        lambda n: "[" + ",".join(message(f'"color":"{i}","bdy":1') for i in range(n)) + "]", "json",
        100, ["--diff", "--unsafe-fixes"]),
    "unknown members of a legacy body": (
        lambda n: '{"to":"/topics/a","time_to_live":1,'
        + ",".join(f'"x{i}":1' for i in range(n)) + "}", "json", 500, []),
    "repeated members of a legacy body": (
        lambda n: '{"to":"/topics/a","dry_run":true,' + ",".join(['"android":{}'] * n) + "}", "json",
        500, []),
    "one member by two names": (
        lambda n: message('"android":{"notification":{'
                          + ",".join(['"click_action":"a","clickAction":"a"'] * n) + "}}"), "json",
        500, []),
    "repeated names of an SDK": (
        lambda n: '{"tokens":["a"],"android":{"notification":{'
        + ",".join(['"channel_id":"a"'] * n) + "}}}", "json", 500, []),
    "names of an SDK": (
        lambda n: message('"notification":{' + ",".join(['"imageUrl":"https://a.b/c.png"'] * n) + "}"),
        "json", 500, []),
    "depth": (lambda n: message('"data":' + '{"a":' * n + "1" + "}" * n), "json", 100000, []),
    "open brackets": (lambda n: message('"data":' + '[{"a":' * n), "json", 10000, []),
    "stray closers": (lambda n: message('"data":' + "[}" * n), "json", 1000, []),
    "stray openers": (lambda n: message('"data":{' + '"a":[,' * n), "json", 1000, []),
    "string": (
        lambda n: message('"notification":{"title":"' + "ab " * n + '"}'), "json", 100000, []),
    "word": (
        lambda n: message('"notification":{"title":"' + "aB3" * n + '"}'), "json", 100000, []),
    "token": (lambda n: '{"message":{"token":"' + "aB3" * n + '"}}', "json", 100000, []),
    "escapes": (
        lambda n: message('"notification":{"title":"' + "\\u00e9\\n" * n + '"}'), "json", 50000,
        []),
    "broken escapes": (
        lambda n: message('"notification":{"title":"' + "\\x" * n + '"}'), "json", 2000, []),
    "broken escapes, fixed": (
        lambda n: message('"notification":{"title":"' + "\\x" * n + '"}'), "json", 500,
        ["--diff", "--unsafe-fixes"]),
    "broken escapes in a name": (
        lambda n: data(['"' + "\\q" * n + '":"a"']), "json", 2000, []),
    "openers of placeholders": (
        lambda n: message('"notification":{"title":"' + "${" * n + '"}'), "json", 20000, []),
    "openers of tags": (
        lambda n: message('"data":{"a":"' + "{{t <%= ${ " * n + '" x "}'), "json", 10000, []),
    "capitals": (
        lambda n: message('"notification":{"title":"' + "YO" * n + '"}'), "json", 50000, []),
    "image": (
        lambda n: message('"notification":{"title":"a","image":"http://a/' + "%2" * n + '"}'),
        "json", 50000, []),
    "condition": (
        lambda n: '{"message":{"condition":"'
        + " && ".join(f"'t{i}' in topics" for i in range(n)) + '"}}', "json", 500, []),
    "mixed condition": (
        lambda n: '{"message":{"condition":"'
        + " && 'a' in topics || ".join(f"'t{i}' in topic" for i in range(n)) + '"}}', "json", 200,
        []),
    "nested condition": (
        lambda n: '{"message":{"condition":"' + "!(" * n + "'a' in topics" + ")" * n + '"}}',
        "json", 2000, []),
    "missing commas": (
        lambda n: message('"data":{' + " ".join(f'"k{i}":"v"' for i in range(n)) + "}"), "json",
        500, []),
    "trailing commas, fixed": (
        lambda n: "[" + ",".join([message('"data":{"a":"b",}')] * n) + "]", "json", 100,
        ["--diff"]),
    "single quotes, fixed": (
        lambda n: message("'data':{" + ",".join(f"'k{i}':'v'" for i in range(n)) + "}"), "json",
        200, ["--diff"]),
    "comments": (
        lambda n: message('"data":{' + ",".join(f'/* {i} */"k{i}":"v"' for i in range(n)) + "}"),
        "json", 500, []),
    "invalid bytes": (
        lambda n: (b'{"message":{"topic":"news","notification":{"title":"' + b"\xff\x80a" * n
                   + b'"}}}'), "json", 1000, []),
    "controls": (
        lambda n: message('"notification":{"title":"' + "a\x01" * n + '"}'), "json", 1000, []),
    "unescaped JSON text": (
        lambda n: data(f'"k{i}":"{{"a":"b","c":[1]}}"' for i in range(n)), "json", 500, []),
    "unescaped JSON text, fixed": (
        lambda n: data(f'"k{i}":"{{"a":"b"}}"' for i in range(n)), "json", 100, ["--diff"]),
    "inner quotes": (
        lambda n: message('"notification":{"title":"' + 'say "a" ' * n + '"}'), "json", 500, []),
    "zeros": (lambda n: "\0" * n, "json", 20000, []),
    "blank lines": (lambda n: "\n" * n + message('"data":{"a":1}'), "json", 100000, []),
    "documents": (
        lambda n: "[" + ",".join([message('"data":{"a":1}')] * n) + "]", "json", 500, []),
    "lines": (lambda n: (message('"data":{"a":1}') + "\n") * n, "jsonl", 500, []),
    "sound lines": (lambda n: (message('"data":{"a":"1"}') + "\n") * n, "jsonl", 2000, []),
    "lines of one layout": (
        lambda n: "".join(message(f'"data":{{"a":"{i}"}}') + "\n" for i in range(n)), "jsonl", 2000,
        []),
    "a layout in each line": (
        lambda n: "".join(message(f'"data":{{"a{i}":"1"}}') + "\n" for i in range(n)), "jsonl",
        2000, []),
    # Many long layouts that differ only in their last bytes.
    "lines of long layouts": (
        lambda n: "".join(
            message(f'"data":{{"a":"1","{"k" * 6000}{i * 7919 % 60}":"1"}}') + "\n"
            for i in range(n)), "jsonl", 500, []),
    "registration ids": (
        lambda n: '{"operation":"add","notification_key_name":"a","notification_key":"b",'
        + '"registration_ids":[' + ",".join(f'"t{i}"' for i in range(n)) + "]}", "json", 1000, []),
    "titleLocArgs": (
        lambda n: message('"apns":{"payload":{"aps":{"alert":{"title-loc-key":"a",'
                          + '"title-loc-args":[' + ",".join(["1"] * n) + "]}}}}"), "json", 1000,
        []),
    "reported in full": (
        lambda n: data(f'"k{i}":{i}' for i in range(n)), "json", 500, ["--format=full=/dev/null"]),
    "reported in full, by lines": (
        lambda n: data(f'"k{i}":{i}\n' for i in range(n)), "json", 500, ["--format=full=/dev/null"]),
    "web actions": (
        lambda n: message('"webpush":{"notification":{"title":"a","actions":['
                          + ",".join(['{"action":"a","title":"b"}'] * n) + "]}}"), "json", 500, []),
    # Texts in which documents are embedded.
    "redirections": (repeated("curl fcm ", ">"), "sh", 50000, []),
    "open expansions": (repeated("fcm ", "${"), "sh", 20000, []),
    "open expansions with quotes": (repeated("fcm ", '"${a:-"'), "sh", 10000, []),
    "open and closed expansions": (
        lambda n: "fcm " + "${" * n + "{}" * n, "sh", 20000, []),
    "substitutions": (repeated("fcm ", '$("'), "sh", 10000, []),
    "words of a command": (repeated("fcm ", "{ "), "sh", 50000, []),
    "data of a command": (repeated("fcm curl ", "-d '{\"' "), "sh", 10000, []),
    "here-documents": (repeated("fcm cat ", "<<A "), "sh", 10000, []),
    **{
        f"objects on a line, {ending}": (
            repeated('{message:{topic:"a",data:{k:', '{"ttl":"1h"}'), ending, 5000, [])
        for ending in ["md", "txt", "csv", "xml", "dart", "go", "yaml", "rst", "html"]
    },
    "ellipses": (repeated('{"message":{"a":"', '""...'), "csv", 20000, []),
    "ellipses before blanks": (
        lambda n: '{"message":{"a":"' + '"..." ' * n + " " * n, "txt", 20000, []),
    "strings with objects": (repeated("", '"{\\"message\\":{\\"topic\\":" +'), "java", 5000, []),
    "open blocks": (repeated("", "do |a|\n+data#{"), "rb", 5000, []),
    "braces before a word": (lambda n: ("{a " * 1000 + "data ") * n, "txt", 20, []),
    "braces after blanks": (lambda n: " " * n + "{\\ " * n + "fcm", "txt", 20000, []),
    "comments after braces": (repeated("fcm ", "{//"), "txt", 20000, []),
    "unclosed literals": (repeated("fcm ", "{a:'\n data "), "txt", 5000, []),
    "code blocks": (repeated("", '```\n{"aps":{}}\n```\n'), "md", 5000, []),
    "quoted lists": (repeated("fcm ", "- > a\n"), "md", 10000, []),
    "elements": (repeated("fcm ", "<pre>{<code>"), "html", 10000, []),
    "bodies of a collection": (
        repeated('{"item":[', '{"body":{"raw":"{\\"aps\\":{}}"}},', "]}"), "postman_collection.json",
        5000, []),
    "requests": (
        repeated("", 'POST https://fcm.googleapis.com/fcm/send\n\n{"a":1}\n\n'), "http", 2000, []),
    "values in strings": (repeated("fcm ", "$a"), "dart", 20000, []),
    # Source code.
    **{
        f"members in {ending}": (
            lambda n, before=before, part=part, after=after: before
            + "".join(part % (i, i) for i in range(n)) + after, ending, 500, [])
        for ending, (before, part, after) in CODE.items()
    },
    **{
        f"messages in {ending}": (
            lambda n, before=before, part=part, after=after: (before + part % (1, 1) + after) * n,
            ending, 500, [])
        for ending, (before, part, after) in CODE.items()
    },
    "messages in js, fixed": (
        repeated("", 'getMessaging().send({ topic: "/topics/a" });\n'), "js", 100,
        ["--diff", "--unsafe-fixes"]),
    "wrong members in js, fixed": (
        repeated('getMessaging().send({ topic: "a", data: {', "a: 1, ", "} });"), "js", 100,
        ["--diff", "--unsafe-fixes"]),
    "joined strings, fixed": (
        repeated("", """a = '{"message":{' + '"topic":"/topics/a","notification":{"title":"a"}}}';\n"""),
        "js", 100, ["--diff", "--unsafe-fixes"]),
    "overrides of a configuration": (
        repeated('{"overrides":[', '{"files":["*"],"rules":{}},', "]}"), "fcmlint.json", 2000, []),
    "alternatives of a pattern": (
        repeated('{"exclude":["', "{a,*", '"]}'), "fcmlint.json", 5000, []),
    "unknown rules": (
        repeated('{"rules":{', '"bad-tll":"off",', "}}"), "fcmlint.json", 2000, []),
    "unknown keys": (repeated("{", '"excluded":[],', "}"), "fcmlint.json", 2000, []),
}

# Inputs that need much memory for their length, some with options. In a part, %d is its number.
HEAVY = [
    *((ending, *parts) for ending, parts in CODE.items()),
    *((ending, "", before + part % (1, 1) + after, "") for ending, (before, part, after) in CODE.items()),
    ("kt", '// fcm\nval a = mapOf("message" to mapOf("topic" to "a", "data" to mapOf(',
     '"k%d" to "v", ', '"a" to "b")))'),
    ("cs", 'using FirebaseAdmin.Messaging;\nvar a = new Message() { Topic = "a", Data = new '
     'Dictionary<string, string>() {', '["k%d"] = "v", ', "} };"),
    ("dart", "// fcm\nfinal a = {'message': {'topic': 'a', 'data': {", "'k%d': 'v', ", "}}};"),
    ("rb", "# fcm\na = { message: { topic: 'a', data: { ", "k%d: 'v', ", "} } }"),
    ("swift", '// fcm\nlet a = ["message": ["topic": "a", "data": [', '"k%d": "v", ', "]]]"),
    ("rs", '// fcm\nlet a = json!({"message": {"topic": "a", "data": {', '"k%d": "v", ', "}}});"),
    ("scala", '// fcm\nval a = Map("message" -> Map("topic" -> "a", "data" -> Map(',
     '"k%d" -> "v", ', '"a" -> "b")))'),
    ("ex", '# fcm\na = %{"message" => %{"topic" => "a", "data" => %{', '"k%d" => "v", ', "}}}"),
    ("tf", '# fcm\na = jsonencode({ message = { topic = "a", data = { ', 'k%d = "v", ', "} } })"),
    ("js", "getMessaging().sendEachForMulticast({ tokens: [", "'t%d', ", "]});"),
    ("py", "messaging.send(messaging.Message(topic='a', data={", "'k%d': 1, ", "}))"),
    ("java", 'import com.google.firebase.messaging.Message;\nMessage m = Message.builder()',
     '.putData("k%d", 1)', ".build();"),
    ("vue", "<script>\ngetMessaging().send({ topic: 'a', data: { ", "k%d: 'v', ", "} });\n</script>"),
    ("ipynb", '{"cells":[', '{"cell_type":"code","source":["getMessaging().send({ topic: \'/topics/a\' })"]},',
     '{}],"nbformat":4}'),
    ("json", "[", '{"aps":{}},', "]"), ("json", "", "{", ""),
    ("json", '{"message":{"topic":"a","data":{', '"a":[', "}}}"),
    *((ending, before + '{"message":{"topic":"a","data":{&"body":{"raw":"{}"}apns{message:{topic:"a",data:{k:',
       '"url":":+,', after, "--diff", "--unsafe-fixes")
      for ending, before, after in [
          ("json", "", ""), ("http", "", ""), ("postman_collection.json", "", ""),
          ("md", "```json\n", "\n```\n")]),
    ("jsonl", "", '{"message":{}}\n', ""),
    ("txt", "", '{"aps":{}}\n', ""), ("txt", "fcm ", '{"a":1}\n', ""),
    ("txt", "fcm {", ",} //\n... ", ""), ("txt", "", '{"message":{"topic":"a","x":1}}\n', ""),
    ("md", "", '```\n{"aps":{}}\n```\n', ""), ("md", "fcm\n", "- > a\n", ""),
    ("md", "fcm\n", "\n> a\n\n", ""),
    ("sh", "fcm ", "{ ", ""), ("sh", "fcm ", "<<A ", ""), ("sh", "fcm ", "$a", ""),
    ("sh", "fcm curl ", "-d'{\"' ", ""),
    ("sh", "", "curl -d '{\"a\":1}' fcm.googleapis.com/fcm/send\n", ""),
    ("http", "", 'POST https://fcm.googleapis.com/fcm/send\n{"a":1}\n\n', ""),
    ("html", "", "<pre>fcm {", "</pre>"), ("html", "", '<pre>{"aps":{}}</pre>', ""),
    ("html", "<pre>fcm {", "&lt;", "</pre>"),
    ("postman_collection.json", '{"item":[{"body":{"raw":"fcm ', "\\n", '"}}]}'),
    ("postman_collection.json", '{"item":[', '{"body":{"raw":"{}"}},', "]}"),
    ("adoc", "fcm ", "a <1>\n", ""), ("rst", "fcm\n.. parsed-literal::\n\n   ", "|a|", ""),
    ("dart", "fcm ", "$a", ""), ("swift", "fcm ", '"{\\"a\\":1}"\n', ""), ("yaml", "fcm ", "- a: {}\n", ""),
    ("js", "fcm ", "`${", ""), ("js", "fcm ", "{ ", ""), ("php", "<?php fcm ", "[ ", ""),
    ("py", "fcm ", "( ", ""), ("js", "getMessaging().send({topic:'a',data:[", "1,", "]})"),
    ("php", "<?php Kreait\\Firebase\\Messaging\\CloudMessage::fromArray(['data'=>[", "1,", "]]);"),
    # The largest configuration.
    ("fcmlint.json", '{"overrides":[', '{"files":["*"],"rules":{}},', "]}"),
    ("fcmlint.json", '{"placeholders":[', '"a*",', "]}"), ("fcmlint.json", "{", '"a":1,', "}"),
]


def check_memory(program, endings):
    failed = 0
    for ending, before, part, after, *options in HEAVY:
        if endings and ending not in endings:
            continue
        longest = LARGEST_CONFIGURATION if ending == "fcmlint.json" else LONGEST_FIX if options else LENGTHS[-1]
        for length in LENGTHS:
            if length <= longest:
                failed += not fits_memory(program, ending, before, part, after, length, options)
    return failed


# Longer code is not read, so that shorter code needs more memory for its length.
LENGTHS = [400_000, 1_000_000, 2_500_000, 16_000_000]
LARGEST_CONFIGURATION = 1_000_000
# To fix a longer file takes minutes.
LONGEST_FIX = 2_500_000


def fits_memory(program, ending, before, part, after, length, options):
    count = length // len(part)
    numbered = part.count("%d")
    text = "".join(part % ((i,) * numbered) for i in range(count)) if numbered else part * count
    content = (before + text + after).encode()
    _, memory, status = repetition.run(program, ending, content, options)
    bound = repetition.FIXED_MEMORY + repetition.MEMORY_PER_BYTE * len(content)
    fits = memory <= bound and status in (0, 1, 2)
    mark = "" if fits else "   <-- more than the limit" if memory > bound else f"   <-- status {status}"
    print(f"{ending:24} {part[:30]!r:32} {len(content):9} {memory >> 20:5} MB of {bound >> 20} MB{mark}",
          flush=True)
    return fits


def try_repetitions(program, seconds, seed, endings):
    chance = random.Random(seed)
    endings = endings or list(repetition.KINDS)
    end = time.monotonic() + seconds
    cases, failed = 0, 0
    while time.monotonic() < end:
        case = repetition.random_case(chance, endings)
        cases += 1
        words = repetition.complaint(program, case)
        if words:
            failed += 1
            print(case, "\n    ", words, flush=True)
    print(f"seed {seed}: {cases} inputs, {failed} too slow or too large")
    return failed


def configured(ending, path):
    return ["config", "--config", path] if ending == "fcmlint.json" else ["--no-config", path]


def processor_time():
    """The time of all runs so far, which depends on other load less than the time of day."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def fits(shape, n):
    return shape[1] not in LARGEST or len(shape[0](n)) <= LARGEST[shape[1]]


def seconds(program, shape, n, start):
    text, ending, _, arguments = shape
    content = text(n)
    if isinstance(content, str):
        content = content.encode()
    with tempfile.NamedTemporaryFile(suffix="." + ending) as file:
        file.write(content)
        file.flush()
        best = None
        for _ in range(2):
            before = processor_time()
            run = subprocess.run(
                [program, *configured(ending, file.name), *KIND.get(ending, []), *arguments],
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            taken = processor_time() - before
            if run.returncode not in (0, 1) and ending != "fcmlint.json":
                sys.exit(f"status {run.returncode}: {run.stderr[:500]!r}")
            best = taken if best is None else min(best, taken)
            if taken > 2:
                break
    return max(best - start, 1e-6)


def main():
    arguments = sys.argv[1:]
    if arguments and os.access(arguments[0], os.X_OK):
        program = os.path.abspath(arguments.pop(0))
    else:
        build = os.path.join(os.path.dirname(__file__), "..", "scripts", "build")
        program = subprocess.run([build], check=True, stdout=subprocess.PIPE,
                                 text=True).stdout.strip()
    if arguments[:1] == ["--memory"]:
        sys.exit(1 if check_memory(program, arguments[1:]) else 0)
    if arguments[:1] == ["--random"]:
        seed = int(arguments[2]) if len(arguments) > 2 else random.randrange(1 << 30)
        sys.exit(1 if try_repetitions(program, float(arguments[1]), seed, arguments[3:]) else 0)
    nothing = (lambda n: "{}", "json", 0, [])
    start = min(seconds(program, nothing, 0, 0) for _ in range(5))
    worst = 0
    for name, shape in SHAPES.items():
        if arguments and name not in arguments:
            continue
        n = shape[2]
        first = seconds(program, shape, n, start)
        while first < LONG_ENOUGH and n < shape[2] * 512 and fits(shape, n * 8):
            n *= 2
            first = seconds(program, shape, n, start)
        ratios = []
        for _ in range(2):
            if first > TOO_LONG:
                break
            second = seconds(program, shape, n * 2, start)
            ratios.append(second / first)
            n, first = n * 2, second
        # The smaller ratio of two doublings, because other load makes only one of them slow.
        ratio = min(ratios) if ratios else float("inf")
        worst = max(worst, ratio)
        mark = "" if ratio <= LIMIT else "   <-- grows faster than linear"
        print(f"{name:40} n={n:<9} {first:7.2f} s  x{ratio:.2f}{mark}", flush=True)
    sys.exit(0 if worst <= LIMIT else 1)


if __name__ == "__main__":
    main()
