// What readers and senders of a model do with a message, for the replay.

import { explain, type Issue, type Json, type Mode, type Result, type StructShape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { findFrame, identify } from "@wirepact/core/codegen/frames";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { follow } from "../compare/follow.js";

/** The tag of a message as it is written; empty where it has none. */
export function tagOf(model: ProtocolModel, message: Json): string {
  const frame = findFrame(model, message);
  const given = (message as Readonly<Record<string, Json>> | null)?.[model.frames === undefined ? model.tag : (frame?.tag ?? "")];
  return typeof given === "string" ? given.trim() : "";
}

/** The name of the type of a message, known by its tag, by an alias or by its frame; empty where it is none of the model. */
export function typeOf(model: ProtocolModel, message: Json): string {
  if (model.frames !== undefined) return identify(model, message)?.name ?? "";
  const tag = tagOf(model, message);
  const isNamed = ({ name, aliases, lenientAliases }: MessageModel): boolean =>
    name === tag || aliases?.includes(tag) === true || lenientAliases?.includes(tag) === true;
  return Object.values(model.messages).find(isNamed)?.name ?? "";
}

/** How a message is judged. */
export interface Judging {
  readonly mode: Mode;
  /** The name of the result that it is, in a protocol with frames: only its request tells. */
  readonly result?: string | undefined;
}

const judge = (model: ProtocolModel, message: unknown, { mode, result }: Judging, reading: boolean): Result<unknown> =>
  explain(runnable(model), message, { mode, reading, answers: result === undefined ? undefined : () => result });

/** The issue for which a reader rejects a message; undefined when it is accepted. */
export function rejection(model: ProtocolModel, message: unknown, judging: Judging): Issue | undefined {
  const judged = judge(model, message, judging, true);
  return judged.ok ? undefined : judged.issues[0];
}

/** What a reader makes of a message; undefined when it is rejected, or when lenient reading warns that it had to guess. */
export function readAs(model: ProtocolModel, message: unknown, judging: Judging): { readonly value: unknown } | undefined {
  const judged = judge(model, message, judging, true);
  return judged.ok && (judging.mode === "strict" || judged.warnings.length === 0) ? { value: judged.value } : undefined;
}

/** Whether a sender of the model may send a message: it is valid, and readers of the same model accept it. */
export function isSent(model: ProtocolModel, message: Json, result?: string): boolean {
  const judging = { mode: "strict", result } as const;
  return judge(model, message, judging, false).ok && rejection(model, message, judging) === undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The message as senders of the model write it: without decode-only fields. */
export function asWritten(model: ProtocolModel, message: Json): Json {
  const shape = model.messages[typeOf(model, message)]?.shape;
  return shape === undefined ? message : withoutDecodeOnly(shape, message);
}

const encodable = new WeakMap<StructShape, boolean>();

/** Whether an object and the objects directly inside it have no decode-only fields. */
function hasNoDecodeOnly(shape: StructShape): boolean {
  const known =
    encodable.get(shape) ??
    shape.fields.every((field) => field.decodeOnly !== true && (field.shape.kind !== "struct" || hasNoDecodeOnly(field.shape)));
  encodable.set(shape, known);
  return known;
}

function withoutDecodeOnly(shape: StructShape, value: Json): Json {
  if (!isObject(value) || hasNoDecodeOnly(shape)) return value;
  const fields: Record<string, Json> = { ...(value as Readonly<Record<string, Json>>) };
  for (const { name, decodeOnly, shape: inner } of shape.fields) {
    const member = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (member === undefined) continue;
    if (decodeOnly === true) delete fields[name];
    else if (inner.kind === "struct") fields[name] = withoutDecodeOnly(inner, member);
  }
  return fields;
}

/** The names and aliases of all fields of the model. */
export function knownNames(model: ProtocolModel): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value)) {
      if (value["kind"] === "struct" && Array.isArray(value["fields"])) {
        for (const { name, aliases = [] } of value["fields"] as readonly {
          readonly name: string;
          readonly aliases?: readonly string[];
        }[]) {
          for (const known of [name, ...aliases]) names.add(known);
        }
      }
      Object.values(value).forEach(visit);
    }
  };
  visit(model.types);
  for (const { shape } of Object.values(model.messages)) visit(shape);
  return names;
}

/** The names and aliases of all message types of the model. */
export function knownTags(model: ProtocolModel): ReadonlySet<string> {
  return new Set(
    Object.values(model.messages).flatMap(({ name, tag = name, aliases = [], lenientAliases = [] }) => [
      tag,
      ...aliases,
      ...lenientAliases,
    ]),
  );
}

/** The properties of a message that are not fields of the model, at any depth. */
export function unknownNames(model: ProtocolModel, message: Json, result?: string): readonly string[] {
  const names: string[] = [];
  const visit = (shape: Parameters<typeof follow>[1], value: unknown): void => {
    const { shape: plain } = follow(model, shape, "");
    if (plain.kind === "list" && Array.isArray(value)) for (const item of value) visit(plain.item, item);
    if (!isObject(value)) return;
    if (plain.kind === "map") for (const member of Object.values(value)) visit(plain.value, member);
    if (plain.kind === "union") {
      const parts = plain.members.map((member) => follow(model, member, "").shape);
      const map = parts.find(({ kind }) => kind === "map");
      // A property of any of the objects is a known one.
      const fields = parts.flatMap((part) => (part.kind === "struct" ? part.fields : []));
      if (map !== undefined) visit(map, value);
      else visit({ kind: "struct", open: true, fields }, value);
    }
    if (plain.kind !== "struct") return;
    for (const [name, member] of Object.entries(value)) {
      const field = plain.fields.find(
        // A sender does not write a field under two names at once.
        (candidate) => candidate.name === name || (candidate.aliases?.includes(name) === true && value[candidate.name] === undefined),
      );
      if (field === undefined) names.push(name);
      else visit(field.shape, member);
    }
  };
  const type = model.messages[result ?? typeOf(model, message)];
  if (type !== undefined) visit(type.shape, message);
  return names;
}
