// The third stage of `wirepact import`: the protocol as data of a spec.

import { compact, define, defineField, objectKeys, short, type Data, type DataMap, type Defining } from "./define.js";
import { allFields } from "./merge-nodes.js";
import type { Definition, MessagePlan, Node, Note, ProtocolPlan } from "./node.js";
import { referencesIn } from "./visit-nodes.js";
import { nameTypes, needsName, type TypeNames } from "./type-names.js";

/** A named part of the spec, with the notes about it. */
export interface SpecEntry {
  readonly name: string;
  readonly data: Data;
  readonly notes: readonly Note[];
}

/** A spec, in the parts that comments are written between. */
export interface SpecData {
  readonly head: DataMap;
  readonly types: readonly SpecEntry[];
  readonly messages: readonly SpecEntry[];
  /** The notes about the schema as a whole. */
  readonly notes: readonly Note[];
  /** The definitions of types, by the names of the types. */
  readonly definitionOf: ReadonlyMap<string, string>;
}

export interface SpecOptions {
  readonly protocol: string;
  /** Where it comes from, as it is shown. */
  readonly source: string;
  /** Lint rules that the names and types of the schema violate. */
  readonly allow: readonly string[];
}

const idType = "request id";
const errorType = "error body";

/** The spec of a protocol. */
export function describeSpec(plan: ProtocolPlan, { protocol, source, allow }: SpecOptions): SpecData {
  const definitions = withFrameTypes(plan);
  const bodies = new Set([...plan.messages.map(({ body }) => body), ...inlineResults(plan)]);
  const types = [...definitions.keys()].filter((name) => !bodies.has(name));
  const names = nameTypes(plan, types, protocol);
  const notes = [...plan.notes, ...names.notes];
  const objects = majority([...definitions.values()].map(({ node }) => node));
  const definingFor = (definition: string): Defining => ({
    nameOf: (name) => names.types.get(name) ?? name,
    objects,
    report: (problem) => void notes.push({ definition, path: "", problem }),
  });
  const typeEntries = types.map((name) => ({
    definition: name,
    name: names.types.get(name)!,
    data: define(definitions.get(name)!.node, definingFor(name)),
  }));
  const messageEntries = plan.messages.map((message) => ({
    definition: message.body ?? "",
    also: message.result,
    name: message.tag,
    data: describeMessage(plan, message, { names, definingFor }),
  }));
  const head: DataMap = compact({
    protocol,
    title: plan.title ?? protocol,
    version: "0.1.0",
    objects,
    doc: plan.doc ?? `Imported from ${source}.`,
    names: Object.keys(names.exports).length === 0 ? undefined : names.exports,
    roles: Object.fromEntries(plan.roles.map((role) => [role, `The ${role}.`])),
    reading: { default: "strict" },
    encodings: plan.envelope.kind === "frames" ? { ndjson: {}, json: {} } : { json: {}, ndjson: {} },
    envelope: describeEnvelope(plan, definingFor("")),
    others: plan.envelope.kind === "frames" && plan.envelope.others !== undefined ? { doc: plan.envelope.others } : undefined,
    allow: allow.length === 0 ? undefined : Object.fromEntries(allow.map((rule) => [rule, "As in the imported schema."])),
  });
  const byDefinition = new Map<string, Note[]>();
  for (const note of notes) byDefinition.set(note.definition, [...(byDefinition.get(note.definition) ?? []), note]);
  const take = (definition: string | undefined): readonly Note[] => {
    if (definition === undefined || definition === "") return [];
    const found = byDefinition.get(definition) ?? [];
    byDefinition.delete(definition);
    return found;
  };
  return {
    head,
    types: typeEntries.map(({ definition, ...entry }) => ({ ...entry, notes: take(definition) })),
    messages: messageEntries.map(({ definition, also, ...entry }) => ({ ...entry, notes: [...take(definition), ...take(also)] })),
    notes: notes.filter(({ definition }) => definition === "" || byDefinition.has(definition)),
    definitionOf: new Map([...names.types].map(([definition, name]) => [name, definition])),
  };
}

/** The results that are written with their request: those of one request that nothing else refers to. */
function inlineResults({ messages, definitions }: ProtocolPlan): readonly string[] {
  const results = messages.flatMap(({ result }) => result ?? []);
  const uses = new Map<string, number>();
  for (const result of results) uses.set(result, (uses.get(result) ?? 0) + 1);
  const referenced = new Set([...definitions].flatMap(([name, { node }]) => referencesIn(node).filter((other) => other !== name)));
  return results.filter((result) => uses.get(result) === 1 && !referenced.has(result));
}

