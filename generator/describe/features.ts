// Which parts of the run time a protocol needs, so that its package brings along these and no others.

import type { Field, ProtocolDescriptor, Rule, ScalarName, ScalarShape, Shape } from "@wirepact/core";
import type { Features } from "@wirepact/core/codegen";
import { hasChoices, isIntegerEnum } from "@wirepact/core/describe";
import { type Limb, partsOf, shapesIn } from "@wirepact/core/shape";
import { lowerFirst, pascalCase } from "../text/identifiers.js";

type EntryPoint = "@wirepact/core/codegen" | "@wirepact/core/codegen/frames";

interface Feature {
  readonly name: keyof Features;
  /** The export of `@wirepact/core/codegen` or another entry point. */
  readonly part: string;
  readonly from?: EntryPoint;
  readonly isNeeded: (protocol: ProtocolDescriptor) => boolean;
  /** Whether conversations need it. */
  readonly inConversations?: true;
}

/** A part of the run time in the descriptor: its key, what it imports and the expression for it. */
export interface UsedFeature {
  readonly name: keyof Features;
  readonly imports: readonly string[];
  readonly from: EntryPoint;
  readonly value: string;
}

const all: readonly Feature[] = [
  {
    name: "rules",
    part: "checkRules",
    isNeeded: (protocol) =>
      protocol.parts.version !== undefined ||
      Object.values(protocol.messages).some(({ rules }) => rules.length > 0) ||
      fieldsOf(protocol).some(({ computed }) => computed !== undefined),
  },
  {
    name: "normalization",
    part: "normalization",
    isNeeded: (protocol) => !isNeutral(protocol.reading) || hasAliases(protocol) || hasFieldLeniency(protocol),
  },
  { name: "acceptedVersions", part: "versionIssues", isNeeded: ({ parts }) => parts.version !== undefined },
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
  { name: "ids", part: "lowerCaseIds", isNeeded: hasInnerIds },
  {
    name: "awaited",
    part: "awaitedReply",
    inConversations: true,
    isNeeded: ({ messages }) => Object.values(messages).some(({ replies, result }) => (replies ?? result) !== undefined),
  },
  {
    name: "threading",
    part: "threading",
    inConversations: true,
    isNeeded: ({ parts: { id, thread, replyTo } }) => (id ?? thread ?? replyTo) !== undefined,
  },
  {
    name: "parties",
    part: "bindParties",
    inConversations: true,
    isNeeded: ({ flows, parts: { sender, recipient } }) => Object.keys(flows).length > 0 && (sender ?? recipient) !== undefined,
  },
  { name: "unions", part: "prepareUnion", isNeeded: (protocol) => shapesOf(protocol).some(({ kind }) => kind === "union") },
  {
    name: "objectUnions",
    part: "objectUnions",
    isNeeded: (protocol) => shapesOf(protocol).some((shape) => shape.kind === "union" && shape.objects !== undefined),
  },
  {
    name: "unionChoices",
    part: "unionChoices",
    isNeeded: (protocol) =>
      shapesOf(protocol).some((shape) => shape.kind === "union" && shape.objects !== undefined && hasChoices(protocol, shape.objects)),
  },
  {
    name: "objectParts",
    part: "prepareObjectParts",
    isNeeded: (protocol) =>
      shapesOf(protocol).some(
        (shape) => shape.kind === "struct" && (!shape.open || [shape.extras, shape.absent, shape.rules].some((part) => part !== undefined)),
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
    name: "enums",
    part: "prepareAnyEnum",
    isNeeded: (protocol) => shapesOf(protocol).some((shape) => shape.kind === "enum" && isIntegerEnum(shape)),
  },
  { name: "keepUnknown", part: "keepOther", isNeeded: ({ others, frames }) => others !== undefined && frames === undefined },
  {
    name: "uniqueItems",
    part: "checkUnique",
    isNeeded: (protocol) => shapesOf(protocol).some((shape) => shape.kind === "list" && shape.unique === true),
  },
  { name: "capabilities", part: "capabilities", inConversations: true, isNeeded: (protocol) => protocol.capabilities !== undefined },
  {
    name: "nesting",
    part: "createNesting",
    inConversations: true,
    isNeeded: ({ flows }) => Object.values(flows).some(({ inside, same }) => (inside ?? same) !== undefined),
  },
  {
    name: "rounds",
    part: "nextRound",
    inConversations: true,
    isNeeded: ({ flows }) => Object.values(flows).some(({ rounds }) => rounds !== undefined),
  },
  {
    name: "deadlines",
    part: "lateSteps",
    inConversations: true,
    isNeeded: ({ flows }) => Object.values(flows).some(({ deadlines }) => deadlines.length > 0),
  },
];

/** The parts of the run time that a protocol needs, its scalars among them. */
export function featuresOf(protocol: ProtocolDescriptor): readonly UsedFeature[] {
  const scalars = scalarsOf(protocol).map((name) => [name, scalarPart(protocol, name)] as const);
  const entries = scalars.map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
  return [
    ...all.filter(({ isNeeded }) => isNeeded(protocol)).map(usedFeature),
    { name: "scalars", imports: scalars.map(([, value]) => value), from: "@wirepact/core/codegen", value: `{ ${entries.join(", ")} }` },
  ];
}

/** Smaller parts for scalars of which no shape uses all parameters. */
const smallScalars: Readonly<Partial<Record<ScalarName, { readonly part: string; readonly isEnough: (shape: ScalarShape) => boolean }>>> = {
  timestamp: { part: "plainTimestampScalar", isEnough: ({ utc, fraction }) => (utc ?? fraction) === undefined },
  base64: { part: "plainBase64Scalar", isEnough: ({ alphabet, padding }) => (alphabet ?? padding) === undefined },
  uuid: { part: "uuid4Scalar", isEnough: ({ version, prefix }) => version === 4 && prefix === undefined },
};

/** What `@wirepact/core/codegen` exports for a scalar. */
function scalarPart(protocol: ProtocolDescriptor, name: ScalarName): string {
  const small = smallScalars[name];
  const isEnough = (shape: Shape): boolean => shape.kind !== "scalar" || shape.scalar !== name || small!.isEnough(shape);
  return small !== undefined && shapesOf(protocol).every(isEnough) ? small.part : `${lowerFirst(pascalCase(name))}Scalar`;
}

/** The parts that conversations need; undefined if they validate messages, as those with frames do, and need all of them. */
export const conversationFeatures = (protocol: ProtocolDescriptor): readonly UsedFeature[] | undefined =>
  protocol.frames === undefined
    ? all.filter(({ inConversations, isNeeded }) => inConversations && isNeeded(protocol)).map(usedFeature)
    : undefined;

const usedFeature = ({ name, part, from = "@wirepact/core/codegen" }: Feature): UsedFeature => ({
  name,
  imports: [part],
  from,
  value: part,
});

/** Whether reading changes nothing, and lenient reading lets nothing pass that the shapes do not name themselves. */
const isNeutral = ({ trim, emptyStrings, nulls, lenient }: ProtocolDescriptor["reading"]): boolean =>
  !trim && emptyStrings !== "absent" && [nulls, ...Object.values(lenient)].every((policy = "reject") => policy === "reject");

/** Whether types, fields or enum values have other names. */
const hasAliases = (protocol: ProtocolDescriptor): boolean =>
  Object.values(protocol.messages).some(({ aliases, lenientAliases }) => (aliases ?? lenientAliases) !== undefined) ||
  fieldsOf(protocol).some(({ aliases }) => aliases !== undefined) ||
  shapesOf(protocol).some((shape) => shape.kind === "enum" && shape.values.some(({ aliases }) => aliases !== undefined));

/** Whether lenient reading lets single fields be missing, or leaves out what does not fit them. */
const hasFieldLeniency = (protocol: ProtocolDescriptor): boolean =>
  fieldsOf(protocol).some(({ lenientlyOptional, lenientNulls }) => (lenientlyOptional ?? lenientNulls) !== undefined) ||
  shapesOf(protocol).some(({ lenient }) => (lenient?.unset ?? lenient?.items) !== undefined);

/** The rules of objects inside messages. */
const typeRulesOf = (protocol: ProtocolDescriptor): readonly Rule[] =>
  shapesOf(protocol).flatMap((shape) => (shape.kind === "struct" ? (shape.rules ?? []) : []));

/** The limbs at which builders do not look for UUIDs by themselves. */
const innerLimbs: ReadonlySet<Limb> = new Set(["entry", "extra", "member"]);

/** Whether UUIDs are in maps, unions or unknown properties, or in frames. */
function hasInnerIds(protocol: ProtocolDescriptor): boolean {
  const hasIds = (shape: Shape): boolean =>
    [...shapesIn(shape, protocol.types)].some((inner) => inner.kind === "scalar" && inner.scalar === "uuid");
  const inner = shapesOf(protocol).flatMap((shape) => partsOf(shape).flatMap((part) => (innerLimbs.has(part.limb) ? [part.shape] : [])));
  return (protocol.frames === undefined ? inner : shapesOf(protocol)).some(hasIds);
}

/** The scalars of all shapes. */
function scalarsOf(protocol: ProtocolDescriptor): readonly ScalarName[] {
  return [...new Set(shapesOf(protocol).flatMap((shape) => (shape.kind === "scalar" ? [shape.scalar] : [])))];
}

/** The fields of all objects of a protocol, at any depth. */
function fieldsOf(protocol: ProtocolDescriptor): readonly Field[] {
  return shapesOf(protocol).flatMap((shape) => (shape.kind === "struct" ? shape.fields : []));
}

/** All shapes of a protocol, at any depth. */
function shapesOf({ types, messages }: ProtocolDescriptor): readonly Shape[] {
  return [...Object.values(types), ...Object.values(messages).map(({ shape }) => shape)].flatMap((shape) => [...shapesIn(shape)]);
}
