// Diagnostics of the parse stage about YAML itself: what is no YAML, and what the language does not take of it.

import { entry } from "../catalog-entry.js";

export const yamlCatalog = {
  "parse/syntax": entry<{ readonly problem: string }>({
    severity: "error",
    say: ({ problem }) => `this is not YAML: ${problem}`,
    explain:
      "The text cannot be read as YAML, so nothing below this place was looked at. A missing bracket, a quote that is never closed or a wrong indentation are the usual causes.",
    wrong: "roles: { writer: Writes letters.",
    right: 'roles: { writer: "Writes letters." }',
  }),
  "parse/tab-indent": entry<{}>({
    severity: "error",
    say: () => "a tab cannot indent a line",
    explain: "YAML tells levels apart by blanks. A tab looks like a level in an editor and is none.",
    wrong: "roles:\n\twriter: Writes letters.",
    right: "roles:\n  writer: Writes letters.",
  }),
  "parse/too-deep": entry<{ readonly limit: number }>({
    severity: "error",
    say: ({ limit }) => `this is nested too deeply: at most ${limit} levels are read`,
    explain:
      "No spec needs this many levels of lists and mappings inside each other. The limit keeps a broken or hostile file from exhausting the reader.",
    wrong: "default: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]…",
    right: "default: []",
  }),
  "parse/yaml-alias": entry<{ readonly what: "anchor" | "alias" }>({
    severity: "error",
    say: ({ what }) => `the language takes no YAML ${what}`,
    explain:
      "Anchors and aliases (`&name`, `*name`) hide what a definition says and can blow up a small file. Name a type and use it, or spread fields with `include`.",
    wrong: "stamp: &stamp { type: string }\nmark: *stamp",
    right: "stamp: Stamp\nmark: Stamp",
  }),
  "parse/tag-used": entry<{ readonly tag: string }>({
    severity: "error",
    say: ({ tag }) => `the language takes no YAML tag such as ${tag}`,
    explain:
      "A tag (`!!str`, `!own`) tells a YAML reader how to read a value. Here the place decides that; put a text in quotes where it looks like a number.",
    wrong: "const: !!str 404",
    right: "const: '404'",
  }),
  "parse/merge-key": entry<{}>({
    severity: "error",
    say: () => 'the language takes no merge key "<<"',
    explain: "Merge keys are an extension of old YAML. `include: [Type]` spreads the fields of a type into another.",
    wrong: "fields: { <<: { stamp: Stamp } }",
    right: "include: [Stamped]",
  }),
  "parse/key-not-string": entry<{}>({
    severity: "error",
    say: () => "a key must be a text on one line",
    explain: "YAML allows lists, mappings and nothing at all as keys. The language has only names as keys.",
    wrong: "? [stamp, words]\n: string",
    right: "stamp: string\nwords: string",
  }),
  "parse/several-documents": entry<{}>({
    severity: "error",
    say: () => "a second YAML document begins here",
    explain: "A line `---` begins a new document. A spec file holds one; write each protocol into a file of its own.",
    wrong: "protocol: mail\n---\nprotocol: swarm",
    right: "protocol: mail",
  }),
  "parse/duplicate-key": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `the key "${key}" stands here twice`,
    explain: "A mapping has each key once. YAML readers differ in which of two they take, so neither is taken.",
    wrong: "max: 20\nmax: 30",
    right: "max: 30",
  }),
  "parse/unsafe-name": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" cannot be a name: it means something else to every JavaScript object`,
    explain:
      "The names `__proto__`, `constructor`, `prototype` and what every JavaScript object has, such as `toString` and `valueOf`, reach into the language's own machinery. No message, field, type, role or enum word can have them.",
    wrong: "fields: { constructor: string }",
    right: "fields: { builder: string }",
  }),
  "parse/entry-without-value": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `"${key}" stands between braces without a ":"`,
    explain:
      "Inside braces a comma begins a new entry, so a text with a comma is cut in two and its second half becomes a key without a value. YAML says nothing about it.",
    wrong: "output: { type: string, doc: What happened, for people. }",
    right: 'output: { type: string, doc: "What happened, for people." }',
  }),
  "parse/hash-starts-comment": entry<{}>({
    severity: "error",
    say: () => "a # after a blank begins a comment and cuts the text off",
    explain:
      "YAML drops everything from ` #` to the end of the line. Put the text in quotes if the # is part of it, or a blank after the # if it is a comment.",
    wrong: "doc: Follows pull request #42.",
    right: 'doc: "Follows pull request #42."',
  }),
} as const;
