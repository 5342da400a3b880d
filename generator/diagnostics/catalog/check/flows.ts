// Diagnostics of the check stage about exchanges of messages, and about mails.

import { entry } from "../../catalog-entry.js";

export const flowEntries = {
  "check/mail-location-missing": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the field "${name}" has no place in a mail`,
    explain:
      "A protocol with a mail encoding says for every field of a message where it stands: a label, a bullet, a section, the body or the subject.",
    wrong: "title: { type: line }",
    right: "title: { type: line, mail: Title }",
  }),
  "check/mail-label-ambiguous": entry<{ readonly label: string; readonly other: string }>({
    severity: "error",
    say: ({ label, other }) => `"${label}" already belongs to the field ${other}`,
    explain:
      "Labels and sections are found by their words, in any case. Two fields of a message cannot share one, unless they stand in different sections.",
    wrong: "title: { mail: Name }  # … author: { mail: name }",
    right: "title: { mail: Title }  # … author: { mail: Author }",
  }),
  "check/mail-not-representable": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the field "${name}" is an object, which a mail cannot hold`,
    explain: "A mail is flat: a place holds a text, a number, a word, or a list of those. Spread the object into fields of its own.",
    wrong: "author: { fields: { name: line }, mail: Author }",
    right: "author_name: { type: line, mail: Author }",
  }),
  "check/mail-subject-repeated": entry<{}>({
    severity: "error",
    say: () => "the same subject form is there twice",
    explain: "All subject forms are read and the first one whose fields are known is written, so the second of two alike has no effect.",
    wrong: "subjects: ['{type}', '{type}']",
    right: "subjects: ['[{id}] {type}', '{type}']",
  }),
  "check/mail-precedence-incomplete": entry<{ readonly missing: readonly string[] }>({
    severity: "error",
    say: ({ missing }) => `the precedence lacks ${missing.join(", ")}`,
    explain:
      "When a subject holds several type words, the earliest of this list wins. A message that is not listed could never be told from the others.",
    wrong: "precedence: [DONE]  # there is also FAILED",
    right: "precedence: [FAILED, DONE]",
  }),
  "check/flow-unreachable": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `no walk through the flow gets to ${name}`,
    explain: "Every message of a flow follows from its start. Add the step that leads here, or leave the message out.",
    wrong: "start: letter, steps: { receipt: [letter] }",
    right: "start: letter, steps: { letter: [receipt] }",
  }),
  "check/flow-dead-end": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `from ${name} no end of the flow can be reached`,
    explain: "A run that comes here could never finish. Add a step towards an end, or list the message under `end`.",
    wrong: "steps: { letter: [reminder], reminder: [reminder] }, end: [receipt]",
    right: "steps: { letter: [reminder], reminder: [reminder, receipt] }, end: [receipt]",
  }),
  "check/flow-key-missing": entry<{ readonly key: string; readonly messages: readonly string[] }>({
    severity: "error",
    say: ({ key, messages }) => `${messages.join(", ")} cannot be assigned to a run: no field "${key}"`,
    explain: "The key of a flow tells one run from another, so every message of the flow must carry all its fields.",
    wrong: "key: [letter_id]  # receipt has no letter_id",
    right: "key: [thread_id]",
  }),
  "check/reply-nobody-sends": entry<{ readonly reply: string; readonly request: string; readonly roles: readonly string[] }>({
    severity: "error",
    say: ({ reply, request, roles }) => `nobody who gets ${request} (${roles.join(", ")}) sends ${reply}`,
    explain: "A reply comes from a role that the request went to. Correct `from` of the reply, `to` of the request, or the list.",
    wrong: "letter: { to: reader, replies: [receipt] }  # receipt: { from: writer }",
    right: "letter: { to: reader, replies: [receipt] }  # receipt: { from: reader }",
  }),
  "check/message-in-no-flow": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `${name} is in no flow, answers nothing and says nothing of replies`,
    explain: "Readers want to know when a message is sent and what follows. `replies: []` says that nothing does.",
    wrong: "notice: { doc: …, from: …, to: … }",
    right: "notice: { doc: …, from: …, to: …, replies: [] }",
  }),
  "check/role-idle": entry<{ readonly role: string }>({
    severity: "warning",
    say: ({ role }) => `the role "${role}" neither sends nor gets a message`,
    explain: "A role that takes part in nothing is left over, or a message forgot it.",
    wrong: "roles: { writer: …, reader: …, censor: … }",
    right: "roles: { writer: …, reader: … }",
  }),
} as const;
