// Judging a value that is in memory: the generated guard first, the walker when the guard says no or a warning could be due.

import { InvalidMessageError } from "./errors.js";
import { explain } from "./explain.js";
import { type Guard, passesGuard } from "./fast-path.js";
import type { Received } from "./message.js";
import type { Mode, ProtocolDescriptor } from "./protocol.js";
import type { Result } from "./result.js";

/** The type of a package's `validate`; `R` is the result of lenient validation. */
export interface Validate<M, R = Received<M>> {
  (value: unknown, options?: { readonly mode?: "strict" }): Result<M>;
  (value: unknown, options: { readonly mode: "lenient" }): Result<R>;
  (value: unknown, options?: { readonly mode?: Mode }): Result<M | R>;
}

export interface ValidateOptions {
  readonly mode?: Mode;
  /** Only messages of this type are wanted. */
  readonly tag?: string | undefined;
}

/** Every issue of a bad message, or the message: the same object in strict mode, a repaired one in lenient mode. */
export function validateMessage(
  protocol: ProtocolDescriptor,
  is: Guard,
  value: unknown,
  { mode = "strict", tag }: ValidateOptions = {},
): Result<unknown> {
  if (mode === "strict" && passesGuard(protocol, is, value, "judged", tag)) return { ok: true, value, warnings: [] };
  return explain(protocol, value, { mode, tag });
}

/** Makes a package's `validate`. */
export function createValidate<M, R = Received<M>>(protocol: ProtocolDescriptor, is: Guard): Validate<M, R> {
  const validate = (value: unknown, options?: ValidateOptions): Result<unknown> => validateMessage(protocol, is, value, options);
  return validate as Validate<M, R>;
}

/** Throws InvalidMessageError unless the value is a valid message, of the given tag where there is one. */
export function assertValid(protocol: ProtocolDescriptor, is: Guard, value: unknown, tag?: string): void {
  const result = validateMessage(protocol, is, value, { tag });
  if (!result.ok) throw new InvalidMessageError(result.issues);
}
