// Settings of fields have their effect wherever the field is: defaults are filled in, decode-only fields are not written, sensitive ones are not shown,
// and strings that are too long are cut.

import { clip } from "../../packages/core/src/build/clip.js";
import { InvalidMessageError } from "../../packages/core/src/errors.js";
import type { Json } from "../../packages/core/src/index.js";
import { readPath, replaceAt } from "../../packages/core/src/base/path.js";
import { redactMessage } from "../../packages/core/src/receive/redact.js";
import { fieldsIn } from "./limbs.js";
import { Fault, type Subject, type Valid } from "./subject.js";

/** Tries all settings on all samples. */
export function judgeSettings(subject: Subject): void {
  for (const sample of subject.valid) {
    judgeDefaults(subject, sample);
    judgeDecodeOnly(subject, sample);
    judgeSensitive(subject, sample);
    judgeClip(subject, sample);
  }
}

const place = (path: readonly (string | number)[]): string => path.join(".");

function judgeDefaults({ load, model, protocol }: Subject, { type, name, message }: Valid): void {
  const { shape, answers } = model.messages[type]!;
  // What type a result has is only known from its request.
  if (answers !== undefined) return;
  const decode = load("codec")["decode"] as (value: Json, options: object) => { readonly ok: boolean; readonly value: Json };
  const decoded = decode(structuredClone(message), { defaults: true, mode: "strict" });
  // Reading may refuse what a message contains, such as null.
  if (!decoded.ok) return;
  for (const { path, field, value } of fieldsIn(protocol, shape, decoded.value)) {
    if (field.default !== undefined && value === undefined)
      throw new Fault("defaults", `${place(path)} of ${name} of ${type} has no default: ${show(message)}`);
  }
}

function judgeDecodeOnly({ load, model, protocol }: Subject, { type, name, message }: Valid): void {
  const { shape, answers } = model.messages[type]!;
  // Without its request, a result has no known fields.
  if (answers !== undefined) return;
  const encoding = Object.keys(model.encodings).find((each) => each === "json" || each === "ndjson");
  if (
    encoding === undefined ||
    ![...fieldsIn(protocol, shape, message)].some(({ field, value }) => field.decodeOnly === true && value !== undefined)
  )
    return;
  const encode = load("codec")["encode"] as (value: Json, options: object) => string;
  let text: string;
  try {
    text = encode(message, { encoding });
  } catch (error) {
    // A rule may ask for the field that is left out, and an encoding may not be able to carry the message.
    if (error instanceof InvalidMessageError) return;
    throw error;
  }
  const written = JSON.parse(text) as Json;
  for (const { path, field, value } of fieldsIn(protocol, shape, written)) {
    if (field.decodeOnly === true && value !== undefined)
      throw new Fault("decodeOnly", `${place(path)} of ${name} of ${type} is written: ${show(written)}`);
  }
}

function judgeSensitive({ model, protocol }: Subject, { type, name, message }: Valid): void {
  const redacted = redactMessage(protocol, message);
  for (const { path, field, value } of fieldsIn(protocol, model.messages[type]!.shape, message)) {
    const shown = readPath(redacted, path);
    if (field.sensitive === true && value !== undefined && shown !== undefined && shown !== "[redacted]")
      throw new Fault("sensitive", `${place(path)} of ${name} of ${type} is shown: ${show(redacted)}`);
  }
}

/** Strings without a pattern or a format that are too long are cut, all of them at once. */
function judgeClip({ model, protocol }: Subject, { type, name, message }: Valid): void {
  const { shape } = model.messages[type]!;
  const cuttable = [...fieldsIn(protocol, shape, message)].flatMap(({ path, field: { shape: target }, value }) =>
    target.kind === "scalar" && isCut(target) && typeof value === "string" ? [{ path, value, max: target.max! }] : [],
  );
  if (cuttable.length === 0) return;
  const long = cuttable.reduce<Json>((made, { path, value, max }) => replaceAt(made, path, value + "x".repeat(max + 1)) as Json, message);
  const cut = clip(protocol, shape, long);
  for (const { path, max } of cuttable) {
    const text = readPath(cut, path);
    if (typeof text !== "string" || Array.from(text).length > max)
      throw new Fault("clip", `${place(path)} of ${name} of ${type} is not cut: ${show(cut)}`);
  }
}

const isCut = ({ scalar, max, pattern }: { readonly scalar: string; readonly max?: number; readonly pattern?: string }): boolean =>
  ["string", "line", "text"].includes(scalar) && max !== undefined && pattern === undefined;

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 500) ?? String(value);
