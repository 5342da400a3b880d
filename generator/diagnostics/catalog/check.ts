// Diagnostics of the check stage.

import { entry } from "../catalog-entry.js";

export const checkCatalog = {
  "check/example-invalid": entry<{ readonly example: string; readonly problem: string }>({
    severity: "error",
    say: ({ example, problem }) => `example "${example}" is not valid: ${problem}`,
    explain: "Examples are checked whenever the spec is read; this one breaks the definition it is meant to show.",
    wrong: "minimal: { storyId: US-1 }",
    right: "minimal: { storyId: US-001 }",
  }),
  "check/invalid-example-accepted": entry<{ readonly example: string }>({
    severity: "error",
    say: ({ example }) => `invalid example "${example}" is valid`,
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
  "check/allow-unknown-rule": entry<{ readonly rule: string }>({
    severity: "error",
    say: ({ rule }) => `"${rule}" is no rule that can be allowed`,
    explain: "`allow` names a lint rule by its code without `check/`. Rules about the truth of examples cannot be allowed.",
    wrong: "allow: { string-unbouned: The line limit bounds it. }",
    right: "allow: { string-unbounded: The line limit bounds it. }",
  }),
  "check/allow-unused": entry<{ readonly rule: string }>({
    severity: "warning",
    say: ({ rule }) => `nothing here breaks "${rule}"`,
    explain: "An allowance that is no longer needed would hide the next mistake of its kind. Remove it.",
    wrong: "title: { type: string, max: 80, allow: { string-unbounded: … } }",
    right: "title: { type: string, max: 80 }",
  }),
  "check/allow-expired": entry<{ readonly rule: string; readonly until: string }>({
    severity: "warning",
    say: ({ rule, until }) => `"${rule}" was allowed until ${until}`,
    explain: "An allowance with `until` was meant to be temporary. Repair what it covers, or give it a new date or version and a reason.",
    wrong: "allow: { unused-type: { reason: Comes in 1.1., until: 1.1.0 } }  # in version 1.2.0",
    right: "allow: { unused-type: { reason: Comes in 1.3., until: 1.3.0 } }",
  }),
} as const;
