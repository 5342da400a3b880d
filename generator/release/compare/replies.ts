// How the replies that messages ask for differ between two models.

import type { Places } from "./change.js";
import type { Comparison } from "./comparison.js";
import { compareLists } from "./pair-names.js";

export interface ReplyChange {
  readonly places: Places;
  /** The message that is answered. */
  readonly name: string;
  readonly kind: "required" | "dropped" | "narrowed" | "widened";
  readonly types: readonly string[];
}

/** Every change of what answers a message. A message may ask for no reply, for certain ones, or say nothing about it. */
export function replyChanges({ messages, tagNow }: Comparison): readonly ReplyChange[] {
  return messages.flatMap(({ old, new: current, places }): ReplyChange[] => {
    const at = { places: { old: `${places.old}/replies`, new: `${places.new}/replies` }, name: current.name };
    const before = old.replies?.map(tagNow);
    const after = current.replies;
    const [asked, asks] = [(before?.length ?? 0) > 0, (after?.length ?? 0) > 0];
    if (!asked && asks) return [{ ...at, kind: "required", types: after ?? [] }];
    if (asked && !asks) return [{ ...at, kind: "dropped", types: before ?? [] }];
    if (!asked) {
      if ((before === undefined) === (after === undefined)) return [];
      return [{ ...at, kind: before === undefined ? "narrowed" : "widened", types: ["any message"] }];
    }
    const { removed, added } = compareLists(before, after);
    return [
      ...(removed.length === 0 ? [] : [{ ...at, kind: "narrowed" as const, types: removed }]),
      ...(added.length === 0 ? [] : [{ ...at, kind: "widened" as const, types: added }]),
    ];
  });
}
