// Diagnostics of the check stage about conversations and about the mail encoding.

import { entry } from "../../catalog-entry.js";

export const flowEntries = {
  "check/mail-location-missing": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"mail" is required on the field "${name}"`,
    explain:
      "In a protocol with a mail encoding, every field of a message has a location in the mail message: a label, a bullet, a section, the body or the subject.",
    wrong: "title: { type: line }",
    right: "title: { type: line, mail: Title }",
  }),
  "check/mail-subject-incomplete": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `a subject without the field "${name}" can be written, although it is the field's only location`,
    explain:
      "Of the `subjects`, the first is written whose fields a message has. A field that is only in a later one would be lost. List the subjects with more fields first, or give the field a label as well.",
    wrong: "subjects: ['{type}', '[{id}] {type}']  # … id: { type: string, mail: subject }",
    right: "subjects: ['[{id}] {type}', '{type}']",
  }),
  "check/mail-label-ambiguous": entry<{ readonly label: string; readonly other: string }>({
    severity: "error",
    say: ({ label, other }) => `"${label}" is already used by the field ${other}`,
    explain:
      "Labels and sections are matched case-insensitively. Two fields of a message cannot use the same one, unless they are in different sections.",
    wrong: "title: { mail: Name }  # … author: { mail: name }",
    right: "title: { mail: Title }  # … author: { mail: Author }",
  }),
  "check/mail-not-representable": entry<{ readonly what: string }>({
    severity: "error",
    say: ({ what }) => `${what}, which a mail message cannot represent`,
    explain:
      "A mail message is flat: it contains the fields of the message, which are strings, numbers, booleans, enum values and arrays of those. Replace an object with separate fields.",
    wrong: "author: { fields: { name: line }, mail: Author }",
    right: "author_name: { type: line, mail: Author }",
  }),
  "check/mail-subject-repeated": entry<{}>({
    severity: "error",
    say: () => "duplicate subject template",
    explain: "Every subject template is read, and the first whose fields are all set is written, so a duplicate has no effect.",
    wrong: "subjects: ['{type}', '{type}']",
    right: "subjects: ['[{id}] {type}', '{type}']",
  }),
  "check/mail-precedence-incomplete": entry<{ readonly missing: readonly string[] }>({
    severity: "error",
    say: ({ missing }) =>
      `\`precedence\` must list every message, but ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing`,
    explain: "If a subject contains the tags of several messages, the one listed first under `precedence` is used.",
    wrong: "precedence: [DONE]  # there is also FAILED",
    right: "precedence: [FAILED, DONE]",
  }),
  "check/flow-unreachable": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `${name} is unreachable from the start of the flow`,
    explain: "Every message of a flow must be reachable from its start. Add a step that leads to the message, or remove the message.",
    wrong: "start: letter, steps: { receipt: [letter] }",
    right: "start: letter, steps: { letter: [receipt] }",
  }),
  "check/flow-dead-end": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `no end of the flow is reachable from ${name}`,
    explain: "A conversation that reaches this message can never end. Add a step towards an end, or list the message under `end`.",
    wrong: "steps: { letter: [reminder], reminder: [reminder] }, end: [receipt]",
    right: "steps: { letter: [reminder], reminder: [reminder, receipt] }, end: [receipt]",
  }),
  "check/flow-step-after-end": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `the steps after ${name} never apply, because it ends the flow`,
    explain: "After a message under `end`, the conversation is over: only a start message, or one that is allowed at any time, can follow.",
    wrong: "steps: { letter: [receipt], receipt: [letter] }, end: [receipt]",
    right: "steps: { letter: [receipt] }, end: [receipt]",
  }),
  "check/flow-deadline-unused": entry<{ readonly names: readonly string[]; readonly why: string }>({
    severity: "warning",
    say: ({ names, why }) => `the deadline after ${names.join(", ")} never applies, because ${why}`,
    explain:
      "A deadline limits the time until the next message of the flow. After a message that ends the flow, or that is not part of it, no message is awaited.",
    wrong: "end: [receipt], deadlines: [{ after: [receipt], within: 1h, doc: … }]",
    right: "end: [receipt], deadlines: [{ after: [letter], within: 1h, doc: … }]",
  }),
  "check/flow-key-missing": entry<{ readonly key: string; readonly messages: readonly string[] }>({
    severity: "error",
    say: ({ key, messages }) => `the flow key "${key}" is not a field of ${messages.join(", ")}`,
    explain:
      "The key of a flow identifies the conversation that a message belongs to, so every message of the flow must have all its fields.",
    wrong: "key: [letter_id]  # receipt has no letter_id",
    right: "key: [thread_id]",
  }),
  "check/reply-nobody-sends": entry<{ readonly reply: string; readonly request: string; readonly roles: readonly string[] }>({
    severity: "error",
    say: ({ reply, request, roles }) =>
      `${reply} cannot be a reply to ${request}: no recipient of ${request} (${roles.join(", ")}) sends it`,
    explain: "A reply is sent by a role that receives the request. Correct `from` of the reply, `to` of the request, or `replies`.",
    wrong: "letter: { to: reader, replies: [receipt] }  # receipt: { from: writer }",
    right: "letter: { to: reader, replies: [receipt] }  # receipt: { from: reader }",
  }),
  "check/message-in-no-flow": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `${name} is not part of a flow, is not a reply and has no \`replies\``,
    explain: "Readers need to know when a message is sent and what follows it. `replies: []` states that no reply is expected.",
    wrong: "notice: { doc: …, from: …, to: … }",
    right: "notice: { doc: …, from: …, to: …, replies: [] }",
  }),
  "check/ack-unavailable": entry<{ readonly message: string }>({
    severity: "error",
    say: ({ message }) => `${message} must be acknowledged, but no field can acknowledge a message`,
    explain:
      "`ack: required` makes a conversation wait for an acknowledgement. `ack` of the envelope names the fields that request and give one; without it, the message stays unacknowledged forever.",
    wrong: "messages: { order: { ack: required } }",
    right: "envelope: { ack: { wanted: receipt, given: seen } }",
  }),
  "check/role-idle": entry<{ readonly role: string }>({
    severity: "warning",
    say: ({ role }) => `unused role "${role}": no message is sent or received by it`,
    explain: "Every role should send or receive at least one message. Remove the role, or add it to `from` or `to` of a message.",
    wrong: "roles: { writer: …, reader: …, censor: … }",
    right: "roles: { writer: …, reader: … }",
  }),
} as const;
