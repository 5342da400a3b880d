// What a model says to people: titles, docs, names used elsewhere, what is usual. Nothing of it travels.

import type { ProtocolModel } from "../../model/protocol-model.js";
import { visitShapes } from "../../resolve/visit-shapes.js";

export interface DocumentedPart {
  readonly place: string;
  readonly texts: unknown;
}

/** Every part that has something to say, with what it says. */
export function documentedParts(model: ProtocolModel): readonly DocumentedPart[] {
  const { title, doc, originalName: knownAs, roles, groups, views, typeDocs, flows, messages, types } = model;
  const shapes = [
    ...Object.entries(types).flatMap(([name, shape]) => [...visitShapes(shape, `types/${name}`)]),
    ...Object.values(messages).flatMap(({ name, shape }) => [...visitShapes(shape, `messages/${name}`)]),
  ];
  return [
    { place: "protocol", texts: [title, doc, knownAs ?? null] },
    { place: "roles", texts: Object.values(roles) },
    ...Object.values(groups).map((group) => ({ place: `groups/${group.name}`, texts: group.doc ?? null })),
    ...Object.values(views).map((view) => ({ place: `views/${view.name}`, texts: view.doc ?? null })),
    ...Object.entries(typeDocs).map(([name, notes]) => ({ place: `types/${name}`, texts: [notes.doc ?? null, notes.since ?? null] })),
    ...Object.values(flows).map((flow) => ({
      place: `flows/${flow.name}`,
      texts: [flow.doc, flow.deadlines.map((deadline) => deadline.doc ?? null)],
    })),
    ...Object.values(messages).map((message) => ({
      place: `messages/${message.name}`,
      texts: [
        message.doc,
        message.originalName ?? null,
        message.since ?? null,
        message.conventions,
        message.rules.map((rule) => rule.doc ?? null),
      ],
    })),
    ...shapes.flatMap(({ shape, location: place }): DocumentedPart[] => {
      if (shape.kind === "enum")
        return [{ place: `${place}/words`, texts: shape.values.map((value) => [value.doc ?? null, value.since ?? null]) }];
      if (shape.kind !== "struct") return [];
      return shape.fields.map((field) => ({
        place: `${place}/fields/${field.name}`,
        texts: [field.doc ?? null, field.originalName ?? null, field.since ?? null],
      }));
    }),
  ];
}
