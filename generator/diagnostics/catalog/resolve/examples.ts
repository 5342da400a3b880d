// Diagnostics of the resolve stage about examples and transcripts that cannot be built.

import { entry } from "../../catalog-entry.js";

export const exampleEntries = {
  "resolve/drops-nothing": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `cannot drop "${name}": the example does not have it`,
    explain: "`drop` shows what happens when a field is missing, so the example under `like` must contain the field.",
    wrong: "invalid: { no note: { like: minimal, drop: [note] } }",
    right: "invalid: { no note: { like: full, drop: [note] } }",
  }),
  "resolve/repeat-too-large": entry<{}>({
    severity: "error",
    say: () => "the repeated value is too large",
    explain: "`$repeat` builds values that exceed a limit. An expanded example can have at most four million characters.",
    wrong: "words: { $repeat: x, times: 9000000000 }",
    right: "words: { $repeat: x, times: 2001 }",
  }),
  "resolve/issue-required": entry<{}>({
    severity: "error",
    say: () => '"issue" is required in an invalid example',
    explain:
      "An invalid example states why the message is rejected. Only an example that drops fields can omit `issue`, which then defaults to `missing-field`.",
    wrong: "long title: { like: minimal, set: { title: … } }",
    right: "long title: { like: minimal, set: { title: … }, issue: too-long }",
  }),
  "resolve/at-required": entry<{}>({
    severity: "error",
    say: () => '"at" is required: the location of the issue is ambiguous',
    explain:
      "When exactly one field is set or dropped, the issue is expected there. Otherwise `at` states which field, or which message of a transcript, is invalid.",
    wrong: "both: { like: minimal, set: { a: 1, b: 2 }, issue: wrong-type }",
    right: "both: { like: minimal, set: { a: 1, b: 2 }, issue: wrong-type, at: b }",
  }),
  "resolve/no-such-item": entry<{ readonly at: number; readonly count: number }>({
    severity: "error",
    say: ({ at, count }) => `index ${at} is out of range: the transcript has ${count} message${count === 1 ? "" : "s"}, counted from 0`,
    explain: "`at` is the index of the invalid message, counted from 0.",
    wrong: "early: { messages: [receipt], at: 1 }",
    right: "early: { messages: [receipt], at: 0 }",
  }),
} as const;
