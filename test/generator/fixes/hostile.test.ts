// Corrections of files that are hard to edit: comments everywhere, both styles of YAML, quoted keys, tabs, CRLF, files that share types, and mistakes that get in each other's way.

import { describe, expect, test } from "vitest";
import { fixFiles } from "../../../generator/fixes/fix-files.js";
import type { SourceFile } from "../../../generator/model/source.js";
import { compileFiles } from "../../../generator/pipeline/compile.js";

const head = `protocol: inn
title: Inn
version: 1.0.0
objects: open
doc: Bookings.
roles: { guest: Books., host: Hosts. }
reading: { default: strict }
encodings: { json: {} }
envelope: { tag: kind, body: inline, fields: {}, example: {} }
`;
const someTypes = "types:\n  Bed: { fields: { width: integer } }\n";
const withFields = (fields: string): string =>
  `messages:\n  book:\n    doc: Books.\n    from: guest\n    to: host\n    fields:\n      nights: integer\n${fields.replaceAll(/^(?=.)/gm, "      ")}\n`;

const specOf = (body: string, types: string, newline: string): readonly SourceFile[] =>
  [
    { path: "wirepact.yaml", text: "protocols: [inn.yaml]\ntypes: [shared.yaml]\nlint: minimal\n" },
    { path: "shared.yaml", text: types },
    { path: "inn.yaml", text: head + body },
  ].map((file) => ({ ...file, text: file.text.replaceAll("\n", newline) }));

interface Case {
  readonly name: string;
  readonly wrong: string;
  readonly right: string;
  readonly types?: readonly [wrong: string, right: string];
}

const fields = (name: string, wrong: string, right: string): Case => ({ name, wrong: withFields(wrong), right: withFields(right) });

const corrected: readonly Case[] = [
  {
    name: "a comment behind, above and inside of everything",
    wrong: `types:
  Tent: # a tent
    # the kind
    type: object # yes
    # which are needed
    required: [poles] # list
    # all
    properties: # here
      # first
      poles: { type: integer, minimum: 1 } # p
      color: # c
        # limit
        maxLength: 9 # m
        type: str # t
      beds:
        type: array # a
        items: # i
          # inner
          $ref: '#/components/schemas/Bed' # r
${withFields("tent: Tent")}`,
    right: `types:
  Tent: # a tent
    # the kind
    # yes
    # which are needed
    # list
    # all
    fields: # here
      # first
      poles: { type: integer, min: 1 } # p
      color?: # c
        # limit
        max: 9 # m
        type: string # t
      beds?:
        # a
        list: # i
          # inner
          type: Bed # r
${withFields("tent: Tent")}`,
  },
  {
    name: "the first key of an item",
    wrong: `types:\n  U:\n    union:\n      - type: array # first\n        items: string\n      - type: object\n        properties: { a: string }\n${withFields("u: U")}`,
    right: `types:\n  U:\n    union:\n      - # first\n        list: string\n      - fields: { a: string }\n${withFields("u: U")}`,
  },
  fields(
    "braces over several lines",
    "home: {\n    type: object, # t\n    required: [street], # r\n    properties: {\n      street: { type: string, minLength: 1 }, # s\n      city: string # c\n    } }",
    "home: {\n    # t\n    # r\n    fields: {\n      street: { type: string, min: 1 }, # s\n      city?: string # c\n    } }",
  ),
  fields(
    "the last entry in braces",
    "beds: {\n    list: Bed, # l\n    required: true # r\n  }",
    "beds: {\n    list: Bed # l\n    # r\n  }",
  ),
  fields(
    "quoted keys and values",
    `"pet": { "type": "string", "required": false, 'minLength': 3 }\n'beds?': "Bed[]"\n"note": 'string | null'`,
    `"pet?": { "type": "string", 'min': 3 }\n'beds?': [Bed]\n"note": { type: string, nullable: true }`,
  ),
  fields(
    "strings over several lines",
    "pet:\n  description: |\n    A pet. # no comment\n    optional: true\n  type: str\n  optional: true\nq: string",
    "pet?:\n  doc: |\n    A pet. # no comment\n    optional: true\n  type: string\nq: string",
  ),
  fields("several tabs", "pet:\n\ttype: string\n\toptional: true # c", "pet?:\n  type: string\n  # c"),
  fields("several decorators", "pet:\n  @doc: A pet.\n  @minLength: 3\n  type: string", "pet:\n  doc: A pet.\n  min: 3\n  type: string"),
  fields(
    "other letters",
    "größe: { type: str, optional: true } # ü\n名前: string[]\n'naïve?': { type: string, maxLength: 3 }",
    "größe?: { type: string } # ü\n名前: [string]\n'naïve?': { type: string, max: 3 }",
  ),
  fields(
    "fields that have the names of keys",
    "home: { properties: { required: { type: boolean }, optional: string, items: [string], type: string } }",
    "home: { fields: { required: { type: boolean }, optional: string, items: [string], type: string } }",
  ),
  fields(
    "values that need quotes",
    `size: { enum: ['a b', 'it''s', "x: y", '#1', 'null', 'true'] }`,
    "size: { enum: closed, values: { a b: A b., it's: It's., 'x: y': 'X: y.', '#1': '#1.', 'null': Null., 'true': True. } }",
  ),
  {
    name: "mistakes in the file of types conceal those in the protocol",
    wrong: withFields("bed: Bedd # b\nbeds: Bed[]"),
    right: withFields("bed: Bed # b\nbeds: [Bed]"),
    types: [
      "types:\n  # bed\n  bed:\n    type: object # o\n    properties:\n      width: int32 # w\n      tags: string[]\n    required: [width]\n",
      "types:\n  # bed\n  Bed:\n    # o\n    fields:\n      width: integer # w\n      tags?: [string]\n",
    ],
  },
];

