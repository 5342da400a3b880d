// Diagnostics of the check stage about examples, which must be true and complete.

import { entry } from "../../catalog-entry.js";

export const exampleEntries = {
  "check/example-invalid": entry<{ readonly example: string; readonly problem: string }>({
    severity: "error",
    say: ({ example, problem }) => `example "${example}" is not valid: ${problem}`,
    explain: "Examples are checked whenever the spec is read; this one breaks the definition it is meant to show.",
    wrong: "minimal: { stamp: 5 }",
    right: "minimal: { stamp: red }",
  }),
  "check/invalid-example-accepted": entry<{ readonly example: string; readonly issue: string; readonly at: string }>({
    severity: "error",
    say: ({ example, issue, at }) => `invalid example "${example}" is valid: expected ${issue} at ${at}`,
    explain:
      "An invalid example proves that a rule is enforced. This one passes, so either the rule is missing or the example does not break it.",
    wrong: "long title: { like: minimal, set: { title: Hello }, issue: too-long }",
    right: "long title: { like: minimal, set: { title: { $repeat: x, times: 81 } }, issue: too-long }",
  }),
  "check/invalid-example-differs": entry<{ readonly example: string; readonly difference: string }>({
    severity: "error",
    say: ({ example, difference }) => `invalid example "${example}" is refused for another reason: ${difference}`,
    explain: "An invalid example has exactly one defect, with the issue and the place it states. What came instead is in the message.",
    wrong: "no title: { like: minimal, drop: [title], issue: too-short }",
    right: "no title: { like: minimal, drop: [title], issue: missing-field }",
  }),
  "check/wire-example-differs": entry<{ readonly example: string; readonly difference: string }>({
    severity: "error",
    say: ({ example, difference }) => `wire example "${example}" is read differently: ${difference}`,
    explain:
      "A wire example states what reading makes of it: every field of the message's own, every warning, or the one issue. Envelope fields, constants and unknown members are compared where they are stated.",
    wrong: "spaced: { json: '{…}', reads: { title: ' Hello ' } }",
    right: "spaced: { json: '{…}', reads: { title: Hello } }",
  }),
  "check/transcript-differs": entry<{ readonly transcript: string; readonly difference: string }>({
    severity: "error",
    say: ({ transcript, difference }) => `transcript "${transcript}" plays differently: ${difference}`,
    explain:
      "Transcripts are fed to the monitor that packages export. A legal one raises no issue, an illegal one raises its issue at the message it names, and warnings are complete.",
    wrong: "transcripts: { early receipt: [receipt, letter] }",
    right: "transcripts: { in order: [letter, receipt] }",
  }),
  "check/round-trip-fails": entry<{ readonly example: string; readonly encoding: string; readonly problem: string }>({
    severity: "error",
    say: ({ example, encoding, problem }) => `example "${example}" does not survive ${encoding}: ${problem}`,
    explain: "Every example is written and read back in every encoding of the protocol, and must come back the same.",
    wrong: "files: { list: path, mail: Files }  # example: files: ['a,b']",
    right: "files: { list: { type: path, pattern: '^[^,]+$' }, mail: Files }",
  }),
  "check/example-missing": entry<{ readonly message: string; readonly what: string }>({
    severity: "error",
    say: ({ message, what }) => `${message} has ${what}`,
    explain: "Examples are shown in the docs and run in tests: one without any optional field, and every optional field in at least one.",
    wrong: "letter: { examples: { full: { stamp: red, words: Hello } } }",
    right: "letter: { examples: { minimal: { stamp: red }, full: { stamp: red, words: Hello } } }",
  }),
  "check/example-no-negative": entry<{ readonly message: string; readonly count: number }>({
    severity: "warning",
    say: ({ message, count }) => `${message} has ${count === 0 ? "no invalid example" : "only one invalid example"}; two are the least`,
    explain: "What a message refuses is half of its meaning. Give at least two invalid examples, with the issue each must produce.",
    wrong: "invalid: {}",
    right: "invalid: { no stamp: { like: minimal, drop: [stamp] }, long stamp: { … } }",
  }),
  "check/example-secret": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `the example seems to hold a secret: ${problem}`,
    explain: "Examples are published in docs and packages. Use a value that nobody could take for a real key.",
    wrong: "token: ghp_…",
    right: "token: not-a-real-token",
  }),
  "check/unexercised": entry<{ readonly what: string }>({
    severity: "warning",
    say: ({ what }) => `no example shows ${what}`,
    explain:
      "Limits, required fields, aliases, subject forms, relaxations and rules that no invalid or wire example shows can break unnoticed. Add an example that would fail without it; a named type is shown once, wherever it is used.",
    wrong: "values: { PASS: { doc: …, aliases: [OK] } }",
    right: "wire: { ok means PASS: { json: …, reads: { tests: PASS } } }",
  }),
  "check/example-unknown-field": entry<{ readonly example: string; readonly field: string }>({
    severity: "warning",
    say: ({ example, field }) => `example "${example}" has ${field}, which is no field`,
    explain:
      "An open object takes any member, so a misspelt field in an example is still a valid example, of nothing. What unknown members do is better shown by a wire example.",
    wrong: "letter: { fields: { stamp: Stamp }, examples: { minimal: { stmp: red } } }",
    right: "letter: { fields: { stamp: Stamp }, examples: { minimal: { stamp: red } } }",
  }),
} as const;
