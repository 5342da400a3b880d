// Where fields stand in a Markdown mail, and which of them moved.

import { sameJson, type MailPlace } from "@wirepact/core";
import type { Places, Use } from "./change.js";
import type { Comparison } from "./comparison.js";

export interface MailPlaceChange {
  readonly places: Places;
  readonly use?: Use | undefined;
  readonly before: string;
  readonly after: string;
  /** New readers still find the field where old senders put it. */
  readonly stillRead: boolean;
}

/** Every field that is written in another place. */
export function mailPlaceChanges({ fields, old, new: current }: Comparison): readonly MailPlaceChange[] {
  if (old.encodings.mail === undefined || current.encodings.mail === undefined) return [];
  return fields.flatMap(({ old: before, new: after, places, use }) => {
    if (sameJson(writtenAt(before.mail), writtenAt(after.mail))) return [];
    const at = { old: `${places.old}/mail`, new: `${places.new}/mail` };
    return [{ places: at, use, before: describe(before.mail), after: describe(after.mail), stillRead: reads(after.mail, before.mail) }];
  });
}

/** The place without what is only read. */
function writtenAt(place: MailPlace | undefined): unknown {
  if (place?.at !== "label" && place?.at !== "bullet") return place ?? null;
  return { at: place.at, label: place.label, in: place.in ?? null };
}

function reads(place: MailPlace | undefined, other: MailPlace | undefined): boolean {
  if ((place?.at !== "label" && place?.at !== "bullet") || place.at !== other?.at || place.in !== other.in) return false;
  return place.also?.includes(other.label) === true;
}

function describe(place: MailPlace | undefined): string {
  if (place === undefined) return "nowhere of its own";
  if (place.at === "section") return `the section ${place.section}`;
  if (place.at === "label" || place.at === "bullet")
    return `the ${place.at} ${place.label}${place.in === undefined ? "" : ` in ${place.in}`}`;
  return `the ${place.at}`;
}