describe.each(["\n", "\r\n"])("lines that end with %j", (newline) => {
  test.each(corrected.map((each) => [each.name, each] as const))("%s", async (_name, { wrong, right, types }) => {
    const fixed = await fixFiles(specOf(wrong, types?.[0] ?? someTypes, newline), compileFiles);
    const expected = specOf(right, types?.[1] ?? someTypes, newline);
    expect(fixed.files).toEqual(expected);
    expect((await compileFiles(fixed.files)).diagnostics).toEqual([]);
    expect((await fixFiles(fixed.files, compileFiles)).done).toEqual([]);
  });
});

test.each([
  ["a name that is taken", withFields("pet: { type: string, optional: true }\npet?: string")],
  ["a question mark that says the opposite", withFields("pet?: { type: string, required: true }")],
  ["a key that is taken", withFields("pet: { type: string, doc: A., description: B., max: 3, maxLength: 5 }")],
  ["two kinds", withFields("pet: { list: Bed, items: string }")],
  ["comments that have no other place", withFields("size:\n  enum: # sizes\n    - s # small\n    - m")],
  ["values of different types", withFields("a: { enum: [1, a] }\nb: { enum: [true, false] }\nc: { enum: [1.5] }\nd: { enum: [a, a] }")],
  ["a required field that does not exist", `types:\n  T: { required: [a, b], fields: { a: string } }\n${withFields("t: T")}`],
  ["anchors", `types:\n  A: &a { type: string, optional: true }\n  B: *a\n${withFields("a: A")}`],
  ["two documents", `---\n${withFields("a: str[]")}`],
  ["prose", withFields("a: { type: string, doc: 'x' | 'y' }")],
  ["words that are no types", withFields("a: low | high")],
])("%s is left to a person", async (_name, wrong) => {
  const files = specOf(wrong, someTypes, "\n");
  const fixed = await fixFiles(files, compileFiles);
  expect(fixed.done).toEqual([]);
  expect(fixed.files).toEqual(files);
});
