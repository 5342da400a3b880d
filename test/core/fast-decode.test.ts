// Decoding the fast way, by the parsed value and the guard, against the exact way, by a search of the text and the walker: the corpus, the test data, their
// mutants and hostile texts made of them have the same result in both modes.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Json } from "../../packages/core/src/index.js";
import { maxDepth, maxKeys } from "../../packages/core/src/base/limits.js";
import { decodeMessage } from "../../packages/core/src/codec/codec.js";
import type { Guard } from "../../packages/core/src/codec/fast-path.js";
import { json } from "../../packages/core/src/encodings/json.js";
import type { ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import { corpusProtocols, inputOf, readCorpus } from "../support/corpus.js";
import { exactJson } from "../support/exact-json.js";
import { createRandom, mutate, valuePool } from "../support/mutants.js";
import { sampleOf, sampleSize } from "../support/sample-size.js";
import { seed } from "../support/seed.js";
import { readTestData } from "../support/test-data.js";

interface Package {
  readonly protocol: ProtocolDescriptor;
  readonly is: Guard;
}

const packages = await Promise.all(
  corpusProtocols.map(async (name) => ({ name, ...((await import(`../../packages/${name}/src/index.ts`)) as Package) })),
);

const dataOf = (name: string, kind: string): readonly string[] =>
  readTestData(readFileSync(new URL(`../../generated/${name}/testdata/${kind}.json`, import.meta.url), "utf8")).map(({ message }) =>
    JSON.stringify(message),
  );

const corpusOf = (name: string): readonly string[] =>
  readCorpus(name).flatMap(({ cases }) =>
    cases.map((example) => {
      const input = inputOf(example);
      return typeof input === "string" ? input : JSON.stringify(input);
    }),
  );

/** The message of a text; none for a text that is not JSON. */
function parsed(text: string): readonly Json[] {
  try {
    return [JSON.parse(text) as Json];
  } catch {
    return [];
  }
}

const numbers = [
  "9007199254740991",
  "9007199254740992",
  "9007199254740993",
  "-9007199254740993",
  "12345678901234567890",
  "100000000000000000000",
  `1${"0".repeat(307)}`,
  `1${"0".repeat(400)}`,
  "9007199254740993.0",
  "9007199254740993e0",
  "1e400",
  "-0",
];

const nested = (levels: number): string => `${'{"a":['.repeat(levels / 2)}1${"]}".repeat(levels / 2)}`;

/** Values that stand in place of another one, or in a new property. */
const values = [
  ...numbers,
  `[${numbers.join(" , ")}]`,
  nested(maxDepth - 4),
  nested(maxDepth - 2),
  nested(maxDepth),
  nested(maxDepth + 2),
  `[${nested(maxDepth + 2)}, 9007199254740993]`,
  '"id: 9007199254740993, [9007199254740993]"',
  String.raw`"\"n\": 9007199254740993"`,
  String.raw`"\ud800 \udc00"`,
  '"\ud800"',
  '{"__proto__":{"a":1},"constructor":2,"length":3}',
  "null",
  "[,]",
  "01",
  "",
];

/** A message with a value in a property of its own, before and after the others, and in place of a number or string. */
const hostile = (text: string): readonly string[] =>
  values.flatMap((value) => [
    text.replace(/^\{/, `{"later": ${value},`),
    text.replace(/\}$/, `,\n"later":\t${value} }`),
    text.replace(/:("[^"\\]*"|\d+)/, () => `:${value}`),
  ]);

/** The properties have the same keys as others before them, which are hidden by them and have nothing that is reported. */
const repeated = (text: string): string => text.replace(/^\{("[^"]*":)/, '{$1"hidden",$1');

function expectSame({ protocol, is }: Package, text: string): void {
  for (const mode of ["strict", "lenient"] as const) {
    for (const duplicateKeys of ["accept", "reject"] as const) {
      const options = { mode, duplicateKeys };
      const exact = decodeMessage(protocol, [exactJson], text, options);
      expect(decodeMessage(protocol, [json], text, options, { is }), text.slice(0, 500)).toEqual(exact);
    }
  }
}

describe.each(packages)("$name is decoded the fast way as the exact way", (own) => {
  it.each(["valid", "boundary", "invalid"])("test data: %s", (kind) => {
    for (const text of sampleOf(dataOf(own.name, kind))) expectSame(own, text);
  });

  it("corpus", () => {
    for (const text of corpusOf(own.name)) expectSame(own, text);
  });

  it("hostile JSON", () => {
    const [first = "", ...rest] = dataOf(own.name, "valid");
    for (const text of [first, ...sampleOf(rest, 40)]) for (const made of [...hostile(text), repeated(text)]) expectSame(own, made);
  });

  it("mutants of the test data and the corpus", () => {
    // Longer texts are nested so deep that they cannot be gone through.
    const texts = [...dataOf(own.name, "valid"), ...corpusOf(own.name)].filter((text) => text.length < 5_000);
    const bases = texts.flatMap(parsed);
    const random = createRandom(seed);
    const pool = valuePool(bases);
    for (let index = 0; index < sampleSize(2_000); index++)
      expectSame(own, JSON.stringify(mutate(bases[index % bases.length]!, random, pool)));
  });

  it("JSON that ends too early", () => {
    const [text = ""] = dataOf(own.name, "valid");
    for (let length = 0; length < text.length; length++) expectSame(own, text.slice(0, length));
  });
});

describe("limits", () => {
  const swarm = packages.find(({ name }) => name === "acp-swarm")!;
  const [message = ""] = dataOf("acp-swarm", "valid");
  const withKeys = (count: number): string =>
    message.replace(/^\{/, `{"later":{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}},`);

  it("too many keys, with other unusual parts", () => {
    for (const text of [withKeys(maxKeys - 30), withKeys(maxKeys), withKeys(maxKeys + 1)]) {
      expectSame(swarm, text);
      expectSame(swarm, text.replace('"k5":1', '"k5":9007199254740993'));
    }
  });

  it("JSON of more than a megabyte", () => {
    const long = message.replace(/^\{/, `{"later":"${"x".repeat(1_000_001)}",`);
    for (const text of [long, long.slice(0, -1), long.replace(/^\{/, '{"n":9007199254740993,'), "[".repeat(1_000_001)])
      expectSame(swarm, text);
  });

  // The last value of a duplicate key counts: what it hides is no part of the message.
  it.each(["9007199254740993", nested(maxDepth + 2)])("what a duplicate key hides is not reported: %s", (hidden) => {
    const text = message.replace(/^\{/, `{"later":${hidden},"later":1,`);
    expect(decodeMessage(swarm.protocol, [json], text, {}, { is: swarm.is })).toMatchObject({ ok: true, value: { later: 1 } });
    expect(decodeMessage(swarm.protocol, [json], text, { duplicateKeys: "reject" }, { is: swarm.is })).toMatchObject({
      ok: false,
      issues: [{ code: "duplicate-key" }],
    });
  });
});
