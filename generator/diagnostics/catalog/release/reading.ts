// Changes between releases: how messages are read and judged.

import { breaking, compatible } from "./change-entry.js";

export const readingEntries = {
  "release/leniency-added": compatible("minor", {
    say: ({ what, after }) => `lenient reading forgives ${after} now (${what})`,
    explain: "Lenient readers take more. Nobody has to change.",
  }),
  "release/leniency-removed": breaking({
    say: ({ what, before }) => `lenient reading no longer forgives ${before} (${what})`,
    explain: "Lenient readers refuse what they took before.",
    wrong: "meter?: { type: epoch, doc: 'When it was measured.' }",
    right: "meter?: { type: epoch, lenient: { convert: timestamp }, doc: 'When it was measured.' }",
  }),
  "release/warning-added": compatible("minor", {
    say: ({ what }) => `readers warn about ${what} now`,
    explain: "What is accepted stays the same.",
  }),
  "release/warning-removed": compatible("minor", {
    say: ({ what }) => `readers no longer warn about ${what}`,
    explain: "What is accepted stays the same.",
  }),
  "release/rule-added": breaking({
    say: ({ what }) => `there is a rule ${what} now`,
    explain: "Messages of old senders that break it are refused.",
    wrong: "no-oil-without-crew: { doc: 'Oil needs a crew.', when: { cargo: oil }, require: [crew] }",
    right: "# nothing",
  }),
  "release/rule-removed": breaking({
    say: ({ what }) => `the rule ${what} is gone`,
    explain: "Old readers refuse messages that break it.",
    wrong: "# nothing",
    right: "no-oil-without-crew: { doc: 'Oil needs a crew.', when: { cargo: oil }, require: [crew] }",
  }),
  "release/rule-changed": breaking({
    say: ({ what }) => `the rule ${what} asks for something else now`,
    explain: "Messages that keep the one rule may break the other.",
    wrong: "when: { cargo: grain }, require: [crew] }",
    right: "when: { cargo: oil }, require: [crew] }",
  }),
  "release/reading-stricter": breaking({
    say: ({ what, before, after }) => `reading is stricter: ${what} is ${after} now, not ${before}`,
    explain: "What readers took before is refused.",
    wrong: "reading: { default: strict, trim: true, lenient: { missing: body } }",
    right: "reading: { default: lenient, trim: true, lenient: { missing: body } }",
  }),
  "release/reading-laxer": breaking({
    say: ({ what, before, after }) => `reading is laxer: ${what} is ${after} now, not ${before}`,
    explain: "Readers take more. Where the default mode is another one, what `decode` gives is of another type.",
    wrong: "reading: { default: lenient, trim: true, lenient: { missing: body } }",
    right: "reading: { default: strict, trim: true, lenient: { missing: body } }",
  }),
  "release/normalisation-changed": breaking({
    say: ({ what, before, after }) => `reading changes texts in another way: ${what} is ${after} now, not ${before}`,
    explain: "Texts with white space around them, or empty ones, are refused or mean something else.",
    wrong: "reading: { default: lenient, lenient: { missing: body } }",
    right: "reading: { default: lenient, trim: true, lenient: { missing: body } }",
  }),
} as const;
