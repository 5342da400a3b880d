// People need one release that warns them.

import type { ReleaseRule } from "../compare/change.js";
import type { Finding } from "../compare/change.js";
import { describePlace } from "../compare/words.js";
import { removedWords } from "../compare/words-of-enums.js";

export const removedUndeprecated: ReleaseRule = {
  id: "removed-undeprecated",
  mirror: { waiver: "Adding something needs no announcement." },
  fix: "Release it as `deprecated` once before it goes, or allow this with a reason.",
  find: (comparison) => [
    ...comparison.removedMessages
      .filter(({ deprecated }) => deprecated === undefined)
      .map(({ name }): Finding => ({ places: { old: `messages/${name}` }, facts: { what: name }, otherwise: "patch", forbidden: true })),
    ...comparison.removedFields
      .filter(({ field }) => field.deprecated === undefined)
      .map(({ places }): Finding => ({
        places,
        facts: { what: describePlace(places.old ?? "") },
        otherwise: "patch",
        forbidden: true,
      })),
    ...removedWords(comparison)
      .filter(({ word, renamedTo }) => word.deprecated === undefined && renamedTo === undefined)
      .map(({ word, places }): Finding => ({
        places,
        facts: { what: `${word.value} of ${describePlace(places.new ?? "")}` },
        otherwise: "patch",
        forbidden: true,
      })),
  ],
};
