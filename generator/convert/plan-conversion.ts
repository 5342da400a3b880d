// Derives how messages of one version of a protocol become messages of another one, from the pairing that `diff` makes. Equal and wider types pass,
// fields of the same name are converted inside, aliases and migrations cover renames.

import type { EnumShape, Field, Json, Shape, StructShape, UnionShape } from "@wirepact/core";
import type { ConversionPlan, ConversionStep, MessageStep, ObjectStep } from "@wirepact/core/codegen/versions";
import { type PlainShape, shapeAtPath, typesIn } from "@wirepact/core/shape";
import { compareVersions } from "../check/compare-versions.js";
import { covers } from "../compare/cover-shapes.js";
import { follow } from "../compare/follow.js";
import { pairParts } from "../compare/pair-parts.js";
import { matchField } from "../compare/walk-shapes.js";
import { bareShape } from "../describe/describe-protocol.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { bothMoves, isEmpty, type Moves, movesInside, movesOf, noMoves, versionMoves } from "./moves.js";

/** Two versions, the message pairs to convert, and the direction. */
export interface PlanInput {
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
  readonly pairs: readonly {
    readonly old: { readonly name: string; readonly shape: Shape };
    readonly new: { readonly name: string; readonly shape: Shape };
  }[];
  readonly direction: "up" | "down";
}

interface Work extends Pick<PlanInput, "old" | "new"> {
  readonly isUp: boolean;
  readonly steps: Map<string, ConversionStep>;
}

interface Pair<S extends Shape = Shape> {
  readonly old: S;
  readonly new: S;
}

/** Plans the conversions of all pairs of messages in one direction. */
export function planConversion({ old, new: current, pairs, direction }: PlanInput): ConversionPlan {
  const work: Work = { old, new: current, isUp: direction === "up", steps: new Map() };
  const messages = pairs.map(({ old: before, new: after }): [string, MessageStep] => {
    const shapes = { old: before.shape, new: after.shape };
    const [from, to] = work.isUp ? [before.name, after.name] : [after.name, before.name];
    return [from, { to, step: plan(work, shapes, bothMoves(movesOf(work, after.name, shapes), versionMoves(work, shapes, direction))) }];
  });
  return { messages: Object.fromEntries(messages), steps: Object.fromEntries(work.steps) };
}

const keep: ConversionStep = { do: "keep" };

/** The step for a value at a place of both versions. */
function plan(work: Work, given: Pair, outer: Moves): ConversionStep {
  const old = follow(work.old, given.old, "");
  const current = follow(work.new, given.new, "");
  const named = current.type === undefined ? noMoves : movesOf(work, `type ${current.type}`, { old: old.shape, new: current.shape });
  const moves = bothMoves(outer, named);
  const [source, target] = work.isUp ? [given.old, given.new] : [given.new, given.old];
  const [sourceModel, targetModel] = work.isUp ? [work.old, work.new] : [work.new, work.old];
  if (isEmpty(moves) && covers(targetModel, target, sourceModel, source)) return keep;
  // What is said from outside goes on applying in arrays and maps, so that a type may meet itself with it.
  const isNamed = isEmpty(outer) || (old.type !== undefined && typesIn(old.shape, work.old.types).has(old.type));
  if (old.type === undefined || current.type === undefined || !isNamed)
    return planPlain(work, { old: old.shape, new: current.shape }, moves);
  const nullable = (work.isUp ? current : old).shape.nullable === true;
  const name = `${old.type} ${current.type}${nullable ? " nullable" : ""}${isEmpty(outer) ? "" : ` ${JSON.stringify(outer)}`}`;
  if (!work.steps.has(name)) {
    // Recursive types refer to the step while it is being made.
    work.steps.set(name, keep);
    work.steps.set(name, planPlain(work, { old: old.shape, new: current.shape }, moves));
  }
  return { do: "call", name, ...(nullable ? { nullable } : {}) };
}

function planPlain(work: Work, shapes: Pair<PlainShape>, moves: Moves): ConversionStep {
  const target = work.isUp ? shapes.new : shapes.old;
  return { ...planKind(work, shapes, moves), ...(target.nullable === true ? { nullable: true } : {}) };
}

