// Messages with the strings that only one of the two models accepts, as the comparison of their patterns and limits found them.

import type { Json } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Use } from "../compare/change.js";
import { pairModels } from "../compare/comparison.js";
import { relateSets, relateStrings } from "../compare/relate-strings.js";
import { typeOf } from "./judge.js";

type Properties = { readonly [name: string]: Json };

/** A string, or the key of a map, at a place in messages of a type. */
interface Difference extends Use {
  readonly text: string;
  readonly asKey: boolean;
}

/** The messages with each such string in its place. */
export function differingStrings(old: ProtocolModel, current: ProtocolModel, messages: readonly Json[]): readonly Json[] {
  return differencesOf(old, current).flatMap((difference) => {
    const fitting = messages.flatMap((message) => {
      const placed = typeOf(old, message) === difference.tag ? place(message, difference.path, difference) : undefined;
      return placed === undefined ? [] : [placed];
    });
    return fitting.slice(0, 3);
  });
}

function differencesOf(old: ProtocolModel, current: ProtocolModel): readonly Difference[] {
  return pairModels(old, current).shapes.flatMap(({ old: before, new: after, use }) => {
    if (use === undefined) return [];
    const asKey = before.kind === "map" && after.kind === "map";
    const found = asKey ? relateSets({ pattern: before.keys }, { pattern: after.keys }) : relateStrings(before, after);
    return [found?.onlyOld, found?.onlyNew].flatMap((text) => (text === undefined ? [] : [{ ...use, text, asKey }]));
  });
}

/** The value with the string at a path; undefined where the value has no such place. */
function place(value: Json | undefined, [step, ...rest]: Use["path"], difference: Difference): Json | undefined {
  if (step === undefined) return difference.asKey ? withKey(value, difference.text) : difference.text;
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    const [first, ...others] = value as readonly Json[];
    const placed = step === "*" ? place(first, rest, difference) : undefined;
    return placed === undefined ? undefined : [placed, ...others];
  }
  const members = value as Properties;
  const name = step === "*" ? Object.keys(members)[0] : String(step);
  if (name === undefined) return undefined;
  const placed = place(members[name], rest, difference);
  return placed === undefined ? undefined : { ...members, [name]: placed };
}

function withKey(value: Json | undefined, key: string): Json | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const [first] = Object.values(value as Properties);
  return first === undefined ? undefined : { [key]: first };
}
