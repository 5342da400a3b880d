// Rules between fields can be broken and can be kept: one that is always or never true says nothing.

import type { Rule } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import type { MessageModel } from "../../model/protocol-model.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import { findShape } from "../find-shape.js";
import { judgeValue } from "./default-violates.js";

export const ruleEffect: CheckRule = {
  names: ["rule-never-true", "rule-always-true", "computed-table-incomplete"],
  allowable: false,
  check: (context) => {
    const messages = Object.values(context.model.messages);
    const found = messages.flatMap((message) => message.rules.map((rule) => ({ rule, findings: checkRule(context, message, rule) })));
    // A rule of the envelope may have no effect on some messages; it is a mistake when it has none on any.
    const effective = new Set(found.filter(({ findings }) => findings.length === 0).map(({ rule }) => rule.name));
    const idle = found.filter(({ rule, findings }) => !effective.has(rule.name) || !isShared(findings));
    return [...idle.flatMap(({ findings }) => findings), ...tables(context)];
  },
};

const isShared = (findings: readonly Finding[]): boolean => findings.some(({ place }) => place.startsWith("envelope/"));

function checkRule(context: CheckContext, message: MessageModel, rule: Rule): readonly Finding[] {
  const own = `messages/${message.name}/rules/${rule.name}`;
  const place = context.spans.has(own) ? own : `envelope/rules/${rule.name}`;
  const never = (why: string): readonly Finding[] => [
    finding(context, "check/rule-never-true", { parameters: { rule: rule.name, why }, place, on: "key" }),
  ];
  const always = (why: string): readonly Finding[] => [
    finding(context, "check/rule-always-true", { parameters: { rule: rule.name, why }, place, on: "key" }),
  ];
  if (rule.kind === "differ") return samePath(rule.fields) ? never("a field never differs from itself") : [];
  if (rule.kind === "excludes") {
    const list = findShape(context.model, message.shape, rule.list);
    return list === undefined || canBeList(context, list) ? [] : always(`${rule.list.join(".")} is never a list`);
  }
  const shape = findShape(context.model, message.shape, rule.field);
  const impossible = shape === undefined ? undefined : judgeValue(context, shape, rule.equals);
  if (impossible !== undefined)
    return rule.negated === true
      ? never(`${rule.field.join(".")} is never that value`)
      : always(`${rule.field.join(".")} is never that value`);
  const required = (path: readonly (string | number)[]): boolean => isRequired(message, path);
  if (rule.require?.every(required) === true && rule.forbid === undefined) return always("what it requires is always there");
  const refused = rule.forbid?.find(required);
  return refused === undefined ? [] : never(`${refused.join(".")} is required and cannot be left out`);
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

/** A table gives a value for every word of the field it goes by. */
function tables(context: CheckContext): readonly Finding[] {
  const { model } = context;
  return context.fields.flatMap(({ field, place, message }) => {
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
      finding(context, "check/computed-table-incomplete", {
        parameters: { missing, unknown },
        place: `${place}/computed/table`,
        on: "key",
      }),
    ];
  });
}
