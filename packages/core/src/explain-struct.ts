// Judging the fields of an object: reading normalises each first (other names, white space, nulls, blanks), then it is judged.

import { describeShape } from "./describe-shape.js";
import { report, type Walk, warn } from "./explain-walk.js";
import { ownMember } from "./json-kind.js";
import { findMeant, type Siblings } from "./meant-member.js";
import { nearestName } from "./nearest.js";
import type { NullPolicy } from "./protocol.js";
import { quickStruct } from "./quick-verdict.js";
import type { Field, Shape, StructShape } from "./shape.js";

type Judge = (walk: Walk, shape: Shape, value: unknown) => unknown;
type Members = Readonly<Record<string, unknown>>;

/** Judges an object against the fields of a struct; the object comes back as it is, or as a copy when something in it was repaired. */
export function judgeStruct(walk: Walk, shape: StructShape, value: Members, judge: Judge): unknown {
  let copy: Record<string, unknown> | undefined;
  const aliasesUsed: string[] = [];
  const { trim, blanks } = walk.protocol.reading;
  const stirs = walk.reading && walk.path.length === 0 && (trim || blanks !== "keep");
  const { fields, names } = quickStruct(walk.protocol, shape);
  const siblings: Siblings = { names, value, claimed: new Set() };
  for (const { name, field, fits } of fields) {
    const given = ownMember(value, name);
    if (given === undefined ? !field.required && !walk.reading : !stirs && fits(given)) continue;
    const alias = walk.reading && given === undefined ? field.aliases?.find((other) => ownMember(value, other) !== undefined) : undefined;
    walk.path.push(name);
    const judged = judgeMember(walk, field, alias === undefined ? given : value[alias], siblings, judge);
    walk.path.pop();
    if (alias !== undefined) {
      aliasesUsed.push(alias);
      // Also where its value counts as absent, so that nothing is left to call unknown.
      copy ??= { ...value };
    }
    if (Object.is(judged, given)) continue;
    copy ??= { ...value };
    if (judged === undefined) delete copy[name];
    else copy[name] = judged;
  }
  for (const alias of aliasesUsed) delete copy?.[alias];
  if (!shape.open) judgeUnknownMembers(walk, { ...siblings, value: copy ?? value });
  return copy ?? value;
}

function judgeMember(walk: Walk, field: Field, given: unknown, siblings: Siblings, judge: Judge): unknown {
  const before = walk.issues.length;
  const hidden = walk.hidden;
  walk.hidden ||= field.sensitive === true;
  const value = walk.reading ? normalise(walk, field, given) : given;
  let judged: unknown;
  if (value === undefined) missing(walk, field, siblings);
  else if (isUntypedBody(walk, field, value)) judged = value;
  else {
    if (field.computed !== undefined) walk.computed.push({ path: [...walk.path], computed: field.computed, hidden: walk.hidden });
    judged = judge(walk, field.shape, value);
    if (walk.issues.length > before && walk.lenient && walk.protocol.reading.lenient.malformed === "unset") {
      judged = unset(walk, field, value, before);
    }
  }
  walk.hidden = hidden;
  return judged;
}

/** The value as reading takes it; undefined when it counts as absent. */
function normalise(walk: Walk, field: Field, given: unknown): unknown {
  const { protocol } = walk;
  const atTop = walk.path.length === 1;
  const inEnvelope = atTop && (field.name === protocol.tag || protocol.envelope.includes(field.name));
  const value = inEnvelope && protocol.reading.trim ? trimmed(given) : given;
  if (value === "" && protocol.reading.blanks === "absent" && (inEnvelope || (atTop && isBody(walk, field)))) return undefined;
  return value === null && !takesNull(walk, field.shape) ? readNull(walk, field) : value;
}

function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (!Array.isArray(value)) return value;
  const items: readonly unknown[] = value;
  return items.some((item) => typeof item === "string" && item !== item.trim())
    ? items.map((item) => (typeof item === "string" ? item.trim() : item))
    : value;
}

function isBody({ protocol }: Walk, field: Field): boolean {
  return protocol.body !== "inline" && protocol.body.field === field.name;
}

function readNull(walk: Walk, field: Field): null | undefined {
  const { nulls, lenient } = walk.protocol.reading;
  const isAbsent = (policy: NullPolicy): boolean => policy === "absent" || (policy === "optional" && !field.required);
  if (isAbsent(nulls)) return undefined;
  if (!walk.lenient || !isAbsent(lenient.nulls)) return null;
  if (!field.required) warn(walk, "null-dropped", {}, null);
  return undefined;
}

function takesNull(walk: Walk, shape: Shape): boolean {
  if (shape.nullable === true) return true;
  if (shape.kind === "reference") return takesNull(walk, walk.protocol.types[shape.type]!);
  if (shape.kind === "union") return shape.members.some((member) => takesNull(walk, member));
  return shape.kind === "scalar" && shape.scalar === "any";
}

function missing(walk: Walk, field: Field, siblings: Siblings): void {
  if (!field.required) return;
  const expected = describeShape(walk.protocol, field.shape);
  const forgiven = walk.lenient && (field.lenientlyOptional === true || mayMiss(walk));
  (forgiven ? warn : report)(
    walk,
    "missing-field",
    { field: field.name, expected, meantBy: findMeant(field, siblings) },
    undefined,
    expected,
  );
}

function mayMiss({ protocol, path }: Walk): boolean {
  const policy = protocol.reading.lenient.missing;
  if (policy !== "body") return policy === "unset";
  const top = String(path[0]);
  return protocol.body === "inline" ? !protocol.envelope.includes(top) : path.length > 1 && top === protocol.body.field;
}

/** A typed body that came as text and may stay so. */
function isUntypedBody(walk: Walk, field: Field, value: unknown): boolean {
  if (!walk.lenient || walk.protocol.reading.lenient.bodies !== "text" || walk.path.length !== 1) return false;
  if (typeof value !== "string" || field.shape.kind !== "struct" || !isBody(walk, field)) return false;
  warn(walk, "untyped-body", { type: walk.type }, value);
  return true;
}

/** Turns the issues of a value into warnings and drops the value. */
function unset(walk: Walk, field: Field, value: unknown, before: number): undefined {
  for (const issue of walk.issues.splice(before)) {
    if (issue.code !== "wrong-type" && issue.code !== "format") walk.warnings.push(issue);
    else if (issue.path.length === walk.path.length) {
      const expected = describeShape(walk.protocol, field.shape);
      warn(
        walk,
        "unreadable",
        { expected, received: issue.received === undefined ? "it" : JSON.stringify(issue.received) },
        value,
        expected,
      );
    } else walk.warnings.push({ ...issue });
  }
  return undefined;
}

function judgeUnknownMembers(walk: Walk, { names, value, claimed }: Siblings): void {
  for (const name of Object.keys(value)) {
    if (names.has(name) || claimed.has(name)) continue;
    const absent = [...names].filter((known) => ownMember(value, known) === undefined);
    walk.path.push(name);
    (walk.lenient ? warn : report)(walk, "unknown-field", { field: name, nearest: nearestName(name, absent) });
    walk.path.pop();
  }
}
