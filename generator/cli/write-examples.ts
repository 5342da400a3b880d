// `wirepact check --fix`: gives messages without examples those that are derived from their definitions.

import type { Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import { describeProtocol } from "../describe/describe-protocol.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SourceFile, YamlEntry, YamlMap, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";
import { writeFlow } from "../yaml/write-yaml.js";

/** Examples of a message that has none. */
export interface WrittenExamples {
  readonly message: string;
  readonly edit: TextEdit;
}

type JsonObject = { readonly [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);

/** The edits that add examples to the messages of a protocol that have none. Protocols with frames are left to a person. */
export function writeExamples(model: ProtocolModel, file: SourceFile, root: YamlNode | undefined): readonly WrittenExamples[] {
  const messages = root?.kind === "map" ? root.entries.find(({ key }) => key === "messages")?.value : undefined;
  if (messages?.kind !== "map" || model.frames !== undefined) return [];
  const protocol = runnable(describeProtocol(model));
  const shared = envelopeExample(root);
  return messages.entries.flatMap((entry) => {
    const message = model.messages[entry.key];
    if (message === undefined || message.examples.length > 0 || entry.value.kind !== "map") return [];
    const [least, full] = boundaryMessages<Json>(protocol, entry.key).map(({ message: value }) => fieldsOf(model, value, shared));
    if (least === undefined) return [];
    const examples = { minimal: least, ...(full === undefined || JSON.stringify(full) === JSON.stringify(least) ? {} : { full }) };
    const edit = insert(file, entry, entry.value, examples);
    return edit === undefined ? [] : [{ message: entry.key, edit }];
  });
}

/** The names that the example of the envelope has, which examples need not repeat. */
function envelopeExample(root: YamlNode | undefined): ReadonlySet<string> {
  const inside = (node: YamlNode | undefined, name: string): YamlNode | undefined =>
    node?.kind === "map" ? node.entries.find(({ key }) => key === name)?.value : undefined;
  const example = inside(inside(root, "envelope"), "example");
  return new Set(example?.kind === "map" ? example.entries.map(({ key }) => key) : []);
}

/** The fields of a message as examples list them: without the tag and shared values, those of the body beside those of the envelope. */
function fieldsOf({ tag, body }: ProtocolModel, value: Json, shared: ReadonlySet<string>): JsonObject {
  const all = isObject(value) ? value : {};
  const inner = body === "inline" ? undefined : all[body.field];
  const outer = Object.entries(all).filter(
    ([name]) => name !== tag && !shared.has(name) && (inner === undefined || body === "inline" || name !== body.field),
  );
  return {
    ...Object.fromEntries(outer),
    ...(isObject(inner) ? inner : {}),
    ...(typeof inner === "string" && body !== "inline" ? { [body.field]: inner } : {}),
  };
}

/** Adds the examples as the last key of a message that is written in lines. */
function insert(
  { path, text }: SourceFile,
  entry: YamlEntry,
  { entries }: YamlMap,
  examples: Readonly<Record<string, JsonObject>>,
): TextEdit | undefined {
  const first = entries[0];
  const last = entries.at(-1);
  if (first === undefined || last === undefined || entries.some(({ key }) => key === "examples")) return undefined;
  const column = first.keySpan.start - (text.lastIndexOf("\n", first.keySpan.start - 1) + 1);
  // In braces, there are no lines to add to.
  if (text.slice(entry.keySpan.end, first.keySpan.start).includes("{")) return undefined;
  const margin = " ".repeat(column);
  const end = text.indexOf("\n", last.value.span.end);
  const at = end === -1 ? text.length : end;
  const lines = [`${margin}examples:`, ...Object.entries(examples).map(([name, fields]) => `${margin}  ${name}: ${writeFlow(fields)}`)];
  return { span: { file: path, start: at, end: at }, text: `\n${lines.join("\n")}` };
}
