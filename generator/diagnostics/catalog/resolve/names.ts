// Diagnostics of the resolve stage about names: unknown, duplicate, reserved or cyclic.

import { entry } from "../../catalog-entry.js";

const formatCycle = (cycle: readonly string[]): string => cycle.join(" -> ");

export const nameEntries = {
  "resolve/unknown-type": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown type "${name}"`,
    explain: "A type is either built in (lower case) or defined under `types` (starting with a capital letter).",
    wrong: "stamp: Stmp",
    right: "stamp: Stamp",
  }),
  "resolve/unknown-role": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown role "${name}"`,
    explain: "`from` and `to` of a message refer to roles, which are defined under `roles`.",
    wrong: "from: writr",
    right: "from: writer",
  }),
  "resolve/role-required": entry<{ readonly message: string; readonly key: string }>({
    severity: "error",
    say: ({ message, key }) => `${message} has no \`${key}\`, which is required in a protocol with roles`,
    explain:
      "In a protocol with `roles`, every message states which of them send it (`from`) and receive it (`to`). Without roles, anyone can send every message to anyone.",
    wrong: 'receipt: { doc: "The letter arrived.", from: reader }',
    right: 'receipt: { doc: "The letter arrived.", from: reader, to: writer }',
  }),
  "resolve/unknown-message": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown message or group "${name}"`,
    explain:
      "Replies, groups, flows, views and transcripts refer to messages by tag. In an array of messages, the name of a group stands for all its messages.",
    wrong: "replies: [receit]",
    right: "replies: [receipt]",
  }),
  "resolve/unknown-capability": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown capability "${name}"`,
    explain: "`needs` of a message refers to capabilities, which are defined under `capabilities`.",
    wrong: "needs: [tracing]  # … capabilities: { tracking: … }",
    right: "needs: [tracking]  # … capabilities: { tracking: … }",
  }),
  "resolve/unknown-release": entry<{ readonly version: string; readonly problem: string }>({
    severity: "error",
    say: ({ version, problem }) => `version ${version} cannot be supported: ${problem}`,
    explain:
      "The package reads and writes every version under `speaks` by its released model in `releases`, or by a spec file that describes this protocol in this version.",
    wrong: "version: 2.0.0  # … speaks: { 0.9.0: {} }, which was never released",
    right: "version: 2.0.0  # … speaks: { 0.9.0: { spec: versions/post-0.9.0.yaml } }",
  }),
  "resolve/no-negotiation": entry<{}>({
    severity: "error",
    say: () => "nothing says which version a message has; add `negotiation`, or `version` to the envelope",
    explain:
      "A package that supports several versions must know which one a message has: by the field `version` of the envelope, by a handshake, or by a field of each message.",
    wrong: "speaks: { 1.0.0: {} }",
    right: "speaks: { 1.0.0: {} }  # … negotiation: [{ each: meta.version }]",
  }),
  "resolve/migration-needs-speaks": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `\`${key}\` of a migration is for converters between versions, and this protocol supports only one`,
    explain:
      "`type …`, `drop` and `from` say how messages are converted between versions that a package supports. `upgrade` and `downgrade` of a package that supports a single version know only `rename`, `values` and `add`.",
    wrong: "migrations: { 2.0.0: { type Stamp: { values: { red: RED } } } }",
    right: "speaks: { 1.0.0: {} }  # … migrations: { 2.0.0: { type Stamp: { values: { red: RED } } } }",
  }),
  "resolve/values-of-message": entry<{ readonly message: string }>({
    severity: "error",
    say: ({ message }) => `\`values\` of ${message} must be grouped by field`,
    explain: "Of a message, `values` has the fields whose enum values have other names. Only a type that is an enum has values itself.",
    wrong: "letter: { values: { red: RED } }",
    right: "letter: { values: { stamp: { red: RED } } }",
  }),
  "resolve/unknown-flow": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown flow "${name}"`,
    explain: "`inside` of a flow refers to another flow of the protocol.",
    wrong: "inside: visitt  # … flows: { visit: … }",
    right: "inside: visit  # … flows: { visit: … }",
  }),
  "resolve/flow-circle": entry<{ readonly cycle: readonly string[] }>({
    severity: "error",
    say: ({ cycle }) => `circular flow: ${formatCycle(cycle)}`,
    explain: "A flow cannot take place inside itself, because it could then never start.",
    wrong: "visit: { inside: errand, … }  # … errand: { inside: visit, … }",
    right: "errand: { inside: visit, … }  # … visit has no `inside`",
  }),
  "resolve/unknown-field": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown field "${name}"`,
    explain:
      "Rules, computed fields, fills, flow keys and envelope roles refer to fields by name. The envelope and the body of a message share one namespace, so no path is needed; use a dotted path for a field of a nested object.",
    wrong: "differ: [sender, reciever]",
    right: "differ: [sender, receiver]",
  }),
  "resolve/unknown-example": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown example "${name}"`,
    explain:
      "`like` refers to an example of the same message. A transcript entry that is only a tag uses the example `minimal` of that message, or its first example.",
    wrong: "no title: { like: minmal, drop: [title] }",
    right: "no title: { like: minimal, drop: [title] }",
  }),
  "resolve/unknown-issue": entry<{ readonly issue: string; readonly message: string }>({
    severity: "error",
    say: ({ issue, message }) => `unknown issue code "${issue}" for ${message}`,
    explain: "The issues and warnings of an example are issue codes, or `rule/<name>` for a rule of the message or its envelope.",
    wrong: "issue: too-longish",
    right: "issue: too-long",
  }),
  "resolve/unknown-encoding": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the protocol has no encoding "${name}"`,
    explain: "A wire example uses one of the encodings that the protocol defines under `encodings`.",
    wrong: "encodings: { json: {} }  # … wire: { one: { yaml: … } }",
    right: "encodings: { json: {} }  # … wire: { one: { json: … } }",
  }),
  "resolve/unknown-variable": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown variable "$${name}"`,
    explain: "The replies of a rejection can use the variables of its reasons, and `$details`, `$issues`, `$original` and `$self`.",
    wrong: "fields: { error: $eror }",
    right: "fields: { error: $error }",
  }),
  "resolve/cyclic-type": entry<{ readonly cycle: readonly string[] }>({
    severity: "error",
    say: ({ cycle }) => `circular type: ${formatCycle(cycle)}`,
    explain:
      "A type cannot be another name for itself, a part of itself in a union, or include itself. It can contain values of its own type.",
    wrong: "types: { Value: { union: [string, Value] } }",
    right: "types: { Value: { union: [string, { list: Value }] } }",
  }),
  "resolve/endless-type": entry<{ readonly cycle: readonly string[] }>({
    severity: "error",
    say: ({ cycle }) => `the type ${cycle[0] ?? ""} has no finite value: ${formatCycle(cycle)}`,
    explain:
      "A recursive type needs a way to end: an optional or nullable field, an array or a map that can be empty, or a union with another part.",
    wrong: "types: { Box: { doc: A box., fields: { inner: Box } } }",
    right: "types: { Box: { doc: A box., fields: { inner?: Box } } }",
  }),
  "resolve/long-chain": entry<{ readonly name: string; readonly length: number; readonly limit: number }>({
    severity: "error",
    say: ({ name, length, limit }) => `the type ${name} begins a chain of ${length} types, expected at most ${limit}`,
    explain:
      "A type can be another name for a type, or have it as a part of a union, and so on, but such a chain is followed only so far. Refer to the last type directly.",
    wrong: "types: { A1: { type: A2, doc: … }, A2: { type: A3, doc: … }, …, A65: { type: string, doc: … } }",
    right: "types: { A1: { type: A65, doc: … }, A65: { type: string, doc: … } }",
  }),
  "resolve/cyclic-group": entry<{ readonly cycle: readonly string[] }>({
    severity: "error",
    say: ({ cycle }) => `circular group: ${formatCycle(cycle)}`,
    explain: "Groups can contain other groups, but not in a cycle.",
    wrong: "groups: { a: { doc: A., members: [b] }, b: { doc: B., members: [a] } }",
    right: "groups: { a: { doc: A., members: [b] }, b: { doc: B., members: [letter] } }",
  }),
  "resolve/cyclic-example": entry<{ readonly cycle: readonly string[] }>({
    severity: "error",
    say: ({ cycle }) => `circular example: ${formatCycle(cycle)}`,
    explain: "An example with `like` is based on another one. The chain must start with an example that states its fields.",
    wrong: "examples: { a: { like: b }, b: { like: a } }",
    right: "examples: { a: { title: Hello }, b: { like: a } }",
  }),
  "resolve/duplicate-protocol": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `duplicate protocol "${name}"`,
    explain: "The name of a protocol is the name of its package, so it must be unique.",
    wrong: "protocol: post  # in two files",
    right: "protocol: parcel",
  }),
  "resolve/not-narrower": entry<{ readonly name: string; readonly type: string; readonly value: string }>({
    severity: "error",
    say: ({ name, type, value }) => `"${name}" is not narrower: ${name} of ${type} does not accept ${value}`,
    explain:
      "A field of `fields` with the name of an included field replaces it. Every value that it accepts must be accepted by the included one, so that the object is still one of the included type.",
    wrong: "include: [Discussion] # state: open | closed\nfields: { state: { const: draft } }",
    right: "include: [Discussion]\nfields: { state: { const: open } }",
  }),
  "resolve/less-required": entry<{ readonly name: string; readonly type: string }>({
    severity: "error",
    say: ({ name, type }) => `"${name}" is optional here, but required in ${type}, which is included`,
    explain: "A field that replaces an included one can make an optional field required, but not the other way round.",
    wrong: "include: [Discussion] # state is required\nfields: { state?: { const: open } }",
    right: "include: [Discussion]\nfields: { state: { const: open } }",
  }),
  "resolve/duplicate-field": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `duplicate field "${name}"`,
    explain: "Field names must be unique within an object, including fields added by `include` and aliases of fields.",
    wrong: "include: [WithTitle]  # … fields: { title: string }",
    right: "include: [WithTitle]  # … fields: { subtitle: string }",
  }),
  "resolve/duplicate-alias": entry<{ readonly alias: string; readonly owner: string }>({
    severity: "error",
    say: ({ alias, owner }) => `the alias "${alias}" is already used by "${owner}"`,
    explain: "Every value and alias of an enum must be unique, because an alias is read as exactly one value.",
    wrong: "values: { on: { doc: On., aliases: [off] }, off: Off. }",
    right: "values: { on: { doc: On., aliases: [yes] }, off: Off. }",
  }),
  "resolve/duplicate-tag": entry<{ readonly tag: string }>({
    severity: "error",
    say: ({ tag }) => `the tag "${tag}" is used by two messages`,
    explain: "The tag identifies the type of a message. An alias must not be the tag or an alias of another message.",
    wrong: "receipt: { aliases: [letter] }",
    right: "receipt: { aliases: [ticket] }",
  }),
  "resolve/duplicate-type": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the type "${name}" is defined twice`,
    explain:
      "The types of the files that the root file lists under `types` are known in every protocol, so a protocol cannot define a type of the same name.",
    wrong: "types: [types/common.yaml]  # … protocols/post.yaml: types: { Stamp: … }, and types/common.yaml too",
    right: "types: [types/common.yaml]  # … protocols/post.yaml: uses Stamp",
  }),
  "resolve/no-type-name": entry<{ readonly message: string }>({
    severity: "error",
    say: ({ message }) => `no TypeScript name can be derived from the tag "${message}"; set \`name\``,
    explain:
      "The TypeScript name of a message consists of the letters and digits of its tag and starts with a letter. For a tag such as `+1` or `3d/list`, set `name`.",
    wrong: '"+1": { doc: …, from: … }',
    right: '"+1": { name: Upvote, doc: …, from: … }',
  }),
  "resolve/duplicate-rule": entry<{ readonly name: string; readonly owner: string }>({
    severity: "error",
    say: ({ name, owner }) => `${owner} already has a rule "${name}"`,
    explain:
      "A violated rule is reported as `rule/<name>`. The rules of the envelope apply to every message, and those of included types come along with their fields, so the rules of a message or of a type need different names.",
    wrong: "envelope: { rules: { differ: … } }  # … messages: { letter: { rules: { differ: … } } }",
    right: "envelope: { rules: { differ: … } }  # … messages: { letter: { rules: { other-reader: … } } }",
  }),
  "resolve/reserved-name": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" is reserved`,
    explain: "A reserved name belonged to something that was removed. Old messages can still contain it, so it must not be reused.",
    wrong: "reserved: [title]  # … fields: { title: string }",
    right: "reserved: [title]  # … fields: { heading: string }",
  }),
  "resolve/group-named-as-message": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the group "${name}" has the same name as a message`,
    explain: "Arrays of messages can contain message tags and group names, so the two must not overlap.",
    wrong: "messages: { letter: … }  # … groups: { letter: … }",
    right: "messages: { letter: … }  # … groups: { letters: … }",
  }),
  "resolve/field-shadows": entry<{ readonly name: string; readonly what: string }>({
    severity: "error",
    say: ({ name, what }) => `the field "${name}" has the same name as ${what}`,
    explain:
      "The envelope and the body of a message share one namespace. To narrow an envelope field for one message, redefine it under `envelope` of that message.",
    wrong: "letter: { fields: { type: string } }",
    right: "letter: { fields: { kind: string } }",
  }),
} as const;
