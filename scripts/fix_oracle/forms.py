"""The host forms: one row for each way in which a message is written in another language.

In a template, PAYLOAD is the message and URL the address to which a message of its kind is sent. Everything
around the payload must stay as it is; `after` follows it, and shows that the language reads the file whole.
"""
import dataclasses
import json
import textwrap
import tomllib
from collections.abc import Callable

from .encoders import (ESCAPES, body_of, check, constructors, double_quoted, doubled, escaped, javascript,
                       json_literal, lines, literal, php, raw, shorthand, single_quoted, unindented, without, xml_text)
from .tools import load_csv, load_html, load_sql, load_xml, load_yaml, members, structured

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
    # The payload has names and units of an SDK: it must run and stay stable, but is not compared.
    weak: bool = False
    # The payload is no text, but a value: what a fix writes as text may have other white space.
    is_value: bool = False
    crlf: bool = False

    def wrapped(self, message):
        """The host file before, as and after the payload; None if the message cannot be written there."""
        kinds = self.kinds or (tuple(URLS) if "URL" in self.template else ())
        payload = None if kinds and message.kind not in kinds else self.encode(message.text)
        if payload is None:
            return None
        before, after = self.template.replace("URL", URLS.get(message.kind, "")).split("PAYLOAD")
        return [part.replace("\n", "\r\n") if self.crlf else part for part in (before, payload, after)]


def family(ending, template, reader, *rows, **settings):
    """Forms of one language: name, literal, encoder and, if it has another one, reader."""
    for name, literal_text, encode, *own in rows:
        yield Form(name, ending, template.replace("LITERAL", literal_text), encode, *(own or [reader]), **settings)


def inside(form, name, ending, start, end):
    """A form within a part of a file of another language."""
    def unwrap(content):
        check(content.count(start) == 1, "what contains the source is not whole")
        return content.split(start)[1].rpartition(end)[0]
    return dataclasses.replace(form, name=name, ending=ending, template=start + form.template + end, unwrap=unwrap)


def and_show(content):
    return content + '\nshow "$BODY"\n'


def yaml_step(content):
    value = load_yaml(content)
    check(list(members(value, "name")) == ["after"], "what follows is not whole")
    return next(members(value, "run"))


def cell(content):
    return next(members(json.loads(content), "source"))


def cell_fence(content, payload):
    check(cell(content).endswith("\n```\n"), "the fence is not closed")
    return cell(content)[len("```json\n"):-len("\n```\n")]


def json_string(text):
    return json.dumps(text, ensure_ascii=False)[1:-1]


def attribute(quote, entity):
    return lambda text: xml_text(text).replace(quote, entity)


def shell_single(text):
    return text.replace("'", "'\\''")


FENCE, AFTER = r"\s*(```|~~~)", '\n\nafter: 1\n"other": "x"\n'
SINGLE, DOUBLE, SH_DOUBLE = escaped("'"), escaped('"'), escaped('"$`', None)
BACKSLASH = escaped("", None)
JSON_CELL = '{"cells":[{"cell_type":"LITERAL"}],"metadata":{},"nbformat":4,"nbformat_minor":5}\n'
FETCH = "fetch('URL', { method: 'POST', body: JSON.stringify(PAYLOAD) });\nshow(undefined, 'after');\n"


