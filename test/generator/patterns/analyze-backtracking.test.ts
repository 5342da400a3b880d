import { checkSync } from "recheck";
import { describe, expect, test } from "vitest";
import { listShapes } from "../../../generator/check/inventory.js";
import { attackString, analyzeBacktracking, type Attack } from "../../../generator/patterns/analyze-backtracking.js";
import { isThorough, sampleOf } from "../../support/sample-size.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { corpus } from "./read-corpus.js";

/** Patterns that recheck calls vulnerable after trying strings, with its own string. That string takes no time: a bounded repeat is no loop, and a lookahead that is left at once is none either. */
const quickAttacks: Readonly<Record<string, string>> = {
  "^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}$": `\0${"a0\0aA\0AA\0".repeat(252)}\n`,
  "[a-z]{1,64}@": "a".repeat(436),
  "\\B(?=(?:\\d{3})+(?!\\d))": `A${"000".repeat(1088)}0${"000".repeat(1088)}0A${"0".repeat(1088)}`,
  "^(?:(?=a)a)*b": `${"aaa".repeat(31_623)}a\0`,
  "^a{0,200}a{0,200}b$": `${"a".repeat(436)}\0`,
  "^[a-z]{1,100}[a-z0-9]{1,100}$": `${"a".repeat(437)}\0`,
  "^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,63}$": `0-${"0.0".repeat(1443)}\0`,
  "^(?!-)[A-Za-z0-9-]+(?<!-)$": `0${"-0".repeat(38_730)}\0`,
  "^(?=.*\\d)(?=.*[a-zA-Z])[a-zA-Z0-9]+$": `0${"A0".repeat(38_730)}\n`,
  "\\d{1,100}x": "0".repeat(436),
  "^(?!.*--)[a-z-]+$": `\0${"-\0".repeat(38_730)}-\0\n`,
  "^(?:(?!ab).)*$": `\0${"a".repeat(38_730)}${"\n".repeat(38_730)}ab`,
};

/** Patterns without loops, which recheck calls safe for that: their bounded repeats multiply to as many ways as a loop has. */
const slowBounded = ["^(?:a{0,10}){0,10}$", "^(?:[ab]{1,3}){0,5}(?:[^a]?|(?:ab)+?)!"];

function milliseconds(action: () => void): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

/** The least time of five that the engine takes on an attack. Nobody can count its steps, so only the long tests measure it. */
function timeOf(pattern: string, attack: Attack): number {
  const [expression, text] = [new RegExp(pattern, "u"), attackString(attack)];
  return Math.min(...[0, 1, 2, 3, 4].map(() => milliseconds(() => expression.test(text))));
}

const tried = sampleOf(corpus, 16).map((entry) => ({ ...entry, judgement: analyzeBacktracking(entry.pattern) }));

describe("recheck and the corpus", () => {
  test("agree on all patterns that both decide, except for those that are explained here", () => {
    const differing = tried.filter(({ recheck, judgement }) => recheck !== "unknown" && judgement.verdict !== recheck);
    const explained = [...Object.keys(quickAttacks), ...slowBounded].filter((each) => tried.some(({ pattern }) => pattern === each));
    expect(differing.map(({ pattern }) => pattern).toSorted()).toEqual(explained.toSorted());
  });

  test("hold enough patterns of both kinds, and all get a verdict", () => {
    const decided = (verdict: string): number => corpus.filter(({ recheck }) => recheck === verdict).length;
    expect(decided("safe")).toBeGreaterThan(400);
    expect(decided("vulnerable")).toBeGreaterThan(300);
    expect(tried.filter(({ judgement }) => judgement.verdict === "unknown")).toEqual([]);
  });

  test.each(Object.entries(quickAttacks))("%s is safe, and quick on the string that recheck calls slow", (pattern, attack) => {
    expect(analyzeBacktracking(pattern).verdict).toBe("safe");
    // Quadratic time on strings of this length would be several seconds.
    if (isThorough) expect(milliseconds(() => RegExp(pattern, "u").test(attack))).toBeLessThan(2000);
  });
});

