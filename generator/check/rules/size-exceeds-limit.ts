// Every valid message fits the size limit of its encodings, unless the spec allows it.

import type { EncodingName, Field, MessageDescriptor, ProtocolDescriptor, StructShape } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import { type CheckRule, violation } from "../check-rule.js";
import { locationOfMessage } from "../inventory.js";
import { largestSize } from "../sizes/largest-size.js";

export const sizeExceedsLimit: CheckRule = {
  names: ["size-exceeds-limit"],
  allowable: true,
  check: (context) => {
    const { encodings, messages } = context.model;
    return Object.values(messages).flatMap((message) => {
      const excesses = (Object.keys(encodings) as EncodingName[]).flatMap((encoding) => {
        const limit = encodings[encoding]?.maxBytes;
        const size = limit === undefined ? 0 : largestSize(context.model, message, encoding).bytes;
        return limit === undefined || size <= limit ? [] : [{ encoding, size, limit }];
      });
      // Only one encoding is reported; limits that fit the smallest one fit the others.
      const [worst] = excesses.toSorted((a, b) => b.size / b.limit - a.size / a.limit);
      if (worst === undefined) return [];
      const largest = largestField(context.model, message, worst.encoding);
      return [
        violation(context, "check/size-exceeds-limit", {
          parameters: { message: message.name, ...worst },
          location: locationOfMessage(context, message),
          on: "key",
          hint: `${largest === undefined ? "" : `${largest.path} is the largest field with up to ${largest.bytes} bytes: lower its limits, or `}raise \`maxBytes\` of ${worst.encoding}`,
        }),
      ];
    });
  },
};

/** A field, by its path in the message. */
interface LargestField {
  readonly path: string;
  readonly bytes: number;
}

/** The largest field of a message in an encoding; inside objects, the largest of their fields. Undefined for a message without fields. */
function largestField(model: ProtocolDescriptor, message: MessageDescriptor, encoding: EncodingName): LargestField | undefined {
  let found: LargestField | undefined;
  const seen = new Set<StructShape>();
  for (let struct: StructShape | undefined = message.shape; struct !== undefined && !seen.has(struct);) {
    seen.add(struct);
    const around = struct;
    const bytesOf = (field: Field): number => largestSize(model, { ...message, shape: { ...around, fields: [field] } }, encoding).bytes;
    const [first, ...others] = struct.fields;
    if (first === undefined) break;
    const largest: Field = others.reduce((best, field) => (bytesOf(field) > bytesOf(best) ? field : best), first);
    found = { path: found === undefined ? largest.name : `${found.path}.${largest.name}`, bytes: bytesOf(largest) };
    const target = dereference(model.types, largest.shape);
    // The fields of objects are not at places of their own in a mail message.
    struct = target?.kind === "struct" && encoding !== "mail" ? target : undefined;
  }
  return found;
}
