// Validates a value in memory: first with the generated guard, then with the walker if the guard rejects it or a warning is possible.

import { InvalidMessageError, unwrap } from "../errors.js";
import { explain, explainType } from "../explain/explain.js";
import { type Guard, passesGuard } from "./fast-path.js";
import { type FindMisspellings, withMisspellings } from "./misspellings.js";
import { checkOptions } from "../known-name.js";
import type { LenientOf, MessageTypes, OfType, ReadIn, TagOf, TypeOf } from "../message.js";
import type { Mode, ProtocolShapes } from "../protocol.js";
import type { Result } from "../result.js";

/** The type of a package's `validate`. */
export interface Validate<T extends MessageTypes> {
  <Chosen extends Mode = "strict", Type extends TypeOf<T> = TypeOf<T>>(
    value: unknown,
    options?: ValidateOptions<Type, Chosen>,
  ): Result<OfType<ReadIn<Chosen, T["message"], LenientOf<T>>, TagOf<T>, TypeOf<T>, Type>>;
}

export interface ValidateOptions<Type extends string = string, Chosen extends Mode = Mode> {
  /** Defaults to strict. */
  readonly mode?: Chosen | undefined;
  /** The type that the message must have. */
  readonly type?: Type | undefined;
  /** Pass `findMisspellings` of `@wirepact/core` for a warning about every unknown property whose name is near that of an absent field. */
  readonly misspellings?: FindMisspellings | undefined;
}

/** Every issue of a bad message, or the message: the same object in strict mode, a repaired one in lenient mode. */
export function validateMessage(protocol: ProtocolShapes, is: Guard, value: unknown, options: ValidateOptions = {}): Result<unknown> {
  const { mode = "strict", type } = options;
  const isKnown = mode === "strict" && passesGuard(protocol, is, value, "checked", type);
  const result: Result<unknown> = isKnown ? { ok: true, value, warnings: [] } : explain(protocol, value, { mode, tag: type });
  return withMisspellings(protocol, result, options);
}

/** Makes a package's `validate`; its results are typed by what it is assigned to. */
export function createValidate(protocol: ProtocolShapes, is: Guard): (value: unknown, options?: ValidateOptions) => Result<never> {
  return (value, options) => {
    checkOptions(options, ["mode", "type", "misspellings"]);
    return validateMessage(protocol, is, value, options) as Result<never>;
  };
}

/** Throws InvalidMessageError unless the value is a valid message, of the given tag where there is one. */
export function assertValid(protocol: ProtocolShapes, is: Guard, value: unknown, type?: string): void {
  unwrap(validateMessage(protocol, is, value, { type }));
}

/** Returns a value of a named type; throws InvalidMessageError, whose text calls the value by its type, if it is not valid. */
export function parseType(protocol: ProtocolShapes, is: Guard, value: unknown, type: string): unknown {
  if (is(value)) return value;
  const result = explainType(protocol, value, type);
  if (result.ok) return result.value;
  throw new InvalidMessageError(result.issues.map((issue) => ({ ...issue, message: issue.message.replace(/^message\b/, type) })));
}