def documents():
    yield from family(
        ".md", "# Push\n\nLITERAL" + AFTER, unindented(0, end=FENCE),
        ("md fence", "```json\nPAYLOAD\n```", without("```")),
        ("md tildes", "~~~\nPAYLOAD\n~~~", without("~~~")),
        ("md list", "1. Send:\n\n   ```json\n   PAYLOAD\n   ```\n\n2. x", without("```", then=lines(3)), unindented(3, end=FENCE)),
        ("md quote", "> ```json\n> PAYLOAD\n> ```", without("```", then=lines("> ")), unindented("> ", end=FENCE)),
        ("md indented", "Send:\n\n    PAYLOAD", lines(4), unindented(4)))
    yield from family(
        ".rst", "Push\n====\n\nLITERAL" + AFTER, None,
        ("rst block", ".. code-block:: json\n\n   PAYLOAD", lines(3), unindented(3)),
        ("rst literal", "Send this::\n\n    PAYLOAD", lines(4), unindented(4)))
    yield from family(".adoc", "= Push\n\nLITERAL" + AFTER, None,
                      ("adoc", "[source,json]\n----\nPAYLOAD\n----", raw, unindented(0, end="----")))
    yield from family(
        ".html", "<h1>x</h1>\nLITERAL\n<i>after</i>\n", structured(load_html),
        ("html pre", "<pre>PAYLOAD</pre>", xml_text),
        ("html '…'", "<div data-body='PAYLOAD'></div>", attribute("'", "&#39;")),
        ('html "…"', '<div data-body="PAYLOAD"></div>', attribute('"', "&quot;")))
    yield from family(".txt", "Send this:\n\nLITERAL" + AFTER, unindented(0), ("text", "PAYLOAD", raw))
    yield from family(
        ".ipynb", JSON_CELL, None,
        ("notebook text", 'markdown","metadata":{},"source":"```json\\nPAYLOAD\\n```\\n', json_string, cell_fence))
    yield from family(
        ".ipynb", JSON_CELL, "python",
        ("notebook code", 'code","metadata":{},"outputs":[],"execution_count":null,"source":"'
         "body = 'PAYLOAD'\\nshow(body, 'after')\\n", lambda text: json_string(SINGLE(text))), unwrap=cell)


def requests():
    yield from family(".http", "POST URL HTTP/1.1\nContent-Type: application/json\n\nLITERAL\n\n###\nGET https://a.b/after\n",
                      unindented(0, end="###|GET "), ("http", "PAYLOAD", raw))
    yield from family(".bru", "post {\n  url: URL\n  body: json\n}\n\nbody:json {\n  LITERAL\n}\n\nvars {\n  a: after\n}\n",
                      unindented(2), ("bruno", "PAYLOAD", lines(2)))
    yield from family(
        ".postman_collection.json",
        '{"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},"item":[{"name":"x",'
        '"request":{"method":"POST","url":"URL","body":{"mode":"raw","raw":"LITERAL"}}}],"after":"after"}\n',
        structured(json.loads, "raw"), ("postman", "PAYLOAD", json_string))
    yield from family(
        ".insomnia.json",
        '{"_type":"export","__export_format":4,"resources":[{"_id":"req_1","_type":"request","method":"POST","url":"URL",'
        '"body":{"mimeType":"application/json","text":"LITERAL"}}],"after":"after"}\n',
        structured(json.loads, "text"), ("insomnia", "PAYLOAD", json_string))


def shells():
    yield from family(
        ".sh", "#!/bin/sh\ncurl -X POST URL \\\n  -H 'Content-Type: application/json' \\\n  LITERAL\nafter=after\n", "bash",
        ("curl '…'", "-d 'PAYLOAD'", shell_single),
        ('curl "…"', '--data "PAYLOAD"', SH_DOUBLE),
        ("curl $'…'", "--data-raw $'PAYLOAD'", SINGLE),
        ("curl <<'EOF'", "--data-binary @- <<'EOF'\nPAYLOAD\nEOF", raw),
        ("curl <<EOF", "-d @- <<EOF\nPAYLOAD\nEOF", escaped("$`", None)),
        ("curl <<-'EOF'", "-d @- <<-'EOF'\n\tPAYLOAD\n\tEOF", lines("\t")))
    yield from family(
        ".sh", "#!/bin/sh\nLITERAL\nafter=after\n", "bash",
        ("sh variable '…'", "BODY='PAYLOAD'\nshow \"$BODY\"", shell_single),
        ('sh variable "…"', 'BODY="PAYLOAD"\nshow "$BODY"', SH_DOUBLE),
        ("sh nested", "eval \"show 'PAYLOAD'\"", lambda text: SH_DOUBLE(shell_single(text))))
    yield from family(".fish", "LITERAL\nset -g after after\n", "fish",
                      ("fish curl", "curl -X POST URL -d 'PAYLOAD'", escaped("'", None)))
    yield from family(
        ".env", "A=1\nBODY=LITERAL\nafter=after\n", "bash",
        (".env '…'", "'PAYLOAD'", without("'")), ('.env "…"', '"PAYLOAD"', without("\n", then=SH_DOUBLE)), unwrap=and_show)
    yield from family(".bat", "@echo off\ncurl -X POST URL -d LITERAL\nset after=after\n", double_quoted(),
                      ("batch curl", '"PAYLOAD"', without("\n", "%", then=DOUBLE)))


