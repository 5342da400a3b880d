// Diagnostics of the resolve stage about definitions that cannot work.

import { entry } from "../../catalog-entry.js";

export const definitionEntries = {
  "resolve/bound-on-reference": entry<{ readonly key: string; readonly type: string }>({
    severity: "error",
    say: ({ key, type }) => `"${key}" cannot be added to the named type ${type}`,
    explain:
      "A named type means the same everywhere, so what it allows is said where it is defined. A use may add docs, a default, a fill, `nullable`, `sensitive` or leniency only.",
    wrong: "title: { type: Title, max: 20 }",
    right: "types: { Title: { type: string, max: 20 } }",
  }),
  "resolve/wrong-parameter": entry<{ readonly key: string; readonly type: string }>({
    severity: "error",
    say: ({ key, type }) => `"${key}" means nothing for ${type}`,
    explain:
      "Every kind of definition takes its own parameters; a parameter of another kind would be ignored, and with it the rule that was meant.",
    wrong: "count: { type: integer, pattern: '^[0-9]+$' }",
    right: "count: { type: integer, min: 0 }",
  }),
  "resolve/include-not-object": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `${name} has no fields to include`,
    explain: "`include` spreads the fields of an object type; other types have none.",
    wrong: "include: [Priority]",
    right: "fields: { priority: Priority }",
  }),
  "resolve/derived-inside-object": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `"${key}" works only on a field of the message itself`,
    explain:
      "Builders fill the fields of a message and of its envelope. Fields of objects inside it have no message around them whose fields they could name.",
    wrong: "author: { fields: { since: { type: timestamp, fill: $now } } }",
    right: "since: { type: timestamp, fill: $now }",
  }),
  "resolve/optional-twice": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" may be missing anyway`,
    explain: "`lenient: optional` relaxes a required field. A field whose name ends in `?` may be missing in every mode.",
    wrong: "title?: { type: string, lenient: optional }",
    right: "title: { type: string, lenient: optional }",
  }),
  "resolve/default-on-required": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" is required, so its absence has no meaning to state`,
    explain: "`default` tells readers what absence means, which only an optional field can have. What a builder should put in is `fill`.",
    wrong: "priority: { type: Priority, default: normal }",
    right: "priority: { type: Priority, fill: normal }",
  }),
  "resolve/leniently-optional-type": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the type ${name} cannot be optional; only fields can`,
    explain: "Whether something may be missing is a matter of the field that holds it. `lenient: optional` goes on the field.",
    wrong: "types: { Steps: { list: string, lenient: optional } }",
    right: "fields: { steps: { type: Steps, lenient: optional } }",
  }),
  "resolve/no-mail-encoding": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" has a place in a mail, but the protocol has no mail encoding`,
    explain: "`mail` on a field says where it stands in a Markdown mail, which only protocols with `encodings: { mail: … }` write.",
    wrong: "encodings: { json: {} }  # … title: { type: line, mail: Title }",
    right: "encodings: { json: {} }  # … title: { type: line }",
  }),
  "resolve/union-two-objects": entry<{}>({
    severity: "error",
    say: () => "a union can have only one object or map",
    explain:
      "The members of a union are told apart by their JSON kind, and two objects look alike. Use one object with optional fields, or two fields.",
    wrong: "union: [{ map: string }, Author]",
    right: "union: [string, Author]",
  }),
  "resolve/union-in-union": entry<{}>({
    severity: "error",
    say: () => "a union cannot be a member of another",
    explain: "List the members of the inner union in the outer one; the first that fits is taken.",
    wrong: "union: [integer, { union: [string, boolean] }]",
    right: "union: [integer, string, boolean]",
  }),
  "resolve/union-with-any": entry<{}>({
    severity: "error",
    say: () => "`any` in a union leaves nothing to the other members",
    explain: "Every value fits `any`, so a union that has it says no more than `any` alone.",
    wrong: "union: [string, any]",
    right: "union: [string, integer]",
  }),
  "resolve/bad-wrap": entry<{ readonly wrap: string }>({
    severity: "error",
    say: ({ wrap }) => `a single value cannot be wrapped as "${wrap}" here`,
    explain:
      "`wrap: list` makes a one-item list and belongs on a list; `wrap: member` makes an object with that one member and belongs on an object that has it.",
    wrong: "tags: { type: string, lenient: { wrap: list } }",
    right: "tags: { list: string, lenient: { wrap: list } }",
  }),
  "resolve/bad-rule": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the rule "${name}" says nothing that can be checked`,
    explain:
      "A rule is `differ: [a, b]`, or `excludes: { list, value }`, or a single field's value under `when` or `unless` together with `require` or `forbid`.",
    wrong: "rules: { resumed: { doc: Continues., when: { resume: true } } }",
    right: "rules: { resumed: { doc: Continues., when: { resume: true }, require: [checkpoint] } }",
  }),
  "resolve/text-body-inline": entry<{}>({
    severity: "error",
    say: () => "a body of text needs a field to stand in, but bodies are inline here",
    explain: "With `envelope: { body: inline }` a message's fields stand beside the envelope, so there is no body that could be a text.",
    wrong: "envelope: { body: inline }  # … letter: { body: text }",
    right: "envelope: { body: words }  # … letter: { body: text }",
  }),
  "resolve/text-body-with-fields": entry<{}>({
    severity: "error",
    say: () => "a body is a text or has fields, not both",
    explain: "`body: text` says that the body is one text. Give the message fields instead, or leave them out.",
    wrong: "letter: { body: text, fields: { title: string } }",
    right: "letter: { fields: { title: string } }",
  }),
  "resolve/bad-subject": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `the subject cannot be read back: ${problem}`,
    explain: "A subject is fixed text with fields in braces, and the tag exactly once, because the type of a mail is found there.",
    wrong: "subjects: ['[{id} {type}']",
    right: "subjects: ['[{id}] {type}']",
  }),
  "resolve/no-thread": entry<{}>({
    severity: "error",
    say: () => "the envelope names no thread that the flow could follow",
    explain:
      "`key: thread` follows the envelope's `thread` fields, or the chain of `replyTo` to `id`. Name them in the envelope, or give the flow fields as its key.",
    wrong: "envelope: { tag: type, … }  # … flows: { talk: { key: thread } }",
    right: "envelope: { tag: type, thread: [thread_id], … }  # … flows: { talk: { key: thread } }",
  }),
  "resolve/bad-pattern": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `the pattern is not a regular expression: ${problem}`,
    explain:
      "Patterns are JavaScript regular expressions with the flag `u`, written in single quotes so that YAML leaves backslashes alone.",
    wrong: "pattern: '^[a-z+$'",
    right: "pattern: '^[a-z]+$'",
  }),
} as const;
