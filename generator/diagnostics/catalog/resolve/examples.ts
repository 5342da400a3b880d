// Diagnostics of the resolve stage about examples and transcripts that cannot be made.

import { entry } from "../../catalog-entry.js";

export const exampleEntries = {
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
  "resolve/issue-required": entry<{}>({
    severity: "error",
    say: () => "the invalid example does not say which issue it gives",
    explain:
      "An invalid example proves that a message is refused for the right reason. Only one that drops fields can leave `issue` out: that is `missing-field`.",
    wrong: "long title: { like: minimal, set: { title: … } }",
    right: "long title: { like: minimal, set: { title: … }, issue: too-long }",
  }),
  "resolve/at-required": entry<{}>({
    severity: "error",
    say: () => "`at` is missing: more than one place could be meant",
    explain:
      "Where one field is set or dropped, the issue is expected there. Otherwise `at` says which field, or which message of a transcript, is at fault.",
    wrong: "both: { like: minimal, set: { a: 1, b: 2 }, issue: wrong-type }",
    right: "both: { like: minimal, set: { a: 1, b: 2 }, issue: wrong-type, at: b }",
  }),
  "resolve/no-such-item": entry<{ readonly at: number; readonly count: number }>({
    severity: "error",
    say: ({ at, count }) => `there is no message ${at}: the transcript has ${count}, counted from 0`,
    explain: "`at` is the position of the message at fault, counted from 0.",
    wrong: "early: { messages: [receipt], at: 1 }",
    right: "early: { messages: [receipt], at: 0 }",
  }),
} as const;
