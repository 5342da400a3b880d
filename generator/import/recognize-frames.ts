// Recognizes JSON-RPC 2.0 in a schema: requests and notifications by the constant of their `method` or by `x-method`, their results by name, the frames around them, and the
// roles by unions such as `ClientRequest`.

import { mergeNodes } from "./merge-nodes.js";
import type { Definition, Definitions, JsonRpcParts, MessagePlan, Node, NormalSchema, Note, ObjectNode, ProtocolPlan } from "./node.js";
import { referencesIn } from "./visit-nodes.js";

interface Call {
  readonly definition: string;
  readonly method: string;
  /** The name without `Request` or `Notification`. */
  readonly base: string;
  readonly isRequest: boolean;
}

const callFields = new Set(["jsonrpc", "id", "method", "params"]);
const replyFields = new Set(["jsonrpc", "id", "result", "error"]);

const fieldOf = (node: Node | undefined, name: string): ObjectNode["fields"][number] | undefined =>
  node?.kind === "object" ? node.fields.find((field) => field.name === name) : undefined;

const hasOnly = (node: Node, names: ReadonlySet<string>): node is ObjectNode =>
  node.kind === "object" && node.fields.length > 0 && node.fields.every(({ name }) => names.has(name));

/** The protocol, if the schema describes JSON-RPC messages. */
export function recognizeFrames(schema: NormalSchema): ProtocolPlan | undefined {
  const { definitions } = schema;
  const calls = [...definitions].flatMap(([name, definition]) => callOf(definitions, name, definition));
  // Other protocols have methods with parameters too.
  const isJsonRpc = [...definitions.values()].some(({ node, method }) => method !== undefined || fieldOf(node, "jsonrpc") !== undefined);
  if (calls.length === 0 || !isJsonRpc) return undefined;
  const notes = [...schema.notes];
  const bases = frameBases(definitions, calls);
  const results = new Map(calls.filter(({ isRequest }) => isRequest).map((call) => [call.definition, resultOf(definitions, call)]));
  const replies = replyDefinitions(
    definitions,
    [...results.values()].flatMap((result) => result ?? []),
  );
  const consumed = new Set([...calls.map(({ definition }) => definition), ...bases, ...replies]);
  const unions = frameUnions(definitions, consumed, schema.root);
  for (const name of unions.keys()) consumed.add(name);
  const roles = rolesOf(unions, calls, definitions);
  const bodies = createBodies(schema, { calls, results, consumed, notes });
  const messages = calls.map((call): MessagePlan => {
    const node = definitions.get(call.definition)?.node;
    return {
      tag: call.method,
      name: call.base,
      doc: node?.doc,
      frame: call.isRequest ? "request" : "notification",
      body: bodies.bodyOf.get(call.definition),
      bodyRequired: definitions.get(call.definition)?.method === undefined ? fieldOf(node, "params")?.required === true : undefined,
      ...roles.directionOf(call.definition),
      result: call.isRequest ? bodies.resultOf.get(call.definition) : undefined,
      examples: [],
    };
  });
  return {
    definitions: bodies.definitions,
    title: schema.title,
    doc: schema.doc,
    roles: roles.names,
    envelope: { kind: "frames", ...frameParts(definitions, unions, replies) },
    messages: uniqueTags(messages, notes),
    notes,
  };
}

/** A method has one message; a second one is noted. */
function uniqueTags(messages: readonly MessagePlan[], notes: Note[]): readonly MessagePlan[] {
  const seen = new Set<string>();
  return messages.filter(({ tag, name = "" }) => {
    if (seen.size < seen.add(tag).size) return true;
    notes.push({ definition: name, path: "properties/method", problem: `there is another definition of the method "${tag}"` });
    return false;
  });
}

function callOf(definitions: Definitions, name: string, { node, method }: Definition): readonly Call[] {
  const field = fieldOf(node, "method")?.node;
  const constant = hasOnly(node, callFields) && field?.kind === "const" && typeof field.value === "string" ? field.value : undefined;
  const tag = constant ?? (/(?:Response|Result)$/.test(name) ? undefined : method);
  if (tag === undefined) return [];
  const base = name.replace(/(?:Request|Notification)$/, "") || name;
  const isRequest =
    name.endsWith("Request") ||
    (!name.endsWith("Notification") && (fieldOf(node, "id") !== undefined || replyNames(base).some((reply) => definitions.has(reply))));
  return [{ definition: name, method: tag, base, isRequest }];
}

