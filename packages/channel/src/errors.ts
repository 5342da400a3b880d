// The error that channels throw: the message says what to do, the code is for programs.

import { nearestName, negotiate, type ProtocolDescriptor } from "@wirepact/core";

/** What went wrong, for programs. */
export type ChannelErrorCode =
  | "invalid-option"
  | "invalid-message"
  | "no-recipient"
  | "too-large"
  | "closed"
  | "driver-missing"
  | "unreachable"
  | "permission-denied"
  | "not-found"
  | "wrong-channel"
  | "wrong-version"
  | "newer-channel"
  | "full"
  | "failed";

/** What was probably meant by an unknown name. */
export function suggested(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? "" : `; did you mean ${JSON.stringify(nearest)}?`;
}

/** Throws for an option that does not exist: it would have no effect. */
export function checkNames(options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new ChannelError("invalid-option", `unknown option ${JSON.stringify(unknown)}${suggested(unknown, known)}`);
}

/** Throws unless every engine can keep a name or an ID. */
export function checkName(name: unknown, what: string, most = 512, code: ChannelErrorCode = "no-recipient"): void {
  if (typeof name !== "string" || name === "" || /\0|\p{Surrogate}/u.test(name) || Buffer.byteLength(name) > most)
    throw new ChannelError(code, `${what} must be a string of 1 to ${most} bytes of UTF-8 without U+0000.`);
}

/** Thrown by all functions of a channel. */
export class ChannelError extends Error {
  override readonly name = "ChannelError";
  readonly code: ChannelErrorCode;

  constructor(code: ChannelErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.code = code;
  }
}

/** Whether the engine cannot be reached at the moment, or lost a queue that can be created again, so that trying again may help. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ChannelError && (error.code === "unreachable" || error.code === "not-found");

export type Protocol = Pick<ProtocolDescriptor, "name" | "version">;

/** Throws unless a place belongs to the protocol, in a version that this one understands. What is not known of the place is not compared. */
export function checkProtocol(place: string, { name, version }: Protocol, [found = name, foundVersion = version]: readonly string[]): void {
  if (found !== name)
    throw new ChannelError("wrong-channel", `${place} is a channel of ${found}, not of ${name}; use another one for each protocol.`);
  if (!negotiate([version], [foundVersion]).ok)
    throw new ChannelError(
      "wrong-version",
      `${place} is a channel of ${name} ${foundVersion}, which parties of version ${version} do not understand; use another channel, or the same major version.`,
    );
}
