// Replaces random strings of a message by those of an example, which are easier to read.

import type { Json } from "@wirepact/core";

/** The message with the strings of an example that are not longer, wherever the condition still holds. */
export function useKnownValues(message: Json, example: Json, holds: (changed: Json) => boolean): Json {
  if (typeof message === "string") {
    const isBetter = typeof example === "string" && example !== message && example.length <= message.length && example !== "";
    return isBetter && holds(example) ? example : message;
  }
  if (!isObject(message) || !isObject(example)) return message;
  let result = message;
  for (const [name, value] of Object.entries(message)) {
    const known = Object.hasOwn(example, name) ? example[name] : undefined;
    if (known === undefined || value === undefined) continue;
    const whole = result;
    const changed = useKnownValues(value, known, (part) => holds({ ...whole, [name]: part }));
    result = { ...whole, [name]: changed };
  }
  return result;
}

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
