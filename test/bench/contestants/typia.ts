// typia, which makes its checks out of TypeScript types when a program is compiled. Its types are open: unknown properties of closed objects pass.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { ScalarShape } from "@wirepact/core";
import { transformSync } from "esbuild";
import { peerProgram, writeModule } from "../peers.js";
import type { Contestant } from "./contestant.js";
import { boundsOf, type Dialect, patternsOf, writeMessages } from "./dialect.js";

const bases: { readonly [scalar in ScalarShape["scalar"]]?: string } = {
  integer: 'number & tags.Type<"int64">',
  number: "number",
  percent: "number",
  epoch: "number",
  boolean: "boolean",
  timestamp: 'string & tags.Format<"date-time">',
  date: 'string & tags.Format<"date">',
  url: 'string & tags.Format<"uri">',
  any: "unknown",
};

const isNumeric = (shape: ScalarShape): boolean => ["integer", "number", "percent", "epoch"].includes(shape.scalar);

function scalar(shape: ScalarShape): string {
  const { min, max } = boundsOf(shape);
  if (shape.scalar === "uuid" && shape.prefix === undefined && shape.version === undefined) return 'string & tags.Format<"uuid">';
  const bound = isNumeric(shape) ? ["Minimum", "Maximum"] : ["MinLength", "MaxLength"];
  return tagged(bases[shape.scalar] ?? "string", [
    ...(min === undefined ? [] : [`tags.${bound[0]}<${min}>`]),
    ...(max === undefined ? [] : [`tags.${bound[1]}<${max}>`]),
    ...patternTags(patternsOf(shape, { knowsUuid4: false })),
  ]);
}

const tagged = (base: string, tags: readonly string[]): string => [base, ...tags].join(" & ");

/** A type can have one pattern, so that others become conditions of it. */
const patternTags = ([first, ...others]: readonly string[]): readonly string[] =>
  first === undefined
    ? []
    : [`tags.Pattern<${JSON.stringify(others.length === 0 ? first : `^${[first, ...others].map(lookAhead).join("")}`)}>`];

const lookAhead = (pattern: string): string => (pattern.startsWith("^") ? `(?=${pattern.slice(1)})` : `(?=.*(?:${pattern}))`);

const dialect: Dialect = {
  scalar,
  literal: (value) => value,
  words: (words) => words.map((word) => JSON.stringify(word)).join(" | "),
  matching: (pattern) => tagged("string", pattern === "" ? [] : patternTags([pattern])),
  list: (item, { min, max }) =>
    tagged(`Array<${item}>`, [
      ...(min === undefined ? [] : [`tags.MinItems<${min}>`]),
      ...(max === undefined ? [] : [`tags.MaxItems<${max}>`]),
    ]),
  // TypeScript has no names of properties that match a pattern.
  map: (value) => `Record<string, ${value}>`,
  object: (members) =>
    `{ ${members.map(({ name, value, required }) => `${JSON.stringify(name)}${required ? "" : "?"}: ${value};`).join(" ")} }`,
  either: (members) => members.map((member) => `(${member})`).join(" | "),
  nullable: (inner) => `(${inner}) | null`,
};

export const typia: Contestant = {
  name: "typia",
  peer: "typia",
  write: ({ protocol }) =>
    compile(
      protocol.name,
      `
import typia, { tags } from "typia";
type Message = ${writeMessages(protocol, dialect).join("\n | ")};
export const is = typia.createIs<Message>();
const validate = typia.createValidate<Message>();
export const issues = (value: unknown) => { const result = validate(value); return result.success ? [] : result.errors; };
`,
    ),
};

/** Runs typia's own compiler, and leaves out the types. */
function compile(name: string, text: string): string {
  const input = writeModule(`typia-${name}/input/index.ts`, text);
  const output = writeModule(`typia-${name}/output/index.ts`, "");
  const compilerOptions = { strict: true, target: "esnext", module: "nodenext", moduleResolution: "nodenext", skipLibCheck: true };
  const project = writeModule(`typia-${name}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ["input"] }));
  const paths = ["--input", dirname(input), "--output", dirname(output), "--project", project];
  execFileSync(process.execPath, [peerProgram("typia", "typia"), "generate", ...paths], { cwd: dirname(project), stdio: "pipe" });
  return transformSync(readFileSync(output, "utf8"), { loader: "ts", format: "esm", target: "node20" }).code;
}
