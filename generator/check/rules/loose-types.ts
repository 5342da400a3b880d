// Types that accept too much: unrestricted paths, URLs with any scheme, times as plain strings.

import { dereference } from "@wirepact/core/shape";
import { splitWords } from "../../text/identifiers.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import type { FieldUse } from "../inventory.js";

export const looseTypes: CheckRule = {
  names: ["path-unsafe", "url-scheme-unrestricted", "timestamp-untyped", "unit-missing", "nullable-and-optional"],
  allowable: true,
  check: (context) => [
    ...context.shapes.flatMap(({ shape, location }) => {
      if (shape.kind !== "scalar") return [];
      if (shape.scalar === "path" && shape.inside === undefined)
        return [violation(context, "check/path-unsafe", { parameters: {}, location })];
      return shape.scalar === "url" && shape.schemes === undefined
        ? [violation(context, "check/url-scheme-unrestricted", { parameters: {}, location })]
        : [];
    }),
    ...context.fields.flatMap((use) => checkField(context, use)),
  ],
};

const texts = new Set(["string", "line", "text"]);
const numbers = new Set(["integer", "number"]);
const units = new Set([
  "s",
  "ms",
  "us",
  "ns",
  "sec",
  "secs",
  "second",
  "seconds",
  "millis",
  "milliseconds",
  "minute",
  "minutes",
  "min",
  "mins",
  "hour",
  "hours",
  "h",
  "day",
  "days",
  "d",
]);

function checkField(context: CheckContext, { field, location }: FieldUse): readonly Violation[] {
  const shape = dereference(context.model.types, field.shape);
  const words = splitWords(field.name).map((word) => word.toLowerCase());
  const scalar = shape?.kind === "scalar" ? shape : undefined;
  const violations: Violation[] = [];
  const last = words.at(-1);
  if (
    scalar !== undefined &&
    texts.has(scalar.scalar) &&
    scalar.pattern === undefined &&
    (last === "timestamp" || last === "datetime" || (last === "at" && words.length > 1))
  ) {
    violations.push(violation(context, "check/timestamp-untyped", { parameters: { name: field.name }, location, on: "key" }));
  }
  if (
    scalar !== undefined &&
    numbers.has(scalar.scalar) &&
    /^(?:timeout|duration|interval|ttl|delay)$/.test(last ?? "") &&
    !words.some((word) => units.has(word))
  ) {
    violations.push(violation(context, "check/unit-missing", { parameters: { name: field.name }, location, on: "key" }));
  }
  if (!field.required && field.shape.nullable === true)
    violations.push(
      violation(context, "check/nullable-and-optional", {
        parameters: { name: field.name },
        location,
        on: "key",
        hint: "leave out `?` or `nullable`; if both are meant, add `allow: { nullable-and-optional: <reason> }`",
      }),
    );
  return violations;
}
