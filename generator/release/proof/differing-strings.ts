// Messages with the strings that only one of the two models accepts, as the comparison of their patterns and limits found them.

import type { Json } from "@wirepact/core";
import { findFrame } from "@wirepact/core/codegen/frames";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Use } from "../../compare/change.js";
import type { Comparison } from "../../compare/comparison.js";
import { pairModels } from "../../compare/pair-models.js";
import { extrasChanges } from "../../compare/extras.js";
import { otherTags } from "../../compare/frames.js";
import { relateSets, relateStrings, type StringRelation } from "../../compare/relate-strings.js";
import { typeOf } from "./read-message.js";

type Properties = { readonly [name: string]: Json };

/** A string, or a name in an object, at a place in messages of a type. */
interface Difference extends Use {
  readonly text: string;
  /** Whether a property of an object is renamed to the string. */
  readonly renames?: (name: string) => boolean;
}

/** The messages with each such string in its place. */
export function differingStrings(old: ProtocolModel, current: ProtocolModel, messages: readonly Json[]): readonly Json[] {
  const comparison = pairModels(old, current);
  const strings = differencesOf(comparison).flatMap((difference) => {
    const fitting = messages.flatMap((message) => {
      const placed = typeOf(old, message) === difference.tag ? place(message, difference.path, difference) : undefined;
      return placed === undefined ? [] : [placed];
    });
    return fitting.slice(0, 3);
  });
  const { removed, added } = otherTags(comparison);
  const tags = [removed?.example, added?.example].filter((tag) => tag !== undefined);
  return [...strings, ...tags.flatMap((tag) => messages.flatMap((message) => withTag(old, message, tag)).slice(0, 3))];
}

/** A message with another tag; none where messages like it have no tag. */
function withTag(model: ProtocolModel, message: Json, tag: string): readonly Json[] {
  const name = model.frames === undefined ? model.tag : findFrame(model, message)?.tag;
  return name === undefined || typeOf(model, message) === "" ? [] : [{ ...(message as Properties), [name]: tag }];
}

function differencesOf(comparison: Comparison): readonly Difference[] {
  const values = comparison.shapes.flatMap(({ old: before, new: after, use }) =>
    before.kind === "map" && after.kind === "map"
      ? differences(relateSets({ pattern: before.keys }, { pattern: after.keys }), use, () => true)
      : differences(relateStrings(before, after), use),
  );
  const names = extrasChanges(comparison).names.flatMap(({ relation, use, fields }) =>
    differences(relation, use, (name) => !fields.has(name)),
  );
  return [...values, ...names];
}

function differences(found: StringRelation | undefined, use: Use | undefined, renames?: Difference["renames"]): readonly Difference[] {
  const texts = use === undefined ? [] : [found?.onlyOld, found?.onlyNew];
  return texts.flatMap((text) => (text === undefined ? [] : [{ ...use!, text, ...(renames && { renames }) }]));
}

/** The value with the string at a path; undefined where the value has no such place. */
function place(value: Json | undefined, [step, ...rest]: Use["path"], difference: Difference): Json | undefined {
  if (step === undefined) return difference.renames === undefined ? difference.text : renameOne(value, difference.renames, difference.text);
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

function renameOne(value: Json | undefined, renames: (name: string) => boolean, text: string): Json | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const members = Object.entries(value as Properties);
  const renamed = members.find(([name]) => renames(name));
  return renamed === undefined
    ? undefined
    : Object.fromEntries(members.map(([name, member]) => [name === renamed[0] ? text : name, member]));
}
