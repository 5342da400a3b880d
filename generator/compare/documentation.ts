// The documentation in a model: titles, docs, original names, conventions. None of it is sent.

import type { ProtocolModel } from "../model/protocol-model.js";
import { visitShapes } from "@wirepact/core/shape";

export interface DocumentedPart {
  readonly path: string;
  readonly texts: unknown;
  /** What is documented, where several parts have the same path. */
  readonly of?: string;
}

/** Every part that can be documented, with its documentation. */
export function documentedParts(model: ProtocolModel): readonly DocumentedPart[] {
  const { title, doc, originalName, roles, groups, views, typeDocs, flows, messages, types } = model;
  const shapes = [
    ...Object.entries(types).flatMap(([name, shape]) => [...visitShapes(shape, `types/${name}`)]),
    ...Object.values(messages).flatMap(({ name, shape }) => [...visitShapes(shape, `messages/${name}`)]),
  ];
  return [
    { path: "protocol", texts: [title, doc, originalName ?? null] },
    ...(model.others === undefined ? [] : [{ path: "others", texts: model.others.doc ?? null }]),
    ...Object.entries(roles).map(([name, texts]) => ({ path: `roles/${name}`, texts })),
    ...Object.values(groups).map((group) => ({ path: `groups/${group.name}`, texts: group.doc ?? null })),
    ...Object.values(model.capabilities ?? {}).map(({ name, doc: texts = null }) => ({ path: `capabilities/${name}`, texts })),
    ...Object.values(views).map((view) => ({ path: `views/${view.name}`, texts: view.doc ?? null })),
    ...Object.entries(typeDocs).map(([name, notes]) => ({ path: `types/${name}`, texts: [notes.doc ?? null, notes.since ?? null] })),
    ...Object.values(flows).map((flow) => ({
      path: `flows/${flow.name}`,
      texts: flow.doc ?? null,
    })),
    ...Object.values(flows).flatMap((flow) =>
      flow.deadlines.map(({ doc: text, ...deadline }) => ({
        path: `flows/${flow.name}/deadlines`,
        texts: text ?? null,
        of: JSON.stringify(deadline),
      })),
    ),
    ...Object.values(messages).map((message) => ({
      path: `messages/${message.name}`,
      texts: [message.doc, message.originalName ?? null, message.since ?? null, message.conventions],
    })),
    ...Object.values(messages).flatMap((message) =>
      message.rules.map((rule) => ({ path: `messages/${message.name}/rules/${rule.name}`, texts: rule.doc ?? null })),
    ),
    ...shapes.flatMap(({ shape, location: place }): DocumentedPart[] => {
      if (shape.kind === "enum")
        return shape.values.map(({ value, doc: text, since }) => ({
          path: `${place}/values/${value}`,
          texts: [text ?? null, since ?? null],
        }));
      if (shape.kind !== "struct") return [];
      const rules = (shape.rules ?? []).map((rule) => ({ path: `${place}/rules/${rule.name}`, texts: rule.doc ?? null }));
      const fields = shape.fields.map((field) => ({
        path: `${place}/fields/${field.name}`,
        texts: [field.doc ?? null, field.originalName ?? null, field.since ?? null],
      }));
      return [...rules, ...fields];
    }),
  ];
}
