// Arbitraries of valid messages of any protocol: fields from their shapes, then rules, computed fields and version resolved.

import * as fc from "fast-check";
import { explain } from "../explain/explain.js";
import { asType } from "../frames/frames.js";
import { isObject } from "../base/json-kind.js";
import { checkOptions } from "../known-name.js";
import { readPath, replaceAt } from "../base/path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Json } from "../shape/shape.js";
import { messageOf } from "./base-messages.js";
import { fieldArbitrary, fitsLimits, fitsMail, isRepresentable } from "./representable.js";
import { versionArbitrary } from "./scalar-arbitraries.js";
import { hasComputed, resolveRules } from "./resolve-rules.js";
import { sift } from "./sift.js";
import { type Arbitraries, shapeArbitrary, structArbitrary } from "./shape-arbitraries.js";

export interface ArbitraryOptions {
  /**
   * Only messages that every encoding of the protocol writes and reads back as they are: within its byte limit, without fields that are
   * never written, with strings that it can contain. Defaults to true; with false, everything that strict validation accepts.
   */
  readonly representable?: boolean | undefined;
}

/** Valid messages of one type, or of all types of the protocol. */
export function messageArbitrary<Message = unknown>(
  protocol: ProtocolDescriptor,
  tag?: string,
  options: ArbitraryOptions = {},
): fc.Arbitrary<Message> {
  checkOptions(options, ["representable"]);
  const messages = tag === undefined ? Object.values(protocol.messages) : [messageOf(protocol, tag)];
  return fc.oneof(...messages.map((message) => ofMessage(protocol, message, options))) as fc.Arbitrary<unknown> as fc.Arbitrary<Message>;
}

/** Random valid messages of a type; the same ones for the same seed. */
export const sampleMessages = (protocol: ProtocolDescriptor, tag: string, seed: number, count: number): readonly unknown[] =>
  fc.sample(messageArbitrary(protocol, tag), { seed, numRuns: count });

function ofMessage(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  { representable = true }: ArbitraryOptions,
): fc.Arbitrary<Json> {
  const arbitraries: Arbitraries = {
    protocol,
    around: [],
    unknownMembers: !representable || protocol.encodings.mail === undefined,
    isWritten: representable,
  };
  const fields = structArbitrary(arbitraries, message.shape, (field) =>
    representable ? fieldArbitrary(arbitraries, field) : shapeArbitrary(arbitraries, field.shape),
  );
  if (fields === undefined)
    throw new RangeError(`cannot generate a message of type ${message.name}: one of its types is infinitely recursive`);
  const drawn = withVersion(protocol, fields).map((value) => resolveRules(protocol, message, value));
  // What follows from a value may be impossible, such as null in a field that is never null.
  const isValid = (value: Json): boolean => explain(protocol, value, asType(message)).ok;
  const resolved = hasComputed(protocol, message) ? sift(drawn, isValid, `a message of type ${message.name}`) : drawn;
  const isCarried = (value: Json): boolean =>
    isRepresentable(protocol, message, value) && fitsLimits(protocol, value) && fitsMail(protocol, value);
  return representable ? sift(resolved, isCarried, `a message of type ${message.name} that all encodings can contain`) : resolved;
}

/** Gives the field that plays the version one of the protocol's own major. */
function withVersion(protocol: ProtocolDescriptor, fields: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const { version } = protocol.parts;
  if (version === undefined) return fields;
  const major = Number(protocol.version.split(".")[0]);
  const own = fc.constant(protocol.version);
  return (
    fc
      // A date has no other versions of its major.
      .tuple(fields, Number.isNaN(major) ? own : fc.oneof(own, versionArbitrary(major)))
      .map(([value, spoken]) =>
        isObject(value) && readPath(value, version) !== undefined ? (replaceAt(value, version, spoken) as Json) : value,
      )
  );
}
