"""The host forms: one row for each way in which a message is written in another language.

In a template, PAYLOAD is the message and URL the address to which a message of its kind is sent. Everything
around the payload must stay as it is; `after` follows it, and shows that the language reads the file whole.
"""
import dataclasses
import json
from collections.abc import Callable

from .encoders import (ESCAPES, body_of, check, constructors, double_quoted, doubled, escaped, javascript, json_literal,
                       lines, literal, php, python, quoted, raw, single_quoted, unindented, without)
from .tools import LOAD_JSON, LOAD_TOML, load_csv, load_html, load_sql, load_xml, load_yaml, members, structured

URLS = {
    "send-request": "https://fcm.googleapis.com/v1/projects/p/messages:send",
    "legacy": "https://fcm.googleapis.com/fcm/send",
    "device-group": "https://fcm.googleapis.com/fcm/notification",
    "topic-batch": "https://iid.googleapis.com/iid/v1:batchAdd",
}


@dataclasses.dataclass(frozen=True)
class Form:
    name: str
    ending: str
    template: str
    encode: Callable
    # A tool that decodes files in batches, or a function of content and payload.
    reader: object
    # Makes of a file the source that the tool reads.
    unwrap: Callable = None
    # A Python module that the reader needs.
    needs: str = None
    kinds: tuple = ()
    # The kind as which the linter must see the message.
    kind: str = None
    # The payload is no JSON text: it must run, and keep its texts.
    weak: bool = False
    crlf: bool = False

    def wrapped(self, message):
        """The host file before, as and after the payload; None if the message cannot be written there."""
        kinds = self.kinds or (tuple(URLS) if "URL" in self.template else ())
        payload = None if kinds and message.kind not in kinds else self.encode(message.text)
        if payload is None:
            return None
        parts = self.template.replace("URL", URLS.get(message.kind, "")).split("PAYLOAD")
        before, payload, after = (part.replace("\n", "\r\n") if self.crlf else part
                                  for part in (parts[0], payload, parts[1]))
        return before, payload, after


def between(start, end):
    """Unwraps what is between two lines."""
    def unwrap(content):
        check(content.count(start) == 1, "what contains the source is not whole")
        return content.split(start)[1].rpartition(end)[0]
    return unwrap


def and_show(content):
    return content + '\nshow "$BODY"\n'


def yaml_step(content):
    value = load_yaml(content)
    check(list(members(value, "name")) == ["after"], "what follows is not whole")
    return next(members(value, "run"))


def cell(content):
    return next(members(LOAD_JSON(content), "source"))


def json_string(text):
    return json.dumps(text, ensure_ascii=False)[1:-1]


