// Changes between releases: fields.

import { breaking, compatible } from "./change-entry.js";

export const fieldsEntries = {
  "release/required-field-removed": breaking({
    say: ({ what }) => `${what} is gone, which had to be there`,
    explain: "Readers of the old release refuse messages without it; readers of a closed object also refuse messages with it.",
    wrong: "examples: { minimal: { item: nail }, full: { item: nail, colour: red } }",
    right:
      "  count: { type: integer, fill: 1, doc: 'How many.' }\nexamples: { minimal: { item: nail, count: 3 }, full: { item: nail, count: 3, colour: red } }",
  }),
  "release/optional-field-removed": breaking({
    say: ({ what }) => `${what} is gone`,
    explain: "Programs that use the field no longer compile, and a closed object refuses messages with it.",
    wrong: "examples: { minimal: { item: nail, count: 3 } }",
    right:
      "  colour?: { type: string, doc: 'Which colour.' }\nexamples: { minimal: { item: nail, count: 3 }, full: { item: nail, count: 3, colour: red } }",
  }),
  "release/required-field-added": breaking({
    say: ({ what }) => `${what} is new and has to be there`,
    explain: "Messages of old senders lack the field and are refused.",
    wrong:
      "  count: { type: integer, fill: 1, doc: 'How many.' }\nexamples: { minimal: { item: nail, count: 3 }, full: { item: nail, count: 3, colour: red } }",
    right: "examples: { minimal: { item: nail }, full: { item: nail, colour: red } }",
  }),
  "release/optional-field-added": breaking({
    say: ({ what, before }) =>
      `${what} is new and may be missing${before === "closed" ? "; old readers refuse it, because the object is closed" : ""}`,
    explain: "In an open object that is a minor: old readers keep what they do not know. In a closed one they refuse the message.",
    wrong:
      "  colour?: { type: string, doc: 'Which colour.' }\nexamples: { minimal: { item: nail, count: 3 }, full: { item: nail, count: 3, colour: red } }",
    right: "examples: { minimal: { item: nail, count: 3 } }",
  }),
  "release/field-renamed": breaking({
    say: ({ what, before, after }) => `${before} is called ${after} now (${what})`,
    explain: "The old name is still read where it is an alias, but old readers do not know the new one, and programs use the old one.",
    wrong:
      "    name: { type: line, mail: { label: Ship, also: [Vessel] }, aliases: [vessel, ship], doc: 'Name of the ship.' }\n    minimal: { name: Aurora, draught: 4 }\n    full: { name: Aurora, draught: 4, flag: red }\n0.9.0: { ASK: { rename: { boat: ship } } }",
    right:
      "    ship: { type: line, mail: { label: Ship, also: [Vessel] }, aliases: [vessel], doc: 'Name of the ship.' }\n    minimal: { ship: Aurora, draught: 4 }\n    full: { ship: Aurora, draught: 4, flag: red }\n0.9.0: { ASK: { rename: { boat: ship } } }",
  }),
  "release/field-moved": breaking({
    say: ({ what, before, after }) => `${what} moved from ${before} to ${after}`,
    explain: "Each side looks for the field where the other does not put it.",
    wrong:
      "round?: { type: integer, doc: 'Which round it is.' }\ntries?: { type: integer, doc: 'How many there may be.' }\ncolour?: { type: string, doc: 'Which colour.' }",
    right:
      "round?: { type: integer, doc: 'Which round it is.' }\ntries?: { type: integer, doc: 'How many there may be.' }\n  colour?: { type: string, doc: 'Which colour.' }",
  }),
  "release/field-became-required": breaking({
    say: ({ what }) => `${what} has to be there now`,
    explain: "Messages of old senders may lack the field and are refused.",
    wrong: "flag: { type: Flag, mail: Flag, doc: 'Its flag.' }\nminimal: { ship: Aurora, draught: 4, flag: blue }",
    right: "flag?: { type: Flag, mail: Flag, doc: 'Its flag.' }\nminimal: { ship: Aurora, draught: 4 }",
  }),
  "release/field-became-optional": breaking({
    say: ({ what }) => `${what} may be missing now`,
    explain: "Readers of the old release refuse messages without it.",
    wrong: "flag?: { type: Flag, mail: Flag, doc: 'Its flag.' }\nminimal: { ship: Aurora, draught: 4 }",
    right: "flag: { type: Flag, mail: Flag, doc: 'Its flag.' }\nminimal: { ship: Aurora, draught: 4, flag: blue }",
  }),
  "release/default-added": compatible("minor", {
    say: ({ what, after }) => `the absence of ${what} means ${after} now`,
    explain: "What was left to guess is said. Nobody has to change.",
  }),
  "release/default-removed": breaking({
    say: ({ what, before }) => `the absence of ${what} no longer means ${before}`,
    explain: "Senders who leave the field out rely on what that means.",
    wrong: "note?: { type: text, max: 200, mail: { section: Note }, doc: 'Anything else.' }",
    right: "note?: { type: text, max: 200, default: '', mail: { section: Note }, doc: 'Anything else.' }",
  }),
  "release/default-changed": breaking({
    say: ({ what, before, after }) => `the absence of ${what} means ${after} now, not ${before}`,
    explain: "A message without the field means one thing to its sender and another to its reader.",
    wrong: "note?: { type: text, max: 200, default: 'None.', mail: { section: Note }, doc: 'Anything else.' }",
    right: "note?: { type: text, max: 200, default: '', mail: { section: Note }, doc: 'Anything else.' }",
  }),
  "release/fill-added": compatible("minor", {
    say: ({ what }) => `builders fill ${what} now`,
    explain: "Programs may leave the field out. Nobody has to change.",
  }),
  "release/fill-removed": breaking({
    say: ({ what }) => `builders no longer fill ${what}`,
    explain: "Programs that leave a required field to the builder no longer compile.",
    wrong: "count: { type: integer, doc: 'How many.' }",
    right: "count: { type: integer, fill: 1, doc: 'How many.' }",
  }),
  "release/fill-changed": compatible("minor", {
    say: ({ what }) => `builders fill ${what} with something else now`,
    explain: "Readers take both values.",
  }),
  "release/sensitive-added": compatible("patch", {
    say: ({ what }) => `${what} is sensitive now`,
    explain: "Its values are no longer shown in issues and logs.",
  }),
  "release/sensitive-removed": compatible("minor", {
    say: ({ what }) => `${what} is no longer sensitive: its values show in issues and logs`,
    explain: "Nothing breaks, but what was hidden is shown from now on.",
  }),
  "release/writing-stopped": compatible("minor", {
    say: ({ what }) => `${what} is no longer written`,
    explain: "The field is optional, so that readers get along without it.",
  }),
  "release/writing-resumed": compatible("minor", {
    say: ({ what }) => `${what} is written again`,
    explain: "Readers of the old release know the field.",
  }),
  "release/read-alias-added": compatible("minor", {
    say: ({ what, after }) => `${after} is read for ${what} too now`,
    explain: "One more spelling is read. Nobody has to change.",
  }),
  "release/read-alias-removed": breaking({
    say: ({ what, before }) => `${before} is no longer read for ${what}`,
    explain: "Senders who use the other name are refused or misread.",
    wrong: "mail: { label: Ship, also: [Vessel] }, doc",
    right: "mail: { label: Ship, also: [Vessel] }, aliases: [vessel], doc",
  }),
  "release/computed-added": breaking({
    say: ({ what, after }) => `${what} has to follow from ${after} now`,
    explain: "Messages of old senders in which the two disagree are refused.",
    wrong: "depth?: { type: Draught, computed: { by: draught }, doc: 'The draught again.' }",
    right: "depth?: { type: Draught, doc: 'The draught again.' }",
  }),
  "release/computed-removed": breaking({
    say: ({ what, before }) => `${what} no longer follows from ${before}`,
    explain: "Readers of the old release compare the two and refuse the message.",
    wrong: "depth?: { type: Draught, doc: 'The draught again.' }",
    right: "depth?: { type: Draught, computed: { by: draught }, doc: 'The draught again.' }",
  }),
  "release/computed-changed": breaking({
    say: ({ what }) => `${what} follows in another way now`,
    explain: "Each side computes another value and refuses the one it gets.",
    wrong: "depth?: { type: Draught, computed: { by: draught, table: { '4': 4, '5': 6 } }, doc: 'The draught again.' }",
    right: "depth?: { type: Draught, computed: { by: draught }, doc: 'The draught again.' }",
  }),
} as const;
