"""Messages without findings: any subset of the fields, in any order and in both spellings.

The tables have the fields that `fcmlint schema` lists, except those that are deprecated or cause a
finding, each with a function that makes a value. No two messages have the same layout.
"""
import json
import random
import string

_SYLLABLES = ("ba co di fu gar hal in jo kle lo mar nu or pla qui ret sto tan ul vir wes xe yo zin "
              "ér ño üß ей 東 京 🎬").split()
_NAMES = string.ascii_letters + string.digits
_SHARE = 0.44


class _Writer:
    """Writes members in a random order, and strings with and without escapes."""

    def __init__(self, draw):
        self.draw = draw

    def string(self, text):
        style = self.draw.random()
        body = json.dumps(text, ensure_ascii=style < 0.3)[1:-1]
        return '"' + (body.replace("/", "\\/") if style > 0.9 else body) + '"'

    def value(self, value):
        if isinstance(value, dict):
            members = list(value.items())
            self.draw.shuffle(members)
            return "{" + ",".join(self.string(key) + self.colon + self.value(member)
                                  for key, member in members) + "}"
        if isinstance(value, list):
            return "[" + ",".join(map(self.value, value)) + "]"
        return self.string(value) if isinstance(value, str) else json.dumps(value)

    def line(self, document):
        self.colon = self.draw.choice((":", ": "))
        return self.value(document).encode() + b"\n"


def _word(draw):
    return "".join(draw.choice(_SYLLABLES) for _ in range(draw.randint(1, 4)))


def _text(draw):
    """A text of very different length, now and then with characters that JSON escapes."""
    words = [_word(draw) for _ in range(min(int(draw.expovariate(1 / 4)) + 1, 40))]
    if draw.random() < 0.12:
        words.insert(draw.randrange(len(words)), draw.choice(('"ja"', "a\\b", "1/2", "<b>")))
    return draw.choice((" ", " ", " ", " ", "\n", "\t")).join(words)


def _letters(draw, letters, count):
    return "".join(draw.choice(letters) for _ in range(count))


def _identifier(draw):
    return draw.choice(string.ascii_lowercase) + _letters(
        draw, string.ascii_lowercase + "_" + string.digits, draw.randint(2, 14))


def _data(draw):
    def key():
        # Names with `gcm` are reserved.
        first = draw.choice(string.ascii_letters.translate({ord("g"): None, ord("G"): None}))
        return first + _letters(draw, _NAMES + "_-", draw.randint(1, 18))

    return {key(): draw.choice((_text, _identifier, lambda draw: str(draw.randint(0, 10 ** 9))))(draw)
            for _ in range(min(int(draw.expovariate(1 / 3)) + 1, 16))}


def _url(draw):
    query = draw.choice(("", "", f"?v={draw.randint(1, 99)}"))
    return f"https://{_identifier(draw).replace('_', '-').strip('-')}.example.com/{_identifier(draw)}" + (
        draw.choice((".png", ".jpg")) + query)


def _seconds(draw):
    return draw.choice((f"{draw.randint(60, 90000)}s", f"{draw.randint(60, 9000)}.5s"))


def _one(*values):
    return lambda draw: draw.choice(values)


def _number(least, most):
    return lambda draw: draw.randint(least, most)


def _texts(draw):
    return [_text(draw)[:30] for _ in range(draw.randint(1, 3))]


_FLAG = _one(True, False)
_ONE = _one(1)
_LABEL = {"analytics_label": _identifier}
_COLOR = _one("#7e55c3", "#0A84FF", "#00aa11")
_FRACTION = _one(0.25, 0.5, 0.75, 1)

_LIGHT = {"color": {name: _FRACTION for name in ("red", "green", "blue", "alpha")},
          "light_on_duration": _one("0.3s", "1s"), "light_off_duration": _one("0.7s", "2s")}
