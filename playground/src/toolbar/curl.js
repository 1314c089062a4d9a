import { byId } from "../dom.js";
import { copy } from "./share.js";

/** The button that copies a command which sends the document. */
export class Curl {
  constructor({ editor, checks, settings, notices }) {
    byId("copy-curl").addEventListener("click", async () => {
      const kind = settings.kind || checks.previews[0]?.kind || checks.findings[0]?.kind || "send-request";
      const { command, reason } = curl(kind, editor.text);
      if (!command) return notices.say(reason);
      const isCopied = await copy(command);
      notices.say(isCopied ? "Command copied. Set PROJECT_ID and the credentials." : "The browser does not allow copying here.");
    });
  }
}

/**
 * The command that sends a document of a kind, or the reason why there is none.
 *
 * @param {string} kind
 * @param {string} text
 * @returns {{command?: string, reason?: string}}
 */
export function curl(kind, text) {
  const body = printable(text.trim());
  const bearer = ["-H 'Content-Type: application/json'", '-H "Authorization: Bearer $(gcloud auth print-access-token)"'];
  const send = "https://fcm.googleapis.com/v1/projects/PROJECT_ID/messages:send";
  switch (kind) {
    case "send-request": return command(send, bearer, body);
    case "message": return command(send, bearer, `{ "message": ${body} }`);
    case "device-group":
      return command("https://fcm.googleapis.com/fcm/notification", [...bearer, "-H 'access_token_auth: true'", "-H 'project_id: SENDER_ID'"], body);
    case "topic-batch":
      return command("https://iid.googleapis.com/iid/v1:batchAdd", [...bearer, "-H 'access_token_auth: true'"], body);
    case "apns-payload":
      return command("https://api.push.apple.com/3/device/DEVICE_TOKEN",
        ["--http2", "-H 'apns-topic: BUNDLE_ID'", '-H "authorization: bearer $APNS_JWT"'], body);
    case "legacy": return { reason: "FCM no longer accepts legacy requests, so there is no command." };
    case "admin-node": return { reason: "The Admin SDK sends this message; it has other names in HTTP." };
    default: return { reason: `There is no command for ${kind}.` };
  }
}

/**
 * The command reads the body from a here-document: in an argument, a body such as `@/etc/passwd` would be the name of a
 * file to send. A shell changes nothing in a here-document whose delimiter is in quotes.
 */
function command(url, headers, body) {
  const lines = new Set(body.split("\n"));
  let end = "END";
  while (lines.has(end)) end += "_";
  return { command: `${[`curl -X POST ${url}`, ...headers, "--data-binary @-"].join(" \\\n  ")} <<'${end}'\n${body}\n${end}\n` };
}

/**
 * The text with escapes for everything that a terminal would obey or hide when the command is pasted: in JSON strings
 * they mean the same.
 */
function printable(text) {
  const unseen = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", "  ")
    .replace(unseen, (character) => character.split("").map(escaped).join(""));
}
