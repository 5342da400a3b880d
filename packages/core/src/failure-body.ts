// An error reply in one line, for the message of the exception that carries it.

/** What an error says of itself, where it has a message or a code; protocols name these differently. */
export function messageOfFailure(body: unknown): string {
  if (typeof body === "string") return body;
  if (typeof body !== "object" || body === null) return "the peer answered with an error";
  const { message, code } = body as { readonly message?: unknown; readonly code?: unknown };
  const said = typeof message === "string" ? message : "the peer answered with an error";
  return typeof code === "string" || typeof code === "number" ? `${said} (${code})` : said;
}