def data():
    yield from family(
        ".yaml", "url: x\nmore:\n  - body: LITERAL\n    c: 1\n    d: \"x\"\nafter: \"after\"\nlist: [1, {a: b}]\n",
        structured(load_yaml),
        ("yaml |", "|\n      PAYLOAD", lines(6)),
        ("yaml |-", "|-\n        PAYLOAD", lines(8)),
        ("yaml |+2", "|+2\n      PAYLOAD", lines(6)),
        ("yaml >", ">\n      PAYLOAD", lines(6)),
        ("yaml >-", ">-\n      PAYLOAD", lines(6)),
        ("yaml '…'", "'PAYLOAD'", without("\n", "\t", then=doubled("'"))),
        ('yaml "…"', '"PAYLOAD"', DOUBLE), needs="yaml")
    yield from family(
        ".yml", "body: LITERAL\nother: 1\nafter: \"after\"\n", structured(load_yaml),
        ("yaml top |", "|\n  PAYLOAD", lines(2)), ("yaml top >", ">\n  PAYLOAD", lines(2)), needs="yaml")
    yield from family(
        ".yml",
        "jobs:\n  a:\n    steps:\n      - run: |\n          LITERAL\n          after=after\n      - name: after\n", "bash",
        ("yaml curl", "curl -X POST URL \\\n            -d 'PAYLOAD'", lines(10, shell_single)), unwrap=yaml_step, needs="yaml")
    yield from family(
        ".toml", "body = LITERAL\n\n[other]\nafter = 'after'\n", structured(tomllib.loads),
        ("toml '…'", "'PAYLOAD'", without("\n", "'")), ("toml '''", "'''\nPAYLOAD'''", without("'''")),
        ('toml "…"', '"PAYLOAD"', DOUBLE), ('toml """', '"""\nPAYLOAD"""', without('"""', then=BACKSLASH)))
    yield from family(
        ".xml", "<r>\nLITERAL\n<after>after</after></r>\n", structured(load_xml),
        ('xml "…"', '<body value="PAYLOAD"/>', without("\n", "\t", then=attribute('"', "&quot;"))),
        ("xml '…'", "<body value='PAYLOAD'/>", without("\n", "\t", then=attribute("'", "&apos;"))),
        ("xml element", "<body>PAYLOAD</body>", xml_text),
        ("xml cdata", "<body><![CDATA[PAYLOAD]]></body>", without("]]>")))
    yield from family(".csv", "id,body\n1,LITERAL\n2,after\n", structured(load_csv), ("csv", '"PAYLOAD"', doubled('"')))
    yield from family(".sql", "INSERT INTO q VALUES (LITERAL);\nINSERT INTO q VALUES ('after');\n", structured(load_sql),
                      ("sql", "'PAYLOAD'", doubled("'")))
    yield from family(".properties", "a=1\nbody=LITERAL\nafter=after\n", body_of(r"[^\n\\]*"),
                      ("properties", "PAYLOAD", without("\n", "\\")))


