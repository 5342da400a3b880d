// Protocols, fields and types have documentation; a field can omit it if its named type has one. For everything else the schema requires it.

import { violation, type CheckRule } from "../check-rule.js";

export const docMissing: CheckRule = {
  names: ["doc-missing"],
  allowable: true,
  check: (context) => {
    const { model, fields } = context;
    const hasDoc = (type: string): boolean => model.typeDocs[type]?.doc !== undefined;
    const bareFields = fields.filter(
      ({ field }) => field.doc === undefined && !(field.shape.kind === "reference" && hasDoc(field.shape.type)),
    );
    const bareTypes = Object.entries(model.typeDocs).filter(([name, notes]) => notes.mixin !== true && !hasDoc(name));
    return [
      ...(context.spans.has("doc")
        ? []
        : [violation(context, "check/doc-missing", { parameters: { what: "the protocol" }, location: "protocol", on: "key" })]),
      ...bareFields.map(({ field, location }) =>
        violation(context, "check/doc-missing", { parameters: { what: `the field "${field.name}"` }, location, on: "key" }),
      ),
      ...bareTypes.map(([name]) =>
        violation(context, "check/doc-missing", { parameters: { what: `the type ${name}` }, location: `types/${name}`, on: "key" }),
      ),
    ];
  },
};
