// How messages say which version they have: the first request offers one, which its answer confirms, or each message states its own.

import { readPath, type Path, type ProtocolDescriptor } from "@wirepact/core";
import { replaceAt } from "@wirepact/core/codegen/frames";
import type { OtherVersion } from "@wirepact/core/codegen/versions";
import type { ProtocolModel } from "../model/protocol-model.js";
import { firstValid, type Members } from "./make-messages.js";

/** The versions of a protocol as messages write them, the one of the spec first. */
export function writtenVersions({ version, ...rest }: ProtocolDescriptor): readonly unknown[] {
  const { speaks = {} } = rest as Partial<ProtocolModel>;
  const others = Object.entries(speaks).filter(([name]) => name !== version);
  return [speaks[version]?.as ?? version, ...others.map(([name, { as }]) => as ?? name)];
}

/** Another version of a protocol as a protocol of its own, whose messages say which version they have as the protocol says. */
export function asOwnProtocol({ negotiation }: ProtocolDescriptor, { as, protocol }: OtherVersion): ProtocolDescriptor {
  const known = negotiation?.filter((each) => each.by === "each" || Object.hasOwn(protocol.messages, each.request));
  const own = { ...protocol, speaks: { [protocol.version]: { as } }, ...(known && { negotiation: known }) };
  return own;
}

/** Where messages of a type say which version they have. */
export const versionPaths = ({ negotiation = [] }: ProtocolDescriptor, type: string): readonly Path[] =>
  negotiation.flatMap((each) => (each.by === "each" ? [each.path] : each.request === type ? [each.offer] : []));

/** A message that says that it has a version; undefined where it cannot say that. */
export const inVersion = (
  protocol: ProtocolDescriptor,
  type: string,
  message: Members,
  path: Path,
  version: unknown,
): Members | undefined => firstValid(protocol, type, [replaceAt(message, path, version)]);

/** A version that nobody has. */
export function unknownVersion(protocol: ProtocolDescriptor): unknown {
  const [own] = writtenVersions(protocol);
  return typeof own === "number" ? own + 1000 : String(own).replace(/\d+|$/, (digits) => String(Number(digits) + 1000));
}

/** A message in the version of the spec wherever it says which one it has. */
export const inOwnVersion = (protocol: ProtocolDescriptor, type: string, message: Members, isKept: (path: Path) => boolean): Members =>
  versionPaths(protocol, type)
    .filter((path) => readPath(message, path) !== undefined && !isKept(path))
    .reduce((current, path) => inVersion(protocol, type, current, path, writtenVersions(protocol)[0]) ?? current, message);
