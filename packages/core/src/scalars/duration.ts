// `duration`: an ISO 8601 duration, such as PT15M.

import type { Format, FormatValues } from "./scalar.js";

/** The exact pattern; weeks cannot be combined with other units, and only seconds can have a fraction. */
export const durationPattern =
  "^P(?!$)(?:[0-9]+W|(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\\.[0-9]+)?S)?)?)$";

const expression = /*@__PURE__*/ new RegExp(durationPattern);

/** A duration by ISO 8601. */
export function isDuration(text: string): boolean {
  return expression.test(text);
}

export const durationScalar: Format = { words: "an ISO 8601 duration", example: "PT15M", fits: isDuration };

export const durationValues: FormatValues = {
  valid: () => ({ plain: "PT15M", "all parts": "P1Y2M3DT4H5M6.5S", weeks: "P2W", zero: "PT0S" }),
  invalid: () => ({
    format: { "no number": "P", "no time after T": "P1DT", "a unit alone": "PT", "no P": "15M", "minutes before hours": "PT1M2H" },
  }),
  pattern: () => "^P(?:[0-9]{1,3}W|[0-9]{1,3}D(?:T[0-9]{1,2}H)?|T[0-9]{1,3}M(?:[0-9]{1,2}(?:\\.[0-9]{1,3})?S)?)$",
};
