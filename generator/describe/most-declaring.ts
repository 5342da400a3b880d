// Which examples of a message declare most: what is not declared cannot follow.

import { type Json, type ProtocolDescriptor, readPath } from "@wirepact/core";

/** Examples of a message, those that declare more capabilities first. */
export function mostDeclaring({ capabilities = {} }: ProtocolDescriptor, message: string, examples: readonly Json[]): readonly Json[] {
  const declared = Object.values(capabilities).flatMap((capability) => capability.declared);
  const paths = declared.flatMap(({ messages, path }) => (messages.includes(message) ? [path] : []));
  const count = (example: Json): number =>
    paths.filter((path) => ![undefined, null, false].includes(readPath(example, path) as null)).length;
  return paths.length === 0 ? examples : examples.toSorted((a, b) => count(b) - count(a));
}
