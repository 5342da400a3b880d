// Diagnostics of the resolve stage about names: unknown, taken twice, or going round in a circle.

import { entry } from "../../catalog-entry.js";

const inCircle = (cycle: readonly string[]): string => cycle.join(" -> ");

export const nameEntries = {
  "resolve/unknown-type": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there is no type "${name}"`,
    explain: "A field or definition uses a type that is neither built in (lower case) nor named under `types` (upper case first).",
    wrong: "stamp: Stmp",
    right: "stamp: Stamp",
  }),
  "resolve/unknown-role": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `there is no role "${name}"`,
    explain: "`from` and `to` of a message name roles, and every role is described under `roles`.",
    wrong: "from: writr",
    right: "from: writer",
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
} as const;
