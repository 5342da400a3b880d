// Diagnostics of the resolve stage: names that mean nothing, and definitions that cannot work together.

import { entry } from "../catalog-entry.js";

const inCircle = (cycle: readonly string[]): string => cycle.join(" -> ");

export const resolveCatalog = {
  "resolve/unknown-type": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there is no type "${name}"`,
    explain: "A field or definition uses a type that is neither built in (lower case) nor named under `types` (upper case first).",
    wrong: "status: StorySttus",
    right: "status: StoryStatus",
  }),
  "resolve/unknown-role": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there is no role "${name}"`,
    explain: "`from` and `to` of a message name roles, and every role is described under `roles`.",
    wrong: "from: orchestratr",
    right: "from: orchestrator",
  }),
  "resolve/unknown-message": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there is no message or group "${name}"`,
    explain:
      "Replies, groups, flows, views and transcripts name messages by their tag. Where several are listed, the name of a group stands for its members.",
    wrong: "replies: [receit]",
    right: "replies: [receipt]",
  }),
  "resolve/unknown-field": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there is no field "${name}" here`,
    explain:
      "Rules, computed fields, fills, flow keys and the parts of the envelope name fields. Envelope and body share one namespace per message, so no path is needed; a dotted name leads into an object.",
    wrong: "differ: [sender, reciever]",
    right: "differ: [sender, receiver]",
  }),
  "resolve/unknown-example": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the message has no example "${name}"`,
    explain:
      "`like` names an example of the same message. A transcript that gives only a tag starts from that message's example `minimal`, or from its first one.",
    wrong: "no title: { like: minmal, drop: [title] }",
    right: "no title: { like: minimal, drop: [title] }",
  }),
  "resolve/unknown-issue": entry<{ readonly issue: string; readonly message: string }>({
    severity: "error",
    say: ({ issue, message }) => `no reading of ${message} gives the issue "${issue}"`,
    explain:
      "Issues and warnings of examples are codes of the run time's catalogue, or `rule/<name>` for a rule of the message or its envelope.",
    wrong: "issue: too-longish",
    right: "issue: too-long",
  }),
  "resolve/unknown-encoding": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the protocol has no encoding "${name}"`,
    explain: "A wire example is written in one of the encodings that the protocol lists under `encodings`.",
    wrong: "encodings: { json: {} }  # … wire: { one: { yaml: … } }",
    right: "encodings: { json: {} }  # … wire: { one: { json: … } }",
  }),
  "resolve/unknown-reason": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `a rejection knows no reason "${name}"`,
    explain: "A message is rejected for one of three reasons: `unknown-type`, `wrong-version`, or `otherwise` for everything else.",
    wrong: "reasons: { unknown-typ: { code: A } }",
    right: "reasons: { unknown-type: { code: A } }",
  }),
  "resolve/unknown-variable": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `nothing gives the variable "$${name}"`,
    explain: "The templates of a rejection know the variables of its reasons, and `$details`, `$issues`, `$original` and `$self`.",
    wrong: "fields: { error: $eror }",
    right: "fields: { error: $error }",
  }),
  "resolve/cyclic-type": entry<{ readonly cycle: readonly string[] }>({
    severity: "error",
    say: ({ cycle }) => `a type contains itself: ${inCircle(cycle)}`,
    explain:
      "No value of such a type could be written down in full. Types may use each other, but never in a circle, not even through lists, maps or includes.",
    wrong: "types: { Box: { doc: A box., fields: { inner: Box } } }",
    right: "types: { Box: { doc: A box., fields: { inner: string } } }",
  }),
  "resolve/cyclic-group": entry<{ readonly cycle: readonly string[] }>({
    severity: "error",
    say: ({ cycle }) => `a group contains itself: ${inCircle(cycle)}`,
    explain: "Groups may hold other groups, but never in a circle.",
    wrong: "groups: { a: { doc: A., members: [b] }, b: { doc: B., members: [a] } }",
    right: "groups: { a: { doc: A., members: [b] }, b: { doc: B., members: [letter] } }",
  }),
  "resolve/cyclic-example": entry<{ readonly cycle: readonly string[] }>({
    severity: "error",
    say: ({ cycle }) => `an example is made from itself: ${inCircle(cycle)}`,
    explain: "An example that says `like` starts from another one, and that chain has to begin with an example that is written out.",
    wrong: "examples: { a: { like: b }, b: { like: a } }",
    right: "examples: { a: { title: Hello }, b: { like: a } }",
  }),
  "resolve/duplicate-protocol": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there are two protocols named "${name}"`,
    explain: "The name of a protocol is the name of its package, so every file needs its own.",
    wrong: "protocol: post  # in two files",
    right: "protocol: parcel",
  }),
  "resolve/duplicate-field": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the field "${name}" is there twice`,
    explain: "An object has each name once; fields that come by `include` and aliases of fields count too.",
    wrong: "include: [WithTitle]  # … fields: { title: string }",
    right: "include: [WithTitle]  # … fields: { subtitle: string }",
  }),
  "resolve/duplicate-alias": entry<{ readonly alias: string; readonly owner: string }>({
    severity: "error",
    say: ({ alias, owner }) => `the alias "${alias}" already means "${owner}"`,
    explain: "A word of an enum or an alias of one stands for exactly one word, or reading could not tell what is meant.",
    wrong: "values: { on: { doc: On., aliases: [off] }, off: Off. }",
    right: "values: { on: { doc: On., aliases: [yes] }, off: Off. }",
  }),
  "resolve/duplicate-tag": entry<{ readonly tag: string }>({
    severity: "error",
    say: ({ tag }) => `two messages claim the tag "${tag}"`,
    explain: "A message is recognised by its tag. Aliases are tags too, so no alias may be the tag or an alias of another message.",
    wrong: "receipt: { aliases: [letter] }",
    right: "receipt: { aliases: [ticket] }",
  }),
  "resolve/duplicate-rule": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the envelope has a rule "${name}" already`,
    explain:
      "The issue of a broken rule is `rule/<name>`, so a message's rules need other names than those of the envelope, which hold for it as well.",
    wrong: "envelope: { rules: { differ: … } }  # … messages: { letter: { rules: { differ: … } } }",
    right: "envelope: { rules: { differ: … } }  # … messages: { letter: { rules: { other-reader: … } } }",
  }),
  "resolve/reserved-name": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" is reserved and may not be used again`,
    explain: "Reserved names belonged to something that was removed. Old messages still carry them, so a new meaning would be misread.",
    wrong: "reserved: [title]  # … fields: { title: string }",
    right: "reserved: [title]  # … fields: { heading: string }",
  }),
  "resolve/group-named-as-message": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the group "${name}" has the name of a message`,
    explain:
      "Where messages are listed, a group's name stands for its members. A group that is called like a message could not be told from it.",
    wrong: "messages: { letter: … }  # … groups: { letter: … }",
    right: "messages: { letter: … }  # … groups: { letters: … }",
  }),
  "resolve/field-shadows": entry<{ readonly name: string; readonly what: string }>({
    severity: "error",
    say: ({ name, what }) => `the field "${name}" has the name of ${what}`,
    explain:
      "Envelope and body share one flat namespace, so that rules and examples can name fields without paths. To narrow an envelope field, write it under the message's `envelope`.",
    wrong: "letter: { fields: { type: string } }",
    right: "letter: { fields: { kind: string } }",
  }),
  "resolve/type-name-lower-case": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the type name "${name}" must start with a capital letter`,
    explain:
      "Built-in types are lower case and named types start with a capital letter, so that the two never clash, not even with built-ins to come.",
    wrong: "types: { stamp: { type: string } }",
    right: "types: { Stamp: { type: string } }",
  }),
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
    right: "type: any",
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
  "resolve/bad-duration": entry<{ readonly text: string }>({
    severity: "error",
    say: ({ text }) => `"${text}" is not a duration`,
    explain: "A duration is a whole number with a unit: `30s`, `5m`, `2h` or `1d`.",
    wrong: "within: 5 minutes",
    right: "within: 5m",
  }),
  "resolve/drops-nothing": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the example has no "${name}" to drop`,
    explain: "An example that drops a field shows what its absence does, so the example it starts from must have the field.",
    wrong: "invalid: { no note: { like: minimal, drop: [note] } }",
    right: "invalid: { no note: { like: full, drop: [note] } }",
  }),
  "resolve/repeat-too-large": entry<{}>({
    severity: "error",
    say: () => "the repeated value would be too large",
    explain: "Repeats stand for values that test a limit. Written out, one example may have four million characters.",
    wrong: "words: { $repeat: x, times: 9000000000 }",
    right: "words: { $repeat: x, times: 2001 }",
  }),
  "resolve/issue-not-stated": entry<{}>({
    severity: "error",
    say: () => "the invalid example does not say which issue it gives",
    explain:
      "An invalid example proves that a message is refused for the right reason. Only one that drops fields can leave `issue` out: that is `missing-field`.",
    wrong: "long title: { like: minimal, set: { title: … } }",
    right: "long title: { like: minimal, set: { title: … }, issue: too-long }",
  }),
  "resolve/place-not-stated": entry<{}>({
    severity: "error",
    say: () => "`at` is missing: more than one place could be meant",
    explain:
      "Where one field is set or dropped, the issue is expected there. Otherwise `at` says which field, or which message of a transcript, is at fault.",
    wrong: "both: { like: minimal, set: { a: 1, b: 2 }, issue: wrong-type }",
    right: "both: { like: minimal, set: { a: 1, b: 2 }, issue: wrong-type, at: b }",
  }),
  "resolve/wire-input": entry<{}>({
    severity: "error",
    say: () => "a wire example needs exactly one input: a text in one encoding, or `like` with edits",
    explain:
      "A wire example shows one message as it arrives: the text under `json`, `ndjson`, `yaml` or `mail`, or an example with members set and dropped.",
    wrong: "wire: { odd: { reads: { title: Hello } } }",
    right: "wire: { odd: { json: '{…}', reads: { title: Hello } } }",
  }),
  "resolve/no-such-item": entry<{ readonly at: number; readonly count: number }>({
    severity: "error",
    say: ({ at, count }) => `there is no message ${at}: the transcript has ${count}, counted from 0`,
    explain: "`at` is the position of the message at fault, counted from 0.",
    wrong: "early: { messages: [receipt], at: 1 }",
    right: "early: { messages: [receipt], at: 0 }",
  }),
  "resolve/transcript-item": entry<{}>({
    severity: "error",
    say: () => "an item of a transcript is one message",
    explain: "An item is a tag, or a tag with the fields to set. Two tags in one item have no order.",
    wrong: "- { letter: {}, receipt: {} }",
    right: "- letter",
  }),
} as const;
