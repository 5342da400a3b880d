// Types that let too much in for their purpose: paths that climb, addresses of any scheme, moments as plain text.

import { dereference } from "@wirepact/core/describe";
import { splitWords } from "../../text/identifiers.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import type { FieldUse } from "../inventory.js";

export const looseTypes: CheckRule = {
  names: ["path-unsafe", "url-scheme-unrestricted", "timestamp-untyped", "unit-missing", "nullable-and-optional"],
  allowable: true,
  check: (context) => [
    ...context.shapes.flatMap(({ shape, place }) => {
      if (shape.kind !== "scalar") return [];
      if (shape.scalar === "path" && shape.inside === undefined) return [finding(context, "check/path-unsafe", { parameters: {}, place })];
      return shape.scalar === "url" && shape.schemes === undefined
        ? [finding(context, "check/url-scheme-unrestricted", { parameters: {}, place })]
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

function checkField(context: CheckContext, { field, place }: FieldUse): readonly Finding[] {
  const shape = dereference(context.model.types, field.shape);
  const words = splitWords(field.name).map((word) => word.toLowerCase());
  const scalar = shape?.kind === "scalar" ? shape : undefined;
  const findings: Finding[] = [];
  const last = words.at(-1);
  if (
    scalar !== undefined &&
    texts.has(scalar.scalar) &&
    scalar.pattern === undefined &&
    (last === "timestamp" || last === "datetime" || (last === "at" && words.length > 1))
  ) {
    findings.push(finding(context, "check/timestamp-untyped", { parameters: { name: field.name }, place, on: "key" }));
  }
  if (
    scalar !== undefined &&
    numbers.has(scalar.scalar) &&
    /^(?:timeout|duration|interval|ttl|delay)$/.test(last ?? "") &&
    !words.some((word) => units.has(word))
  ) {
    findings.push(finding(context, "check/unit-missing", { parameters: { name: field.name }, place, on: "key" }));
  }
  if (!field.required && field.shape.nullable === true)
    findings.push(finding(context, "check/nullable-and-optional", { parameters: { name: field.name }, place, on: "key" }));
  return findings;
}
