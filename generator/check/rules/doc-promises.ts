// Limits and values that the documentation mentions are enforced by the definition.

import type { Shape } from "@wirepact/core";
import { isNumberName, numberLimits } from "@wirepact/core/describe";
import { byKind, type ByKind, dereference } from "@wirepact/core/shape";
import { violation, type CheckRule } from "../check-rule.js";

export const docPromises: CheckRule = {
  names: ["doc-limit-unenforced", "string-enum-like"],
  allowable: true,
  check: (context) =>
    context.fields.flatMap(({ field, location }) => {
      const { doc = "" } = field;
      const shape = dereference(context.model.types, field.shape);
      if (shape === undefined) return [];
      const limit = /\b(?:at most|up to|no more than|maximum(?: of)?|max\.?)\s+(\d[\d,]*)/i.exec(doc)?.[0];
      if (limit !== undefined && !isLimited(shape))
        return [violation(context, "check/doc-limit-unenforced", { parameters: { limit }, location: `${location}/doc` })];
      const listed =
        shape.kind === "scalar" && shape.pattern === undefined && ["string", "line"].includes(shape.scalar) && /\bone of\b/i.test(doc);
      return listed
        ? [violation(context, "check/string-enum-like", { parameters: { name: field.name }, location: `${location}/doc` })]
        : [];
    }),
};

/** Whether a shape limits its values in some way. */
const isLimited = (shape: Shape): boolean => byKind(limited, shape);

const hasMax = ({ max }: { readonly max?: number | undefined }): boolean => max !== undefined;

const limited: ByKind<boolean> = {
  scalar: (shape) =>
    shape.pattern !== undefined ||
    ["boolean", "any"].includes(shape.scalar) ||
    hasMax(isNumberName(shape.scalar) ? numberLimits(shape) : shape),
  list: hasMax,
  map: hasMax,
  union: () => false,
  literal: () => true,
  enum: () => true,
  reference: () => true,
  struct: () => true,
};
