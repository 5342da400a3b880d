// Diagnostics of the check stage about the `allow` entries of a spec.

import { entry } from "../../catalog-entry.js";

export const allowanceEntries = {
  "check/allow-unknown-rule": entry<{ readonly rule: string }>({
    severity: "error",
    say: ({ rule }) => `unknown lint rule "${rule}" in \`allow\``,
    explain: "`allow` refers to a lint rule by its code without `check/`. Rules that verify examples cannot be allowed.",
    wrong: "allow: { string-unbouned: The line limit bounds it. }",
    right: "allow: { string-unbounded: The line limit bounds it. }",
  }),
  "check/allow-unused": entry<{ readonly rule: string }>({
    severity: "warning",
    say: ({ rule }) => `unused \`allow\`: nothing here violates "${rule}"`,
    explain: "An `allow` that is no longer needed would hide the next violation of its rule. Remove it.",
    wrong: "title: { type: string, max: 80, allow: { string-unbounded: … } }",
    right: "title: { type: string, max: 80 }",
  }),
  "check/allow-expired": entry<{ readonly rule: string; readonly until: string }>({
    severity: "warning",
    say: ({ rule, until }) => `the \`allow\` for "${rule}" expired on ${until}`,
    explain: "An `allow` with `until` is temporary. Fix the violation, or extend the date and update the reason.",
    wrong: "allow: { unused-type: { reason: Comes soon., until: 2026-01-31 } }",
    right: "allow: { unused-type: { reason: Comes later., until: 2030-01-31 } }",
  }),
} as const;
