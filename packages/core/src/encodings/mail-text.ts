// A mail message as a single string: a `Subject:` line, a `Body:` line, and the body after it.

import { labelOf } from "./mail-lines.js";

/** The two parts of a mail message, with their offsets. */
export interface MailParts {
  readonly subject: string | undefined;
  readonly subjectStart: number;
  readonly body: string;
  readonly bodyStart: number;
}

/** Splits a string at its `Subject:` and `Body:` lines. Without `Subject:` the type is unknown; without `Body:` the rest is the body. */
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
      // Other headers can precede the subject. The body follows it, with or without a `Body:` line.
    } else if (line.trim() !== "" && (subject !== undefined || label === undefined)) break;
    start = end + 1;
  }
  return { subject, subjectStart, body: text.slice(bodyStart), bodyStart };
}

/** The body, which starts on the `Body:` line or after it. */
function bodyFrom(text: string, start: number, line: string, first: string): { readonly body: string; readonly bodyStart: number } {
  const bodyStart = first === "" ? start + line.length + 1 : start + line.indexOf(first, line.indexOf(":"));
  return { body: text.slice(bodyStart), bodyStart };
}

/** Joins subject and body into one string. */
export function joinMailText(subject: string, body: string): string {
  return `Subject: ${subject}\n\nBody:\n${body}`;
}
