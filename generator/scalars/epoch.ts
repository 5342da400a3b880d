// `epoch`: seconds since 1970, a finite number.

import { numberScalar } from "./number.js";
import type { ScalarType } from "./scalar.js";

export const epochScalar: ScalarType = {
  ...numberScalar,
  name: "epoch",
  doc: "Unix timestamp: seconds since 1970-01-01T00:00:00Z.",
  sameAs: "number",
};
