// `duration`: an ISO 8601 duration.

import { durationPattern } from "@wirepact/core/codegen";
import { formatScalar } from "./format-scalar.js";

export const durationScalar = formatScalar({
  name: "duration",
  doc: "ISO 8601 duration, such as PT15M.",
  predicate: "isDuration",
  schema: () => ({ pattern: durationPattern }),
});
