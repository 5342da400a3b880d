// Diagnostics of the parse stage about YAML itself: syntax errors, and YAML features that the language does not support.

import { entry } from "../catalog-entry.js";

export const yamlCatalog = {
  "parse/syntax": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `invalid YAML: ${problem}`,
    explain:
      "The file cannot be parsed as YAML, so nothing after this location was checked. Common causes are a missing bracket, an unterminated quote and wrong indentation.",
    wrong: "roles: { writer: Writes letters.",
    right: 'roles: { writer: "Writes letters." }',
  }),
  "parse/tab-indent": entry<{}>({
    severity: "error",
    say: () => "tabs are not allowed in indentation",
    explain: "YAML determines nesting by the number of leading spaces. Tabs are not allowed there.",
    wrong: "roles:\n\twriter: Writes letters.",
    right: "roles:\n  writer: Writes letters.",
  }),
  "parse/too-deep": entry<{ readonly limit: number }>({
    severity: "error",
    say: ({ limit }) => `nested too deeply, expected at most ${limit} levels`,
    explain: "The nesting of arrays and mappings is limited, so that a broken or hostile file cannot exhaust the parser.",
    wrong: "default: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]…",
    right: "default: []",
  }),
  "parse/yaml-alias": entry<{ readonly what: "anchor" | "alias" }>({
    severity: "error",
    say: ({ what }) => `YAML ${what === "alias" ? "aliases" : "anchors"} are not supported`,
    explain:
      "Anchors and aliases (`&name`, `*name`) make definitions hard to read, and a small file can expand to a huge one. Use a named type instead, or copy fields with `include`.",
    wrong: "stamp: &stamp { type: string }\nmark: *stamp",
    right: "stamp: Stamp\nmark: Stamp",
  }),
  "parse/tag-used": entry<{ readonly tag: string }>({
    severity: "error",
    say: ({ tag }) => `YAML tags such as ${tag} are not supported`,
    explain:
      "A tag (`!!str`, `!custom`) sets the type of a YAML value. In a spec the key determines the type; quote a string that looks like a number.",
    wrong: "const: !!str 404",
    right: "const: '404'",
  }),
  "parse/merge-conflict": entry<{}>({
    severity: "error",
    say: () => "the file has an unresolved merge conflict",
    explain: "Git marks lines that two commits changed differently. Choose one version of them, and remove the markers.",
    wrong: "<<<<<<< HEAD\nversion: 1.1.0\n=======\nversion: 1.2.0\n>>>>>>> other",
    right: "version: 1.2.0",
  }),
  "parse/merge-key": entry<{}>({
    severity: "error",
    say: () => 'the YAML merge key "<<" is not supported',
    explain: "Merge keys are not part of YAML 1.2. Use `include: [Type]` to copy the fields of another type.",
    wrong: "fields: { <<: { stamp: Stamp } }",
    right: "include: [Stamped]",
  }),
  "parse/key-not-string": entry<{}>({
    severity: "error",
    say: () => "a key must be a single-line string",
    explain: "YAML also allows arrays, mappings and null as keys. The language does not.",
    wrong: "? [stamp, words]\n: string",
    right: "stamp: string\nwords: string",
  }),
  "parse/several-documents": entry<{}>({
    severity: "error",
    say: () => "unexpected second YAML document",
    explain: "A line `---` starts a new YAML document. A spec file contains a single document; put each protocol in its own file.",
    wrong: "protocol: mail\n---\nprotocol: swarm",
    right: "protocol: mail",
  }),
  "parse/duplicate-key": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `duplicate key "${key}"`,
    explain: "The keys of a mapping must be unique. YAML parsers disagree on which of two values wins, so duplicates are an error.",
    wrong: "max: 20\nmax: 30",
    right: "max: 30",
  }),
  "parse/unsafe-name": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" is not allowed as a name: every JavaScript object has a property of that name`,
    explain:
      "Names such as `__proto__`, `constructor`, `prototype`, `toString` and `valueOf` collide with properties that every JavaScript object inherits. They are not allowed for messages, fields, types and roles. Enum values and constants can be any string.",
    wrong: "fields: { constructor: string }",
    right: "fields: { builder: string }",
  }),
  "parse/entry-without-value": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `unexpected "${key}" inside braces, expected a key followed by ":"`,
    explain:
      "Inside braces a comma starts a new entry. An unquoted string that contains a comma is therefore split, and its second part becomes a key without a value.",
    wrong: "output: { type: string, doc: What happened, for people. }",
    right: 'output: { type: string, doc: "What happened, for people." }',
  }),
  "parse/hash-starts-comment": entry<{}>({
    severity: "error",
    say: () => 'unquoted "#" after a space starts a comment and truncates the string',
    explain:
      "YAML ignores everything from ` #` to the end of the line. Quote the string if the `#` belongs to it, or add a space after the `#` if it is a comment.",
    wrong: "doc: Follows pull request #42.",
    right: 'doc: "Follows pull request #42."',
  }),
} as const;
