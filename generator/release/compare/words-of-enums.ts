// Words that enums lost and gained, and what becomes of messages that use them.

import type { EnumShape, EnumValue } from "@wirepact/core";
import type { Comparison, Pair } from "./comparison.js";
import { oncePerComparison } from "./once-per-comparison.js";

interface WordChange extends Omit<Pair<EnumShape>, "old" | "new"> {
  readonly word: EnumValue;
}

export interface RemovedWord extends WordChange {
  /** New readers refuse it: the enum is closed, or its pattern is for other words. */
  readonly refused: boolean;
  /** The new word that it became: one of the two models reads either for the other. */
  readonly renamedTo: string | undefined;
  /** What old readers make of the new word. */
  readonly readBefore: "refused" | "unknown" | "understood";
}

export interface AddedWord extends WordChange {
  /** Old readers refuse it. */
  readonly refused: boolean;
  /** Old readers take it for another word. */
  readonly misread: boolean;
  /** Whether the old enum was open, so that readers expect words they do not know. */
  readonly open: boolean;
}

function enumPairs({ shapes }: Comparison): readonly Pair<EnumShape>[] {
  return shapes.flatMap((pair) => {
    const { old, new: current } = pair;
    return old.kind === "enum" && current.kind === "enum" ? [{ ...pair, old, new: current }] : [];
  });
}

const lists = ({ values }: EnumShape, word: string): boolean => values.some((value) => value.value === word);

const reads = ({ values }: EnumShape, word: string): string | undefined => values.find(({ aliases }) => aliases?.includes(word))?.value;

/** Whether a word that is not on the list is valid all the same. */
const takesUnknown = ({ open, pattern }: EnumShape, word: string): boolean =>
  open && (pattern === undefined || new RegExp(pattern, "u").test(word));

/** The word that a removed one became, known by an alias of either model. */
function heirOf(old: EnumShape, current: EnumShape, word: string): string | undefined {
  const heir = reads(current, word) ?? current.values.find((value) => reads(old, value.value) === word)?.value;
  return heir === undefined || lists(old, heir) ? undefined : heir;
}

function readBefore(old: EnumShape, word: string, renamedTo: string | undefined): RemovedWord["readBefore"] {
  if (renamedTo === undefined || reads(old, renamedTo) === word) return "understood";
  return reads(old, renamedTo) !== undefined || takesUnknown(old, renamedTo) ? "unknown" : "refused";
}

/** The words that only the old enums list. */
export const removedWords = oncePerComparison((comparison): readonly RemovedWord[] =>
  enumPairs(comparison).flatMap(({ old, new: current, places, use }) =>
    old.values
      .filter(({ value: word }) => !lists(current, word))
      .map((word) => {
        const renamedTo = heirOf(old, current, word.value);
        const refused = reads(current, word.value) === undefined && !takesUnknown(current, word.value);
        return { word, places, use, refused, renamedTo, readBefore: readBefore(old, word.value, renamedTo) };
      }),
  ),
);

/** The words that only the new enums list, renamed ones left out. */
export function addedWords(comparison: Comparison): readonly AddedWord[] {
  return enumPairs(comparison).flatMap(({ old, new: current, places, use }) => {
    const heirs = new Set(
      old.values.filter(({ value: word }) => !lists(current, word)).map(({ value: word }) => heirOf(old, current, word)),
    );
    return current.values
      .filter(({ value: word }) => !lists(old, word) && !heirs.has(word))
      .map((word) => {
        const misread = reads(old, word.value) !== undefined;
        return { word, places, use, refused: !misread && !takesUnknown(old, word.value), misread, open: old.open };
      });
  });
}
