// Recognizes JSON-RPC 2.0 in a schema: requests and notifications by the constant of their `method` or by `x-method`, their results by name, the frames around them, and the
// roles by unions such as `ClientRequest`.

import { isCodedError, unionOfErrors } from "./error-parts.js";
import { rolesOf, type Call } from "./frame-roles.js";
import { mergeNodes } from "./merge-nodes.js";
import type { Definition, Definitions, JsonRpcParts, MessagePlan, Node, NormalSchema, Note, ObjectNode, ProtocolPlan } from "./node.js";
import { closeOver, fieldOf, referencesIn } from "./visit-nodes.js";

const callFields = new Set(["jsonrpc", "id", "method", "params"]);
const frameFields = new Set(["jsonrpc", "id", "method", "params", "result", "error"]);
const replyFields = new Set(["jsonrpc", "id", "result", "error"]);

const hasOnly = (node: Node, names: ReadonlySet<string>): node is ObjectNode =>
  node.kind === "object" && node.fields.length > 0 && node.fields.every(({ name }) => names.has(name));

/** The protocol, if the schema describes JSON-RPC messages. */
export function recognizeFrames(schema: NormalSchema): ProtocolPlan | undefined {
  const { definitions } = schema;
  const all = [...definitions].flatMap(([name, definition]) => callOf(definitions, name, definition));
  // Other protocols have methods with parameters too.
  const isJsonRpc = [...definitions.values()].some(({ node, method }) => method !== undefined || fieldOf(node, "jsonrpc") !== undefined);
  if (all.length === 0 || !isJsonRpc) return undefined;
  const { calls, aliases } = withoutCopies(definitions, withoutData(definitions, all));
  const notes = [...schema.notes];
  const bases = frameBases(definitions, calls);
  const results = new Map(calls.filter(({ isRequest }) => isRequest).map((call) => [call.definition, resultOf(definitions, call)]));
  const replies = replyDefinitions(
    definitions,
    [...results.values()].flatMap((result) => result ?? []),
  );
  const consumed = new Set([...calls.map(({ definition }) => definition), ...bases, ...replies, ...aliases.keys()]);
  const unions = new Map([...frameUnions(schema, consumed), ...aliases]);
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
    envelope: { kind: "frames", ...frameParts(definitions, { unions, calls, results }) },
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

/** If some requests are whole frames, those without `jsonrpc` are not sent: they are parts of other messages. */
function withoutData(definitions: Definitions, calls: readonly Call[]): readonly Call[] {
  const isFrame = ({ definition }: Call): boolean => fieldOf(definitions.get(definition)?.node, "jsonrpc") !== undefined;
  const isSent = (call: Call): boolean => isFrame(call) || definitions.get(call.definition)?.method !== undefined;
  return calls.some(isFrame) ? calls.filter(isSent) : calls;
}

/** A definition that repeats another one, such as a union of one request, stands for it. */
function withoutCopies(
  definitions: Definitions,
  calls: readonly Call[],
): { readonly calls: readonly Call[]; readonly aliases: ReadonlyMap<string, readonly Node[]> } {
  const aliases = new Map<string, readonly Node[]>();
  const keyOf = ({ definition, method }: Call): string =>
    JSON.stringify([method, { ...definitions.get(definition)?.node, doc: undefined }]);
  const byRole = ({ definition }: Call): boolean => /^[A-Z][a-z]+(?:Request|Notification)$/.test(definition);
  // The definition with the longer name is the request itself.
  const sorted = calls.toSorted((left, right) => Number(byRole(left)) - Number(byRole(right)));
  const originals = new Map(sorted.toReversed().map((call) => [keyOf(call), call]));
  for (const call of calls) {
    const original = originals.get(keyOf(call));
    if (original !== undefined && original !== call && byRole(call))
      aliases.set(call.definition, [{ kind: "reference", definition: original.definition }]);
  }
  return { calls: calls.filter(({ definition }) => !aliases.has(definition)), aliases };
}

const isReply = (node: Node): boolean =>
  hasOnly(node, replyFields) &&
  ["jsonrpc", "id"].some((name) => fieldOf(node, name) !== undefined) &&
  ["result", "error"].some((name) => fieldOf(node, name) !== undefined);

/** Definitions of messages in general, such as `JSONRPCRequest`. */
function frameBases(definitions: Definitions, calls: readonly Call[]): readonly string[] {
  const known = new Set(calls.map(({ definition }) => definition));
  return [...definitions].flatMap(([name, { node }]) => {
    const method = fieldOf(node, "method")?.node;
    const isCall = hasOnly(node, callFields) && method?.kind === "scalar" && method.type === "string";
    return !known.has(name) && (isCall || isReply(node)) ? [name] : [];
  });
}

const replyNames = (base: string): readonly string[] => replySuffixes.map((suffix) => base + suffix);

/** How the names of what answers a request end; a whole frame is preferred to its body. */
const replySuffixes = ["ResultResponse", "SuccessResponse", "Result", "Response"];

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

/** Unions and lists of messages, with the definitions that they name. */
function frameUnions({ definitions }: NormalSchema, consumed: ReadonlySet<string>): ReadonlyMap<string, readonly Node[]> {
  const unions = new Map<string, readonly Node[]>();
  const isKnown = (part: Node): boolean => part.kind === "reference" && (consumed.has(part.definition) || unions.has(part.definition));
  /** The parts of a node in which there are only frames. */
  const partsOf = (node: Node): readonly Node[] =>
    node.kind === "union" || (node.kind === "any" && node.parts !== undefined)
      ? (node.parts ?? []).flatMap(partsOf)
      : node.kind === "list"
        ? partsOf(node.item)
        : [node];
  const isWhole = (part: Node): boolean =>
    isReply(part) ||
    (hasOnly(part, callFields) && fieldOf(part, "method")?.node.kind === "scalar") ||
    (hasOnly(part, frameFields) && part.include.length > 0 && part.include.every((name) => consumed.has(name) || unions.has(name)));
  const isFrame = (part: Node): boolean =>
    part.kind === "any" || isKnown(part) || isWhole(part) || (part.kind === "reference" && part.definition.endsWith("Result"));
  const used = new Set([...definitions.values()].flatMap(({ node }) => referencesIn(node)));
  for (let size = -1; size !== unions.size;) {
    size = unions.size;
    for (const [name, { node }] of definitions) {
      const isUnion = node.kind === "union" || (node.kind === "any" && node.parts !== undefined) || node.kind === "reference";
      const parts = partsOf(node);
      const leads = parts.some((part) => isKnown(part) || isWhole(part)) || (parts.length > 1 && !used.has(name));
      if (isUnion && !consumed.has(name) && leads && parts.every(isFrame)) unions.set(name, parts);
    }
  }
  return unions;
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
    // The body gets the name of its definition, which stays a type only if something else refers to it.
    if (own.kind === "reference" && own.definition === `${definition}Params`) kept.delete(own.definition);
    const result = results.get(definition);
    if (result === undefined) continue;
    const inner = fieldOf(lookup(result), "jsonrpc") === undefined ? undefined : fieldOf(lookup(result), "result")?.node;
    if (inner !== undefined || consumed.has(result)) bodies.set(result, { node: inner ?? lookup(result)! });
    resultNames.set(definition, result);
  }
  // A whole frame with the code of one error is a name for its body.
  for (const [name, { node }] of definitions) {
    const error = isReply(node) && isCodedError(node, lookup) ? fieldOf(node, "error")?.node : undefined;
    if (error !== undefined) bodies.set(name, { node: { ...error, doc: node.doc ?? error.doc } });
  }
  const all = new Map([...kept, ...bodies]);
  closeOver(definitions, all);
  return { definitions: all, bodyOf, resultOf: resultNames };
}

