// Whether an edited model could come from a spec: rules and envelope parts name existing fields, and the examples are valid.

import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../../../generator/model/protocol-model.js";
import { explain, type Path, type Rule, type StructShape } from "../../../../packages/core/src/index.js";
import type { Edit } from "./of-pairs.js";
import { messages } from "./places.js";

/** Whether both models of an edit could come from a spec. */
export const isSayable = ({ old, new: current }: Edit): boolean => [old, current].every(isConsistent);

function isConsistent(model: ProtocolModel): boolean {
  return messages(model).every(
    ({ name, shape, rules, examples }) =>
      shape.fields[0]?.name === model.tag &&
      model.messages[name]?.name === name &&
      [...model.envelope, ...rules.flatMap(fieldsOf).map(([first]) => String(first))].every((used) => hasField(shape, used)) &&
      examples.every(({ value }) => explain(runnable(model), value, { mode: "strict", reading: true }).ok),
  );
}

const hasField = ({ fields }: StructShape, name: string): boolean => fields.some((field) => field.name === name);

function fieldsOf(rule: Rule): readonly Path[] {
  if (rule.kind === "differ") return rule.fields;
  if (rule.kind === "excludes") return [rule.list, rule.value];
  if (rule.kind === "count" || rule.kind === "compare") return rule.fields;
  const conditions = rule.kind === "condition" ? [rule] : rule.conditions;
  return [...conditions.map(({ field }) => field), ...(rule.require ?? []), ...(rule.forbid ?? [])];
}
