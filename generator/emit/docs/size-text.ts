// How large a message can get while it keeps to its bounds, against the limits of the encodings.

import type { EncodingName } from "@wirepact/core";
import { largestSize } from "../../check/sizes/largest-size.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { code, count } from "../../text/markdown.js";

/** The worst case of a message in an encoding, in figures and words. */
export interface SizeView {
  readonly encoding: string;
  readonly bytes: string;
  readonly limit: string;
  readonly verdict: string;
  /** Fields that have no bound of their own. */
  readonly unbounded: string;
}

/** What the bounds of a message add up to in each encoding that has a limit, and which fields have no bound. */
export function sizeViews(model: ProtocolModel, message: MessageModel): readonly SizeView[] {
  return (Object.keys(model.encodings) as EncodingName[]).flatMap((encoding) => {
    const limit = model.encodings[encoding]?.maxBytes;
    if (limit === undefined) return [];
    const { bytes, unbounded } = largestSize(model, message, encoding);
    return {
      encoding: code(encoding),
      bytes: count(bytes),
      limit: count(limit),
      verdict: verdictOf(bytes > limit, unbounded.length > 0),
      unbounded: unbounded.map(code).join(", "),
    };
  });
}

function verdictOf(exceeds: boolean, isOpen: boolean): string {
  if (exceeds) return "A valid message can be larger than the limit; then `encode` refuses it.";
  return isOpen ? "It fits by its bounds; fields without a bound can still exceed the limit." : "It always fits, unknown members aside.";
}
