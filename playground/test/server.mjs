// A server of static files over loopback, without caching.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm" };

/** Serves the files of a folder for which `isThere` holds; resolves to the server and its address. */
export function serve(folder, isThere = () => true) {
  const server = createServer(async ({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
    try {
      if (!isThere(path)) throw new Error("not found");
      const body = await readFile(join(folder, path.endsWith("/") ? `${path}index.html` : path));
      response.writeHead(200, { "Content-Type": types[extname(path)] ?? (path.endsWith("/") ? "text/html" : "text/plain"), "Cache-Control": "no-store" });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve({ server, address: `http://127.0.0.1:${server.address().port}/` }));
  });
}
