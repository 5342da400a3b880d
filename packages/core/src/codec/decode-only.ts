// Leaves out the fields that are decoded but not encoded.

import { explainType } from "../explain/explain.js";
import { createIssue, decodeOnly } from "../issues.js";
import { isObject } from "../base/json-kind.js";
import type { MessageDescriptor, Mode, ProtocolDescriptor } from "../protocol.js";
import type { Issue } from "../result.js";
import type { Path, Shape } from "../shape/shape.js";
import { followReferences, type PlainShape, type Types } from "../shape/dereference.js";
import { changeInside, shapesOfValue } from "../shape/of-value.js";
import { shapesIn } from "../shape/parts.js";

interface Writing {
  readonly protocol: ProtocolDescriptor;
  readonly mode: Mode;
  readonly onWarning: ((warning: Issue) => void) | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/** A valid message without its decode-only fields, at any depth; each of them is a warning. */
export const dropDecodeOnly = (
  protocol: ProtocolDescriptor,
  { shape }: MessageDescriptor,
  message: Members,
  mode: Mode,
  onWarning?: (warning: Issue) => void,
): Members => dropIn({ protocol, mode, onWarning }, shape, message, []) as Members;

function dropIn(writing: Writing, given: Shape, value: unknown, path: Path): unknown {
  if (!hasUnwritten(writing.protocol, given)) return value;
  const shape = writtenShape(writing, given, value);
  if (shape === undefined) return value;
  const written = changeInside(shape, value, (part, inner, key) => {
    const here = [...path, key];
    if (part.field?.decodeOnly !== true || inner === undefined) return dropIn(writing, part.shape, inner, here);
    writing.onWarning?.(createIssue(decodeOnly(), here));
    return undefined;
  });
  return isObject(written) ? Object.fromEntries(Object.entries(written).filter(([, inner]) => inner !== undefined)) : written;
}

/** The shape of a value; in lenient mode, a part of a union may have accepted what is of none of the parts. */
function writtenShape(writing: Writing, given: Shape, value: unknown): PlainShape | undefined {
  const { protocol, mode } = writing;
  const accepted = acceptedShape(writing, given, value);
  const [shape] = shapesOfValue(protocol, accepted, value);
  const { shape: target } = followReferences(protocol.types, accepted);
  if (shape !== undefined || mode === "strict" || target?.kind !== "union") return shape;
  const taker = target.members.find((member) => isAccepted(writing, member, value));
  return taker && writtenShape(writing, taker, value);
}

const isAccepted = ({ protocol, mode }: Writing, own: Shape, value: unknown): boolean =>
  explainType({ ...protocol, types: { ...protocol.types, own } }, value, "own", { mode }).ok;

/** What a value was accepted as: lenient mode also takes values that do not fit the shape itself. */
function acceptedShape(writing: Writing, shape: Shape, value: unknown): Shape {
  const { shape: target, lenient } = followReferences(writing.protocol.types, shape);
  const accept = lenient?.accept;
  if (writing.mode === "strict" || accept === undefined) return shape;
  const { lenient: _, ...own } = target!;
  return isAccepted(writing, own, value) ? shape : accept;
}

const known = /*@__PURE__*/ new WeakMap<Types, Map<Shape, boolean>>();

/** Whether a decode-only field is anywhere in a shape. */
function hasUnwritten({ types }: ProtocolDescriptor, shape: Shape): boolean {
  const answers = known.get(types) ?? new Map<Shape, boolean>();
  known.set(types, answers);
  let found = answers.get(shape);
  if (found === undefined) {
    found = [...shapesIn(shape, types)].some((inner) => inner.kind === "struct" && inner.fields.some((field) => field.decodeOnly));
    answers.set(shape, found);
  }
  return found;
}
