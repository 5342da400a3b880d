// What a release makes of a field that only the other one has: an unknown property of an object. Names of unknown properties are assumed to be
// fields of neither release, except for those that `extras` declares: programs may send them, with any value of that type.

import type { Extras, Shape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Comparison, LoneField } from "./comparison.js";
import { covers } from "./cover-shapes.js";
import { isTagOfRest } from "./object-choices.js";

type Side = "old" | "new";

const otherThan = (side: Side): Side => (side === "old" ? "new" : "old");

/** Whether `extras` leaves a name to senders. */
export const declaresName = ({ keys }: Extras, name: string): boolean => keys === undefined || new RegExp(keys, "u").test(name);

/** Why readers of the release that lacks a field reject it; undefined where they keep it as an unknown property. */
export function whyRejected(lone: LoneField, comparison: Comparison, side: Side): string | undefined {
  const { field, struct, use } = lone;
  const { open, extras } = struct[side];
  if (!open) return "to a closed object";
  if (isTagOfRest(lone, comparison, side)) return "to the object that a union uses where its tag is missing";
  if (use?.path.length === 1 && comparison[side].frames?.some(({ body }) => body === field.name) === true) return noBody;
  if (extras === undefined) return undefined;
  if (!declaresName(extras, field.name)) return "whose name `extras` does not allow";
  const other = comparison[otherThan(side)];
  return takes(comparison[side], extras.values, other, field.shape) ? undefined : "whose values `extras` does not allow";
}

export const noBody = "where there was no body";

/** Whether senders of the release that lacks a field may use its name, as `extras` declares, for values that the field rejects. */
export function isMetByExtras({ field, struct }: LoneField, comparison: Comparison, side: Side): boolean {
  const { open, extras } = struct[side];
  if (!open || extras === undefined) return false;
  const other = comparison[otherThan(side)];
  return (
    [field.name, ...(field.aliases ?? [])].some((name) => declaresName(extras, name)) &&
    !takes(other, field.shape, comparison[side], extras.values)
  );
}

/** Whether a shape of one release takes in that of the other; what changes inside a type that both have is reported there. */
const takes = (outerModel: ProtocolModel, outer: Shape, innerModel: ProtocolModel, inner: Shape): boolean =>
  covers(
    outerModel,
    outer,
    innerModel,
    inner,
    Object.keys(innerModel.types).map((name) => `${name} ${name}`),
  );
