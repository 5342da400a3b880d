// The guard of a union of several objects: a switch over the tag, or a look at the properties, that calls the guard of one part.

import type { Json, ObjectChoice, Shape, UnionShape } from "@wirepact/core";
import { takesTag } from "@wirepact/core/describe";
import { type ByKind, byKind, dereference, type Types } from "@wirepact/core/shape";
import { type GuardContext, inside } from "./guard-context.js";
import { readProperty } from "./guard-names.js";

type ObjectUnion = UnionShape & { readonly objects: ObjectChoice };

/** The condition that a variable fits a shape. */
type Expression = (context: GuardContext, shape: Shape, variable: string) => string;

/** The body of the function over a union; its parameter is `value`. */
export function objectUnionBody(context: GuardContext, shape: ObjectUnion, expression: Expression): string {
  const { members } = shape;
  const fits = (member: Shape): string => expression(inside(context, member.kind), member, "value");
  const others = members.flatMap((member) => otherCode(context, member, fits));
  const isObject = `${context.names.use("isObjectLike")}(value)`;
  const takesArrays = members.some((member) => kindsOf(context.model.types, member).has("array"));
  const choose = choiceCode(context, shape, (part) => fits(withoutNull(members[part]!)));
  if (others.length === 0) return [`if (!${isObject}) return false;`, ...choose].join("\n");
  return [
    `if (${isObject}${takesArrays ? ` && !${context.names.global("Array")}.isArray(value)` : ""}) {`,
    ...choose,
    "}",
    `return ${[...new Set(others)].join(" || ")};`,
  ].join("\n");
}

function withoutNull(shape: Shape): Shape {
  const { nullable: _, ...rest } = shape;
  return rest;
}

/** What a part takes besides objects. */
function otherCode({ model: { types } }: GuardContext, member: Shape, fits: (member: Shape) => string): readonly string[] {
  const kinds = kindsOf(types, member);
  if (kinds.size === 1 && kinds.has("object")) return [];
  return kinds.size === 2 && kinds.has("object") && kinds.has("null") ? ["value === null"] : [fits(member)];
}

type ValueKind = "object" | "array" | "null" | "other";

/** What the values of a part can be, as far as it matters here. */
function kindsOf(types: Types, member: Shape): ReadonlySet<ValueKind> {
  const shape = dereference(types, member);
  const nulls: readonly ValueKind[] = member.nullable === true || shape?.nullable === true ? ["null"] : [];
  return new Set([...(shape === undefined ? (["other"] as const) : byKind(valueKinds, shape, types)), ...nulls]);
}

const object = (): readonly ValueKind[] => ["object"];
const other = (): readonly ValueKind[] => ["other"];

const valueKinds: ByKind<readonly ValueKind[], [types: Types]> = {
  struct: object,
  map: object,
  list: () => ["array"],
  union: ({ members }, types) => members.flatMap((inner) => [...kindsOf(types, inner)]),
  scalar: other,
  literal: other,
  enum: other,
  reference: other,
};

function choiceCode(context: GuardContext, { objects, members }: ObjectUnion, fits: (part: number) => string): readonly string[] {
  if (objects.by === "head")
    return [
      ...objects.cases.map(([head, part]) =>
        head.length === 0
          ? `return ${fits(part)};`
          : `if (${context.names.use("fitsHead")}(${context.names.constant("head", `${JSON.stringify(head)} as const`)}, value)) return ${fits(part)};`,
      ),
      ...(objects.cases.at(-1)?.[0].length === 0 ? [] : ["return false;"]),
    ];
  const rest = objects.otherwise === undefined ? "false" : fits(objects.otherwise);
  if (objects.by === "presence") {
    const isAbsent = (part: number): readonly string[] =>
      objects.exclusive === true
        ? objects.cases.filter(([, owner]) => owner !== part).map(([name]) => `${readProperty(context.names, name)} === undefined`)
        : [];
    return [
      ...objects.cases.map(
        ([name, part]) =>
          `if (${readProperty(context.names, name)} !== undefined) return ${[...isAbsent(part), operand(fits(part))].join(" && ")};`,
      ),
      `return ${rest};`,
    ];
  }
  const takesRest = objects.otherwise !== undefined && takesTag(context.model.types, members[objects.otherwise]!, objects.tag);
  return [
    `switch (${readProperty(context.names, objects.tag)}) {`,
    ...members.flatMap((_, part) => {
      const own = objects.cases.filter(([, owner]) => owner === part).map(([value]) => `case ${literal(value)}:`);
      return own.length === 0 ? [] : [...own, `return ${fits(part)};`];
    }),
    ...(objects.otherwise === undefined || takesRest ? [] : ["case undefined:", `return ${rest};`]),
    "default:",
    `return ${takesRest ? rest : "false"};`,
    "}",
  ];
}

/** A condition that can stand beside others. */
const operand = (condition: string): string => (condition.includes("||") ? `(${condition})` : condition);

const literal = (value: Json): string => JSON.stringify(value);
