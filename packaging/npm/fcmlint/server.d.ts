/** A message of the Language Server Protocol: a request, a response or a notification. */
export type LanguageServerMessage = { jsonrpc: "2.0"; [member: string]: unknown };

/** The language server, without a connection and without files. */
export interface LanguageServer {
  /** Gives the server a message of the client; returns the messages for the client. */
  receive(message: LanguageServerMessage): LanguageServerMessage[];
  /** Lints the documents that have changed; call it when no message is waiting. */
  lintChanged(): LanguageServerMessage[];
  /**
   * Lints one of the files for which a request waits, such as `workspace/diagnostic`; null if none waits. Call it when
   * no message is waiting, until it returns null.
   */
  continueWork(): LanguageServerMessage[] | null;
}

/** Creates a language server, such as for an editor in a page. */
export function createLanguageServer(): LanguageServer;
