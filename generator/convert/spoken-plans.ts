// How messages are converted between the current version of a protocol and one that its package also speaks.

import type { ConversionPlan } from "@wirepact/core/codegen/versions";
import { compareVersions } from "../check/compare-versions.js";
import { pairMessages } from "../compare/pair-models.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { planConversion } from "./plan-conversion.js";

export interface PairedMessage {
  readonly old: MessageModel;
  readonly new: MessageModel;
}

/** The messages that two versions have in common: by name or alias, by `from` of a migration, and results by their requests. */
export function pairVersions(old: ProtocolModel, current: ProtocolModel): readonly PairedMessage[] {
  const { pairs, removed, added } = pairMessages(old, current);
  const moved = Object.entries(current.migrations)
    .filter(([version]) => compareVersions(version, old.version) > 0)
    .flatMap(([, byName]) => Object.entries(byName));
  const renamed = added.flatMap((message): readonly PairedMessage[] => {
    const from = moved.find(([name, migration]) => name === message.name && migration.from !== undefined)?.[1].from;
    const before = removed.find(({ name }) => name === from);
    return before === undefined ? [] : [{ old: before, new: message }];
  });
  const results = renamed.flatMap(({ old: before, new: after }): readonly PairedMessage[] => {
    const [one, other] = [old.messages[before.result ?? ""], current.messages[after.result ?? ""]];
    const isLone = one !== undefined && other !== undefined && removed.includes(one) && added.includes(other);
    return isLone && !renamed.some((pair) => pair.new === other) ? [{ old: one, new: other }] : [];
  });
  return [...pairs, ...renamed, ...results];
}

/** Both directions between an older version and the current one. */
export function spokenPlans(old: ProtocolModel, current: ProtocolModel): { readonly up: ConversionPlan; readonly down: ConversionPlan } {
  const pairs = pairVersions(old, current);
  const planOf = (direction: "up" | "down"): ConversionPlan => planConversion({ old, new: current, pairs, direction });
  return { up: planOf("up"), down: planOf("down") };
}
