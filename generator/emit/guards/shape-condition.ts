// One shape as conditions over a variable. Scalars, literals and short enums stand in line; everything else is a private function.

import type { EnumShape, ListShape, MapShape, Shape, UnionShape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import { scalars } from "../../scalars/index.js";
import { unreachable } from "../../base/unreachable.js";
import { hasOpenDepth } from "../../lower/recursive-types.js";
import { cost, deeper, inside, type Condition, type GuardContext } from "./guard-context.js";
import { isOneOf } from "./guard-names.js";
import { structFunctionBody } from "./struct-code.js";
import { objectUnionBody } from "./union-code.js";

/** A shape as code: a cheap test of the kind, and the conditions that may rely on it. */
export interface ShapeCode {
  readonly typeTest: string;
  readonly conditions: readonly Condition[];
}

/** The code for a shape over a variable, which holds anything. */
export function shapeCode(context: GuardContext, shape: Shape, variable: string): ShapeCode {
  if (shape.nullable !== true) return bareCode(context, shape, variable);
  if (shape.kind === "union" && shape.members.length === 0)
    return { typeTest: "", conditions: [{ code: `${variable} === null`, cost: cost.literal }] };
  const code = asExpression(bareCode(context, shape, variable));
  return { typeTest: "", conditions: [{ code: `(${variable} === null || ${code})`, cost: cost.call }] };
}

/** A shape as one expression. */
export function shapeExpression(context: GuardContext, shape: Shape, variable: string): string {
  return asExpression(shapeCode(context, shape, variable));
}

function asExpression({ typeTest, conditions }: ShapeCode): string {
  const parts = [...(typeTest === "" ? [] : [typeTest]), ...conditions.map(({ code }) => code)];
  return parts.length === 1 ? (parts[0] ?? "true") : `(${parts.join(" && ")})`;
}

function bareCode(context: GuardContext, shape: Shape, variable: string): ShapeCode {
  switch (shape.kind) {
    case "scalar": {
      const { typeTest, conditions } = scalars[shape.scalar].guard(shape, variable, context.names.forScalar(constantHint(context)));
      return { typeTest, conditions: conditions.map((code) => ({ code, cost: code.includes("(") ? cost.format : cost.range })) };
    }
    case "literal":
      return { typeTest: "", conditions: [{ code: `${variable} === ${JSON.stringify(shape.value)}`, cost: cost.literal }] };
    case "enum":
      return enumCode(context, shape, variable);
    case "reference":
      return referenceCode(context, shape.type, variable);
    case "union":
      return shape.objects === undefined && shape.members.every((member) => isPlain(context, member))
        ? unionCode(context, shape, variable)
        : callCode(context, shape, variable);
    case "list":
    case "map":
    case "struct":
      return callCode(context, shape, variable);
    default:
      return unreachable(shape);
  }
}

/** What a regular expression is named for: the field or type, not the part of a union or list that it is in. */
function constantHint({ place }: GuardContext): string {
  return place.findLast((step, index) => index === 0 || !partSteps.has(step)) ?? "";
}

/** Steps of a place that name a part of a shape rather than a field. */
const partSteps: ReadonlySet<string> = new Set([
  "item",
  "entry",
  "scalar",
  "literal",
  "enum",
  "reference",
  "list",
  "map",
  "struct",
  "union",
]);

/** Whether a union member needs no function of its own. */
function isPlain(context: GuardContext, shape: Shape): boolean {
  if (shape.kind !== "reference") return shape.kind === "literal" || (shape.kind === "scalar" && shape.scalar !== "url");
  const target = context.model.types[shape.type];
  return target !== undefined && isPlain(context, target);
}

/** Members of one kind share its test. */
function unionCode(context: GuardContext, shape: UnionShape, variable: string): ShapeCode {
  const members = shape.members.map((member) => shapeCode(inside(context, member.kind), member, variable));
  const [typeTest = "", ...others] = new Set(members.map((member) => member.typeTest));
  const isShared = typeTest !== "" && others.length === 0 && members.every(({ conditions }) => conditions.length > 0);
  const choices = members.map((member) => asExpression(isShared ? { ...member, typeTest: "" } : member));
  return { typeTest: isShared ? typeTest : "", conditions: [{ code: `(${choices.join(" || ")})`, cost: cost.call }] };
}

function unionBody(context: GuardContext, shape: UnionShape): string {
  if (shape.objects !== undefined) return objectUnionBody(context, { ...shape, objects: shape.objects }, shapeExpression);
  return `return ${asExpression(unionCode(context, shape, "value"))};`;
}

function enumCode(context: GuardContext, shape: EnumShape, variable: string): ShapeCode {
  if (shape.open && isIntegerEnum(shape)) return bareCode(context, { kind: "scalar", scalar: "integer" }, variable);
  if (shape.open) {
    return { typeTest: `typeof ${variable} === "string"`, conditions: openEnumConditions(context, shape, variable) };
  }
  if (shape.values.length > 3) return callCode(context, shape, variable);
  return { typeTest: "", conditions: [{ code: `(${wordTests(context, shape, variable)})`, cost: cost.literal }] };
}

/** Words of an open enum match its pattern; known words are valid even when they do not. */
function openEnumConditions(context: GuardContext, { pattern, values }: EnumShape, variable: string): readonly Condition[] {
  if (pattern === undefined) return [];
  const test = `${context.names.forScalar(constantHint(context)).regex(pattern)}.test(${variable})`;
  const others = values
    .filter(({ value: word }) => !new RegExp(pattern, "u").test(String(word)))
    .map(({ value: word }) => ` || ${variable} === ${JSON.stringify(word)}`);
  return [{ code: others.length === 0 ? test : `(${test}${others.join("")})`, cost: cost.format }];
}

const wordTests = (context: GuardContext, { values }: EnumShape, variable: string): string =>
  isOneOf(
    context.names,
    `${constantHint(context)} values`,
    values.map(({ value }) => value),
    variable,
  );

/** Named scalars, literals and enums are as their definition; named lists, maps, structs and unions are functions. */
function referenceCode(context: GuardContext, type: string, variable: string): ShapeCode {
  const target = context.model.types[type];
  if (target === undefined) throw new TypeError(`no type ${type}`);
  return shapeCode({ ...context, place: [type] }, target, variable);
}

function callCode(context: GuardContext, shape: Shape, variable: string): ShapeCode {
  const { nullable: _, lenient: __, ...bare } = shape;
  const isDeep = countsDepth(context, bare);
  const name = context.names.privateFunction(functionKey(context, bare, isDeep), functionNames(context, bare), (own) =>
    functionText({ ...context, depth: isDeep ? "depth" : undefined }, bare, own),
  );
  const call = isDeep ? `${name}(${variable}, ${context.depth ?? "0"})` : `${name}(${variable})`;
  return { typeTest: "", conditions: [{ code: call, cost: shape.kind === "enum" ? cost.literal : cost.call }] };
}

/**
 * Whether the function of a shape takes its depth as a parameter: recursive types count it, so that they end, and so does everything around them. What is inside
 * them has no fixed depth.
 */
function countsDepth({ model: { types }, place, depth }: GuardContext, shape: Shape): boolean {
  if (depth === undefined || shape.kind === "enum") return false;
  const [type = ""] = place;
  const isNamed = place.length === 1 && types[type] !== undefined;
  return isNamed
    ? hasOpenDepth(types, { kind: "reference", type })
    : (!/^[0-9]+$/.test(depth) && asksForDepth(types, shape)) || hasOpenDepth(types, shape);
}

/** Whether the function of a shape without a name uses the depth: a union does only if one of its parts does. */
function asksForDepth(types: GuardContext["model"]["types"], shape: Shape): boolean {
  if (shape.kind === "union") return shape.members.some((member) => asksForDepth(types, member));
  return shape.kind === "reference" ? hasOpenDepth(types, shape) : ["list", "map", "struct"].includes(shape.kind);
}

/** Shapes that demand the same share a function, unless they are named types. */
function functionKey({ place, model }: GuardContext, shape: Shape, isDeep: boolean): string {
  const [type = ""] = place;
  const start = isDeep ? "deep " : "";
  return place.length === 1 && model.types[type] !== undefined
    ? `${start}type ${type}`
    : start + JSON.stringify(shape, (key, value: unknown) => (key === "doc" ? undefined : value));
}

/**
 * Names to try for a function, shortest first: the field, then with what it is part of. A list or map that demands nothing but its items
 * is named for those, because many fields share it.
 */
function functionNames({ place, model }: GuardContext, shape: Shape): readonly string[] {
  const isNamed = place.length === 1 && model.types[place[0] ?? ""] !== undefined;
  const plain = isNamed ? undefined : plainName(shape);
  if (plain !== undefined) return [plain];
  const starts = place.map((_, index) => place.length - 1 - index).filter((start) => start === 0 || !partSteps.has(place[start] ?? ""));
  return starts.map((start) => place.slice(start).join(" "));
}

function plainName(shape: Shape): string | undefined {
  if (shape.kind !== "list" && shape.kind !== "map") return undefined;
  const item = shape.kind === "list" ? shape.item : shape.value;
  const demands = Object.keys(shape).filter((key) => !["kind", "item", "value"].includes(key));
  if (demands.length > 0 || item.nullable === true) return undefined;
  if (item.kind === "reference") return `${item.type} ${shape.kind}`;
  return item.kind === "scalar" && Object.keys(item).length === 2 ? `${item.scalar} ${shape.kind}` : undefined;
}

function functionText(context: GuardContext, shape: Shape, name: string): string {
  const parameters = context.depth === undefined ? "value: unknown" : "value: unknown, depth: number";
  return `function ${name}(${parameters}): boolean {\n${functionBody(context, shape)}\n}`;
}

function functionBody(context: GuardContext, shape: Shape): string {
  switch (shape.kind) {
    case "enum":
      return `return ${wordTests(context, shape, "value")};`;
    case "list":
      return listBody(context, shape);
    case "map":
      return mapBody(context, shape);
    case "struct":
      return structFunctionBody(context, shape);
    case "union":
      return unionBody(context, shape);
    case "scalar":
    case "literal":
    case "reference":
      return `return ${shapeExpression(context, shape, "value")};`;
    default:
      return unreachable(shape);
  }
}

/** The condition that a value of a recursive type is not nested too deeply. */
export function depthTest({ names, depth }: GuardContext): readonly string[] {
  return depth === undefined ? [] : [`${depth} < ${names.use("maxDepth")}`];
}

/** An early return unless all conditions hold. */
export function leaveUnless(conditions: readonly string[]): string {
  const condition = refused(conditions);
  return condition.length > 110 ? `if (${condition}) {\nreturn false;\n}` : `if (${condition}) return false;`;
}

function refused(conditions: readonly string[]): string {
  return conditions.map(negated).join(" || ");
}

/** The opposite of a condition, which is a comparison of a name or a call, a call, or stands in brackets. */
function negated(condition: string): string {
  const [, left, operator, right] = /^((?:typeof )?[\w$.]+(?:\([^()]*\))?) (===|!==|>=|<=|<) (.+)$/s.exec(condition) ?? [];
  if (left === undefined || operator === undefined || right === undefined) return `!${condition}`;
  if (operator === "===" || operator === "!==") return `${left} ${operator === "===" ? "!==" : "==="} ${right}`;
  if (operator === "<") return `${left} >= ${right}`;
  // Numbers may be NaN, for which neither comparison holds; lengths and what functions count are not.
  if (left !== "value.length" && !left.endsWith(")")) return `!(${condition})`;
  return `${left} ${operator === ">=" ? "<" : ">"} ${right}`;
}

/** Conditions for the smallest and the largest count. */
function countBounds(variable: string, min: number | undefined, max: number | undefined): readonly string[] {
  if (min !== undefined && min === max) return [`${variable} === ${min}`];
  return [...(min === undefined ? [] : [`${variable} >= ${min}`]), ...(max === undefined ? [] : [`${variable} <= ${max}`])];
}

function listBody(context: GuardContext, { item, min, max, unique }: ListShape): string {
  const bounds = countBounds("value.length", min === 0 ? undefined : min, max);
  const { typeTest, conditions } = shapeCode(deeper(inside(context, "item")), item, "item");
  const fits = [...(typeTest === "" ? [] : [typeTest]), ...conditions.map(({ code }) => code)];
  return [
    leaveUnless([...depthTest(context), `${context.names.global("Array")}.isArray(value)`, ...bounds]),
    ...(fits.length === 0 ? [] : [itemLoop(leaveUnless(fits))]),
    `return ${unique === true ? `${context.names.use("isUnique")}(value)` : "true"};`,
  ].join("\n");
}

/** Counting is a little faster than an iterator, which matters for short lists. */
function itemLoop(statement: string): string {
  return ["for (let index = 0; index < value.length; index++) {", "const item: unknown = value[index];", statement, "}"].join("\n");
}

function mapBody(context: GuardContext, { value: entry, keys, min, max }: MapShape): string {
  const { names } = context;
  const { typeTest, conditions } = shapeCode(deeper(inside(context, "entry")), entry, "entry");
  const fits = [...(typeTest === "" ? [] : [typeTest]), ...conditions.map(({ code }) => code)];
  const counted = min !== undefined || max !== undefined;
  const bounds = countBounds("count", min, max);
  const keyTest = keys === undefined ? [] : [`${names.forScalar(`${context.place.at(-1) ?? ""} key`).regex(keys)}.test(key)`];
  return [
    leaveUnless([...depthTest(context), `${names.use("isObject")}(value)`]),
    ...(counted ? ["let count = 0;"] : []),
    "for (const key in value) {",
    "const entry = value[key];",
    leaveUnless([...keyTest, ...fits]),
    ...(counted ? ["count++;"] : []),
    "}",
    `return ${counted ? bounds.join(" && ") : "true"};`,
  ].join("\n");
}