function planKind(work: Work, { old, new: current }: Pair<PlainShape>, moves: Moves): ConversionStep {
  const [source, target] = work.isUp ? [old, current] : [current, old];
  const whole = moves.rename.find(([from]) => from.length === 0)?.[1];
  if (whole?.length === 1 && current.kind === "struct") return planWhole(work, { old, new: current }, moves, String(whole[0]));
  if (old.kind === "struct" && current.kind === "struct") return planObject(work, { old, new: current }, moves);
  if (old.kind === "list" && current.kind === "list") {
    const drops = target.lenient?.items === "drop" ? { drops: true as const } : {};
    return { do: "items", step: plan(work, { old: old.item, new: current.item }, moves), ...drops };
  }
  if (old.kind === "map" && current.kind === "map")
    return { do: "members", step: plan(work, { old: old.value, new: current.value }, moves) };
  if (old.kind === "union" && current.kind === "union") {
    const { pairs: likely } = pairParts({ model: work.old, union: old, path: "" }, { model: work.new, union: current, path: "" });
    const pairs = pairNamed(work, { old, new: current }, likely);
    const side = work.isUp ? "old" : "new";
    const parts = pairs.map(({ tag, values, ...pair }) => ({
      from: bareShape(pair[side].shape),
      ...(tag === undefined || values === undefined ? {} : { tag, values }),
      step: plan(work, { old: pair.old.shape, new: pair.new.shape }, moves),
    }));
    return { do: "parts", parts, shape: bareShape(target) };
  }
  if (old.kind === "enum" && current.kind === "enum") return planWords(work, { old, new: current }, moves);
  if (source.kind === "literal" && target.kind === "literal") return { do: "constant", value: target.value };
  return planAlone(work, { source, target }, moves) ?? { do: "check", shape: bareShape(target) };
}

type PartPair = ReturnType<typeof pairParts>["pairs"][number];

/** The pairs of the parts of two unions, where `from` of a type names its counterpart instead of what is likely. */
function pairNamed(work: Work, { old, new: current }: Pair<UnionShape>, likely: readonly PartPair[]): readonly PartPair[] {
  const partsOf = (model: ProtocolModel, union: UnionShape) =>
    union.members.map((shape, index) => ({ name: follow(model, shape, "").type ?? "", shape, index, path: `/members/${index}` }));
  const former = partsOf(work.old, old);
  const said = partsOf(work.new, current).flatMap((part): readonly PartPair[] => {
    const from = fromOf(work, part.name);
    const before = former.find(({ name }) => from !== undefined && name === from);
    return before === undefined ? [] : [{ old: before, new: part }];
  });
  const isSaid = (pair: PartPair): boolean => said.some((each) => each.new.shape === pair.new.shape || each.old.shape === pair.old.shape);
  return [...likely.filter((pair) => !isSaid(pair)), ...said];
}

/** The type that a type was made from, as migrations say. */
const fromOf = ({ old, new: { migrations } }: Work, type: string): string | undefined =>
  Object.entries(migrations).find(
    ([version, byName]) => compareVersions(version, old.version) > 0 && byName[`type ${type}`]?.from !== undefined,
  )?.[1][`type ${type}`]?.from;

/** A union in only one of the versions: the parts that a value can be converted from or to. */
function planAlone(work: Work, { source, target }: Record<"source" | "target", PlainShape>, moves: Moves): ConversionStep | undefined {
  const pairs =
    source.kind === "union" && target.kind !== "union"
      ? source.members.map((part) => [part, target] as const)
      : target.kind === "union" && source.kind !== "union"
        ? target.members.map((part) => [source, part] as const)
        : undefined;
  const options = pairs?.map(([from, to]) => {
    const step = plan(work, work.isUp ? { old: from, new: to } : { old: to, new: from }, moves);
    return { from: bareShape(from), to: bareShape(to), step };
  });
  return options && { do: "first", options };
}

/** A value that is the only field of an object in the newer version. */
function planWhole(
  work: Work,
  { old, new: current }: { readonly old: PlainShape; readonly new: StructShape },
  moves: Moves,
  name: string,
): ConversionStep {
  const field = current.fields.find((each) => each.name === name);
  if (field === undefined) return { do: "check", shape: bareShape(work.isUp ? current : old) };
  const rest = { ...movesInside(moves, name, name), rename: [] };
  return { do: work.isUp ? "wrap" : "unwrap", name, step: plan(work, { old, new: field.shape }, rest) };
}