def xml_text(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def python_single(text):
    return quoted(text)[1:-1]


def shell_single(text):
    return text.replace("'", "'\\''")


FENCE = r"\s*(```|~~~)"
C = escaped('"')
SINGLE = escaped("'")
SH_DOUBLE = escaped('"$`', None)
CURL = "#!/bin/sh\ncurl -X POST URL \\\n  -H 'Content-Type: application/json' \\\n"
JS_END = ";\nshow(body, 'after');\n"
PHP_END = ";\nshow($body, 'after');\n"
RB_END = "\nshow(body, 'after')\n"
PL_END = ";\nshow($body, 'after');\n"
LUA_END = "\nshow(body, 'after')\n"
JAVA_END = ";\n  String after = \"after\";\n}\n"
GO_END = "\n\nvar after = \"after\"\n"
YAML_END = "\nafter: after\nlist: [1, {a: b}]\n"
TOML_END = "\n\n[other]\nafter = 'after'\n"
END = "\nvar after = \"after\";\n"


def rows():
    f = Form
    yaml_reader = structured(load_yaml)
    toml = structured(LOAD_TOML)
    yield from (
        # Documents
        f("md fence", ".md", "# Push\n\n```json\nPAYLOAD\n```\n\nafter\n", raw, unindented(0, end=FENCE)),
        f("md fence crlf", ".md", "# Push\n\n```json\nPAYLOAD\n```\n\nafter\n", raw, unindented(0, end=FENCE), crlf=True),
        f("md tildes", ".md", "~~~\nPAYLOAD\n~~~\n\nafter\n", raw, unindented(0, end=FENCE)),
        f("md list", ".md", "1. Send:\n\n   ```json\n   PAYLOAD\n   ```\n\n2. after\n", lines(3), unindented(3, end=FENCE)),
        f("md quote", ".md", "> ```json\n> PAYLOAD\n> ```\n\nafter\n", lambda text: text.replace("\n", "\n> "),
          lambda content, payload: unindented(2, end=FENCE)(content, payload.replace("\n> ", "\n  "))),
        f("md indented", ".md", "Send:\n\n    PAYLOAD\n\nafter\n", lines(4), unindented(4)),
        f("md js", ".md", "```js\nconst body = 'PAYLOAD'" + JS_END + "```\n\nafter\n", SINGLE, "node",
          between("```js\n", "```\n")),
        f("md ruby", ".md", "```ruby\nbody = 'PAYLOAD'" + RB_END + "```\n\nafter\n", SINGLE, "ruby",
          between("```ruby\n", "```\n")),
        f("md curl", ".md", "Send:\n\n```sh\n" + CURL + "  -d 'PAYLOAD'\nafter=after\n```\n\nafter\n", shell_single, "bash",
          between("```sh\n", "```\n")),
        f("md python", ".md", "```python\nbody = PAYLOAD\nimport json; show(json.dumps(body), 'after')\n```\n\nafter\n",
          literal(python), "python", between("```python\n", "```\n")),
        f("rst block", ".rst", "Push\n====\n\n.. code-block:: json\n\n   PAYLOAD\n\nafter\n", lines(3), unindented(3)),
        f("rst literal", ".rst", "Send this::\n\n    PAYLOAD\n\nafter\n", lines(4), unindented(4)),
        f("adoc", ".adoc", "= Push\n\n[source,json]\n----\nPAYLOAD\n----\n\nafter\n", raw, unindented(0, end="----")),
        f("html pre", ".html", "<h1>x</h1>\n<pre>PAYLOAD</pre>\n<i>after</i>\n", xml_text, structured(load_html)),
        f("html attribute", ".html", "<div data-body='PAYLOAD'></div>\n<i>after</i>\n",
          lambda text: xml_text(text).replace("'", "&#39;"), structured(load_html)),
        f("text", ".txt", "Send this:\n\nPAYLOAD\n\nafter\n", raw, unindented(0)),
        # Requests
        f("http", ".http", "POST URL HTTP/1.1\nContent-Type: application/json\n\nPAYLOAD\n\n###\nGET https://example.com/after\n",
          raw, unindented(0, end="###|GET ")),
        f("http crlf", ".http", "POST URL HTTP/1.1\nContent-Type: application/json\n\nPAYLOAD\n\n###\nGET https://example.com/after\n",
          raw, unindented(0, end="###|GET "), crlf=True),
        f("bruno", ".bru", "post {\n  url: URL\n  body: json\n}\n\nbody:json {\n  PAYLOAD\n}\n\nvars {\n  after: after\n}\n",
          lines(2), unindented(2, end=r"\S")),
        f("postman", ".postman_collection.json",
          '{"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},"item":[{"name":"x",'
          '"request":{"method":"POST","url":"URL","body":{"mode":"raw","raw":"PAYLOAD"}}}],"after":"after"}\n',
          json_string, structured(LOAD_JSON, "raw")),
        f("insomnia", ".insomnia.json",
          '{"_type":"export","__export_format":4,"resources":[{"_id":"req_1","_type":"request","method":"POST","url":"URL",'
          '"body":{"mimeType":"application/json","text":"PAYLOAD"}}],"after":"after"}\n', json_string,
          structured(LOAD_JSON, "text")),
        f("notebook code", ".ipynb", '{"cells":[{"cell_type":"code","metadata":{},"outputs":[],"execution_count":null,'
          '"source":"body = \'PAYLOAD\'\\nshow(body, \'after\')\\n"}],"metadata":{},"nbformat":4,"nbformat_minor":5}\n',
          lambda text: json_string(python_single(text)), "python", cell),
        f("notebook text", ".ipynb", '{"cells":[{"cell_type":"markdown","metadata":{},'
          '"source":"Send:\\n\\n```json\\nPAYLOAD\\n```\\n"}],"metadata":{},"nbformat":4,"nbformat_minor":5}\n', json_string,
          lambda content, payload: between("```json\n", "\n```\n")(cell(content))),
        # Shells
        f("curl '…'", ".sh", CURL + "  -d 'PAYLOAD'\nafter=after\n", shell_single, "bash"),
        f('curl "…"', ".sh", CURL + '  --data "PAYLOAD"\nafter=after\n', SH_DOUBLE, "bash"),
        f("curl $'…'", ".sh", CURL + "  --data-raw $'PAYLOAD'\nafter=after\n", SINGLE, "bash"),
        f("curl <<'EOF'", ".sh", CURL + "  --data-binary @- <<'EOF'\nPAYLOAD\nEOF\nafter=after\n", raw, "bash"),
        f("curl <<EOF", ".sh", CURL + "  -d @- <<EOF\nPAYLOAD\nEOF\nafter=after\n", escaped("$`", None), "bash"),
        f("curl <<-EOF", ".sh", CURL + "  -d @- <<-'EOF'\n\tPAYLOAD\n\tEOF\nafter=after\n",
          lambda text: text.replace("\n", "\n\t"), "bash"),
        f("sh variable '…'", ".sh", "BODY='PAYLOAD'\nshow \"$BODY\"\nafter=after\n", shell_single, "bash"),
        f('sh variable "…"', ".sh", 'BODY="PAYLOAD"\nshow "$BODY"\nafter=after\n', SH_DOUBLE, "bash"),
        f("sh nested", ".sh", "eval \"show 'PAYLOAD'\"\nafter=after\n", lambda text: SH_DOUBLE(shell_single(text)), "bash"),
        f("fish curl", ".fish", "curl -X POST URL -d 'PAYLOAD'\nset -g after after\n", escaped("'", None), "fish"),
        f(".env '…'", ".env", "A=1\nBODY='PAYLOAD'\nafter=after\n", without("'"), "bash", and_show),
        f('.env "…"', ".env", 'A=1\nBODY="PAYLOAD"\nafter=after\n', without("\n", then=SH_DOUBLE), "bash", and_show),
        f("batch curl", ".bat", '@echo off\ncurl -X POST URL -d "PAYLOAD"\nset after=after\n',
          without("\n", "%", then=escaped('"')), double_quoted()),
        # Data
        f("yaml |", ".yaml", "url: x\nbody: |\n  PAYLOAD" + YAML_END, lines(2), yaml_reader, needs="yaml"),
        f("yaml |-", ".yaml", "a:\n  b:\n    - body: |-\n        PAYLOAD\n      c: 1" + YAML_END, lines(8), yaml_reader, needs="yaml"),
        f("yaml |+ crlf", ".yml", "body: |+\n    PAYLOAD\n" + YAML_END, lines(4), yaml_reader, needs="yaml", crlf=True),
        f("yaml |2", ".yml", "body: |2\n  PAYLOAD" + YAML_END, lines(2), yaml_reader, needs="yaml"),
        f("yaml >", ".yaml", "body: >\n  PAYLOAD" + YAML_END, lines(2), yaml_reader, needs="yaml"),
        f("yaml >-", ".yaml", "list:\n- body: >-\n    PAYLOAD\n- c" + YAML_END[:13], lines(4), yaml_reader, needs="yaml"),
        f("yaml '…'", ".yaml", "body: 'PAYLOAD'" + YAML_END, without("\n", "\t", then=doubled("'")), yaml_reader, needs="yaml"),
        f('yaml "…"', ".yaml", 'body: "PAYLOAD"' + YAML_END, C, yaml_reader, needs="yaml"),
        f("yaml run", ".yml", "jobs:\n  a:\n    steps:\n      - run: |\n          curl -X POST URL \\\n            -d 'PAYLOAD'\n"
          "          after=after\n      - name: after\n", lines(10, shell_single), "bash", yaml_step, needs="yaml"),
        f("toml '…'", ".toml", "body = 'PAYLOAD'" + TOML_END, without("\n", "'"), toml),
        f("toml '''", ".toml", "body = '''\nPAYLOAD'''" + TOML_END, without("'''"), toml),
        f('toml "…"', ".toml", 'body = "PAYLOAD"' + TOML_END, C, toml),
        f('toml """', ".toml", 'body = """\nPAYLOAD"""' + TOML_END, without('"""', then=escaped("", None)), toml),
        f('xml "…"', ".xml", '<r>\n<body value="PAYLOAD"/>\n<after>after</after></r>\n',
          without("\n", "\t", then=lambda text: xml_text(text).replace('"', "&quot;")), structured(load_xml)),
        f("xml '…'", ".xml", "<r>\n<body value='PAYLOAD'/>\n<after>after</after></r>\n",
          without("\n", "\t", then=lambda text: xml_text(text).replace("'", "&apos;")), structured(load_xml)),
        f("xml element", ".xml", "<r>\n<body>PAYLOAD</body>\n<after>after</after></r>\n", xml_text, structured(load_xml)),
        f("xml cdata", ".xml", "<r>\n<body><![CDATA[PAYLOAD]]></body>\n<after>after</after></r>\n", without("]]>"),
          structured(load_xml)),
        f("csv", ".csv", 'id,body\n1,"PAYLOAD"\n2,after\n', doubled('"'), structured(load_csv)),
        f("sql", ".sql", "INSERT INTO q VALUES ('PAYLOAD');\nINSERT INTO q VALUES ('after');\n", doubled("'"), structured(load_sql)),
        f("properties", ".properties", "a=1\nbody=PAYLOAD\nafter=after\n", without("\n", "\\"), body_of(r"[^\n\\]*")),
        # JavaScript and TypeScript
        f("js '…'", ".js", "const body = 'PAYLOAD'" + JS_END, SINGLE, "node"),
        f('js "…"', ".js", 'const body = "PAYLOAD"' + JS_END, C, "node"),
        f("js `…`", ".js", "const body = `PAYLOAD`" + JS_END, escaped("`$", None), "node"),
        f("js `…` crlf", ".js", "const body = `PAYLOAD`" + JS_END, escaped("`$", None), "node", crlf=True),
        f("js fetch", ".js", "fetch('URL', { method: 'POST', body: JSON.stringify(PAYLOAD) });\nshow(undefined, 'after');\n",
          json_literal, "node"),
        f("js literal", ".js", "const message = PAYLOAD;\nfetch('URL', { method: 'POST', body: JSON.stringify(message) });\n"
          "show(undefined, 'after');\n", literal(javascript), "node"),
        f("ts admin", ".ts", "admin.messaging().send(PAYLOAD);\nshow(undefined, 'after');\n", literal(javascript), "node",
          kinds=("admin-node", "message"), kind="admin-node"),
        f("ts '…'", ".ts", "const body = 'PAYLOAD'" + JS_END, SINGLE, "node"),
        f("vue '…'", ".vue", "<script>\nconst body = 'PAYLOAD'" + JS_END + "</script>\n", SINGLE, "node",
          between("<script>\n", "</script>\n")),
        f("svelte literal", ".svelte", "<script>\nfetch('URL', { method: 'POST', body: JSON.stringify(PAYLOAD) });\n"
          "show(undefined, 'after');\n</script>\n", literal(javascript), "node", between("<script>\n", "</script>\n")),
        # Python
        f("py '…'", ".py", "body = 'PAYLOAD'\nshow(body, 'after')\n", python_single, "python"),
        f('py "…"', ".py", 'body = "PAYLOAD"\nshow(body, "after")\n', C, "python"),
        f("py r'…'", ".py", "body = r'PAYLOAD'\nshow(body, 'after')\n", without("'", "\n"), "python"),
        f("py '''", ".py", "body = '''PAYLOAD'''\nshow(body, 'after')\n", without("'''", then=escaped("", None)), "python"),
        f('py r"""', ".py", 'body = r"""\nPAYLOAD\n"""\nshow(body, "after")\n', without('"""'), "python"),
        f("py dict", ".py", "import requests\nrequests.post('URL', json=PAYLOAD)\n", literal(python), "python"),
        f("py admin", ".py", "from firebase_admin import messaging\nmessaging.send(PAYLOAD)\n", literal(constructors), "python",
          kinds=("message",), weak=True),
        # PHP
        f("php '…'", ".php", "<?php\n$body = 'PAYLOAD'" + PHP_END, escaped("'", None), "php"),
        f('php "…"', ".php", '<?php\n$body = "PAYLOAD"' + PHP_END, escaped('"$'), "php"),
        f("php <<<", ".php", "<?php\n$body = <<<JSON\nPAYLOAD\nJSON" + PHP_END, escaped("$", None), "php"),
        f("php <<<'…'", ".php", "<?php\n$body = <<<'JSON'\n    PAYLOAD\n    JSON" + PHP_END, lines(4), "php"),
        f("php array", ".php", "<?php\n$body = PAYLOAD;\n$url = 'URL';\nshow(json_encode($body), 'after');\n",
          literal(php), "php"),
        # Ruby, Perl, Lua
        f("ruby '…'", ".rb", "body = 'PAYLOAD'" + RB_END, escaped("'", None), "ruby"),
        f('ruby "…"', ".rb", 'body = "PAYLOAD"' + RB_END, escaped('"#'), "ruby"),
        f("ruby <<~", ".rb", "body = <<~JSON\n  PAYLOAD\nJSON" + RB_END, lines(2, escaped("#", None)), "ruby"),
        f("ruby <<~'…'", ".rb", "body = <<~'JSON'\n  PAYLOAD\nJSON" + RB_END, lines(2), "ruby"),
        f("ruby %q", ".rb", "body = %q(PAYLOAD)" + RB_END, without("(", ")", then=escaped("", None)), "ruby"),
        f("ruby hash", ".rb", "require 'json'\nbody = JSON.generate(PAYLOAD)" + RB_END,
          without("null", "#", "$", "@", then=json_literal), "ruby"),
        f("perl '…'", ".pl", "my $body = 'PAYLOAD'" + PL_END, escaped("'", None), "perl"),
        f('perl "…"', ".pl", 'my $body = "PAYLOAD"' + PL_END, escaped('"$@'), "perl"),
        f("perl q", ".pl", "my $body = q(PAYLOAD)" + PL_END, without("(", ")", then=escaped("", None)), "perl"),
        f("perl <<'…'", ".pl", "my $body = <<'JSON';\nPAYLOAD\nJSON\nshow($body, 'after');\n", raw, "perl"),
        f('perl <<"…"', ".pl", 'my $body = <<"JSON";\nPAYLOAD\nJSON\nshow($body, \'after\');\n', escaped("$@", None), "perl"),
        f("lua '…'", ".lua", "local body = 'PAYLOAD'" + LUA_END, SINGLE, "lua"),
        f('lua "…"', ".lua", 'local body = "PAYLOAD"' + LUA_END, C, "lua"),
        f("lua [[", ".lua", "local body = [[PAYLOAD]]" + LUA_END, without("]]"), "lua"),
        # Java, Go
        f('java "…"', ".java", 'class A {\n  String body = "PAYLOAD"' + JAVA_END, C, "java"),
        f("java sum", ".java", 'class A {\n  String body = "PAYLOAD"' + JAVA_END, escaped('"', '\\n"\n      + "'), "java"),
        f('java """', ".java", 'class A {\n  String body = """\n      PAYLOAD\n      """' + JAVA_END,
          without('"""', then=lines(6, escaped("", None))), "java"),
        f('go "…"', ".go", 'package a\n\nvar body = "PAYLOAD"' + GO_END, C, "go"),
        f("go `…`", ".go", "package a\n\nvar body = `PAYLOAD`" + GO_END, without("`"), "go"),
        f("md go", ".md", "```go\npackage a\n\nvar body = `PAYLOAD`" + GO_END + "```\n\nafter\n", without("`"), "go",
          between("```go\n", "```\n")),
        # Languages that are decoded here, because Debian has no tool or a slow one
        f('c# "…"', ".cs", 'var body = "PAYLOAD";' + END, C, double_quoted()),
        f('c# @"…"', ".cs", 'var body = @"PAYLOAD";' + END, doubled('"'), body_of(r'(?:[^"]|"")*', ('""', '"'))),
        f('c# """', ".cs", 'var body = """\n    PAYLOAD\n    """;' + END, without('"""', then=lines(4)),
          lambda content, payload: body_of(r'(?:(?!""").)*')(content, unindented(4)(content, payload))),
        f('kotlin "…"', ".kt", 'val body = "PAYLOAD"' + END, escaped('"$'), double_quoted(r"\$[{A-Za-z_]")),
        f('kotlin """', ".kt", 'val body = """\n    PAYLOAD\n    """.trimIndent()' + END, without('"""', "$", then=lines(4)),
          lambda content, payload: body_of(r'(?:(?!"""|\$).)*')(content, unindented(4)(content, payload))),
        f('scala """', ".scala", 'val body = """PAYLOAD"""' + END, without('"""'), body_of(r'(?:(?!""").)*')),
        f('swift "…"', ".swift", 'let body = "PAYLOAD"' + END, C, double_quoted(r"\\[^\"\\nrtu]")),
        f('swift """', ".swift", 'let body = """\n  PAYLOAD\n  """' + END, without('"""', then=lines(2, escaped("", None))),
          unindented(2, body_of(r'(?:(?!"""|\\[^"\\nrtu0]).)*', ESCAPES))),
        f('swift #"…"#', ".swift", 'let body = #"PAYLOAD"#' + END, without('"#', "\\#", "\n"), body_of(r'(?:(?!"#|\\#|\n).)*')),
        f("dart '…'", ".dart", "final body = 'PAYLOAD';" + END, escaped("'$"), single_quoted(r"\$")),
        f('dart "…"', ".dart", 'final body = "PAYLOAD";' + END, escaped('"$'), double_quoted(r"\$")),
        f("dart r'…'", ".dart", "final body = r'PAYLOAD';" + END, without("'", "\n"), body_of(r"[^'\n]*")),
        f("dart '''", ".dart", "final body = '''\nPAYLOAD''';" + END, without("'''", then=escaped("$", None)),
          body_of(r"(?:(?!'''|\$)[^\\]|\\.)*", ESCAPES)),
        f('rust "…"', ".rs", 'let body = "PAYLOAD";' + END, C, double_quoted()),
        f('rust r#"…"#', ".rs", 'let body = r#"PAYLOAD"#;' + END, without('"#'), body_of(r'(?:(?!"#).)*')),
        f("rust json!", ".rs", "let body = json!(PAYLOAD);" + END, json_literal, unindented(0)),
        f("powershell '…'", ".ps1", "$body = 'PAYLOAD'" + END, doubled("'"), body_of(r"(?:[^']|'')*", ("''", "'"))),
        f('powershell "…"', ".ps1", '$body = "PAYLOAD"' + END, escaped('"$', None, by="`"),
          body_of(r'(?:[^"`$]|`.)*', ("`(.)", r"\1"))),
        f("powershell @'", ".ps1", "$body = @'\nPAYLOAD\n'@" + END, without("\n'@"), unindented(0, end="'@")),
        f('powershell @"', ".ps1", '$body = @"\nPAYLOAD\n"@' + END, escaped("$", None, by="`"),
          unindented(0, body_of(r"(?:[^`$]|`.)*", ("`(.)", r"\1")), end='"@')),
        f('elixir "…"', ".ex", 'body = "PAYLOAD"' + END, escaped('"#'), double_quoted("#{")),
        f('elixir """', ".ex", 'body = """\n  PAYLOAD\n  """' + END, without('"""', then=lines(2, escaped("#", None))),
          unindented(2, body_of(r'(?:(?!"""|#\{)[^\\]|\\.)*', ESCAPES))),
        f("elixir ~s", ".ex", "body = ~s(PAYLOAD)" + END, without("(", ")", "\n", then=escaped("#", None)),
          body_of(r"(?:(?!#\{)[^\\()]|\\.)*", ESCAPES)),
        f("terraform <<", ".tf", "body = <<EOT\nPAYLOAD\nEOT" + END, without("${", "%{"), unindented(0, end="EOT")),
    )
