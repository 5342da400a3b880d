// Messages for which the guard says it all, so that nothing else looks at them.

import { planOf } from "../explain/any-shape.js";
import { requireFeature } from "../features.js";
import { isObjectLike, isOpenJson } from "../base/json-kind.js";
import type { ProtocolShapes } from "../protocol.js";

/** A strict type guard over all messages of a protocol, or over one. */
export type Guard = (value: unknown) => boolean;

/** What says which type a message is of: its tag, or its frame. */
export const typeIn = (
  protocol: ProtocolShapes,
  message: Readonly<Record<string, unknown>>,
  answers?: (id: unknown) => string | undefined,
): unknown =>
  protocol.frames === undefined ? message[protocol.tag] : requireFeature(protocol, "frames").typeOf(protocol, message, answers);

/** What a guard's yes must be enough for: that a value in memory is valid without a warning, or that a message is read as it is. */
type Use = "checked" | "read";

/** Whether the strict guard takes a message of a type for which nothing else needs to look at it. */
export function passesGuard(protocol: ProtocolShapes, is: Guard | undefined, message: unknown, use: Use = "read", type?: string): boolean {
  try {
    const own = isObjectLike(message) ? typeIn(protocol, message) : undefined;
    const plan = is !== undefined && (type ?? own) === own ? planOf(protocol, own) : undefined;
    if (plan === undefined || plan.remarks || (use === "read" && plan.changes) || !is!(message)) return false;
    // A value in memory may hold more than JSON where the protocol names no property, and hide properties that it names.
    return use === "read" || isOpenJson(message);
  } catch {
    // A getter that throws, or too many levels; the walker reports it.
    return false;
  }
}
