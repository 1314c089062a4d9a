"""Inputs that repeat a few tokens many times, and runs of the program under limits of time and memory."""
import functools
import json
import os
import resource
import subprocess
import sys
import tempfile

# The program may use this much memory: a constant, and a multiple of the input.
FIXED_MEMORY = 64 << 20
MEMORY_PER_BYTE = 12
# With more memory than this, a longer input is tried.
SUSPICIOUS_MEMORY = 16 << 20
# After this time in seconds, the growth is measured.
SUSPICIOUS = 0.05
SUSPICIOUS_PER_BYTE = 1e-6
# Twice the input may take this many times as long, and no input longer than this.
STEEPEST = 2.6
LONGEST_PER_BYTE = 10e-6
# A run is ended after these seconds.
LONGEST = 20
# How often a sequence is repeated, up to a length.
REPETITIONS = 100_000
LENGTH = 400_000

COMMON = [
    "{", "}", "[", "]", "(", ")", '"', "'", "`", ":", ",", ";", " ", "\n", "\t", "\\", "/", "//", "/*",
    "*/", "#", "<", ">", "=", "|", "&", "-", "+", "*", "~", "$", "@", "%", "!", "?", ".", "...", "…",
    "\r\n", "\\\"", "\\n", "\\\\", '""', "''", "${", "{{", "}}", "$(", "<%", "%>", "{% ", "#{", "\\(",
    "a", "1", "-1", "data", "message", "notification", "token", "apns", "aps", "android", "ttl",
    '"a":', '"message":{', '"topic":"a"', '"data":{', '{"ttl":"1h"}', '{"message":{"topic":"a"}}',
    '"notification":{"title":"a"},', '{\\"message\\":{\\"topic\\":', "{message:{topic:\"a\",data:{k:",
    "{'message':{", "true", "null", "messaging.", "https://", "fcm.googleapis.com/fcm/send ", "é", "\0",
    "do |a|", "\n\n", "   ", "'in topics", "&&", "\xe2",
]

