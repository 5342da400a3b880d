// From the views of a protocol to the indexes that serve them. Views that read the same rows share an index.

import type { ProtocolDescriptor, View } from "@wirepact/core";

/** Rows in the order of their sort time, for a location or for each agent of it, narrowed to some types. */
export interface ViewIndex {
  /** Made from what the index holds, so that two releases of a protocol agree on it. */
  readonly name: string;
  readonly byAgent: boolean;
  /** In alphabetical order. */
  readonly take: "all" | readonly string[];
}

/** The index that serves a view. */
export function indexOfView(view: View): ViewIndex {
  const byAgent = view.agents !== "any";
  const take = view.messages === "all" ? "all" : [...new Set(view.messages)].sort();
  return { name: `view_${byAgent ? "agent" : "location"}_${digest(JSON.stringify(take))}`, byAgent, take };
}

/** The indexes that all views of a protocol need; a view that takes nothing needs none. */
export function listViewIndexes(protocol: ProtocolDescriptor): readonly ViewIndex[] {
  const indexes = Object.values(protocol.views)
    .map(indexOfView)
    .filter(({ take }) => take.length > 0);
  return [...new Map(indexes.map((index) => [index.name, index])).values()];
}

/** Whether rows of a type are in an index. */
export function indexTakes(index: ViewIndex, type: string): boolean {
  return index.take === "all" || index.take.includes(type);
}

/** Sixteen hexadecimal digits (FNV-1a, twice with different seeds): enough to tell lists of types apart. */
function digest(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
