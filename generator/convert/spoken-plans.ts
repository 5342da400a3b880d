// How messages are converted between the current version of a protocol and one that its package also speaks.

import type { ConversionPlan, MessageStep } from "@wirepact/core/codegen/versions";
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

/** The messages, of either version, that code converts. */
export function messagesByHand(old: ProtocolModel, current: ProtocolModel): ReadonlySet<string> {
  return new Set(
    Object.entries(current.migrations)
      .filter(([version]) => compareVersions(version, old.version) > 0)
      .flatMap(([, byName]) => Object.entries(byName))
      .flatMap(([name, { by }]) => (by === undefined ? [] : [name])),
  );
}

/** Both directions between an older version and the current one. */
export function spokenPlans(old: ProtocolModel, current: ProtocolModel): { readonly up: ConversionPlan; readonly down: ConversionPlan } {
  const pairs = pairVersions(old, current);
  const byHand = messagesByHand(old, current);
  const planOf = (direction: "up" | "down"): ConversionPlan => {
    const plan = planConversion({ old, new: current, pairs, direction });
    const [source, side] = direction === "up" ? ([old, "old"] as const) : ([current, "new"] as const);
    const messages = Object.keys(source.messages).flatMap((name): readonly (readonly [string, MessageStep])[] => {
      const pair = pairs.find((each) => each[side].name === name);
      const step = Object.hasOwn(plan.messages, name) ? plan.messages[name]! : undefined;
      if (byHand.has(pair?.new.name ?? name)) return [[name, { step: { do: "keep" }, ...step, hand: true }]];
      return step === undefined ? [] : [[name, step]];
    });
    return { ...plan, messages: Object.fromEntries(messages) };
  };
  return { up: planOf("up"), down: planOf("down") };
}
