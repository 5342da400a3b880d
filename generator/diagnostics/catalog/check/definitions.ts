// Diagnostics of the check stage about definitions: bounds, patterns, rules and types that let too much in.

import { entry } from "../../catalog-entry.js";

export const definitionEntries = {
  "check/default-violates": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `the value does not fit its own field: ${problem}`,
    explain: "Defaults, fills and the values of a table are written into messages, so each must be a value that the field takes.",
    wrong: "count?: { type: integer, min: 1, default: 0 }",
    right: "count?: { type: integer, min: 0, default: 0 }",
  }),
  "check/bounds-contradict": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `nothing can keep these bounds: ${problem}`,
    explain: "A field whose bounds exclude each other refuses every value.",
    wrong: "title: { type: string, min: 10, max: 5 }",
    right: "title: { type: string, min: 5, max: 10 }",
  }),
  "check/bounds-vacuous": entry<{ readonly key: string; readonly why: string }>({
    severity: "warning",
    say: ({ key, why }) => `"${key}" says nothing: ${why}`,
    explain: "A bound that every value keeps makes readers look for a reason that is not there. Leave it out, or correct it.",
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
      "Patterns with backreferences or unbounded lookbehinds, and very large ones, cannot be analyzed. Simplify the pattern, or allow it with a reason.",
    wrong: "pattern: '^([a-z]+)-\\1$'",
    right: "pattern: '^[a-z]+-[a-z]+$'",
  }),
  "check/regex-unanchored": entry<{}>({
    severity: "warning",
    say: () => "the pattern matches in the middle of a text: it lacks ^ or $",
    explain:
      "A pattern without anchors accepts any text that contains a match. Begin every branch with `^` and end it with `$`, or allow it with a reason.",
    wrong: "pattern: '[0-9]{3}'",
    right: "pattern: '^[0-9]{3}$'",
  }),
  "check/regex-not-portable": entry<{ readonly feature: string }>({
    severity: "warning",
    say: ({ feature }) => `the pattern uses ${feature}, which not every language has`,
    explain:
      "The JSON Schemas of a protocol are read by tools in other languages, whose regular expressions know no look-around and no back-references.",
    wrong: "pattern: '^(?!-)[a-z-]+$'",
    right: "pattern: '^[a-z][a-z-]*$'",
  }),
  "check/rule-never-true": entry<{ readonly rule: string; readonly why: string }>({
    severity: "error",
    say: ({ rule, why }) => `no message can keep the rule "${rule}": ${why}`,
    explain: "A rule that no message can keep makes the whole message impossible.",
    wrong: "differ: [sender, sender]",
    right: "differ: [sender, receiver]",
  }),
  "check/rule-always-true": entry<{ readonly rule: string; readonly why: string }>({
    severity: "error",
    say: ({ rule, why }) => `every message keeps the rule "${rule}": ${why}`,
    explain: "A rule that cannot be broken enforces nothing, so something else was meant.",
    wrong: "when: { kind: lettr }  # the words are letter, parcel",
    right: "when: { kind: letter }",
  }),
  "check/computed-table-incomplete": entry<{ readonly missing: readonly string[]; readonly unknown: readonly string[] }>({
    severity: "error",
    say: ({ missing, unknown }) =>
      [
        missing.length === 0 ? [] : [`the table lacks ${missing.join(", ")}`],
        unknown.length === 0 ? [] : [`the table has ${unknown.join(", ")}, which the other field never is`],
      ]
        .flat()
        .join("; "),
    explain: "A computed field follows from the words of another one. Its table gives a value for each of them, and for no others.",
    wrong: "computed: { by: priority, table: { high: 1 } }",
    right: "computed: { by: priority, table: { high: 1, low: 2 } }",
  }),
  "check/string-enum-like": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `"${name}" takes "one of" some words, but is any text`,
    explain: "A closed or open enum lists the words with their meanings, for editors, docs and validators.",
    wrong: "size: { type: string, doc: One of small and large. }",
    right: "size: { enum: closed, values: { small: …, large: … } }",
  }),
  "check/path-unsafe": entry<{}>({
    severity: "warning",
    say: () => "a path that climbs out of its folder would be taken",
    explain:
      "A path from a message can be `../../etc/passwd`. `inside: require` refuses absolute and climbing paths, `inside: warn` warns of them.",
    wrong: "file: { type: path }",
    right: "file: { type: path, inside: require }",
  }),
  "check/url-scheme-unrestricted": entry<{}>({
    severity: "warning",
    say: () => "an address with any scheme would be taken",
    explain: "Addresses can begin with `file:` or `javascript:`. List the schemes that make sense under `schemes`.",
    wrong: "link: { type: url }",
    right: "link: { type: url, schemes: [https] }",
  }),
  "check/timestamp-untyped": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" is a moment, but any text would be taken`,
    explain: "A moment without a zone, or in words, is read differently by everybody. Use `timestamp`, `date` or `epoch`.",
    wrong: "created_at: { type: string }",
    right: "created_at: { type: timestamp }",
  }),
  "check/unit-missing": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `"${name}" does not say its unit`,
    explain: "Seconds and milliseconds are mixed up sooner or later. Put the unit into the name.",
    wrong: "timeout: { type: integer }",
    right: "timeout_seconds: { type: integer }",
  }),
  "check/nullable-and-optional": entry<{ readonly name: string }>({
    severity: "warning",
    say: ({ name }) => `"${name}" can be absent and null; readers will mix up the two`,
    explain: "`?` lets a field be missing, `nullable` lets it be null. One way of saying nothing is enough.",
    wrong: "note?: { type: string, nullable: true }",
    right: "note?: { type: string }",
  }),
  "check/size-exceeds-limit": entry<{ readonly message: string; readonly size: number; readonly limit: number }>({
    severity: "warning",
    say: ({ message, size, limit }) => `a valid ${message} can have ${size} bytes, more than the limit of ${limit}`,
    explain:
      "Bounds that add up to more than the encoding takes surprise the sender at run time. Lower them, raise the limit, or allow it with a reason.",
    wrong: "json: { maxBytes: 1000 }  # … words: { type: string, max: 2000 }",
    right: "json: { maxBytes: 20000 }",
  }),
  "check/string-unbounded": entry<{}>({
    severity: "warning",
    say: () => "the text has no limit",
    explain: "The strict preset wants a `max` or a `pattern` on every text, so that worst-case sizes are known.",
    wrong: "title: { type: string }",
    right: "title: { type: string, max: 80 }",
  }),
  "check/array-unbounded": entry<{}>({
    severity: "warning",
    say: () => "the list has no limit",
    explain: "The strict preset wants a `max` on every list, so that worst-case sizes are known.",
    wrong: "tags: { list: string }",
    right: "tags: { list: string, max: 20 }",
  }),
  "check/unbounded-map": entry<{}>({
    severity: "warning",
    say: () => "the map has no limit",
    explain: "The strict preset wants a `max` on every map, so that worst-case sizes are known.",
    wrong: "labels: { map: string }",
    right: "labels: { map: string, max: 20 }",
  }),
  "check/any-type": entry<{}>({
    severity: "warning",
    say: () => "any value at all would be taken",
    explain: "The strict preset wants every value to have a shape. Say what it is, or allow it with a reason.",
    wrong: "content: [any]",
    right: "content: { type: string, max: 2000 }",
  }),
  "check/field-role-wrong-type": entry<{
    readonly part: string;
    readonly field: string;
    readonly types: readonly string[];
    readonly type: string;
  }>({
    severity: "error",
    say: ({ part, field, types, type }) => `"${field}" cannot be the ${part}: it must be ${types.join(" or ")}, not ${type}`,
    explain:
      "The run time reads the fields that play a part: ids and threads as text, times as moments, acknowledgements as true or false, rounds and deadlines as numbers.",
    wrong: "envelope: { time: sent, fields: { sent: { type: boolean } } }",
    right: "envelope: { time: sent, fields: { sent: { type: timestamp } } }",
  }),
  "check/fill-wrong-type": entry<{ readonly field: string; readonly type: string; readonly types: readonly string[] }>({
    severity: "error",
    say: ({ field, type, types }) => `"${field}" cannot be filled in this way: it is ${type}, not ${types.join(" or ")}`,
    explain: "Builders fill `$now` into moments, `$uuid` and `$version` into texts, and `$ack` into true or false.",
    wrong: "sent: { type: boolean, fill: $now }",
    right: "sent: { type: timestamp, fill: $now }",
  }),
  "check/convention-unknown-value": entry<{ readonly word: string; readonly field: string }>({
    severity: "error",
    say: ({ word, field }) => `"${word}" is not a value of ${field}`,
    explain: "`usually` tells readers which values are common, so they must be values that the field takes.",
    wrong: "conventions: { priority: [urgnt] }",
    right: "conventions: { priority: [urgent] }",
  }),
} as const;
