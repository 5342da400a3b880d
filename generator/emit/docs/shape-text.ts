// Shapes in words for readers: what a value is, and what it must keep to.

import {
  type EnumShape,
  type Field,
  type Fill,
  type LiteralShape,
  type Path,
  sameJson,
  type ScalarShape,
  type Shape,
  type StructShape,
  type UnionShape,
} from "@wirepact/core";
import { code, count, listed, value } from "../../text/markdown.js";
import { unreachable } from "../../unreachable.js";
import { type Page, typeLink } from "./page.js";

/** Text with its links replaced by what they say. */
export const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");

/** What a value is: `text`, `list of [Entry](…)`, `[Moment](…)`. */
export function typeWords(page: Page, shape: Shape): string {
  const words = kindWords(page, shape);
  return shape.nullable === true ? `${words} or null` : words;
}

function kindWords(page: Page, shape: Shape): string {
  switch (shape.kind) {
    case "scalar":
    case "literal":
    case "enum":
    case "struct":
      return kindNames(shape);
    case "reference":
      return page.model.typeDocs[shape.type]?.mixin === true ? typeWords(page, page.model.types[shape.type]!) : typeLink(page, shape.type);
    case "list":
      return `list of ${typeWords(page, shape.item)}`;
    case "map":
      return `map of ${typeWords(page, shape.value)}`;
    case "union":
      return listed([...new Set(shape.members.map((member) => typeWords(page, member)))], "or");
    default:
      return unreachable(shape);
  }
}

/** What a value without inner types is. */
export function kindNames(shape: ScalarShape | LiteralShape | EnumShape | StructShape): string {
  if (shape.kind === "scalar") return scalarWords[shape.scalar];
  if (shape.kind === "literal") return value(shape.value);
  return shape.kind === "struct" ? "object" : shape.open ? "word" : "word from a list";
}

const scalarWords: { readonly [scalar in ScalarShape["scalar"]]: string } = {
  string: "text",
  line: "one line of text",
  text: "text of any lines",
  path: "path of a file",
  integer: "whole number",
  number: "number",
  percent: "number from 0 to 100",
  boolean: "true or false",
  timestamp: "date and time (ISO 8601)",
  date: "day (ISO 8601)",
  epoch: "seconds since 1970",
  uuid: "UUID",
  url: "URL",
  semver: "version (semver)",
  any: "any JSON value",
};

/** What a value must keep to, phrase by phrase; named types are looked into. */
export function shapeRules(page: Page, shape: Shape): readonly string[] {
  switch (shape.kind) {
    case "scalar":
      return scalarRules(shape);
    case "enum": {
      const words = shape.values.map(({ value: word }) => code(word));
      const known = words.length > 12 ? [...words.slice(0, 10), "…"] : words;
      if (!shape.open) return [words.length > 12 ? known.join(", ") : listed(known, "or"), ...patternRule(shape.pattern)];
      return [`${known.join(", ")} or another word${shape.pattern === undefined ? "" : ` that matches ${code(shape.pattern)}`}`];
    }
    case "reference": {
      const target = page.model.types[shape.type];
      return target === undefined ? [] : shapeRules(page, target);
    }
    case "list":
      return [
        ...amount(shape.min, shape.max, "item", "items"),
        ...(shape.unique === true ? ["no item twice"] : []),
        ...inner(page, shape.item, "each: "),
      ];
    case "map":
      return [
        ...amount(shape.min, shape.max, "entry", "entries"),
        ...(shape.keys === undefined ? [] : [`keys match ${code(shape.keys)}`]),
        ...inner(page, shape.value, "each value: "),
      ];
    case "union":
      return unionRules(page, shape);
    case "struct":
      return shape.open ? [] : ["no other members"];
    case "literal":
      return [];
    default:
      return unreachable(shape);
  }
}

/** What each member keeps to; a list of what is also allowed by itself says only how long it may be. */
function unionRules(page: Page, { members }: UnionShape): readonly string[] {
  return members.flatMap((member) => {
    const isListOfOther = member.kind === "list" && members.some((other) => sameJson(other, member.item));
    const rules = isListOfOther ? amount(member.min, member.max, "item", "items") : shapeRules(page, member);
    return rules.length === 0 ? [] : [`as ${isListOfOther ? "a list" : typeWords(page, member)}: ${rules.join(", ")}`];
  });
}

function inner(page: Page, shape: Shape, label: string): readonly string[] {
  const rules = shapeRules(page, shape);
  return rules.length === 0 ? [] : [`${label}${rules.join(", ")}`];
}

const patternRule = (pattern: string | undefined): readonly string[] => (pattern === undefined ? [] : [`matches ${code(pattern)}`]);

