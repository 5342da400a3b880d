// Random scalars, constants and enums.

import type { Json } from "../../packages/core/src/index.js";
import type { DataMap, Kind, Made, Workshop } from "./made.js";
import { plainWords } from "./name-pools.js";
import { description } from "./names.js";

const patterns: readonly (readonly [pattern: string, sample: string])[] = [
  ["^[a-z]{2,8}$", "abcd"],
  ["^o-[0-9]+$", "o-17"],
  ["^(?:dozen|half)$", "half"],
  ["^[A-Z][A-Z_]*$", "COLD"],
  ["^\\p{L}+$", "größe"],
  ["^[^\\s/]+$", "x1"],
  ["^(?:a|b)/\"'`\\$\\{[0-9]$", "a/\"'`${1"],
  ["^[\\u{1F600}-\\u{1F64F}]{1,4}$", "😀"],
];

/** The parameters of a scalar, and the value that fits them. */
type Narrow = (workshop: Workshop) => { readonly data: DataMap; readonly sample?: Json };

interface Scalar {
  readonly kind: Kind;
  readonly sample: Json;
  readonly narrow?: Narrow;
}

const lengthOf = (text: string): number => Array.from(text).length;

/** Bounds around the length of a text. */
const lengths = ({ chance }: Workshop, length: number): DataMap => ({
  ...(chance.sometimes(0.5) ? { min: Math.max(0, length - chance.below(3)) } : {}),
  ...(chance.sometimes(0.6) ? { max: length + chance.pick([0, 1, 5, 60]) } : {}),
});

const texts =
  (sample: string): Narrow =>
  (workshop) => {
    const [pattern, matching] = workshop.chance.pick(patterns);
    const isMatched = workshop.chance.sometimes(0.4);
    const value = isMatched ? matching : sample;
    return { data: { ...(isMatched ? { pattern } : {}), ...lengths(workshop, lengthOf(value)) }, sample: value };
  };

const numbers =
  (isWhole: boolean, least: number, most: number): Narrow =>
  ({ chance }) => {
    const value = isWhole ? chance.between(least, most) : chance.between(least, most) / chance.pick([1, 2, 8]);
    const bounds = {
      ...(chance.sometimes(0.6) ? { min: Math.max(least, value - chance.pick([0, 1, 10])) } : {}),
      ...(chance.sometimes(0.6) ? { max: Math.min(most, value + chance.pick([0, 1, 10])) } : {}),
    };
    return { data: bounds, sample: value };
  };

/** Formats that have bounds on their length, which few of their values fit by chance. */
const sized =
  (sample: string): Narrow =>
  ({ chance }) => ({
    data: {
      ...(chance.sometimes(0.5) ? { min: 1 } : {}),
      ...(chance.sometimes(0.7) ? { max: lengthOf(sample) + chance.pick([40, 200]) } : {}),
    },
  });

