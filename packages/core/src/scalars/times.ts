// `timestamp` and `date`.

import { isDate, isTimestamp } from "../formats.js";
import type { Scalar } from "./scalar.js";

export const timestampScalar: Scalar = {
  words: 'an RFC 3339 timestamp (for example "2026-03-04T09:00:00Z")',
  constraints: ({ utc, fraction }) => [...(utc ? ["in UTC"] : []), ...(fraction ? ["without fractional seconds"] : [])],
  fits: isTimestamp,
};

export const dateScalar: Scalar = { words: 'an ISO 8601 date (for example "2026-03-04")', fits: isDate };
