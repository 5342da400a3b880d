// Names the type of a shape for messages about changes.

import type { Shape } from "@wirepact/core";
import { unreachable } from "../../unreachable.js";

/** Scalars whose name in the language is not the usual name of the type. */
const scalarNames: Readonly<Record<string, string>> = {
  any: "any JSON value",
  text: "multi-line string",
  line: "single-line string",
  uuid: "UUID",
  url: "URL",
  semver: "semantic version",
  epoch: "Unix time",
  percent: "percentage",
};

/** The type in a few words, without an article: `integer`, `string array`. */
export function describeKind(shape: Shape): string {
  switch (shape.kind) {
    case "scalar":
      return scalarNames[shape.scalar] ?? shape.scalar;
    case "literal":
      return `the constant ${JSON.stringify(shape.value)}`;
    case "enum":
      return shape.open ? "open enum" : "closed enum";
    case "reference":
      return shape.type;
    case "list":
      return shape.item.kind === "union" ? `array of ${describeKind(shape.item)}` : `${describeKind(shape.item)} array`;
    case "map":
      return "map";
    case "struct":
      return "object";
    case "union":
      return shape.members.map(describeKind).join(" or ");
    default:
      return unreachable(shape);
  }
}
