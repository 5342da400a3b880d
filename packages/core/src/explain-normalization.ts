// What the `reading` of a protocol says of all its fields: how they are normalized before they are judged, and what lenient reading lets pass.

import { describeShape } from "./describe-shape.js";
import { judgeJson, show, type Walk, warn } from "./explain-walk.js";
import { createIssue, notRepresentable, nullDropped, unreadable, untypedBody } from "./issues.js";
import { sameJson } from "./json-kind.js";
import { readPath } from "./path.js";
import type { EncodingName, NullPolicy, ProtocolDescriptor } from "./protocol.js";
import type { Issue, Result } from "./result.js";
import type { Field } from "./shape.js";
import { hasKind } from "./shape-kind.js";
import { unknownTag } from "./unknown-tag.js";

/** The tag after what reading does to it. */
function normalizeTag({ protocol, lenient }: Walk, given: unknown): unknown {
  const { trim, emptyStrings, nulls, lenient: policy } = protocol.reading;
  const tag = trim && typeof given === "string" ? given.trim() : given;
  if (tag === null && (nulls === "absent" || (lenient && policy.nulls === "absent"))) return undefined;
  return tag === "" && emptyStrings === "absent" ? undefined : tag;
}

/** The value as reading takes it; undefined when it counts as absent. */
function normalizeField(walk: Walk, field: Field, given: unknown): unknown {
  const { trim, emptyStrings } = walk.protocol.reading;
  const part = walk.path.length === 1 ? partOf(walk.protocol, field.name) : undefined;
  const value = trim && part === "envelope" ? trimmed(given) : given;
  // Where white space around a string does not count, a string of nothing else is empty.
  const isEmpty = value === "" || (trim && typeof value === "string" && value.trim() === "");
  if (isEmpty && part !== undefined && emptyStrings === "absent") return undefined;
  return value === null && !hasKind(walk.protocol, field.shape, "null") ? readNull(walk, field) : value;
}

function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (!Array.isArray(value)) return value;
  const items: readonly unknown[] = value.map((item: unknown) => (typeof item === "string" ? item.trim() : item));
  return items.every((item, index) => item === value[index]) ? value : items;
}

/** Which part of a message a field at its top is. */
function partOf({ tag, envelope, body }: ProtocolDescriptor, name: string): "envelope" | "body" | undefined {
  if (name === tag || envelope.includes(name)) return "envelope";
  return body !== "inline" && body.field === name ? "body" : undefined;
}

function readNull(walk: Walk, field: Field): null | undefined {
  const { nulls, lenient } = walk.protocol.reading;
  const isAbsent = (policy: NullPolicy): boolean => policy === "absent" || (policy === "optional" && !field.required);
  if (isAbsent(nulls)) return undefined;
  if (!walk.lenient || !isAbsent(lenient.nulls)) return null;
  if (!field.required) warn(walk, nullDropped(), null);
  return undefined;
}

/** Whether lenient reading lets the required field at hand be missing. */
function mayMiss({ protocol, path }: Walk): boolean {
  const policy = protocol.reading.lenient.missing;
  if (policy !== "body") return policy === "unset";
  const part = partOf(protocol, String(path[0]));
  return protocol.body === "inline" ? part !== "envelope" : part === "body" && path.length > 1;
}

/** Whether the value is a typed body that came as a string and lenient reading keeps it so. */
function isUntypedBody(walk: Walk, field: Field, value: unknown): boolean {
  const { protocol, path, type } = walk;
  if (protocol.reading.lenient.bodies !== "text" || path.length !== 1) return false;
  if (typeof value !== "string" || field.shape.kind !== "struct" || partOf(protocol, field.name) !== "body") return false;
  warn(walk, untypedBody(type), value);
  return true;
}

/** Turns the issues of a value into warnings and drops the value, if lenient decoding does so; returns what is left of it. */
function unsetInvalid(walk: Walk, field: Field, { value, judged, before }: InvalidValue): unknown {
  if (walk.protocol.reading.lenient.invalid !== "unset") return judged;
  for (const issue of walk.issues.splice(before)) {
    if ((issue.code === "wrong-type" || issue.code === "format") && issue.path.length === walk.path.length) {
      const expected = describeShape(walk.protocol, field.shape);
      warn(walk, unreadable(expected, show(walk, value)), value, expected);
    } else walk.warnings.push(issue);
  }
  return undefined;
}

interface InvalidValue {
  readonly value: unknown;
  readonly judged: unknown;
  /** How many issues there were before it was judged. */
  readonly before: number;
}

/** A message of unknown type: kept under the tag for those where lenient reading says so, with its one issue as a warning. */
function keepUnknown(walk: Walk, value: Readonly<Record<string, unknown>>): unknown {
  if (!walk.lenient || walk.protocol.reading.lenient.unknownTypes !== "keep") return value;
  walk.warnings.push(...walk.issues.splice(0));
  judgeJson(walk, value);
  return { ...value, [walk.protocol.tag]: unknownTag };
}

/** What is lost of a message by reading it, which gave `read`: white space around a string, or an empty string. */
function findLost(message: Readonly<Record<string, unknown>>, read: Result<unknown>, encoding: EncodingName): readonly Issue[] {
  if (!read.ok) return read.issues;
  const changed = Object.keys(message).filter((name) => !sameJson(message[name], readPath(read.value, [name])));
  return changed.map((name) => {
    const problem = message[name] === "" ? "an empty string is read as absent" : "white space around it is not kept";
    return createIssue(notRepresentable(encoding, problem), [name]);
  });
}

/** An unknown value of an enum, in upper case if all its values are. */
const uppercase = (known: readonly string[], value: string): string =>
  known.every((word) => word === word.toUpperCase()) ? value.toUpperCase() : value;

export interface Normalization {
  readonly normalizeTag: typeof normalizeTag;
  readonly normalizeField: typeof normalizeField;
  readonly mayMiss: typeof mayMiss;
  readonly isUntypedBody: typeof isUntypedBody;
  readonly unsetInvalid: typeof unsetInvalid;
  readonly keepUnknown: (walk: Walk, value: Readonly<Record<string, unknown>>, wanted?: string) => unknown;
  readonly findLost: typeof findLost;
  readonly uppercase: typeof uppercase;
}

/** The feature `normalization`. */
export const normalization: Normalization = {
  normalizeTag,
  normalizeField,
  mayMiss,
  isUntypedBody,
  unsetInvalid,
  keepUnknown,
  findLost,
  uppercase,
};