/** Definitions of messages in general, such as `JSONRPCRequest`. */
function frameBases(definitions: Definitions, calls: readonly Call[]): readonly string[] {
  const known = new Set(calls.map(({ definition }) => definition));
  return [...definitions].flatMap(([name, { node }]) => {
    const method = fieldOf(node, "method")?.node;
    const isCall = hasOnly(node, callFields) && method?.kind === "scalar" && method.type === "string";
    const isReply = hasOnly(node, replyFields) && fieldOf(node, "jsonrpc") !== undefined;
    return !known.has(name) && (isCall || isReply) ? [name] : [];
  });
}

const replyNames = (base: string): readonly string[] => [`${base}SuccessResponse`, `${base}Result`, `${base}Response`];

/** The definition that answers a request. */
function resultOf(definitions: Definitions, { base, definition }: Call): string | undefined {
  const method = definitions.get(definition)?.method;
  const byMethod = [...definitions].find(
    ([name, other]) => method !== undefined && other.method === method && /(?:Response|Result)$/.test(name),
  );
  const byName = replyNames(base).find((name) => definitions.has(name) && definitions.get(name)?.node.kind !== "union");
  return byMethod?.[0] ?? byName ?? (definitions.has("EmptyResult") ? "EmptyResult" : undefined);
}

/** Results that only one request has; others stay types. */
function replyDefinitions(definitions: Definitions, results: readonly string[]): readonly string[] {
  return results.filter((name, index) => results.indexOf(name) === index && results.lastIndexOf(name) === index && definitions.has(name));
}

/** Unions of messages, with the definitions that they name. */
function frameUnions(
  definitions: Definitions,
  consumed: ReadonlySet<string>,
  root: string | undefined,
): ReadonlyMap<string, readonly Node[]> {
  const unions = new Map<string, readonly Node[]>();
  for (let size = -1; size !== unions.size;) {
    size = unions.size;
    for (const [name, { node }] of definitions) {
      const parts =
        node.kind === "union" || node.kind === "any" ? (node.parts ?? []) : node.kind === "reference" && name === root ? [node] : [];
      const isFrame = (part: Node): boolean =>
        part.kind === "any" ||
        (part.kind === "reference" && (consumed.has(part.definition) || unions.has(part.definition) || part.definition.endsWith("Result")));
      const leads = parts.some((part) => part.kind === "reference" && (consumed.has(part.definition) || unions.has(part.definition)));
      if (leads && parts.every(isFrame)) unions.set(name, parts);
    }
  }
  return unions;
}

interface Roles {
  readonly names: readonly string[];
  readonly directionOf: (definition: string) => Pick<MessagePlan, "from" | "to">;
}

/** The roles, from unions such as `ClientRequest` or from `x-side`, which names the receiver. */
function rolesOf(unions: ReadonlyMap<string, readonly Node[]>, calls: readonly Call[], definitions: Definitions): Roles {
  const senders = new Map<string, Set<string>>();
  for (const [name, parts] of unions) {
    const role = /^(.+?)(?:Request|Notification)s?$/.exec(name)?.[1]?.toLowerCase();
    if (role === undefined || !/^[a-z][a-z0-9]*$/.test(role) || !/^[A-Z]/.test(name)) continue;
    const sent = parts.flatMap((part) =>
      part.kind === "reference" && calls.some(({ definition }) => definition === part.definition) ? [part.definition] : [],
    );
    if (sent.length > 0) senders.set(role, new Set([...(senders.get(role) ?? []), ...sent]));
  }
  const sides = [...new Set(calls.flatMap(({ definition }) => definitions.get(definition)?.side ?? []))].filter((side) =>
    /^[a-z][a-z0-9]*$/.test(side),
  );
  const names = senders.size === 2 ? [...senders.keys()] : sides.length === 2 ? sides : ["client", "server"];
  const directionOf = (definition: string): Pick<MessagePlan, "from" | "to"> => {
    const side = definitions.get(definition)?.side;
    const from =
      senders.size === 2
        ? names.filter((role) => senders.get(role)?.has(definition) === true)
        : names.filter((role) => sides.length === 2 && side !== undefined && role !== side);
    return from.length === 1 ? { from, to: names.filter((role) => role !== from[0]) } : { from: names, to: names };
  };
  return { names, directionOf };
}

