// The issues that strict validation of a protocol's messages can give, from their shapes.

import { isFormatName, isNumberName, numberLimits } from "@wirepact/core/describe";
import type { IssueCode, ScalarShape, Shape } from "@wirepact/core";
import { limbs, shapesIn } from "@wirepact/core/shape";
import { partsOf } from "../../describe/message-parts.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { unreachable } from "../../base/unreachable.js";

/** The codes that strict validation can give for some message. */
export function possibleIssues(model: ProtocolModel): ReadonlySet<IssueCode> {
  const found = new Set<IssueCode>(["wrong-type", "missing-field", "unknown-type"]);
  for (const message of Object.values(model.messages)) {
    const { tag } = partsOf(model, message);
    const checked: Shape = { ...message.shape, fields: message.shape.fields.filter(({ name }) => name !== tag) };
    for (const shape of shapesIn(checked, model.types, strictLimbs)) for (const code of codesOf(shape)) found.add(code);
    if (message.rules.length > 0) found.add("rule");
    if (message.echoes !== undefined) found.add("mismatch");
  }
  if (Object.values(model.flows).some(({ same }) => same !== undefined)) found.add("mismatch");
  if (model.parts.version !== undefined) found.add("wrong-version");
  if (model.frames !== undefined) found.add("no-match");
  return found;
}

/** What lenient mode accepts instead has no part in strict validation. */
const strictLimbs = limbs.filter((limb) => limb !== "accepted");

function codesOf(shape: Shape): readonly IssueCode[] {
  switch (shape.kind) {
    case "scalar":
      return scalarCodes(shape);
    case "literal":
      return ["wrong-constant"];
    case "enum":
      return shape.open ? (shape.pattern === undefined ? [] : ["pattern"]) : ["unknown-value"];
    case "list":
      return [...countCodes(shape), ...(shape.unique === true ? (["duplicate-item"] as const) : [])];
    case "map":
      return [...countCodes(shape), ...(shape.keys === undefined ? [] : (["invalid-key"] as const))];
    case "struct": {
      const isComputed = shape.fields.some(({ computed }) => computed !== undefined);
      return [
        ...(shape.open ? [] : (["unknown-field"] as const)),
        ...(isComputed ? (["mismatch"] as const) : []),
        ...(shape.extras?.keys === undefined ? [] : (["invalid-key"] as const)),
        ...(shape.rules === undefined ? [] : (["rule"] as const)),
        ...(shape.absent === undefined ? [] : (["unexpected-field"] as const)),
      ];
    }
    case "union":
      return ["no-match", ...(shape.objects?.by === "presence" && shape.objects.exclusive === true ? (["unexpected-field"] as const) : [])];
    case "reference":
      return [];
    default:
      return unreachable(shape);
  }
}

function countCodes({ min = 0, max }: { readonly min?: number; readonly max?: number }): readonly IssueCode[] {
  return [...(min > 0 ? (["too-few"] as const) : []), ...(max === undefined ? [] : (["too-many"] as const))];
}

function scalarCodes(shape: ScalarShape): readonly IssueCode[] {
  const { scalar, min = 0, max, pattern, inside } = shape;
  if (scalar === "boolean" || scalar === "any") return [];
  if (isNumberName(scalar)) {
    const limits = numberLimits(shape);
    return limits.min !== undefined || limits.max !== undefined ? ["out-of-range"] : [];
  }
  return [
    ...(isFormatName(scalar) ? (["format"] as const) : []),
    ...(min > 0 || scalar === "path" ? (["too-short"] as const) : []),
    ...(max === undefined ? [] : (["too-long"] as const)),
    ...(scalar === "line" ? (["line-break"] as const) : []),
    ...(pattern === undefined ? [] : (["pattern"] as const)),
    ...(inside === "require" ? (["path-leaves-root"] as const) : []),
  ];
}
