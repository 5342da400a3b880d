// Names in options, such as a mode or a role. An unknown one is a mistake of the caller and not of the message.

import { unknownType } from "./issues.js";
import { nearestName } from "./nearest.js";
import type { Mode, ProtocolDescriptor } from "./protocol.js";
import { quote } from "./quote.js";

/** The error to throw for a name that does not exist. */
export const unknownOption = (kind: string, name: unknown, known: readonly string[]): TypeError =>
  new TypeError(unknownType(quote(name), nearestName(String(name), known), known, kind)[1]);

export function knownMode(mode: Mode = "strict"): Mode {
  if (mode !== "strict" && mode !== "lenient") throw unknownOption("mode", mode, ["strict", "lenient"]);
  return mode;
}

export function refuseUnknownRole({ roles }: ProtocolDescriptor, role: unknown): void {
  if (!Object.hasOwn(roles, String(role))) throw unknownOption("role", role, Object.keys(roles));
}