interface FrameSources {
  readonly unions: ReadonlyMap<string, readonly Node[]>;
  readonly calls: readonly Call[];
  readonly results: ReadonlyMap<string, string | undefined>;
}

/** The id of requests and the body of errors: those of the schema, or those of JSON-RPC. */
function frameParts(definitions: Definitions, { unions, calls, results }: FrameSources): JsonRpcParts {
  const nodes = [...definitions.values()].map(({ node }) => node);
  const id = nodes.flatMap((node) => (hasOnly(node, callFields) ? (fieldOf(node, "id")?.node ?? []) : []))[0];
  const errors = nodes.flatMap((node) => (isReply(node) ? (fieldOf(node, "error")?.node ?? []) : []));
  const error = errors.find(({ kind }) => kind === "reference") ?? errors[0] ?? standardError;
  // Bodies of any kind beside known ones are those of other methods.
  const open = nodes.flatMap((node) => (hasOnly(node, callFields) ? (fieldOf(node, "params")?.node ?? []) : []));
  const others = [...[...unions.values()].flat(), ...open.filter((node) => node.kind === "any" && node.parts !== undefined)].find(
    ({ kind }) => kind === "any",
  );
  const anyId: Node = {
    kind: "union",
    parts: [
      { kind: "scalar", type: "string" },
      { kind: "scalar", type: "integer" },
    ],
  };
  return {
    id: id === undefined ? anyId : { ...id, nullable: undefined },
    error: unionOfErrors(definitions, error),
    errorId: nodes.some((node) => isReply(node) && fieldOf(node, "error") !== undefined && fieldOf(node, "id")?.required === false)
      ? "optional"
      : "required",
    suffix: suffixOf(calls, results),
    others: others === undefined ? undefined : others.doc?.includes(" ") === true ? others.doc : "Methods that the schema does not define.",
  };
}

/** How most names of results end. */
function suffixOf(calls: readonly Call[], results: FrameSources["results"]): string {
  const counts = new Map(replySuffixes.map((suffix) => [suffix, 0]));
  for (const { base, definition } of calls) {
    const suffix = results.get(definition)?.slice(base.length) ?? "";
    if (counts.has(suffix) && results.get(definition)?.startsWith(base) === true) counts.set(suffix, counts.get(suffix)! + 1);
  }
  const [suffix, count] = [...counts].toSorted((left, right) => right[1] - left[1])[0]!;
  return count === 0 ? "Result" : suffix;
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
