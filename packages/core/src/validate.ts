// Validates a value in memory: first with the generated guard, then with the walker if the guard rejects it or a warning is possible.

import { InvalidMessageError, unwrap } from "./errors.js";
import { explain, explainType } from "./explain.js";
import { type Guard, passesGuard } from "./fast-path.js";
import { checkOptions } from "./known-name.js";
import type { OfType, ReadIn, Received, TypeIn } from "./message.js";
import type { Mode, JudgedProtocol } from "./protocol.js";
import type { Result } from "./result.js";

/** The type of a package's `validate`; `R` is the result of lenient validation. */
export interface Validate<M, R = Received<M>, Tag extends string = "type"> {
  <Chosen extends Mode = "strict", Type extends TypeIn<M, Tag> = TypeIn<M, Tag>>(
    value: unknown,
    options?: ValidateOptions<Type, Chosen>,
  ): Result<ReadIn<Chosen, OfType<M, Tag, TypeIn<M, Tag>, Type>, OfType<R, Tag, TypeIn<M, Tag>, Type>>>;
}

export interface ValidateOptions<Type extends string = string, Chosen extends Mode = Mode> {
  /** Defaults to strict. */
  readonly mode?: Chosen | undefined;
  /** The type that the message must have. */
  readonly type?: Type | undefined;
}

/** Every issue of a bad message, or the message: the same object in strict mode, a repaired one in lenient mode. */
export function validateMessage(
  protocol: JudgedProtocol,
  is: Guard,
  value: unknown,
  { mode = "strict", type }: ValidateOptions = {},
): Result<unknown> {
  if (mode === "strict" && passesGuard(protocol, is, value, "judged", type)) return { ok: true, value, warnings: [] };
  return explain(protocol, value, { mode, tag: type });
}

/** Makes a package's `validate`; its results are typed by what it is assigned to. */
export function createValidate(protocol: JudgedProtocol, is: Guard): (value: unknown, options?: ValidateOptions) => Result<never> {
  return (value, options) => {
    checkOptions(options, ["mode", "type"]);
    return validateMessage(protocol, is, value, options) as Result<never>;
  };
}

/** Throws InvalidMessageError unless the value is a valid message, of the given tag where there is one. */
export function assertValid(protocol: JudgedProtocol, is: Guard, value: unknown, type?: string): void {
  unwrap(validateMessage(protocol, is, value, { type }));
}

/** Returns a value of a named type; throws InvalidMessageError, whose text calls the value by its type, if it is not valid. */
export function parseType(protocol: JudgedProtocol, is: Guard, value: unknown, type: string): unknown {
  if (is(value)) return value;
  const result = explainType(protocol, value, type);
  if (result.ok) return result.value;
  throw new InvalidMessageError(result.issues.map((issue) => ({ ...issue, message: issue.message.replace(/^message\b/, type) })));
}
