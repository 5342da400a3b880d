// Defaults, fills and the values of tables are valid values of their field.

import { explain, type Json, type Shape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import type { FieldUse } from "../inventory.js";

export const defaultViolates: CheckRule = {
  names: ["default-violates"],
  allowable: false,
  check: (context) => context.fields.flatMap((use) => checkField(context, use)),
};

/** The names of fills, which start with $. */
const fills: ReadonlySet<string> = new Set(["now", "uuid", "sequence", "version", "ack"]);

function checkField(context: CheckContext, { field, location }: FieldUse): readonly Violation[] {
  const values: { readonly value: Json; readonly at: string }[] = [];
  if (field.default !== undefined) values.push({ value: field.default, at: `${location}/default` });
  if (field.fill?.kind === "literal") values.push({ value: field.fill.value, at: `${location}/fill` });
  for (const [word, value] of Object.entries(field.computed?.table ?? {})) values.push({ value, at: `${location}/computed/table/${word}` });
  return values.flatMap(({ value, at }) => {
    const problem = checkValue(context, field.shape, value);
    const name = at.endsWith("/fill") && typeof value === "string" ? value.replace(/\(\)$/, "") : "";
    const hint = fills.has(name) ? `did you mean "$${name}"?` : undefined;
    return problem === undefined ? [] : [violation(context, "check/default-violates", { parameters: { problem }, location: at, hint })];
  });
}

/** The first issue of a value: it is validated as the only field of a temporary message. */
export function checkValue({ model }: Pick<CheckContext, "model">, shape: Shape, value: Json): string | undefined {
  const tag = { name: "tag", required: true, shape: { kind: "literal", value: "probe" } } as const;
  const probe = {
    name: "probe",
    typeName: "Probe",
    from: [],
    to: [],
    ackRequired: false,
    shape: { kind: "struct", open: false, fields: [tag, { name: "value", required: true, shape }] },
    rules: [],
  } as const;
  const { frames: _, ...rest } = model;
  const result = explain(
    runnable({ ...rest, tag: "tag", body: "inline", envelope: [], parts: {}, messages: { probe } }),
    { tag: "probe", value },
    { mode: "strict" },
  );
  return result.ok ? undefined : result.issues[0]?.message;
}
