// Diagnostics of the check stage about names, documentation and history.

import { entry } from "../../catalog-entry.js";

export const textEntries = {
  "check/name-collision": entry<{ readonly name: string; readonly other: string }>({
    severity: "error",
    say: ({ name, other }) =>
      other === "" ? `"${name}" is a name that every package has already` : `"${name}" is also the name of ${other}`,
    explain:
      "Packages export a type, a guard, a builder and a schema per message, a type per named type, and a predicate and a filter per group. After casing, two of them would be the same.",
    wrong: "messages: { paper-round: …, paper_round: … }",
    right: "messages: { paper-round: …, paper-route: … }",
  }),
  "check/name-case": entry<{ readonly name: string; readonly kind: string; readonly style: string }>({
    severity: "error",
    say: ({ name, kind, style }) => `"${name}" is not written like the other ${kind} (${style} case)`,
    explain:
      "Names of one kind are written alike within a protocol; the majority decides how. Where the document itself mixes cases, allow it with that reason.",
    wrong: "fields: { task_id: …, branch_name: …, repoUrl: … }",
    right: "fields: { task_id: …, branch_name: …, repo_url: … }",
  }),
  "check/since-in-future": entry<{ readonly since: string; readonly version: string }>({
    severity: "error",
    say: ({ since, version }) => `${since} is later than the protocol's own version ${version}`,
    explain: "`since` and `deprecated` name a version that is out, or the one that this spec will be.",
    wrong: "version: 1.0.0  # … title: { since: 1.1.0 }",
    right: "version: 1.1.0  # … title: { since: 1.1.0 }",
  }),
  "check/deprecated-without-replacement": entry<{}>({
    severity: "warning",
    say: () => "it does not say what to use instead",
    explain:
      "Whoever meets something deprecated asks what to do now. Name it under `use`, or allow it with a reason when there is nothing.",
    wrong: "deprecated: { since: 1.1.0, reason: Too vague. }",
    right: "deprecated: { since: 1.1.0, reason: Too vague., use: status }",
  }),
  "check/doc-missing": entry<{ readonly what: string }>({
    severity: "warning",
    say: ({ what }) => `${what} has no documentation`,
    explain: "Docs, hovers and schemas are made from these texts. A field can leave its own out when its named type has one.",
    wrong: "title: { type: string }",
    right: "title: { type: string, doc: What it is about. }",
  }),
  "check/doc-limit-unenforced": entry<{ readonly limit: string }>({
    severity: "warning",
    say: ({ limit }) => `the documentation says "${limit}", but nothing enforces it`,
    explain: "A limit that is only told is kept by nobody. Add the bound, or change the words.",
    wrong: "title: { type: string, doc: At most 80 characters. }",
    right: "title: { type: string, max: 80, doc: What it is about. }",
  }),
  "check/redundant-pair": entry<{ readonly name: string; readonly other: string }>({
    severity: "warning",
    say: ({ name, other }) => `"${name}" and "${other}" seem to say the same, and nothing keeps them in step`,
    explain:
      "Where one field follows from another, `computed` lets builders fill it and readers compare. Otherwise allow it and say why they are independent.",
    wrong: "priority: Priority  # … priority_value: integer",
    right: "priority_value: { type: integer, computed: { by: priority, table: { … } } }",
  }),
  "check/sensitive-unmarked": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `"${name}" sounds like a secret and is not marked \`sensitive\``,
    explain: "The values of sensitive fields are left out of issues and logs. Mark the field, or allow it and say why it is harmless.",
    wrong: "api_key: { type: string }",
    right: "api_key: { type: string, sensitive: true }",
  }),
  "check/unused-type": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `nothing uses the type ${name}`,
    explain: "A type that nothing refers to and nothing includes is left over.",
    wrong: "types: { Stamp: …, Seal: … }  # Seal is used nowhere",
    right: "types: { Stamp: … }",
  }),
  "check/file-name-mismatch": entry<{ readonly name: string; readonly file: string }>({
    severity: "warning",
    say: ({ name, file }) => `the protocol "${name}" stands in a file named ${file}`,
    explain: "A protocol is found by its file. Name the file for the protocol.",
    wrong: "protocol: post  # in protocols/mail.yaml",
    right: "protocol: post  # in protocols/post.yaml",
  }),
} as const;
