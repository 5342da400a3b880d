// The letters of a message that is sent: to the parties that the caller or the message names, or to the roles that receive it.

import { randomUUID } from "node:crypto";
import { type ProtocolDescriptor, readPath } from "@wirepact/core";
import { identify } from "@wirepact/core/codegen/frames";
import type { SendOptions } from "./channel.js";
import type { Letter, QueueName } from "./engine.js";
import { ChannelError, checkName, checkNames } from "./errors.js";
import type { ChannelPackage } from "./message-types.js";
import { createTexts, type Texts } from "./texts.js";

/** How a party writes letters, and reads those of others. */
export interface LetterWriter extends Pick<Texts, "read"> {
  readonly write: (message: object, options?: SendOptions) => readonly Letter[];
  /** The letters to queues that are known. */
  readonly writeTo: (targets: readonly QueueName[], message: object, id?: string) => readonly Letter[];
}

/** Writes the letters of a party. */
export function createLetterWriter(
  protocolPackage: ChannelPackage,
  { role, name }: { readonly role: string; readonly name: string },
): LetterWriter {
  const { protocol } = protocolPackage;
  const texts = createTexts(protocolPackage, name);
  const writeTo: LetterWriter["writeTo"] = (targets, message, givenId) => {
    const given = givenId ?? readPath(message, protocol.parts.id ?? ["\0"]);
    const id = typeof given === "string" && given !== "" ? given : randomUUID();
    checkName(id, "The ID of a message", 1024, "invalid-message");
    for (const { party } of targets) if (party !== undefined) checkName(party, "The name of the recipient");
    const text = texts.write(
      message,
      id,
      targets.map(({ party, role: all }) => party ?? all),
    );
    const shared = { id, from: { role, party: name }, kind: "message", type: identify(protocol, message)?.name } as const;
    return targets.map((to) => ({ ...shared, to, version: protocol.version, sentAt: Date.now(), text }));
  };
  return {
    read: texts.read,
    writeTo,
    write: (message, options = {}) => {
      checkNames(options, ["to", "id"]);
      return writeTo(recipientsOf(protocol, role, message, options.to), message, options.id);
    },
  };
}

/** The queues that a message of a role goes to. */
export function recipientsOf(protocol: ProtocolDescriptor, role: string, message: object, to: SendOptions["to"]): readonly QueueName[] {
  const descriptor = identify(protocol, message);
  if (descriptor !== undefined && !descriptor.from.includes(role))
    throw new ChannelError("invalid-message", `${role} does not send ${descriptor.name}; ${descriptor.from.join(" or ")} does.`);
  const roles = descriptor?.to ?? Object.keys(protocol.roles);
  if (typeof to === "object") {
    if (!roles.includes(to.role))
      throw new ChannelError("no-recipient", `${to.role} does not receive this message; ${roles.join(" and ")} can.`);
    return [{ role: to.role, ...(to.name === undefined ? {} : { party: to.name }) }];
  }
  const named: unknown = to ?? (protocol.parts.recipient === undefined ? undefined : readPath(message, protocol.parts.recipient));
  const isName = (each: unknown): each is string => to !== undefined || (typeof each === "string" && each !== "");
  const parties = [named].flat().filter(isName);
  const [only] = roles;
  if (parties.length === 0) return roles.map((each) => ({ role: each }));
  if (only !== undefined && roles.length === 1) return parties.map((party) => ({ role: only, party }));
  throw new ChannelError(
    "no-recipient",
    `${roles.join(" and ")} receive this message, so the name ${JSON.stringify(parties[0])} is not enough; pass to: { role, name }.`,
  );
}
