// Texts that careless readers and writers trip over.

import * as fc from "fast-check";

const pieces: readonly string[] = [
  "\n", "\n\n", "\r\n", "\r", " ", "  ", "\t", "## ", "## Summary", "### ", "```", "~~~", "- ", "* ", ", ", ": ", "#", " #", "|", "|-", ">", "'", '"', "\\",
  "---", "...", "%", "@", "&a", "*a", "!", "{", "}", "[", "]", "?", "yes", "No", "null", "~", "404", "0x1f", "1e5", "12e03", "1_000", "1:30", ".5", "+1", "-0",
  "2026-03-04", "2026-03-04T05:06:07Z", "Bead: x", "Status: DONE", "**Bold:**", "Subject: DONE", "Body:", "[a-1] DONE", "DONE", "Re: ", "é", "日本", "😀",
  "\ud83d", "\ude00", "\u0000", "\u0007", "\u001b", "\u007f", "\u0085", "\u00a0", "\u2028", "\u2029", "\ufeff", "\uffff", "=", "<<", "a", "word", "45 %",
];

/** Any of them, alone or in a row. */
export const wildText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((list) => list.join("")),
  fc.string({ unit: "binary", maxLength: 40 }),
);
