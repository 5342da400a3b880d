// The rules between fields as JSON Schema: conditions and value tables use standard keywords, the others are listed in `$comment`, so that every validator
// takes the schema. Rules that only raise warnings are omitted, because the schema describes what is valid.

import type { Computed, Field, Path, Rule, Shape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import { dereference, shapeAtPath } from "@wirepact/core/shape";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import { type CustomRule, ruleComment } from "../scalars/custom-rule.js";
import { scalars } from "../scalars/index.js";
import { conditionsOf } from "../resolve/rule-conditions.js";
import { unreachable } from "../base/unreachable.js";
import { carriedVersion, isDated, versionNumbers } from "../text/version-text.js";

/** The keywords for the rules, computed fields and version of a message. */
export function ruleKeywords(model: ProtocolModel, message: MessageModel): JsonSchema {
  const rules = message.rules.filter((rule) => rule.level !== "warning");
  const computed = computedFields(message.shape, []).filter(({ computed: { level } }) => level !== "warning");
  const all = [
    ...rules.flatMap(conditionSchema),
    ...computed.flatMap((field) => tableSchemas(model, message, field)),
    ...versionSchema(model),
  ];
  const custom = [...rules.flatMap(customRule), ...computed.flatMap(customComputed)];
  return { ...(all.length === 0 ? {} : { allOf: all }), ...ruleComment(custom) };
}

/** Nests the schema of a value under its path; `present` requires the value. */
export function atPath(path: Path, schema: JsonSchema, present: boolean): JsonSchema {
  return path.reduceRight<JsonSchema>(
    (inner, step) => ({ type: "object", properties: { [String(step)]: inner }, ...(present ? { required: [String(step)] } : {}) }),
    schema,
  );
}

/** The keywords for the rules of an object type. */
export function typeRuleKeywords(rules: readonly Rule[] = []): JsonSchema {
  const errors = rules.filter((rule) => rule.level !== "warning");
  const all = errors.flatMap(conditionSchema);
  return { ...(all.length === 0 ? {} : { allOf: all }), ...ruleComment(errors.flatMap(customRule)) };
}

function conditionSchema(rule: Rule): readonly JsonSchema[] {
  if (rule.kind === "count") return [countSchema(rule)];
  if (rule.kind !== "condition" && rule.kind !== "conditions") return [];
  const conditions = conditionsOf(rule).map(({ field, equals }) => atPath(field, { const: equals }, true));
  const holds = conditions.length === 1 ? conditions[0] : { allOf: conditions };
  const demands = [...(rule.require ?? []).map((path) => atPath(path, {}, true)), ...(rule.forbid ?? []).map(absent)];
  const then = demands.length === 1 ? demands[0] : { allOf: demands };
  return [{ ...(rule.doc === undefined ? {} : { description: rule.doc }), if: rule.negated === true ? { not: holds } : holds, then }];
}

/** How many of some fields are present. */
function countSchema({ fields, min = 0, max = Infinity, doc }: Extract<Rule, { readonly kind: "count" }>): JsonSchema {
  const present = fields.map((path) => atPath(path, {}, true));
  const description = doc === undefined ? {} : { description: doc };
  if (min === 1) return { ...description, [max === 1 ? "oneOf" : "anyOf"]: present };
  const pairs = present.flatMap((one, index) => present.slice(index + 1).map((other) => ({ allOf: [one, other] })));
  return { ...description, not: { anyOf: pairs } };
}

const absent = (path: Path): JsonSchema => ({ not: atPath(path, {}, true) });

function customRule(rule: Rule): readonly CustomRule[] {
  switch (rule.kind) {
    case "differ":
      return [{ kind: "differ", fields: rule.fields }];
    case "excludes":
      return [{ kind: "excludes", list: rule.list, value: rule.value }];
    case "compare":
      return [{ kind: rule.is, fields: rule.fields, ...(rule.as === undefined ? {} : { as: rule.as }) }];
    case "count":
    case "condition":
    case "conditions":
      return [];
    default:
      return unreachable(rule);
  }
}

/** A computed field with its path. */
export interface ComputedField {
  readonly path: Path;
  readonly computed: Computed;
}

/** The computed fields of a message, including those of its inline objects; named types have none. */
export function computedFields(target: Shape, at: Path): readonly ComputedField[] {
  if (target.kind !== "struct") return [];
  return target.fields.flatMap((field: Field) => [
    ...(field.computed === undefined ? [] : [{ path: [...at, field.name], computed: field.computed }]),
    ...computedFields(field.shape, [...at, field.name]),
  ]);
}

function tableSchemas(
  model: ProtocolModel,
  message: MessageModel,
  { path, computed: { by, table } }: ComputedField,
): readonly JsonSchema[] {
  const source = shapeAt(model, message.shape, by);
  return Object.entries(table ?? {}).map(([key, value]) => ({
    if: atPath(by, { const: tableKey(source, key) }, true),
    then: atPath(path, { const: value }, false),
  }));
}

/** The shape of the field at a path, with references resolved; undefined if there is none. */
export function shapeAt({ types }: ProtocolModel, shape: Shape, path: Path): Shape | undefined {
  const found = shapeAtPath(types, shape, path);
  return found && dereference(types, found);
}

/** The value that a key of a table stands for: keys are always strings, but the field need not be one. */
export function tableKey(source: Shape | undefined, key: string): string | number | boolean {
  if (source?.kind === "enum" && isIntegerEnum(source)) return Number(key);
  if (source?.kind !== "scalar") return key;
  const { jsonKind } = scalars[source.scalar];
  return jsonKind === "boolean" ? key === "true" : jsonKind === "number" || jsonKind === "integer" ? Number(key) : key;
}

function customComputed({ path, computed: { by, table } }: ComputedField): readonly CustomRule[] {
  return table === undefined ? [{ kind: "equal", fields: [by, path] }] : [];
}

/** Versions with another date or major number are not supported. */
function versionSchema(model: ProtocolModel): readonly JsonSchema[] {
  const path = model.parts.version;
  return path === undefined ? [] : [atPath(path, { type: "string", pattern: supportedVersions(model) }, false)];
}

/** The pattern of the supported versions. */
export function supportedVersions({ version }: ProtocolModel): string {
  if (isDated(version)) return `^${carriedVersion(version)}$`;
  const [major] = versionNumbers(version);
  return `^${major}\\.(?:0|[1-9][0-9]{0,9})\\.(?:0|[1-9][0-9]{0,9})(?:[-+]|$)`;
}
