// Which parts of the run time a protocol needs, so that its package brings along these and no others.

import type { Field, ProtocolDescriptor, Shape } from "@wirepact/core";
import type { Features } from "@wirepact/core/codegen";
import { unreachable } from "../unreachable.js";

interface Feature {
  readonly name: keyof Features;
  /** What `@wirepact/core/codegen` exports for it. */
  readonly part: string;
  readonly isNeeded: (protocol: ProtocolDescriptor) => boolean;
}

const all: readonly Feature[] = [
  {
    name: "rules",
    part: "judgeRules",
    isNeeded: (protocol) =>
      protocol.parts.version !== undefined ||
      Object.values(protocol.messages).some(({ rules }) => rules.length > 0) ||
      fieldsOf(protocol).some(({ computed }) => computed !== undefined),
  },
  {
    name: "normalization",
    part: "normalization",
    isNeeded: ({ reading: { trim, emptyStrings, nulls, lenient } }) =>
      trim || emptyStrings !== "keep" || [nulls, ...Object.values(lenient)].some((policy) => policy !== "reject"),
  },
  {
    name: "decodeOnly",
    part: "dropDecodeOnly",
    isNeeded: (protocol) => fieldsOf(protocol).some(({ decodeOnly }) => decodeOnly === true),
  },
  {
    name: "derivation",
    part: "derivation",
    isNeeded: (protocol) => fieldsOf(protocol).some(({ computed, fill }) => computed !== undefined || fill?.kind === "field"),
  },
  {
    name: "threading",
    part: "threading",
    isNeeded: ({ parts: { id, thread, replyTo } }) => (id ?? thread ?? replyTo) !== undefined,
  },
  {
    name: "parties",
    part: "bindParties",
    isNeeded: ({ flows, parts: { sender, recipient } }) => Object.keys(flows).length > 0 && (sender ?? recipient) !== undefined,
  },
  { name: "rounds", part: "nextRound", isNeeded: ({ flows }) => Object.values(flows).some(({ rounds }) => rounds !== undefined) },
];

/** The parts of the run time that a protocol needs. */
export function featuresOf(protocol: ProtocolDescriptor): readonly Feature[] {
  return all.filter(({ isNeeded }) => isNeeded(protocol));
}

/** The fields of all objects of a protocol, at any depth. */
function fieldsOf({ types, messages }: ProtocolDescriptor): readonly Field[] {
  return [...Object.values(types), ...Object.values(messages).map(({ shape }) => shape)].flatMap(fieldsIn);
}

function fieldsIn(shape: Shape): readonly Field[] {
  const own = fieldsInKind(shape);
  return shape.lenient?.accept === undefined ? own : [...own, ...fieldsIn(shape.lenient.accept)];
}

function fieldsInKind(shape: Shape): readonly Field[] {
  switch (shape.kind) {
    case "struct":
      return shape.fields.flatMap((field) => [field, ...fieldsIn(field.shape)]);
    case "list":
      return fieldsIn(shape.item);
    case "map":
      return fieldsIn(shape.value);
    case "union":
      return shape.members.flatMap(fieldsIn);
    case "scalar":
    case "literal":
    case "enum":
    case "reference":
      return [];
    default:
      return unreachable(shape);
  }
}