_ANDROID_NOTIFICATION = {
    "title": _text, "body": _text, "icon": _identifier, "color": _COLOR, "sound": _identifier,
    "tag": _identifier, "body_loc_key": _identifier, "body_loc_args": _texts,
    "title_loc_key": _identifier, "title_loc_args": _texts, "channel_id": _identifier,
    "click_action": _one("com.example.OPEN", "com.example.SHOW", "OPEN_SCORES"),
    "ticker": _text, "sticky": _FLAG, "event_time": _one("2027-01-02T03:04:05Z", "2027-05-06T07:08:09.25Z"),
    "local_only": _FLAG, "notification_priority": _one("PRIORITY_LOW", "PRIORITY_HIGH", "PRIORITY_MAX"),
    "default_sound": _one(False), "default_vibrate_timings": _one(False),
    "default_light_settings": _one(False),
    "vibrate_timings": lambda draw: [_one("0s", "0.25s", "0.5s")(draw) for _ in range(draw.randint(3, 5))],
    "visibility": _one("PRIVATE", "PUBLIC", "SECRET"), "notification_count": _number(1, 99),
    "light_settings": _LIGHT, "image": _url, "proxy": _one("ALLOW", "DENY", "IF_PRIORITY_LOWERED"),
}
_ANDROID = {
    "collapse_key": _identifier, "priority": _one("NORMAL", "HIGH", "high"), "ttl": _seconds,
    "restricted_package_name": _one("com.example.news", "org.example.chess"), "data": _data,
    "notification": _ANDROID_NOTIFICATION, "fcm_options": _LABEL, "direct_boot_ok": _FLAG,
    "bandwidth_constrained_ok": _FLAG, "restricted_satellite_ok": _FLAG,
}
_ALERT = {
    "title": _text, "subtitle": _text, "body": _text, "launch-image": _identifier,
    "title-loc-key": _identifier, "title-loc-args": _texts, "subtitle-loc-key": _identifier,
    "subtitle-loc-args": _texts, "loc-key": _identifier, "loc-args": _texts,
}
_APNS = {
    "headers": {
        "apns-expiration": lambda draw: str(draw.randint(1893456000, 1999999999)),
        "apns-priority": _one("5", "10"), "apns-topic": _one("de.ferry.news", "org.harbour.Chess"),
        "apns-collapse-id": _identifier, "apns-push-type": _one("alert")},
    "payload": {
        "aps": {
            "alert": _ALERT, "badge": _number(0, 99), "thread-id": _identifier, "category": _identifier,
            "sound": _one("default", "bell.caf", {"critical": 1, "name": "bell.caf", "volume": 0.5}),
            "content-available": _ONE, "mutable-content": _ONE, "target-content-id": _identifier,
            "interruption-level": _one("passive", "active", "time-sensitive"),
            "relevance-score": _FRACTION, "filter-criteria": _identifier},
        "Kind": _identifier, "Details": _data},
    "fcm_options": {"analytics_label": _identifier, "image": _url},
}
_WEB = {
    "headers": {"TTL": _one("60", "86400"), "Urgency": _one("low", "normal", "high"),
                "Topic": _one("news", "upd")},
    "data": _data,
    "notification": {
        "title": _text, "body": _text, "icon": _url, "image": _url, "badge": _url,
        "dir": _one("ltr", "rtl", "auto"), "lang": _one("de", "en-GB"), "tag": _identifier,
        "renotify": _FLAG, "silent": _one(False), "requireInteraction": _FLAG,
        "timestamp": _number(1798761600000, 1999999999999),
        "actions": lambda draw: [{"action": name, "title": _text(draw), "icon": _url(draw)}
                                 for name in ("open", "close")[:draw.randint(1, 2)]]},
    "fcm_options": {"link": _url, "analytics_label": _identifier},
}
_MESSAGE = {
    "data": _data, "notification": {"title": _text, "body": _text, "image": _url},
    "android": _ANDROID, "webpush": _WEB, "apns": _APNS, "fcm_options": _LABEL,
}
_TARGETS = {
    "topic": _identifier, "fid": lambda draw: "c" + _letters(draw, _NAMES, 21),
    "condition": lambda draw: draw.choice(
        ("'{}' in topics && '{}' in topics", "'{}' in topics || !('{}' in topics)")).format(
            _identifier(draw), _identifier(draw)),
}


def _camel(name):
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