/** Every scalar of the language. */
export const scalars: Readonly<Record<string, Scalar>> = {
  string: { kind: "string", sample: "some text", narrow: texts("some text") },
  line: { kind: "string", sample: "one line", narrow: texts("one line") },
  text: { kind: "string", sample: "two\nlines", narrow: texts("two\nlines") },
  path: {
    kind: "string",
    sample: "docs/a.txt",
    narrow: (workshop) => ({
      data: {
        ...(workshop.chance.sometimes(0.6) ? { inside: workshop.chance.pick(["warn", "require"]) } : {}),
        ...(workshop.chance.sometimes(0.3) ? { pattern: "^.*\\.txt$" } : {}),
        ...(workshop.chance.sometimes(0.4) ? { max: 200 } : {}),
      },
    }),
  },
  integer: { kind: "number", sample: 7, narrow: numbers(true, -40, 400) },
  number: { kind: "number", sample: 7.5, narrow: numbers(false, -40, 400) },
  percent: { kind: "number", sample: 50, narrow: numbers(true, 0, 100) },
  epoch: { kind: "number", sample: 1_777_608_000, narrow: numbers(true, 1_000_000_000, 2_000_000_000) },
  boolean: { kind: "boolean", sample: true },
  timestamp: {
    kind: "string",
    sample: "2026-05-01T05:00:00Z",
    narrow: ({ chance }) => ({
      data: {
        ...(chance.sometimes(0.5) ? { utc: true } : {}),
        ...(chance.sometimes(0.5) ? { fraction: "none" } : {}),
        ...(chance.sometimes(0.5) ? { write: "seconds" } : {}),
      },
    }),
  },
  date: { kind: "string", sample: "2026-05-01" },
  uuid: {
    kind: "string",
    sample: "0b8f3d5e-52f1-4c0a-8f5d-6c1f6a3f9b21",
    narrow: ({ chance }) => {
      const prefix = chance.sometimes(0.5) ? "ticket-" : undefined;
      return {
        data: { ...(chance.sometimes(0.5) ? { version: 4 } : {}), ...(prefix === undefined ? {} : { prefix }) },
        sample: `${prefix ?? ""}0b8f3d5e-52f1-4c0a-8f5d-6c1f6a3f9b21`,
      };
    },
  },
  url: {
    kind: "string",
    sample: "https://example.org/a",
    narrow: ({ chance }) => ({ data: { schemes: chance.pick([["https"], ["https", "ssh"]]) } }),
  },
  semver: { kind: "string", sample: "1.2.3" },
  base64: {
    kind: "string",
    sample: "aGVsbG8=",
    narrow: ({ chance }) => {
      const padding = chance.pick([undefined, undefined, "optional", "none"]);
      const data = {
        ...chance.pick<DataMap>([{}, { max: 19 }, { min: 2 }, { min: 3, max: 7 }]),
        ...(chance.sometimes(0.4) ? { alphabet: "url" } : {}),
        ...(padding === undefined ? {} : { padding }),
      };
      return { data, sample: padding === undefined ? "aGVsbG8=" : "aGVsbG8" };
    },
  },
  uri: { kind: "string", sample: "urn:isbn:1", narrow: sized("urn:isbn:1") },
  "uri-reference": { kind: "string", sample: "/a/b?c#d", narrow: sized("/a/b?c#d") },
  "uri-template": { kind: "string", sample: "/a/{b}", narrow: sized("/a/{b}") },
  duration: { kind: "string", sample: "PT15M", narrow: sized("PT15M") },
  email: { kind: "string", sample: "ann@example.org", narrow: sized("ann@example.org") },
  hostname: { kind: "string", sample: "www.example.org", narrow: sized("www.example.org") },
  int64: { kind: "string", sample: "1234567890", narrow: sized("1234567890") },
};

/** Scalars that are ordered. */
export const ordered: readonly string[] = ["integer", "number", "percent", "epoch", "timestamp", "date"];

/** A scalar, with parameters or without. */
export function makeScalar(workshop: Workshop, names: readonly string[] = Object.keys(scalars)): Made {
  const { chance } = workshop;
  const what = chance.pick(names);
  const { kind, sample, narrow } = scalars[what]!;
  const made = { kinds: [kind], what, objects: 0 };
  const narrowed = chance.sometimes(0.6) ? narrow?.(workshop) : undefined;
  const isShort = narrowed === undefined && chance.sometimes(0.5);
  return { ...made, data: isShort ? what : { type: what, ...narrowed?.data }, sample: narrowed?.sample ?? sample };
}

const constants: readonly (string | number | boolean)[] = [
  "round",
  "2.0",
  "a b",
  "*/",
  'it\'s "quoted"',
  "`${x}`",
  "größe",
  "class",
  "constructor",
  1,
  0,
  -7,
  1.5,
  true,
  false,
  "1",
  "true",
  "x\ny",
];

const kindOf = (value: Json): Kind => (value === null ? "null" : Array.isArray(value) ? "list" : (typeof value as Kind));

