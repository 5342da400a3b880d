// Changes between releases: what values may be.

import { breaking, compatible } from "./change-entry.js";

export const valuesEntries = {
  "release/type-changed": breaking({
    say: ({ what, before, after }) => `${what} is ${after} now, not ${before}`,
    explain: "Values of one type are refused where the other is expected.",
    wrong:
      "    reason: { type: boolean, doc: 'Why not.' }\n  examples: { minimal: { reason: true } }\nreplies: [{ message: DENY, fields: { reason: $details } }]",
    right:
      "    reason: { type: string, min: 1, doc: 'Why not.' }\n  examples: { minimal: { reason: Full. } }\nreplies: [{ message: DENY, fields: { reason: $details } }]",
  }),
  "release/type-narrowed": breaking({
    say: ({ what, before, after }) => `${what} is only ${after} now, not ${before}`,
    explain: "Old senders send values that no longer fit.",
    wrong: "cargo?: { type: Cargo, doc: 'Its cargo.' }\nnote?: { type: line, max: 200,",
    right: "cargo?: { type: Cargo, doc: 'Its cargo.' }\nnote?: { type: text, max: 200,",
  }),
  "release/type-widened": breaking({
    say: ({ what, before, after }) => `${what} may be ${after} now, not only ${before}`,
    explain: "Old readers refuse the values that did not fit before.",
    wrong: "cargo?: { type: Cargo, doc: 'Its cargo.' }\nnote?: { type: text, max: 200,",
    right: "cargo?: { type: Cargo, doc: 'Its cargo.' }\nnote?: { type: line, max: 200,",
  }),
  "release/cardinality-changed": breaking({
    say: ({ what, before, after }) => `${what} is ${after} now, not ${before}`,
    explain: "One value is refused where a list is expected, and the other way round.",
    wrong: "  reason: { list: { type: string, min: 1 }, doc: 'Why not.' }\nexamples: { minimal: { reason: [Full.] } }",
    right: "  reason: { type: string, min: 1, doc: 'Why not.' }\nexamples: { minimal: { reason: Full. } }",
  }),
  "release/nullable-added": breaking({
    say: ({ what }) => `${what} may be null now`,
    explain: "Old readers refuse null, or take it for an absent field; programs have to expect it.",
    wrong: "schemes: [https], nullable: true,",
    right: "schemes: [https],",
  }),
  "release/nullable-removed": breaking({
    say: ({ what }) => `${what} may no longer be null`,
    explain: "Old senders who write null are refused, or their null is taken for an absent field.",
    wrong: "schemes: [https],",
    right: "schemes: [https], nullable: true,",
  }),
  "release/const-changed": breaking({
    say: ({ what, before, after }) => `${what} is always ${after} now, not ${before}`,
    explain: "Each side refuses the constant of the other.",
    wrong: "kinds?: { const: 2, doc: 'Always one.' }",
    right: "kinds?: { const: 1, doc: 'Always one.' }",
  }),
  "release/bound-tightened": breaking({
    say: ({ what, before, after }) => `${what}: ${after} now, ${before} before`,
    explain: "Old senders go on sending what was within the old bound, and new readers refuse it.",
    wrong: "berth?: { type: string, max: 5, doc: 'Which berth.' }",
    right: "berth?: { type: string, max: 20, doc: 'Which berth.' }",
  }),
  "release/bound-loosened": breaking({
    say: ({ what, before, after }) => `${what}: ${after} now, ${before} before`,
    explain: "New senders send what is beyond the old bound, and old readers refuse it.",
    wrong: "berth?: { type: string, max: 20, doc: 'Which berth.' }",
    right: "berth?: { type: string, max: 5, doc: 'Which berth.' }",
  }),
  "release/pattern-added": breaking({
    say: ({ what, after }) => `${what} has to match /${after}/ now`,
    explain: "Old senders send texts that do not match.",
    wrong: "{ type: string, pattern: '^[A-Z]{3}$' }",
    right: "{ type: string }",
  }),
  "release/pattern-removed": breaking({
    say: ({ what, before }) => `${what} no longer has to match /${before}/`,
    explain: "Old readers refuse what does not match.",
    wrong: "{ type: string }",
    right: "{ type: string, pattern: '^[A-Z]{3}$' }",
  }),
  "release/pattern-changed": breaking({
    say: ({ what, before, after }) => `${what} has to match /${after}/ now, not /${before}/`,
    explain: "A text may match one of the two patterns and not the other.",
    wrong: "pattern: '^[a-z_]{2,}$'",
    right: "pattern: '^[a-z]+$'",
  }),
  "release/format-tightened": breaking({
    say: ({ what, after }) => `${what} needs ${after} now`,
    explain: "Old senders send other forms, which are refused.",
    wrong: "sent: { type: timestamp, utc: true, write",
    right: "sent: { type: timestamp, write",
  }),
  "release/format-loosened": breaking({
    say: ({ what, before }) => `${what} no longer needs ${before}`,
    explain: "Old readers refuse the other forms.",
    wrong: "sent: { type: timestamp, write",
    right: "sent: { type: timestamp, utc: true, write",
  }),
  "release/written-form-changed": compatible("minor", {
    say: ({ what }) => `builders write ${what} in another form now`,
    explain: "Readers take both forms.",
  }),
  "release/unique-added": breaking({
    say: ({ what }) => `${what} may no longer hold an item twice`,
    explain: "Old senders send lists in which an item repeats.",
    wrong: "tags?: { list: { type: string, max: 9 }, max: 5, unique: true, doc: 'Marks.' }",
    right: "tags?: { list: { type: string, max: 9 }, max: 5, doc: 'Marks.' }",
  }),
  "release/unique-removed": breaking({
    say: ({ what }) => `${what} may hold an item twice now`,
    explain: "Old readers refuse lists in which an item repeats.",
    wrong: "tags?: { list: { type: string, max: 9 }, max: 5, doc: 'Marks.' }",
    right: "tags?: { list: { type: string, max: 9 }, max: 5, unique: true, doc: 'Marks.' }",
  }),
  "release/object-closed": breaking({
    say: ({ what }) => `${what} refuses unknown members now`,
    explain: "Members that senders added for themselves are refused.",
    wrong: "reserved: [cook]\nobject: closed",
    right: "reserved: [cook]",
  }),
  "release/object-opened": breaking({
    say: ({ what }) => `${what} takes unknown members now`,
    explain: "Old readers refuse unknown members.",
    wrong: "reserved: [cook]",
    right: "reserved: [cook]\nobject: closed",
  }),
  "release/enum-value-added": breaking({
    say: ({ what, before, after }) =>
      `${after} is a new word of ${what}${before === "closed" ? "; old readers refuse it, because the list is closed" : ""}`,
    explain:
      "Readers of an open enum expect words they do not know; readers of a closed one refuse them, and programs that list all words no longer compile.",
    wrong: "red: The red one.\nwhite: The white one.",
    right: "red: The red one.",
  }),
  "release/enum-value-removed": breaking({
    say: ({ what, before }) => `${before} is no longer a word of ${what}`,
    explain: "Old senders go on using the word, and programs that use its constant no longer compile.",
    wrong: "red: The red one.",
    right: "red: The red one.\nwhite: The white one.",
  }),
  "release/enum-value-renamed": breaking({
    say: ({ what, before, after }) => `${before} is written ${after} now (${what})`,
    explain: "The old word is still read, but old readers do not know the new one, and programs use the constant of the old one.",
    wrong:
      "crimson: { doc: 'The red one.', aliases: [red] }\ngreen: { doc: 'The green one.', deprecated: { since: 1.0.0, reason: 'Faded.', use: red } }\nfull: { ship: Aurora, draught: 4, flag: crimson }",
    right:
      "red: The red one.\ngreen: { doc: 'The green one.', deprecated: { since: 1.0.0, reason: 'Faded.', use: red } }\nfull: { ship: Aurora, draught: 4, flag: red }",
  }),
  "release/enum-closed": breaking({
    say: ({ what }) => `${what} takes no other words any more`,
    explain: "Old senders use words of their own, which are refused.",
    wrong: "enum: closed",
    right: "enum: open",
  }),
  "release/enum-opened": breaking({
    say: ({ what }) => `${what} takes other words too now`,
    explain: "Old readers refuse other words, and programs that list all words have to expect more.",
    wrong: "enum: open",
    right: "enum: closed",
  }),
  "release/union-member-added": breaking({
    say: ({ what, after }) => `${what} may be ${after} too now`,
    explain: "Old readers refuse the new form.",
    wrong: "port?: { union: [{ type: string, pattern: '^[A-Z]{3}$' }, { type: integer }, { type: boolean }], doc",
    right: "port?: { union: [{ type: string, pattern: '^[A-Z]{3}$' }, { type: integer }], doc",
  }),
  "release/union-member-removed": breaking({
    say: ({ what, before }) => `${what} may no longer be ${before}`,
    explain: "Old senders use the form, which is refused now.",
    wrong: "port?: { union: [{ type: string, pattern: '^[A-Z]{3}$' }, { type: integer }], doc",
    right: "port?: { union: [{ type: string, pattern: '^[A-Z]{3}$' }, { type: integer }, { type: boolean }], doc",
  }),
} as const;
