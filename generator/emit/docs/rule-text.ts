// Rules between fields in words.

import type { Rule } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { code, listed, plainText, value } from "../../text/markdown.js";
import { unreachable } from "../../unreachable.js";
import { fieldPath } from "./shape-text.js";

/** The rules that bind a message: one about a list does not where the field can be no list. */
export function rulesOf(model: ProtocolModel, { rules, shape }: MessageModel): readonly Rule[] {
  return rules.filter((rule) => {
    if (rule.kind !== "excludes" || rule.list.length > 1) return true;
    let field = shape.fields.find(({ name }) => name === rule.list[0])?.shape;
    while (field?.kind === "reference") field = model.types[field.type];
    return field?.kind === "list" || field?.kind === "union";
  });
}

/** A rule in one row. */
export function ruleRow(model: ProtocolModel, rule: Rule) {
  const isForgiven =
    rule.lenient === "warn" || (rule.kind === "condition" && rule.require !== undefined && model.reading.lenient.missing === "unset");
  const broken = rule.level === "warning" ? "a warning" : isForgiven ? "refused; a warning in lenient reading" : "refused";
  return { name: code(`rule/${rule.name}`), says: ruleWords(rule), doc: plainText(rule.doc ?? ""), broken };
}

/** What a rule asks for. */
export function ruleWords(rule: Rule): string {
  switch (rule.kind) {
    case "differ":
      return `${fieldPath(rule.fields[0])} and ${fieldPath(rule.fields[1])} differ`;
    case "excludes":
      return `a list in ${fieldPath(rule.list)} does not hold ${fieldPath(rule.value)}`;
    case "condition": {
      const when = `${rule.negated === true ? "unless" : "when"} ${fieldPath(rule.field)} is ${value(rule.equals)}`;
      const require = rule.require === undefined ? [] : [`${listed(rule.require.map(fieldPath))} must be there`];
      const forbid = rule.forbid === undefined ? [] : [`${listed(rule.forbid.map(fieldPath))} must not be there`];
      return `${when}, ${[...require, ...forbid].join(" and ")}`;
    }
    default:
      return unreachable(rule);
  }
}
