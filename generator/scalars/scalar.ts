// A built-in scalar type in the generator: its parameters, its JSON Schema and its condition in a guard.
// One file per scalar beside this one; `index.ts` lists them.

import type { ScalarName, ScalarShape } from "@wirepact/core";
import type { JsonSchema } from "../model/schema-set.js";
import type { ScalarBound } from "./scalar-bound.js";

/** Keys of a definition that only some scalars take. */
export type ScalarParameter =
  "min" | "max" | "pattern" | "utc" | "fraction" | "write" | "version" | "prefix" | "schemes" | "alphabet" | "padding" | "inside";

/** What a guard needs from the module that contains it. */
export interface GuardModule {
  /** Imports a function from `@wirepact/core/codegen` and gives the name to call it by. */
  readonly use: (name: string) => string;
  /** The name of a global, such as `Number`. */
  readonly global: (name: string) => string;
  /** Declares a regular expression as a constant of the module and gives its name, which ends in the part it is about. */
  readonly regex: (source: string, part?: string, flags?: "u" | "iu") => string;
}

/** The conditions that hold for a fitting value, as TypeScript expressions over one variable. */
export interface GuardCode {
  /** The cheap test of the JSON kind; empty when every value will do. */
  readonly typeTest: string;
  /** What must hold beyond it, cheapest first. */
  readonly conditions: readonly string[];
}

export interface ScalarType {
  readonly name: ScalarName;
  /** One sentence for the language reference and hovers. */
  readonly doc: string;
  readonly jsonKind: "string" | "number" | "integer" | "boolean" | "any";
  readonly parameters: readonly ScalarParameter[];
  readonly schema: (shape: ScalarShape) => JsonSchema;
  readonly guard: (shape: ScalarShape, variable: string, module: GuardModule) => GuardCode;
  /** The size of its largest value; undefined if that is unlimited. */
  readonly bound: (shape: ScalarShape) => ScalarBound;
  /** Other scalars that accept all of its values. */
  readonly within?: readonly ScalarName[];
  /** The scalar that accepts the same values except for their limits. */
  readonly sameAs?: ScalarName;
}
