// A mail is read line by line; a field under another label is not found.

import type { ReleaseRule } from "../compare/change.js";
import { mailPlaceChanges } from "../compare/mail-places.js";
import { describePlaces } from "../compare/words.js";

export const mailLocationChanged: ReleaseRule = {
  id: "mail-location-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the label that is written, and read others with `also`.",
  find: (comparison) =>
    mailPlaceChanges(comparison).map(({ places, use, before, after, stillRead }) => ({
      places,
      use,
      facts: { what: describePlaces(places), before, after },
      ...(stillRead ? { misleads: ["new-senders" as const] } : { misleads: ["old-senders" as const, "new-senders" as const] }),
    })),
};
