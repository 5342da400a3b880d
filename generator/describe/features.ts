// Which parts of the run time a protocol needs, so that its package brings along these and no others.

import type { Field, ProtocolDescriptor, Rule, ScalarName, Shape } from "@wirepact/core";
import type { Features } from "@wirepact/core/codegen";
import { isNumeric, scalars } from "../scalars/index.js";
import { unreachable } from "../unreachable.js";

interface Feature {
  readonly name: keyof Features;
  /** What `@wirepact/core/codegen` or another door exports for it. */
  readonly part: string;
  readonly from?: "@wirepact/core/codegen/frames";
  readonly isNeeded: (protocol: ProtocolDescriptor) => boolean;
  /** The expression for it, and what else it imports, where it is not the export itself. */
  readonly use?: (protocol: ProtocolDescriptor) => { readonly imports: readonly string[]; readonly value: string };
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
  {
    name: "objectUnions",
    part: "objectUnions",
    isNeeded: (protocol) => shapesOf(protocol).some((shape) => shape.kind === "union" && shape.objects !== undefined),
  },
  {
    name: "objectParts",
    part: "prepareObjectParts",
    isNeeded: (protocol) =>
      shapesOf(protocol).some(
        (shape) => shape.kind === "struct" && [shape.extras, shape.absent, shape.rules].some((part) => part !== undefined),
      ),
  },
  { name: "typeRules", part: "prepareTypeRules", isNeeded: (protocol) => typeRulesOf(protocol).length > 0 },
  {
    name: "ruleKinds",
    part: "isBrokenKind",
    isNeeded: (protocol) =>
      [...Object.values(protocol.messages).flatMap(({ rules }) => rules), ...typeRulesOf(protocol)].some(({ kind }) =>
        ["count", "compare", "conditions"].includes(kind),
      ),
  },
  { name: "frames", part: "frames", from: "@wirepact/core/codegen/frames", isNeeded: ({ frames }) => frames !== undefined },
  { name: "exchanges", part: "exchanges", from: "@wirepact/core/codegen/frames", isNeeded: ({ frames }) => frames !== undefined },
  {
    name: "repairs",
    part: "repair",
    isNeeded: (protocol) => shapesOf(protocol).some(({ lenient }) => (lenient?.convert ?? lenient?.wrap) !== undefined),
  },
  {
    name: "numbers",
    part: "prepareNumber",
    isNeeded: (protocol) => shapesOf(protocol).some((shape) => shape.kind === "scalar" && isNumeric(shape.scalar)),
  },
  {
    name: "uniqueItems",
    part: "findDuplicate",
    isNeeded: (protocol) => shapesOf(protocol).some((shape) => shape.kind === "list" && shape.unique === true),
  },
  {
    name: "formats",
    part: "createFormats",
    isNeeded: (protocol) => formatsOf(protocol).length > 0,
    use: (protocol) => {
      const exports = formatsOf(protocol).map((name) => ({ name, export: scalars[name].format ?? name }));
      const entries = exports.map(({ name, export: value }) => (name === value ? name : `${JSON.stringify(name)}: ${value}`));
      return { imports: exports.map(({ export: value }) => value), value: `/*@__PURE__*/ createFormats({ ${entries.join(", ")} })` };
    },
  },
  { name: "deadlines", part: "lateSteps", isNeeded: ({ flows }) => Object.values(flows).some(({ deadlines }) => deadlines.length > 0) },
  { name: "rounds", part: "nextRound", isNeeded: ({ flows }) => Object.values(flows).some(({ rounds }) => rounds !== undefined) },
];

/** The parts of the run time that a protocol needs. */
export function featuresOf(protocol: ProtocolDescriptor): readonly Feature[] {
  return all.filter(({ isNeeded }) => isNeeded(protocol));
}

/** The rules of objects inside messages. */
const typeRulesOf = (protocol: ProtocolDescriptor): readonly Rule[] =>
  shapesOf(protocol).flatMap((shape) => (shape.kind === "struct" ? (shape.rules ?? []) : []));

/** The strings with a format of their own. */
function formatsOf(protocol: ProtocolDescriptor): readonly ScalarName[] {
  const used = new Set(shapesOf(protocol).flatMap((shape) => (shape.kind === "scalar" ? [shape.scalar] : [])));
  return [...used].filter((name) => scalars[name].format !== undefined);
}

/** The fields of all objects of a protocol, at any depth. */
function fieldsOf(protocol: ProtocolDescriptor): readonly Field[] {
  return shapesOf(protocol).flatMap((shape) => (shape.kind === "struct" ? shape.fields : []));
}

/** All shapes of a protocol, at any depth. */
function shapesOf({ types, messages }: ProtocolDescriptor): readonly Shape[] {
  return [...Object.values(types), ...Object.values(messages).map(({ shape }) => shape)].flatMap(shapesIn);
}

function shapesIn(shape: Shape): readonly Shape[] {
  const own = [shape, ...innerShapes(shape).flatMap(shapesIn)];
  return shape.lenient?.accept === undefined ? own : [...own, ...shapesIn(shape.lenient.accept)];
}

function innerShapes(shape: Shape): readonly Shape[] {
  switch (shape.kind) {
    case "struct":
      return [...shape.fields.map((field) => field.shape), ...(shape.extras === undefined ? [] : [shape.extras.values])];
    case "list":
      return [shape.item];
    case "map":
      return [shape.value];
    case "union":
      return shape.members;
    case "scalar":
    case "literal":
    case "enum":
    case "reference":
      return [];
    default:
      return unreachable(shape);
  }
}
