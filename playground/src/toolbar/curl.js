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
  const body = text.trim();
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

function command(url, headers, body) {
  const quoted = `'${body.replaceAll("'", "'\\''")}'`;
  return { command: ["curl", `-X POST ${url}`, ...headers, `--data-binary ${quoted}`].join(" \\\n  ").replace("curl \\\n  ", "curl ") };
}
