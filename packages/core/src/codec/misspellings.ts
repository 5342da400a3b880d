// Properties of valid messages whose names are near those of fields that are absent: open objects accept them, and what was meant gets lost.

import { planOf } from "../explain/any-shape.js";
import { typeIn } from "./fast-path.js";
import { isObject } from "../base/json-kind.js";
import { nearestName } from "../base/nearest.js";
import { createIssue, formatPath, unknownField } from "../issues.js";
import type { ProtocolShapes } from "../protocol.js";
import type { Issue, Result } from "../result.js";
import { partAt, visitValue } from "../shape/index.js";
import type { StructShape } from "../shape/shape.js";

/** Finds properties that may be misspelled fields in a message of a type. */
export type FindMisspellings = (protocol: ProtocolShapes, type: unknown, message: unknown) => readonly Issue[];

/** Objects with more unknown properties than this are not misspelled, and each comparison takes time. */
const most = 32;

/**
 * The option of `decode` and `validate` that adds a warning for every unknown property whose name is near that of a field that is absent:
 * `decode(text, { misspellings: findMisspellings })`.
 */
export const findMisspellings: FindMisspellings = (protocol, type, message) => {
  const shape = planOf(protocol, type)?.message.shape;
  const found: Issue[] = [];
  // Names inside a sensitive value may be part of the secret.
  for (const part of shape === undefined ? [] : visitValue(protocol, shape, message, ({ field }) => field?.sensitive !== true)) {
    if (part.shape.kind !== "struct" || !part.shape.open || !isObject(part.value)) continue;
    for (const [name, nearest] of misspelledIn(part.shape, part.value)) {
      const path = [...part.path, name];
      found.push(createIssue(unknownField(formatPath(path), nearest), path));
    }
  }
  return found;
};

interface Search {
  readonly misspellings?: FindMisspellings | undefined;
  /** The type of the message, if it is not in the message. */
  readonly type?: string | undefined;
  readonly answers?: ((id: unknown) => string | undefined) | undefined;
}

/** A result with the warnings of the option `misspellings`, if it is set. */
export function withMisspellings(
  protocol: ProtocolShapes,
  result: Result<unknown>,
  { misspellings, type, answers }: Search,
  place = (issue: Issue): Issue => issue,
): Result<unknown> {
  if (!misspellings || !result.ok) return result;
  const found = misspellings(protocol, type ?? typeIn(protocol, result.value as Readonly<Record<string, unknown>>, answers), result.value);
  return { ...result, warnings: [...result.warnings, ...found.map(place)] };
}

/** Unknown properties of an object, each with the field that was probably meant. */
function misspelledIn(shape: StructShape, value: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[] {
  const unknown = Object.keys(value).filter((name) => partAt(shape, name) === undefined && !shape.absent?.includes(name));
  if (unknown.length === 0 || unknown.length > most) return [];
  const absent = shape.fields.filter(({ name }) => value[name] === undefined);
  const names = absent.map(({ name }) => name);
  return unknown.flatMap((name) => {
    const nearest = absent.find(({ aliases }) => aliases?.includes(name))?.name ?? nearestName(name, names);
    return nearest === undefined ? [] : [[name, nearest] as const];
  });
}
