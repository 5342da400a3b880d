// Strict preset: strings, arrays and maps have limits, and `any` is not used.

import { type ByKind, byKind } from "@wirepact/core/shape";
import { violation, type CheckRule } from "../check-rule.js";

export const unbounded: CheckRule = {
  names: ["string-unbounded", "array-unbounded", "unbounded-map", "any-type"],
  strictOnly: true,
  allowable: true,
  check: (context) =>
    context.shapes.flatMap(({ shape, location }) => {
      // What lenient mode accepts in addition is not a constraint of the protocol.
      if (location.includes("/lenient/")) return [];
      const code = byKind(unboundedCodes, shape);
      return code === undefined ? [] : [violation(context, code, { parameters: {}, location })];
    }),
};

type UnboundedCode = "check/string-unbounded" | "check/array-unbounded" | "check/unbounded-map" | "check/any-type";

const limited = (): undefined => undefined;

const unboundedCodes: ByKind<UnboundedCode | undefined> = {
  scalar: ({ scalar, max, pattern }) => {
    if (scalar === "any") return "check/any-type";
    const isText = ["string", "line", "text", "path"].includes(scalar);
    return isText && max === undefined && pattern === undefined ? "check/string-unbounded" : undefined;
  },
  list: ({ max }) => (max === undefined ? "check/array-unbounded" : undefined),
  map: ({ max }) => (max === undefined ? "check/unbounded-map" : undefined),
  literal: limited,
  enum: limited,
  reference: limited,
  struct: limited,
  union: limited,
};
