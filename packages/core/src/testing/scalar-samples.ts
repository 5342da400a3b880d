// Fitting values of every scalar type: a plain one first, then the forms and bounds that a reader must cope with.

import { isSemver, isTimestamp, isUuid } from "../formats.js";
import type { Json, ScalarShape } from "../shape.js";
import type { FormatValues } from "../scalars/scalar.js";
import { formatValues } from "../scalars/index.js";
import { hasScheme, isUrl } from "../url.js";
import { lengthFits, type Sample, textSamples } from "./text-samples.js";

const samplesByShape = /*@__PURE__*/ new WeakMap<ScalarShape, readonly Sample<Json>[]>();

/** Fitting values of a scalar, the plain one first; empty only for a pattern that cannot be read. */
export function scalarSamples(shape: ScalarShape): readonly Sample<Json>[] {
  let samples = samplesByShape.get(shape);
  if (samples === undefined) samplesByShape.set(shape, (samples = makeSamples(shape)));
  return samples;
}

function makeSamples(shape: ScalarShape): readonly Sample<Json>[] {
  switch (shape.scalar) {
    case "string":
    case "line":
    case "text":
    case "path":
      return textSamples(shape);
    case "integer":
      return numberSamples(shape, [1, 7, 0, -3]);
    case "number":
      return numberSamples(shape, [1.5, 7, 0, -0.25, 1e21]);
    case "percent":
      return numberSamples({ min: Math.max(shape.min ?? 0, 0), max: Math.min(shape.max ?? 100, 100) }, [45, 12.5]);
    case "epoch":
      return numberSamples(shape, [1_772_600_000, 1_772_600_000.25, 0, -1.5]);
    case "boolean":
      return [plain(true), { value: false, reaches: "the other value" }];
    case "timestamp":
      return timestamps.filter(({ value }) => isTimestamp(value, shape));
    case "date":
      return [plain("2026-03-04"), { value: "2024-02-29", reaches: "leap day" }, { value: "1970-01-01", reaches: "an early day" }];
    case "uuid":
      return uuids(shape.prefix).filter(({ value }) => isUuid(value, shape));
    case "url":
      return urls(shape).filter(({ value }) => isUrl(value) && hasScheme(value, shape.schemes));
    case "semver":
      return ["1.2.3", "0.0.0", "1.10.0-rc.1+build.5"]
        .filter(isSemver)
        .map((value, index) => ({ value, reaches: index === 0 ? "plain" : "another form" }));
    case "any":
      return [
        plain("any value"),
        ...[null, false, 0, "", [1, "two"], { key: { deep: true } }].map((value) => ({ value, reaches: "another kind" })),
      ];
    default:
      return formatSamples(shape, formatValues[shape.scalar]);
  }
}

/** Values of a format, and those at its limits. */
function formatSamples(shape: ScalarShape, { valid, ofCount }: FormatValues): readonly Sample<string>[] {
  const { min, max } = shape;
  const edge = (count: number | undefined, reaches: string): readonly Sample<string>[] =>
    count === undefined || ofCount === undefined ? [] : [{ value: ofCount(count), reaches }];
  const fits = ({ value }: Sample<string>): boolean => ofCount !== undefined || lengthFits(shape, value);
  const samples = Object.entries(valid(shape)).map(([reaches, value]) => ({ value, reaches }));
  const all = [...samples.filter(fits), ...edge(min, "min"), ...edge(max, "max")];
  return all.filter(({ value }, index) => all.findIndex((other) => other.value === value) === index);
}

const plain = <Value>(value: Value): Sample<Value> => ({ value, reaches: "plain" });

function numberSamples({ min, max }: Pick<ScalarShape, "min" | "max">, candidates: readonly number[]): readonly Sample<number>[] {
  const inside = candidates.filter((value) => value >= (min ?? -Infinity) && value <= (max ?? Infinity));
  const edges = [
    ...(min === undefined ? [] : [{ value: min, reaches: "min" }]),
    ...(max === undefined ? [] : [{ value: max, reaches: "max" }]),
  ];
  const reached = new Set(edges.map(({ value }) => value));
  const [first, ...others] = inside.filter((value) => !reached.has(value));
  return [...(first === undefined ? [] : [plain(first)]), ...edges, ...others.map((value) => ({ value, reaches: "another number" }))];
}

const timestamps: readonly Sample<string>[] = [
  plain("2026-03-04T09:00:00Z"),
  { value: "2024-02-29T23:59:59Z", reaches: "leap day" },
  { value: "2026-03-04T09:00:00.123456Z", reaches: "fraction of a second" },
  { value: "2026-03-04T09:00:00+00:00", reaches: "zero offset" },
  { value: "2026-03-04T09:00:00-05:30", reaches: "offset" },
];

const uuids = (prefix = ""): readonly Sample<string>[] => [
  plain(`${prefix}5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e`),
  { value: `${prefix}f81d4fae-7dec-4ad0-a765-00a0c91e6bf6`, reaches: "another id" },
  { value: `${prefix}F81D4FAE-7DEC-4AD0-A765-00A0C91E6BF6`, reaches: "upper case" },
  ...(prefix === "" ? [] : [{ value: "0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a", reaches: "no prefix" }]),
  { value: "00000000-0000-0000-0000-000000000000", reaches: "nil" },
];

function urls({ schemes = ["https", "urn"] }: ScalarShape): readonly Sample<string>[] {
  return schemes.flatMap((scheme) =>
    scheme === "urn"
      ? [{ value: "urn:isbn:0451450523", reaches: "no host" }]
      : [
          { value: `${scheme}://git.example/a`, reaches: scheme === schemes[0] ? "plain" : `scheme ${scheme}` },
          { value: `${scheme}://user@git.example:8443/a/b?q=1#end`, reaches: `all parts of ${scheme}` },
        ],
  );
}