/** Adds the types that frames refer to. */
function withFrameTypes({ envelope, definitions }: ProtocolPlan): ProtocolPlan["definitions"] {
  if (envelope.kind !== "frames") return definitions;
  const added = [
    ...(envelope.id.kind === "reference"
      ? []
      : [[idType, { node: { ...envelope.id, doc: envelope.id.doc ?? "The ID of a request." } }] as const]),
    ...(envelope.error.kind === "reference"
      ? []
      : [
          [
            errorType,
            { node: { ...envelope.error, doc: envelope.error.doc ?? "The error that a failed request is answered with." } },
          ] as const,
        ]),
  ];
  return new Map<string, Definition>([...added, ...definitions]);
}

/** What most objects are. */
function majority(nodes: readonly Node[]): "open" | "closed" {
  const objects = nodes.filter((node) => node.kind === "object" && node.extras === undefined);
  return objects.filter((node) => node.kind === "object" && !node.open).length * 2 > objects.length ? "closed" : "open";
}

function describeEnvelope({ envelope }: ProtocolPlan, defining: Defining): DataMap {
  if (envelope.kind === "single") return { body: "inline", fields: {}, example: {} };
  if (envelope.kind === "tag") {
    const fields = Object.fromEntries(
      envelope.fields.map((field) => [field.required ? field.name : `${field.name}?`, defineField(field, defining)]),
    );
    return { tag: envelope.tag, body: envelope.body ?? "inline", fields, example: {} };
  }
  const id = defining.nameOf(envelope.id.kind === "reference" ? envelope.id.definition : idType);
  const error = defining.nameOf(envelope.error.kind === "reference" ? envelope.error.definition : errorType);
  const example = { id: 1 };
  return {
    fields: { jsonrpc: { const: "2.0", doc: "The JSON-RPC version." } },
    frames: {
      request: {
        doc: "A message that is answered.",
        has: ["method", "id"],
        tag: "method",
        id: "id",
        body: "params",
        fields: { id: { type: id, fill: "$sequence" } },
        example,
      },
      notification: { doc: "A message that is not answered.", has: ["method"], tag: "method", body: "params" },
      result: compact({
        doc: "The answer to a successful request.",
        has: ["result"],
        replyTo: "id",
        body: "result",
        suffix: envelope.suffix === "Result" ? undefined : envelope.suffix,
        fields: { id },
        example,
      }),
      error: {
        doc: "The answer to a failed request.",
        has: ["error"],
        replyTo: "id",
        body: "error",
        type: error,
        name: "ErrorResponse",
        fields: { id: { type: id, nullable: true } },
        example,
      },
    },
  };
}

interface Describing {
  readonly names: TypeNames;
  readonly definingFor: (definition: string) => Defining;
}

function describeMessage(plan: ProtocolPlan, message: MessagePlan, { names, definingFor }: Describing): DataMap {
  const { tag, body, doc, from, to, result, frame, examples } = message;
  const name = names.messages.get(tag) ?? tag;
  const node = body === undefined ? undefined : plan.definitions.get(body)?.node;
  const resultNode = result === undefined ? undefined : plan.definitions.get(result)?.node;
  const resultName = result === undefined ? undefined : names.types.get(result);
  return compact({
    doc: doc ?? `The message ${tag}.`,
    name: needsName(tag, name) ? name : undefined,
    from: oneOrMany(from),
    to: oneOrMany(to),
    ...describeBody(plan, message, node, definingFor(body ?? "")),
    result:
      frame !== "request" ? undefined : (resultName ?? (resultNode === undefined ? "any" : short(resultNode, definingFor(result ?? "")))),
    examples:
      examples.length === 0
        ? undefined
        : Object.fromEntries(
            examples.map((example, index) => [index === 0 ? "minimal" : index === 1 ? "full" : `example ${index + 1}`, example]),
          ),
  });
}

const oneOrMany = (roles: readonly string[]): Data => (roles.length === 1 ? (roles[0] ?? "") : roles);

function describeBody(plan: ProtocolPlan, { frame, bodyRequired }: MessagePlan, node: Node | undefined, defining: Defining): DataMap {
  const lookup = (name: string): Node | undefined => plan.definitions.get(name)?.node;
  // Nothing is known of the fields.
  const unknown = { fields: {}, ...(defining.objects === "open" ? {} : { object: "open" }) };
  if (node === undefined) return frame === undefined ? unknown : { body: "any", bodyRequired: false };
  const isFields = node.kind === "object" && node.nullable !== true;
  const target = node.kind === "reference" ? lookup(node.definition) : node;
  const byDefault = target?.kind !== "object" || allFields(target, { lookup }).some(({ required }) => required);
  const required = frame !== undefined && bodyRequired !== undefined && bodyRequired !== byDefault ? bodyRequired : undefined;
  if (isFields) return compact({ ...objectKeys(node, defining, frame === undefined ? "" : "params."), bodyRequired: required });
  if (frame === undefined) return unknown;
  return compact({ body: short({ ...node, doc: undefined }, defining), bodyRequired: required });
}
