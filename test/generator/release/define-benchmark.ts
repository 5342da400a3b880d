// The benchmark of the release rules: edits of the five real protocols for every rule, and refactorings that change nothing. Every edit must
// be found, and no refactoring may be reported as a break.

import { describe, expect, test } from "vitest";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { proveComparison } from "../../../generator/release/proof/prove-comparison.js";
import { findReleaseRule, releaseRules } from "../../../generator/compare/rules/index.js";
import { createRandom } from "../../support/mutants.js";
import { seed } from "../../support/seed.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { editedRules, editsFor, needsFrames, type Edit } from "./edits/index.js";
import { refactorings } from "./edits/refactorings.js";
import { isSayable } from "./edits/sayable.js";
import { framedProtocol } from "./rule-fixture.js";

export interface BenchmarkSize {
  /** Protocols whose edits are tried for each rule, a different one for the next rule, and refactorings. */
  readonly protocols: number;
  /** Edits for each rule and protocol, and refactorings of each kind and protocol. */
  readonly edits: number;
  /** Edits for each protocol whose verdict is checked by replay. */
  readonly replays: number;
  /** The minimum number of edits. */
  readonly least: number;
}

const protocols = specProtocols();
const named = protocols.map((model) => [model.name, model] as const);
const random = createRandom(seed);

/** A random sample of an array; all items of a shorter one. */
function some<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list;
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]!);
}

/** A list from one of its items on. */
const inTurn = <T>(list: readonly T[], first: number): readonly T[] => list.map((_, index) => list[(first + index) % list.length]!);

/** The rule that must find an edit undone. */
const ruleWhenUndone = (id: string): string | undefined => findReleaseRule(id)?.mirror;

const rulesBetween = ({ old, new: current }: Edit): readonly string[] => compareModels(old, current).changes.map(({ rule }) => rule);

/** Defines the tests. */
export function defineBenchmark(size: BenchmarkSize): void {
  test("has edits for every rule or its mirror", () => {
    const covered = new Set(editedRules.flatMap((id) => [id, ruleWhenUndone(id)]));
    expect(releaseRules.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
  });
  describe("detection", () => defineDetection(size));
  describe("false alarms", () => defineFalseAlarms(size));
  describe.runIf(size.replays > 0)("rules and replay agree", () => defineReplays(size));
}

function defineDetection({ protocols: most, edits, least }: BenchmarkSize): void {
  const counts = new Map<string, number>();
  const count = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);

  test.each(editedRules)("%s", (id) => {
    const mirror = ruleWhenUndone(id);
    let tried = 0;
    for (const model of needsFrames(id) ? [framedProtocol()] : inTurn(protocols, editedRules.indexOf(id))) {
      const all = editsFor(id, model);
      if (all.length === 0 || tried++ >= most) continue;
      for (const edit of some(all, edits)) {
        const place = `${model.name}, edit ${all.indexOf(edit)}`;
        expect(rulesBetween(edit), place).toContain(id);
        count(id);
        if (mirror === undefined) continue;
        expect(rulesBetween({ old: edit.new, new: edit.old }), `${place}, undone`).toContain(mirror);
        count(mirror);
      }
    }
    expect(counts.get(id) ?? 0, "edits of real protocols").toBeGreaterThan(0);
  });

  test("is complete", () => {
    const total = [...counts.values()].reduce((sum, found) => sum + found, 0);
    const table = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, found]) => `${id} ${found}`);
    console.log(`${total} of ${total} edits of ${protocols.length} protocols found by ${counts.size} rules: ${table.join(", ")}`);
    expect([...counts.keys()].sort()).toEqual(releaseRules.map(({ id }) => id).sort());
    expect(total).toBeGreaterThan(least);
  });
}

function defineFalseAlarms({ protocols: most, edits }: BenchmarkSize): void {
  test.each(named.slice(0, most))("%s has none", (_, model) => {
    let tried = 0;
    for (const [name, refactored] of Object.entries(refactorings(model))) {
      for (const other of some(refactored, edits)) {
        const { changes, verdict } = compareModels(model, other);
        const alarms = changes.filter(({ level, rule }) => level === "major" || (level === "minor" && rule !== "named-type-added"));
        const said = alarms.map(({ rule, message }) => `${rule}: ${message}`);
        expect(said, `${name}, edit ${refactored.indexOf(other)}`).toEqual([]);
        expect(verdict, name).not.toBe("major");
        tried += 1;
      }
    }
    console.log(`0 false alarms in ${tried} refactorings of ${model.name}`);
    expect(tried).toBeGreaterThan(6);
  });
}

function defineReplays({ replays }: BenchmarkSize): void {
  test.each(named)("on %s", async (_, model) => {
    const ofFlatProtocols = editedRules.filter((id) => !needsFrames(id));
    const edits = some(ofFlatProtocols, ofFlatProtocols.length).flatMap((id) =>
      some(editsFor(id, model).filter(isSayable), 1).map((edit) => ({ id, edit })),
    );
    for (const { id, edit } of some(edits, replays)) {
      const { changes } = await proveComparison(edit.old, edit.new, { seed, runs: 3 });
      const unexpected = changes.filter(({ rule }) => rule === "message-not-understood");
      const said = unexpected.map(({ message, shownBy }) => `${message}: ${JSON.stringify(shownBy).slice(0, 300)}`);
      expect(said, `${id}, seed ${seed}`).toEqual([]);
    }
  });
}