describe("attacks", () => {
  test("stay below 20,000 code points", () => {
    const attacks = tried.flatMap(({ judgement }) => (judgement.verdict === "vulnerable" ? [judgement.attack] : []));
    expect(attacks.filter((attack) => [...attackString(attack)].length > 20_002)).toEqual([]);
  });

  test.each(["^(a+)+$", "^(a|aa)+$", "^(\\w+\\s?)*$", "^(?:(a*)*b|.*)$", "^([a-z]+[0-9a-z]*)+$"])(
    "%s is exponential: six more characters make the engine at least four times slower",
    (pattern) => {
      const verdict = analyzeBacktracking(pattern);
      if (verdict.verdict !== "vulnerable") throw new Error(verdict.verdict);
      expect(verdict.growth).toBe("exponential");
      if (!isThorough) return;
      const { attack } = verdict;
      const few = attack.pumps - Math.ceil(6 / attack.pump.length);
      const [before, after] = [timeOf(pattern, { ...attack, pumps: few }), timeOf(pattern, attack)];
      console.log(`${pattern}: ${before.toFixed(2)} ms with ${few} pumps, ${after.toFixed(2)} ms with ${attack.pumps}`);
      expect(after).toBeGreaterThan(4 * before);
    },
  );

  test.each(["^a*a*$", "a+b", "\\s+$", "^\\s+|\\s+$", "x*y*z*$"])(
    "%s is polynomial: eight times the pumps take the engine at least 16 times as long",
    (pattern) => {
      const verdict = analyzeBacktracking(pattern);
      if (verdict.verdict !== "vulnerable") throw new Error(verdict.verdict);
      expect(verdict.growth).toBe("polynomial");
      if (!isThorough) return;
      const [before, after] = [timeOf(pattern, { ...verdict.attack, pumps: 500 }), timeOf(pattern, { ...verdict.attack, pumps: 4000 })];
      console.log(`${pattern}: ${before.toFixed(2)} ms with 500 pumps, ${after.toFixed(2)} ms with 4,000`);
      expect(after).toBeGreaterThan(16 * before);
    },
  );
});

describe("all patterns of the spec", () => {
  const spans = { declaredAt: (path: string) => path, has: () => true } as unknown as Parameters<typeof listShapes>[1];
  const used = new Set(
    specProtocols().flatMap((model) =>
      listShapes(model, spans).flatMap(({ shape }) => {
        const pattern = shape.kind === "map" ? shape.keys : shape.kind === "scalar" || shape.kind === "enum" ? shape.pattern : undefined;
        return pattern === undefined ? [] : [pattern];
      }),
    ),
  );

  test.each([...used])("%s is safe for recheck too", (pattern) => {
    process.env["RECHECK_BACKEND"] ??= "pure";
    expect(analyzeBacktracking(pattern).verdict).toBe("safe");
    const diagnostics = checkSync(pattern, "u", { timeout: null, randomSeed: 1 });
    // Bounded repeats look polynomial to recheck, and its own strings take no time.
    if (diagnostics.status === "vulnerable") {
      if (!isThorough) return;
      const attack = diagnostics.attack.pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(Math.min(bias + 500, 2000))).join("");
      expect(milliseconds(() => RegExp(pattern, "u").test(attack + diagnostics.attack.suffix))).toBeLessThan(60);
    } else expect(diagnostics.status).toBe("safe");
  });
});

describe("what is not judged", () => {
  test.each([
    ["the pattern uses a backreference", "^(a+)\\1$"],
    ["the pattern has a lookbehind with a repeat", "(?<=a+)b"],
    ["the pattern is not a valid regular expression", "("],
    ["the pattern is too complex", "^(?:[a-z]{1,300}){1,400}$"],
    ["the pattern is nested too deeply", "(".repeat(20_000) + ")".repeat(20_000)],
  ])("%s", (reason, pattern) => {
    expect(analyzeBacktracking(pattern)).toEqual({ verdict: "unknown", reason });
  });
});
