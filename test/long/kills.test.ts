// Kills `wirepact generate`, `rename` and `release` at random moments: the next run completes the work, without --force and without leftovers.
// To continue a run that was broken off, repeat it with its seed from a portion on: `SEED=7 npm run test:long -- kills -t 'kills 41 to'`.

import { killGenerate } from "../support/killed-generate.js";
import { killRename } from "../support/killed-rename.js";
import { killRelease } from "../support/killed-release.js";
import { definePortions } from "../support/kill-portions.js";

definePortions({ what: "generate", size: 20, kill: killGenerate, killed: 1 / 4, interrupted: 1 / 20 });
definePortions({ what: "rename", size: 40, kill: killRename, killed: 1 / 4, interrupted: 1 / 8 });
definePortions({ what: "release", size: 5, kill: killRelease, killed: 1 / 2, interrupted: 1 / 8 });
