// Upgrades models of older layouts to the current one, step by step. A released model keeps the layout of its time.

import { modelVersion, type ProtocolModel } from "../model/protocol-model.js";

type Layout = Readonly<Record<string, unknown>>;

/** Functions from each older layout to the next: `{ 1: (model) => … }` upgrades 1 to 2. There is only one layout so far. */
const upgraders: Readonly<Record<number, (model: Layout) => Layout>> = {};

/** The model in the current layout, or its problem. */
export function upgradeModel(
  value: unknown,
  { steps = upgraders, target = modelVersion }: { readonly steps?: typeof upgraders; readonly target?: number } = {},
): ProtocolModel | string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "not an object";
  let model = value as Layout;
  const stated = model["modelVersion"];
  if (typeof stated !== "number") return "not a model: modelVersion is missing";
  if (stated > target)
    return `its model version ${stated} is newer than ${target}, which this version of wirepact supports; upgrade wirepact`;
  for (let version = stated; version < target; version += 1) {
    const upgrade = steps[version];
    if (upgrade === undefined) return `its model version ${stated} is no longer supported`;
    model = { ...upgrade(model), modelVersion: version + 1 };
  }
  const { $schema: _schema, ...rest } = withUnset(model);
  return findMissing(rest) ?? (rest as unknown as ProtocolModel);
}

/** A leniency of enums was once written `unknownValues: "unset"`, which now is `unset` of any shape. */
function withUnset<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withUnset) as Value;
  const entries = Object.entries(value).map(([key, member]: [string, unknown]) =>
    key === "unknownValues" && member === "unset" ? ["unset", true] : [key, withUnset(member)],
  );
  return Object.fromEntries(entries) as Value;
}

const strings = ["name", "title", "version", "tag"] as const;
const records = ["types", "messages", "flows", "roles", "reading", "encodings", "groups", "views", "migrations"] as const;

/** The first required part that is missing. */
function findMissing(model: Layout): string | undefined {
  const missing = strings.find((key) => typeof model[key] !== "string");
  if (missing !== undefined) return `${missing} is missing`;
  const record = records.find((key) => typeof model[key] !== "object" || model[key] === null);
  return record === undefined ? undefined : `${record} is missing`;
}
