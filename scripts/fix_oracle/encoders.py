"""How a text is written in a host language, and read again where no tool of that language is used.

An encoder returns None for a text that cannot be written so.
"""
import json
import re


def raw(text):
    return text


def without(*words, then=raw):
    """An encoder for texts without some words."""
    return lambda text: None if any(word in text for word in words) else then(text)


def lines(prefix, then=raw):
    """Each further line begins with a prefix, or as many spaces."""
    start = prefix if isinstance(prefix, str) else " " * prefix
    return lambda text: (written := then(text)) and written.replace("\n", "\n" + start)


def escaped(special, newline="\\n", by="\\"):
    """Special characters follow an escape character; newline None leaves line breaks as they are."""
    def encode(text):
        written = "".join(by + character if character in special + by else character for character in text)
        return written if newline is None else written.replace("\n", newline).replace("\t", by + "t")
    return encode


def doubled(quote):
    return lambda text: text.replace(quote, quote * 2)


def parsed(text):
    """The value of a JSON text that other languages can represent; raises ValueError for any other."""
    def members(pairs):
        if len({name for name, _ in pairs}) < len(pairs) or any(name == "__proto__" for name, _ in pairs):
            raise ValueError("names that a literal cannot have")
        return dict(pairs)

    def number(text):
        value = float(text)
        if not abs(value) < 2 ** 53 or text.startswith("-0"):
            raise ValueError("a number that JavaScript does not have")
        return int(text) if text.lstrip("-").isdigit() else value
    return json.loads(text, object_pairs_hook=members, parse_int=number, parse_float=number, parse_constant=number)


def literal(writer):
    """An encoder for JSON that writes its value."""
    def encode(text):
        try:
            return writer(parsed(text))
        except (ValueError, UnicodeError):
            return None
    return encode


def json_literal(text):
    return text if literal(json.dumps)(text) else None


def quoted(text):
    return "'" + escaped("'")(text).replace("\r", "\\r") + "'"


def javascript(value, constants=None):
    """A literal of JavaScript. Texts whose name is free become constants, so that their members need no value."""
    def member(name, item):
        is_name = re.fullmatch(r"[A-Za-z_]\w*", name)
        if is_name and constants is not None and isinstance(item, str) and constants.setdefault(name, item) == item:
            return name
        return f"{name if is_name else quoted(name)}: {javascript(item, constants)}"
    if isinstance(value, dict):
        return "{ " + ", ".join(map(member, value, value.values())) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(javascript(item, constants) for item in value) + "]"
    return quoted(value) if isinstance(value, str) else json.dumps(value)


def shorthand(value):
    """A call of the Admin SDK, after the constants that it needs."""
    constants = {}
    call = f"admin.messaging().send({javascript(value, constants)});"
    return "".join(f"const {name} = {quoted(text)};\n" for name, text in constants.items()) + call


def php(value):
    if isinstance(value, dict):
        if not value or any(name.lstrip("-").isdigit() for name in value):
            raise ValueError("a list in PHP")
        return "[" + ", ".join(f"{php(name)} => {php(item)}" for name, item in value.items()) + "]"
    if isinstance(value, list):
        return "[" + ", ".join(map(php, value)) + "]"
    if isinstance(value, str) and re.search(r"[^\S ]", value):
        raise ValueError("line breaks need another quotation")
    return "'" + escaped("'", None)(value) + "'" if isinstance(value, str) else json.dumps(value)


def xml_text(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


PARTS = {"notification": "Notification", "android": "AndroidConfig", "apns": "APNSConfig",
         "webpush": "WebpushConfig", "fcm_options": "FCMOptions"}
INNER = {"AndroidConfig": {"notification": "AndroidNotification", "fcm_options": "AndroidFCMOptions"},
         "WebpushConfig": {"notification": "WebpushNotification", "fcm_options": "WebpushFCMOptions"},
         "APNSConfig": {"payload": "APNSPayload", "fcm_options": "APNSFCMOptions"},
         "APNSPayload": {"aps": "Aps"}, "Aps": {"alert": "ApsAlert"}}


def constructors(value, part="Message"):
    """A message as the Admin SDK for Python constructs it."""
    if not isinstance(value, dict) or not all(re.fullmatch(r"[a-z_]+", name) for name in value):
        raise ValueError("no message with the names of the SDK")
    classes = PARTS if part == "Message" else INNER.get(part, {})
    items = (f"{name}={constructors(item, classes[name]) if name in classes and isinstance(item, dict) else repr(item)}"
             for name, item in value.items())
    return f"messaging.{part}({', '.join(items)})"


def check(good, reason):
    if not good:
        raise ValueError(reason)


def body_of(pattern, *replacements):
    """A reader for literals: what is between the quotes must match, and is decoded by replacements."""
    def read(content, payload):
        check(re.fullmatch(pattern, payload, re.DOTALL), "the literal ends early")
        for search, replacement in replacements:
            payload = re.sub(search, replacement, payload, flags=re.DOTALL)
        return payload
    return read


def escape(match):
    name = match[1]
    return {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}.get(name[0]) or (
        chr(int(name.strip("u{}"), 16)) if name[0] == "u" and len(name) > 1 else name)


ESCAPES = (r"\\(u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]+\}|.)", escape)


def double_quoted(interpolation=r"(?!)"):
    """A reader for "…" with escapes, in a language with some form of interpolation."""
    return body_of(rf'(?:(?!{interpolation})[^"\\\n]|\\.)*', ESCAPES)


def single_quoted(interpolation=r"(?!)"):
    return body_of(rf"(?:(?!{interpolation})[^'\\\n]|\\.)*", ESCAPES)


def unindented(prefix, then=None, end=r"(?!)"):
    """A reader for text whose further lines begin with a prefix, and that ends before a line such as a fence."""
    start = prefix if isinstance(prefix, str) else " " * prefix

    def read(content, payload):
        first, *rest = payload.split("\n")
        check(all(line.startswith(start) or not line.strip() for line in rest), "a line is not indented")
        rest = [line[len(start):] for line in rest]
        check(not any(re.match(end, line) for line in rest), "the block ends early")
        text = "\n".join([first, *rest])
        return then(content, text) if then else text
    return read
