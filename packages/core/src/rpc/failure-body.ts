// What is said about a failure: an error reply in one line, issues in one line, and the body of an error that a connection sends.

import type { Issue } from "../result.js";

/** What an error says of itself, where it has a message or a code; protocols name these differently. */
export function messageOfFailure(body: unknown): string {
  if (typeof body === "string") return body;
  if (typeof body !== "object" || body === null) return "the peer answered with an error";
  const { message, code } = body as { readonly message?: unknown; readonly code?: unknown };
  const said = typeof message === "string" ? message : "the peer answered with an error";
  return typeof code === "string" || typeof code === "number" ? `${said} (${code})` : said;
}

/** A template with the description of the reason in place of `$details`, and all versions in place of `$versions`: as an array where it stands alone. */
export function fillTemplate(template: unknown, details: string, versions: readonly (string | number)[] = []): unknown {
  if (template === "$versions") return versions;
  if (typeof template === "string")
    return template.replaceAll("$details", () => details).replaceAll("$versions", () => versions.join(", "));
  if (Array.isArray(template)) return template.map((item: unknown) => fillTemplate(item, details, versions));
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, member]) => [name, fillTemplate(member, details, versions)]));
}

/** The most issues whose messages are repeated to the peer or in an error: a short message can have a thousand. */
const maxDetails = 10;

export function detailsOf(issues: readonly Issue[]): string {
  const shown = issues.slice(0, maxDetails).map(({ message }) => message);
  return [...shown, ...(issues.length > maxDetails ? [`${issues.length - maxDetails} more`] : [])].join("; ");
}
