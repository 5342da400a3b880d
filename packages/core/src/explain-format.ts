// Judging strings with a format of their own: base64, URIs, durations and so on.

import { type Judge, refuse, report } from "./explain-walk.js";
import type { Wording } from "./issues.js";
import type { Format } from "./scalars/format.js";
import type { FormatName, ScalarShape } from "./shape.js";

/** The formats of a protocol. */
export interface Formats {
  readonly prepare: (shape: ScalarShape) => Judge;
  /** What a value must be, with an article. */
  readonly words: (scalar: FormatName) => string;
}

/** Judging the formats that a protocol uses. */
export function createFormats(known: Readonly<Partial<Record<FormatName, Format>>>): Formats {
  return {
    prepare: (shape) => prepareFormat(known[shape.scalar as FormatName]!, shape),
    words: (scalar) => known[scalar]!.words,
  };
}

function prepareFormat({ fits, count }: Format, shape: ScalarShape): Judge {
  const { min = 0, max = Infinity } = shape;
  return (walk, value) => {
    if (typeof value !== "string") return refuse(walk, shape, value);
    if (!fits(value)) return refuse(walk, shape, value, "format");
    const counted = count?.of(value) ?? 0;
    if (count !== undefined && counted < min) report(walk, limited("too-short", `at least ${min} ${count.unit}`, counted), value, min);
    if (count !== undefined && counted > max) report(walk, limited("too-long", `at most ${max} ${count.unit}`, counted), value, max);
    return value;
  };
}

const limited = (code: "too-short" | "too-long", limit: string, counted: number): Wording => [code, `must have ${limit}, got ${counted}`];
