"""Test documents for benchmarks and profiles. The same functions always give the same bytes."""
import json
import os
import random

_WORDS = ("ferry harbour gate delayed boarding soon window seat platform concert tickets garden "
          "water chess move opponent library loan overdue parcel today weather storm évènement "
          "東京 🎬").split()
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"


def _message(number, source):
    """A send request; `number` selects its layout, `source` its texts."""
    def text(count):
        return " ".join(source.choice(_WORDS) for _ in range(count))

    fid = "c" + "".join(source.choice(_LETTERS) for _ in range(21))
    body = {"notification": {"title": text(3), "body": text(10)}}
    body.update([
        {"token": fid + ":APA91b" + "".join(source.choice(_LETTERS) for _ in range(134))},
        {"topic": f"city-{number % 100}"},
        {"condition": "'news' in topics && ('sport' in topics || 'city' in topics)"},
        {"fid": fid},
    ][number % 4])
    if number % 2 == 0:
        body["data"] = {"screen": "detail", "id": str(number), "kind": text(1)}
    if number % 3 == 0:
        body["android"] = {"priority": "HIGH", "ttl": "3600s", "notification": {
            "channel_id": "news", "color": "#7e55c3", "icon": "ic_stat", "tag": f"t{number}"}}
    if number % 3 != 1:
        body["apns"] = {
            "headers": {"apns-priority": "10", "apns-expiration": "1893456000"},
            "payload": {"aps": {"alert": {"title": text(3), "body": text(8)}, "sound": "default",
                                "badge": 3, "mutable-content": 1, "thread-id": "a"}},
            "fcm_options": {"image": "https://example.com/a/b.png"}}
    if number % 5 == 0:
        body["webpush"] = {
            "headers": {"TTL": "3600", "Urgency": "high"},
            "notification": {"icon": "/i.png", "tag": "x",
                             "actions": [{"action": "a", "title": "A"}]},
            "fcm_options": {"link": "https://example.com/x"}}
    return {"message": body}


def _line(document):
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _pretty(document):
    return json.dumps(document, ensure_ascii=False, indent=2).encode()


def small():
    """One document of 1 KB."""
    return _pretty(_message(6, random.Random(1)))


def mixed_lines(size=None):
    """JSON Lines, one finding in every fourth document, without an end or up to `size` bytes."""
    source = random.Random(1)
    _message(6, source)  # the draws that `small` makes
    number = written = 0
    while size is None or written < size:
        line = _line(_message(number, source))
        yield line
        written += len(line)
        number += 1


def write(path, lines):
    """Writes the lines to a file that does not exist yet."""
    if os.path.exists(path):
        return path
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".new", "wb") as file:
        file.writelines(lines)
    os.replace(path + ".new", path)
    return path


def write_folder(path, count):
    """Writes `count` files of about 1 KB, a hundred in each directory."""
    if os.path.exists(path):
        return path
    source = random.Random(2)
    for number in range(count):
        directory = os.path.join(path + ".new", f"{number // 100:03}")
        os.makedirs(directory, exist_ok=True)
        with open(os.path.join(directory, f"{number}.json"), "wb") as file:
            file.write(_pretty(_message(number, source)))
    os.replace(path + ".new", path)
    return path
