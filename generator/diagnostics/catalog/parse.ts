// Diagnostics of the parse stage: YAML problems first, then files that do not match the schema of the language.

import { alternatives, entry } from "../catalog-entry.js";
import { yamlCatalog } from "./parse-yaml.js";

export const parseCatalog = {
  ...yamlCatalog,
  "parse/unknown-key": entry<{ readonly key: string; readonly subject: string }>({
    severity: "error",
    say: ({ key, subject }) => `unknown key "${key}" in ${subject}`,
    explain: "Every mapping of the language has a fixed set of keys, and this key is not one of them.",
    wrong: "messges: {}",
    right: "messages: {}",
  }),
  "parse/missing-key": entry<{ readonly key: string; readonly subject: string }>({
    severity: "error",
    say: ({ key, subject }) => `"${key}" is required in ${subject}`,
    explain: "A required key is missing from the mapping.",
    wrong: "receipt: { from: reader, to: writer }",
    right: 'receipt: { doc: "The letter arrived.", from: reader, to: writer }',
  }),
  "parse/wrong-kind": entry<{ readonly subject: string; readonly expected: string; readonly received: string }>({
    severity: "error",
    say: ({ subject, expected, received }) => `${subject} must be ${expected}, got ${received}`,
    explain:
      "The value has the wrong type for its key: for example an array where a mapping is expected, a string where a number is expected, or no value at all.",
    wrong: "max: many",
    right: "max: 2000",
  }),
  "parse/unknown-value": entry<{ readonly subject: string; readonly value: string; readonly known: readonly string[] }>({
    severity: "error",
    say: ({ subject, value, known }) =>
      `${subject} must be ${known.length === 1 ? `"${known[0] ?? ""}"` : alternatives(known)}, got "${value}"`,
    explain: "The key accepts a fixed set of values, and this is not one of them.",
    wrong: "objects: opn",
    right: "objects: open",
  }),
  "parse/bad-form": entry<{ readonly subject: string; readonly text: string; readonly expected: string }>({
    severity: "error",
    say: ({ subject, text, expected }) => `${subject} must be ${expected}, got "${text}"`,
    explain: "The string has the wrong format for its key. Versions, durations, dates, field paths and names each have a fixed format.",
    wrong: "version: 1.0",
    right: "version: 1.0.0",
  }),
  "parse/bad-name": entry<{ readonly name: string; readonly expected: string }>({
    severity: "error",
    say: ({ name, expected }) => `invalid name "${name}", expected ${expected}`,
    explain:
      "Names become identifiers in the generated code and property names on the wire. Named types start with a capital letter, which distinguishes them from built-in types. Tags and property names can be any string without control characters; names of roles, groups, flows, views and rules consist of letters, digits, `_` and `-`.",
    wrong: "types: { stamp: { type: string } }",
    right: "types: { Stamp: { type: string } }",
  }),
  "parse/number-range": entry<{ readonly subject: string; readonly limit: string; readonly received: string }>({
    severity: "error",
    say: ({ subject, limit, received }) => `${subject} must be ${limit}, got ${received}`,
    explain: "The number is outside the range that its key accepts.",
    wrong: "maxBytes: 0",
    right: "maxBytes: 65536",
  }),
  "parse/wrong-count": entry<{ readonly subject: string; readonly expected: string; readonly received: number }>({
    severity: "error",
    say: ({ subject, expected, received }) => `${subject} must have ${expected}, got ${received === 0 ? "none" : String(received)}`,
    explain: "The array or mapping has too few or too many entries.",
    wrong: "differ: [sender]",
    right: "differ: [sender, recipient]",
  }),
  "parse/no-kind": entry<{ readonly subject: string; readonly kinds: readonly string[] }>({
    severity: "error",
    say: ({ subject, kinds }) => `${subject} must have one of the keys ${kinds.join(", ")}`,
    explain: "Exactly one key determines the kind of a definition: type, list, map, fields, union, const or enum.",
    wrong: 'Stamp: { max: 20, doc: "What was paid." }',
    right: 'Stamp: { type: string, max: 20, doc: "What was paid." }',
  }),
  "parse/two-kinds": entry<{ readonly key: string; readonly other: string; readonly subject: string }>({
    severity: "error",
    say: ({ key, other, subject }) => `${subject} has both "${other}" and "${key}"; only one of them is allowed`,
    explain:
      "Exactly one key determines the kind of a definition: type, list, map, fields, union, const or enum. Likewise, a rule has exactly one kind: a condition (when, unless), a comparison (differ, equal, …) or a count (exactlyOne, …).",
    wrong: "stamps: { type: string, list: Stamp }",
    right: "stamps: { list: Stamp }",
  }),
  "parse/required-and-optional": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `duplicate field "${name}", once with and once without "?"`,
    explain: "A `?` at the end of a field name makes the field optional. It is not part of the name, so both keys define the same field.",
    wrong: "fields: { stamp: Stamp, stamp?: Stamp }",
    right: "fields: { stamp?: Stamp }",
  }),
  "parse/not-json": entry<{ readonly text: string; readonly problem: string }>({
    severity: "error",
    say: ({ text, problem }) => `${text} ${problem}`,
    explain:
      "Examples, defaults and constants are JSON values. JSON has no infinity and no NaN, and integers above 9007199254740991 lose precision.",
    wrong: "minimal: { size: .inf }",
    right: "minimal: { size: 1000 }",
  }),
} as const;
