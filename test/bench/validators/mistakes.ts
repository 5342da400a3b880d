// How often a contestant is wrong. Speed means little where a check is left out, so every contestant judges the emitted test data first.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readTestData, type Vector } from "../../support/test-data.js";
import { printTable } from "../table.js";
import type { Judges, Labels } from "./race.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const read = (protocol: string, file: string): readonly Vector[] =>
  readTestData(readFileSync(`${root}/generated/${protocol}/testdata/${file}.json`, "utf8"));

/** Prints how many valid messages each contestant refuses and how many broken ones it takes. */
export function countMistakes(judges: ReadonlyMap<string, Judges>, labels: Labels): void {
  const data = [...judges].map(([protocol, own]) => ({
    own,
    valid: [...read(protocol, "valid"), ...read(protocol, "boundary")],
    invalid: read(protocol, "invalid"),
  }));
  const rows = labels.map(([name, label]) => {
    const accepted = (own: Judges, vectors: readonly Vector[]): number => own[name]?.accept(vectors.map(({ message }) => message)) ?? 0;
    const refused = data.map(({ own, valid }) => valid.length - accepted(own, valid));
    const taken = data.map(({ own, invalid }) => accepted(own, invalid));
    return [label, String(sum(refused)), String(sum(taken))];
  });
  const valid = sum(data.map((each) => each.valid.length));
  const invalid = sum(data.map((each) => each.invalid.length));
  printTable("Mistakes on the emitted test data", ["", `refused of ${valid} valid`, `taken of ${invalid} broken`], rows);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
