// Converts messages between two models, as packages do between the versions that they speak.

import type { Json } from "@wirepact/core";
import { runnable, sameJson } from "@wirepact/core/codegen";
import { type Conversion, convertMessage } from "@wirepact/core/codegen/versions";
import { planConversion } from "../../convert/plan-conversion.js";
import type { PairedMessage } from "../../convert/spoken-plans.js";
import { writtenVersion } from "../../describe/written-version.js";
import type { ProtocolModel } from "../../model/protocol-model.js";

export type { Conversion, Loss } from "@wirepact/core/codegen/versions";

/** Converts the messages of one type. */
export type ConvertMessage = (message: Json) => Conversion;

/** Makes the function that converts the messages of one type, up to the newer version or down to the older one. */
export function createConverter(
  { old, new: current }: { readonly old: ProtocolModel; readonly new: ProtocolModel },
  pair: PairedMessage,
  direction: "up" | "down",
): ConvertMessage {
  const [from, to] = direction === "up" ? [old, current] : [current, old];
  const plan = planConversion({ old, new: current, pairs: [pair], direction });
  const route = { from: runnable(from), to: runnable(to), plan, as: writtenVersion(current, to.version) };
  return (message) => convertMessage(route, direction === "up" ? pair.old.name : pair.new.name, message);
}

/** Whether a conversion has changed nothing. */
export const isUnchanged = (message: Json, conversion: Conversion): boolean =>
  conversion.ok && conversion.losses.length === 0 && sameJson(message, conversion.message);
