// Nodes as definitions of the language.

import { inWords } from "../foreign/type-expressions.js";
import { isUnsafeName } from "../parse/plain-value.js";
import type { Node, ObjectNode, PresenceRule, Report } from "./node.js";

/** Plain data, ready to be written as YAML. */
export type Data = string | number | boolean | null | readonly Data[] | DataMap;
export interface DataMap {
  readonly [key: string]: Data;
}

export interface Defining {
  /** The type name of a definition. */
  readonly nameOf: (definition: string) => string;
  /** The definition of the messages' default. */
  readonly objects: "open" | "closed";
  readonly report: Report;
}

/** Leaves out what is not defined. */
export const compact = (entries: Readonly<Record<string, unknown>>): DataMap =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as DataMap;

/** A definition in its long form. */
export function define(node: Node, defining: Defining): DataMap {
  const { doc, nullable } = node;
  const common = { nullable: nullable === true && node.kind !== "any" ? true : undefined };
  switch (node.kind) {
    case "any":
      return compact({ type: "any", doc });
    case "reference":
      return compact({ type: defining.nameOf(node.definition), ...common, doc });
    case "scalar":
      return compact({
        type: node.type,
        min: node.min,
        max: node.max,
        pattern: node.pattern,
        alphabet: node.alphabet,
        padding: node.padding,
        ...(node.type === "null" ? {} : common),
        doc,
      });
    case "const":
      return compact({ const: node.value, ...common, doc });
    case "list":
      return compact({ list: short(node.item, defining), min: node.min, max: node.max, unique: node.unique, ...common, doc });
    case "map":
      return compact({ map: short(node.value, defining), keys: node.keys, min: node.min, max: node.max, ...common, doc });
    case "union":
      return compact({
        doc,
        union: node.parts.map((part) => short(part, defining)),
        tag: node.tag,
        otherwise: node.otherwise === undefined ? undefined : defining.nameOf(node.otherwise),
        match: node.match,
        ...common,
      });
    case "enum":
      return defineEnum(node);
    case "object":
      return compact({ doc, ...common, ...objectKeys(node, defining) });
  }
}

/** A definition as a type name, if it is nothing else. */
export function short(node: Node, defining: Defining): Data {
  const definition = define(node, defining);
  const [key, ...others] = Object.keys(definition);
  return key === "type" && others.length === 0 ? (definition["type"] ?? "any") : definition;
}

/** Strings that a key of the spec can be. */
const isEnumValue = (value: string): boolean =>
  !isUnsafeName(value) && /\S/.test(value) && value.trim() === value && !/\p{Cc}/u.test(value);

function defineEnum({ doc, nullable, open, values }: Extract<Node, { kind: "enum" }>): DataMap {
  const flag = nullable === true ? true : undefined;
  if (!values.every(([value]) => isEnumValue(value))) {
    if (open) return compact({ type: "string", nullable: flag, doc });
    const [[only] = [""], ...others] = values;
    if (others.length === 0) return compact({ const: only, nullable: flag, doc });
    return compact({ doc, union: values.map(([value]) => ({ const: value })), nullable: flag });
  }
  const described = values.map(([value, meaning]): readonly [string, string] => [value, meaning ?? inWords(value)]);
  // Digits could also be meant as integers.
  const of = values.every(([value]) => /^-?\d+$/.test(value)) ? "string" : undefined;
  return compact({ doc, enum: open ? "open" : "closed", of, values: Object.fromEntries(described), nullable: flag });
}

/** The keys of an object, which messages have too. Paths of rules start with the prefix. */
export function objectKeys(node: ObjectNode, defining: Defining, prefix = ""): DataMap {
  const { include, fields, open, extras = node.others && { values: { kind: "any" } }, rules } = node;
  const byDefault = defining.objects === "open";
  return compact({
    include: include.length === 0 ? undefined : include.map(defining.nameOf),
    fields: Object.fromEntries(fields.map((field) => [field.required ? field.name : `${field.name}?`, defineField(field, defining)])),
    object: extras !== undefined || open === byDefault ? undefined : open ? "open" : "closed",
    extras: extras === undefined ? undefined : compact({ values: short(extras.values, defining), keys: extras.keys }),
    rules: rules.length === 0 ? undefined : Object.fromEntries(rules.map((rule, index) => ruleEntry(rule, index, prefix))),
  });
}

export function defineField({ name, required, node }: ObjectNode["fields"][number], defining: Defining): Data {
  const definition = short(node, defining);
  const fallback = required ? undefined : node.default;
  if (fallback === null && node.nullable !== true && node.kind !== "any")
    defining.report(`the default of \`${name}\` is null, which is not a valid value`);
  const value = fallback === null && node.nullable !== true && node.kind !== "any" ? undefined : fallback;
  const lenient = defineLeniency(node, required);
  if (value === undefined && node.sensitive !== true && lenient === undefined) return definition;
  const long = typeof definition === "string" ? { type: definition } : (definition as DataMap);
  const { doc, ...rest } = long;
  return compact({ ...rest, default: value, sensitive: node.sensitive, lenient, doc });
}

/** What lenient readers do with a field. Only optional fields can be left out. */
function defineLeniency({ kind, lenient = {} }: Node, required: boolean): Data | undefined {
  const { unset = false, items = false, nulls = false } = lenient;
  const drops = items && kind === "list";
  if (unset && !required && !drops && !nulls) return "unset";
  const keys = compact({
    unset: unset && !required ? true : undefined,
    items: drops ? "drop" : undefined,
    nulls: nulls && !required ? "absent" : undefined,
  });
  return Object.keys(keys).length === 0 ? undefined : keys;
}

function ruleEntry({ condition, fields }: PresenceRule, index: number, prefix: string): readonly [string, DataMap] {
  const name = condition === "exactlyOne" ? "exactly-one" : "at-least-one";
  const words = condition === "exactlyOne" ? "Exactly one" : "At least one";
  return [
    index === 0 ? name : `${name}-${index + 1}`,
    { doc: `${words} of ${fields.join(", ")} is present.`, [condition]: fields.map((field) => prefix + field) },
  ];
}
