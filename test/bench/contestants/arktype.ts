// arktype, which finds by itself what tells the messages apart.

import type { ScalarShape } from "@wirepact/core";
import type { Contestant } from "./contestant.js";
import { boundsOf, chain, regex, patternsOf, writeMessages, type Dialect } from "./dialect.js";

const bases: { readonly [scalar in ScalarShape["scalar"]]?: string } = {
  integer: 'type("number.integer")',
  number: 'type("number")',
  percent: 'type("number")',
  epoch: 'type("number")',
  boolean: 'type("boolean")',
  timestamp: 'type("string.date.iso")',
  date: 'type("string.date.iso")',
  url: 'type("string.url")',
  any: 'type("unknown")',
};

const isNumeric = (shape: ScalarShape): boolean => ["integer", "number", "percent", "epoch"].includes(shape.scalar);

function scalar(shape: ScalarShape): string {
  const { min, max } = boundsOf(shape);
  if (shape.scalar === "uuid" && shape.prefix === undefined) return shape.version === 4 ? 'type("string.uuid.v4")' : 'type("string.uuid")';
  const [least, most] = isNumeric(shape) ? ["atLeast", "atMost"] : ["atLeastLength", "atMostLength"];
  return chain(
    bases[shape.scalar] ?? 'type("string")',
    min !== undefined && `.${least}(${min})`,
    max !== undefined && `.${most}(${max})`,
    ...patternsOf(shape, { knowsUuid4: true }).map((pattern) => `.and(type(${regex(pattern)}))`),
  );
}

const dialect: Dialect = {
  scalar,
  literal: (value) => `type.unit(${value})`,
  words: (words) => `type.enumerated(${words.map((word) => JSON.stringify(word)).join(", ")})`,
  matching: (pattern) => (pattern === "" ? 'type("string")' : `type(${regex(pattern)})`),
  list: (item, { min, max }) =>
    chain(`${item}.array()`, min !== undefined && `.atLeastLength(${min})`, max !== undefined && `.atMostLength(${max})`),
  // An index signature takes patterns only as types of their own; every key is looked at either way.
  map: (value, keys) =>
    `type({ "[string]": ${value} })${keys === undefined ? "" : `.narrow((map) => Object.keys(map).every((key) => ${regex(keys)}.test(key)))`}`,
  object: (members, open) =>
    `type({ ${members
      .map(({ name, value, required }) => `${JSON.stringify(required ? name : `${name}?`)}: ${value}`)
      .join(", ")} })${open ? "" : '.onUndeclaredKey("reject")'}`,
  either: (members) => members.reduce((one, other) => `${one}.or(${other})`),
  nullable: (inner) => `${inner}.or("null")`,
};

export const arktype: Contestant = {
  name: "arktype",
  peer: "arktype",
  write: ({ protocol }) => `
import { type } from "arktype";
const schema = type.or(${writeMessages(protocol, dialect).join(",\n")});
export const is = (value) => schema.allows(value);
export const issues = (value) => { const result = schema(value); return result instanceof type.errors ? [...result] : []; };
`,
};