# The tokens of a kind of file, by the ending of its name.
KINDS = {
    "sh": ["curl ", "curl -d '", "-d ", "\ncurl ", "<<", "<<<", "<<A\n", "\nA\n", "<<'A'\n", "<<-A\n",
           ">", ">>", "|", "||", "$'", "${a:-", '"${a:-"', "$((", "\\\n", "$a", "@-", "--json ", "echo ",
           "cat <<A | curl -d @- ", "jq "],
    "md": ["```", "```json\n", "```sh\n", "```js\n", "```diff\n", "~~~", "- ", "> ", "1. ", "    ", "* ",
           "curl -d '", "\n- ", "\n> ", "\n```\n", "$ ", "POST https://a/b\n"],
    "rst": [".. code-block:: php\n", ".. parsed-literal::\n", "::\n\n", "\n   ", "|a|", ":a:`", "`_", "\\ "],
    "adoc": ["[source,php]\n", "----\n", "<1>", " <1> <2>\n", "{a}", "subs=", "\n{"],
    "html": ["<pre>", "</pre>", "<pre", "<code>", "</code>", "<script>", "</script>", "<br>", "<a ",
             "&quot;", "&#", "&lbrace;", "&", "<textarea>", "</textarea>"],
    "txt": ["curl ", "\n$ ", "\ncurl -d '", "POST https://fcm.googleapis.com/v1/projects/a/messages:send\n",
            "Content-Type: json\n", "\n"],
    "http": ["POST https://fcm.googleapis.com/v1/projects/a/messages:send\n", "###\n", "\n\n",
             "Content-Type: json\n", "GET ", "https://a\n", "?a=b\n", "{{a}}"],
    "bru": ["body:json {\n", "}\n", "post {\n"],
    "yaml": ["- ", "\n  ", "a: |\n", "a: >-\n", "curl ", "\n- ", "': ", "&a ", "*a", "a: "],
    "postman_collection.json": ['{"item":[', '"request":{"method":"POST","body":{"raw":"',
                                '"body":{"raw":"{}"}', '"url":"', '{"body":{"raw":"', '"}},', '"item":['],
    "insomnia.json": ['{"resources":[', '"body":{"text":"', '"}},', '"method":'],
    "js": ["`", "${", "`${", "=>", "(", "({", "/a/", "/[", "const a = ", "admin.messaging().send({",
           "message: {", "topic: 'a', ", "...", "a.b", "?", "[{", "notification: {", "if (", "function "],
    "ts": ["as ", "<", ">", ": Message = {", "`${", "const a: Message = {", "({"],
    "py": ['"""', "'''", "f'", "f'{", "messaging.Message(", "messaging.Notification(title=", "a=", "dict(",
           "r'", "# ", "{**", "\n    ", "topic='a', "],
    "php": ["<?php ", "?>", "<?= ", "<<<A\n", "\nA;\n", "['message' => [", "'topic' => 'a', ", "=>", "->",
            "$a", "CloudMessage::fromArray([", "new ", "array(", "// "],
    "java": ['"{\\"message\\":{\\"topic\\":" +', '"""', '" +\n', "String a = ", "// ", ".Map",
             ".Message.builder", "::Message"],
    "csv": ['""...', '"",""', '"{""message"":{""topic"":', ",\n"],
    "xml": ["<a>", "</a>", "<![CDATA[", "]]>", "&quot;", "<!--", "-->"],
    "rb": ["do |a|\n", "+data#{", "<<~A\n", "\nA\n", "%w(", "end\n"],
    "dart": ["'$a", "${a}", "'''", "{'message': {", "r'"],
    "swift": ['"""', "\\(", '#"', "\"\\(a"],
    "go": ["`", "map[string]string{", ":= ", "&messaging.Message{"],
    "kt": ["mapOf(", '"message" to mapOf(', '"a" to ', "val a = ", ": Map<", ".apply {", "it.", '"$a'],
    "cs": ["new Message() {", "new Message { Topic = ", "new() {", "var a = ", ".Message", "new Map", '["a"] = ',
           '$"{', '@"', '"""'],
    "rs": ["json!({", 'r#"', "let a = ", "::new(", "&", ".into()", "Some(", "|a|", "'a"],
    "scala": ["Map(", "Map<", ".Message", '"message" -> Map(', '"a" -> ', "val a = ", 's"${', '"""', "=>"],
    "ex": ["%{", '%{"message" => %{', '"a" => ', "a: ", "|> ", "#{", '"""', "~s(", " do\n", "\nend\n"],
    "tf": ["jsonencode({", "message = {", "a = ", "<<A\n", "<<-A\n", "\nA\n", "${", "\n"],
    "vue": ["<script>", "</script>", "<template>", "send({", "const a = ", "`${", "{{ a }}", "message: {"],
    "ipynb": ['{"cells":[', '{"cell_type":"code","source":["', '"]},', '","', "\\n", "messaging.Message(",
              '{"cell_type":"markdown","source":["```\\n{"]},'],
    "flows.json": ['{"nodes":[', '{"func":"', '{"jsCode":"', '"}},', '"},', "message = {topic: 'a', ",
                   '{"jsCode":"a = {topic: 1, data: {"},', '"url":"', '{"template":"={'],
    "toml": ['"""', "'''", "a = ", "[a]\n"],
    "json": ['{"a":', '"a"', ",,", "[[", "}{", "\\u", "\\u00", "// fcmlint-ignore", "{{a}}", "1e9",
             '"android":{"notification":{', '"ttl":"3s",', "]}"],
    "jsonl": ["\n", '{"message":{"topic":"a","notification":{"title":"b"}}}\n', "{}\n", '{"a":\n'],
    "apns": ['{"aps":{', '"alert":{', '"sound":'],
    "fcmlint.json": ['"rules":{', '"overrides":[', '"files":["', "*", "**/", "{a,", '"exclude":["',
                     '"placeholders":["', '"rules":{"bad-ttl":"off"', '"extends":"a",', '"bad-ttl":"off",',
                     '"project":{"channels":["a",'],
    "baseline.json": ['{"path":"a",', '"findings":[', '{"version":1,"findings":[', '["a","b","c",1],'],
}

