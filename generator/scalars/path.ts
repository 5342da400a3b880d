// `path`: non-empty text that names a file, if asked for one that stays inside its folder.

import type { ScalarShape } from "@wirepact/core";
import type { ScalarType } from "./scalar.js";
import { textConditions, textSchema } from "./text-constraints.js";
import { boundOfText } from "./scalar-bound.js";

const notEmpty = (shape: ScalarShape): ScalarShape => ({ ...shape, min: Math.max(shape.min ?? 1, 1) });

/** Neither absolute nor above its folder at the start; that later steps stay inside is a separate rule, because a pattern cannot count. */
const startsInside = "^(?!(?:[\\\\/]|[A-Za-z]:|\\.\\.(?:[\\\\/]|$)))";

export const pathScalar: ScalarType = {
  name: "path",
  doc: "File path, never empty; `inside` warns about or rejects absolute paths and paths that leave their root folder.",
  jsonKind: "string",
  parameters: ["min", "max", "pattern", "inside"],
  schema: (shape) =>
    shape.inside === "require" ? textSchema(notEmpty(shape), startsInside, [{ kind: "path-inside" }]) : textSchema(notEmpty(shape)),
  guard: (shape, variable, module) => ({
    typeTest: `typeof ${variable} === "string"`,
    conditions: [
      ...textConditions(notEmpty(shape), variable, module),
      ...(shape.inside === "require" ? [`${module.use("staysInside")}(${variable})`] : []),
    ],
  }),
  bound: boundOfText,
  sameAs: "string",
};
