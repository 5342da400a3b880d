// Types as TypeScript, protobuf, TypeSpec and Python write them (`Bed[]`, `map<string, Bed>`, `Bed | null`), and the definitions that mean the same.

import { typeMeant } from "./synonyms.js";

/** A type name, or the keys of a definition. */
export type Definition = string | { readonly [key: string]: DefinitionValue };

type DefinitionValue = Definition | number | boolean | readonly Definition[];

export interface TypeMeaning {
  readonly definition: Definition;
  /** Whether the field itself can be missing. */
  readonly optional?: true;
}

/** The definition that means the same as a type of another language; undefined if there is none, or if the text is a plain name. */
export function readTypeExpression(text: string): TypeMeaning | undefined {
  const meaning = read(text, 0);
  return meaning === undefined || meaning.definition === text ? undefined : meaning;
}

/** The meaning of several types where one is expected, as in `type: [string, 'null']`. */
export const readTypeList = (names: readonly string[]): TypeMeaning | undefined => readUnion(names, 0);

/** An enum of strings or integers; undefined for other values. */
export function enumOf(values: readonly unknown[]): Definition | undefined {
  const isInteger = values.every((value) => typeof value === "number" && Number.isSafeInteger(value));
  if (values.length === 0 || new Set(values).size < values.length) return undefined;
  if (!isInteger && !values.every((value) => typeof value === "string" && value !== "")) return undefined;
  const sorted = isInteger ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
  const looksInteger = !isInteger && values.every((value) => /^-?[0-9]+$/.test(String(value)));
  return {
    enum: "closed",
    ...(isInteger ? { of: "integer" } : looksInteger ? { of: "string" } : {}),
    values: Object.fromEntries(sorted.map((value) => [String(value), inWords(String(value))])),
  };
}

const maxDepth = 8;

/** Types of protobuf that JSON represents as the same values. */
const wellKnownTypes: Readonly<Record<string, Definition>> = {
  Timestamp: "timestamp",
  Value: "any",
  Struct: { map: "any" },
  ListValue: { list: "any" },
};

function read(written: string, depth: number): TypeMeaning | undefined {
  const text = withoutParentheses(written.trim());
  if (text === "" || depth > maxDepth) return undefined;
  const parts = split(text, "|");
  if (parts.length > 1) return readUnion(parts[0] === "" ? parts.slice(1) : parts, depth);
  const literal = readLiteral(text);
  if (literal !== undefined) return { definition: { const: literal } };
  const [, modifier, rest = ""] = /^(repeated|optional|required|readonly)\s+(.+)$/.exec(text) ?? [];
  if (modifier === "repeated") return nest(rest, depth, (list) => ({ list }));
  if (modifier !== undefined) return modifier === "optional" ? optional(read(rest, depth + 1)) : read(rest, depth + 1);
  if (text.endsWith("?")) return optional(read(text.slice(0, -1), depth + 1));
  if (text.endsWith("[]")) return nest(text.slice(0, -2), depth, (list) => ({ list }));
  const generic = /^([A-Za-z]+)(?:<(.*)>|\[(.+)\])$/s.exec(text);
  if (generic !== null) return readGeneric(generic[1]!.toLowerCase(), split(generic[2] ?? generic[3] ?? "", ","), depth);
  const [, wellKnown] = /^google\.protobuf\.(Timestamp|Struct|Value|ListValue)$/.exec(text) ?? [];
  if (wellKnown !== undefined) return { definition: wellKnownTypes[wellKnown]! };
  const meant = typeMeant(text);
  return meant === undefined ? undefined : { definition: meant };
}

function readGeneric(name: string, parts: readonly string[], depth: number): TypeMeaning | undefined {
  const [first = "", second] = parts;
  if (name === "union" || name === "literal") return readUnion(parts, depth);
  if (["array", "list", "readonlyarray", "sequence", "iterable", "vec"].includes(name) && second === undefined)
    return nest(first, depth, (list) => ({ list }));
  if (name === "set" && second === undefined) return nest(first, depth, (list) => ({ list, unique: true }));
  if (!["map", "record", "dict", "dictionary", "mapping", "hashmap"].includes(name) || parts.length > 2) return undefined;
  if (second !== undefined && !/^(?:string|str)$/i.test(first)) return undefined;
  return nest(second ?? first, depth, (map) => ({ map }));
}

/** A definition around the type of an item or a value, which cannot be missing. */
function nest(text: string, depth: number, around: (inner: Definition) => Definition): TypeMeaning | undefined {
  const inner = read(text, depth + 1);
  return inner === undefined || inner.optional === true ? undefined : { definition: around(inner.definition) };
}

const optional = (meaning: TypeMeaning | undefined): TypeMeaning | undefined => meaning && { ...meaning, optional: true };

function readUnion(parts: readonly string[], depth: number): TypeMeaning | undefined {
  const isNull = (part: string): boolean => /^(?:null|None|nil|'null'|"null")$/.test(part.trim());
  const isMissing = (part: string): boolean => part.trim() === "undefined";
  const others = parts.filter((part) => !isNull(part) && !isMissing(part));
  const inner = others.map((part) => read(part, depth + 1));
  if (others.length === 0 || inner.some((each) => each === undefined || each.optional === true)) return undefined;
  const definitions = inner.map((each) => each!.definition);
  const values = definitions.flatMap((each) => (typeof each === "string" || each["const"] === undefined ? [] : [each["const"]]));
  const choice = definitions.length > 1 && values.length === definitions.length ? enumOf(values) : undefined;
  const one = choice ?? (definitions.length === 1 ? definitions[0] : undefined);
  const definition = parts.some(isNull) ? withNull(one, definitions) : (one ?? { union: definitions });
  return parts.some(isMissing) ? { definition, optional: true } : { definition };
}

function withNull(one: Definition | undefined, parts: readonly Definition[]): Definition {
  if (one === undefined) return { union: [...parts, "null"] };
  return typeof one === "string" ? { type: one, nullable: true } : { ...one, nullable: true };
}

/** The value of a literal type: a string in quotes, a number or a boolean. */
function readLiteral(text: string): string | number | boolean | undefined {
  const quoted = /^(['"])([^'"]*)\1$/.exec(text)?.[2];
  if (quoted !== undefined) return quoted;
  if (text === "true" || text === "false") return text === "true";
  return /^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]+)?$/.test(text) ? Number(text) : undefined;
}

/** The text without parentheses around all of it. */
function withoutParentheses(text: string): string {
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  if (inner === undefined) return text;
  let depth = 0;
  for (const sign of inner) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth < 0) return text;
  }
  return withoutParentheses(inner.trim());
}

/** The parts of a text between separators that are neither in quotes nor in brackets. */
function split(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(/'[^']*'|"[^"]*"|[\s\S]/g)) {
    if ("<([{".includes(token)) depth++;
    if (">)]}".includes(token)) depth--;
    if (token !== separator || depth !== 0) continue;
    parts.push(text.slice(start, index).trim());
    start = index + 1;
  }
  return [...parts, text.slice(start).trim()];
}

/** `in_progress` as `In progress.` */
export function inWords(value: string): string {
  const words = value
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_\-/.]+/g, " ")
    .trim();
  const plain = words === "" ? value : words;
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}
