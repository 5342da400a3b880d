// Large values that occur several times in plain data become constants, so that a module repeats none of them.

import { literal } from "../text/literal.js";

/** Texts that are shorter are repeated. */
const leastShared = 2000;

export interface SharedValues {
  /** The data as an expression. */
  readonly text: string;
  /** The constants that it refers to; a constant comes before those that refer to it. */
  readonly constants: readonly { readonly name: string; readonly value: string }[];
}

/** Data as an expression. The same object in several places, and the same long string, is written once. */
export function shareValues(data: unknown, prefix: string): SharedValues {
  const repeated = repeatedIn(data);
  const texts = new Map<unknown, string>();
  const constants: { readonly name: string; readonly value: string }[] = [];
  const refer = (part: object | string): string | undefined => {
    if (!repeated.has(part)) return undefined;
    const known = texts.get(part);
    if (known !== undefined) return known;
    const value = literal(part, (inner) => (inner === part ? undefined : refer(inner)));
    const name = `${prefix}${constants.length + 1}`;
    const isShared = value.length >= leastShared;
    if (isShared) constants.push({ name, value });
    texts.set(part, isShared ? name : value);
    return texts.get(part);
  };
  return { text: literal(data, refer), constants };
}

/** The objects and long strings that are in several places. */
function repeatedIn(data: unknown): ReadonlySet<unknown> {
  const [seen, repeated] = [new Set<unknown>(), new Set<unknown>()];
  const visit = (part: unknown): void => {
    if (typeof part === "string" ? part.length < leastShared : typeof part !== "object" || part === null) return;
    if (seen.has(part)) return void repeated.add(part);
    seen.add(part);
    if (typeof part === "object") for (const inner of Object.values(part as object)) visit(inner);
  };
  visit(data);
  return repeated;
}
