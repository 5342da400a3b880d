// Names in options, such as a mode or a role. An unknown one is a mistake of the caller and not of the message.

import { unknownType } from "./issues.js";
import { nearestName } from "./base/nearest.js";
import type { Mode, ProtocolDescriptor } from "./protocol.js";
import { quote } from "./base/quote.js";

/** The error to throw for a name that does not exist. */
export const unknownOption = (kind: string, name: unknown, known: readonly string[]): TypeError =>
  new TypeError(unknownType(quote(name), nearestName(String(name), known), known, kind)[1]);

export const knownMode = (mode: Mode = "strict"): Mode => (mode === "strict" ? mode : knownName("mode", mode, ["strict", "lenient"]));

/** The name that an option has, among those that it can have. */
export function knownName<Name extends string>(kind: string, name: Name, known: readonly Name[]): Name {
  if (!known.includes(name)) throw unknownOption(kind, name, known);
  return name;
}

/** Throws for an option that does not exist, because it would have no effect, and for null or a string in place of options. */
export function checkOptions(options: object | string | null | undefined, known: readonly string[]): void {
  if (options === null || typeof options === "string") throw new TypeError(`options must be an object, got ${quote(options)}`);
  for (const name in options) knownName("option", name, known);
}

/** Throws for an option that is set and is not a function. */
export function checkFunctions(options: object | undefined, names: readonly string[]): void {
  for (const name of names) {
    const value = (options as Readonly<Record<string, unknown>> | undefined)?.[name] ?? checkFunctions;
    if (typeof value !== "function") throw new TypeError(`${name} must be a function, got ${quote(value)}`);
  }
}

export function refuseUnknownRole({ roles }: ProtocolDescriptor, role: unknown): void {
  if (!Object.hasOwn(roles, String(role))) throw unknownOption("role", role, Object.keys(roles));
}
