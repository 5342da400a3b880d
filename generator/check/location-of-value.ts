// Finds the source location of a value in an example: in the example itself, in its `set`, or in the example of the envelope.

import type { Path } from "@wirepact/core";
import type { CheckContext } from "./check-rule.js";

/** The innermost location along the path, or undefined if the example contains no part of it. */
export function locationOfValue({ model, spans }: Pick<CheckContext, "model" | "spans">, example: string, path: Path): string | undefined {
  const inBody = model.body !== "inline" && path[0] === model.body.field;
  const steps = inBody ? path.slice(1) : path;
  const frames = (model.frames ?? []).map(({ name }) => `envelope/frames/${name}/example`);
  const starts = [`${example}/set`, example, ...frames, "envelope/example"];
  for (const start of starts) {
    for (let length = steps.length; length > 0; length -= 1) {
      // Edits can use a dotted path for a nested field.
      const written = [steps.slice(0, length).join("/"), steps.slice(0, length).join(".")].map((tail) => `${start}/${tail}`);
      const found = written.find((location) => spans.has(location));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
