// zod, with a discriminated union over the messages.

import type { ScalarShape } from "@wirepact/core";
import type { Contestant } from "./contestant.js";
import { boundsOf, chain, regex, patternsOf, writeMessages, type Dialect } from "./dialect.js";

const bases: { readonly [scalar in ScalarShape["scalar"]]?: string } = {
  integer: "z.int()",
  number: "z.number()",
  percent: "z.number()",
  epoch: "z.number()",
  boolean: "z.boolean()",
  timestamp: "z.iso.datetime({ offset: true })",
  date: "z.iso.date()",
  url: "z.url()",
  any: "z.unknown()",
};

function scalar(shape: ScalarShape): string {
  const { min, max } = boundsOf(shape);
  if (shape.scalar === "uuid" && shape.prefix === undefined) return shape.version === 4 ? "z.uuidv4()" : "z.guid()";
  return chain(
    bases[shape.scalar] ?? "z.string()",
    min !== undefined && `.min(${min})`,
    max !== undefined && `.max(${max})`,
    ...patternsOf(shape, { knowsUuid4: true }).map((pattern) => `.regex(${regex(pattern)})`),
  );
}

const dialect: Dialect = {
  scalar,
  literal: (value) => `z.literal(${value})`,
  words: (words) => `z.enum(${JSON.stringify(words)})`,
  matching: (pattern) => (pattern === "" ? "z.string()" : `z.string().regex(${regex(pattern)})`),
  list: (item, { min, max }) => chain(`z.array(${item})`, min !== undefined && `.min(${min})`, max !== undefined && `.max(${max})`),
  map: (value, keys) => `z.record(${keys === undefined ? "z.string()" : `z.string().regex(${regex(keys)})`}, ${value})`,
  object: (members, open) =>
    `${open ? "z.looseObject" : "z.strictObject"}({ ${members
      .map(({ name, value, required }) => `${JSON.stringify(name)}: ${value}${required ? "" : ".optional()"}`)
      .join(", ")} })`,
  either: (members) => `z.union([${members.join(", ")}])`,
  nullable: (inner) => `${inner}.nullable()`,
};

export const zod: Contestant = {
  name: "zod",
  peer: "zod",
  write: ({ protocol }) => `
import * as z from "zod";
const schema = z.discriminatedUnion(${JSON.stringify(protocol.tag)}, [${writeMessages(protocol, dialect).join(",\n")}]);
export const is = (value) => schema.safeParse(value).success;
export const issues = (value) => { const result = schema.safeParse(value); return result.success ? [] : result.error.issues; };
`,
};
