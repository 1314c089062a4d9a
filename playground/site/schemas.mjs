// Writes the JSON Schemas of documents and of the configuration: node playground/site/schemas.mjs SITE.
// The addresses, schema/KIND.json, are permanent: the catalog of SchemaStore and files of users refer to them.
import { mkdirSync, writeFileSync } from "node:fs";
import { newFullEngine } from "./engine.mjs";

const kinds = ["config", "send-request", "message", "apns-payload", "device-group", "topic-batch"];

const folder = `${process.argv[2]}/schema`;
const engine = newFullEngine();
mkdirSync(folder, { recursive: true });
for (const kind of kinds) {
  const text = engine.call("schema", [kind]);
  if (!JSON.parse(text).$schema) throw new Error(`there is no schema of the kind ${kind}`);
  writeFileSync(`${folder}/${kind}.json`, text);
}
console.log(`${folder}: ${kinds.length} schemas`);