interface BodySources {
  readonly calls: readonly Call[];
  readonly results: ReadonlyMap<string, string | undefined>;
  readonly consumed: ReadonlySet<string>;
  readonly notes: Note[];
}

interface Bodies {
  readonly definitions: Definitions;
  readonly bodyOf: ReadonlyMap<string, string>;
  readonly resultOf: ReadonlyMap<string, string>;
}

/** The definitions that stay, and those of the bodies of messages. What holds for the params of all requests holds for each. */
function createBodies({ definitions }: NormalSchema, { calls, results, consumed, notes }: BodySources): Bodies {
  const lookup = (name: string): Node | undefined => definitions.get(name)?.node;
  const common = (name: string): Node => fieldOf(lookup(name), "params")?.node ?? { kind: "any" };
  const kept = new Map([...definitions].filter(([name]) => !consumed.has(name)));
  const bodyOf = new Map<string, string>();
  const resultNames = new Map<string, string>();
  const bodies = new Map<string, Definition>();
  for (const { definition, isRequest } of calls) {
    const report = (problem: string): void => void notes.push({ definition, path: "properties/params", problem });
    const node = lookup(definition)!;
    const own =
      definitions.get(definition)?.method !== undefined && fieldOf(node, "method") === undefined
        ? node
        : (fieldOf(node, "params")?.node ?? { kind: "any" });
    const general = isRequest ? common("JSONRPCRequest") : common("JSONRPCNotification");
    const merged = mergeNodes(general, own, { report, lookup });
    if (merged.kind !== "any" || own.kind !== "any") bodies.set(definition, { node: { ...merged, doc: own.doc } });
    if (bodies.has(definition)) bodyOf.set(definition, definition);
    const result = results.get(definition);
    if (result === undefined) continue;
    const inner = fieldOf(lookup(result), "jsonrpc") === undefined ? undefined : fieldOf(lookup(result), "result")?.node;
    if (inner !== undefined || consumed.has(result)) bodies.set(result, { node: inner ?? lookup(result)! });
    resultNames.set(definition, result);
  }
  const all = new Map([...kept, ...bodies]);
  restoreReferenced(definitions, all);
  return { definitions: all, bodyOf, resultOf: resultNames };
}

/** A definition that something else refers to stays a type, even if it is also a frame. */
function restoreReferenced(definitions: Definitions, kept: Map<string, Definition>): void {
  const open = [...kept.values()].map(({ node }) => node);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const name of referencesIn(node)) {
      const target = definitions.get(name);
      if (kept.has(name) || target === undefined) continue;
      kept.set(name, target);
      open.push(target.node);
    }
  }
}

/** The id of requests and the body of errors: those of the schema, or those of JSON-RPC. */
function frameParts(definitions: Definitions, unions: ReadonlyMap<string, readonly Node[]>, replies: readonly string[]): JsonRpcParts {
  const nodes = [...definitions.values()].map(({ node }) => node);
  const id = nodes.flatMap((node) => (hasOnly(node, callFields) ? (fieldOf(node, "id")?.node ?? []) : []))[0];
  const error = nodes.flatMap((node) => (hasOnly(node, replyFields) ? (fieldOf(node, "error")?.node ?? []) : []))[0];
  const others = [...unions.values()].flat().find(({ kind }) => kind === "any");
  const responses = replies.filter((name) => name.endsWith("Response")).length;
  return {
    id:
      id === undefined
        ? {
            kind: "union",
            parts: [
              { kind: "scalar", type: "string" },
              { kind: "scalar", type: "integer" },
            ],
          }
        : { ...id, nullable: undefined },
    error: error ?? standardError,
    suffix: responses * 2 > replies.length ? "Response" : "Result",
    others: others === undefined ? undefined : others.doc?.includes(" ") === true ? others.doc : "Methods that the schema does not define.",
  };
}

const standardError: Node = {
  kind: "object",
  doc: "The error that a failed request is answered with.",
  include: [],
  rules: [],
  open: true,
  fields: [
    { name: "code", required: true, node: { kind: "scalar", type: "integer", doc: "The error code." } },
    { name: "message", required: true, node: { kind: "scalar", type: "string", doc: "A description of the error." } },
    { name: "data", required: false, node: { kind: "any", doc: "Additional information about the error." } },
  ],
};
