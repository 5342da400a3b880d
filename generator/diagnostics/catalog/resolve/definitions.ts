// Diagnostics of the resolve stage about definitions that are contradictory or incomplete.

import { entry } from "../../catalog-entry.js";

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

export const definitionEntries = {
  "resolve/bound-on-reference": entry<{ readonly key: string; readonly type: string }>({
    severity: "error",
    say: ({ key, type }) => `"${key}" is not allowed on a reference to the named type ${type}`,
    explain:
      "A named type has the same constraints everywhere, so they belong to its definition under `types`. A reference can only add `nullable`, `lenient` and options of the field, such as `doc`, `default`, `fill` and `sensitive`.",
    wrong: "title: { type: Title, max: 20 }",
    right: "types: { Title: { type: string, max: 20 } }",
  }),
  "resolve/wrong-parameter": entry<{ readonly key: string; readonly type: string }>({
    severity: "error",
    say: ({ key, type }) => `"${key}" is not allowed on ${type}`,
    explain: "Every kind of definition has its own parameters. A parameter that does not apply would be ignored, so it is an error.",
    wrong: "count: { type: integer, pattern: '^[0-9]+$' }",
    right: "count: { type: integer, min: 0 }",
  }),
  "resolve/bad-brand": entry<{ readonly received: string }>({
    severity: "error",
    say: ({ received }) => `"brand" is only allowed on strings, numbers and unions of these, not on ${received}`,
    explain:
      "A brand makes TypeScript distinguish strings or numbers of this type, such as IDs, from all other strings and numbers. Objects, enums and constants already have distinct types.",
    wrong: "Order: { fields: { number: string }, brand: true }",
    right: "OrderNumber: { type: string, brand: true }",
  }),
  "resolve/enum-of-required": entry<{ readonly value: string }>({
    severity: "error",
    say: ({ value }) => `ambiguous enum: ${value} could be an integer or a string; add "of: integer" or "of: string"`,
    explain:
      'The values of an enum are the keys of a mapping, so `1` could mean the integer 1 or the string "1". If all values look like integers, `of` specifies which they are.',
    wrong: "Severity: { enum: closed, values: { 1: Fatal., 2: Minor. } }",
    right: "Severity: { enum: closed, of: integer, values: { 1: Fatal., 2: Minor. } }",
  }),
  "resolve/enum-not-integer": entry<{ readonly value: string }>({
    severity: "error",
    say: ({ value }) => `"${value}" is not an integer`,
    explain:
      "All values of an enum with `of: integer` are integers in decimal digits, from -(2^53 - 1) to 2^53 - 1. To name a value in TypeScript, use `name`.",
    wrong: "Severity: { enum: closed, of: integer, values: { fatal: Fatal., 2: Minor. } }",
    right: "Severity: { enum: closed, of: integer, values: { 1: { name: Fatal, doc: Fatal. }, 2: Minor. } }",
  }),
  "resolve/duplicate-value-name": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `two values of the enum have the name ${name}`,
    explain: "`name` is the property of the TypeScript constant that has the value, so it must be unique in the enum.",
    wrong: "values: { 1: { name: Low, doc: Low. }, 2: { name: Low, doc: Lower. } }",
    right: "values: { 1: { name: Low, doc: Low. }, 2: { name: Lower, doc: Lower. } }",
  }),
  "resolve/include-not-object": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `cannot include ${name}: it is not an object type`,
    explain: "`include` copies the fields of an object type. Other types have no fields.",
    wrong: "include: [Priority]",
    right: "fields: { priority: Priority }",
  }),
  "resolve/derived-inside-object": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `"${key}" is only allowed on fields of a message or of the envelope`,
    explain: "Builders fill in the fields of a message and its envelope. They do not fill in fields of nested objects.",
    wrong: "author: { fields: { since: { type: timestamp, fill: $now } } }",
    right: "since: { type: timestamp, fill: $now }",
  }),
  "resolve/optional-twice": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `\`lenient: optional\` has no effect: "${name}" is already optional`,
    explain:
      "`lenient: optional` makes a required field optional in lenient mode. A field whose name ends in `?` is optional in every mode.",
    wrong: "title?: { type: string, lenient: optional }",
    right: "title: { type: string, lenient: optional }",
  }),
  "resolve/default-on-required": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"default" is not allowed on the required field "${name}"`,
    explain:
      "`default` is the value that readers assume when an optional field is missing. To have builders fill in a required field, use `fill`.",
    wrong: "priority: { type: Priority, default: normal }",
    right: "priority: { type: Priority, fill: normal }",
  }),
  "resolve/leniently-optional-type": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `\`${key}\` is not allowed here: only fields can be missing in lenient mode`,
    explain: "A field is optional, not its type. Put `lenient: optional` and `lenient: { nulls: absent }` on the fields that use the type.",
    wrong: "types: { Steps: { list: string, lenient: optional } }",
    right: "fields: { steps: { type: Steps, lenient: optional } }",
  }),
  "resolve/unset-required": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `lenient mode cannot remove the value of the required field "${name}"`,
    explain:
      "`lenient: unset` removes an invalid value, and `lenient: { nulls: absent }` a null. The field must be optional, at least in lenient mode. If it has a `default`, readers assume that value instead.",
    wrong: "title: { type: string, lenient: unset }",
    right: "title?: { type: string, lenient: unset }",
  }),
  "resolve/items-not-array": entry<{}>({
    severity: "error",
    say: () => "`items: drop` is only allowed on arrays",
    explain:
      "`lenient: { items: drop }` omits the invalid items of an array. To remove another value that is invalid, use `lenient: unset`.",
    wrong: "title?: { type: string, lenient: { items: drop } }",
    right: "titles: { list: string, lenient: { items: drop } }",
  }),
  "resolve/no-mail-encoding": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"mail" is not allowed on "${name}": the protocol has no mail encoding`,
    explain: "`mail` is the location of a field in a mail message. It requires `encodings: { mail: … }`.",
    wrong: "encodings: { json: {} }  # … title: { type: line, mail: Title }",
    right: "encodings: { json: {} }  # … title: { type: line }",
  }),
  "resolve/union-ambiguous": entry<{ readonly parts: readonly string[] }>({
    severity: "error",
    say: ({ parts }) => `the objects ${listed(parts)} of this union cannot be distinguished`,
    explain:
      "The parts of a union are distinguished by their JSON type. If it contains two or more objects, give each one a required constant with a different value in the same field, or a required field that no other part has. `otherwise` names one part for all other objects; a map can only be that part. With `match: first`, the first object whose required fields fit is meant. Objects that differ only in optional fields are best united to one.",
    wrong: "Part: { union: [Text, Image] }  # … both have only the field data",
    right: "Part: { union: [Text, Image] }  # … Text has `type: { const: text }`, Image has `type: { const: image }`",
  }),
  "resolve/exclusive-by-tag": entry<{ readonly tag: string }>({
    severity: "error",
    say: ({ tag }) => `"exclusive" has no effect: the objects are distinguished by the constant in "${tag}"`,
    explain:
      "With `exclusive: true`, an object can have only one of the fields that distinguish the objects of a union. Where a constant distinguishes them, no object is two of them.",
    wrong: "Part: { union: [Text, Image], exclusive: true }  # … Text has `type: { const: text }`, Image has `type: { const: image }`",
    right: "Part: { union: [Text, Image], exclusive: true }  # … Text has the required field `text`, Image has `url`",
  }),
  "resolve/union-shadowed": entry<{ readonly parts: readonly [string, string] }>({
    severity: "error",
    say: ({ parts: [first, second] }) =>
      `no object is ${second}: every one of them also fits the required fields of ${first}, which comes first`,
    explain:
      "With `match: first`, the first part is meant whose required fields an object has, with values of the right JSON type and the right constants. Put the part with more required fields first. If two parts differ only in optional fields, they are one object.",
    wrong: "Action: { union: [Titled, Command], match: first }  # … Titled requires title, Command requires title and command",
    right: "Action: { union: [Command, Titled], match: first }",
  }),
  "resolve/match-and-other": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `"${key}" is not allowed together with \`match: first\``,
    explain:
      "With `match: first`, the required fields of the parts distinguish the objects, in the order of the union. `tag`, `otherwise` and `exclusive` are for unions in which one field does.",
    wrong: "Action: { union: [Command, CodeAction], match: first, tag: kind }",
    right: "Action: { union: [Command, CodeAction], match: first }",
  }),
  "resolve/union-tag": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `"tag" does not distinguish the objects of the union: ${problem}`,
    explain:
      "`tag` is a required field of every object of the union (except the one under `otherwise`), with a constant or a closed enum, and no value occurs in two of them.",
    wrong: "union: [Text, Image], tag: kind  # … Image has no `kind`",
    right: "union: [Text, Image], tag: kind  # … Image has `kind: { const: image }`",
  }),
  "resolve/union-otherwise": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"otherwise" must be a part of the union, got ${name}`,
    explain: "`otherwise` names the part for objects that are none of the other parts, so it is one of the named types of the union.",
    wrong: "union: [Http, Stdio], otherwise: Pipe",
    right: "union: [Http, Stdio], otherwise: Stdio",
  }),
  "resolve/union-one-object": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `"${key}" is only allowed in a union of two or more objects`,
    explain: "A single object in a union is distinguished from the other parts by its JSON type.",
    wrong: "union: [string, Author], tag: type",
    right: "union: [string, Author]",
  }),
  "resolve/union-with-any": entry<{}>({
    severity: "error",
    say: () => "a union that contains `any` accepts every value",
    explain: "Every value matches `any`, so the other parts have no effect. Use `any` alone, or remove it from the union.",
    wrong: "union: [string, any]",
    right: "union: [string, integer]",
  }),
  "resolve/bad-wrap": entry<{ readonly wrap: string }>({
    severity: "error",
    say: ({ wrap }) => `\`wrap: ${wrap}\` is not allowed here`,
    explain:
      "`wrap: list` turns a single value into an array with one item and requires a `list`. `wrap: <field>` turns it into an object with that one field and requires an object that has the field.",
    wrong: "tags: { type: string, lenient: { wrap: list } }",
    right: "tags: { list: string, lenient: { wrap: list } }",
  }),
  "resolve/bad-comparison": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the rule "${name}" compares fields that have no common order`,
    explain: "`lessThan` and `lessOrEqual` compare two numbers, two timestamps or two dates.",
    wrong: "lessThan: [name, age]",
    right: "lessThan: [started_at, ended_at]",
  }),
  "resolve/closed-with-extras": entry<Record<string, never>>({
    severity: "error",
    say: () => "a closed object has no unknown properties, so it cannot have `extras`",
    explain: "`extras` describes the unknown properties of an open object. Remove `object: closed` or `extras`.",
    wrong: "{ fields: …, object: closed, extras: { values: string } }",
    right: "{ fields: …, extras: { values: string } }",
  }),
  "resolve/bad-rule": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) =>
      `the rule "${name}" requires nothing; add \`require\` or \`forbid\` to \`when\` or \`unless\`, or use a comparison such as \`differ\``,
    explain:
      "A rule compares fields (`differ`, `equal`, `lessThan`, `lessOrEqual`, `excludes`), counts them (`exactlyOne`, `atMostOne`, `atLeastOne`), or is `when` or `unless` with the values of fields, together with `require` or `forbid`.",
    wrong: "rules: { resumed: { doc: Continues., when: { resume: true } } }",
    right: "rules: { resumed: { doc: Continues., when: { resume: true }, require: [checkpoint] } }",
  }),
  "resolve/text-body-inline": entry<{}>({
    severity: "error",
    say: () => "`body: text` requires an envelope with a body field, but the body is inline",
    explain:
      "With `envelope: { body: inline }` the fields of a message are properties of the message itself, so there is no field that could hold a string body.",
    wrong: "envelope: { body: inline }  # … letter: { body: text }",
    right: "envelope: { body: words }  # … letter: { body: text }",
  }),
  "resolve/text-body-with-fields": entry<{}>({
    severity: "error",
    say: () => "a message has either `body: text` or fields, not both",
    explain: "`body: text` makes the body a single string. Remove it, or remove the fields.",
    wrong: "letter: { body: text, fields: { title: string } }",
    right: "letter: { fields: { title: string } }",
  }),
  "resolve/bad-subject": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `invalid subject template: ${problem}`,
    explain:
      "A subject template is literal text with fields in braces. It contains the tag exactly once, because the message type is read from the subject.",
    wrong: "subjects: ['[{id} {type}']",
    right: "subjects: ['[{id}] {type}']",
  }),
  "resolve/no-thread": entry<{}>({
    severity: "error",
    say: () => "`key: thread` requires an envelope with `thread`, or with `replyTo` and `id`",
    explain:
      "`key: thread` uses the `thread` fields of the envelope, or follows `replyTo` to `id`. Define them in the envelope, or use fields as the key of the flow.",
    wrong: "envelope: { tag: type, … }  # … flows: { talk: { key: thread } }",
    right: "envelope: { tag: type, thread: [thread_id], … }  # … flows: { talk: { key: thread } }",
  }),
  "resolve/capability-undeclared": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `no message declares the capability "${name}"; add \`declared\` or \`each\``,
    explain:
      "`declared` has the messages that declare a capability, each with the field. `each` is the field in which every message declares it.",
    wrong: 'tracking: { doc: "Letters can be tracked." }',
    right: 'tracking: { doc: "Letters can be tracked.", declared: { welcome: features.tracking } }',
  }),
  "resolve/foreign-capability": entry<{ readonly message: string; readonly name: string; readonly roles: string }>({
    severity: "error",
    say: ({ message, name, roles }) => `neither side of ${message} can declare the capability "${name}": only ${roles} can`,
    explain:
      "A message may be sent if its receiver has declared what it needs or, where only the role of the sender declares that, its sender. So one of the two sends a message that declares the capability.",
    wrong: "letter: { from: writer, to: reader, needs: [tracking] }  # … tracking is declared by the office",
    right: "track: { from: writer, to: office, needs: [tracking] }",
  }),
  "resolve/refusal-not-in-flow": entry<{ readonly name: string; readonly flow: string }>({
    severity: "error",
    say: ({ name, flow }) => `the message "${name}" follows no other message in the flow "${flow}", so it cannot reject one`,
    explain: "`refusals` lists messages of the flow that reject the message before them, so each must be in `steps`.",
    wrong: "steps: { ask: [answer] }  # … refusals: [error]",
    right: "steps: { ask: [answer, error] }  # … refusals: [error]",
  }),
  "resolve/inside-required": entry<{}>({
    severity: "error",
    say: () => "`open` is only allowed in a flow with `inside`",
    explain: "`open` says whether the outer flow can end while this one is open, so there must be an outer flow.",
    wrong: "errand: { open: allow, … }",
    right: "errand: { inside: visit, open: allow, … }",
  }),
  "resolve/flow-too-deep": entry<{ readonly name: string; readonly most: number }>({
    severity: "error",
    say: ({ name, most }) => `the flow "${name}" is inside too many others; at most ${most} flows can be nested`,
    explain: "Flows can be nested, but not without limit. Put the flow inside one of the outer flows.",
    wrong: "i: { inside: h, … }  # … h is inside g, which is inside f, and so on to a",
    right: "i: { inside: a, … }",
  }),
  "resolve/bad-pattern": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `invalid regular expression: ${problem}`,
    explain:
      "Patterns are JavaScript regular expressions with the `u` flag. Use single quotes, so that YAML does not interpret backslashes.",
    wrong: "pattern: '^[a-z+$'",
    right: "pattern: '^[a-z]+$'",
  }),
} as const;
