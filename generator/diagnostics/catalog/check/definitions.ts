// Diagnostics of the check stage about definitions: limits, patterns, rules, and types that accept too much.

import { alternatives, entry } from "../../catalog-entry.js";

export const definitionEntries = {
  "check/default-violates": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `invalid value for this field: ${problem}`,
    explain: "Defaults, fills and the values of a `computed` table must be valid values of their field.",
    wrong: "count?: { type: integer, min: 1, default: 0 }",
    right: "count?: { type: integer, min: 0, default: 0 }",
  }),
  "check/failure-invalid": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `this error cannot be sent: ${problem}`,
    explain: "The bodies of errors under `failures` must be valid for the `type` of the frame for errors; otherwise connections send none.",
    wrong: "failures: { unparsable: { code: '-32700' } }  # … fields: { code: integer, message: string }",
    right: "failures: { unparsable: { code: -32700, message: Parse error } }",
  }),
  "check/unknown-placeholder": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `unknown placeholder "${name}", which is sent as it is`,
    explain: "Strings under `failures` can contain `$details`, a description of the problem, and `$versions`, the supported versions.",
    wrong: "failures: { unknownMessage: { code: -32601, message: $detail } }",
    right: "failures: { unknownMessage: { code: -32601, message: $details } }",
  }),
  "check/version-unfit": entry<{ readonly version: string; readonly field: string; readonly problem: string }>({
    severity: "error",
    say: ({ version, field, problem }) => `version ${version} cannot be written in "${field}": ${problem}`,
    explain:
      "Messages of every version under `speaks` say which one they have, written as `as` says, in the field `version` of the envelope or in those of `negotiation`.",
    wrong: "speaks: { 1.0.0: { as: 1 } }  # … envelope: { version: release, fields: { release: semver } }",
    right: "speaks: { 1.0.0: {} }  # … envelope: { version: release, fields: { release: semver } }",
  }),
  "check/version-unstated": entry<{ readonly version: string }>({
    severity: "warning",
    say: ({ version }) => `messages of version ${version} are not recognized: none of them has what "negotiation" names`,
    explain:
      "Without a field that states it, and without a request that offers it, a message is taken for one of the current version. A request under `negotiation` can be one that only an older version has. An empty list says that the version is not in the messages.",
    wrong: "negotiation: [{ each: params.version }]  # … which 1.0.0 does not have",
    right: "negotiation: [{ each: params.version }, { request: hello, offer: params.version, answer: result.version }]",
  }),
  "check/bounds-contradict": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `no value satisfies these limits: ${problem}`,
    explain: "The limits contradict each other, so every value is rejected.",
    wrong: "title: { type: string, min: 10, max: 5 }",
    right: "title: { type: string, min: 5, max: 10 }",
  }),
  "check/bounds-vacuous": entry<{ readonly key: string; readonly limit: number; readonly why: string }>({
    severity: "warning",
    say: ({ key, limit, why }) => `\`${key}: ${limit}\` has no effect: ${why}`,
    explain: "Every value satisfies this limit. Remove it, or correct it.",
    wrong: "tags: { list: string, min: 0 }",
    right: "tags: { list: string, min: 1 }",
  }),
  "check/regex-redos": entry<{ readonly growth: string; readonly example: string }>({
    severity: "error",
    say: ({ growth, example }) => `the pattern is vulnerable to catastrophic backtracking (${growth}), for example on ${example}`,
    explain:
      "Nested or adjacent repetitions that match the same characters take exponential or polynomial time on strings that almost match. Rewrite the pattern so that there is only one way to match each character.",
    wrong: "pattern: '^(a+)+$'",
    right: "pattern: '^a+$'",
  }),
  "check/regex-unchecked": entry<{ readonly why: string }>({
    severity: "warning",
    say: ({ why }) => `the pattern was not checked for catastrophic backtracking: ${why}`,
    explain:
      "Patterns with backreferences or unbounded lookbehinds, and very large ones, cannot be analyzed. Simplify the pattern, or suppress the warning: `allow: { regex-unchecked: <reason> }`.",
    wrong: "pattern: '^([a-z]+)-\\1$'",
    right: "pattern: '^[a-z]+-[a-z]+$'",
  }),
  "check/regex-unanchored": entry<{}>({
    severity: "warning",
    say: () => "the pattern is not anchored: add ^ and $",
    explain:
      "A pattern without anchors accepts every string that contains a match. Start every alternative with `^` and end it with `$`, or suppress the warning: `allow: { regex-unanchored: <reason> }`.",
    wrong: "pattern: '[0-9]{3}'",
    right: "pattern: '^[0-9]{3}$'",
  }),
  "check/regex-not-portable": entry<{ readonly feature: string }>({
    severity: "warning",
    say: ({ feature }) => `the pattern uses ${feature}, which other regular expression engines do not support`,
    explain:
      "The JSON Schemas of a protocol are used by tools in other languages. Many regular expression engines support neither lookaround nor backreferences.",
    wrong: "pattern: '^(?!-)[a-z-]+$'",
    right: "pattern: '^[a-z][a-z-]*$'",
  }),
  "check/rule-never-true": entry<{ readonly rule: string; readonly why: string }>({
    severity: "error",
    say: ({ rule, why }) => `no message can satisfy the rule "${rule}": ${why}`,
    explain: "If a rule cannot be satisfied, every message is invalid.",
    wrong: "differ: [sender, sender]",
    right: "differ: [sender, receiver]",
  }),
  "check/rule-always-true": entry<{ readonly rule: string; readonly why: string }>({
    severity: "error",
    say: ({ rule, why }) => `the rule "${rule}" has no effect: ${why}`,
    explain: "Every message satisfies this rule, so it enforces nothing. Correct or remove it.",
    wrong: "when: { kind: lettr }  # the values are letter, parcel",
    right: "when: { kind: letter }",
  }),
  "check/computed-table-incomplete": entry<{ readonly missing: readonly string[]; readonly unknown: readonly string[] }>({
    severity: "error",
    say: ({ missing, unknown }) =>
      [
        missing.length === 0 ? [] : [`the table has no entry for ${missing.join(", ")}`],
        unknown.length === 0 ? [] : [`the table has entries for ${unknown.join(", ")}, which are not values of the other field`],
      ]
        .flat()
        .join("; "),
    explain: "The table of a computed field maps every value of the other field to a value, and has no other entries.",
    wrong: "computed: { by: priority, table: { high: 1 } }",
    right: "computed: { by: priority, table: { high: 1, low: 2 } }",
  }),
  "check/string-enum-like": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `"${name}" is documented as "one of" several values, but accepts any string`,
    explain: "Use an enum, open or closed, so that editors, docs and validators know the values.",
    wrong: "size: { type: string, doc: One of small and large. }",
    right: "size: { enum: closed, values: { small: …, large: … } }",
  }),
  "check/path-unsafe": entry<{}>({
    severity: "warning",
    say: () => "absolute paths and paths that leave their root folder are accepted",
    explain:
      "A path in a message can be `../../etc/passwd`. `inside: require` rejects absolute paths and paths that leave their root folder with `..`; `inside: warn` only warns.",
    wrong: "file: { type: path }",
    right: "file: { type: path, inside: require }",
  }),
  "check/url-scheme-unrestricted": entry<{}>({
    severity: "warning",
    say: () => "URLs with any scheme are accepted",
    explain: "A URL in a message can use `file:` or `javascript:`. List the allowed schemes under `schemes`.",
    wrong: "link: { type: url }",
    right: "link: { type: url, schemes: [https] }",
  }),
  "check/timestamp-untyped": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" is a point in time, but accepts any string`,
    explain: "A time without a time zone, or in an arbitrary format, is ambiguous. Use `timestamp`, `date` or `epoch`.",
    wrong: "created_at: { type: string }",
    right: "created_at: { type: timestamp }",
  }),
  "check/unit-missing": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `the unit of "${name}" is not clear from its name`,
    explain: "Seconds and milliseconds are easily confused. Add the unit to the name.",
    wrong: "timeout: { type: integer }",
    right: "timeout_seconds: { type: integer }",
  }),
  "check/nullable-and-optional": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `"${name}" is both optional and nullable`,
    explain:
      "`?` allows a field to be missing, `nullable` allows it to be null. Use only one of them, because readers rarely treat the two differently.",
    wrong: "note?: { type: string, nullable: true }",
    right: "note?: { type: string }",
  }),
  "check/size-exceeds-limit": entry<{ readonly message: string; readonly encoding: string; readonly size: number; readonly limit: number }>(
    {
      severity: "warning",
      say: ({ message, encoding, size, limit }) =>
        `a valid ${message} can be ${size} bytes long in ${encoding}, which exceeds the limit of ${limit} bytes`,
      explain:
        "The limits of the fields add up to more than the encoding allows, so valid messages can fail at run time. Lower the limits of the fields, raise the limit of the encoding, or suppress the warning: `allow: { size-exceeds-limit: <reason> }`.",
      wrong: "json: { maxBytes: 1000 }  # … words: { type: string, max: 2000 }",
      right: "json: { maxBytes: 20000 }",
    },
  ),
  "check/string-unbounded": entry<{}>({
    severity: "warning",
    say: () => "the length of the string is not limited",
    explain: "The strict preset requires `max` or `pattern` on every string, so that the maximum size of a message is known.",
    wrong: "title: { type: string }",
    right: "title: { type: string, max: 80 }",
  }),
  "check/array-unbounded": entry<{}>({
    severity: "warning",
    say: () => "the length of the array is not limited",
    explain: "The strict preset requires `max` on every array, so that the maximum size of a message is known.",
    wrong: "tags: { list: string }",
    right: "tags: { list: string, max: 20 }",
  }),
  "check/unbounded-map": entry<{}>({
    severity: "warning",
    say: () => "the number of entries of the map is not limited",
    explain: "The strict preset requires `max` on every map, so that the maximum size of a message is known.",
    wrong: "labels: { map: string }",
    right: "labels: { map: string, max: 20 }",
  }),
  "check/any-type": entry<{}>({
    severity: "warning",
    say: () => "any value is accepted",
    explain:
      "The strict preset requires a specific type for every value. Define one, or suppress the warning: `allow: { any-type: <reason> }`.",
    wrong: "content: [any]",
    right: "content: { type: string, max: 2000 }",
  }),
  "check/field-role-wrong-type": entry<{
    readonly role: string;
    readonly field: string;
    readonly types: readonly string[];
    readonly type: string;
  }>({
    severity: "error",
    say: ({ role, field, types, type }) => `"${field}" cannot be the ${role}: it must be ${alternatives(types)}, got ${type}`,
    explain:
      "Fields with a role are used at run time: IDs and threads must be strings, times must be timestamps, acknowledgements must be booleans, rounds and deadlines must be numbers.",
    wrong: "envelope: { time: sent, fields: { sent: { type: boolean } } }",
    right: "envelope: { time: sent, fields: { sent: { type: timestamp } } }",
  }),
  "check/fill-wrong-type": entry<{ readonly field: string; readonly type: string; readonly types: readonly string[] }>({
    severity: "error",
    say: ({ field, type, types }) => `this \`fill\` requires ${alternatives(types)}, but "${field}" is ${type}`,
    explain: "`$now` requires a timestamp, `$uuid` and `$version` require a string, and `$ack` requires a boolean.",
    wrong: "sent: { type: boolean, fill: $now }",
    right: "sent: { type: timestamp, fill: $now }",
  }),
  "check/convention-unknown-value": entry<{ readonly value: string; readonly field: string }>({
    severity: "error",
    say: ({ value, field }) => `"${value}" is not a value of ${field}`,
    explain: "`conventions` lists the values that are commonly used for a field, so they must be valid values of that field.",
    wrong: "conventions: { priority: [urgnt] }",
    right: "conventions: { priority: [urgent] }",
  }),
} as const;
