// The descriptor that a package carries: the model without what only documentation and tests need. The docs of rules stay, because issues
// quote them.

import type { CarriedPolicy, Field, MessageDescriptor, ProtocolDescriptor, ReadingPolicy, Shape, StructShape } from "@wirepact/core";
import type { FlowModel, MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { resolveReading } from "../resolve/reading.js";
import { unreachable } from "../base/unreachable.js";
import { patternExamples } from "./pattern-examples.js";
import { carriedVersion } from "../text/version-text.js";

/** The run-time descriptor of a protocol. */
export function describeProtocol(model: ProtocolModel): ProtocolDescriptor {
  const { name, title, version, roles, tag, body, envelope, parts, reading, encodings, rejections } = model;
  const { frames, cancellation, failures, others } = model;
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
  return { ...without(flow, "doc", "transcripts"), deadlines };
}

/** A copy without the members named. */
function without<T extends object, K extends keyof T>(value: T, ...names: readonly K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;
}

/** Strings that match the patterns of shapes. */
type Examples = ReadonlyMap<Shape, string>;

/** A shape without documentation, at any depth, with the examples of its patterns. */
export function bareShape(shape: Shape, examples: Examples = new Map()): Shape {
  const { lenient, ...rest } = shape;
  const example = examples.get(shape);
  const inner = { ...bareKind(rest, examples), ...(example === undefined ? {} : { example }) };
  if (lenient === undefined) return inner;
  return { ...inner, lenient: lenient.accept === undefined ? lenient : { ...lenient, accept: bareShape(lenient.accept, examples) } };
}

function bareKind(shape: Shape, examples: Examples): Shape {
  switch (shape.kind) {
    case "scalar":
    case "literal":
    case "reference":
      return shape;
    case "enum":
      return { ...shape, values: shape.values.map(({ value, aliases }) => ({ value, ...(aliases === undefined ? {} : { aliases }) })) };
    case "list":
      return { ...shape, item: bareShape(shape.item, examples) };
    case "map":
      return { ...shape, value: bareShape(shape.value, examples) };
    case "union":
      return { ...shape, members: shape.members.map((member) => bareShape(member, examples)) };
    case "struct":
      return { ...without(shape, "reserved"), fields: shape.fields.map((field) => bareField(field, examples)) };
    default:
      return unreachable(shape);
  }
}

function bareField(field: Field, examples: Examples): Field {
  const { name, shape, required, ...rest } = without(field, "doc", "originalName", "since", "deprecated");
  return { name, shape: bareShape(shape, examples), required, ...rest };
}
