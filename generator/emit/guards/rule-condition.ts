// Rules between fields, computed fields and the version as conditions over a guard's local variables.

import type { Path, Rule, Shape } from "@wirepact/core";
import { computedFields, shapeAt, supportedVersions, tableKey, type ComputedField } from "../../lower/rule-schema.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { unreachable } from "../../base/unreachable.js";
import { cost, type Condition, type GuardContext } from "./guard-context.js";
import type { GuardNames } from "./guard-names.js";
import type { Local } from "./struct-code.js";
import { carriedVersion } from "../../text/version-text.js";

/** The conditions that a message's rules add; what is never more than a warning adds none. */
export function ruleConditions(context: GuardContext, message: MessageModel, locals: readonly Local[]): readonly Condition[] {
  const read = (path: Path): string => readExpression(context.names, path, locals);
  const computed = computedFields(message.shape, []).filter((field) => field.computed.level !== "warning");
  return [
    ...typeRuleConditions(context, message, { locals, path: [] }),
    ...computed.flatMap((field) => computedCode({ context, message, read }, field)).map((code) => ({ code, cost: cost.rule })),
  ];
}

/** The conditions that the rules of an object add, whose fields are in locals below a path. */
export function typeRuleConditions(
  context: GuardContext,
  object: RuledObject,
  { locals, path: base }: { readonly locals: readonly Local[]; readonly path: Path },
): readonly Condition[] {
  const read = (path: Path): string => readExpression(context.names, [...base, ...path], locals);
  return object.rules
    .filter((rule) => rule.level !== "warning")
    .map((rule) => ({ code: ruleCode(rule, { context, message: object, read }), cost: cost.rule }));
}

interface RuledObject {
  readonly shape: Shape;
  readonly rules: readonly Rule[];
}

/** A field by the local that holds it, or through the nearest object that is in a local. */
function readExpression(names: GuardNames, path: Path, locals: readonly Local[]): string {
  const same = (a: Path, b: Path): boolean => a.length === b.length && a.every((step, index) => step === b[index]);
  for (let length = path.length; length > 0; length--) {
    const local = locals.find((candidate) => same(candidate.path, path.slice(0, length)));
    if (local === undefined) continue;
    return path
      .slice(length)
      .reduce<string>(
        (inner, step) => `(${inner} as ${names.global("Record")}<string, unknown> | undefined)?.[${JSON.stringify(step)}]`,
        local.name,
      );
  }
  throw new TypeError(`no field at ${path.join(".")}`);
}

function ruleCode(rule: Rule, { context, message, read }: RuleContext): string {
  switch (rule.kind) {
    case "differ": {
      const [one, other] = rule.fields;
      const differ = `${read(one)} !== ${read(other)}`;
      // Where both may be missing, they are alike only in that.
      const mayLack = isOptional(context.model, message, one) && isOptional(context.model, message, other);
      return mayLack ? `(${read(one)} === undefined || ${differ})` : differ;
    }
    case "excludes": {
      const list = read(rule.list);
      // TypeScript narrows variables, but not what is read from a body that may be absent.
      const items = /^[\w$]+$/.test(list) ? list : `(${list} as readonly unknown[])`;
      return `(!${context.names.global("Array")}.isArray(${list}) || !${items}.includes(${read(rule.value)}))`;
    }
    case "compare": {
      const [one, other] = rule.fields.map(read);
      const mayLack = rule.fields
        .filter((path) => isOptional(context.model, message, path))
        .map((path) => `${read(path)} === undefined || `);
      const as = rule.as === undefined ? "" : `, ${JSON.stringify(rule.as)}`;
      const call = `${context.names.use("compareValues")}(${one}, ${other}, ${JSON.stringify(rule.is)}${as})`;
      return mayLack.length === 0 ? call : `(${mayLack.join("")}${call})`;
    }
    case "count": {
      const { fields, min = 0, max = Infinity } = rule;
      const present = fields.map((path) => `${read(path)} !== undefined`);
      if (max === Infinity) return `(${present.join(" || ")})`;
      const count = present.map((test) => `${context.names.global("Number")}(${test})`).join(" + ");
      return `${count} ${min === 1 ? "===" : "<="} 1`;
    }
    case "conditions":
    case "condition": {
      const requirements = [
        ...(rule.require ?? []).map((path) => `${read(path)} !== undefined`),
        ...(rule.forbid ?? []).map((path) => `${read(path)} === undefined`),
      ];
      const isExempt = rule.kind === "condition" ? exemptBy(rule, { context, message, read }) : exemptByAll(rule, read);
      return `(${isExempt} || ${requirements.length === 1 ? (requirements[0] ?? "") : `(${requirements.join(" && ")})`})`;
    }
    default:
      return unreachable(rule);
  }
}

