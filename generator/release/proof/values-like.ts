// Values to try at the place of a change: those that its shapes take in either release, those just beside its limits, and those of other kinds.

import type { Json, Path, Shape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { alongPath } from "@wirepact/core/shape";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { samplesOf, unknownName } from "./variations.js";

export interface PlaceOfChange {
  readonly models: readonly ProtocolModel[];
  /** The shapes of the message in the models. */
  readonly shapes: readonly Shape[];
  readonly path: Path;
  /** What the wording of the change says: names, values and limits. */
  readonly texts: readonly (string | undefined)[];
}

/** Values of every kind; the most likely ones first. */
const others: readonly Json[] = [
  null,
  "",
  " ",
  "x",
  unknownName,
  0,
  1,
  -1,
  1.5,
  true,
  [],
  {},
  "2026-03-04",
  "2026-03-04T09:00:00Z",
  "mailto:ann@example.org",
  "https://example.org/",
  "urn:isbn:0451450523",
  "a:b",
  "//example.org",
  `https://example.org/${"a".repeat(200)}`,
  { key: 1 },
  ["x"],
];

/** The values to try in place of one. */
export function valuesLike(value: Json | undefined, { models, shapes, path, texts }: PlaceOfChange): readonly Json[] {
  const said = texts.flatMap((text) => (text === undefined ? [] : [text, ...parsed(text)]));
  const limits = texts.flatMap((text) => (text?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number));
  const samples = models.flatMap((model, index) => {
    const shape = shapes[index];
    return shape === undefined ? [] : samplesAt(model, shape, path);
  });
  const near = [value, ...samples].flatMap((each) => (each === undefined ? [] : beside(each, limits)));
  const all = [...said, ...near, ...samples, ...wrapped(value), ...others];
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** The value that a text is as JSON. */
function parsed(text: string): readonly Json[] {
  try {
    return [JSON.parse(text) as Json];
  } catch {
    return [];
  }
}

/** Values that the shapes at a path take, in any part of a union. */
function samplesAt(model: ProtocolModel, shape: Shape, path: Path): readonly Json[] {
  const passed = [...alongPath(runnable(model).types, shape, path)].filter(({ rest }) => rest.length === 0);
  return passed.slice(0, 12).flatMap((each) => samplesOf(model, each.shape));
}

/** The same kind of value at, just below and just above each limit. */
function beside(value: Json, limits: readonly number[]): readonly Json[] {
  const sizes = limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
  const lengths = sizes.filter((size) => Number.isInteger(size) && size >= 0 && size <= 100_000);
  if (typeof value === "number") return [...sizes, ...limits.map((limit) => limit + 0.5)];
  if (typeof value === "string") {
    const cases = [value.toUpperCase(), value.toLowerCase(), ` ${value} `, `${value}x`];
    return [...cases, ...lengths.flatMap((length) => [value.slice(0, length).padEnd(length, "a"), "1".repeat(length)])];
  }
  if (Array.isArray(value)) {
    const [first = null] = value as readonly Json[];
    return lengths.filter((length) => length <= 2000).map((length) => Array.from({ length }, () => first));
  }
  if (typeof value !== "object" || value === null) return [];
  return subsetsOf(Object.entries(value as { readonly [name: string]: Json })).map((members) => Object.fromEntries(members));
}

/** All subsets of a few members; of more, those without one or two of them. */
function subsetsOf<T>(members: readonly T[]): readonly (readonly T[])[] {
  if (members.length <= 6)
    return Array.from({ length: 2 ** members.length }, (_, set) => members.filter((_member, index) => (set >> index) % 2 === 1));
  return members.flatMap((one) => members.map((other) => members.filter((member) => member !== one && member !== other)));
}

/** The value as an item, its first item, and its text. */
const wrapped = (value: Json | undefined): readonly Json[] =>
  value === undefined ? [] : [[value], ...(Array.isArray(value) ? (value.slice(0, 1) as readonly Json[]) : []), JSON.stringify(value)];
