// What turns one JSON value into another, by JSON Pointer: members set and members dropped.

import type { Json } from "@wirepact/core";

/** Edits of a value; keys are JSON Pointers (RFC 6901), the empty one being the whole value. */
export interface Changes {
  readonly set?: Readonly<Record<string, Json>>;
  readonly drop?: readonly string[];
}

/** The smallest edits that make `after` of `before`; a list whose length changes is set whole. */
export function changesBetween(before: Json, after: Json): Changes {
  const set: Record<string, Json> = {};
  const drop: string[] = [];
  compare("", before, after, { set, drop });
  return { ...(Object.keys(set).length === 0 ? {} : { set }), ...(drop.length === 0 ? {} : { drop }) };
}

function compare(
  pointer: string,
  before: Json,
  after: Json,
  changes: { readonly set: Record<string, Json>; readonly drop: string[] },
): void {
  if (before === after) return;
  if (isMap(before) && isMap(after)) {
    for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changes.drop.push(step(pointer, name));
    for (const [name, member] of Object.entries(after)) {
      const known = Object.hasOwn(before, name) ? before[name] : undefined;
      if (known === member) continue;
      if (known === undefined) changes.set[step(pointer, name)] = member;
      else compare(step(pointer, name), known, member, changes);
    }
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, item] of (after as readonly Json[]).entries())
      compare(step(pointer, String(index)), (before as readonly Json[])[index]!, item, changes);
  } else changes.set[pointer] = after;
}

const isMap = (value: Json): value is { readonly [member: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const step = (pointer: string, name: string): string => `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
