// Everything a reader meets has documentation: its own, or that of its named type.

import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";

export const docMissing: CheckRule = {
  names: ["doc-missing"],
  allowable: true,
  check: (context) => {
    const { model, fields, shapes } = context;
    const documented = (shape: { readonly kind: string; readonly type?: string }): boolean =>
      shape.kind === "reference" && shape.type !== undefined && isText(model.typeDocs[shape.type]?.doc);
    return [
      ...missing(context, [{ what: "the protocol", doc: model.doc, place: "protocol" }]),
      ...missing(
        context,
        Object.entries(model.roles).map(([name, doc]) => ({ what: `role ${name}`, doc, place: `roles/${name}` })),
      ),
      ...missing(
        context,
        Object.values(model.messages).map(({ name, doc }) => ({ what: `message ${name}`, doc, place: `messages/${name}` })),
      ),
      ...missing(
        context,
        fields
          .filter(({ field }) => !documented(field.shape))
          .map(({ field, place }) => ({ what: `field ${field.name}`, doc: field.doc, place })),
      ),
      ...missing(
        context,
        Object.entries(model.typeDocs)
          .filter(([, notes]) => notes.mixin !== true)
          .map(([name, { doc }]) => ({ what: `type ${name}`, doc, place: `types/${name}` })),
      ),
      ...missing(
        context,
        shapes.flatMap(({ shape, place }) =>
          shape.kind === "enum"
            ? shape.values.map(({ word, doc }) => ({ what: `word ${word}`, doc, place: `${place}/values/${word}` }))
            : [],
        ),
      ),
      ...missing(
        context,
        Object.values(model.groups).map(({ name, doc }) => ({ what: `group ${name}`, doc, place: `groups/${name}` })),
      ),
      ...missing(
        context,
        Object.values(model.flows).map(({ name, doc }) => ({ what: `flow ${name}`, doc, place: `flows/${name}` })),
      ),
      ...missing(
        context,
        Object.values(model.views).map(({ name, doc }) => ({ what: `view ${name}`, doc, place: `views/${name}` })),
      ),
    ];
  },
};

interface Documented {
  readonly what: string;
  readonly doc: string | undefined;
  readonly place: string;
}

const isText = (doc: string | undefined): boolean => doc !== undefined && doc.trim() !== "";

function missing(context: CheckContext, parts: readonly Documented[]): readonly Finding[] {
  return parts
    .filter(({ doc }) => !isText(doc))
    .map(({ what, place }) => finding(context, "check/doc-missing", { parameters: { what }, place, on: "key" }));
}
