// A schema for messages that are known by examples: JSON-RPC messages by method, others by their tag, or all as one message.

import { findSecrets } from "@wirepact/core";
import { isSecretName } from "../check/secret-names.js";
import { groupBy, inferSchema, isJsonObject, stringAt, type Inferring } from "./infer-schema.js";
import type { JsonValue, Schema, SchemaDocument } from "./node.js";
import { toTypeName } from "./type-names.js";

type JsonObject = { readonly [name: string]: JsonValue };

/** The schema of example messages, in the order in which they were sent. */
export function inferDocument(messages: readonly JsonValue[]): SchemaDocument | { readonly problem: string } {
  const objects = messages.filter(isJsonObject);
  if (objects.length === 0) return { problem: "there are no messages: expected JSON objects" };
  if (objects.every((message) => message["jsonrpc"] === "2.0")) return inferFrames(objects);
  const tag = findTag(objects);
  const definitions = new Map<string, Schema>();
  const examples = new Map<string, readonly JsonValue[]>();
  if (tag === undefined) {
    const schema = inferSchema(objects, { definitions, name: "Message" });
    examples.set("Message", chooseExamples(objects));
    return { schema: document(typeof schema === "object" ? schema : {}, definitions), examples };
  }
  const names = createNames();
  const parts = [...groupBy(objects, (message) => stringAt(message, tag))].map(([value, group]) => {
    const name = names(value);
    definitions.set(name, {});
    examples.set(name, chooseExamples(group));
    definitions.set(name, withConstant(inferSchema(group, inferring(definitions, name)), tag, value));
    return { $ref: `#/$defs/${name}` };
  });
  return { schema: document({ oneOf: parts }, definitions), examples };
}

const inferring = (definitions: Map<string, Schema>, name: string): Inferring => ({ definitions, name });

const document = (schema: Exclude<Schema, boolean>, definitions: ReadonlyMap<string, Schema>): Schema => ({
  ...schema,
  $defs: Object.fromEntries(definitions),
});

/** Every value as a type name of its own. */
function createNames(): (value: string) => string {
  const taken = new Set<string>();
  return (value) => {
    const base = toTypeName(value);
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base}${count}`;
    taken.add(name);
    return name;
  };
}

function withConstant(schema: Schema, name: string, value: string): Schema {
  if (typeof schema !== "object") return schema;
  const properties = schema["properties"] as Readonly<Record<string, Schema>> | undefined;
  return { ...schema, properties: { ...properties, [name]: { const: value } } };
}

const tagNames = /^(?:type|kind|event|method|op|action|cmd|command|(?:message|msg|event)_?type)$/i;

/** The property that says what a message is: one with a usual name that every message has. */
function findTag(messages: readonly JsonObject[]): string | undefined {
  const isTag = (name: string): boolean =>
    messages.every(
      (message) => Object.hasOwn(message, name) && typeof message[name] === "string" && /^[\w./:@$-]{1,80}$/.test(message[name]),
    );
  return Object.keys(messages[0] ?? {}).find((name) => tagNames.test(name) && isTag(name));
}

/** Requests, notifications and results by method; a result belongs to the last request with its id. */
function inferFrames(messages: readonly JsonObject[]): SchemaDocument | { readonly problem: string } {
  const open = new Map<string, string>();
  const calls: JsonObject[] = [];
  const results: { readonly method: string; readonly result: JsonValue }[] = [];
  for (const message of messages) {
    const id = JSON.stringify(message["id"]);
    if (typeof message["method"] === "string") {
      calls.push(message);
      if (message["id"] !== undefined) open.set(id, message["method"]);
    } else if (message["result"] !== undefined) {
      const method = open.get(id);
      if (method !== undefined) results.push({ method, result: message["result"] });
    }
  }
  if (calls.length === 0) return { problem: "there is no request or notification among the JSON-RPC messages" };
  const definitions = new Map<string, Schema>();
  const examples = new Map<string, readonly JsonValue[]>();
  const names = createNames();
  for (const [method, group] of groupBy(calls, (call) => stringAt(call, "method"))) {
    const isRequest = group.some(({ id }) => id !== undefined);
    const base = names(method);
    const params = group.flatMap(({ params: own }) => (own === undefined ? [] : [own]));
    const name = `${base}${isRequest ? "Request" : "Notification"}`;
    definitions.set(name, {});
    definitions.set(name, {
      type: "object",
      properties: {
        jsonrpc: { const: "2.0" },
        ...(isRequest ? { id: { type: ["string", "integer"] } } : {}),
        method: { const: method },
        ...(params.length === 0 ? {} : { params: inferSchema(params, inferring(definitions, base)) }),
      },
      required: ["jsonrpc", "method", ...(isRequest ? ["id"] : []), ...(params.length === group.length ? ["params"] : [])],
    });
    examples.set(
      name,
      chooseExamples(group).map((message) =>
        isJsonObject(message) && message["params"] !== undefined ? { params: message["params"] } : {},
      ),
    );
    const own = results.filter((result) => result.method === method).map(({ result }) => result);
    if (own.length > 0) definitions.set(`${base}Result`, inferSchema(own, inferring(definitions, `${base} result`)));
  }
  return { schema: document({}, definitions), examples };
}

/** The longest example that is written, in characters. */
const maxExample = 2000;

/** The example with the fewest properties, and that with the most if it has more. None contains a secret or is very long. */
function chooseExamples(messages: readonly JsonObject[]): readonly JsonValue[] {
  const usable = messages
    .map(withoutSecrets)
    .filter((message) => JSON.stringify(message).length <= maxExample && findSecrets(message).length === 0);
  const size = (message: JsonValue): number => JSON.stringify(message).split('":').length;
  const sorted = usable.toSorted((left, right) => size(left) - size(right));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  return size(last) > size(first) ? [first, last] : [first];
}

/** A message with the values of secrets replaced. */
function withoutSecrets(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(withoutSecrets);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecretName(name) && typeof inner === "string" ? "***" : withoutSecrets(inner)]),
  );
}
