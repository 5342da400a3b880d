// Texts, lists and maps have limits, and `any` is not used: what only the strictest specs keep.

import { finding, type CheckRule } from "../check-rule.js";

export const unbounded: CheckRule = {
  names: ["string-unbounded", "array-unbounded", "unbounded-map", "any-type"],
  strictOnly: true,
  allowable: true,
  check: (context) =>
    context.shapes.flatMap(({ shape, place }) => {
      // What lenient reading accepts on top is no promise of the protocol.
      if (place.includes("/lenient/")) return [];
      if (shape.kind === "list" && shape.max === undefined) return [finding(context, "check/array-unbounded", { parameters: {}, place })];
      if (shape.kind === "map" && shape.max === undefined) return [finding(context, "check/unbounded-map", { parameters: {}, place })];
      if (shape.kind !== "scalar") return [];
      if (shape.scalar === "any") return [finding(context, "check/any-type", { parameters: {}, place })];
      const open = ["string", "line", "text", "path"].includes(shape.scalar) && shape.max === undefined && shape.pattern === undefined;
      return open ? [finding(context, "check/string-unbounded", { parameters: {}, place })] : [];
    }),
};
