// The second stage of `wirepact import`: finds out which definitions are messages. They are those of JSON-RPC, the parts of a union with a tag, or the one object that a schema
// defines.

import { nearestName } from "@wirepact/core";
import { isJsonObject } from "./infer-schema.js";
import { allFields } from "./merge-objects.js";
import type { Definition, FieldNode, JsonValue, MessagePlan, Node, NormalSchema, Note, ObjectNode, ProtocolPlan } from "./node.js";
import { isFieldName } from "./read-objects.js";
import { recognizeConstantFrames } from "./recognize-constant-frames.js";
import { recognizeFrames } from "./recognize-frames.js";
import { shorten } from "./references.js";
import { closeOver, referencesIn } from "./visit-nodes.js";

export interface RecognizeOptions {
  /** The definition of the messages, if the author names it. */
  readonly root?: string | undefined;
  readonly examples?: ReadonlyMap<string, readonly JsonValue[]> | undefined;
}

/** The protocol that a schema describes, or why there is none. */
export function recognizeMessages(schema: NormalSchema, options: RecognizeOptions): ProtocolPlan | { readonly problem: string } {
  const plan = findMessages(schema, options);
  if ("problem" in plan) return plan;
  const refused = plan.messages.filter(({ tag }) => !isFieldName(tag));
  const notes = refused.map(({ name, tag }) => ({
    definition: name ?? "",
    path: "",
    problem: `is not imported: invalid message name ${JSON.stringify(shorten(tag))}`,
  }));
  if (refused.length === plan.messages.length) return { problem: "no message has a valid name" };
  return { ...plan, messages: plan.messages.filter((message) => !refused.includes(message)), notes: [...plan.notes, ...notes] };
}

function findMessages(schema: NormalSchema, { root, examples = new Map() }: RecognizeOptions): ProtocolPlan | { readonly problem: string } {
  if (root !== undefined && !schema.definitions.has(root)) {
    const near = nearestName(root, [...schema.definitions.keys()]);
    return { problem: `unknown definition "${root}"${near === undefined ? "" : `; did you mean "${near}"?`}` };
  }
  const frames = root === undefined ? (recognizeFrames(schema) ?? recognizeConstantFrames(schema)) : undefined;
  if (frames !== undefined)
    return { ...frames, messages: frames.messages.map((message) => ({ ...message, examples: examples.get(message.body ?? "") ?? [] })) };
  const start = root ?? schema.root ?? onlyUnreferenced(schema);
  if (start === undefined) return { problem: noMessages(schema) };
  const seen = new Set<string>();
  const parts = messageParts(schema, start, seen);
  if (parts === undefined) return { problem: `${start} is not an object; messages are objects` };
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? single(schema, only, examples) : tagged(schema, parts, { start, seen, examples });
}

function noMessages({ definitions }: NormalSchema): string {
  const names = [...definitions].flatMap(([name, { node }]) => (node.kind === "object" || node.kind === "union" ? [name] : []));
  const some = names.slice(0, 8).join(", ");
  if (names.length === 0) return "the schema defines no object";
  return `the schema defines ${names.length === 1 ? "a type" : "types"} but does not state which are messages; name the definition of the messages with --root (${some}${names.length > 8 ? ", …" : ""})`;
}

/** The definition that no other one refers to, if there is only one. */
function onlyUnreferenced({ definitions }: NormalSchema): string | undefined {
  const used = new Set([...definitions].flatMap(([name, { node }]) => referencesIn(node).filter((other) => other !== name)));
  const unused = [...definitions].filter(([name, { node }]) => !used.has(name) && (node.kind === "object" || node.kind === "union"));
  return unused.length === 1 ? unused[0]?.[0] : undefined;
}

/** A definition that is a message, or an object without a name. */
interface Part {
  readonly definition: string | undefined;
  readonly node: ObjectNode;
  readonly doc: string | undefined;
}

