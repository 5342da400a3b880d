// Every rule can be satisfied and can be violated.

import type { Rule } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { findShape } from "../find-shape.js";
import { judgeValue } from "./default-violates.js";
import { locationOfMessage } from "../inventory.js";

export const ruleEffect: CheckRule = {
  names: ["rule-never-true", "rule-always-true", "computed-table-incomplete"],
  allowable: false,
  check: (context) => {
    const messages = Object.values(context.model.messages);
    const found = messages.flatMap((message) => message.rules.map((rule) => ({ rule, violations: checkRule(context, message, rule) })));
    // A rule of the envelope can have no effect on some messages, but it must have an effect on at least one.
    const effective = new Set(found.filter(({ violations }) => violations.length === 0).map(({ rule }) => rule.name));
    const idle = found.filter(({ rule, violations }) => !effective.has(rule.name) || !isShared(violations));
    return [...idle.flatMap(({ violations }) => violations), ...tables(context)];
  },
};

const isShared = (violations: readonly Violation[]): boolean => violations.some(({ location }) => location.startsWith("envelope/"));

function checkRule(context: CheckContext, message: MessageModel, rule: Rule): readonly Violation[] {
  const own = `${locationOfMessage(context, message)}/rules/${rule.name}`;
  const location = context.spans.has(own) ? own : `envelope/rules/${rule.name}`;
  const never = (why: string): readonly Violation[] => [
    violation(context, "check/rule-never-true", { parameters: { rule: rule.name, why }, location, on: "key" }),
  ];
  const always = (why: string): readonly Violation[] => [
    violation(context, "check/rule-always-true", { parameters: { rule: rule.name, why }, location, on: "key" }),
  ];
  if (rule.kind === "differ") return samePath(rule.fields) ? never("a field cannot differ from itself") : [];
  if (rule.kind === "excludes") {
    const list = findShape(context.model, message.shape, rule.list);
    return list === undefined || canBeList(context, list) ? [] : always(`${rule.list.join(".")} is never an array`);
  }
  const shape = findShape(context.model, message.shape, rule.field);
  const impossible = shape === undefined ? undefined : judgeValue(context, shape, rule.equals);
  if (impossible !== undefined)
    return rule.negated === true
      ? never(`${rule.field.join(".")} never has that value`)
      : always(`${rule.field.join(".")} never has that value`);
  const required = (path: readonly (string | number)[]): boolean => isRequired(message, path);
  if (rule.require?.every(required) === true && rule.forbid === undefined) return always("the fields it requires are always required");
  const refused = rule.forbid?.find(required);
  return refused === undefined ? [] : never(`${refused.join(".")} is required and cannot be omitted`);
}

const samePath = ([left, right]: readonly [readonly unknown[], readonly unknown[]]): boolean => left.join("/") === right.join("/");

function canBeList({ model }: CheckContext, shape: Parameters<typeof dereference>[1]): boolean {
  const target = dereference(model.types, shape);
  if (target?.kind === "union") return target.members.some((member) => dereference(model.types, member)?.kind === "list");
  return target?.kind === "list" || (target?.kind === "scalar" && target.scalar === "any");
}

/** Whether a message always has the field at a path of one or two steps. */
function isRequired({ shape }: MessageModel, [first, second]: readonly (string | number)[]): boolean {
  const outer = shape.fields.find(({ name }) => name === first);
  if (outer === undefined || !outer.required || second === undefined) return outer?.required === true;
  return outer.shape.kind === "struct" && outer.shape.fields.some(({ name, required }) => name === second && required);
}

/** A table has a value for every value of the other field. */
function tables(context: CheckContext): readonly Violation[] {
  const { model } = context;
  return context.fields.flatMap(({ field, location, message }) => {
    const { computed } = field;
    if (message === undefined || computed?.table === undefined) return [];
    const { table } = computed;
    const by = findShape(model, message.shape, computed.by);
    const words = by === undefined ? undefined : dereference(model.types, by);
    if (words?.kind !== "enum") return [];
    const missing = words.values.map(({ value: word }) => word).filter((word) => !Object.hasOwn(table, word));
    const unknown = words.open ? [] : Object.keys(table).filter((word) => !words.values.some((value) => value.value === word));
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
