// Diagnostics of the parse stage: first those of YAML itself, then those of the language's shape.

import { entry } from "../catalog-entry.js";
import { yamlCatalog } from "./parse-yaml.js";

export const parseCatalog = {
  ...yamlCatalog,
  "parse/unknown-key": entry<{ readonly key: string; readonly place: string }>({
    severity: "error",
    say: ({ key, place }) => `${place} has no key "${key}"`,
    explain: "Every mapping of the language has a fixed set of keys; this one is not among them.",
    wrong: "messges: {}",
    right: "messages: {}",
  }),
  "parse/missing-key": entry<{ readonly key: string; readonly place: string }>({
    severity: "error",
    say: ({ key, place }) => `${place} needs the key "${key}"`,
    explain: "The mapping cannot do without this key.",
    wrong: "receipt: { from: reader, to: writer }",
    right: 'receipt: { doc: "The letter arrived.", from: reader, to: writer }',
  }),
  "parse/wrong-kind": entry<{ readonly place: string; readonly expected: string; readonly received: string }>({
    severity: "error",
    say: ({ place, expected, received }) => `${place} must be ${expected}, not ${received}`,
    explain:
      "The value has another kind than its key takes: a list where a mapping is due, a text where a number is due, or nothing at all.",
    wrong: "max: many",
    right: "max: 2000",
  }),
  "parse/unknown-value": entry<{ readonly place: string; readonly word: string; readonly known: readonly string[] }>({
    severity: "error",
    say: ({ place, word, known }) => `${place} must be ${known.join(" or ")}, not "${word}"`,
    explain: "The key takes one of a few words of the language, and this is none of them.",
    wrong: "objects: opn",
    right: "objects: open",
  }),
  "parse/bad-form": entry<{ readonly place: string; readonly text: string; readonly expected: string }>({
    severity: "error",
    say: ({ place, text, expected }) => `${place} must be ${expected}, not "${text}"`,
    explain: "The text has a form that its place does not take. Versions, durations, dates, fields and names each have a fixed form.",
    wrong: "version: 1.0",
    right: "version: 1.0.0",
  }),
  "parse/bad-name": entry<{ readonly name: string; readonly expected: string }>({
    severity: "error",
    say: ({ name, expected }) => `"${name}" cannot be a name here: expected ${expected}`,
    explain:
      "Names become identifiers of the generated code and words on the wire. Types begin with a capital letter, which tells them from the built-in ones; everything else has letters, digits, `_` and `-`.",
    wrong: "types: { stamp: { type: string } }",
    right: "types: { Stamp: { type: string } }",
  }),
  "parse/number-range": entry<{ readonly place: string; readonly limit: string; readonly received: string }>({
    severity: "error",
    say: ({ place, limit, received }) => `${place} must be ${limit}, not ${received}`,
    explain: "The number lies outside of what its key takes.",
    wrong: "maxBytes: 0",
    right: "maxBytes: 65536",
  }),
  "parse/wrong-count": entry<{ readonly place: string; readonly expected: string; readonly received: number }>({
    severity: "error",
    say: ({ place, expected, received }) => `${place} needs ${expected}, not ${received === 0 ? "none" : String(received)}`,
    explain: "The list or mapping has too few or too many entries for what its key means.",
    wrong: "differ: [sender]",
    right: "differ: [sender, recipient]",
  }),
  "parse/no-kind": entry<{ readonly place: string; readonly kinds: readonly string[] }>({
    severity: "error",
    say: ({ place, kinds }) => `${place} does not say what it is: it needs one of ${kinds.join(", ")}`,
    explain: "A definition has exactly one key that says its kind: type, list, map, fields, union, const or enum.",
    wrong: 'Stamp: { max: 20, doc: "What was paid." }',
    right: 'Stamp: { type: string, max: 20, doc: "What was paid." }',
  }),
  "parse/two-kinds": entry<{ readonly key: string; readonly other: string; readonly place: string }>({
    severity: "error",
    say: ({ key, other, place }) => `${place} has both "${other}" and "${key}": only one of them can say what it is`,
    explain:
      "A definition has exactly one key that says its kind: type, list, map, fields, union, const or enum. A rule is likewise one of differ, excludes, when and unless.",
    wrong: "stamps: { type: string, list: Stamp }",
    right: "stamps: { list: Stamp }",
  }),
  "parse/required-and-optional": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the field "${name}" stands here twice, with and without "?"`,
    explain:
      "A field name that ends in `?` may be missing from a message. The mark is no part of the name, so both spellings name the same field.",
    wrong: "fields: { stamp: Stamp, stamp?: Stamp }",
    right: "fields: { stamp?: Stamp }",
  }),
  "parse/not-json": entry<{ readonly text: string; readonly problem: string }>({
    severity: "error",
    say: ({ text, problem }) => `${text} ${problem}`,
    explain:
      "Examples, defaults and constants are JSON values. JSON has no infinity and no not-a-number, and whole numbers above 9007199254740991 are not exact.",
    wrong: "minimal: { size: .inf }",
    right: "minimal: { size: 1000 }",
  }),
} as const;
