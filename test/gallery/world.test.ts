// The gallery against the published schemas of its protocols, on the messages that their documents print and on messages that differ from those in one place.

import { describe, expect, it } from "vitest";
import type { Json } from "../../packages/core/src/index.js";
import { createRandom, mutate, valuePool } from "../support/mutants.js";
import { seed } from "../support/seed.js";
import { createReader, galleryProtocol, type Reader } from "./gallery.js";
import { createUnionFinder } from "./union-finder.js";
import { mutantsOf } from "./world-mutants.js";
import { publishedReferee } from "./published-referee.js";
import { examplesOf, referees, worldFolder, type Example, type Verdict } from "./world-referee.js";

const protocols = {
  mcp: { file: "mcp-2025-06-18", referee: () => publishedReferee("mcp") },
  a2a: { file: "a2a-0.3", referee: () => referees.a2a() },
  acp: { file: "acp", referee: () => publishedReferee("acp") },
  cloudevents: { file: "cloudevents-1.0", referee: () => referees.cloudevents() },
} as const;

const randomMutants = 1500;

/** Decisions that differ from the schema on purpose, each with the messages that it concerns. */
const exceptions: readonly { readonly reason: string; readonly applies: (protocol: string, message: Json) => boolean }[] = [
  {
    reason:
      "MCP: a form can ask for a number, so that its value may be one; the schema says integer where the protocol's own types say number",
    applies: (protocol, message) =>
      protocol === "mcp" && Object.values(at(message, ["result", "content"]) ?? {}).some((value) => typeof value === "number"),
  },
  {
    reason: "ajv's formats of URIs take what follows two slashes for a path if it is no host, such as one with a port that is no number",
    applies: (_protocol, message) => /:\/\/[^/?#@"]*:(?!\d*[/?#"])/.test(JSON.stringify(message)),
  },
  {
    reason:
      "RFC 9110: a URI with a scheme that leads to a machine, such as https, has a host; the generic syntax of ajv's formats needs none",
    applies: (_protocol, message) => /"(?:https?|wss?|ftp|ssh|git):(?!\/\/[^/?#"])/i.test(JSON.stringify(message)),
  },
  {
    reason: "RFC 3986, 4.2: the first segment of a relative reference has no colon, which ajv's format of URI references allows",
    applies: (protocol, message) =>
      protocol === "cloudevents" && /^(?![a-z][a-z\d+.-]*:)[^/?#]*:/i.test(String(Reflect.get(message as object, "source"))),
  },
];

const isException = (protocol: string, message: Json): boolean => exceptions.some(({ applies }) => applies(protocol, message));

const at = (value: unknown, path: readonly string[]): object | undefined =>
  path.reduce<object | undefined>(
    (inner, step) => (inner === undefined ? undefined : ((Reflect.get(inner, step) ?? undefined) as object | undefined)),
    value as object,
  );

/** All mutants of all protocols, and those that were decided otherwise. */
const tally = { all: 0, otherwise: 0 };

interface Court {
  readonly examples: readonly Example[];
  readonly reader: Reader;
  readonly judge: Verdict;
}

function convene(name: keyof typeof protocols): Court {
  const { file, referee } = protocols[name];
  return { examples: examplesOf(file), reader: createReader(galleryProtocol(name)), judge: referee().judge };
}

const answersOf = ({ req }: Example): string | undefined => req ?? undefined;

it.skipIf(worldFolder !== undefined)("real messages are only compared where shared/world lies beside the clone", () => {
  console.warn("shared/world does not lie beside the clone: the gallery was not compared with real messages");
});

describe.skipIf(worldFolder === undefined).each(Object.keys(protocols) as readonly (keyof typeof protocols)[])("%s", (name) => {
  it("judges every real message as its schema does, and gives it back unchanged", () => {
    const { examples, reader, judge } = convene(name);
    const differing = examples.flatMap((example) => {
      const read = reader.decode(example.msg, answersOf(example));
      if (read.ok) expect(JSON.parse(reader.encode(read.value)), example.src).toEqual(example.msg);
      const expected = judge(example.msg, answersOf(example));
      return read.ok === expected ? [] : [{ src: example.src, expected, issues: read.ok ? [] : read.issues }];
    });
    expect(differing).toEqual([]);
    expect(examples.length).toBeGreaterThan(10);
  });

  it("decides about every mutant as its schema does, or for a known reason otherwise", () => {
    const { examples, reader, judge } = convene(name);
    const valid = examples.filter((example) => judge(example.msg, answersOf(example)));
    const pool = valuePool(valid.map(({ msg }) => msg));
    const random = createRandom(seed);
    const strange = Array.from({ length: randomMutants }, () => {
      const example = valid[random(valid.length)]!;
      return { example, mutant: { path: [], value: mutate(example.msg, random, pool) } };
    });
    const all = [...valid.flatMap((example) => [...mutantsOf(example.msg)].map((mutant) => ({ example, mutant }))), ...strange];
    const otherwise = all.filter(({ example, mutant: { value } }) => {
      const read = reader.decode(value, answersOf(example));
      // As JSON, which has no negative zero.
      if (read.ok) expect(JSON.parse(reader.encode(read.value)), example.src).toEqual(JSON.parse(JSON.stringify(value)));
      return read.ok !== judge(value, answersOf(example));
    });
    const unexplained = otherwise.filter(({ mutant }) => !isException(name, mutant.value));
    expect(unexplained.map(({ example, mutant }) => `${example.src}: ${mutant.path.join(".")} in ${JSON.stringify(mutant.value)}`)).toEqual(
      [],
    );
    tally.all += all.length;
    tally.otherwise += otherwise.length;
    expect(all.length).toBeGreaterThan(randomMutants + 300);
  });

  it.skipIf(name === "cloudevents")("accepts no wrong value of a nested union", () => {
    const { examples, reader, judge } = convene(name);
    const isInUnion = createUnionFinder(galleryProtocol(name));
    const wrong = examples.flatMap((example) => {
      if (!judge(example.msg, answersOf(example))) return [];
      const inUnion = isInUnion(example.msg, answersOf(example));
      return [...mutantsOf(example.msg)]
        .filter(({ path, value }) => inUnion(path) && !judge(value, answersOf(example)))
        .map(({ value }) => ({ example, value }));
    });
    const accepted = wrong.filter(({ example, value }) => reader.decode(value, answersOf(example)).ok && !isException(name, value));
    expect(accepted.map(({ value }) => JSON.stringify(value))).toEqual([]);
    expect(wrong.length).toBeGreaterThan(100);
  });
});

it.skipIf(worldFolder === undefined)("at most one in a thousand mutants is decided otherwise", () => {
  console.log(`${tally.otherwise} of ${tally.all} mutants were decided otherwise than by the published schemas`);
  expect(tally.all).toBeGreaterThan(10_000);
  expect(tally.otherwise * 1000).toBeLessThanOrEqual(tally.all);
});
