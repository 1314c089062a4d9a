#!/usr/bin/env python3
"""Measures the language server during typing: benchmarks/server.py [PROGRAM]

Without PROGRAM the release program is built. For documents of 1 KB, 200 KB and 2 MB, as an array and as
JSON Lines, it prints the median and the 99th percentile of the time from a keystroke to its diagnostics,
and from a request for completion to its answer. Both include the transport over pipes. The client sends
each keystroke as an incremental change. Nothing here passes or fails.
"""
import json
import os
import subprocess
import sys
import time

import documents

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COUNTS = {"1 KB": 400, "200 KB": 200, "2 MB": 100}
TARGETS = {"1 KB": 1, "200 KB": 10, "2 MB": 60}


def texts():
    """Documents by size and layout; the middle one of each is edited."""
    lines = [json.loads(line) for line in documents.mixed_lines(2_500_000)]
    for label, size in (("1 KB", 0), ("200 KB", 200_000), ("2 MB", 2_000_000)):
        if size == 0:
            yield label, "object", documents.small().decode(), "json"
            continue
        chosen, length = [], 0
        for document in lines:
            if length > size:
                break
            chosen.append(document)
            length += len(json.dumps(document, ensure_ascii=False, indent=2).encode())
        yield label, "array", json.dumps(chosen, ensure_ascii=False, indent=2), "json"
        rows = []
        length = 0
        for document in lines:
            if length > size:
                break
            rows.append(json.dumps(document, ensure_ascii=False))
            length += len(rows[-1].encode())
        yield label, "lines", "\n".join(rows) + "\n", "jsonl"


class Client:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.number = 0
        self.request("initialize", {"capabilities": {
            "general": {"positionEncodings": ["utf-16"]},
            "textDocument": {"completion": {"completionItem": {"snippetSupport": True}}}}})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return self.process.stdout.read(length)

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        mark = b'"id":%d' % self.number
        while True:
            body = self.receive()
            if mark in body.replace(b" ", b"")[:60]:
                return body

    def wait_for(self, mark):
        while True:
            body = self.receive()
            if mark in body:
                return body

    def stop(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait(10)


def place(text):
    """The position after the title of a document in the middle."""
    mark = '"title": "'
    offset = text.index(mark, len(text) // 2 if len(text) > 5000 else 0) + len(mark)
    line = text.count("\n", 0, offset)
    start = text.rfind("\n", 0, offset) + 1
    return {"line": line, "character": len(text[start:offset].encode("utf-16-le")) // 2}


def key_place(text):
    """The position before a name in the same document, and one character later."""
    mark = '"title"'
    offset = text.index(mark, len(text) // 2 if len(text) > 5000 else 0) + 3
    line = text.count("\n", 0, offset)
    start = text.rfind("\n", 0, offset) + 1
    return {"line": line, "character": len(text[start:offset].encode("utf-16-le")) // 2}


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def measure(client, label, text, language):
    uri = f"file:///bench/{label.replace(' ', '')}.{language}"
    client.notify("textDocument/didOpen", {"textDocument": {
        "uri": uri, "languageId": language, "version": 0, "text": text}})
    client.wait_for(b"publishDiagnostics")
    position, typing, completing = place(text), [], []
    for version in range(1, COUNTS[label] + 1):
        # Types a letter, and removes it with the next keystroke.
        is_typed = version % 2 == 1
        end = position if is_typed else {**position, "character": position["character"] + 1}
        began = time.perf_counter()
        client.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version},
            "contentChanges": [{"range": {"start": position, "end": end},
                                "text": "x" if is_typed else ""}]})
        client.wait_for(b'"version":%d' % version)
        typing.append((time.perf_counter() - began) * 1000)
    for _ in range(COUNTS[label]):
        began = time.perf_counter()
        answer = client.request("textDocument/completion", {
            "textDocument": {"uri": uri}, "position": key_place(text)})
        completing.append((time.perf_counter() - began) * 1000)
        assert b'"title"' in answer, answer[:200]
    client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    return typing, completing


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else subprocess.run(
        [os.path.join(ROOT, "scripts", "build")], check=True, text=True,
        capture_output=True).stdout.strip()
    client = Client(program)
    print(f"{'document':>8} {'layout':>7} {'bytes':>9}   {'keystroke p50':>13} {'p99':>7} "
          f"{'target':>7}   {'completion p50':>14} {'p99':>7}   ms")
    for label, layout, text, language in texts():
        typing, completing = measure(client, label, text, language)
        print(f"{label:>8} {layout:>7} {len(text.encode()):>9}   {percentile(typing, 0.5):>13.2f} "
              f"{percentile(typing, 0.99):>7.2f} {TARGETS[label]:>7}   "
              f"{percentile(completing, 0.5):>14.2f} {percentile(completing, 0.99):>7.2f}")
    client.stop()


if __name__ == "__main__":
    main()
