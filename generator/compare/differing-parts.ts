// The parts of two models that differ in any way, for differences that no rule is about.

import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";

/** The most parts that are named. */
const mostParts = 20;

/** The model paths of the parts that differ, without what does not belong to the protocol itself. */
export function differingParts(old: ProtocolModel, current: ProtocolModel): readonly string[] {
  return [...new Set(differing(essence(old), essence(current), []).map(modelPath))].slice(0, mostParts);
}

function essence({ version: _version, lint: _lint, allow: _allow, source: _source, ...model }: ProtocolModel): unknown {
  return model;
}

type Properties = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Properties => typeof value === "object" && value !== null && !Array.isArray(value);

/** Where two values differ, by the names of properties and of items that have a name. */
function differing(before: unknown, after: unknown, path: readonly string[]): readonly (readonly string[])[] {
  const [old, current] = [asObject(before), asObject(after)];
  if (old === undefined || current === undefined) return sameJson(before ?? null, after ?? null) ? [] : [path];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  const found = names.flatMap((name) => differing(old[name], current[name], [...path, name]));
  // Code and docs follow the order of the parts.
  const isOrdered = path.length === 1 || Array.isArray(before);
  return found.length === 0 && isOrdered && !sameJson(Object.keys(old), Object.keys(current)) ? [[...path, "order"]] : found;
}

/** An object, or an array of parts with names as an object. */
function asObject(value: unknown): Properties | undefined {
  if (isObject(value)) return value;
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const named = items.flatMap((item) => (isObject(item) && typeof item["name"] === "string" ? [[item["name"], item] as const] : []));
  return named.length === 0 || named.length < items.length ? undefined : Object.fromEntries(named);
}

/** The path to a part of the spec: the innermost field, or the part of a message, type or flow that has a name. */
function modelPath([area = "", name, ...rest]: readonly string[]): string {
  const steps = rest.filter((step) => step !== "shape");
  const inside = steps.findIndex((step, index) => index % 2 === 0 && step !== "fields");
  const fields = inside === -1 ? steps : steps.slice(0, inside);
  const owner = area === "typeDocs" ? "types" : area;
  return [owner, ...(name === undefined ? [] : [name]), ...(fields.length > 0 || owner === "types" ? fields : steps.slice(0, 2))].join("/");
}
