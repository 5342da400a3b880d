// Every way to leave one constraint out of a protocol's model, and the model without it.

import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import type { MessageDescriptor } from "../../packages/core/src/protocol.js";
import type { Json, Path, Rule } from "../../packages/core/src/shape/shape.js";
import { weakenItems, weakenShape, type Weakening } from "./weaken-shape.js";

/** Every constraint of the model, each left out by itself. Types that are only spread into messages are met there. */
export function* weakenModel(model: ProtocolModel): Generator<Weakening> {
  for (const [name, shape] of Object.entries(model.types)) {
    if (model.typeDocs[name]?.mixin !== true) yield* weakenShape(shape, ["types", name]);
  }
  for (const message of Object.values(model.messages)) yield* weakenMessage(model, message);
  for (const name of Object.keys(model.flows)) yield* weakenFlow(model, name);
  yield* weakenReading(model);
}

function* weakenMessage(model: ProtocolModel, message: MessageDescriptor): Generator<Weakening> {
  const path = ["messages", message.name];
  const tagIndex = message.shape.fields.findIndex(({ name }) => name === model.tag);
  // The tag is what finds the message in the first place.
  for (const weakening of weakenShape(message.shape, [...path, "shape"])) if (weakening.path[4] !== tagIndex) yield weakening;
  for (const [index, rule] of message.rules.entries()) yield* weakenRule(rule, [...path, "rules", index]);
  if (message.replies !== undefined) yield { path: [...path, "replies"] };
  if (message.ackRequired) yield { path: [...path, "ackRequired"], value: false };
  for (const key of ["replies", "echoes", "aliases", "lenientAliases"] as const) yield* weakenItems(message[key], [...path, key]);
}

function* weakenRule(rule: Rule, path: Path): Generator<Weakening> {
  yield { path };
  for (const key of ["level", "lenient"] as const) if (rule[key] !== undefined) yield { path: [...path, key] };
}

function* weakenFlow({ flows }: ProtocolModel, name: string): Generator<Weakening> {
  const flow = flows[name];
  const path = ["flows", name];
  if (flow === undefined) return;
  for (const key of ["start", "end", "anytime"] as const) yield* weakenItems(flow[key], [...path, key]);
  for (const key of ["steps", "lenientSteps"] as const) {
    for (const [from, next] of Object.entries(flow[key])) yield* weakenItems(next, [...path, key, from]);
  }
  if (flow.rounds !== undefined) yield { path: [...path, "rounds"] };
  if (flow.rounds?.max !== undefined) yield { path: [...path, "rounds", "max"] };
  if (typeof flow.key !== "string" && flow.key.length > 1) yield* weakenItems(flow.key, [...path, "key"]);
}

function* weakenReading({ reading }: ProtocolModel): Generator<Weakening> {
  if (reading.trim) yield { path: ["reading", "trim"], value: false };
  if (reading.nulls !== "reject") yield { path: ["reading", "nulls"], value: "reject" };
  if (reading.emptyStrings !== "keep") yield { path: ["reading", "emptyStrings"], value: "keep" };
  for (const [key, policy] of Object.entries(reading.lenient)) {
    // Lenient reading takes nulls at least as strict reading does, so its own policy only counts where it goes further.
    const counts = key === "nulls" ? policy !== reading.nulls : policy !== "reject";
    if (counts) yield { path: ["reading", "lenient", key], value: "reject" };
  }
}

/** A copy of the model with one constraint left out. */
export function weakened(model: ProtocolModel, { path, value }: Weakening): ProtocolModel {
  return editAt(model, path, value) as ProtocolModel;
}

function editAt(target: unknown, path: Path, value: Json | undefined): unknown {
  const [step = "", ...rest] = path;
  if (Array.isArray(target)) {
    const items: readonly unknown[] = target;
    if (rest.length === 0 && value === undefined) return items.filter((_, index) => index !== step);
    return items.map((item, index) => (index === step ? (rest.length === 0 ? value : editAt(item, rest, value)) : item));
  }
  const members = target as Readonly<Record<string, unknown>>;
  const { [step]: old, ...others } = members;
  if (rest.length === 0 && value === undefined) return others;
  return { ...members, [step]: rest.length === 0 ? value : editAt(old, rest, value) };
}

/** Where a weakening is, with names in place of positions: `messages/order/fields/loaves/min`. */
export function describeWeakening(model: ProtocolModel, { path }: Weakening): string {
  const words: string[] = [];
  let current: unknown = model;
  for (const step of path) {
    current = (current as Readonly<Record<string | number, unknown>> | undefined)?.[step];
    if (typeof step !== "number") words.push(step);
    else words.push(nameOf(current) ?? String(step));
  }
  return words.filter((word) => word !== "shape").join("/");
}

function nameOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { name, value: enumValue } = value as { readonly name?: unknown; readonly value?: unknown };
  return [name, enumValue].find((candidate): candidate is string => typeof candidate === "string");
}
