// Finds where the value at a path of an example is written: in the example itself, in what it sets, or in the envelope's example.

import type { Path } from "@wirepact/core";
import type { CheckContext } from "./check-rule.js";

/** The innermost written location along the path, or undefined when nothing of the path is written in the example. */
export function locationOfValue({ model, spans }: Pick<CheckContext, "model" | "spans">, example: string, path: Path): string | undefined {
  const inBody = model.body !== "inline" && path[0] === model.body.field;
  const steps = inBody ? path.slice(1) : path;
  const starts = [`${example}/set`, example, "envelope/example"];
  for (const start of starts) {
    for (let length = steps.length; length > 0; length -= 1) {
      // Edits may name a location inside a field by a dotted path.
      const written = [steps.slice(0, length).join("/"), steps.slice(0, length).join(".")].map((tail) => `${start}/${tail}`);
      const found = written.find((location) => spans.has(location));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