/** A constant. */
export function makeConstant({ chance }: Workshop, values: readonly (string | number | boolean)[] = constants): Made {
  const value = chance.pick(values);
  return { data: { const: value }, sample: value, kinds: [kindOf(value)], what: "const", objects: 0 };
}

const oddValues: readonly string[] = [
  "constructor",
  "__proto__",
  "a b",
  "*/",
  "it's",
  "class",
  "default",
  "größe",
  "名前",
  "😀",
  "+1",
  "-",
  "1",
  "2fa",
  "UPPER_CASE",
  "x.y",
  "`",
  "${x}",
  "|",
];

/** An enum of strings or integers, open or closed. */
export function makeEnum(workshop: Workshop, given: { readonly closed?: boolean } = {}): Made {
  const { chance } = workshop;
  const open = given.closed === true ? "closed" : chance.pick(["open", "closed"]);
  return chance.sometimes(0.25) ? integerEnum(workshop, open) : stringEnum(workshop, open);
}

/** What a value is described by. */
function valueData(workshop: Workshop, given: { readonly aliases: readonly string[]; readonly name?: string | undefined }): Json {
  const { chance, since } = workshop;
  const extra = {
    ...(chance.sometimes(0.3) ? { aliases: given.aliases } : {}),
    ...(given.name === undefined ? {} : { name: given.name }),
    ...(chance.sometimes(0.1) ? { since: chance.pick(since) } : {}),
    ...(chance.sometimes(0.1) ? { deprecated: deprecation(workshop) } : {}),
  };
  const doc = description(workshop);
  return Object.keys(extra).length === 0 ? doc : { doc, ...extra };
}

/** Why something is deprecated. */
export function deprecation(workshop: Workshop): DataMap {
  const { chance, since } = workshop;
  return {
    since: chance.pick(since),
    reason: description(workshop),
    ...(chance.sometimes(0.5) ? { use: chance.pick(plainWords) } : {}),
    ...(chance.sometimes(0.3) ? { notBefore: "2027-01-01" } : {}),
  };
}

function integerEnum(workshop: Workshop, open: string): Made {
  const { chance } = workshop;
  const sign = chance.sometimes(0.3) ? -1 : 1;
  const start = chance.below(3);
  const values = Array.from({ length: chance.between(1, 4) }, (_, index) => sign * (start + index * chance.between(1, 1) + 1)).sort(
    (a, b) => a - b,
  );
  const named = chance.sometimes(0.5);
  const entries = values.map((value, index) => [
    String(value),
    valueData(workshop, { aliases: [`alias${index}`], name: named ? `Level${index}` : undefined }),
  ]);
  const data = { enum: open, of: "integer", values: Object.fromEntries(entries) as DataMap };
  return { data, sample: values[0]!, kinds: ["number"], what: `enum ${open} integer`, objects: 0 };
}

function stringEnum(workshop: Workshop, open: string): Made {
  const { chance } = workshop;
  const isPatterned = open === "open" && chance.sometimes(0.3);
  const words = isPatterned ? plainWords : [...plainWords, ...plainWords, ...oddValues];
  const shouted = !isPatterned && chance.sometimes(0.3);
  const values = chance.some(words, chance.between(1, 5)).map((word) => (shouted ? word.toUpperCase() : word));
  const distinct = [...new Set(values)];
  const entries = distinct.map((value, index) => [
    value,
    valueData(workshop, { aliases: [`${plainWords[index]}x${index}`], name: undefined }),
  ]);
  const isDigits = distinct.every((value) => /^-?[0-9]+$/.test(value));
  const data = {
    enum: open,
    ...(isDigits ? { of: "string" } : {}),
    values: Object.fromEntries(entries) as DataMap,
    ...(isPatterned ? { pattern: "^[a-z]+x?[0-9]*$" } : {}),
  };
  return { data, sample: distinct[0]!, kinds: ["string"], what: `enum ${open}`, objects: 0 };
}