/** The words that an enum value has in the other version, where it is another one. */
function planWords({ isUp }: Work, { old, new: current }: Pair<EnumShape>, moves: Moves): ConversionStep {
  const [source, target] = isUp ? [old, current] : [current, old];
  const table = moves.values.filter(([path]) => path.length === 0).flatMap(([, words]) => Object.entries(words));
  const isTarget = (word: Json): boolean => target.values.some(({ value }) => value === word);
  const aliasOf = ({ value, aliases = [] }: EnumShape["values"][number]): Json | undefined =>
    target.values.find((each) => typeof value === "string" && each.aliases?.includes(value) === true)?.value ?? aliases.find(isTarget);
  const renamed = isUp
    ? table
    : table.map(([from, to]) => [to, from] as const).filter(([to], at, all) => all.findIndex((other) => other[0] === to) === at);
  const aliased = source.values.flatMap((each): (readonly [Json, Json])[] => {
    const alias = isTarget(each.value) || renamed.some(([from]) => from === each.value) ? undefined : aliasOf(each);
    return alias === undefined ? [] : [[each.value, alias]];
  });
  const shared = isUp ? table.filter(([, to]) => table.filter((other) => other[1] === to).length > 1) : [];
  return { do: "words", words: [...renamed, ...aliased], merged: shared.map(([from]) => from), shape: bareShape(target) };
}

function planObject(work: Work, struct: Pair<StructShape>, moves: Moves): ConversionStep {
  const { isUp } = work;
  const [source, target] = isUp ? [struct.old, struct.new] : [struct.new, struct.old];
  const valueAt = (list: Moves["add"], name: string): Json | undefined => list.find(([path]) => path.length === 1 && path[0] === name)?.[1];
  const isOld = (name: string): boolean => struct.old.fields.some((field) => field.name === name);
  const near = moves.rename.flatMap(([from, to]) => {
    const [before, after] = [String(from[0]), String(to[0])];
    // A version between the two had the former name.
    const isBetween = !isOld(before) && isOld(after);
    return from.length === 1 && to.length === 1 && !isBetween ? [[before, after] as const] : [];
  });
  const crossing = moves.rename.flatMap(([from, to]) => {
    const isInside = from.length > 1 && to.length > 1 && from[0] === to[0];
    const shapes = { old: shapeAtPath(work.old.types, struct.old, from), new: shapeAtPath(work.new.types, struct.new, to) };
    if (isInside || (from.length === 1 && to.length === 1) || shapes.old === undefined || shapes.new === undefined) return [];
    return [{ from, to, shapes: { old: shapes.old, new: shapes.new } }];
  });
  const far = crossing.map(({ from, to, shapes }) => {
    const step = plan(work, shapes, noMoves);
    return isUp ? { from, to, step } : { from: to, to: from, step };
  });
  const pairs = struct.old.fields.flatMap((field): (readonly [Field, Field])[] => {
    // What a migration says counts more than a name that both versions have.
    const said = near.find(([from]) => from === field.name)?.[1];
    const match = struct.new.fields.find(({ name }) => name === said) ?? matchField(struct, field, new Map())?.field;
    const isTaken = match !== undefined && near.some(([from, to]) => to === match.name && from !== field.name);
    // What moves as a whole, or has gone and is there again with another value, is another field.
    const isOther =
      field.name === match?.name &&
      (crossing.some(({ from, to }) => [from, to].some((path) => path.length === 1 && path[0] === field.name)) ||
        (valueAt(moves.add, field.name) !== undefined && valueAt(moves.drop, field.name) !== undefined));
    return match === undefined || isTaken || isOther ? [] : [[field, match]];
  });
  const fields = pairs.map(([old, current]): [string, ObjectStep["fields"][string]] => {
    const step = plan(work, { old: old.shape, new: current.shape }, movesInside(moves, old.name, current.name));
    const [from, to] = isUp ? [old, current] : [current, old];
    return [from.name, { to: to.name, step: withoutMoved(work, step, { far, name: to.name }), ...(to.required ? {} : { optional: true }) }];
  });
  const returning = isUp ? moves.drop : moves.add;
  const moved = far.flatMap(({ from, to }) => [String(from[0]), String(to[0])]);
  const extras = throughExtras({ source, target }, new Set([...pairs.flatMap(([old, current]) => [old.name, current.name]), ...moved]));
  const omit = source.fields
    .filter(({ name }) => !extras.some(([from]) => from === name))
    .filter(({ name }) => !fields.some(([from]) => from === name))
    .flatMap(({ name, shape }): (readonly [string, { readonly value?: Json }])[] => {
      const value = valueAt(returning, name);
      if (value !== undefined) return [[name, { value }]];
      return follow(isUp ? work.old : work.new, shape, "").shape.kind === "literal" ? [[name, {}]] : [];
    });
  const hidden = [...source.fields, ...target.fields.filter(({ name }) => extras.some(([to]) => to === name))]
    .filter(({ sensitive }) => sensitive === true)
    .map(({ name }) => name);
  const lost = source.fields.map(({ name }) => name);
  const fill = target.fields.flatMap((field): ObjectStep["fill"] => {
    const filling = valueAt(isUp ? moves.add : moves.drop, field.name);
    if (!field.required && filling === undefined) return [];
    const plain = follow(isUp ? work.new : work.old, field.shape, "").shape;
    if (plain.kind === "literal") return field.required ? [{ name: field.name, value: plain.value, constant: true }] : [];
    const value =
      filling !== undefined ? filling : (field.default ?? madeOf(work, field.shape, movesInside(moves, field.name, field.name), 8));
    return [{ name: field.name, ...(value === undefined ? {} : { value }) }];
  });
  const isOpen = target.open || target.extras !== undefined;
  const [former, latter] = [struct.old.extras, struct.new.extras];
  const others = former && latter ? plan(work, { old: former.values, new: latter.values }, noMoves) : keep;
  return {
    do: "object",
    fields: Object.fromEntries([...fields, ...extras]),
    omit: Object.fromEntries(omit),
    ...(far.length === 0 ? {} : { far }),
    fill,
    ...(hidden.length === 0 ? {} : { sensitive: hidden }),
    // An unknown property must not become a field that the other version has under its name.
    ...(isOpen ? { keep: [...new Set([...lost, ...target.fields.map(({ name }) => name)])] } : {}),
    ...(others.do === "keep" ? {} : { extras: others }),
  };
}

