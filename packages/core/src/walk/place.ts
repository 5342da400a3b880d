// Where the walker is in a message. Where only fields lead to a place, it does not depend on the message: the walker keeps such a place, and its text
// once an issue has needed it.

import { formatPath } from "../issues.js";
import type { Path } from "../shape/shape.js";

export interface Place {
  /** The place around it; undefined for the message itself. */
  readonly outer: Place | undefined;
  readonly step: string | number;
  /** The number of steps to it. */
  readonly depth: number;
  /** The path, if only fields lead to it. */
  readonly path: Path | undefined;
  /** How people write the path, once it was needed. */
  text: string;
}

/** The message itself. */
export const root: Place = { outer: undefined, step: "", depth: 0, path: /*@__PURE__*/ Object.freeze([]), text: "message" };

/** A place that depends on the message: an item or a key, or something inside one. */
export const placeIn = (outer: Place, step: string | number, path?: Path): Place => ({
  outer,
  step,
  depth: outer.depth + 1,
  path,
  text: "",
});

/** The place of a field of the object at another. Its path is in the issues of all messages, so that nobody may change it. */
export const fieldPlace = (outer: Place, name: string | number): Place =>
  placeIn(outer, name, outer.path && Object.freeze([...outer.path, name]));

/** The path to a place. Inside a sensitive field, names that may be keys of the message are as secret as the value: `hidden` is its depth. */
export const pathOf = ({ outer, step, depth, path }: Place, hidden?: number): Path =>
  path ?? [...pathOf(outer!, hidden), hidden && depth > hidden && typeof step === "string" ? "…" : step];

/** A place as people write it. */
export const textOf = (place: Place, hidden: number): string => (place.text ||= formatPath(pathOf(place, hidden)));
