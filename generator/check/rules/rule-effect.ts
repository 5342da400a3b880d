// Every rule can be satisfied and can be violated.

import { nearestName, type Path, type Rule, type Shape } from "@wirepact/core";
import { alternativesOf, type ByKind, byKind, dereference, shapeAtPath } from "@wirepact/core/shape";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { conditionsOf } from "../../resolve/rule-conditions.js";
import { checkValue } from "./default-violates.js";
import { locationOfMessage } from "../inventory.js";

export const ruleEffect: CheckRule = {
  names: ["rule-never-true", "rule-always-true", "computed-table-incomplete"],
  allowable: false,
  check: (context) => {
    const messages = Object.values(context.model.messages);
    const found = messages.flatMap((message) =>
      message.rules.map((rule) => {
        const location = placeOf(context, message, rule);
        return { rule, violations: ofRule(checkRule(context, { shape: message.shape, location }, rule), location.startsWith("types/")) };
      }),
    );
    const ofTypes = context.shapes.flatMap(({ shape, location }) =>
      shape.kind === "struct"
        ? (shape.rules ?? []).flatMap((rule) => {
            const place = `${location}/rules/${rule.name}`;
            return ofRule(checkRule(context, { shape, location: place }, rule), !context.spans.has(place));
          })
        : [],
    );
    // A rule of the envelope can have no effect on some messages, but it must have an effect on at least one.
    const effective = new Set(found.filter(({ violations }) => violations.length === 0).map(({ rule }) => rule.name));
    const idle = found.filter(({ rule, violations }) => !effective.has(rule.name) || !isShared(violations));
    return [...idle.flatMap(({ violations }) => violations), ...ofTypes, ...tables(context)];
  },
};

/** A rule that came with an included type may always hold where a field was narrowed. */
const ofRule = (found: readonly Violation[], isIncluded: boolean): readonly Violation[] =>
  isIncluded ? found.filter(({ diagnostic }) => diagnostic.code !== "check/rule-always-true") : found;

const isShared = (violations: readonly Violation[]): boolean => violations.some(({ location }) => location.startsWith("envelope/"));

/** Where the rule of a message is defined: in the message, in a type that it includes, or in the envelope. */
function placeOf(context: CheckContext, message: MessageModel, rule: Rule): string {
  const { spans, model } = context;
  const own = `${locationOfMessage(context, message)}/rules/${rule.name}`;
  const included = Object.keys(model.types).map((type) => `types/${type}/rules/${rule.name}`);
  const shared = `envelope/rules/${rule.name}`;
  return [own, shared, ...included].find((location) => spans.has(location)) ?? own;
}

interface RuledObject {
  readonly shape: Shape;
  /** Where the rule is defined. */
  readonly location: string;
}

function checkRule(context: CheckContext, object: RuledObject, rule: Rule): readonly Violation[] {
  const { location, shape: whole } = object;
  const never = (why: string): readonly Violation[] => [
    violation(context, "check/rule-never-true", { parameters: { rule: rule.name, why }, location, on: "key" }),
  ];
  const always = (why: string): readonly Violation[] => [
    violation(context, "check/rule-always-true", { parameters: { rule: rule.name, why }, location, on: "key" }),
  ];
  const uncompared = comparedPaths(rule).find((path) => !isCompared(context, whole, path, rule.kind === "excludes" && path === rule.list));
  const why = uncompared && `rules compare single values, and ${uncompared.join(".")} has objects or arrays`;
  if (rule.kind === "differ") return samePath(rule.fields) ? never("a field cannot differ from itself") : why ? always(why) : [];
  if (rule.kind === "excludes") {
    const list = shapeAtPath(context.model.types, whole, rule.list);
    if (list !== undefined && !canBeList(context, list)) return always(`${rule.list.join(".")} is never an array`);
    return why ? always(why) : [];
  }
  const required = (path: Path): boolean => isRequired(context, whole, path);
  if (rule.kind === "compare") {
    if (why) return never(why);
    return samePath(rule.fields) && rule.is === "less" ? never("a field cannot be less than itself") : [];
  }
  if (rule.kind === "count") {
    const { fields, min = 0, max = Infinity } = rule;
    const certain = fields.filter(required);
    if (certain.length > max) return never(`${listed(certain)} are required`);
    return min === 1 && max === Infinity && certain.length > 0 ? always(`${listed(certain.slice(0, 1))} is always required`) : [];
  }
  for (const { field, equals } of conditionsOf(rule)) {
    const shape = shapeAtPath(context.model.types, whole, field);
    if (shape === undefined || checkValue(context, shape, equals) === undefined) continue;
    // One condition that never holds decides where all of them must hold.
    const code = rule.negated === true && rule.kind === "condition" ? "check/rule-never-true" : "check/rule-always-true";
    const parameters = { rule: rule.name, why: `${field.join(".")} never has that value` };
    const near = nearestValue(context, shape, equals);
    const hint = near === undefined ? undefined : `did you mean "${near}"?`;
    const value = conditionLocation(context, location, field);
    return [violation(context, code, { parameters, location: value ?? location, ...(value === undefined ? { on: "key" } : {}), hint })];
  }
  if (rule.require?.every(required) === true && rule.forbid === undefined) return always("the fields it requires are always required");
  const refused = rule.forbid?.find(required);
  return refused === undefined ? [] : never(`${refused.join(".")} is required and cannot be omitted`);
}

