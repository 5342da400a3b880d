// Messages that differ from a real one in one place, all of a kind: every property and item missing, and every value replaced by values of other kinds.

import type { Json } from "../../packages/core/src/index.js";

type Path = readonly (string | number)[];

const strangers: readonly Json[] = [null, true, 0, -1, 7.5, 4294967296, "", "x", "a b", [], ["x"], {}, { x: 1 }, { type: "x", kind: "x" }];

export interface Mutant {
  readonly path: Path;
  /** Made when it is asked for: of large messages, only some mutants are tried. */
  readonly value: Json;
}

export function* mutantsOf(message: Json): Generator<Mutant> {
  const replace = (path: Path, value: Json | undefined): Mutant => ({
    path,
    get value() {
      return edit(message, path, value);
    },
  });
  for (const path of pathsOf(message)) {
    const present = JSON.stringify(valueAt(message, path));
    yield replace(path, undefined);
    for (const stranger of strangers) if (JSON.stringify(stranger) !== present) yield replace(path, stranger);
  }
}

const membersOf = (value: Json): readonly (readonly [string | number, Json])[] => {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
};

function pathsOf(value: Json, at: Path = []): readonly Path[] {
  return membersOf(value).flatMap(([step, member]) => [[...at, step], ...pathsOf(member, [...at, step])]);
}

const valueAt = (value: Json, path: Path): Json | undefined =>
  path.reduce<Json | undefined>((inner, step) => membersOf(inner ?? null).find(([name]) => name === step)?.[1], value);

/** A copy with another value at a path; undefined takes it away. */
function edit(value: Json, [step, ...rest]: Path, replacement: Json | undefined): Json {
  const members = membersOf(value).flatMap(([name, member]): readonly (readonly [string | number, Json])[] => {
    if (name !== step) return [[name, member]];
    if (rest.length > 0) return [[name, edit(member, rest, replacement)]];
    return replacement === undefined ? [] : [[name, replacement]];
  });
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}
