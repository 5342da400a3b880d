import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { relatePatterns, type StringShape } from "../../../generator/patterns/relate-patterns.js";
import { isThorough } from "../../support/sample-size.js";
import { seeded } from "../../support/seed.js";

const shapeOf = (shape: string | StringShape): StringShape => (typeof shape === "string" ? { pattern: shape } : shape);

describe("fixed pairs", () => {
  test.each<[string | StringShape, string | StringShape]>([
    ["^[0-9]+$", "^\\d+$"],
    ["^\\w$", "^[A-Za-z0-9_]$"],
    ["^(?:a|b|cd)$", "^(?:cd|b|a)$"],
    ["^a{3}$", "^aaa$"],
    ["^a{1,3}$", "^aa?a?$"],
    ["^(?:ab)*a$", "^a(?:ba)*$"],
    ["^a|a$|^b", "^[ab]|a$"],
    ["\\bfoo", "(?:^|\\W)foo"],
    ["^(?!-)[a-z-]+$", "^[a-z][a-z-]*$"],
    ["^(?!.*--)[a-z-]+$", "^(?:[a-z]|-(?!-))+$"],
    ["^(?=.*\\d)[a-z0-9]+$", "^[a-z]*\\d[a-z0-9]*$"],
    ["(?<=a)b", "ab"],
    ["(?<![^])a", "^a"],
    ["^[^]*$", {}],
    ["[^]", { min: 1 }],
    [{ pattern: "^[a-z]{1,64}$" }, { pattern: "^[a-z]+$", max: 64 }],
    [{ pattern: "^[0-9]{3}$", max: 1_000_000_000 }, "^[0-9]{3}$"],
    [{ pattern: "^[a-z]+$", min: 1 }, "^[a-z]+$"],
    ["^\\p{L}$", "^[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lm}\\p{Lo}]$"],
    ["\\ud83d\\ude00", "😀"],
    ["a^", "(?!)"],
    [{ min: 5, max: 3 }, "[^\\s\\S]"],
  ])("%j equals %j", (first, second) => {
    expect(relatePatterns(shapeOf(first), shapeOf(second))).toEqual({ relation: "equal" });
  });

  test.each<[string | StringShape, string | StringShape, string, string | undefined, string | undefined]>([
    ["^a|b$", "^a", "tighter", "b", undefined],
    ["^a{1,3}$", "^a{1,4}$", "wider", undefined, "aaaa"],
    ["^a+$", "^b+$", "disjoint", "a", "b"],
    ["^[ab]$", "^[bc]$", "overlapping", "a", "c"],
    ["foo", "\\bfoo\\b", "tighter", "afoo", undefined],
    ["^.*$", {}, "wider", undefined, "\u2028"],
    [{ max: 3 }, { max: 4 }, "wider", undefined, "aaaa"],
    [{ min: 2, max: 3 }, { min: 1, max: 2 }, "overlapping", "aaa", "a"],
    [{ pattern: "^x", max: 5 }, { pattern: "^x", max: 6 }, "wider", undefined, "x!!!!!"],
    [{ pattern: "^[a-z]+$", max: 64 }, "^[a-z]{1,63}$", "tighter", "a".repeat(64), undefined],
    [{ max: 1 }, "^.$", "tighter", "", undefined],
    ["[\\ud800]", "[\\ud800\\ud801]", "wider", undefined, "\ud801"],
    ["^[\\ud83d][\\ude00]$", "^a$", "wider", undefined, "a"],
  ])("%j to %j is %s", (first, second, relation, onlyFirst, onlySecond) => {
    const found = relatePatterns(shapeOf(first), shapeOf(second));
    expect(found).toEqual({
      relation,
      ...(onlyFirst === undefined ? {} : { onlyFirst: { length: [...onlyFirst].length, text: onlyFirst } }),
      ...(onlySecond === undefined ? {} : { onlySecond: { length: [...onlySecond].length, text: onlySecond } }),
    });
  });

  test("limits without patterns are decided however large they are", () => {
    expect(relatePatterns({ max: 2_000_000_000 }, { max: 1_000_000_000 })).toEqual({
      relation: "tighter",
      onlyFirst: { length: 1_000_000_001 },
    });
  });

  test.each([
    ["the pattern uses a backreference", "(a)\\1", "aa"],
    ["the patterns look ahead and behind", "(?<=a)b(?=c)", "abc"],
    ["the pattern is not a valid regular expression", "(", "a"],
    ["the patterns are too complex", "^(a|b){16}a(a|b)*a(a|b){16}$", "^(a|b)*$"],
    ["the patterns are too complex", "^(?:a{1000}){1000}$", "^b$"],
    ["the patterns are too complex", "^(?:a{1000}){1000000}$", "^b$"],
    ["a pattern backtracks too long to confirm the result", "^(a+)+$", "^a{30}b$"],
    ["the pattern is nested too deeply", "(?:".repeat(20_000) + ")".repeat(20_000), "a"],
  ])("are undecided, without an exception or a hang, when %s", (reason, first, second) => {
    const start = performance.now();
    expect(relatePatterns({ pattern: first }, { pattern: second })).toEqual({ relation: "undecided", reason });
    console.log(`undecided after ${(performance.now() - start).toFixed(0)} ms: ${reason}`);
  });
});

