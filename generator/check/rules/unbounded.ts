// Strict preset: strings, arrays and maps have limits, and `any` is not used.

import { violation, type CheckRule } from "../check-rule.js";

export const unbounded: CheckRule = {
  names: ["string-unbounded", "array-unbounded", "unbounded-map", "any-type"],
  strictOnly: true,
  allowable: true,
  check: (context) =>
    context.shapes.flatMap(({ shape, location }) => {
      // What lenient mode accepts in addition is not a constraint of the protocol.
      if (location.includes("/lenient/")) return [];
      if (shape.kind === "list" && shape.max === undefined)
        return [violation(context, "check/array-unbounded", { parameters: {}, location })];
      if (shape.kind === "map" && shape.max === undefined) return [violation(context, "check/unbounded-map", { parameters: {}, location })];
      if (shape.kind !== "scalar") return [];
      if (shape.scalar === "any") return [violation(context, "check/any-type", { parameters: {}, location })];
      const open = ["string", "line", "text", "path"].includes(shape.scalar) && shape.max === undefined && shape.pattern === undefined;
      return open ? [violation(context, "check/string-unbounded", { parameters: {}, location })] : [];
    }),
};
