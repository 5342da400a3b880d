// Gives messages without examples those that are derived from their definitions, for `wirepact check --fix` and for editors.

import type { Field, Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import { dereference } from "@wirepact/core/shape";
import { describeProtocol } from "../describe/describe-protocol.js";
import { envelopeFields, isInMail, ownFields, partsOf } from "../describe/message-parts.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import type { SourceFile, YamlEntry, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";
import { withNamedTexts } from "./example-texts.js";
import { insertEntry } from "../yaml/insert-entry.js";
import { writeFlow } from "../yaml/write-yaml.js";

/** Examples of a message that has none. */
export interface WrittenExamples {
  readonly message: string;
  readonly edit: TextEdit;
}

type JsonObject = { readonly [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);

/** The edits that add examples to messages that have none, and `minimal` or `full` to those that lack it. */
export function writeExamples(
  model: ProtocolModel,
  file: SourceFile,
  root: YamlNode | undefined,
  isIncomplete: (message: MessageModel) => boolean = ({ examples }) => examples.length === 0,
): readonly WrittenExamples[] {
  const protocol = runnable(describeProtocol(model));
  // Where a result is the last key of its request, its examples come first.
  const inner = Object.values(model.messages).toSorted((a, b) => pathOf(model, b).length - pathOf(model, a).length);
  return inner.flatMap((message) => {
    const entry = entryAt(root, pathOf(model, message));
    if (entry === undefined || !isIncomplete(message)) return [];
    const shared = sharedNames(root, message);
    const parties = partiesOf(model, message, root);
    const rounds = roundsOf(model, message);
    const [least, most] = boundaryMessages<Json>(protocol, message.name).map(({ message: value }) => ({
      ...parties,
      ...fieldsOf(model, message, withNamedTexts(protocol, message.name, value), shared),
      ...rounds,
    }));
    if (least === undefined) return [];
    const isWhole = ownFields(model, message).every(({ required }) => required);
    const full =
      most === undefined || isWhole
        ? undefined
        : withoutEach(most, new Set([...optionalNames(root, least), ...namesOutsideMail(model, message)]));
    const examples = { minimal: least, ...(full === undefined || JSON.stringify(full) === JSON.stringify(least) ? {} : { full }) };
    const added = isShownMinimal(model, message) ? full && { full } : { minimal: least };
    const edit = message.examples.length === 0 ? insertExamples(file, entry, examples) : addExamples(file, entry, added ?? {});
    return edit === undefined ? [] : [{ message: message.name, edit }];
  });
}

/** The optional fields of the envelope that a message can do without; one example that shows them is enough for all messages. */
function optionalNames(root: YamlNode | undefined, least: JsonObject): ReadonlySet<string> {
  const fields = entryAt(root, ["envelope", "fields"])?.value;
  const optional = fields?.kind === "map" ? fields.entries.flatMap(({ key }) => (key.endsWith("?") ? [key.slice(0, -1)] : [])) : [];
  return new Set(optional.filter((name) => !Object.hasOwn(least, name)));
}

/** The optional fields of the envelope that mail has no place for. */
const namesOutsideMail = (model: ProtocolModel, message: MessageModel): readonly string[] =>
  model.encodings.mail === undefined
    ? []
    : envelopeFields(model, message).flatMap((field) => (field.required || isInMail(model, field) ? [] : [field.name]));

const withoutEach = (value: JsonObject, names: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));

/** The number of the first round in a message that has one, so that transcripts can start with it. */
function roundsOf({ flows, body }: ProtocolModel, { name, frame }: MessageModel): JsonObject {
  const rounds = Object.values(flows).flatMap((flow) => flow.rounds ?? []);
  const counted = rounds.filter(({ openedBy, echoedBy }) => openedBy === name || echoedBy === name);
  return Object.fromEntries(
    counted.flatMap(({ field, start }) => {
      const path = frame === undefined && body !== "inline" && field[0] === body.field ? field.slice(1) : field;
      return path.length === 1 ? [[String(path[0]), start]] : [];
    }),
  );
}

/** Whether an example has none of the message's optional fields. */
function isShownMinimal(model: ProtocolModel, message: MessageModel): boolean {
  const { body } = partsOf(model, message);
  const optional = ownFields(model, message).filter(({ required }) => !required);
  return message.examples.some(({ value }) => {
    const fields = body === undefined ? value : (value as JsonObject)[body];
    return !isObject(fields) || optional.every(({ name }) => !Object.hasOwn(fields, name));
  });
}

/** Adds an example to others, or fields to an example that lacks them. */
function addExamples(file: SourceFile, { value }: YamlEntry, added: JsonObject): TextEdit | undefined {
  const examples = value.kind === "map" ? value.entries.find(({ key }) => key === "examples")?.value : undefined;
  const [name, example] = Object.entries(added)[0] ?? [];
  if (examples?.kind !== "map" || name === undefined || !isObject(example)) return undefined;
  const written = examples.entries.find(({ key }) => key === name)?.value;
  if (written === undefined) return insertEntry(file, examples, { key: name, value: example, levels: 0 });
  // An example that is based on another one does not list its fields.
  if (written.kind !== "map" || written.entries.some(({ key }) => key === "like")) return undefined;
  const missing = Object.entries(example).filter(([key]) => !written.entries.some((entry) => entry.key === key));
  const edits = missing.flatMap(([key, each]) => insertEntry(file, written, { key, value: each, levels: 0 }) ?? []);
  return edits[0] === undefined ? undefined : { span: edits[0].span, text: edits.map(({ text }) => text).join("") };
}

/** Sender and recipient of a message that goes the other way than the first one, whose values the example of the envelope has. */
function partiesOf({ messages, parts, frames }: ProtocolModel, { from, to }: MessageModel, root: YamlNode | undefined): JsonObject {
  const [first] = Object.values(messages);
  const [sender, recipient] = [parts.sender?.[0], parts.recipient?.[0]];
  const isAnswer = from.join() !== first?.from.join() && from.join() === first?.to.join() && to.join() === first.from.join();
  if (!isAnswer || frames !== undefined || typeof sender !== "string" || typeof recipient !== "string") return {};
  const valueOf = (name: string): string | undefined => {
    const value = entryAt(root, ["envelope", "example", name])?.value;
    return value?.kind === "scalar" ? value.text : undefined;
  };
  const [shownSender, shownRecipient] = [valueOf(sender), valueOf(recipient)];
  if (shownSender === undefined || shownRecipient === undefined) return {};
  return { [sender]: shownRecipient, [recipient]: shownSender };
}

/** Where the examples of a message are written: at the message, at the result of a request, or at a frame. */
function pathOf({ frames }: ProtocolModel, { name, answers }: MessageModel): readonly string[] {
  if (answers !== undefined) return ["messages", answers, "result"];
  return frames?.some((frame) => frame.name === name) === true ? ["envelope", "frames", name] : ["messages", name];
}

function entryAt(root: YamlNode | undefined, path: readonly string[]): YamlEntry | undefined {
  let entry: YamlEntry | undefined;
  let node = root;
  for (const key of path) {
    entry = node?.kind === "map" ? node.entries.find((each) => each.key === key) : undefined;
    node = entry?.value;
  }
  return entry;
}

/** The names that the examples of the envelope and the frame have, which examples need not repeat. */
function sharedNames(root: YamlNode | undefined, { frame = "" }: MessageModel): ReadonlySet<string> {
  const shown = entryAt(root, ["envelope", "example"]);
  const fields = shown === undefined && frame === "" ? entryAt(root, ["envelope", "fields"])?.value : undefined;
  // Without an example of the envelope, one is derived from its required fields.
  if (fields?.kind === "map") return new Set(fields.entries.map(({ key }) => key).filter((key) => !key.endsWith("?")));
  const examples = [shown, entryAt(root, ["envelope", "frames", frame, "example"])];
  return new Set(examples.flatMap((entry) => (entry?.value.kind === "map" ? entry.value.entries.map(({ key }) => key) : [])));
}

/** The fields of a message as examples list them: without tag, constants and shared values; without frames, fields of the body at the top level. */
function fieldsOf(model: ProtocolModel, message: MessageModel, value: Json, shared: ReadonlySet<string>): JsonObject {
  const { tag, body, frame } = partsOf(model, message);
  const all = isObject(value) ? value : {};
  const inner = frame === undefined && body !== undefined ? all[body] : undefined;
  // Examples say what the body is, even if it can only be one value.
  const constants = message.shape.fields.filter((field) => field.name !== body && isConstant(model, field)).map(({ name }) => name);
  const implied = new Set([...shared, ...constants, ...(tag === undefined ? [] : [tag])]);
  const outer = Object.entries(all).filter(([name]) => !implied.has(name) && !(isObject(inner) && name === body));
  return { ...Object.fromEntries(outer), ...(isObject(inner) ? inner : {}) };
}

const isConstant = ({ types }: ProtocolModel, { required, shape }: Field): boolean =>
  required && dereference(types, shape)?.kind === "literal";

/** Replaces `examples: {}`. */
function fillEmpty({ path, text }: SourceFile, { keySpan, value }: YamlEntry, examples: JsonObject): TextEdit | undefined {
  if (value.kind !== "map" || value.entries.length > 0) return undefined;
  const margin = text.slice(text.lastIndexOf("\n", keySpan.start - 1) + 1, keySpan.start);
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = Object.entries(examples).map(([name, fields]) => `${newline}${margin}  ${name}: ${writeFlow(fields)}`);
  return { span: { file: path, start: text.indexOf(":", keySpan.end) + 1, end: value.span.end }, text: lines.join("") };
}

/** Adds the examples as the last key; a result that is only the name of a type becomes a definition. */
function insertExamples(file: SourceFile, { keySpan, value }: YamlEntry, examples: JsonObject): TextEdit | undefined {
  if (value.kind === "map") {
    const empty = value.entries.find(({ key }) => key === "examples");
    const isInBraces = file.text[value.span.start] === "{";
    // In braces, there are no lines to add to.
    if (empty !== undefined && isInBraces) return { span: empty.value.span, text: writeFlow(examples) };
    if (empty !== undefined) return fillEmpty(file, empty, examples);
    return insertEntry(file, value, { key: "examples", value: examples, levels: isInBraces ? 0 : 1 });
  }
  if (value.kind !== "scalar" || value.span.start < keySpan.end) return undefined;
  const lineStart = file.text.lastIndexOf("\n", keySpan.start - 1) + 1;
  const margin = file.text.slice(lineStart, keySpan.start);
  if (margin.trim() !== "") return undefined;
  const newline = file.text.includes("\r\n") ? "\r\n" : "\n";
  const type = file.text.slice(value.span.start, value.span.end);
  const lines = [`type: ${type}`, "examples:", ...Object.entries(examples).map(([name, fields]) => `  ${name}: ${writeFlow(fields)}`)];
  const start = file.text.indexOf(":", keySpan.end) + 1;
  return { span: { ...value.span, start }, text: lines.map((line) => `${newline}${margin}  ${line}`).join("") };
}
