// A built-in scalar as one object. A package brings along those that its protocol uses. The files of formats also have their test values, which
// only `@wirepact/core/testing` needs.

import type { Check, Walk } from "../walk/walk.js";
import type { Wording } from "../issues.js";
import type { JsonKind } from "../base/json-kind.js";
import type { ScalarShape } from "../shape/shape.js";

export interface Scalar {
  /** What a value must be, with an article. */
  readonly words: string;
  /** A valid value, for issues, if it says more than the name. */
  readonly example?: string | ((shape: ScalarShape) => string);
  /** What the parameters of a shape demand besides, one phrase each; `code` prints literal text. */
  readonly constraints?: (shape: ScalarShape, code: (text: string) => string) => readonly string[];
  /** The kind of its values, if they are not strings. */
  readonly kind?: JsonKind | "any";
  /** Makes the check, if its values are not strings whose characters count; `words` say what a value of the shape must be. */
  readonly prepare?: (shape: ScalarShape, words: string) => Check;
  /** Strings that do not fit have the wrong format; all of them fit if this is absent. */
  readonly fits?: (text: string, shape: ScalarShape) => boolean;
  /** The wording for strings that do not fit, if it is not the wrong format. */
  readonly misfit?: () => Wording;
  /** Why a string does not fit although it looks as if it did. */
  readonly flaw?: (text: string) => string | undefined;
  /** The least number of characters. */
  readonly least?: number;
  /** Looks at strings in which nothing else is wrong. */
  readonly inspect?: (walk: Walk, text: string, shape: ScalarShape) => void;
  /** What `min` and `max` count, if not characters. */
  readonly unit?: string;
}

/** A scalar that is a string of a certain format. */
export interface Format extends Scalar {
  readonly fits: (text: string, shape: ScalarShape) => boolean;
}

/** Values of a format for tests. */
export interface FormatValues {
  /** Values by what they show, a plain one first; those that do not fit the shape are left out. */
  readonly valid: (shape: ScalarShape) => Readonly<Record<string, string>>;
  /** Values that break one constraint alone (`format`, or a parameter of the shape), by what is wrong with them. */
  readonly invalid: (shape: ScalarShape) => Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A regular expression of many fitting values; those that do not fit are left out. */
  readonly pattern: (shape: ScalarShape) => string;
  /** A fitting value of a certain count. */
  readonly ofCount?: (count: number, shape: ScalarShape) => string;
}
