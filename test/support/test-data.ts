// Reads emitted test data back into whole messages, by what the files say about themselves.

import type { Json } from "../../packages/core/src/index.js";

/** A vector with its message put together. */
export interface Vector {
  readonly type: string;
  readonly name: string;
  readonly message: Json;
  readonly issue?: string;
  readonly path?: readonly (string | number)[];
  readonly breaks?: string;
}

interface Edited {
  readonly name: string;
  readonly set?: Readonly<Record<string, Json>>;
  readonly drop?: readonly string[];
}

interface Data {
  readonly messages: Readonly<Record<string, readonly Vector[] | { readonly base: Json; readonly vectors: readonly (Edited & Vector)[] }>>;
}

/** All vectors of a test data file. */
export function readTestData(text: string): readonly Vector[] {
  const { messages } = expandRuns(JSON.parse(text) as Json) as unknown as Data;
  return Object.entries(messages).flatMap(([type, section]) =>
    isWhole(section)
      ? section.map((vector) => ({ ...vector, type }))
      : section.vectors.map((vector) => ({ ...vector, type, message: edit(section.base, vector) })),
  );
}

const isWhole = (section: Data["messages"][string]): section is readonly Vector[] => Array.isArray(section);

function expandRuns(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(expandRuns);
  if (typeof value !== "object" || value === null) return value;
  const { $repeat, times, $join } = value as Record<string, Json>;
  if (Array.isArray($join)) return ($join as readonly Json[]).map((part) => expandRuns(part) as string).join("");
  if (typeof $repeat === "string") return $repeat.repeat(times as number);
  if (Array.isArray($repeat)) return Array.from({ length: times as number }, () => ($repeat as readonly Json[]).map(expandRuns)).flat();
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, expandRuns(member)]));
}

function edit(base: Json, { set = {}, drop = [] }: Edited): Json {
  let message = structuredClone(base);
  for (const pointer of drop) {
    const [parent, name] = find(message, pointer);
    delete parent[name];
  }
  for (const [pointer, value] of Object.entries(set)) {
    if (pointer === "") message = value;
    else {
      const [parent, name] = find(message, pointer);
      parent[name] = value;
    }
  }
  return message;
}

/** The object that holds what a JSON Pointer names, and the name. */
function find(message: Json, pointer: string): readonly [Record<string, Json>, string] {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  let holder = message as Record<string, Json>;
  for (const step of steps.slice(0, -1)) holder = holder[step] as Record<string, Json>;
  return [holder, steps.at(-1)!];
}
