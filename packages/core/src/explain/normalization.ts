// What arrives is normalized before it is checked: aliases of types, fields and enum values, and what the `reading` of a protocol says of all its
// fields; and what lenient reading lets pass.

import { describeShape } from "../describe/describe-expected.js";
import { type Check, checkJson, maxIssues, report, show, type Walk, warn } from "../walk/walk.js";
import {
  aliasRead,
  createIssue,
  itemDropped,
  leftUnset,
  notRepresentable,
  nullDropped,
  unreadable,
  untypedBody,
  type Wording,
} from "../issues.js";
import { ownMember, sameJson } from "../base/json-kind.js";
import { readPath } from "../base/path.js";
import { pathOf, fieldPlace, textOf } from "../walk/place.js";
import type { EncodingName, NullPolicy, ProtocolShapes } from "../protocol.js";
import type { Issue, Result } from "../result.js";
import type { EnumShape, Field, Shape, ShapeLeniency, StructShape } from "../shape/shape.js";
import { hasKind } from "../shape/shape-kind.js";
import { unknownTag } from "../unknown-tag.js";

type Members = Readonly<Record<string, unknown>>;

/** The tag after what reading does to it: the name of a type where it is an alias of one. */
function normalizeTag(walk: Walk, given: unknown): unknown {
  const tag = trimTag(walk, given);
  if (typeof tag !== "string" || Object.hasOwn(walk.protocol.messages, tag)) return tag;
  const all = Object.values(walk.protocol.messages);
  const message = all.find(({ aliases }) => aliases?.includes(tag));
  if (message !== undefined || !walk.lenient) return message?.name ?? tag;
  const meant = all.find(({ lenientAliases }) => lenientAliases?.includes(tag));
  if (meant === undefined) return tag;
  warn(walk, aliasRead(show(walk, given), meant.name), tag, meant.name, fieldPlace(walk.place, walk.protocol.tag));
  return meant.name;
}

/** A tag that is accepted only in lenient mode is kept in the message, because it may carry a meaning. */
function keepAlias(walk: Walk, given: unknown, checked: unknown): unknown {
  const tag = trimTag(walk, given);
  const isKept = typeof tag === "string" && tag !== walk.type && walk.protocol.messages[walk.type]!.lenientAliases?.includes(tag);
  return isKept ? { ...(checked as object), [walk.protocol.tag]: tag } : checked;
}

function trimTag(walk: Walk, given: unknown): unknown {
  const { trim, emptyStrings } = walk.protocol.reading;
  const tag = trim && typeof given === "string" ? given.trim() : given;
  if (tag === null && readsNulls(walk)) return undefined;
  return tag === "" && emptyStrings === "absent" ? undefined : tag;
}

/** An object in which fields that were received under an alias have their own name. */
function renameAliases({ fields }: StructShape, value: Members): Members {
  let copy: Record<string, unknown> | undefined;
  for (const { name, aliases } of fields) {
    if (aliases === undefined || ownMember(value, name) !== undefined) continue;
    const alias = aliases.find((other) => ownMember(value, other) !== undefined);
    if (alias === undefined) continue;
    copy ??= { ...value };
    copy[name] = value[alias];
    delete copy[alias];
  }
  return copy ?? value;
}

/** The enum value that a string is an alias of. */
const findValue = ({ values }: EnumShape, alias: string): string | number | undefined =>
  values.find(({ aliases }) => aliases?.includes(alias))?.value;

interface UnknownValue {
  readonly value: string | number;
  /** The values of the enum. */
  readonly known: readonly (string | number)[];
  readonly wording: Wording;
  readonly leniency: ShapeLeniency | undefined;
}

/** What lenient reading makes of a string or an integer that a closed enum does not have. */
function readUnknownValue(walk: Walk, { value, known, wording, leniency }: UnknownValue): string | number {
  const { unknownValues = "reject" } = walk.protocol.reading.lenient;
  // Where invalid values are left out, none is kept.
  const policy = leniency?.unset ? "reject" : unknownValues;
  (policy === "reject" ? report : warn)(walk, wording, value, known);
  const isUppercase = policy === "uppercase" && known.every((word) => typeof word === "string" && word === word.toUpperCase());
  return isUppercase ? String(value).toUpperCase() : value;
}

