// Counts wrong verdicts on the emitted test data: a contestant that skips checks is fast for the wrong reason.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readTestData, type Vector } from "../../support/test-data.js";
import { keepTable } from "../results.js";
import type { Judges, Labels } from "./race.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const read = (protocol: string, file: string): readonly Vector[] =>
  readTestData(readFileSync(`${root}/generated/${protocol}/testdata/${file}.json`, "utf8"));

/** Prints how many valid messages each contestant rejects and how many invalid ones it accepts. */
export function countMistakes(judges: ReadonlyMap<string, Judges>, labels: Labels): void {
  const data = [...judges].map(([protocol, own]) => ({
    own,
    valid: [...read(protocol, "valid"), ...read(protocol, "boundary")],
    invalid: read(protocol, "invalid"),
  }));
  const rows = labels.map(([name, label]) => {
    const accepted = (own: Judges, vectors: readonly Vector[]): number => own[name]?.accept(vectors.map(({ message }) => message)) ?? 0;
    const rejected = data.map(({ own, valid }) => valid.length - accepted(own, valid));
    const wronglyAccepted = data.map(({ own, invalid }) => accepted(own, invalid));
    return [label, String(sum(rejected)), String(sum(wronglyAccepted))];
  });
  const valid = sum(data.map((each) => each.valid.length));
  const invalid = sum(data.map((each) => each.invalid.length));
  keepTable("mistakes", "Wrong verdicts on the emitted test data", {
    head: ["", `rejected of ${valid} valid`, `accepted of ${invalid} invalid`],
    rows,
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