/** The objects that a definition can be; undefined if it can be something else. `seen` gets the definitions on the way. */
function messageParts(schema: NormalSchema, definition: string, seen: Set<string>): readonly Part[] | undefined {
  const partsOf = (node: Node, name: string | undefined): readonly Part[] | undefined => {
    if (node.kind === "reference") {
      const target = schema.definitions.get(node.definition)?.node;
      if (target === undefined || seen.has(node.definition)) return undefined;
      seen.add(node.definition);
      return partsOf(target, node.definition);
    }
    if (node.kind === "object")
      return [
        {
          definition: name,
          node: { ...node, fields: allFields(node, { lookup: (one) => schema.definitions.get(one)?.node }), include: [] },
          doc: node.doc,
        },
      ];
    // A document can be a list of messages.
    if (node.kind === "list") return partsOf(node.item, undefined);
    if (node.kind !== "union") return undefined;
    const parts = node.parts.map((part) => partsOf(part, undefined));
    return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
  };
  const node = schema.definitions.get(definition)?.node;
  return node === undefined ? undefined : partsOf(node, definition);
}

const roles = ["sender", "receiver"];

/** The definitions that stay types: all but those of messages, unless something refers to them. */
function remaining(
  { definitions }: NormalSchema,
  messages: ReadonlySet<string>,
  bodies: ReadonlyMap<string, Definition>,
): ReadonlyMap<string, Definition> {
  const kept = new Map([...[...definitions].filter(([name]) => !messages.has(name)), ...bodies]);
  closeOver(definitions, kept);
  return kept;
}

function single(schema: NormalSchema, part: Part, examples: ReadonlyMap<string, readonly JsonValue[]>): ProtocolPlan {
  const name = part.definition ?? "Message";
  const body = `${name} message`;
  const message: MessagePlan = {
    tag: name,
    source: name,
    body,
    doc: part.doc,
    from: roles.slice(0, 1),
    to: roles.slice(1),
    examples: examples.get(name) ?? [],
  };
  const rest = remaining(
    schema,
    new Set([name, ...(schema.root === undefined ? [] : [schema.root])]),
    new Map([[body, { node: part.node }]]),
  );
  return {
    definitions: rest,
    title: schema.title,
    doc: schema.doc,
    roles,
    envelope: { kind: "single" },
    messages: [message],
    notes: move(schema.notes, name, body),
  };
}

/** Notes about a definition that became the body of a message. */
const move = (notes: readonly Note[], from: string, to: string): readonly Note[] =>
  notes.map((note) => (note.definition === from ? { ...note, definition: to } : note));

interface Tagging {
  readonly start: string;
  /** The definitions of unions of messages. */
  readonly seen: ReadonlySet<string>;
  readonly examples: ReadonlyMap<string, readonly JsonValue[]>;
}

function tagged(
  schema: NormalSchema,
  parts: readonly Part[],
  { start, seen, examples }: Tagging,
): ProtocolPlan | { readonly problem: string } {
  const tag = findTag(schema, parts);
  if (tag === undefined)
    return {
      problem: `the objects of ${start} have no property in common that is a different constant in each; name the definition of one message with --root`,
    };
  const notes = [...schema.notes];
  const known = new Map<string, Part>();
  for (const part of parts) {
    const values = constantsOf(schema, part, tag);
    if (values === undefined)
      notes.push({
        definition: part.definition ?? start,
        path: `properties/${tag}`,
        problem: `is not imported: it has no constant "${tag}"`,
      });
    for (const value of values ?? []) {
      if (known.has(value))
        notes.push({
          definition: part.definition ?? start,
          path: `properties/${tag}`,
          problem: `there is another message with the tag "${value}"`,
        });
      else known.set(value, part);
    }
  }
  const { common, body } = commonFields([...known.values()], tag);
  const bodies = new Map<string, Definition>();
  const uses = new Map<Part, number>();
  for (const part of known.values()) uses.set(part, (uses.get(part) ?? 0) + 1);
  const messages = [...known].map(([value, part]): MessagePlan => {
    const key = `${part.definition ?? value} message ${value}`;
    bodies.set(key, { node: bodyNode(part.node, { tag, body, common }) });
    return {
      tag: value,
      name: uses.get(part) === 1 ? part.definition : undefined,
      source: part.definition,
      body: key,
      doc: part.doc,
      from: roles.slice(0, 1),
      to: roles.slice(1),
      examples: (examples.get(part.definition ?? "") ?? []).map((example) => flatten(example, tag, body)),
    };
  });
  const consumed = new Set([...parts.flatMap(({ definition }) => definition ?? []), ...seen, start]);
  return {
    definitions: remaining(schema, consumed, bodies),
    title: schema.title,
    doc: schema.doc ?? schema.definitions.get(start)?.node.doc,
    roles,
    envelope: { kind: "tag", tag, body, fields: common, open: [...known.values()].some(({ node }) => node.open) },
    messages,
    notes,
  };
}