def _spell(value, table, spell):
    """Spells the names that a table lists."""
    if not isinstance(value, dict) or not isinstance(table, dict):
        return value
    return {spell(name) if name in table else name: _spell(member, table.get(name), spell)
            for name, member in value.items()}


def _object(draw, table):
    """An object with some of the fields of a table, at least one."""
    names = [name for name in table if draw.random() < _SHARE] or [draw.choice(list(table))]
    return {name: _object(draw, table[name]) if isinstance(table[name], dict)
            else table[name](draw) for name in names}


# In an object with the first field, the second one is required, or has no effect.
_REQUIRES = {"title_loc_args": "title_loc_key", "body_loc_args": "body_loc_key", "sound": "channel_id",
             "title-loc-args": "title-loc-key", "subtitle-loc-args": "subtitle-loc-key",
             "loc-args": "loc-key", "renotify": "tag"}
_REPLACES = {"title_loc_key": "title", "body_loc_key": "body", "title-loc-key": "title",
             "subtitle-loc-key": "subtitle", "loc-key": "body"}


def _settle(draw, value, table):
    """Adds and removes fields of an object that depend on others."""
    for name, other in _REQUIRES.items():
        if name in value and other in table:
            value.setdefault(other, table[other](draw))
    for name, other in _REPLACES.items():
        if name in value and name in table:
            value.pop(other, None)
    for name, member in value.items():
        if isinstance(table.get(name), dict) and isinstance(member, dict):
            _settle(draw, member, table[name])


def _message(draw):
    """A message that shows something on every platform, or one with data only."""
    message = _object(draw, _MESSAGE)
    if draw.random() < 0.2:
        for name in ("notification", "android", "webpush"):
            message.pop(name, None)
        message["data"] = _data(draw)
        message["apns"] = {"headers": {"apns-push-type": "background", "apns-priority": "5"},
                           "payload": {"aps": {"content-available": 1}}}
    else:
        _show(draw, message)
    if "data" in message:
        for platform in ("android", "webpush"):
            message.get(platform, {}).pop("data", None)
    _settle(draw, message, _MESSAGE)
    target = draw.choice(list(_TARGETS))
    message[target] = _TARGETS[target](draw)
    return _spell(message, _MESSAGE, draw.choice((str, _camel)))


def _show(draw, message):
    """Makes a notification complete on every platform that the message names."""
    common = message.setdefault("notification", {})
    common.setdefault("title", _text(draw))
    android = message.get("android", {}).get("notification", {})
    # A literal text in the common notification would win over the key of a translated one.
    for name in ("title", "body"):
        if name + "_loc_args" in android or name + "_loc_key" in android:
            common.pop(name, None)
    if "light_settings" in android:
        light = {"color": {}, "light_on_duration": "1s", "light_off_duration": "2s"}
        android["light_settings"] = light | android["light_settings"]
        android["light_settings"]["color"]["red"] = 1
    if not common:
        common["image"] = _url(draw)
    if "image" in common or "sound" in android:
        message.setdefault("apns", {})
    apns = message.get("apns")
    if apns is not None:
        aps = apns.setdefault("payload", {}).setdefault("aps", {})
        aps.setdefault("sound", "default")
        aps.setdefault("alert", {}).setdefault("body", _text(draw))
        aps["mutable-content"] = 1
        if aps.get("interruption-level") == "passive":
            del aps["sound"]
    if "ttl" in message.get("android", {}):
        message.get("webpush", {}).get("headers", {}).pop("TTL", None)


def _shape(value):
    if isinstance(value, dict):
        return tuple((name, _shape(member)) for name, member in value.items())
    return tuple(map(_shape, value)) if isinstance(value, list) else type(value).__name__


def varied_lines(size=None):
    """JSON Lines without an end or up to `size` bytes; about 590 bytes in each line."""
    draw = random.Random(3)
    writer = _Writer(draw)
    shapes = set()
    written = 0
    while size is None or written < size:
        message = _message(draw)
        shape = hash(_shape(message))
        if shape in shapes:
            continue
        shapes.add(shape)
        line = writer.line({"message": message})
        yield line
        written += len(line)
