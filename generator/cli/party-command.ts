// What the commands that talk to other programs have in common: the protocol, the roles, and how messages stand in a stream.

import type { Command } from "commander";
import type { Mode, ProtocolDescriptor } from "@wirepact/core";
import type { Framing } from "@wirepact/core/codegen/frames";
import type { SpokenProtocols } from "../inspect/spoken-protocols.js";
import type { PlaceOf } from "../party/spec-place.js";
import type { LocatedProtocol } from "../inspect/find-protocol.js";
import { fail, type CommandContext } from "./command.js";
import { addProtocolOptions } from "./message-command.js";

export interface PartyOptions {
  readonly protocol?: string;
  readonly spec?: string;
  readonly role?: string;
  readonly peer?: string;
  readonly encoding?: string;
  readonly protocolVersion?: string;
}

export interface OpenedParty {
  readonly protocol: ProtocolDescriptor;
  /** The other versions that the protocol speaks. */
  readonly spoken: SpokenProtocols | undefined;
  readonly role: string;
  readonly peer: string;
  readonly framing: Framing;
  readonly mode: Mode;
  /** Where the spec says what a path of a message type is. */
  readonly placeOf: PlaceOf;
}

/** Adds the options. */
export function addPartyOptions(command: Command, roleHelp: string): Command {
  return addProtocolOptions(command)
    .option("-r, --role <role>", roleHelp)
    .option("--peer <role>", "role of the other party, where the protocol has more than two")
    .option("--encoding <name>", "how messages stand in the stream: ndjson, content-length or sse (default: the protocol's first)");
}

/** Adds the option. */
export const addVersionOption = (command: Command): Command =>
  command.option("--protocol-version <version>", "one of the versions that the protocol supports (default: its own)");

/** The protocol that is named, in the version that is named; undefined when there is none, which was reported. */
export async function openProtocol(
  context: CommandContext,
  { protocol: name, spec, protocolVersion: wanted }: PartyOptions,
): Promise<LocatedProtocol | undefined> {
  const { findProtocol } = await import("../inspect/find-protocol.js");
  const found = await findProtocol(name, { spec, folder: context.folder });
  if (!found.ok) return fail(context, found.problem);
  const { protocol, spoken } = found;
  if (wanted === undefined) return found;
  const { asOwnProtocol } = await import("../party/versions.js");
  const current = { as: spoken?.current ?? protocol.version, protocol };
  const version = [current, ...(spoken?.versions ?? [])].find((each) => wanted === String(each.as) || wanted === each.protocol.version);
  // Places are those of the spec, which describes its own version.
  if (version !== undefined) return { ...(version === current && found), protocol: asOwnProtocol(protocol, version), spoken: undefined };
  const known = [protocol.version, ...(spoken?.versions ?? []).map((each) => each.protocol.version)].join(", ");
  return fail(context, `unknown version "${wanted}" of ${protocol.name}, expected ${spoken === undefined ? "" : "one of "}${known}`);
}

/** The protocol, the roles and the framing, in which one text is one message with `isWhole`; undefined when something is wrong, which was reported. */
export async function openParty(context: CommandContext, options: PartyOptions, isWhole = false): Promise<OpenedParty | undefined> {
  const found = await openProtocol(context, options);
  if (found === undefined) return undefined;
  const [{ findRoles }, { findFraming, findWhole }] = await Promise.all([
    import("../party/roles.js"),
    import("../party/stream-framing.js"),
  ]);
  const roles = findRoles(found.protocol, options.role, options.peer);
  if (!roles.ok) return fail(context, roles.problem);
  const framed = isWhole ? await findWhole(found.protocol, options.encoding) : findFraming(found.protocol, options.encoding);
  if (!framed.ok) return fail(context, framed.problem);
  const { protocol } = found;
  const { createPlaceOf } = await import("../party/spec-place.js");
  return {
    placeOf: createPlaceOf(found, context.folder),
    protocol,
    spoken: found.spoken,
    role: roles.role,
    peer: roles.peer,
    framing: framed.framing,
    mode: protocol.reading.default ?? "strict",
  };
}