/** What must hold for a condition not to apply. A field that is known to be a boolean is its own condition. */
function exemptBy({ field, equals, negated }: Rule & { readonly kind: "condition" }, { context, message, read }: RuleContext): string {
  const shape = shapeAt(context.model, message.shape, field);
  const isBoolean =
    shape?.kind === "scalar" && shape.scalar === "boolean" && shape.nullable !== true && !isOptional(context.model, message, field);
  if (isBoolean && typeof equals === "boolean") return equals === (negated === true) ? read(field) : `!${read(field)}`;
  return `${read(field)} ${negated === true ? "===" : "!=="} ${JSON.stringify(equals)}`;
}

/** What must hold for several conditions not to apply together. */
function exemptByAll({ conditions, negated: isNegated }: Rule & { readonly kind: "conditions" }, read: RuleContext["read"]): string {
  const tests = conditions.map(({ field, equals }) => `${read(field)} ${isNegated ? "===" : "!=="} ${JSON.stringify(equals)}`);
  return isNegated ? `(${tests.join(" && ")})` : tests.join(" || ");
}

interface RuleContext {
  readonly context: GuardContext;
  readonly message: RuledObject;
  readonly read: (path: Path) => string;
}

function computedCode({ context, message, read }: RuleContext, { path, computed }: ComputedField): readonly string[] {
  const own = read(path);
  const source = read(computed.by);
  const absent = (field: Path): string => (isOptional(context.model, message, field) ? `${read(field)} === undefined || ` : "");
  const same = (other: string, isData: boolean): string =>
    isData ? `${context.names.use("sameJson")}(${own}, ${other})` : `${own} === ${other}`;
  const shape = shapeAt(context.model, message.shape, computed.by);
  if (computed.table === undefined) {
    const isPlain = shape?.kind === "scalar" ? shape.scalar !== "any" : shape?.kind === "enum" || shape?.kind === "literal";
    return [`(${absent(computed.by)}${absent(path)}${same(source, !isPlain)})`];
  }
  return Object.entries(computed.table).map(([word, value]) => {
    const agrees = same(JSON.stringify(value), typeof value === "object");
    return `(${absent(path)}${source} !== ${JSON.stringify(tableKey(shape, word))} || ${agrees})`;
  });
}

/** Whether any step on the way to a field may be missing. */
function isOptional(model: ProtocolModel, { shape }: RuledObject, path: Path): boolean {
  return path.some((step, index) => {
    const parent = shapeAt(model, shape, path.slice(0, index));
    return parent?.kind !== "struct" || parent.fields.find((field) => field.name === step)?.required !== true;
  });
}

/** The conditions of the field that carries the version: the current one is compared, others must be supported. */
export function versionConditions(context: GuardContext, local: Local, conditions: readonly Condition[]): readonly Condition[] {
  const { version, parts } = context.model;
  if (JSON.stringify(parts.version) !== JSON.stringify(local.path)) return conditions;
  const usual = JSON.stringify(carriedVersion(version));
  const supported = context.names.forScalar("supported versions").regex(supportedVersions(context.model));
  const rest = [...conditions.map(({ code }) => code), `${supported}.test(${local.name})`];
  return [{ code: `(${local.name} === ${usual} || (${rest.join(" && ")}))`, cost: cost.format }];
}
