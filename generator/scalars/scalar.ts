// What the generator knows of one built-in scalar type: the parameters it takes, how it looks in JSON Schema, in a guard and in test data.
// One file per scalar beside this one; `index.ts` lists them.

import type { Json, ScalarName, ScalarShape } from "@wirepact/core";
import type { JsonSchema } from "../model/schema-set.js";

/** Keys of a definition that only some scalars take. */
export type ScalarParameter = "min" | "max" | "pattern" | "utc" | "fraction" | "write" | "version" | "prefix" | "schemes" | "inside";

/** A condition in generated code that is true for a fitting value. */
export interface GuardCode {
  /** Expression over the local variable; the type test is part of it. */
  readonly condition: string;
  /** Names the expression needs from `@wirepact/core/codegen`. */
  readonly imports: readonly string[];
  /** Regular expressions the expression needs as module constants: name hint to source. */
  readonly patterns?: Readonly<Record<string, string>>;
}

/** A value one step outside the shape, with the issue it must produce. */
export interface NearMiss {
  readonly value: Json;
  readonly issue: string;
  /** The constraint it breaks alone: `type`, `min`, `max`, `pattern`, `format`, … */
  readonly breaks: string;
}

export interface ScalarType {
  readonly name: ScalarName;
  /** One sentence for the language reference and hovers. */
  readonly doc: string;
  readonly jsonKind: "string" | "number" | "integer" | "boolean" | "any";
  readonly parameters: readonly ScalarParameter[];
  readonly schema: (shape: ScalarShape) => JsonSchema;
  readonly guard: (shape: ScalarShape, variable: string) => GuardCode;
  /** Fitting values, the ones at the edges of the bounds included. */
  readonly samples: (shape: ScalarShape) => readonly Json[];
  readonly nearMisses: (shape: ScalarShape) => readonly NearMiss[];
}
