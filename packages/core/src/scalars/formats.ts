// Exact predicates for string formats, used by generated guards and by the walker. Each has one expression for the usual form
// and an exact fallback in a separate function, which keeps the usual path small enough for the compiler to put it where it is called; none
// backtracks beyond the length of the text. Repetitions of more than three are written out: engines count those, which takes twice as long.

/** An expression for a day and what follows it; created by a call, which bundlers remove if the expression is not used. */
const dayAnd = (rest: string): RegExp =>
  new RegExp(String.raw`^\d\d\d\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)${rest}$`);

const usualDateTime = /*@__PURE__*/ dayAnd("T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z");
const anyDateTime = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(?:\.\d+)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** A date and time by RFC 3339, zone included. */
export function isDateTime(text: string): boolean {
  return usualDateTime.test(text) || isUnusualDateTime(text);
}

function isUnusualDateTime(text: string): boolean {
  const match = anyDateTime.exec(text);
  if (match === null || !isDate(text.slice(0, 10))) return false;
  const [, seconds, zone] = match;
  if (seconds !== "60") return true;
  // Leap seconds come at the end of a month in UTC: one second after 23:59:59 it must be midnight of a first.
  const last = Date.parse(`${text.slice(0, 17)}59${zone}`.toUpperCase());
  return /-01T00:00:00/.test(new Date(last + 1000).toISOString());
}

const usualDate = /*@__PURE__*/ dayAnd("");

/** An ISO 8601 date that exists in the calendar. */
export function isDate(text: string): boolean {
  return usualDate.test(text) || isLeapDay(text);
}

function isLeapDay(text: string): boolean {
  // In other years it would be the first of March, or no date at all.
  return /^\d{4}-02-29$/.test(text) && new Date(text).getUTCDate() === 29;
}

/** What a timestamp may have to be besides a date and time with a zone. */
export interface TimestampRules {
  readonly utc?: true;
  readonly fraction?: "none";
}

/** A date and time in the form a shape asks for. A whole second in UTC has one spelling, which ends in Z. */
export function isTimestamp(text: string, { utc, fraction }: TimestampRules): boolean {
  if (utc && fraction) return isUtcSecond(text);
  return (utc ? isUtcDateTime(text) : isDateTime(text)) && !(fraction && text.includes("."));
}

/** A date and time whose zone is Z or a zero offset. */
export function isUtcDateTime(text: string): boolean {
  return usualDateTime.test(text) || (/(?:[Zz]|[+-]00:00)$/.test(text) && isUnusualDateTime(text));
}

/** A whole second in UTC in its one spelling, such as 2026-03-04T09:00:00Z. */
export function isUtcSecond(text: string): boolean {
  return text.length === 20 && (usualDateTime.test(text) || (text[10] === "T" && text[19] === "Z" && isUnusualDateTime(text)));
}

/** Seconds since 1970 of a date and time with a zone; a leap second is taken as the second after it, as clocks do. */
export function toEpochSeconds(dateTime: string): number {
  const [, fraction = ""] = /\.(\d+)/.exec(dateTime) ?? [];
  const whole = dateTime.toUpperCase().replace(`.${fraction}`, "");
  const leap = whole.slice(17, 19) === "60";
  const seconds = Date.parse(leap ? `${whole.slice(0, 17)}59${whole.slice(19)}` : whole) / 1000 + (leap ? 1 : 0);
  return fraction === "" ? seconds : seconds + Number(`0.${fraction}`);
}

const anyUuid =
  /^[\da-f]{3}[\da-f]{3}[\da-f]{2}-[\da-f]{2}[\da-f]{2}-[\da-f]{2}[\da-f]{2}-[\da-f]{2}[\da-f]{2}-[\da-f]{3}[\da-f]{3}[\da-f]{3}[\da-f]{3}$/i;
const uuid4 =
  /^[\da-f]{3}[\da-f]{3}[\da-f]{2}-[\da-f]{2}[\da-f]{2}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{3}[\da-f]{3}[\da-f]{3}[\da-f]{3}$/i;

/** Constraints of a UUID: version 4, an optional prefix. */
export interface UuidRules {
  readonly version?: 4;
  readonly prefix?: string;
}

/** A UUID in any case. */
export function isUuid(text: string, { version, prefix }: UuidRules = {}): boolean {
  const bare = prefix !== undefined && text.startsWith(prefix) ? text.slice(prefix.length) : text;
  return version === 4 ? isUuid4(bare) : anyUuid.test(bare);
}

/** A UUID of version 4, the random kind, in any case. */
export function isUuid4(text: string): boolean {
  return uuid4.test(text);
}

const semver =
  /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?(?:\+[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?$/;

/** A version number by the rules of semver.org. */
export function isSemver(text: string): boolean {
  return semver.test(text);
}

/** A text without a line feed and without a carriage return. */
export function isLine(text: string): boolean {
  return !text.includes("\n") && !text.includes("\r");
}

/** A text with a character that is not white space. The first one usually shows it. */
export function isNotBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || /\S/u.test(text);
}

/** How many code points a text has; half a surrogate pair counts as one. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index++) {
    // A low half right after a high half belongs to the same code point.
    if ((text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}

/** Whether a string has at most `max` code points. */
export function hasAtMost(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 2 * max && countCodePoints(text) <= max);
}

/** Whether a string has at least `min` code points. */
export function hasAtLeast(text: string, min: number): boolean {
  return text.length >= 2 * min || (text.length >= min && countCodePoints(text) >= min);
}

/** A path that is relative and never climbs above where it starts; both kinds of slashes count. */
export function staysInside(path: string): boolean {
  if (/^(?:[\\/]|[A-Za-z]:)/.test(path)) return false;
  let depth = 0;
  for (const step of path.split(/[\\/]/)) {
    if (step === "..") depth--;
    else if (step !== "" && step !== ".") depth++;
    if (depth < 0) return false;
  }
  return true;
}
