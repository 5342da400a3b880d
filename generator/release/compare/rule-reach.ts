// Whether messages of a type can violate a rule between fields: a field that the type lacks is never sent.

import type { Path, Rule, StructShape } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { unreachable } from "../../unreachable.js";
import { follow } from "./follow.js";

/** Whether senders of the model can send a message of this shape that violates the rule. */
export function canViolate(model: ProtocolModel, shape: StructShape, rule: Rule): boolean {
  const has = (path: Path): boolean => hasField(model, shape, path);
  switch (rule.kind) {
    case "differ":
      return rule.fields.every(has);
    case "excludes":
      return has(rule.list) && has(rule.value);
    case "condition":
      return (rule.negated === true || has(rule.field)) && (rule.require !== undefined || rule.forbid?.some(has) === true);
    default:
      return unreachable(rule);
  }
}

function hasField(model: ProtocolModel, shape: StructShape, [name, ...rest]: Path): boolean {
  const field = shape.fields.find((candidate) => candidate.name === name);
  if (field === undefined) return false;
  const { shape: inner } = follow(model, field.shape, "");
  return rest.length === 0 || (inner.kind === "struct" && hasField(model, inner, rest));
}
