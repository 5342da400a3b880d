// Limits on the size of a message: bytes of an encoding, or characters of a body that is a string.

import type { ProtocolModel } from "../model/protocol-model.js";
import type { ModelPaths } from "./change.js";
import type { Comparison } from "./comparison.js";
import { pairNames } from "./compare-names.js";

export interface SizeChange {
  readonly paths: ModelPaths;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly lower: boolean;
}

/** Every limit that differs. */
export function sizeChanges({ old, new: current }: Comparison): readonly SizeChange[] {
  const encodings = pairNames<{ readonly maxBytes?: number }>({ ...old.encodings }, { ...current.encodings }).paired;
  return [
    ...encodings.flatMap((pair) =>
      sizeChange(pair.old.maxBytes, pair.new.maxBytes, { what: pair.name, place: `encodings/${pair.name}/maxBytes`, unit: "bytes" }),
    ),
    ...sizeChange(bodyLimit(old), bodyLimit(current), { what: "body", place: "envelope/body/max", unit: "characters" }),
  ];
}

const bodyLimit = ({ body }: ProtocolModel): number | undefined => (body === "inline" ? undefined : body.max);

function sizeChange(
  before: number | undefined,
  after: number | undefined,
  { what, place, unit }: { readonly what: string; readonly place: string; readonly unit: string },
): readonly SizeChange[] {
  if (before === after) return [];
  const describe = (limit: number | undefined): string => (limit === undefined ? "none" : `${limit} ${unit}`);
  const lower = (after ?? Infinity) < (before ?? Infinity);
  return [{ paths: { old: place, new: place }, what, before: describe(before), after: describe(after), lower }];
}
