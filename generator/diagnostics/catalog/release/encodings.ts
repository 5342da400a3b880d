// Changes between releases: how messages are written down.

import { breaking, compatible } from "./change-entry.js";

export const encodingsEntries = {
  "release/encoding-removed": breaking({
    say: ({ what }) => `messages can no longer be written as ${what}`,
    explain: "Both sides have to speak another encoding.",
    wrong: "json: { maxBytes: 4000 }\nmail:",
    right: "json: { maxBytes: 4000 }\nyaml: { maxBytes: 4000 }\nmail:",
  }),
  "release/encoding-added": compatible("minor", {
    say: ({ what }) => `messages may be written as ${what} too now`,
    explain: "Readers that know the encoding take it; the others are sent what they know.",
  }),
  "release/default-encoding-changed": breaking({
    say: ({ before, after }) => `messages are written as ${after} now where nothing else is said, not as ${before}`,
    explain: "Programs that name no encoding read and write another one after the upgrade.",
    wrong: "json: {}\nyaml: { maxBytes: 9000, body",
    right: "yaml: { maxBytes: 9000, body",
  }),
  "release/size-limit-lowered": breaking({
    say: ({ what, before, after }) => `${what} may have ${after} now, ${before} before`,
    explain: "Longer messages of old senders are refused.",
    wrong: "json: { maxBytes: 3000 }\nmail:",
    right: "json: { maxBytes: 4000 }\nmail:",
  }),
  "release/size-limit-raised": breaking({
    say: ({ what, before, after }) => `${what} may have ${after} now, ${before} before`,
    explain: "Old readers refuse messages beyond the old limit.",
    wrong: "json: { maxBytes: 4000 }\nmail:",
    right: "json: { maxBytes: 3000 }\nmail:",
  }),
  "release/body-form-removed": breaking({
    say: ({ what }) => `a body written as ${what} is no longer read`,
    explain: "Senders who write it that way are refused.",
    wrong: "body: { reads: [mapping], writes: mapping }",
    right: "body: { reads: [mapping, text], writes: mapping }",
  }),
  "release/body-form-added": compatible("minor", {
    say: ({ what }) => `a body written as ${what} is read too now`,
    explain: "One more form is read. Nobody has to change.",
  }),
  "release/written-body-form-changed": compatible("minor", {
    say: ({ before, after }) => `bodies are written as ${after} now, not as ${before}`,
    explain: "Old readers that do not read that form refuse the message.",
  }),
  "release/mail-location-changed": breaking({
    say: ({ what, before, after }) => `${what} is written as ${after} now, not as ${before}`,
    explain: "A mail is read line by line; a field under another label is not found. With `also`, new readers find the old label.",
    wrong: "draught: { type: Draught, mail: Depth, doc",
    right: "draught: { type: Draught, mail: Draught, doc",
  }),
  "release/subject-form-removed": breaking({
    say: ({ what }) => `subjects like ${what} are no longer read`,
    explain: "Mails with such a subject are refused.",
    wrong: "subjects: ['[{berth}] {kind}']",
    right: "subjects: ['[{berth}] {kind}', '{kind}']",
  }),
  "release/subject-form-added": breaking({
    say: ({ what }) => `subjects like ${what} are read too now`,
    explain:
      "The first form whose fields are known is written. A new form that comes before one that always fits is written too, and old readers do not know it. Behind such a form it is only read, and then it is a minor.",
    wrong: "subjects: ['[{berth}] {kind}', '{kind} for {ship}']",
    right: "subjects: ['[{berth}] {kind}', '{kind}', '{kind} for {ship}']",
  }),
  "release/written-subject-changed": breaking({
    say: ({ before, after }) => `subjects are written like ${after} now, not like ${before}`,
    explain: "Old readers that do not know the form refuse or misread the mail.",
    wrong: "subjects: ['{kind} - {berth}', '[{berth}] {kind}', '{kind}']",
    right: "subjects: ['[{berth}] {kind}', '{kind}']",
  }),
  "release/subject-precedence-changed": breaking({
    say: ({ before, after }) => `a subject with several type words is read by ${after} now, not by ${before}`,
    explain: "Each side takes such a mail for a message of another type.",
    wrong: "precedence: [GRANT, ASK, DENY, LEAVE]",
    right: "precedence: [ASK, GRANT, DENY, LEAVE]",
  }),
  "release/mail-part-changed": breaking({
    say: ({ what, before, after }) => `the ${what} of a mail is in ${after} now, not in ${before}`,
    explain: "Each side looks for the text of a mail where the other does not put it.",
    wrong: "parts: { subject: title, body: text, thread: thread }",
    right: "parts: { subject: subject, body: text, thread: thread }",
  }),
  "release/mail-keeping-changed": breaking({
    say: ({ what, before, after }) => `lines without a field are kept in ${after} now, not in ${before} (${what})`,
    explain: "Programs look for them in the old place.",
    wrong: "keeps: {}",
    right: "keeps: { labels: labels }",
  }),
} as const;