/** The fields of a message as examples list them: without the tag, and with those of the body beside those of the envelope. */
function flatten(example: JsonValue, tag: string, body: string | undefined): JsonValue {
  if (!isJsonObject(example)) return example;
  const { [tag]: _tag, ...fields } = example;
  const inner = body === undefined ? undefined : fields[body];
  if (body === undefined || !isJsonObject(inner)) return fields;
  const { [body]: _body, ...envelope } = fields;
  return { ...envelope, ...inner };
}

function constantsOf(schema: NormalSchema, { node }: Part, name: string): readonly string[] | undefined {
  const field = node.fields.find((candidate) => candidate.name === name && candidate.required);
  const found = field?.node.kind === "reference" ? schema.definitions.get(field.node.definition)?.node : field?.node;
  if (found?.kind === "const") return [String(found.value)];
  return found?.kind === "enum" && !found.open ? found.values.map(([value]) => value) : undefined;
}

/** The property that is another string constant in each object; at most one object may lack it. */
function findTag(schema: NormalSchema, parts: readonly Part[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { node } of parts) for (const { name } of node.fields) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count * 2 > parts.length ? [name] : []));
  const candidates = names.map((name) => {
    const values = parts.map((part) => constantsOf(schema, part, name));
    const all = values.flatMap((value) => value ?? []);
    return { name, missing: values.filter((value) => value === undefined).length, isUnique: new Set(all).size === all.length };
  });
  return candidates
    .filter(({ missing, isUnique }) => isUnique && missing < Math.max(1, parts.length / 2))
    .toSorted((a, b) => a.missing - b.missing)[0]?.name;
}

/** What all messages have: fields that are the same, and the field that contains the rest. */
function commonFields(parts: readonly Part[], tag: string): { readonly common: readonly FieldNode[]; readonly body: string | undefined } {
  const [first, ...others] = parts.map(({ node }) => node.fields.filter(({ name }) => name !== tag));
  const isCommon = (field: FieldNode): boolean =>
    others.every((fields) => fields.some((other) => JSON.stringify(other) === JSON.stringify(field)));
  const common = others.length === 0 ? [] : (first ?? []).filter(isCommon);
  const rests = [first ?? [], ...others].map((fields) => fields.filter(({ name }) => !common.some((field) => field.name === name)));
  const [body] = rests[0] ?? [];
  const holds = (fields: readonly FieldNode[]): boolean =>
    fields.length === 1 && fields[0]?.name === body?.name && fields[0]?.required === true && isBody(fields[0].node);
  // Envelope and body share one namespace.
  const isBody = (node: Node): boolean =>
    node.kind === "object" &&
    node.nullable !== true &&
    node.fields.every(({ name }) => name !== tag && name !== body?.name && !common.some((field) => field.name === name));
  return { common, body: body !== undefined && parts.length > 1 && rests.every(holds) ? body.name : undefined };
}

function bodyNode(
  node: ObjectNode,
  { tag, body, common }: { readonly tag: string; readonly body: string | undefined; readonly common: readonly FieldNode[] },
): Node {
  const fields = node.fields.filter(({ name }) => name !== tag && !common.some((field) => field.name === name));
  const inner = fields[0]?.node;
  return body !== undefined && inner?.kind === "object" ? inner : { ...node, fields };
}
