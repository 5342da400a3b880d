// What readers and senders of a model do with a message: the questions that the replay asks, over and over.

import { explain, type Issue, type Json, type Mode, type StructShape } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { follow } from "../compare/follow.js";

/** The tag that a message says it has; empty where it says none. */
export function tagOf({ tag }: ProtocolModel, message: Json): string {
  const given = (message as Readonly<Record<string, Json>> | null)?.[tag];
  return typeof given === "string" ? given.trim() : "";
}

/** The issue that makes a reader refuse a message; undefined when it is accepted. */
export function refusal(model: ProtocolModel, message: unknown, mode: Mode): Issue | undefined {
  const result = explain(model, message, { mode, reading: true });
  return result.ok ? undefined : result.issues[0];
}

/** Whether a sender of the model would send this: valid as it is, and readable by readers of the same model. */
export function isSent(model: ProtocolModel, message: Json): boolean {
  return explain(model, message).ok && refusal(model, message, "strict") === undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The message as senders of the model write it: without the fields that are read but never written. */
export function asWritten(model: ProtocolModel, message: Json): Json {
  const shape = isObject(message) ? model.messages[message[model.tag] as string]?.shape : undefined;
  return shape === undefined ? message : withoutUnwritten(shape, message);
}

const writtenWhole = new WeakMap<StructShape, boolean>();

/** Whether every field of an object is written, and those of the objects right inside it. */
function isWrittenWhole(shape: StructShape): boolean {
  const known =
    writtenWhole.get(shape) ??
    shape.fields.every((field) => field.decodeOnly !== true && (field.shape.kind !== "struct" || isWrittenWhole(field.shape)));
  writtenWhole.set(shape, known);
  return known;
}

function withoutUnwritten(shape: StructShape, value: Json): Json {
  if (!isObject(value) || isWrittenWhole(shape)) return value;
  const members: Record<string, Json> = { ...(value as Readonly<Record<string, Json>>) };
  for (const { name, decodeOnly: neverWritten, shape: inner } of shape.fields) {
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    if (member === undefined) continue;
    if (neverWritten === true) delete members[name];
    else if (inner.kind === "struct") members[name] = withoutUnwritten(inner, member);
  }
  return members;
}

/** Every name that some object of the model knows: fields and their aliases. */
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

/** Every tag that readers of the model take for one of its messages. */
export function knownTags(model: ProtocolModel): ReadonlySet<string> {
  return new Set(
    Object.values(model.messages).flatMap(({ name, aliases = [], lenientAliases = [] }) => [name, ...aliases, ...lenientAliases]),
  );
}

/** The members of a message that its sender's model has no field for, at any depth. */
export function strangeNames(model: ProtocolModel, message: unknown): readonly string[] {
  const names: string[] = [];
  const visit = (shape: Parameters<typeof follow>[1], value: unknown): void => {
    const { shape: plain } = follow(model, shape, "");
    if (plain.kind === "list" && Array.isArray(value)) for (const item of value) visit(plain.item, item);
    if (!isObject(value)) return;
    if (plain.kind === "map") for (const member of Object.values(value)) visit(plain.value, member);
    if (plain.kind === "union") {
      const struct = plain.members.map((member) => follow(model, member, "").shape).find(({ kind }) => kind === "struct" || kind === "map");
      if (struct !== undefined) visit(struct, value);
    }
    if (plain.kind !== "struct") return;
    for (const [name, member] of Object.entries(value)) {
      const field = plain.fields.find(
        // Nobody writes a field by two names at once.
        (candidate) => candidate.name === name || (candidate.aliases?.includes(name) === true && value[candidate.name] === undefined),
      );
      if (field === undefined) names.push(name);
      else visit(field.shape, member);
    }
  };
  if (!isObject(message)) return names;
  const tag = String(message[model.tag]).trim();
  const type = Object.values(model.messages).find(
    ({ name, aliases, lenientAliases }) => name === tag || aliases?.includes(tag) === true || lenientAliases?.includes(tag) === true,
  );
  if (type !== undefined) visit(type.shape, message);
  return names;
}
