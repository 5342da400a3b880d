// A mail as one text: a `Subject:` line, a `Body:` line, and the body below it.

import { labelOf } from "./mail-lines.js";

/** The two parts of a mail, with their places in the text. */
export interface MailParts {
  readonly subject: string | undefined;
  readonly subjectStart: number;
  readonly body: string;
  readonly bodyStart: number;
}

/** Cuts a text at its `Subject:` and `Body:` lines. Without the one the type is unknown, without the other the rest is the body. */
export function splitMailText(text: string): MailParts {
  let subject: string | undefined;
  let subjectStart = 0;
  let bodyStart = 0;
  for (let start = 0; start < text.length;) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    const label = labelOf(line);
    const name = label?.name.toLowerCase();
    if (subject !== undefined && name === "body") return { subject, subjectStart, ...bodyFrom(text, start, line, label?.value ?? "") };
    if (subject === undefined && name === "subject") {
      subject = label?.value ?? "";
      subjectStart = start;
      bodyStart = end + 1;
      // Other headers may stand before the subject; behind it comes the body, with or without its own line.
    } else if (line.trim() !== "" && (subject !== undefined || label === undefined)) break;
    start = end + 1;
  }
  return { subject, subjectStart, body: text.slice(bodyStart), bodyStart };
}

/** The body behind its line, or beginning on it. */
function bodyFrom(text: string, start: number, line: string, first: string): { readonly body: string; readonly bodyStart: number } {
  const bodyStart = first === "" ? start + line.length + 1 : start + line.indexOf(first, line.indexOf(":"));
  return { body: text.slice(bodyStart), bodyStart };
}

/** Puts the two parts into one text. */
export function joinMailText(subject: string, body: string): string {
  return `Subject: ${subject}\n\nBody:\n${body}`;
}
