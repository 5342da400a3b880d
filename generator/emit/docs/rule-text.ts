// Rules between fields in words.

import type { Path, Rule } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { code, docText, listed, value } from "../../text/markdown.js";
import { conditionsOf } from "../../resolve/rule-conditions.js";
import { innerRules } from "../../lower/inner-rules.js";
import { unreachable } from "../../base/unreachable.js";
import { messageLink, type Page, typeLink } from "./page.js";
import { fieldPath } from "./shape-text.js";

/** The rules that apply to a message: a rule about an array does not apply where the field cannot be an array. */
export function rulesOf(model: ProtocolModel, { rules, shape }: MessageModel): readonly Rule[] {
  return rules.filter((rule) => {
    if (rule.kind !== "excludes" || rule.list.length > 1) return true;
    const field = shape.fields.find(({ name }) => name === rule.list[0]);
    const kind = field && dereference(model.types, field.shape)?.kind;
    return kind === "list" || kind === "union";
  });
}

/** The rules of a message as rows: its own, and those of the objects inside it. */
export function messageRules(page: Page, message: MessageModel) {
  const { model } = page;
  return [
    ...rulesOf(model, message).map((rule) => ruleRow(model, rule)),
    ...innerRules(model, message).map(([where, rule]) => {
      const row = ruleRow(model, rule);
      return { ...row, requirement: `in ${whereWords(page, where)}, ${row.requirement}` };
    }),
  ];
}

/** All rules of a protocol as rows, each once, with the messages and types that have it. */
export function allRules(page: Page) {
  const { model } = page;
  const messages = Object.values(model.messages);
  const found = new Map<string, { readonly row: ReturnType<typeof ruleRow>; readonly owners: Set<string> }>();
  const add = (rule: Rule, owner: string): void => {
    const row = ruleRow(model, rule);
    const key = JSON.stringify(row);
    found.set(key, found.get(key) ?? { row, owners: new Set() });
    found.get(key)!.owners.add(owner);
  };
  for (const message of messages) {
    const link = messageLink(page, message.name);
    for (const rule of rulesOf(model, message)) add(rule, link);
    for (const [where, rule] of innerRules(model, message))
      add(rule, Object.hasOwn(model.types, where) ? whereWords(page, where) : `${code(where)} of ${link}`);
  }
  return [...found.values()].map(({ row, owners }) => ({
    ...row,
    owners: messages.length > 1 && owners.size === messages.length ? "every message" : [...owners].join(", "),
  }));
}

/** Where a rule applies: a link to a named type, or the name of a field. */
function whereWords(page: Page, where: string): string {
  const isType = Object.hasOwn(page.model.types, where);
  return isType && page.model.typeDocs[where]?.mixin !== true ? typeLink(page, where) : code(where);
}

/** A rule in one row. */
export function ruleRow(model: ProtocolModel, rule: Rule) {
  const isForgiven =
    rule.lenient === "warn" || ("require" in rule && rule.require !== undefined && model.reading.lenient.missing === "unset");
  const severity = rule.level === "warning" ? "warning" : isForgiven ? "error (warning in lenient mode)" : "error";
  return { name: code(`rule/${rule.name}`), requirement: ruleWords(rule), doc: docText(rule.doc ?? ""), severity };
}

/** What a rule requires. */
export function ruleWords(rule: Rule): string {
  switch (rule.kind) {
    case "differ":
      return `${fieldPath(rule.fields[0])} and ${fieldPath(rule.fields[1])} must differ`;
    case "excludes":
      return `if ${fieldPath(rule.list)} is an array, it must not contain the value of ${fieldPath(rule.value)}`;
    case "compare": {
      const [one, other] = rule.fields.map(fieldPath);
      const order = { equal: "equal to", less: "less than", "less-or-equal": "less than or equal to" }[rule.is];
      return `${one} must be ${order} ${other}`;
    }
    case "count": {
      const { min = 0, max = Infinity } = rule;
      const count = min === 1 ? (max === 1 ? "exactly one" : "at least one") : "at most one";
      return `${count} of ${listed(rule.fields.map(fieldPath))} ${min === 1 ? "must be present" : "may be present"}`;
    }
    case "condition":
    case "conditions": {
      const condition = listed(conditionsOf(rule).map(({ field, equals }) => `${fieldPath(field)} is ${value(equals)}`));
      const { negated: isNegated = false, require = [], forbid = [] } = rule;
      const fieldsAre = (paths: readonly Path[]): string => `${listed(paths.map(fieldPath))} ${paths.length === 1 ? "is" : "are"}`;
      if (isNegated && require.length === 0) return `${fieldsAre(forbid)} allowed only if ${condition}`;
      const effects = [
        ...(require.length === 0 ? [] : [`${fieldsAre(require)} required`]),
        ...(forbid.length === 0 ? [] : [`${fieldsAre(forbid)} not allowed`]),
      ];
      return `${isNegated ? "unless" : "if"} ${condition}, ${effects.join(" and ")}`;
    }
    default:
      return unreachable(rule);
  }
}
