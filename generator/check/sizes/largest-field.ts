// The field that contributes most to the maximum size of a message.

import type { EncodingName, Field, MessageDescriptor, ProtocolDescriptor, StructShape } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import { largestSize } from "./largest-size.js";

/** A field, by its path in the message. */
export interface LargestField {
  readonly path: string;
  readonly bytes: number;
}

/** The largest field of a message in an encoding; inside objects, the largest of their fields. Undefined for a message without fields. */
export function largestField(model: ProtocolDescriptor, message: MessageDescriptor, encoding: EncodingName): LargestField | undefined {
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
