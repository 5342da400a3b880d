// Strings that both models accept and read as different values: aliases that moved, or that were values of their own, and unions whose parts
// are tried in another order.

import type { Shape } from "@wirepact/core";
import { alternativesOf } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { ModelPaths, Use } from "./change.js";
import { compareNames } from "./compare-names.js";
import type { Comparison } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";
import { readText } from "./read-text.js";
import { keepsTag } from "./tolerance.js";

export interface MeaningChange {
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
  readonly text: string;
  /** What it is read as by each release. */
  readonly before: string;
  readonly after: string;
}

/** Every such string. */
export const meaningChanges = oncePerComparison((comparison: Comparison): readonly MeaningChange[] => [
  ...ofTags(comparison),
  ...ofShapes(comparison),
]);

/** Tags that one release keeps as those of other messages, and the other one takes for an alias of a message. */
function ofTags({ old, new: current, messages }: Comparison): readonly MeaningChange[] {
  return messages.flatMap(({ old: before, new: after, paths, use }) => {
    const { added, removed } = compareNames(before.aliases, after.aliases);
    return [
      ...added.filter((text) => keepsTag(old, text)).map((text) => ({ paths, use, text, before: text, after: after.name })),
      ...removed.filter((text) => keepsTag(current, text)).map((text) => ({ paths, use, text, before: before.name, after: text })),
    ];
  });
}

const ofShapes = ({ old, new: current, shapes }: Comparison): readonly MeaningChange[] =>
  shapes.flatMap(({ old: before, new: after, paths, use }) => {
    if (!isChoice(before) || !isChoice(after)) return [];
    const [listed, lists] = [valuesIn(old, before), valuesIn(current, after)];
    const texts = new Set([...aliasesIn(old, before), ...aliasesIn(current, after)]);
    return [...texts].flatMap((text): MeaningChange[] => {
      const [was, is] = [readText(old, before, text), readText(current, after, text)];
      if (was === undefined || is === undefined || was === is) return [];
      // A renamed value is the same value, and the rules about renamed and added values report it.
      const renamed = !lists.has(was) && !listed.has(is) && listed.has(was);
      return renamed || (listed.has(text) && !lists.has(text)) || (lists.has(text) && !listed.has(text))
        ? []
        : [{ paths, use, text, before: was, after: is }];
    });
  });

const isChoice = ({ kind }: Shape): boolean => kind === "enum" || kind === "union";

const valuesIn = (model: ProtocolModel, shape: Shape): ReadonlySet<string> =>
  new Set(
    alternativesOf(model.types, shape).flatMap((part) => (part.kind === "enum" ? part.values.map(({ value }) => String(value)) : [])),
  );

const aliasesIn = (model: ProtocolModel, shape: Shape): readonly string[] =>
  alternativesOf(model.types, shape).flatMap((part) => (part.kind === "enum" ? part.values.flatMap(({ aliases = [] }) => aliases) : []));
