// Messages that differ from a valid one in one place: some still valid, some not. The same ones for the same seed.

import type { Json } from "../../packages/core/src/index.js";

/** A source of repeatable random numbers (mulberry32). */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Random = (below: number) => number;
type Path = readonly (string | number)[];

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

/** Values by the name of the field they were seen in, over all messages of a protocol. */
export function valuePool(messages: readonly Json[]): ReadonlyMap<string, readonly Json[]> {
  const pool = new Map<string, Json[]>();
  const visit = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        pool.set(name, [...(pool.get(name) ?? []), member]);
        visit(member);
      }
    }
  };
  messages.forEach(visit);
  return pool;
}

function pathsOf(value: Json, at: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, member]) => pathsOf(member, [...at, Array.isArray(value) ? Number(name) : name]))];
}

const strangers: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  7.5,
  101,
  1e21,
  "",
  " ",
  "x",
  "\n",
  "a\nb",
  "é𝒳",
  [],
  {},
  [null],
  ["x"],
  { x: 1 },
  "__proto__",
];

const strayCharacters = Array.from("x0-_/.:@#%~ Zé𝒳,");

const textEdits: readonly ((text: string, random: Random) => string)[] = [
  (text) => `${text}x`,
  (text) => ` ${text}`,
  (text) => `${text}\n`,
  (text) => text.slice(1),
  (text) => text.slice(0, -1),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.repeat(2),
  (text) => "x".repeat(text.length),
  (text, random) => text.slice(0, random(text.length + 1)) + pick(random, strayCharacters) + text.slice(random(text.length + 1)),
  (_text, random) => pick(random, ["x", "𝒳"]).repeat(pick(random, [63, 64, 65, 199, 200, 201, 500, 501, 2000, 2001, 20_000, 20_001])),
  (text) => text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
  (text) => text.replace("Z", "+02:00"),
  (text) => text.replace(/^https/, "http"),
];

/** One change somewhere in a message. */
export function mutate(message: Json, random: Random, pool: ReadonlyMap<string, readonly Json[]>): Json {
  const paths = pathsOf(message);
  const path = paths[1 + random(paths.length - 1)] ?? [];
  return change(message, path, (value) => mutateValue(value, path.at(-1), random, pool));
}

function mutateValue(
  value: Json,
  name: string | number | undefined,
  random: Random,
  pool: ReadonlyMap<string, readonly Json[]>,
): Json | undefined {
  const seen = typeof name === "string" ? (pool.get(name) ?? []) : [];
  const turn = random(10);
  if (turn < 4 && seen.length > 0) return pick(random, seen);
  if (turn === 4) return undefined;
  if (turn === 5) return pick(random, strangers);
  if (typeof value === "string") return pick(random, textEdits)(value, random);
  if (typeof value === "number") return pick(random, [value + 1, value - 1, value + 0.5, -value, 0, 1, 3, 100, 100.5, String(value)]);
  if (Array.isArray(value)) return mutateList(value as readonly Json[], random);
  if (typeof value === "object" && value !== null) return mutateObject(value as Readonly<Record<string, Json>>, random, pool);
  return pick(random, strangers);
}

function mutateList(list: readonly Json[], random: Random): Json {
  const item = list.length === 0 ? "x" : pick(random, list);
  return pick<() => Json>(random, [
    () => [...list, item],
    () => list.slice(1),
    () => [],
    () => Array.from({ length: pick(random, [1, 10, 11, 50, 51]) }, () => item),
    () => [...list, pick(random, strangers)],
    () => item,
  ])();
}

function mutateObject(value: Readonly<Record<string, Json>>, random: Random, pool: ReadonlyMap<string, readonly Json[]>): Json {
  const other = pick(random, [...pool.keys()]);
  return pick<() => Json>(random, [
    () => ({ ...value, unheardOf: pick(random, strangers) }),
    () => ({ ...value, [other]: pick(random, pool.get(other) ?? strangers) }),
    () => ({ ...value, "Bad key": "x" }),
    () => Object.fromEntries(Object.entries(value).slice(1)),
    () => ({}),
  ])();
}

/** A copy with the value at a path changed; undefined takes it away. */
function change(value: Json, path: Path, edit: (value: Json) => Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return edit(value) ?? null;
  if (Array.isArray(value)) {
    const items = value.map((item: Json, index) => (index === step ? (rest.length === 0 ? edit(item) : change(item, rest, edit)) : item));
    return items.filter((item) => item !== undefined);
  }
  const entries = Object.entries(value as Readonly<Record<string, Json>>).map(([name, member]): [string, Json | undefined] =>
    name === step ? [name, rest.length === 0 ? edit(member) : change(member, rest, edit)] : [name, member],
  );
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined)) as Json;
}
