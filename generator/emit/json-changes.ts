// The changes between two JSON values, by JSON Pointer: properties set and properties dropped.

import type { Json } from "@wirepact/core";

/** Edits of a value; keys are JSON Pointers (RFC 6901), the empty one is the whole value. */
export interface Changes {
  readonly set?: Readonly<Record<string, Json>>;
  readonly drop?: readonly string[];
}

/** The changes from `before` to `after`; an array whose length changes is set as a whole. */
export function changesBetween(before: Json, after: Json): Changes {
  return changesWithin(before, after, Number.POSITIVE_INFINITY) ?? {};
}

/** The same, or undefined if there are more than `most` changes. */
export function changesWithin(before: Json, after: Json, most: number): Changes | undefined {
  const edits: Edits = { set: new Map(), drop: [], most };
  compare("", before, after, edits);
  if (isTooMuch(edits)) return undefined;
  const { set, drop } = edits;
  return { ...(set.size > 0 && { set: Object.fromEntries(set) }), ...(drop.length > 0 && { drop }) };
}

interface Edits {
  readonly set: Map<string, Json>;
  readonly drop: string[];
  readonly most: number;
}

const isTooMuch = ({ set, drop, most }: Edits): boolean => set.size + drop.length > most;

function compare(pointer: string, before: Json, after: Json, edits: Edits): void {
  if (before === after || isTooMuch(edits)) return;
  if (isMap(before) && isMap(after)) {
    for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) edits.drop.push(step(pointer, name));
    for (const name of Object.keys(after)) {
      const [known, changed] = [Object.hasOwn(before, name) ? before[name] : undefined, after[name]!];
      if (known === undefined) edits.set.set(step(pointer, name), changed);
      else if (known !== changed) compare(step(pointer, name), known, changed, edits);
    }
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, item] of (after as readonly Json[]).entries()) {
      const known = (before as readonly Json[])[index]!;
      if (known !== item) compare(`${pointer}/${index}`, known, item, edits);
    }
  } else edits.set.set(pointer, after);
}

const isMap = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const step = (pointer: string, name: string): string => `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
