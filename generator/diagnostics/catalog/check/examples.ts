// Diagnostics of the check stage about examples, which must be correct and complete.

import { entry } from "../../catalog-entry.js";

export const exampleEntries = {
  "check/example-invalid": entry<{ readonly example: string; readonly problem: string }>({
    severity: "error",
    say: ({ example, problem }) => `example "${example}" is invalid: ${problem}`,
    explain: "Every example is validated against its definition. Correct the example or the definition.",
    wrong: "minimal: { stamp: 5 }",
    right: "minimal: { stamp: red }",
  }),
  "check/invalid-example-accepted": entry<{ readonly example: string; readonly issue: string; readonly at: string }>({
    severity: "error",
    say: ({ example, issue, at }) => `invalid example "${example}" is accepted, expected ${issue} at ${at}`,
    explain:
      "An invalid example shows that a constraint is enforced. This one is valid: either the constraint is missing, or the example does not violate it.",
    wrong: "long title: { like: minimal, set: { title: Hello }, issue: too-long }",
    right: "long title: { like: minimal, set: { title: { $repeat: x, times: 81 } }, issue: too-long }",
  }),
  "check/invalid-example-differs": entry<{ readonly example: string; readonly difference: string; readonly isElsewhere: boolean }>({
    severity: "error",
    say: ({ example, difference, isElsewhere }) =>
      `invalid example "${example}" is rejected ${isElsewhere ? "at another location" : "for another reason"}: ${difference}`,
    explain: "An invalid example must be rejected with exactly one issue, which has the stated code and location.",
    wrong: "no title: { like: minimal, drop: [title], issue: too-short }",
    right: "no title: { like: minimal, drop: [title], issue: missing-field }",
  }),
  "check/wire-example-differs": entry<{ readonly example: string; readonly difference: string }>({
    severity: "error",
    say: ({ example, difference }) => `wire example "${example}" decodes differently: ${difference}`,
    explain:
      "A wire example states what decoding returns: all fields of the message itself and all warnings, or the one issue. Envelope fields, constants and unknown properties are only compared if they are stated.",
    wrong: "spaced: { json: '{…}', reads: { title: ' Hello ' } }",
    right: "spaced: { json: '{…}', reads: { title: Hello } }",
  }),
  "check/transcript-differs": entry<{ readonly transcript: string; readonly difference: string }>({
    severity: "error",
    say: ({ transcript, difference }) => `transcript "${transcript}" fails${difference}`,
    explain:
      "Every transcript is replayed with the conversation monitor. A legal transcript must raise no issue, an illegal one must raise its issue at the stated message, and all warnings must be stated.",
    wrong: "transcripts: { early receipt: [receipt, letter] }",
    right: "transcripts: { in order: [letter, receipt] }",
  }),
  "check/round-trip-fails": entry<{ readonly example: string; readonly encoding: string; readonly problem: string }>({
    severity: "error",
    say: ({ example, encoding, problem }) => `example "${example}" does not round-trip through ${encoding}: ${problem}`,
    explain: "Every example is encoded and decoded in every encoding of the protocol, and the result must equal the example.",
    wrong: "files: { list: path, mail: Files }  # example: files: ['a,b']",
    right: "files: { list: { type: path, pattern: '^[^,]+$' }, mail: Files }",
  }),
  "check/example-missing": entry<{ readonly message: string; readonly what: string }>({
    severity: "warning",
    say: ({ message, what }) => `${message} has ${what}`,
    explain:
      "Examples appear in the docs and run as tests. Every message needs one example without optional fields, and every optional field must appear in at least one example. A draft can be generated without them; `wirepact release` requires them.",
    wrong: "letter: { examples: { full: { stamp: red, words: Hello } } }",
    right: "letter: { examples: { minimal: { stamp: red }, full: { stamp: red, words: Hello } } }",
  }),
  "check/example-no-negative": entry<{
    readonly message: string;
    readonly wanted: "one invalid example" | "two invalid examples";
    readonly count: number;
  }>({
    severity: "warning",
    say: ({ message, wanted, count }) => `${message} must have at least ${wanted}, got ${count === 0 ? "none" : "one"}`,
    explain:
      "Invalid examples show what is rejected and why. Add at least two, each with the issue it must produce; one is enough for the result of a request.",
    wrong: "invalid: {}",
    right: "invalid: { no stamp: { like: minimal, drop: [stamp] }, long stamp: { … } }",
  }),
  "check/example-secret": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `the example appears to contain a secret: ${problem}`,
    explain: "Examples are published in docs and packages. Use a value that cannot be mistaken for a real credential.",
    wrong: "token: ghp_…",
    right: "token: not-a-real-token",
  }),
  "check/unexercised": entry<{ readonly what: string }>({
    severity: "warning",
    say: ({ what }) => `no example covers ${what}`,
    explain:
      "Constraints, required fields, aliases, subject templates, `lenient` options and rules that nothing covers can break unnoticed. Most limits, patterns and required fields are covered by messages that are derived for the tests of the package; for the others, add an example that would fail without them. It is enough to cover a named type once.",
    wrong: "values: { PASS: { doc: …, aliases: [OK] } }",
    right: "wire: { ok means PASS: { json: …, reads: { tests: PASS } } }",
  }),
  "check/example-unknown-field": entry<{ readonly example: string; readonly field: string }>({
    severity: "warning",
    say: ({ example, field }) => `unknown field ${field} in example "${example}"`,
    explain:
      "An open object accepts unknown properties, so an example with a misspelled field is still valid. To show how unknown properties are handled, use a wire example.",
    wrong: "letter: { fields: { stamp: Stamp }, examples: { minimal: { stmp: red } } }",
    right: "letter: { fields: { stamp: Stamp }, examples: { minimal: { stamp: red } } }",
  }),
} as const;
