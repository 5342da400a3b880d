import { describe, expect, it } from "vitest";
import { findMutants } from "./find-mutants.js";
import { sampleMutants } from "./sample-mutants.js";

const lines = Array.from({ length: 100 }, (_value, index) => `export const a${index} = b === ${index};`);
const sampleOf = (text: string, seed: number): readonly string[] =>
  sampleMutants(findMutants("file.ts", text), 20, seed).map(({ lineText, replacement }) => `${lineText} ${replacement}`);

describe("the sample of mutants", () => {
  const sample = sampleOf(lines.join("\n"), 1);

  it("has the size asked for, repeats with its seed and differs for another one", () => {
    expect(sample).toHaveLength(20);
    expect(sampleOf(lines.join("\n"), 1)).toEqual(sample);
    expect(sampleOf(lines.join("\n"), 2)).not.toEqual(sample);
  });

  it("keeps its other mutants when a line changes", () => {
    const place = lines.findIndex((line) => sample[10]!.startsWith(line));
    const edited = sampleOf(lines.with(place, "export const c = d;").join("\n"), 1);
    const removed = sample.filter((mutant) => mutant.startsWith(lines[place]!));
    expect(edited.slice(0, 20 - removed.length)).toEqual(sample.filter((mutant) => !removed.includes(mutant)));
  });

  it("tells mutants of equal lines apart", () => {
    const twice = sampleMutants(findMutants("file.ts", "a === b;\na === b;\n"), 2, 1);
    expect(new Set(twice.map(({ line }) => line))).toEqual(new Set([1, 2]));
  });
});