function amount(min: number | undefined, max: number | undefined, one: string, many: string): readonly string[] {
  if (min === undefined && max === undefined) return [];
  if (min !== undefined && min === max) return [`exactly ${count(min)} ${min === 1 ? one : many}`];
  if (max === undefined) return min === 0 ? [] : [min === 1 ? `at least one ${one}` : `at least ${count(min ?? 0)} ${many}`];
  return [min === undefined || min === 0 ? `at most ${count(max)} ${many}` : `${count(min)} to ${count(max)} ${many}`];
}

function scalarRules(shape: ScalarShape): readonly string[] {
  const { scalar, min, max, schemes, version, prefix, inside } = shape;
  const isText = ["string", "line", "text", "path"].includes(scalar);
  return [
    ...(isText ? lengthRule(shape) : range(min, max)),
    ...patternRule(shape.pattern),
    ...(scalar === "timestamp" ? timestampRules(shape) : []),
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(prefix === undefined ? [] : [`with or without ${code(prefix)} before it`]),
    ...(schemes === undefined
      ? []
      : [
          listed(
            schemes.map((scheme) => code(`${scheme}://`)),
            "or",
          ),
        ]),
    ...(inside === undefined
      ? []
      : [inside === "warn" ? "an absolute or climbing path is a warning" : "neither absolute nor climbing out of its folder"]),
  ];
}

function lengthRule({ scalar, min, max, countsTrimmed }: ScalarShape): readonly string[] {
  const least = scalar === "path" ? Math.max(min ?? 1, 1) : min;
  if (least === 1 && max === undefined) return ["not empty"];
  const [rule] = amount(least, max, "character", "characters");
  return rule === undefined ? [] : [countsTrimmed === true ? `${rule}, white space around it not counted` : rule];
}

function range(min: number | undefined, max: number | undefined): readonly string[] {
  if (min === undefined) return max === undefined ? [] : [`at most ${count(max)}`];
  return [max === undefined ? `at least ${min}` : `from ${min} to ${count(max)}`];
}

function timestampRules({ utc, fraction, write }: ScalarShape): readonly string[] {
  if (utc === true && fraction === "none") return [`UTC to the second, like ${code("2026-03-04T09:00:00Z")}`];
  return [
    utc === true ? `UTC (${code("Z")} or ${code("+00:00")})` : `with a zone (${code("Z")} or an offset)`,
    ...(fraction === "none" ? ["no fraction of a second"] : []),
    ...(write === "seconds" ? ["built as seconds and Z"] : []),
  ];
}

/** A path as readers write it. */
export const fieldPath = (path: Path): string => code(path.join("."));

/** What a field keeps to besides its shape: defaults, fills, computation, secrecy, other names. */
export function fieldRules(page: Page, field: Field): readonly string[] {
  const { computed, fill } = field;
  return [
    ...shapeRules(page, field.shape),
    ...(computed === undefined ? [] : [computedRule(computed)]),
    ...(field.default === undefined ? [] : [`left out means ${value(field.default)}`]),
    ...(fill === undefined ? [] : [fillRule(page, fill)]),
    ...(field.sensitive === true ? ["sensitive: never shown in an issue or a log"] : []),
    ...(field.decodeOnly === true ? ["kept when read, never written"] : []),
    ...(field.aliases === undefined ? [] : [`also read as ${listed(field.aliases.map(code), "or")}`]),
    ...(field.lenientlyOptional === true ? ["lenient: may be missing"] : []),
    ...(field.since === undefined ? [] : [`since ${field.since}`]),
  ];
}

/** What a computed field follows from. */
export function computedRule({ by, table, level, lenient }: NonNullable<Field["computed"]>): string {
  const follows =
    table === undefined
      ? `the same as ${fieldPath(by)}`
      : `follows from ${fieldPath(by)}: ${Object.entries(table)
          .map(([word, derived]) => `${code(word)} is ${value(derived)}`)
          .join(", ")}`;
  const softened = level === "warning" ? " (otherwise a warning)" : lenient === "warn" ? " (lenient: otherwise a warning)" : "";
  return `${follows}${softened}`;
}

function fillRule({ model }: Page, fill: Fill): string {
  switch (fill.kind) {
    case "now":
      return "builders put in the time";
    case "uuid":
      return "builders make a new one";
    case "version":
      return `builders put in ${code(model.version)}`;
    case "ack":
      return "builders put in whether the type wants an acknowledgement";
    case "field":
      return `builders copy ${fieldPath(fill.path)}`;
    case "literal":
      return `builders put in ${value(fill.value)}`;
    default:
      return unreachable(fill);
  }
}
