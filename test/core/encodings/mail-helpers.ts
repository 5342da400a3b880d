// Decodes and encodes mail messages of the bakery, in the short forms that tests compare.

import { decodeMessage, encodeMessage } from "../../../packages/core/src/codec/codec.js";
import { mail } from "../../../packages/core/src/encodings/mail.js";
import { InvalidMessageError } from "../../../packages/core/src/errors.js";
import type { Mode } from "../../../packages/core/src/protocol.js";
import type { Issue, Result } from "../../../packages/core/src/result.js";
import { bakery } from "./small-protocols.js";

export const decode = (input: string | object, mode: Mode = "lenient"): Result<unknown> => decodeMessage(bakery, [mail], input, { mode });

export const read = (input: string | object, mode: Mode = "lenient"): unknown => {
  const result = decode(input, mode);
  return result.ok ? result.value : result.issues;
};

export const findings = (input: string | object, mode: Mode = "lenient"): readonly (readonly unknown[])[] => {
  const result = decode(input, mode);
  return (result.ok ? result.warnings : result.issues).map(({ code, path, at }) => [code, path.join("."), at?.line]);
};

export const typeAndOrder = (subject: string): unknown => {
  const { type, order_id } = read(`Subject: ${subject}\n\nBody:\n## Story\nx\n`) as Record<string, unknown>;
  return [type, order_id];
};

export const refusal = (message: object, mode: Mode = "strict"): readonly Issue[] => {
  try {
    encodeMessage(bakery, [mail], message, { mode });
  } catch (error) {
    if (error instanceof InvalidMessageError) return error.issues;
    throw error;
  }
  return [];
};
