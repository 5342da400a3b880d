// The `otherwise` part of a union by tag.

import { dereference } from "./dereference.js";
import type { Shape } from "./shape.js";

/** Whether a part has the tag itself, so that it takes the values that no other part has. */
export function takesTag(types: Readonly<Record<string, Shape>>, part: Shape, tag: string): boolean {
  const shape = dereference(types, part);
  if (shape?.kind === "union") return shape.members.every((member) => takesTag(types, member, tag));
  return shape?.kind === "map" || (shape?.kind === "struct" && shape.fields.some(({ name }) => name === tag));
}
