// What an encoding can carry: arbitraries of fields that survive writing and reading, and the limits of a whole message.

import type * as fc from "fast-check";
import { encodeMessage } from "../codec/codec.js";
import { mail as mailEncoding } from "../encodings/mail.js";
import { plainCopy } from "../encodings/plain-copy.js";
import { InvalidMessageError } from "../errors.js";
import { countCodePoints } from "../scalars/formats.js";
import { readPath } from "../base/path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Field, Json, Path, ScalarShape } from "../shape/shape.js";
import { scalarArbitrary } from "./scalar-arbitraries.js";
import { type Arbitraries, shapeArbitrary } from "./shape-arbitraries.js";
import { plainLine, plainText } from "./text-arbitraries.js";

/** Values of a message's own field that come back as they were; undefined for a field that is not written. */
export function fieldArbitrary(arbitraries: Arbitraries, field: Field): fc.Arbitrary<Json> | undefined {
  const { protocol } = arbitraries;
  if (field.decodeOnly === true) return undefined;
  if (protocol.encodings.mail !== undefined) return mailArbitrary(arbitraries, field);
  return shapeArbitrary(arbitraries, field.shape);
}

/** Mail messages contain single-line strings in labels and lists, and multi-line strings in sections and bodies. */
function mailArbitrary(arbitraries: Arbitraries, field: Field): fc.Arbitrary<Json> | undefined {
  if (field.mail === undefined && !field.required) return undefined;
  const inSection = field.mail?.at === "section" || field.mail?.at === "body";
  const scalar = (shape: ScalarShape): fc.Arbitrary<Json> => {
    if (shape.scalar === "text" || (inSection && shape.scalar === "string")) return plainText(shape);
    if (shape.scalar === "string" || shape.scalar === "line" || shape.scalar === "path") return plainLine(shape);
    // Numbers in mails are for people: no exponents.
    return scalarArbitrary(shape).filter((value) => typeof value !== "number" || !/e/.test(String(value)));
  };
  return shapeArbitrary({ ...arbitraries, scalar }, field.shape);
}

/** Whether decoding leaves the strings of the envelope unchanged, and no null means an absent field. */
export function isRepresentable(protocol: ProtocolDescriptor, message: MessageDescriptor, value: Json): boolean {
  const { trim, emptyStrings: blanks, nulls } = protocol.reading;
  return message.shape.fields.every((field) => {
    const given = readPath(value, [field.name]) as Json | undefined;
    // Reading a mail message fills in a constant.
    if (given === undefined && field.mail !== undefined && field.shape.kind === "literal") return protocol.encodings.mail === undefined;
    if (given === null) return nulls === "reject" || field.required;
    const isBlank = typeof given === "string" && (trim ? given.trim() : given) === "";
    if (!protocol.envelope.includes(field.name)) return !(isBlank && blanks === "absent");
    const texts = Array.isArray(given) ? given : [given];
    return texts.every((text) => typeof text !== "string" || ((!trim || text === text.trim()) && (blanks !== "absent" || text !== "")));
  });
}

/** Whether a mail message can contain a message, in which commas and line breaks separate things. */
export function fitsMail(protocol: ProtocolDescriptor, value: Json): boolean {
  if (protocol.encodings.mail === undefined) return true;
  try {
    encodeMessage(protocol, [mailEncoding], value, { encoding: "mail" });
    return true;
  } catch (error) {
    if (error instanceof InvalidMessageError) return false;
    throw error;
  }
}

/** Whether a message stays within the limits of all encodings, in bytes, depth and keys, and the length of a body's text form. */
export function fitsLimits(protocol: ProtocolDescriptor, value: Json): boolean {
  const { json, ndjson, yaml, mail } = protocol.encodings;
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  const exact = Math.min(json?.maxBytes ?? Infinity, ndjson?.maxBytes ?? Infinity);
  // Other forms indent and quote; twice the size of the JSON is more than they take.
  const roomy = Math.min(yaml?.maxBytes ?? Infinity, mail?.maxBytes ?? Infinity) / 2;
  return bytes <= exact && bytes <= roomy && bodyFits(protocol, value) && !plainCopy(value as object).fault;
}

function bodyFits({ body }: ProtocolDescriptor, value: Json): boolean {
  if (body === "inline" || body.max === undefined) return true;
  const path: Path = [body.field];
  const held = readPath(value, path);
  return typeof held === "string" || countCodePoints(JSON.stringify(held) ?? "") <= body.max / 2;
}
