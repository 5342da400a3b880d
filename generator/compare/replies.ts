// How the replies that messages ask for differ between two models.

import type { ModelPaths } from "./change.js";
import type { Comparison } from "./comparison.js";
import { compareNames } from "./compare-names.js";

export interface ReplyChange {
  readonly paths: ModelPaths;
  /** The message that is replied to. */
  readonly name: string;
  readonly kind: "required" | "dropped" | "narrowed" | "widened" | "opened" | "excluded";
  readonly types: readonly string[];
}

/** Every change of the replies to a message. A message may require certain replies, exclude replies, or leave them open. */
export function replyChanges({ messages, tagNow }: Comparison): readonly ReplyChange[] {
  return messages.flatMap(({ old, new: current, paths }): ReplyChange[] => {
    const at = { paths: { old: `${paths.old}/replies`, new: `${paths.new}/replies` }, name: current.name };
    const before = old.replies?.map(tagNow);
    const after = current.replies;
    const [asked, asks] = [(before?.length ?? 0) > 0, (after?.length ?? 0) > 0];
    if (!asked && asks) return [{ ...at, kind: "required", types: after ?? [] }];
    if (asked && !asks) return [{ ...at, kind: "dropped", types: before ?? [] }];
    if (!asked) {
      if ((before === undefined) === (after === undefined)) return [];
      return [{ ...at, kind: before === undefined ? "excluded" : "opened", types: ["any message"] }];
    }
    const { removed, added } = compareNames(before, after);
    return [
      ...(removed.length === 0 ? [] : [{ ...at, kind: "narrowed" as const, types: removed }]),
      ...(added.length === 0 ? [] : [{ ...at, kind: "widened" as const, types: added }]),
    ];
  });
}
