// The named types of a protocol that are emitted, and their documentation.

import type { Deprecation, Field, Shape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";

/** The named types that are emitted, in the order of the spec. */
export function namedTypes(model: ProtocolModel): readonly { readonly name: string; readonly shape: Shape }[] {
  return Object.entries(model.types)
    .filter(([name]) => model.typeDocs[name]?.mixin !== true)
    .map(([name, shape]) => ({ name, shape }));
}

/** The documentation of a field: its own, or that of its type. */
export function fieldDoc(model: ProtocolModel, field: Pick<Field, "doc" | "shape">): string | undefined {
  return field.doc ?? (field.shape.kind === "reference" ? model.typeDocs[field.shape.type]?.doc : undefined);
}

/** `since 1.2.0: reason. Use x. It is not removed before 2.0.0.` */
export function deprecationText({ since, reason, use, notBefore }: Deprecation): string {
  const window = notBefore === undefined ? "" : ` It is not removed before ${notBefore}.`;
  return `since ${since}: ${reason}${use === undefined ? "" : ` Use ${use}.`}${window}`;
}
