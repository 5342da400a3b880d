// Shrinks a message while a condition holds. Deterministic.

import type { Json } from "@wirepact/core";

/** Limits how many smaller messages are tried. */
const maxTries = 3000;

/** The smallest message found for which the condition holds. */
export function shrink(message: Json, holds: (smaller: Json) => boolean): Json {
  let tries = 0;
  let best = message;
  const test = (candidate: Json): boolean => {
    tries += 1;
    return tries <= maxTries && holds(candidate);
  };
  for (;;) {
    const smaller = smallerThan(best, test);
    if (smaller === undefined || tries > maxTries) return best;
    best = smaller;
  }
}

/** The first smaller value for which the condition holds. */
function smallerThan(value: Json, holds: (smaller: Json) => boolean): Json | undefined {
  for (const candidate of candidates(value)) if (holds(candidate)) return candidate;
  return undefined;
}

/** Smaller values than this one, the smallest first, then those with something smaller inside. */
function* candidates(value: Json): Generator<Json> {
  if (typeof value === "string") yield* shorterStrings(value);
  else if (typeof value === "number") yield* smallerNumbers(value);
  else if (Array.isArray(value)) yield* smallerArrays(value as readonly Json[]);
  else if (typeof value === "object" && value !== null) yield* smallerObjects(value as Readonly<Record<string, Json>>);
}

function* shorterStrings(text: string): Generator<string> {
  const characters = Array.from(text);
  for (let length = 0; length < characters.length; length = Math.max(length + 1, Math.ceil((length + characters.length) / 2))) {
    yield characters.slice(0, length).join("");
  }
  const plain = "x".repeat(characters.length);
  if (text !== plain) yield plain;
}

/** Zero first, then ever smaller steps down, so that a limit is found exactly. */
function* smallerNumbers(value: number): Generator<number> {
  const whole = Math.trunc(value);
  if (whole !== value) yield whole;
  for (let step = whole; Math.abs(step) >= 1; step = Math.trunc(step / 2)) yield whole - step;
}

function* smallerArrays(list: readonly Json[]): Generator<Json> {
  if (list.length > 1) yield list.slice(0, Math.ceil(list.length / 2));
  for (const index of list.keys()) yield list.filter((_, other) => other !== index);
  for (const [index, item] of list.entries()) {
    for (const smaller of candidates(item)) yield list.map((other, at) => (at === index ? smaller : other));
  }
}

function* smallerObjects(object: Readonly<Record<string, Json>>): Generator<Json> {
  const entries = Object.entries(object);
  for (const [name] of entries) yield Object.fromEntries(entries.filter(([other]) => other !== name));
  for (const [name, member] of entries) {
    for (const smaller of candidates(member)) {
      yield Object.fromEntries(entries.map(([other, value]) => [other, other === name ? smaller : value]));
    }
  }
}
