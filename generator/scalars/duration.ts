// `duration`: an ISO 8601 duration.

import { formatScalar } from "./format-scalar.js";

/** The exact pattern, which also takes a fraction of a second. */
const pattern = "^P(?!$)(?:[0-9]+W|(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\\.[0-9]+)?S)?)?)$";

export const durationScalar = formatScalar({
  name: "duration",
  doc: "ISO 8601 duration, such as PT15M.",
  predicate: "isDuration",
  schema: () => ({ pattern }),
});
