// Which fields can make a valid message exceed the size limit of an encoding.

import type { EncodingName, Field, ScalarShape, StructShape } from "@wirepact/core";
import { largestSize } from "../../check/sizes/largest-size.js";
import { bodyField } from "../../describe/message-parts.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { scalars } from "../../scalars/index.js";
import { plainText as plainBound, type ScalarBound } from "../../scalars/scalar-bound.js";
import { code, count, listed } from "../../text/markdown.js";
import { messageLink, type Page } from "./page.js";

/** The size of a message in an encoding that has a limit. */
interface MessageSize {
  /** The paths of the fields without which the message always fits. */
  readonly fields: readonly string[];
  /** The maximum size of the message without these fields. */
  readonly rest: number;
}

/** A fraction of a second can have any number of digits, but nobody writes more than nine. */
const boundInPractice = (shape: ScalarShape): ScalarBound =>
  shape.scalar === "timestamp" && shape.fraction === undefined
    ? plainBound("2026-03-04T09:00:00.123456789+00:00".length)
    : scalars[shape.scalar].bound(shape);

function messageSize(model: ProtocolModel, message: MessageModel, encoding: EncodingName, limit: number): MessageSize {
  const sizeWithout = (paths: readonly string[]) =>
    largestSize(model, { ...message, shape: withoutFields(model, message, paths) }, encoding, boundInPractice);
  const all = sizeWithout([]);
  if (all.unbounded.length === 0 && all.bytes <= limit) return { fields: [], rest: all.bytes };
  const fields = [...all.unbounded];
  let rest = sizeWithout(fields).bytes;
  if (rest <= limit) return { fields, rest };
  // The largest of the other fields too, until the rest fits.
  const bounded = fieldPaths(model, message).filter((path) => !fields.some((other) => other === path || other.startsWith(`${path}.`)));
  const sizes = new Map(bounded.map((path) => [path, all.bytes - sizeWithout([path]).bytes]));
  for (const path of bounded.toSorted((a, b) => sizes.get(b)! - sizes.get(a)!)) {
    if (rest <= limit) break;
    fields.push(path);
    rest = sizeWithout(fields).bytes;
  }
  return { fields, rest };
}

/** The paths of the fields of a message; those of the body begin with its name. */
function fieldPaths(model: ProtocolModel, message: MessageModel): readonly string[] {
  const body = bodyField(model, message);
  return message.shape.fields.flatMap((field) =>
    field === body && field.shape.kind === "struct" ? field.shape.fields.map(({ name }) => `${field.name}.${name}`) : [field.name],
  );
}

/** The shape of a message without the fields at some paths, which lead at most into the body. */
function withoutFields(model: ProtocolModel, message: MessageModel, paths: readonly string[]): StructShape {
  const body = bodyField(model, message);
  const without = (fields: readonly Field[], before: string): readonly Field[] =>
    fields.filter(({ name }) => !paths.includes(`${before}${name}`));
  return {
    ...message.shape,
    fields: without(message.shape.fields, "").map((field) =>
      field === body && field.shape.kind === "struct"
        ? { ...field, shape: { ...field.shape, fields: without(field.shape.fields, `${field.name}.`) } }
        : field,
    ),
  };
}

/** What a message's page says about its size; undefined if the encoding has no limit. */
export function sizeWords(model: ProtocolModel, message: MessageModel, encoding: EncodingName): string | undefined {
  const limit = model.encodings[encoding]?.maxBytes;
  if (limit === undefined) return undefined;
  const { fields, rest } = messageSize(model, message, encoding, limit);
  const most = `at most ${count(limit)} bytes per message`;
  return fields.length === 0
    ? `${most}. A valid message always fits: it takes at most ${count(rest)} bytes.`
    : `${most}. Long values of ${listed(fields.map(code))} can make a message too large. All other fields together take at most ${count(rest)} bytes.`;
}

/** What the section of an encoding says about the sizes of all messages. */
export interface SizesView {
  /** The fields of every message that can make it too large. */
  readonly shared: string;
  readonly rows: readonly { readonly link: string; readonly fields: string; readonly rest: string }[];
}

/** Which fields can make messages too large; undefined if the encoding has no limit. */
export function sizesView(page: Page, encoding: EncodingName): SizesView | undefined {
  const { model } = page;
  const limit = model.encodings[encoding]?.maxBytes;
  if (limit === undefined) return undefined;
  const sizes = Object.values(model.messages).map((message) => ({ message, ...messageSize(model, message, encoding, limit) }));
  const isShared = (path: string): boolean => sizes.length > 1 && sizes.every(({ fields }) => fields.includes(path));
  return {
    shared: listed((sizes[0]?.fields ?? []).filter(isShared).map(code)),
    rows: sizes.map(({ message, fields, rest }) => ({
      link: messageLink(page, message.name),
      fields: listed(fields.filter((path) => !isShared(path)).map(code)) || "none",
      rest: `${count(rest)} bytes`,
    })),
  };
}
