// Every named type is used.

import { visitShapes } from "@wirepact/core/shape";
import { violation, type CheckRule } from "../check-rule.js";

export const unusedType: CheckRule = {
  names: ["unused-type"],
  allowable: true,
  check: (context) => {
    const { model } = context;
    const used = new Set(
      [
        ...Object.values(model.types).flatMap((shape) => [...visitShapes(shape, "")].map((inner) => inner.shape)),
        ...Object.values(model.messages).flatMap((message) => [...visitShapes(message.shape, "")].map((inner) => inner.shape)),
      ].flatMap((shape) => (shape.kind === "reference" ? [shape.type] : [])),
    );
    for (const reply of model.rejections?.replies ?? []) if (reply.kind === "object") used.add(reply.type);
    return Object.keys(model.types)
      .filter((name) => !used.has(name) && model.typeDocs[name]?.mixin !== true)
      .map((name) => violation(context, "check/unused-type", { parameters: { name }, location: `types/${name}`, on: "key" }));
  },
};
