// Modules that read and write the same messages with one library each, from text to a validated message and back.

import type { Contestant, Task } from "../contestants/contestant.js";

/** What such a module exports; the loops count, so that no work can be left out as unused. */
export interface Codec {
  /** How many of the texts are valid messages. */
  readonly readAll: (texts: readonly string[]) => number;
  /** How many characters the messages have as text. */
  readonly writeAll: (messages: readonly unknown[]) => number;
  /** A message as the library has it in memory. */
  readonly parse: (text: string) => unknown;
  /** How many valid messages are made, each from the same fields. */
  readonly buildAll: (count: number) => number;
}

const loops = `
export function readAll(texts) { let count = 0; for (let index = 0; index < texts.length; index++) if (read(texts[index])) count++; return count; }
export function writeAll(messages) { let count = 0; for (let index = 0; index < messages.length; index++) count += write(messages[index]).length; return count; }
export function buildAll(number) { let count = 0; for (let index = 0; index < number; index++) if (build(fields)) count++; return count; }
const fields = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12", storyId: "US-014", status: "in_progress", output: "ok" };
`;

/** A validator beside JSON.parse, JSON.stringify and an object literal. */
const aroundGuard = `
const read = (text) => is(JSON.parse(text));
const checked = (message) => { if (!is(message)) throw new Error("refused"); return message; };
const write = (message) => JSON.stringify(checked(message));
const build = ({ swarmId, containerId, ...payload }) =>
  checked({ type: "progress-update", timestamp: new Date().toISOString().replace(/\\.\\d+/, ""), swarmId, containerId, payload });
export const parse = JSON.parse;
`;

export const codecOf = ({ write }: Contestant, task: Task): string => write(task) + aroundGuard + loops;

const ownCodec = (options: string): string => `
import { createProgressUpdate, decode, encode } from "@wirepact/acp-swarm";
const read = (text) => decode(text${options}).ok;
const write = (message) => encode(message${options});
const build = (fields) => createProgressUpdate(fields);
export const parse = JSON.parse;
${loops}`;

/** Parsing and writing without any check. */
const unchecked = `const is = () => true;${aroundGuard}${loops}`;

/** protobuf-es with a schema of the same fields, all of them strings: it checks their types and nothing else. */
const protobuf = `
import { create, createFileRegistry, fromJsonString, toJsonString } from "@bufbuild/protobuf";
import { FieldDescriptorProto_Label as Label, FieldDescriptorProto_Type as Type, FileDescriptorProtoSchema } from "@bufbuild/protobuf/wkt";
const field = (name, index) => ({ name, jsonName: name, number: index + 1, label: Label.OPTIONAL, type: Type.STRING });
const payload = { name: "payload", jsonName: "payload", number: 9, label: Label.OPTIONAL, type: Type.MESSAGE, typeName: ".Payload" };
const file = create(FileDescriptorProtoSchema, {
  name: "progress.proto",
  syntax: "proto3",
  messageType: [
    { name: "Payload", field: ["storyId", "status", "output"].map(field) },
    { name: "ProgressUpdate", field: [...["type", "timestamp", "swarmId", "containerId"].map(field), payload] },
  ],
});
const schema = createFileRegistry(file, () => undefined).getMessage("ProgressUpdate");
export const parse = (text) => fromJsonString(schema, text);
const read = (text) => parse(text).type !== "";
const write = (message) => toJsonString(schema, message);
const build = ({ swarmId, containerId, ...payload }) =>
  create(schema, { type: "progress-update", timestamp: new Date().toISOString(), swarmId, containerId, payload }).type !== "";
${loops}`;

export const wirepactCodec: string = ownCodec("");
export const wirepactEncodingCodec: string = ownCodec(', { encoding: "ndjson" }');
export const uncheckedCodec: string = unchecked;
export const protobufCodec: string = protobuf;
