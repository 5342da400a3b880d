// The part of a protocol that decides how messages of one type are judged, encoded and decoded. What is in no part cannot change a result, so that
// results can be remembered for as long as the part stays the same.

import type { ProtocolDescriptor, Shape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { describeProtocol } from "../describe/describe-protocol.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { visitShapes } from "../resolve/visit-shapes.js";
import type { CheckContext } from "./check-rule.js";

/** A part of a protocol, ready to judge messages. */
export interface JudgedPart {
  readonly protocol: ProtocolDescriptor;
  /** Runs a computation that depends only on the protocol and the input, unless its result is known. */
  readonly recall: <Result>(input: string, compute: () => Result) => Result;
}

/** Finds the part that decides about a value that is given as a message of a type. */
type FindPart = (message: MessageModel, value: unknown) => JudgedPart;

const parts = new WeakMap<CheckContext, FindPart>();

/** The part that decides about a value that is given as a message of a type, or about all messages of the type. */
export function judgedPart(context: CheckContext, message: MessageModel, value?: unknown): JudgedPart {
  const find = parts.get(context) ?? openParts(context);
  parts.set(context, find);
  return find(message, value);
}

function openParts({ model, memory }: CheckContext): FindPart {
  // Conversations, not single messages, depend on flows, groups and views; nothing depends on names.
  const all: ProtocolDescriptor = { ...describeProtocol(model), name: "", title: "", flows: {}, groups: {}, views: {} };
  const opened = new Map<ProtocolDescriptor | string, JudgedPart>();
  const open = (name: ProtocolDescriptor | string, select: () => ProtocolDescriptor): JudgedPart => {
    const known = opened.get(name);
    if (known !== undefined) return known;
    const protocol = select();
    const key = memory === undefined ? "" : JSON.stringify(protocol);
    const part: JudgedPart = {
      protocol: runnable(protocol),
      recall: (input, compute) => (memory === undefined ? compute() : memory.recall(key, input, compute)),
    };
    opened.set(name, part);
    return part;
  };
  return ({ name }, value) =>
    needsAllMessages(model) || hasOtherTag(model, name, value) ? open(all, () => all) : open(name, () => withMessage(all, name));
}

/** Whether a value says that it is a message of another type. */
const hasOtherTag = ({ tag }: ProtocolModel, name: string, value: unknown): boolean =>
  typeof value === "object" && value !== null && (value as Readonly<Record<string, unknown>>)[tag] !== name;

/** Whether the type of a message is found by comparing it with all types: by its frame, or by its subject. */
const needsAllMessages = ({ frames, encodings }: ProtocolModel): boolean => frames !== undefined || encodings.mail !== undefined;

/** A protocol with one message, and the types that it uses. */
function withMessage(protocol: ProtocolDescriptor, name: string): ProtocolDescriptor {
  const message = protocol.messages[name]!;
  const used = new Set<string>();
  const visit = (shape: Shape): void => {
    for (const { shape: inner } of visitShapes(shape, "")) {
      if (inner.kind !== "reference" || used.has(inner.type) || !Object.hasOwn(protocol.types, inner.type)) continue;
      used.add(inner.type);
      visit(protocol.types[inner.type]!);
    }
  };
  visit(message.shape);
  const types = Object.fromEntries(Object.entries(protocol.types).filter(([type]) => used.has(type)));
  return { ...protocol, types, messages: { [name]: message } };
}
