// Fields and types have documentation; a field can leave it to its named type. Everything else cannot be written without.

import { finding, type CheckRule } from "../check-rule.js";

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
      ...bareFields.map(({ field, place }) =>
        finding(context, "check/doc-missing", { parameters: { what: `field ${field.name}` }, place, on: "key" }),
      ),
      ...bareTypes.map(([name]) =>
        finding(context, "check/doc-missing", { parameters: { what: `type ${name}` }, place: `types/${name}`, on: "key" }),
      ),
    ];
  },
};
