// The database indexes that the views of a protocol need. Views that read the same rows share an index.

import type { ProtocolDescriptor, View } from "@wirepact/core";

/** Rows sorted by time, for each location or for each agent of a location, restricted to some message types. */
export interface ViewIndex {
  /** Derived from the content of the index, so that all releases of a protocol use the same name. */
  readonly name: string;
  readonly byAgent: boolean;
  /** Names of message types, sorted. */
  readonly types: "all" | readonly string[];
}

/** The index that a view is read from. */
export function indexOfView(view: View): ViewIndex {
  const byAgent = view.agents !== "any";
  const types = view.messages === "all" ? "all" : [...new Set(view.messages)].sort();
  return { name: `view_${byAgent ? "agent" : "location"}_${digest(JSON.stringify(types))}`, byAgent, types };
}

/** The indexes that all views of a protocol need; a view without message types needs none. */
export function listViewIndexes(protocol: ProtocolDescriptor): readonly ViewIndex[] {
  const indexes = Object.values(protocol.views)
    .map(indexOfView)
    .filter(({ types }) => types.length > 0);
  return [...new Map(indexes.map((index) => [index.name, index])).values()];
}

/** Whether an index contains the rows of a message type. */
export function indexIncludes(index: ViewIndex, type: string): boolean {
  return index.types === "all" || index.types.includes(type);
}

/** Sixteen hexadecimal digits (FNV-1a, twice with different seeds). */
function digest(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
