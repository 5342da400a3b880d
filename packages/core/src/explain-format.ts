// Judging strings with a format of their own: base64, URIs, durations and so on.

import { type Judge, refuse, report } from "./explain-walk.js";
import { countCodePoints } from "./formats.js";
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

const characters = { unit: "characters", of: countCodePoints };

function prepareFormat({ fits, count }: Format, shape: ScalarShape): Judge {
  const { min = 0, max = Infinity } = shape;
  const { unit, of: countIn } = count ?? characters;
  return (walk, value) => {
    if (typeof value !== "string") return refuse(walk, shape, value);
    // Characters can be counted in any string, bytes only in one that is valid.
    const isCounted = count === undefined || fits(value);
    const counted = isCounted ? countIn(value) : min;
    if (counted < min) report(walk, limited("too-short", `at least ${min} ${unit}`, counted), value, min);
    else if (counted > max) report(walk, limited("too-long", `at most ${max} ${unit}`, counted), value, max);
    else if (!isCounted || !fits(value)) refuse(walk, shape, value, "format");
    return value;
  };
}

const limited = (code: "too-short" | "too-long", limit: string, counted: number): Wording => [code, `must have ${limit}, got ${counted}`];
