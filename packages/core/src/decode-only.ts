// Leaves out the fields that are decoded but not encoded.

import { createIssue, decodeOnly } from "./issues.js";
import { readPath } from "./path.js";
import type { MessageDescriptor } from "./protocol.js";
import type { Issue } from "./result.js";
import type { Path, Shape } from "./shape.js";

type Properties = Readonly<Record<string, unknown>>;

/** The message without its decode-only fields, each of which is a warning. */
export function dropDecodeOnly(message: MessageDescriptor, given: Properties, onWarning?: (warning: Issue) => void): Properties {
  let value = given;
  for (const path of unwrittenPaths(message)) {
    if (readPath(value, path) === undefined) continue;
    value = dropAt(value, path);
    onWarning?.(createIssue(decodeOnly(), path));
  }
  return value;
}

function dropAt(value: Properties, path: Path): Properties {
  const [step, ...rest] = path;
  const copy: Record<string, unknown> = { ...value };
  if (rest.length === 0) delete copy[String(step)];
  else copy[String(step)] = dropAt(copy[String(step)] as Properties, rest);
  return copy;
}

const unwritten = /*@__PURE__*/ new WeakMap<MessageDescriptor, readonly Path[]>();

/** Fields of a message that are read but never written, in its structs at any depth. */
function unwrittenPaths(message: MessageDescriptor): readonly Path[] {
  let paths = unwritten.get(message);
  if (paths === undefined) {
    paths = collectUnwritten(message.shape, []);
    unwritten.set(message, paths);
  }
  return paths;
}

function collectUnwritten(shape: Shape, at: Path): readonly Path[] {
  if (shape.kind !== "struct") return [];
  return shape.fields.flatMap((field) =>
    field.decodeOnly === true ? [[...at, field.name]] : collectUnwritten(field.shape, [...at, field.name]),
  );
}