const set = fc.constantFrom("a", "b", "[ab]", "[^a]", "\\w", "\\W", ".", "-", "[a-]", "\\d");
const condition = fc.constantFrom("^", "$", "\\b", "\\B");
const count = fc.constantFrom("", "", "*", "+", "?", "{2}", "{1,3}", "{0,2}", "*?", "{2,}");
const { node: randomPattern } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 4, arbitrary: fc.tuple(set, count).map(([atom, times]) => atom + times) },
    { weight: 1, arbitrary: condition },
    { weight: 4, arbitrary: fc.tuple(tie("node"), tie("node")).map((parts) => parts.join("")) },
    { weight: 3, arbitrary: fc.tuple(tie("node"), tie("node"), count).map(([one, other, times]) => `(?:${one}|${other})${times}`) },
    { weight: 1, arbitrary: fc.tuple(tie("node"), count).map(([body, times]) => `(?:${body})${times}`) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom("(?=", "(?!"), tie("node")).map(([look, body]) => `${look}${body})`) },
  ),
}));
const pattern = fc.oneof(
  randomPattern,
  randomPattern.map((body) => `^(?:${body})$`),
);
const limit = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined });
const shape: fc.Arbitrary<StringShape> = fc.record({ pattern: fc.option(pattern, { nil: undefined, freq: 8 }), min: limit, max: limit });

/** Enough for small patterns; a few need more and stay undecided. */
const few = { steps: 100_000 };

/** All strings of up to five of these characters. */
const strings = [""];
for (let index = 0; (strings[index]?.length ?? 5) < 5; index += 1)
  for (const character of "ab-0") strings.push(`${strings[index]}${character}`);

const expressions = new Map<string, RegExp>();
function expressionOf(source: string): RegExp {
  const expression = expressions.get(source) ?? new RegExp(source, "u");
  expressions.set(source, expression);
  return expression;
}

const accepts = ({ pattern: source, min = 0, max = Infinity }: StringShape, text: string): boolean =>
  [...text].length >= min && [...text].length <= max && (source === undefined || expressionOf(source).test(text));

describe("random shapes", () => {
  test("the relation agrees with what the regular expressions accept", () => {
    let decided = 0;
    fc.assert(
      fc.property(shape, shape, (first, second) => {
        const found = relatePatterns(first, second, few);
        if (found.relation === "undecided") return;
        decided += 1;
        const { onlyFirst, onlySecond } = { onlyFirst: undefined, onlySecond: undefined, ...found };
        if (onlyFirst?.text !== undefined) expect([accepts(first, onlyFirst.text), accepts(second, onlyFirst.text)]).toEqual([true, false]);
        if (onlySecond?.text !== undefined)
          expect([accepts(first, onlySecond.text), accepts(second, onlySecond.text)]).toEqual([false, true]);
        const wrong = strings.filter((text) => {
          const [one, other] = [accepts(first, text), accepts(second, text)];
          if (one && other) return found.relation === "disjoint";
          if (one) return (onlyFirst?.length ?? Infinity) > text.length;
          return other && (onlySecond?.length ?? Infinity) > text.length;
        });
        expect(wrong).toEqual([]);
      }),
      seeded(400),
    );
    // Small samples vary more.
    expect(decided).toBeGreaterThan(isThorough ? 300 : 20);
  });

  test("the mirrored pair has the mirrored relation", () => {
    const mirrored: Readonly<Record<string, string>> = { tighter: "wider", wider: "tighter" };
    fc.assert(
      fc.property(shape, shape, (first, second) => {
        const { relation } = relatePatterns(first, second, few);
        expect(relatePatterns(second, first, few).relation).toBe(mirrored[relation] ?? relation);
      }),
      seeded(200),
    );
  });

  test("other spellings of a pattern are equal to it", () => {
    fc.assert(
      fc.property(randomPattern, randomPattern, (one, other) => {
        const same = (first: string, second: string): void => {
          const { relation } = relatePatterns({ pattern: first }, { pattern: second }, few);
          if (relation !== "undecided") expect([first, second, relation]).toEqual([first, second, "equal"]);
        };
        same(`^(?:${one}|${other})$`, `^(?:${other}|${one})$`);
        same(`^(?:${one}){2,3}$`, `^(?:${one})(?:${one})(?:${one})?$`);
        same(`^(?:${one})*$`, `^(?:(?:${one})(?:${one})*)?$`);
        same(one, one.replaceAll("\\d", "[0-9]").replaceAll("\\W", "[^A-Za-z0-9_]"));
        same(one, `^[^]*(?:${one})[^]*$`);
      }),
      seeded(150),
    );
  });
});

test("a relation takes milliseconds", () => {
  const pairs = [
    ["^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "^\\d{4}-(?:0[1-9]|1[0-2])-\\d{2}$"],
    ["^[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+$", "^[A-Za-z0-9_.+-]+@(?:[\\w-]+\\.)+[\\w-]+$"],
    ["^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$", "^(?!-)[a-z0-9-]{1,63}$"],
    ["^[A-Za-z0-9][A-Za-z0-9._-]{0,63}-[0-9]+$", "^[A-Za-z0-9][\\w.-]{0,63}-\\d+$"],
    ["^[a-z]{1,2000}$", "^[a-z]{1,2001}$"],
  ] as const;
  for (const [first, second] of pairs) {
    const start = performance.now();
    const { relation } = relatePatterns({ pattern: first }, { pattern: second });
    console.log(`${(performance.now() - start).toFixed(1)} ms: ${first} to ${second} is ${relation}`);
    expect(relation).not.toBe("undecided");
  }
});
