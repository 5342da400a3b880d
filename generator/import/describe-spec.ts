// The third stage of `wirepact import`: the protocol as data of a spec.

import { compact, define, objectKeys, short, type Data, type DataMap, type Defining } from "./define.js";
import { bodyProperty, describeEnvelope, describeFailures, envelopeNotes, withFrameTypes } from "./describe-envelope.js";
import { allFields } from "./merge-objects.js";
import type { MessagePlan, Node, Note, ProtocolPlan } from "./node.js";
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

/** The spec of a protocol. */
export function describeSpec(plan: ProtocolPlan, { protocol, source, allow }: SpecOptions): SpecData {
  const definitions = withFrameTypes(plan);
  const bodies = new Set([...plan.messages.map(({ body }) => body), ...inlineResults(plan)]);
  const types = [...definitions.keys()].filter((name) => !bodies.has(name));
  const names = nameTypes(plan, types, protocol);
  const notes = [...plan.notes, ...envelopeNotes(plan), ...names.notes];
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
    encodings: plan.envelope.kind === "tag" || plan.envelope.kind === "single" ? { json: {}, ndjson: {} } : { ndjson: {}, json: {} },
    envelope: describeEnvelope(plan, definingFor("")),
    failures: describeFailures(plan),
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

/** What most objects are. */
function majority(nodes: readonly Node[]): "open" | "closed" {
  const objects = nodes.filter((node) => node.kind === "object" && node.extras === undefined);
  return objects.filter((node) => node.kind === "object" && !node.open).length * 2 > objects.length ? "closed" : "open";
}

interface Describing {
  readonly names: TypeNames;
  readonly definingFor: (definition: string) => Defining;
}

function describeMessage(plan: ProtocolPlan, message: MessagePlan, { names, definingFor }: Describing): DataMap {
  const { tag, body, doc, from, to, result, resultRequired, frame, examples } = message;
  const name = names.messages.get(tag) ?? tag;
  const node = body === undefined ? undefined : plan.definitions.get(body)?.node;
  const resultNode = result === undefined ? undefined : plan.definitions.get(result)?.node;
  const resultName = result === undefined ? undefined : names.types.get(result);
  const describeResult = (): Data => {
    const definition = resultName ?? (resultNode === undefined ? "any" : short(resultNode, definingFor(result ?? "")));
    const target = resultNode?.kind === "reference" ? plan.definitions.get(resultNode.definition)?.node : resultNode;
    const bodyRequired = resultRequired === undefined || resultRequired === isRequiredByDefault(plan, target) ? undefined : resultRequired;
    const other = names.results.get(tag);
    if (other === undefined && bodyRequired === undefined) return definition;
    return compact({ ...(typeof definition === "string" ? { type: definition } : (definition as DataMap)), name: other, bodyRequired });
  };
  return compact({
    doc: doc ?? `The message ${tag}.`,
    name: needsName(tag, name) ? name : undefined,
    from: oneOrMany(from),
    to: oneOrMany(to),
    ...describeBody(plan, message, node, definingFor(body ?? "")),
    result: frame === "request" ? describeResult() : undefined,
    examples:
      examples.length === 0
        ? undefined
        : Object.fromEntries(
            examples.map((example, index) => [index === 0 ? "minimal" : index === 1 ? "full" : `example ${index + 1}`, example]),
          ),
  });
}

const oneOrMany = (roles: readonly string[]): Data => (roles.length === 1 ? (roles[0] ?? "") : roles);

/** A body is required unless it is an object without required fields. */
const isRequiredByDefault = ({ definitions }: ProtocolPlan, body: Node | undefined): boolean =>
  body?.kind !== "object" || allFields(body, { lookup: (name) => definitions.get(name)?.node }).some(({ required }) => required);

function describeBody(plan: ProtocolPlan, { frame, bodyRequired }: MessagePlan, node: Node | undefined, defining: Defining): DataMap {
  const lookup = (name: string): Node | undefined => plan.definitions.get(name)?.node;
  // Nothing is known of the fields.
  const unknown = { fields: {}, ...(defining.objects === "open" ? {} : { object: "open" }) };
  if (node === undefined) return frame === undefined ? unknown : { body: "any", bodyRequired: false };
  const isFields = node.kind === "object" && node.nullable !== true;
  const target = node.kind === "reference" ? lookup(node.definition) : node;
  const byDefault = isRequiredByDefault(plan, target);
  const required = frame !== undefined && bodyRequired !== undefined && bodyRequired !== byDefault ? bodyRequired : undefined;
  if (isFields)
    return compact({
      ...objectKeys(node, defining, frame === undefined ? "" : `${bodyProperty(plan.envelope, frame)}.`),
      bodyRequired: required,
    });
  if (frame === undefined) return unknown;
  return compact({ body: short({ ...node, doc: undefined }, defining), bodyRequired: required });
}
