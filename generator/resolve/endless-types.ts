// Finds types that no value can have, because each value would have to hold another one of the same type. A cycle is fine where a value can end it:
// through an optional or nullable field, an array that may be empty, a map, or a union with another part.

import type { Shape } from "@wirepact/core";
import type { Types } from "./types.js";

/** The names of types that cannot end, in the order of the spec. */
export function findEndlessTypes(types: Types): readonly string[] {
  const finite = new Set<string>();
  for (let size = -1; size !== finite.size;) {
    size = finite.size;
    for (const [name, shape] of Object.entries(types)) if (!finite.has(name) && canEnd(finite, shape)) finite.add(name);
  }
  return Object.keys(types).filter((name) => !finite.has(name));
}

/** Whether a value of the shape exists that holds only types which are known to end. */
function canEnd(finite: ReadonlySet<string>, shape: Shape): boolean {
  if (shape.nullable === true) return true;
  switch (shape.kind) {
    case "reference":
      return finite.has(shape.type);
    case "struct":
      return shape.fields.every((field) => !field.required || canEnd(finite, field.shape));
    case "list":
      return (shape.min ?? 0) === 0 || canEnd(finite, shape.item);
    case "map":
      return (shape.min ?? 0) === 0 || canEnd(finite, shape.value);
    case "union":
      return shape.members.some((member) => canEnd(finite, member));
    case "scalar":
    case "literal":
    case "enum":
      return true;
  }
}
