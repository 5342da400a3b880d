// Arbitraries of every scalar type: all values that fit the shape, with those on its bounds among them.

import * as fc from "fast-check";
import { isSemver, isTimestamp, isUuid } from "../formats.js";
import type { Json, ScalarShape } from "../shape.js";
import type { Format, FormatValues } from "../scalars/scalar.js";
import { formats, formatValues } from "../scalars/index.js";
import { hasScheme, isUrl } from "../url.js";
import { scalarSamples } from "./scalar-samples.js";
import { lengthFits } from "./text-samples.js";
import { textArbitrary, textMatching } from "./text-arbitraries.js";

/** Any value that fits a scalar. */
export function scalarArbitrary(shape: ScalarShape): fc.Arbitrary<Json> {
  switch (shape.scalar) {
    case "string":
    case "line":
    case "text":
    case "path":
      return textArbitrary(shape);
    case "integer":
      return fc.integer({ min: Math.ceil(shape.min ?? -1e9), max: Math.floor(shape.max ?? 1e9) });
    case "number":
      return withSamples(shape, double(shape.min, shape.max));
    case "epoch":
      return withSamples(shape, double(shape.min ?? -1e11, shape.max ?? 1e11));
    case "percent":
      return withSamples(shape, double(Math.max(shape.min ?? 0, 0), Math.min(shape.max ?? 100, 100)));
    case "boolean":
      return fc.boolean();
    case "timestamp":
      return withSamples(shape, timestamp).filter((text) => isTimestamp(text as string, shape));
    case "date":
      return withSamples(shape, day);
    case "uuid":
      return withSamples(shape, uuid(shape)).filter((text) => isUuid(text as string, shape));
    case "url":
      return withSamples(shape, url(shape.schemes)).filter((text) => isUrl(text as string) && hasScheme(text as string, shape.schemes));
    case "semver":
      return withSamples(shape, semver);
    case "any":
      return anyJson;
    default:
      return formatArbitrary(shape, formats[shape.scalar], formatValues[shape.scalar]);
  }
}

/** Texts of the pattern of a format within its limits. */
function formatArbitrary(shape: ScalarShape, { fits }: Format, { pattern, ofCount }: FormatValues): fc.Arbitrary<Json> {
  const { min = 0, max = Infinity } = shape;
  const matching = textMatching(pattern).filter((text) => fits(text));
  if (min === 0 && max === Infinity) return withSamples(shape, matching);
  // Few strings of a format have a certain length, so that those in the samples have to do.
  const samples = scalarSamples(shape).map(({ value }) => value);
  if (ofCount === undefined) return samples.length === 0 ? matching.filter((text) => lengthFits(shape, text)) : fc.constantFrom(...samples);
  return withSamples(shape, fc.integer({ min, max: Math.min(max, min + 30) }).map(ofCount));
}

function withSamples(shape: ScalarShape, arbitrary: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const samples = scalarSamples(shape).map(({ value }) => value);
  return fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constantFrom(...samples) });
}

/** Numbers of all sizes; no zero with a sign, which JSON does not keep. */
function double(min: number | undefined, max: number | undefined): fc.Arbitrary<Json> {
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const whole = fc.integer({ min: Math.ceil(min ?? -1e6), max: Math.floor(max ?? 1e6) });
  return fc.oneof(whole, fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true })).map((value) => (value === 0 ? 0 : value));
}

const pad = (value: number, width = 2): string => String(value).padStart(width, "0");

const instant = /*@__PURE__*/ fc.date({
  min: new Date("0001-01-01T00:00:00Z"),
  max: new Date("9999-12-31T23:59:59Z"),
  noInvalidDate: true,
});
const day = /*@__PURE__*/ instant.map((date) => date.toISOString().slice(0, 10));
const fraction = /*@__PURE__*/ fc.oneof(
  fc.constant(""),
  fc.nat(999_999_999).map((value) => `.${value}`),
);
const offset = /*@__PURE__*/ fc
  .tuple(fc.constantFrom("+", "-"), fc.nat(23), fc.nat(59))
  .map(([sign, hours, minutes]) => `${sign}${pad(hours)}:${pad(minutes)}`);
const zone = /*@__PURE__*/ fc.oneof(
  { weight: 5, arbitrary: fc.constant("Z") },
  { weight: 1, arbitrary: fc.constantFrom("+00:00", "-00:00") },
  { weight: 2, arbitrary: offset },
);
const timestamp = /*@__PURE__*/ fc
  .tuple(instant, fraction, zone)
  .map(([date, part, where]) => `${date.toISOString().slice(0, 19)}${part}${where}`);

function uuid({ version, prefix }: ScalarShape): fc.Arbitrary<string> {
  const bare = version === 4 ? fc.uuid({ version: 4 }) : fc.uuid();
  const cased = fc.tuple(bare, fc.boolean()).map(([text, upper]) => (upper ? text.toUpperCase() : text));
  return prefix === undefined ? cased : fc.tuple(fc.constantFrom("", prefix), cased).map((parts) => parts.join(""));
}

const label = /*@__PURE__*/ fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const segment = /*@__PURE__*/ fc.stringMatching(/^(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2}){0,8}$/);

function url(schemes: readonly string[] = ["https", "http", "ssh", "artifact"]): fc.Arbitrary<string> {
  const host = fc.array(label, { minLength: 1, maxLength: 3 }).map((labels) => labels.join("."));
  const port = fc.oneof(
    fc.constant(""),
    fc.nat(65_535).map((value) => `:${value}`),
  );
  const path = fc.array(segment, { maxLength: 3 }).map((segments) => segments.map((text) => `/${text}`).join(""));
  const user = fc.oneof({ weight: 4, arbitrary: fc.constant("") }, { weight: 1, arbitrary: label.map((name) => `${name}@`) });
  const rest = fc.oneof(
    fc.constant(""),
    segment.map((text) => `?q=${text}`),
    label.map((text) => `#${text}`),
  );
  return fc.tuple(fc.constantFrom(...schemes), user, host, port, path, rest).map(([scheme, ...parts]) => `${scheme}://${parts.join("")}`);
}

const identifier = /*@__PURE__*/ fc.stringMatching(/^(?:0|[1-9][0-9]{0,3}|[0-9]*[A-Za-z-][0-9A-Za-z-]{0,5})$/);
const tail = /*@__PURE__*/ fc
  .tuple(fc.array(identifier, { maxLength: 3 }), fc.array(identifier, { maxLength: 2 }))
  .map(([before, build]) => `${before.length === 0 ? "" : `-${before.join(".")}`}${build.length === 0 ? "" : `+${build.join(".")}`}`);

/** Versions of one major, or of any. */
export function semverArbitrary(major?: number): fc.Arbitrary<string> {
  const first = major === undefined ? fc.nat(99) : fc.constant(major);
  return fc
    .tuple(first, fc.nat(99), fc.nat(999), tail)
    .map(([one, two, three, rest]) => `${one}.${two}.${three}${rest}`)
    .filter(isSemver);
}

const semver = /*@__PURE__*/ semverArbitrary();

/** Any JSON value, as it is after a trip through JSON. */
export const anyJson: fc.Arbitrary<Json> = /*@__PURE__*/ fc
  .jsonValue({ maxDepth: 3, stringUnit: "binary" })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);
