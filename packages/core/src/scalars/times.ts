// `timestamp` and `date`: RFC 3339 and ISO 8601.

import { isDate, isDateTime, isTimestamp } from "./formats.js";
import type { Format, FormatValues } from "./scalar.js";

/** A day that is not in the calendar, where the first day of the same month is. */
const flaw = (text: string): string | undefined =>
  /^.{8}[0-3]\d/.test(text) && isDate(`${text.slice(0, 8)}01`) && !isDate(text.slice(0, 10)) ? "a day that does not exist" : undefined;

const words = "an RFC 3339 timestamp";
const example = "2026-03-04T09:00:00Z";

/** For protocols in which no timestamp has to be in UTC or without fractional seconds. */
export const plainTimestampScalar: Format = { words, example, fits: isDateTime, flaw };

export const timestampScalar: Format = {
  words,
  example,
  constraints: ({ utc, fraction }) => [...(utc ? ["in UTC"] : []), ...(fraction ? ["without fractional seconds"] : [])],
  fits: isTimestamp,
  flaw,
};

export const dateScalar: Format = { words: "an ISO 8601 date", example: "2026-03-04", fits: isDate, flaw };

/** Days of all months, including some that do not exist. */
const dayPattern = "[1-9][0-9]{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])";

export const timestampValues: FormatValues = {
  valid: () => ({
    plain: "2026-03-04T09:00:00Z",
    "leap day": "2024-02-29T23:59:59Z",
    "fraction of a second": "2026-03-04T09:00:00.123456Z",
    "zero offset": "2026-03-04T09:00:00+00:00",
    offset: "2026-03-04T09:00:00-05:30",
  }),
  invalid: ({ utc, fraction }) => ({
    format: {
      "a day that does not exist": "2026-02-30T09:00:00Z",
      "an hour that does not exist": "2026-03-04T25:00:00Z",
      "no zone": "2026-03-04T09:00:00",
      "a day only": "2026-03-04",
    },
    ...(utc && { utc: { "another zone": "2026-03-04T09:00:00+02:00" } }),
    ...(fraction && { fraction: { "a fraction of a second": "2026-03-04T09:00:00.5Z" } }),
  }),
  pattern: ({ utc, fraction }) => {
    const zone = utc ? (fraction ? "Z" : "(?:Z|[+-]00:00)") : "(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])";
    return `^${dayPattern}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]${fraction ? "" : "(?:\\.[0-9]{1,9})?"}${zone}$`;
  },
};

export const dateValues: FormatValues = {
  valid: () => ({ plain: "2026-03-04", "leap day": "2024-02-29", "an early day": "1970-01-01" }),
  invalid: () => ({
    format: {
      "a day that does not exist": "2025-02-29",
      "no leading zeros": "2026-3-4",
      "a time as well": "2026-03-04T09:00:00Z",
    },
  }),
  pattern: () => `^${dayPattern}$`,
};
