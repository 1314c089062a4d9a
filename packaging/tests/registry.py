"""A registry for npm on the loopback address that serves the packages in a directory.

    registry.py DIRECTORY PORT_FILE
"""

import base64
import hashlib
import json
import sys
import tarfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

directory = Path(sys.argv[1])


def packages(address):
    for path in directory.glob("*.tgz"):
        with tarfile.open(path) as tar:
            manifest = json.load(tar.extractfile("package/package.json"))
        digest = base64.b64encode(hashlib.sha512(path.read_bytes()).digest()).decode()
        manifest["dist"] = {"tarball": f"{address}/files/{path.name}", "integrity": f"sha512-{digest}"}
        yield manifest


class Registry(BaseHTTPRequestHandler):
    def do_GET(self):
        path = unquote(self.path).strip("/")
        address = f"http://127.0.0.1:{self.server.server_port}"
        if path.startswith("files/"):
            return self.answer((directory / Path(path).name).read_bytes())
        for manifest in packages(address):
            if manifest["name"] == path:
                version = manifest["version"]
                document = {"name": path, "dist-tags": {"latest": version}, "versions": {version: manifest}}
                return self.answer(json.dumps(document).encode())
        self.send_error(404)

    def answer(self, content):
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Registry)
Path(sys.argv[2]).write_text(str(server.server_port))
server.serve_forever()
