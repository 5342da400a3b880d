// The text of doc comments in generated code: description, constraints, then the tags `@default`, `@example` and `@deprecated`.

import type { Deprecation, Json, Shape } from "@wirepact/core";
import { shapeConstraints } from "@wirepact/core/describe";
import { commentSafe } from "../text/jsdoc.js";
import { code, count } from "../text/markdown.js";
import { deprecationText } from "./named-types.js";

/** What a doc comment is about. */
export interface Documented {
  readonly doc?: string | undefined;
  /** The shape whose constraints are listed, except those of named types, which have their own comments. */
  readonly shape?: Shape;
  /** A sentence after the constraints. */
  readonly note?: string | undefined;
  readonly default?: Json | undefined;
  readonly deprecated?: Deprecation | undefined;
}

/** The text of a comment; undefined if there is nothing to say. */
export function docComment({ doc, shape, note, default: initial, deprecated }: Documented): string | undefined {
  const constraints = shape === undefined || !isSpeltOut(shape) ? [] : shapeConstraints({}, shape, { code, number: count });
  const sentences = [
    ...(doc === undefined ? [] : [doc.trimEnd()]),
    ...(constraints.length === 0 ? [] : [`Constraints: ${constraints.join("; ")}.`]),
    ...(note === undefined ? [] : [note]),
  ];
  const example = shape?.kind === "scalar" ? shape.example : undefined;
  const tags = [
    ...(initial === undefined ? [] : [`@default ${JSON.stringify(initial)}`]),
    ...(example === undefined ? [] : [`@example ${JSON.stringify(example)}`]),
    // Last, because everything after this tag belongs to it.
    ...(deprecated === undefined ? [] : [`@deprecated ${deprecationText(deprecated)}`]),
  ];
  const text = [sentences.join(" "), tags.join("\n")].filter((part) => part !== "").join("\n\n");
  return text === "" ? undefined : commentSafe(text);
}

/** Whether the TypeScript type says too little: named types have their own comment, and the values of enums are in the type. */
const isSpeltOut = ({ kind }: Shape): boolean => kind !== "reference" && kind !== "enum" && kind !== "struct";
