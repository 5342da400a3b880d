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

/** The shapes along a path, by the locations of their definitions. */
function followPath(
  { model, spans }: Model,
  message: MessageModel,
  [first, ...rest]: Path,
): readonly { readonly location: string; readonly rest: Path }[] {
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