/** The value as reading takes it; undefined when it counts as absent. */
function normalizeField(walk: Walk, field: Field, given: unknown): unknown {
  const { trim, emptyStrings } = walk.protocol.reading;
  const part = walk.place.depth === 1 ? partOf(walk.protocol, field.name) : undefined;
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
function partOf({ tag, envelope, body }: ProtocolShapes, name: string): "envelope" | "body" | undefined {
  if (name === tag || envelope.includes(name)) return "envelope";
  return body !== "inline" && body.field === name ? "body" : undefined;
}

function readNull(walk: Walk, field: Field): null | undefined {
  const { nulls, lenient } = walk.protocol.reading;
  const isAbsent = (policy: NullPolicy | undefined): boolean => policy === "absent" || (policy === "optional" && !field.required);
  if (isAbsent(nulls)) return undefined;
  if (!walk.lenient || !isAbsent(field.lenientNulls ?? lenient.nulls)) return null;
  if (!field.required) warn(walk, nullDropped(), null);
  return undefined;
}

/** Whether null is read as missing everywhere. */
const readsNulls = ({ protocol: { reading }, lenient }: Walk): boolean =>
  reading.nulls === "absent" || (lenient && reading.lenient.nulls === "absent");

/** Whether lenient reading lets the required field at hand be missing. */
function mayMiss({ protocol, place, lenient }: Walk, { lenientlyOptional }: Field): boolean {
  if (!lenient || lenientlyOptional === true) return lenient;
  const policy = protocol.reading.lenient.missing;
  if (policy !== "body") return policy === "unset";
  const part = partOf(protocol, String(pathOf(place)[0]));
  return protocol.body === "inline" ? part !== "envelope" : part === "body" && place.depth > 1;
}

/** Whether the value is a string in place of a body with fields, which lenient mode keeps. */
function isUntypedBody(walk: Walk, field: Field, value: unknown): boolean {
  const { protocol, place, type } = walk;
  if (protocol.reading.lenient.bodies !== "text" || place.depth !== 1) return false;
  if (typeof value !== "string" || field.shape.kind !== "struct" || partOf(protocol, field.name) !== "body") return false;
  warn(walk, untypedBody(type), value);
  return true;
}

/** Checks a field. Lenient reading keeps an untyped body, and may drop a value that does not fit; its issues are warnings then. */
function checkField(walk: Walk, field: Field, check: Check, value: unknown): unknown {
  if (!walk.lenient) return check(walk, value);
  if (isUntypedBody(walk, field, value)) return value;
  const before = walk.issues.length;
  const checked = check(walk, value);
  if (walk.issues.length === before || walk.protocol.reading.lenient.invalid !== "unset") return checked;
  for (const issue of walk.issues.splice(before)) warnOfUnset(walk, field.shape, issue, value);
  return undefined;
}

/** Turns an issue of a value that is left out, or of something inside it, into a warning. */
function warnOfUnset(walk: Walk, shape: Shape, issue: Issue, value: unknown): void {
  if ((issue.code === "wrong-type" || issue.code === "format") && issue.path.length === walk.place.depth) {
    const expected = describeShape(walk.protocol, shape);
    warn(walk, unreadable(expected, show(walk, value)), value, expected);
  } else walk.warnings.push(issue);
}

/** Leaves a value out that does not fit, with one warning at the value. */
function leaveUnset(walk: Walk, shape: Shape, found: readonly Issue[], value: unknown): undefined {
  const own = found.find(({ path }) => path.length === walk.place.depth);
  if (own === undefined) warn(walk, leftUnset(found[0]!.message));
  else warnOfUnset(walk, shape, own, value);
}

/** The check of items that leaves out those that do not fit: the issues of an item are one warning. */
const dropping =
  (check: Check): Check =>
  (walk, value) => {
    const before = walk.issues.length;
    const checked = check(walk, value);
    const [first] = walk.issues.splice(before);
    if (first === undefined) return checked;
    const text = `${textOf(walk.place, walk.hidden)} `;
    const { message } = first;
    if (walk.warnings.length < maxIssues) warn(walk, itemDropped(message.startsWith(text) ? message.slice(text.length) : message), value);
    return undefined;
  };

/** A message of unknown type: kept under the tag for those where lenient reading says so, with its one issue as a warning. */
function keepUnknown(walk: Walk, value: Readonly<Record<string, unknown>>): unknown {
  if (!walk.lenient || walk.protocol.reading.lenient.unknownTypes !== "keep") return value;
  walk.warnings.push(...walk.issues.splice(0));
  checkJson(walk, value);
  return { ...value, [walk.protocol.tag]: unknownTag };
}

/** Whether reading changes strings that are valid. */
const altersText = ({ reading }: ProtocolShapes): boolean => reading.trim === true || reading.emptyStrings === "absent";

/** What is lost of a message by reading it: white space around a string, or an empty string. */
function findLost(protocol: ProtocolShapes, message: Members, encoding: EncodingName, readAgain: () => Result<unknown>): readonly Issue[] {
  if (!altersText(protocol)) return [];
  const read = readAgain();
  if (!read.ok) return read.issues;
  const changed = Object.keys(message).filter((name) => !sameJson(message[name], readPath(read.value, [name])));
  return changed.map((name) => {
    const problem = message[name] === "" ? "an empty string is treated as missing" : "white space around it is not kept";
    return createIssue(notRepresentable(encoding, problem), [name]);
  });
}

export interface Normalization {
  readonly normalizeTag: typeof normalizeTag;
  readonly keepAlias: typeof keepAlias;
  readonly renameAliases: typeof renameAliases;
  readonly normalizeField: typeof normalizeField;
  readonly checkField: typeof checkField;
  readonly leaveUnset: typeof leaveUnset;
  readonly dropping: typeof dropping;
  readonly findValue: typeof findValue;
  readonly readUnknownValue: typeof readUnknownValue;
  readonly readsNulls: typeof readsNulls;
  readonly mayMiss: typeof mayMiss;
  readonly keepUnknown: typeof keepUnknown;
  readonly altersText: typeof altersText;
  readonly findLost: typeof findLost;
}

/** The feature `normalization`. */
export const normalization: Normalization = {
  normalizeTag,
  keepAlias,
  renameAliases,
  normalizeField,
  checkField,
  leaveUnset,
  dropping,
  findValue,
  readUnknownValue,
  readsNulls,
  mayMiss,
  keepUnknown,
  altersText,
  findLost,
};
