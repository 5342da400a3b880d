// Turns models of older layouts into the present one, step by step. A release is frozen in the layout of its day.

import { modelVersion, type ProtocolModel } from "../../model/protocol-model.js";

type Layout = Readonly<Record<string, unknown>>;

/** From each older layout to the next: `{ 1: (model) => … }` makes 2 out of 1. There is only one layout so far. */
const upgraders: Readonly<Record<number, (model: Layout) => Layout>> = {};

/** The model in the present layout, or what is wrong with it. */
export function upgradeModel(
  value: unknown,
  { steps = upgraders, target = modelVersion }: { readonly steps?: typeof upgraders; readonly target?: number } = {},
): ProtocolModel | string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "it is no object";
  let model = value as Layout;
  const stated = model["modelVersion"];
  if (typeof stated !== "number") return "it is no model: modelVersion is missing";
  if (stated > target) return `its layout ${stated} is newer than this wirepact, which knows ${target}; upgrade wirepact`;
  for (let version = stated; version < target; version += 1) {
    const upgrade = steps[version];
    if (upgrade === undefined) return `its layout ${stated} is too old to be read`;
    model = { ...upgrade(model), modelVersion: version + 1 };
  }
  const { $schema: _schema, ...rest } = model;
  return findHole(rest) ?? (rest as unknown as ProtocolModel);
}

const texts = ["name", "title", "version", "tag"] as const;
const records = ["types", "messages", "flows", "roles", "reading", "encodings", "groups", "views", "migrations"] as const;

/** The first part that a model needs and this one lacks. */
function findHole(model: Layout): string | undefined {
  const text = texts.find((key) => typeof model[key] !== "string");
  if (text !== undefined) return `${text} is missing`;
  const record = records.find((key) => typeof model[key] !== "object" || model[key] === null);
  return record === undefined ? undefined : `${record} is missing`;
}
