// valibot, with a variant over the messages.

import type { ScalarShape } from "@wirepact/core";
import type { Contestant } from "./contestant.js";
import { boundsOf, regex, patternsOf, writeMessages, type Dialect } from "./dialect.js";

const bases: { readonly [scalar in ScalarShape["scalar"]]?: string } = {
  integer: "v.pipe(v.number(), v.integer())",
  number: "v.number()",
  percent: "v.number()",
  epoch: "v.number()",
  boolean: "v.boolean()",
  timestamp: "v.pipe(v.string(), v.isoTimestamp())",
  date: "v.pipe(v.string(), v.isoDate())",
  url: "v.pipe(v.string(), v.url())",
  any: "v.unknown()",
};

const isNumeric = (shape: ScalarShape): boolean => ["integer", "number", "percent", "epoch"].includes(shape.scalar);

function scalar(shape: ScalarShape): string {
  const { min, max } = boundsOf(shape);
  if (shape.scalar === "uuid" && shape.prefix === undefined && shape.version === undefined) return pipe("v.string()", ["v.uuid()"]);
  const bound = isNumeric(shape) ? "Value" : "Length";
  return pipe(bases[shape.scalar] ?? "v.string()", [
    ...(min === undefined ? [] : [`v.min${bound}(${min})`]),
    ...(max === undefined ? [] : [`v.max${bound}(${max})`]),
    ...patternsOf(shape, { knowsUuid4: false }).map((pattern) => `v.regex(${regex(pattern)})`),
  ]);
}

const pipe = (base: string, actions: readonly string[]): string =>
  actions.length === 0 ? base : `v.pipe(${[base, ...actions].join(", ")})`;

const dialect: Dialect = {
  scalar,
  literal: (value) => `v.literal(${value})`,
  words: (words) => `v.picklist(${JSON.stringify(words)})`,
  matching: (pattern) => (pattern === "" ? "v.string()" : pipe("v.string()", [`v.regex(${regex(pattern)})`])),
  list: (item, { min, max }) =>
    pipe(`v.array(${item})`, [
      ...(min === undefined ? [] : [`v.minLength(${min})`]),
      ...(max === undefined ? [] : [`v.maxLength(${max})`]),
    ]),
  map: (value, keys) => `v.record(${keys === undefined ? "v.string()" : pipe("v.string()", [`v.regex(${regex(keys)})`])}, ${value})`,
  object: (members, open) =>
    `${open ? "v.looseObject" : "v.strictObject"}({ ${members
      .map(({ name, value, required }) => `${JSON.stringify(name)}: ${required ? value : `v.optional(${value})`}`)
      .join(", ")} })`,
  either: (members) => `v.union([${members.join(", ")}])`,
  nullable: (inner) => `v.nullable(${inner})`,
};

export const valibot: Contestant = {
  name: "valibot",
  peer: "valibot",
  write: ({ protocol }) => `
import * as v from "valibot";
const schema = v.variant(${JSON.stringify(protocol.tag)}, [${writeMessages(protocol, dialect).join(",\n")}]);
export const is = (value) => v.is(schema, value);
export const issues = (value) => v.safeParse(schema, value).issues ?? [];
`,
};
