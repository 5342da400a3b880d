// Parts of a model in words, for the messages about changes.

import type { Shape } from "@wirepact/core";
import { unreachable } from "../../unreachable.js";
import type { Places } from "./change.js";

/** A part by its model path, from the inside outwards: `items of tags of letter`. */
export function describePlace(place: string): string {
  const [area = "", name = "", ...rest] = place.split("/");
  const inner: string[] = [];
  for (let index = 0; index < rest.length; index += 1) {
    const step = rest[index];
    if (step === "fields" || step === "values") inner.unshift(rest[(index += 1)] ?? "");
    else if (step === "rules") inner.unshift(`rule ${rest[(index += 1)] ?? ""}`);
    else if (step === "list") inner.unshift("items");
    else if (step === "map") inner.unshift("values");
    else if (step === "union") inner.unshift(`alternative ${Number(rest[(index += 1)] ?? 0) + 1}`);
    else if (step !== undefined) inner.unshift(step);
  }
  if (area === "envelope")
    return [...inner, ...(name === "fields" ? [] : [name]), "every message"].join(" of ").replace(/^tag of .*/, "tag");
  if (area === "flows") return [...inner, `flow ${name}`].join(" of ");
  return name === "" ? area : [...inner, name].join(" of ");
}

/** A pair of places by the new one, or by the old one where the part is gone. */
export const describePlaces = ({ old, new: current }: Places): string => describePlace(current ?? old ?? "");

/** A list in words, cut after six. */
export function listWords(words: readonly string[]): string {
  return words.length > 6 ? `${words.slice(0, 6).join(", ")} and ${words.length - 6} more` : words.join(", ");
}

const scalarWords: Readonly<Record<string, string>> = { any: "any JSON value", integer: "a whole number", number: "a number" };

/** A shape in a few words, with its own name where it has one. */
export function describeKind(shape: Shape): string {
  switch (shape.kind) {
    case "scalar":
      return scalarWords[shape.scalar] ?? `a ${shape.scalar}`;
    case "literal":
      return JSON.stringify(shape.value);
    case "enum":
      return `${shape.open ? "an open" : "a closed"} list of words`;
    case "reference":
      return shape.type;
    case "list":
      return `a list of ${describeKind(shape.item).replace(/^an? /, "")} items`;
    case "map":
      return "a map";
    case "struct":
      return "an object";
    case "union":
      return shape.members.map(describeKind).join(" or ");
    default:
      return unreachable(shape);
  }
}
