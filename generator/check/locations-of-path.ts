// Finds the locations of the shapes along a path of a message, outermost first.

import type { Path } from "@wirepact/core";
import { alongPath, locationAt, partAt } from "@wirepact/core/shape";
import type { MessageModel } from "../model/protocol-model.js";
import type { CheckContext } from "./check-rule.js";
import { locationOfField } from "./inventory.js";

type Model = Pick<CheckContext, "model" | "spans">;

/** The locations of all shapes along the path: fields, named types and items. */
export function locationsOfPath(context: Model, message: MessageModel, path: Path): ReadonlySet<string> {
  return new Set(followPath(context, message, path).map(({ location }) => location));
}

/** The locations of the shapes that describe the value at the path itself. */
export function endsOfPath(context: Model, message: MessageModel, path: Path): ReadonlySet<string> {
  return new Set(
    followPath(context, message, path)
      .filter(({ rest }) => rest.length === 0)
      .map(({ location }) => location),
  );
}

/** A shape on a path, by the location of its definition. */
interface LocationOnPath {
  readonly location: string;
  /** The steps that are left. */
  readonly rest: Path;
}

const followed = new WeakMap<CheckContext["spans"], Map<string, readonly LocationOnPath[]>>();

/** The shapes along a path, found once: many issues of a message are at the same place. */
function followPath(context: Model, message: MessageModel, path: Path): readonly LocationOnPath[] {
  const { spans } = context;
  const known = followed.get(spans) ?? new Map<string, readonly LocationOnPath[]>();
  followed.set(spans, known);
  const key = JSON.stringify([message.name, ...path]);
  const passed = known.get(key) ?? findShapes(context, message, path);
  known.set(key, passed);
  return passed;
}

function findShapes({ model, spans }: Model, message: MessageModel, [first, ...rest]: Path): readonly LocationOnPath[] {
  const part = first === undefined ? undefined : partAt(message.shape, first);
  if (part === undefined) return [];
  const start =
    part.field === undefined
      ? `messages/${message.name}/${locationAt(message.shape, part)}`
      : locationOfField(model, message, part.field.name);
  return [...alongPath(model.types, part.shape, rest, start)].map((passed) => ({
    location: spans.declaredAt(passed.location),
    rest: passed.rest,
  }));
}
