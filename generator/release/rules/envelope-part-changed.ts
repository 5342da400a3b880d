// Threads, replies, senders and versions are found by these fields.

import type { ReleaseRule } from "../compare/change.js";
import { sameJson, type EnvelopeParts } from "@wirepact/core";

export const envelopePartChanged: ReleaseRule = {
  id: "envelope-part-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the field in its part, or let a new field play it in a new major.",
  find: ({ old, new: current }) => {
    const parts = new Set([...Object.keys(old.parts), ...Object.keys(current.parts)]) as Set<keyof EnvelopeParts>;
    return [...parts]
      .filter((part) => !sameJson(old.parts[part], current.parts[part]))
      .map((part) => ({
        places: { old: `envelope/${part}`, new: `envelope/${part}` },
        facts: { what: part, before: describe(old.parts[part]), after: describe(current.parts[part]) },
        misleads: ["old-senders", "new-senders"],
      }));
  },
};

/** A part in words: the fields that play it. */
function describe(part: EnvelopeParts[keyof EnvelopeParts]): string {
  return part === undefined
    ? "nothing"
    : JSON.stringify(part)
        .replaceAll(/["[\]{}]/g, "")
        .replaceAll(/[,:]/g, " ");
}
