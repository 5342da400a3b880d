// The descriptor that a package carries: the model without what only documentation and tests need. The docs of rules stay, because issues
// quote them.

import type { CarriedPolicy, EnumShape, MessageDescriptor, ProtocolDescriptor, ReadingPolicy, Shape, StructShape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { mapParts, partsOf, type Types, typesIn, visitShapes, visitValue } from "@wirepact/core/shape";
import type { FlowModel, MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { resolveReading } from "../resolve/reading.js";
import { carriedVersion } from "../text/version-text.js";

const known = new WeakMap<ProtocolModel, ProtocolDescriptor>();

/** The run-time descriptor of a protocol, made once for each model. */
export function describeProtocol(model: ProtocolModel): ProtocolDescriptor {
  let made = known.get(model);
  if (made === undefined) known.set(model, (made = makeDescriptor(model)));
  return made;
}

function makeDescriptor(model: ProtocolModel): ProtocolDescriptor {
  const { name, title, version, roles, tag, body, envelope, parts, reading, encodings, rejections, capabilities, negotiation } = model;
  const { frames, cancellation, progress, failures, others } = model;
  const examples = patternExamples(model);
  const types = Object.entries(model.types).filter(([type]) => model.typeDocs[type]?.mixin !== true);
  return {
    name,
    title,
    version: carriedVersion(version),
    roles: mapValues(roles, () => ""),
    tag,
    ...(frames === undefined ? {} : { frames: frames.map((frame) => without(frame, "doc")) }),
    ...(cancellation === undefined ? {} : { cancellation }),
    ...(progress === undefined ? {} : { progress }),
    ...(failures === undefined ? {} : { failures }),
    ...(others === undefined ? {} : { others: without(others, "doc") }),
    body,
    envelope,
    parts,
    reading: bareReading(reading),
    encodings,
    types: Object.fromEntries(types.map(([type, shape]) => [type, bareShape(shape, examples)])),
    messages: mapValues(model.messages, (message) => bareMessage(message, examples)),
    groups: mapValues(model.groups, (group) => without(group, "doc")),
    ...(capabilities === undefined ? {} : { capabilities: mapValues(capabilities, (capability) => without(capability, "doc")) }),
    ...(negotiation === undefined ? {} : { negotiation }),
    flows: mapValues(model.flows, bareFlow),
    views: mapValues(model.views, (view) => without(view, "doc")),
    ...(rejections === undefined ? {} : { rejections }),
  };
}

/** A policy without what it shares with all: by default everything is rejected and nothing is changed. */
function bareReading({ lenient, ...reading }: ReadingPolicy): CarriedPolicy {
  const neutral = resolveReading({ default: "strict" });
  const differing = <T extends object>(given: T, usual: Readonly<Record<string, unknown>>): Partial<T> =>
    Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== usual[name])) as Partial<T>;
  return { ...differing(reading, { ...neutral }), lenient: differing(lenient, { ...neutral.lenient }) };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function bareMessage(message: MessageModel, patterns: Examples): MessageDescriptor {
  const {
    originalName: _,
    since: __,
    deprecated: ___,
    conventions: ____,
    examples: _____,
    invalid: ______,
    wire: _______,
    doc: ________,
    typeName: _________,
    ackRequired,
    shape,
    ...rest
  } = message;
  return { ...rest, ...(ackRequired ? { ackRequired } : {}), shape: bareShape(shape, patterns) as StructShape };
}

function bareFlow(flow: FlowModel): ProtocolDescriptor["flows"][string] {
  const deadlines = flow.deadlines.map((deadline) => without(deadline, "doc"));
  return { ...without(flow, "doc", "refusals", "transcripts"), deadlines };
}

/** A copy without the members named. */
function without<T extends object, K extends keyof T>(value: T, ...names: readonly K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;
}

/** Strings that match the patterns of shapes. */
type Examples = ReadonlyMap<Shape, string>;

/** A shape without documentation, at any depth, with the examples of its patterns. */
export function bareShape(shape: Shape, examples: Examples = new Map()): Shape {
  const example = examples.get(shape);
  const inner = mapParts(shape, (part) => bareShape(part, examples));
  const bare = inner.kind === "struct" ? bareStruct(inner) : inner.kind === "enum" ? bareEnum(inner) : inner;
  return example === undefined ? bare : ({ ...bare, example } as Shape);
}

const bareEnum = (shape: EnumShape): EnumShape => ({
  ...shape,
  values: shape.values.map(({ value, aliases }) => ({ value, ...(aliases === undefined ? {} : { aliases }) })),
});

const bareStruct = (shape: StructShape): StructShape => ({
  ...without(shape, "reserved"),
  fields: shape.fields.map((field) => without(field, "doc", "originalName", "since", "deprecated")),
});

/** Longer examples explain little. */
const maxLength = 40;

/** The first example of every string with a pattern, which issues show. */
function patternExamples(model: ProtocolModel): ReadonlyMap<Shape, string> {
  const found = new Map<Shape, string>();
  const protocol = runnable(model);
  const hasPattern = openPatternSearch(model.types);
  const isEntered = ({ shape }: { readonly shape: Shape }): boolean => hasPattern(shape);
  for (const message of Object.values(model.messages)) {
    for (const { value: example } of message.examples) {
      for (const { shape, value } of visitValue(protocol, message.shape, example, isEntered)) {
        if (shape.kind !== "scalar" || shape.pattern === undefined || found.has(shape)) continue;
        if (typeof value === "string" && value.length <= maxLength && new RegExp(shape.pattern, "u").test(value)) found.set(shape, value);
      }
    }
  }
  return found;
}

/** Says whether a shape, one inside it or a type that it names has a pattern. */
function openPatternSearch(types: Types): (shape: Shape) => boolean {
  const isPattern = ({ shape }: { readonly shape: Shape }): boolean => shape.kind === "scalar" && shape.pattern !== undefined;
  const users = new Map<string, string[]>(Object.keys(types).map((name) => [name, []]));
  for (const [name, shape] of Object.entries(types)) for (const used of typesIn(shape)) users.get(used)?.push(name);
  const named = new Set(Object.keys(types).filter((name) => [...visitShapes(types[name]!)].some(isPattern)));
  // A set also visits what is added meanwhile.
  for (const name of named) for (const user of users.get(name) ?? []) named.add(user);
  const found = new Map<Shape, boolean>();
  const search = (shape: Shape): boolean => {
    if (shape.kind === "reference") return named.has(shape.type);
    const has = found.get(shape) ?? (isPattern({ shape }) || partsOf(shape).some((part) => search(part.shape)));
    found.set(shape, has);
    return has;
  };
  return search;
}