def scripts():
    """Languages whose tools run the file."""
    for ending in (".js", ".ts"):
        name = ending[1:]
        yield from family(
            ending, "const body = LITERAL;\nshow(body, 'after');\n", "node",
            (name + " '…'", "'PAYLOAD'", SINGLE), (name + ' "…"', '"PAYLOAD"', DOUBLE),
            (name + " `…`", "`PAYLOAD`", escaped("`$", None)))
        yield Form(name + " fetch JSON", ending, FETCH, json_literal, "node", is_value=True)
        yield Form(name + " fetch", ending, FETCH, literal(javascript), "node", is_value=True)
        yield Form(name + " admin", ending, "admin.messaging().send(PAYLOAD);\nshow(undefined, 'after');\n",
                   literal(javascript), "node", kinds=("admin-node", "message"), kind="admin-node", is_value=True)
    yield Form("js shorthand", ".js", "PAYLOAD\nshow(undefined, 'after');\n", literal(shorthand), "node",
               kinds=("admin-node", "message"), kind="admin-node", is_value=True)
    yield Form("js variable", ".js", "const message = PAYLOAD;\nshow(JSON.stringify(message), 'after');\n", literal(javascript),
               "node", is_value=True)
    yield from family(
        ".py", "body = LITERAL\nshow(body, 'after')\n", "python",
        ("py '…'", "'PAYLOAD'", SINGLE), ('py "…"', '"PAYLOAD"', DOUBLE), ("py r'…'", "r'PAYLOAD'", without("'", "\n")),
        ("py '''", "'''PAYLOAD'''", without("'''", then=BACKSLASH)), ('py r"""', 'r"""\nPAYLOAD\n"""', without('"""')))
    yield Form("py dict", ".py", "import requests\nrequests.post('URL', json=PAYLOAD)\n", literal(repr), "python",
               is_value=True)
    yield Form("py admin", ".py", "from firebase_admin import messaging\nmessaging.send(PAYLOAD)\n", literal(constructors),
               "python", kinds=("message",), weak=True)
    yield from family(
        ".php", "<?php\n$url = 'URL';\n$body = LITERAL;\nshow($body, 'after');\n", "php",
        ("php '…'", "'PAYLOAD'", escaped("'", None)), ('php "…"', '"PAYLOAD"', escaped('"$')),
        ("php <<<", "<<<JSON\nPAYLOAD\nJSON", escaped("$", None)), ("php <<<'…'", "<<<'JSON'\n    PAYLOAD\n    JSON", lines(4)))
    yield Form("php array", ".php", "<?php\n$url = 'URL';\n$body = PAYLOAD;\nshow(json_encode($body), 'after');\n",
               literal(php), "php", is_value=True)
    yield from family(
        ".rb", "require 'json'\nbody = LITERAL\nshow(body, 'after')\n", "ruby",
        ("ruby '…'", "'PAYLOAD'", escaped("'", None)), ('ruby "…"', '"PAYLOAD"', escaped('"#')),
        ("ruby <<~", "<<~JSON\n  PAYLOAD\nJSON", lines(2, escaped("#", None))),
        ("ruby <<~'…'", "<<~'JSON'\n  PAYLOAD\nJSON", lines(2)),
        ("ruby %q", "%q(PAYLOAD)", without("(", ")", then=BACKSLASH)))
    yield Form("ruby hash", ".rb", "require 'json'\nshow(JSON.generate(PAYLOAD), 'after')\n",
               without("null", "#", "$", "@", then=json_literal), "ruby", is_value=True)
    yield from family(
        ".pl", "my $body = LITERAL\nshow($body, 'after');\n", "perl",
        ("perl '…'", "'PAYLOAD';", escaped("'", None)), ('perl "…"', '"PAYLOAD";', escaped('"$@')),
        ("perl q", "q(PAYLOAD);", without("(", ")", then=BACKSLASH)),
        ("perl <<'…'", "<<'JSON';\nPAYLOAD\nJSON", raw), ('perl <<"…"', '<<"JSON";\nPAYLOAD\nJSON', escaped("$@", None)))
    yield from family(
        ".lua", "local body = LITERAL\nshow(body, 'after')\n", "lua",
        ("lua '…'", "'PAYLOAD'", SINGLE), ('lua "…"', '"PAYLOAD"', DOUBLE), ("lua [[", "[[PAYLOAD\n]]", without("]]")))


def compiled():
    """Languages whose tools parse the file."""
    yield from family(
        ".java", 'class A {\n  String body = LITERAL;\n  String after = "after";\n}\n', "java",
        ('java "…"', '"PAYLOAD"', DOUBLE), ('java "…" + "…"', '"PAYLOAD"', escaped('"', '\\n"\n      + "')),
        ('java """', '"""\n      PAYLOAD\n      """', without('"""', then=lines(6, BACKSLASH))))
    yield from family(".go", 'package a\n\nvar body = LITERAL\n\nvar after = "after"\n', "go",
                      ('go "…"', '"PAYLOAD"', DOUBLE), ("go `…`", "`PAYLOAD`", without("`")))