# What comes before, without which most sources are not read.
BEFORE = ["", "fcm apns notification message data\n", '{"message":{"topic":"a","data":{', "curl -d '",
          '{"message":', '"', "fcm "]
ARGUMENTS = [[], [], ["--diff"], ["--diff", "--unsafe-fixes"], ["--format", "json"]]


def random_case(chance, kinds):
    """A kind of file, a function from a number to the text with so many repetitions, and arguments."""
    ending = chance.choice(kinds)
    tokens = KINDS[ending] * 3 + COMMON

    def sequence():
        return "".join(chance.choice(tokens) for _ in range(chance.choice([1, 1, 2, 2, 3, 4, 6, 8])))

    before = chance.choice(BEFORE) + (sequence() if chance.random() < 0.4 else "")
    parts = [sequence() for _ in range(chance.choice([1, 1, 1, 2, 2, 3]))]
    after = sequence() if chance.random() < 0.4 else ""
    if ending == "php" and chance.random() < 0.9:
        before = "<?php " + before
    arguments = chance.choice(ARGUMENTS)
    return ending, before, parts, after, arguments


def text_of(case, count):
    _, before, parts, after, _ = case
    text = before + "".join(part * (count // len(parts)) for part in parts) + after
    return text.encode("utf-8", "surrogatepass")


def run(program, ending, content, arguments):
    """The seconds, the peak of memory and the status of a run on some content."""
    with tempfile.TemporaryDirectory() as folder:
        if ending == "fcmlint.json":
            named, options = ".fcmlint.json", ["--config", ".fcmlint.json"]
        elif ending == "baseline.json":
            named, options = "baseline.json", ["--no-config", "--baseline", "baseline.json"]
        else:
            named, options = "a." + ending, ["--no-config"]
        path = os.path.join(folder, named)
        with open(path, "wb") as file:
            file.write(content)
        target = named
        if options[0] != "--no-config" or len(options) > 1:
            target = "m.json"
            with open(os.path.join(folder, target), "w") as file:
                file.write('{"message":{"topic":"a"}}')

        request = json.dumps([[program, *options, *arguments, target], folder])
        runner().stdin.write(request + "\n")
        runner().stdin.flush()
        return tuple(json.loads(runner().stdout.readline()))


@functools.cache
def runner():
    """A process that starts the program. It is small, because the system counts the memory of the process
    that starts another one as that of the other."""
    return subprocess.Popen(
        [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def serve():
    """Runs the commands in the lines of standard input, and writes what `run` returns for each."""

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST + 1))

    for line in sys.stdin:
        command, folder = json.loads(line)
        child = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=limit)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = 0
        result = [usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024,
                  os.waitstatus_to_exitcode(status)]
        print(json.dumps(result), flush=True)


def complaint(program, case):
    """What is wrong with a case; None if nothing is."""
    _, before, parts, after, arguments = case
    size = sum(len(part.encode("utf-8", "surrogatepass")) for part in parts) / len(parts)
    count = int(min(REPETITIONS, LENGTH / size))

    def tried(count):
        content = text_of(case, count)
        return len(content), *run(program, case[0], content, arguments)

    length, seconds, memory, status = tried(count)
    if status not in (0, 1, 2):
        return f"status {status} after {seconds:.1f} s, {length} bytes"
    if memory > SUSPICIOUS_MEMORY + MEMORY_PER_BYTE * length:
        length, _, memory, status = tried(count * 40)
        if memory > FIXED_MEMORY + MEMORY_PER_BYTE * length:
            return f"{memory / length:.0f} bytes of memory per byte, {length} bytes"
    if seconds > SUSPICIOUS + SUSPICIOUS_PER_BYTE * length:
        # Other load may have made one of the runs slow.
        ratio = min(tried(count)[1] / max(tried(count // 2)[1], 1e-3) for _ in range(2))
        if ratio > STEEPEST or seconds > LONGEST_PER_BYTE * length:
            return f"{seconds:.2f} s for {length} bytes, x{ratio:.2f} for twice the input"
    return None


if __name__ == "__main__":
    serve()
