// An error reply in one line, for the message of the exception that carries it.

/** What an error says of itself, where it has a message or a code; protocols name these differently. */
export function messageOfFailure(body: unknown): string {
  if (typeof body === "string") return body;
  if (typeof body !== "object" || body === null) return "the peer answered with an error";
  const { message, code } = body as { readonly message?: unknown; readonly code?: unknown };
  const said = typeof message === "string" ? message : "the peer answered with an error";
  return typeof code === "string" || typeof code === "number" ? `${said} (${code})` : said;
}

/** A template with the description of the reason in place of `$details`. */
export function fillTemplate(template: unknown, details: string): unknown {
  if (typeof template === "string") return template.replaceAll("$details", () => details);
  if (Array.isArray(template)) return template.map((item: unknown) => fillTemplate(item, details));
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, member]) => [name, fillTemplate(member, details)]));
}