def read_here():
    """Languages for which Debian has no tool, or a slow one."""
    until = '(?:(?!%s).)*'.__mod__
    swift = r'(?:(?!""")[^\\%s]|\\["\\nrtu0])*'.__mod__
    rows = {
        ".cs": ("var body = LITERAL;", ('c# "…"', '"PAYLOAD"', DOUBLE, double_quoted()),
                ('c# @"…"', '@"PAYLOAD"', doubled('"'), body_of(r'(?:[^"]|"")*', ('""', '"'))),
                ('c# """', '"""\n    PAYLOAD\n    """', without('"""', then=lines(4)), unindented(4, body_of(until('"""'))))),
        ".kt": ("val body = LITERAL", ('kotlin "…"', '"PAYLOAD"', escaped('"$'), double_quoted(r"\$[{A-Za-z_]")),
                ('kotlin """', '"""\n    PAYLOAD\n    """.trimIndent()', without('"""', "$", then=lines(4)),
                 lambda content, payload: body_of(until(r'"""|\$'))(content, textwrap.dedent(" " * 4 + payload)))),
        ".scala": ("val body = LITERAL", ('scala """', '"""PAYLOAD"""', without('"""'), body_of(until('"""')))),
        ".swift": ("let body = LITERAL", ('swift "…"', '"PAYLOAD"', DOUBLE, body_of(swift(r'"\n'), ESCAPES)),
                   ('swift """', '"""\n  PAYLOAD\n  """', without('"""', then=lines(2, BACKSLASH)),
                    unindented(2, body_of(swift(""), ESCAPES))),
                   ('swift #"…"#', '#"PAYLOAD"#', without('"#', "\\#", "\n"), body_of(until(r'"#|\\#|\n')))),
        ".dart": ("final body = LITERAL;", ("dart '…'", "'PAYLOAD'", escaped("'$"), single_quoted(r"\$")),
                  ('dart "…"', '"PAYLOAD"', escaped('"$'), double_quoted(r"\$")),
                  ("dart r'…'", "r'PAYLOAD'", without("'", "\n"), body_of(r"[^'\n]*")),
                  ("dart '''", "'''\nPAYLOAD'''", without("'''", then=escaped("$", None)),
                   body_of(r"(?:(?!'''|\$)[^\\]|\\.)*", ESCAPES))),
        ".rs": ("let body = LITERAL;", ('rust "…"', '"PAYLOAD"', DOUBLE, double_quoted()),
                ('rust r#"…"#', 'r#"PAYLOAD"#', without('"#'), body_of(until('"#'))),
                ("rust json!", "json!(PAYLOAD)", json_literal, unindented(0))),
        ".ps1": ("$body = LITERAL", ("powershell '…'", "'PAYLOAD'", doubled("'"), body_of(r"(?:[^']|'')*", ("''", "'"))),
                 ('powershell "…"', '"PAYLOAD"', escaped('"$', None, by="`"), body_of(r'(?:[^"`$]|`.)*', ("`(.)", r"\1"))),
                 ("powershell @'", "@'\nPAYLOAD\n'@", without("\n'@"), unindented(0, end="'@")),
                 ('powershell @"', '@"\nPAYLOAD\n"@', escaped("$", None, by="`"),
                  unindented(0, body_of(r"(?:[^`$]|`.)*", ("`(.)", r"\1")), end='"@'))),
        ".ex": ("body = LITERAL", ('elixir "…"', '"PAYLOAD"', escaped('"#'), double_quoted("#{")),
                ('elixir """', '"""\n  PAYLOAD\n  """', without('"""', then=lines(2, escaped("#", None))),
                 unindented(2, body_of(r'(?:(?!"""|#\{)[^\\]|\\.)*', ESCAPES))),
                ("elixir ~s", "~s(PAYLOAD)", without("(", ")", "\n", then=escaped("#", None)),
                 body_of(r"(?:(?!#\{)[^\\()]|\\.)*", ESCAPES))),
        ".tf": ("body = LITERAL", ("terraform <<", "<<EOT\nPAYLOAD\nEOT", without("${", "%{"), unindented(0, end="EOT"))),
    }
    for ending, (template, *forms) in rows.items():
        yield from family(ending, template + '\nvar after = "after"\n', None, *forms)


def rows():
    found = {form.name: form for part in (documents, requests, shells, data, scripts, compiled, read_here) for form in part()}
    yield from found.values()
    for name, language in (("js '…'", "js"), ("ruby '…'", "ruby"), ("curl '…'", "sh"), ("py dict", "python"), ("go `…`", "go"),
                           ("php array", "php"), ('java """', "java"), ("yaml |", "yaml")):
        yield inside(found[name], f"md {name}", ".md", f"Send:\n\n```{language}\n", "```" + AFTER)
    yield inside(found["js '…'"], "vue '…'", ".vue", "<script>\n", "</script>\n")
    yield inside(found["js fetch"], "svelte fetch", ".svelte", "<script>\n", "</script>\n")
    for name in ("md fence", "http", "yaml |", "js `…`", "py '''", 'java """', "ruby <<~"):
        yield dataclasses.replace(found[name], name=name + " crlf", crlf=True)
