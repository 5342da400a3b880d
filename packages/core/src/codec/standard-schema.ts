// Standard Schema and Standard JSON Schema (https://standardschema.dev) over a package's validators, so that libraries which know these interfaces accept
// messages.

import type { Guard } from "./fast-path.js";
import { type JsonSchemaParts, standaloneSchema, toDraft07 } from "./json-schema.js";
import type { ProtocolShapes } from "../protocol.js";
import type { Result } from "../result.js";
import { validateMessage } from "./validate.js";

/** The properties of Standard Schema 1 and Standard JSON Schema 1. */
export interface StandardSchema<T> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "wirepact";
    readonly validate: (value: unknown) => StandardResult<T>;
    /** JSON Schemas for the targets `draft-2020-12` and `draft-07`; throws for others. Values are not converted, so input and output are the same. */
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
    readonly types?: { readonly input: T; readonly output: T } | undefined;
  };
}

export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly PropertyKey[] }[] };

export interface JsonSchemaOptions {
  readonly target: "draft-2020-12" | "draft-07" | (string & {});
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** A schema of all messages of a protocol, or of the one with the given tag. */
export function createStandardSchema<T>(protocol: ProtocolShapes, is: Guard, parts: JsonSchemaParts, tag?: string): StandardSchema<T> {
  const validate = (value: unknown): StandardResult<T> => {
    const result = validateMessage(protocol, is, value, { type: tag }) as Result<T>;
    return result.ok ? { value: result.value } : { issues: result.issues };
  };
  const convert = ({ target }: JsonSchemaOptions): Record<string, unknown> => {
    // A copy, because libraries change the schemas they are given.
    const schema = structuredClone(standaloneSchema(parts));
    if (target === "draft-2020-12") return schema;
    if (target === "draft-07") return toDraft07(schema);
    throw new TypeError(`unsupported JSON Schema target "${target}", expected "draft-2020-12" or "draft-07"`);
  };
  return { "~standard": { version: 1, vendor: "wirepact", validate, jsonSchema: { input: convert, output: convert } } };
}
