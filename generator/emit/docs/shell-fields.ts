// Fields whose values may be passed to a shell: sensitive maps of strings, such as environment variables.

import type { Field, Path } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import type { ProtocolModel } from "../../model/protocol-model.js";

/** The paths of such fields, without duplicates. */
export function shellFields(model: ProtocolModel): readonly Path[] {
  const found = new Map<string, Path>();
  for (const { shape } of Object.values(model.messages)) {
    for (const path of fieldsIn(model, shape.fields)) found.set(JSON.stringify(path), path);
  }
  return [...found.values()];
}

function fieldsIn(model: ProtocolModel, fields: readonly Field[]): readonly Path[] {
  return fields.flatMap(({ name, shape, sensitive }): readonly Path[] => {
    if (shape.kind === "struct") return fieldsIn(model, shape.fields).map((path) => [name, ...path]);
    const target = dereference(model.types, shape);
    return sensitive === true && target?.kind === "map" && dereference(model.types, target.value)?.kind === "scalar" ? [[name]] : [];
  });
}
