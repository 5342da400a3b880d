// Gives every message of a transcript its own id. Examples share one id, and the monitor would treat the second message as a duplicate.

import type { Json, Path, Shape } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import { setAt } from "./compose-message.js";
import type { MessageNames } from "./namespace.js";

/** A message of a transcript before it gets its id. */
export interface TranscriptMessage {
  readonly value: Json;
  /** Whether the transcript states the id, so that duplicates are intended. */
  readonly ownId: boolean;
  readonly idShape: Shape | undefined;
  readonly names: MessageNames;
}

/** The messages with unique ids, except for ids that the transcript states. The ids are deterministic. */
export function withDistinctIds(messages: readonly TranscriptMessage[], path: Path | undefined): readonly Json[] {
  if (path === undefined) return messages.map(({ value }) => value);
  const taken = new Set(messages.flatMap(({ value, ownId }) => (ownId ? [readText(value, path)] : [])));
  return messages.map(({ value, ownId, idShape, names }) => {
    const id = readText(value, path);
    if (ownId || id === undefined) return value;
    const free = freeId(id, taken, isUuid(idShape, names));
    taken.add(free);
    return free === id ? value : setAt(value, path, free);
  });
}

function isUuid(shape: Shape | undefined, names: MessageNames): boolean {
  const target = shape === undefined ? undefined : dereference(names.types, shape);
  return target?.kind === "scalar" && target.scalar === "uuid";
}

function readText(value: Json, path: Path): string | undefined {
  let current: Json | undefined = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as { readonly [member: string]: Json })[step];
  }
  return typeof current === "string" ? current : undefined;
}

function freeId(id: string, taken: ReadonlySet<string | undefined>, uuid: boolean): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? id : uuid ? countUuid(id, count) : countUp(id, count);
    if (!taken.has(candidate)) return candidate;
  }
}

/** Replaces the last digits of a UUID by the number of the message. */
const countUuid = (id: string, count: number): string => id.slice(0, -4) + count.toString(16).padStart(4, "0");

/** Increments a number at the end, keeping its width; otherwise appends one. */
function countUp(id: string, count: number): string {
  const digits = /[0-9]{1,9}$/.exec(id)?.[0];
  if (digits === undefined) return `${id}-${count}`;
  return id.slice(0, -digits.length) + String(Number(digits) + count - 1).padStart(digits.length, "0");
}
