// Diagnostics of the check stage about names, documentation and version history.

import { entry } from "../../catalog-entry.js";

export const textEntries = {
  "check/name-collision": entry<{ readonly name: string; readonly other: string }>({
    severity: "error",
    say: ({ name, other }) =>
      other === "" ? `"${name}" collides with a name that the package exports anyway` : `"${name}" collides with the name of ${other}`,
    explain:
      "A package exports a type, a guard, a builder and a schema per message, a type per named type, and a predicate and a filter per group. Converted to camel case, two of these names would be the same.",
    wrong: "messages: { paper-round: …, paper_round: … }",
    right: "messages: { paper-round: …, paper-route: … }",
  }),
  "check/name-case": entry<{ readonly name: string; readonly kind: string; readonly style: string }>({
    severity: "error",
    say: ({ name, kind, style }) => `"${name}" must be in ${style} case like the other ${kind}`,
    explain:
      "Names of the same kind use the same case within a protocol; the majority decides which. If the protocol's own document mixes cases, allow it and give that as the reason.",
    wrong: "fields: { task_id: …, branch_name: …, repoUrl: … }",
    right: "fields: { task_id: …, branch_name: …, repo_url: … }",
  }),
  "check/since-in-future": entry<{ readonly since: string; readonly version: string }>({
    severity: "error",
    say: ({ since, version }) => `${since} is later than the version of the protocol, ${version}`,
    explain: "`since` and `deprecated` refer to a released version, or to the version of this spec.",
    wrong: "version: 1.0.0  # … title: { since: 1.1.0 }",
    right: "version: 1.1.0  # … title: { since: 1.1.0 }",
  }),
  "check/deprecated-without-replacement": entry<{}>({
    severity: "warning",
    say: () => "`deprecated` does not name a replacement",
    explain:
      "State the replacement under `use`. If there is none, suppress the warning: `allow: { deprecated-without-replacement: <reason> }`.",
    wrong: "deprecated: { since: 1.1.0, reason: Too vague. }",
    right: "deprecated: { since: 1.1.0, reason: Too vague., use: status }",
  }),
  "check/doc-missing": entry<{ readonly what: string }>({
    severity: "warning",
    say: ({ what }) => `${what} has no documentation`,
    explain:
      "Docs, editor hovers and schemas are generated from `doc`. A field can omit it if its named type has one. A protocol can be generated without it, but not released.",
    wrong: "title: { type: string }",
    right: "title: { type: string, doc: What it is about. }",
  }),
  "check/doc-limit-unenforced": entry<{ readonly limit: string }>({
    severity: "warning",
    say: ({ limit }) => `the documentation says "${limit}", but no constraint enforces it`,
    explain: "A limit that is only documented is not validated. Add the constraint, or change the documentation.",
    wrong: "title: { type: string, doc: At most 80 characters. }",
    right: "title: { type: string, max: 80, doc: What it is about. }",
  }),
  "check/redundant-pair": entry<{ readonly name: string; readonly other: string }>({
    severity: "warning",
    say: ({ name, other }) => `"${name}" and "${other}" appear to be redundant, but nothing keeps them consistent`,
    explain:
      "If one field is determined by the other, use `computed`: builders fill it in and validators compare it. Otherwise, allow it and state why the fields are independent.",
    wrong: "priority: Priority  # … priority_value: integer",
    right: "priority_value: { type: integer, computed: { by: priority, table: { … } } }",
  }),
  "check/sensitive-unmarked": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `"${name}" looks like a secret but is not marked \`sensitive\``,
    explain:
      "The values of sensitive fields are withheld from issues and logs. Mark the field, or allow it and state why it is not a secret.",
    wrong: "api_key: { type: string }",
    right: "api_key: { type: string, sensitive: true }",
  }),
  "check/unused-type": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `unused type ${name}`,
    explain: "No definition refers to the type or includes it. Remove it.",
    wrong: "types: { Stamp: …, Seal: … }  # Seal is never used",
    right: "types: { Stamp: … }",
  }),
  "check/file-name-mismatch": entry<{ readonly name: string; readonly file: string }>({
    severity: "warning",
    say: ({ name, file }) => `the file of the protocol "${name}" must be named ${name}.yaml, got ${file}`,
    explain: "A protocol file has the name of its protocol, so that it is easy to find.",
    wrong: "protocol: post  # in protocols/mail.yaml",
    right: "protocol: post  # in protocols/post.yaml",
  }),
} as const;