/** Where a rule states the value of a field. */
function conditionLocation({ spans }: CheckContext, location: string, field: Path): string | undefined {
  const names = [field.join("."), field.slice(1).join(".")];
  return ["when", "unless"].flatMap((key) => names.map((name) => `${location}/${key}/${name}`)).find((candidate) => spans.has(candidate));
}

/** The value of an enum that is most similar. */
function nearestValue({ model }: CheckContext, shape: Shape, value: unknown): string | undefined {
  const target = dereference(model.types, shape);
  if (target?.kind !== "enum" || typeof value !== "string") return undefined;
  return nearestName(
    value,
    target.values.map((known) => String(known.value)),
  );
}

const samePath = ([left, right]: readonly [readonly unknown[], readonly unknown[]]): boolean => left.join("/") === right.join("/");

const canBeList = ({ model }: CheckContext, shape: Shape): boolean =>
  alternativesOf(model.types, shape).some((part) => part.kind === "list" || (part.kind === "scalar" && part.scalar === "any"));

/** The fields whose values a rule compares. */
const comparedPaths = (rule: Rule): readonly Path[] =>
  rule.kind === "excludes" ? [rule.list, rule.value] : rule.kind === "differ" || rule.kind === "compare" ? rule.fields : [];

const [single, several] = [() => true, () => false];

/** Whether values can be equal: objects and arrays are not compared. */
const isSingle: ByKind<boolean> = {
  scalar: single,
  literal: single,
  enum: single,
  reference: single,
  union: single,
  list: several,
  map: several,
  struct: several,
};

/** Whether a field can have a value that is compared; of the array of `excludes`, the items are. */
function isCompared({ model: { types } }: CheckContext, whole: Shape, path: Path, isArray: boolean): boolean {
  const shape = shapeAtPath(types, whole, path);
  const parts = shape === undefined ? [] : alternativesOf(types, shape);
  const compared = isArray ? parts.flatMap((part) => (part.kind === "list" ? alternativesOf(types, part.item) : [part])) : parts;
  return compared.length === 0 || compared.some((part) => byKind(isSingle, part));
}

const listed = (paths: readonly Path[]): string => paths.map((path) => path.join(".")).join(" and ");

/** Whether an object always has the field at a path; every object on the way must be required as well. */
function isRequired(context: CheckContext, shape: Shape, [step, ...rest]: Path): boolean {
  if (step === undefined) return true;
  const target = dereference(context.model.types, shape);
  const field = target?.kind === "struct" ? target.fields.find(({ name }) => name === step) : undefined;
  if (field?.required !== true) return false;
  const isNullable = field.shape.nullable === true || dereference(context.model.types, field.shape)?.nullable === true;
  return rest.length === 0 || (!isNullable && isRequired(context, field.shape, rest));
}

/** A table has a value for every value of the other field. */
function tables(context: CheckContext): readonly Violation[] {
  const { model } = context;
  return context.fields.flatMap(({ field, location, message }) => {
    const { computed } = field;
    if (message === undefined || computed?.table === undefined) return [];
    const { table } = computed;
    const by = shapeAtPath(model.types, message.shape, computed.by);
    const words = by === undefined ? undefined : dereference(model.types, by);
    if (words?.kind !== "enum") return [];
    const missing = words.values.map(({ value: word }) => String(word)).filter((word) => !Object.hasOwn(table, word));
    const unknown = words.open ? [] : Object.keys(table).filter((word) => !words.values.some((value) => String(value.value) === word));
    if (missing.length + unknown.length === 0) return [];
    return [
      violation(context, "check/computed-table-incomplete", {
        parameters: { missing, unknown },
        location: `${location}/computed/table`,
        on: "key",
      }),
    ];
  });
}
