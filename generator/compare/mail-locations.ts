// Fields that moved to another label, section or line of a mail message.

import type { Field, MailPlace } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ModelPaths, Use } from "./change.js";
import type { Comparison } from "./comparison.js";

export interface MailLocationChange {
  readonly paths: ModelPaths;
  /** The field itself; `paths` are those of its `mail` setting. */
  readonly fieldPaths: ModelPaths;
  readonly use?: Use | undefined;
  readonly before: string;
  readonly after: string;
  /** New readers still find the field where old senders write it. */
  readonly stillRead: boolean;
  /** Old readers find it where new senders write it. */
  readonly readBefore: boolean;
}

/** Every field that is written somewhere else. */
export function mailLocationChanges({ fields, old, new: current }: Comparison): readonly MailLocationChange[] {
  if (old.encodings.mail === undefined || current.encodings.mail === undefined) return [];
  return fields.flatMap(({ old: before, new: after, paths, use }) => {
    if (sameJson(writtenAt(before.mail), writtenAt(after.mail))) return [];
    const at = { old: `${paths.old}/mail`, new: `${paths.new}/mail` };
    return [
      {
        paths: at,
        fieldPaths: paths,
        use,
        before: describe(before.mail),
        after: describe(after.mail),
        stillRead: reads(after, before.mail),
        readBefore: reads(before, after.mail),
      },
    ];
  });
}

/** The location without labels that are only read. */
function writtenAt(place: MailPlace | undefined): unknown {
  if (place?.at !== "label" && place?.at !== "bullet") return place ?? null;
  return { at: place.at, label: place.label, in: place.in ?? null };
}

/** Whether readers find a field that is written in another place. A label is read with and without a bullet, and all names in any case. */
function reads({ mail: place }: Field, other: MailPlace | undefined): boolean {
  if (place?.at === "section" && other?.at === "section") return sameName(place.section, other.section);
  if (!isLabel(place) || !isLabel(other) || !sameName(place.in, other.in)) return false;
  return [place.label, ...(place.also ?? [])].some((label) => sameName(label, other.label));
}

const sameName = (one: string | undefined, another: string | undefined): boolean => one?.toLowerCase() === another?.toLowerCase();

const isLabel = (place: MailPlace | undefined): place is Extract<MailPlace, { readonly at: "label" | "bullet" }> =>
  place?.at === "label" || place?.at === "bullet";

function describe(place: MailPlace | undefined): string {
  if (place === undefined) return "no location";
  if (place.at === "section") return `the section ${place.section}`;
  if (place.at === "label" || place.at === "bullet")
    return `the ${place.at} ${place.label}${place.in === undefined ? "" : ` in ${place.in}`}`;
  return `the ${place.at}`;
}
