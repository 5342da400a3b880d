// Standard Schema v1 objects over a package's validators, so that libraries which know that interface take our messages.

import type { Guard } from "./fast-path.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { Result } from "./result.js";
import { validateMessage } from "./validate.js";

/** The part of https://standardschema.dev that we give. */
export interface StandardSchema<T> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "wirepact";
    readonly validate: (value: unknown) => StandardResult<T>;
    readonly types?: { readonly input: T; readonly output: T };
  };
}

export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly PropertyKey[] }[] };

/** A schema of all messages of a protocol, or of the one with the given tag. */
export function createStandardSchema<T>(protocol: ProtocolDescriptor, is: Guard, tag?: string): StandardSchema<T> {
  const validate = (value: unknown): StandardResult<T> => {
    const result = validateMessage(protocol, is, value, { tag }) as Result<T>;
    return result.ok ? { value: result.value } : { issues: result.issues };
  };
  return { "~standard": { version: 1, vendor: "wirepact", validate } };
}
