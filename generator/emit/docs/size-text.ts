// Whether a valid message can exceed the size limit of an encoding.

import type { EncodingName } from "@wirepact/core";
import { largestSize } from "../../check/sizes/largest-size.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { code, count, listed } from "../../text/markdown.js";

/** A message in an encoding that has a limit. */
export interface SizeView {
  readonly limit: string;
  /** `yes`, or empty. */
  readonly exceeds: string;
  /** The largest size, or what keeps it from being known. */
  readonly reason: string;
}

/** Whether a message can exceed the limit of an encoding; undefined if it has none. */
export function sizeView(model: ProtocolModel, message: MessageModel, encoding: EncodingName): SizeView | undefined {
  const limit = model.encodings[encoding]?.maxBytes;
  if (limit === undefined) return undefined;
  const { bytes, unbounded } = largestSize(model, message, encoding);
  const fields = `${listed(unbounded.map(code))} ${unbounded.length === 1 ? "has" : "have"} no maximum length`;
  const reason =
    unbounded.length === 0
      ? `at most ${count(bytes)} bytes`
      : bytes > limit
        ? `the limited fields alone can take ${count(bytes)} bytes, and ${fields}`
        : `${fields}; all other fields together take at most ${count(bytes)} bytes`;
  return { limit: count(limit), exceeds: unbounded.length > 0 || bytes > limit ? "yes" : "", reason };
}