/** Fields of one version that are unknown properties in the other one: what is valid as such a field passes, and fields that fit `extras`. */
function throughExtras(
  { source, target }: Record<"source" | "target", StructShape>,
  paired: ReadonlySet<string>,
): readonly [string, ObjectStep["fields"][string]][] {
  const takes = ({ extras, open }: StructShape, name: string): boolean =>
    extras === undefined ? open : extras.keys === undefined || new RegExp(extras.keys, "u").test(name);
  const onlyIn = (one: StructShape, other: StructShape): readonly Field[] =>
    one.fields.filter(({ name }) => !paired.has(name) && !other.fields.some((field) => field.name === name));
  const kept = (name: string, shape: Shape): ObjectStep["fields"][string] => ({
    to: name,
    step: { do: "check", shape: bareShape(shape) },
    optional: true,
  });
  return [
    ...onlyIn(source, target).flatMap(({ name }): [string, ObjectStep["fields"][string]][] =>
      target.extras !== undefined && takes(target, name) ? [[name, kept(name, target.extras.values)]] : [],
    ),
    ...onlyIn(target, source).flatMap(({ name, shape }): [string, ObjectStep["fields"][string]][] =>
      takes(source, name) ? [[name, { ...kept(name, shape), unknown: true }]] : [],
    ),
  ];
}

/** A required object that the message does not have: what the migrations say about its fields; undefined if that is not enough. */
function madeOf(work: Work, given: Shape, moves: Moves, depth: number): Json | undefined {
  const model = work.isUp ? work.new : work.old;
  const { shape, type } = follow(model, given, "");
  if (shape.kind !== "struct" || depth === 0) return undefined;
  const ofType = type === undefined || !work.isUp ? noMoves : movesOf(work, `type ${type}`, { old: shape, new: shape });
  const all = bothMoves(moves, ofType);
  const values = shape.fields.flatMap((field): (readonly [string, Json | undefined])[] => {
    const plain = follow(model, field.shape, "").shape;
    const said = (work.isUp ? all.add : all.drop).find(([path]) => path.length === 1 && path[0] === field.name)?.[1];
    if (said === undefined && !field.required) return [];
    const own = plain.kind === "literal" ? plain.value : field.default;
    return [[field.name, said ?? own ?? madeOf(work, field.shape, movesInside(all, field.name, field.name), depth - 1)]];
  });
  return values.every((entry): entry is readonly [string, Json] => entry[1] !== undefined) ? Object.fromEntries(values) : undefined;
}

/** An inner object does not lack what is moved into it from outside. */
function withoutMoved(
  work: Work,
  given: ConversionStep,
  { far, name }: { readonly far: NonNullable<ObjectStep["far"]>; readonly name: string },
): ConversionStep {
  const moved = far.flatMap(({ to }) => (to.length === 2 && to[0] === name ? [to[1]] : []));
  const step = given.do === "call" && moved.length > 0 ? work.steps.get(given.name)! : given;
  if (step.do !== "object" || moved.length === 0) return given;
  return { ...step, fill: step.fill.filter((each) => !moved.includes(each.name)) };
}
