// Diagnostics of the check stage about what a spec allows itself.

import { entry } from "../../catalog-entry.js";

export const allowanceEntries = {
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
    explain: "An allowance with `until` was meant to be temporary. Repair what it covers, or give it a new date and a reason.",
    wrong: "allow: { unused-type: { reason: Comes soon., until: 2026-01-31 } }",
    right: "allow: { unused-type: { reason: Comes later., until: 2030-01-31 } }",
  }),
} as const;
