// Converts errors of NATS to errors of channels that say what to do. Never repeats addresses, which may contain passwords.

import { ChannelError, type ChannelErrorCode } from "./errors.js";

type Remedy = readonly [code: ChannelErrorCode, remedy: string];

const remedies: readonly (readonly [matches: RegExp, ...remedy: Remedy])[] = [
  [
    /parse credentials|nkey|invalid (seed|checksum|encoding|prefix)|doesn't exist/i,
    "invalid-option",
    "Check the files of credentials and certificates.",
  ],
  [/authori[sz]ation|authentication|permissions? violation/i, "permission-denied", "Check the credentials and what they may do."],
  [/stream not found|consumer not found|no stream matches/i, "not-found", "Open the channel again to create what was deleted."],
  [/subjects overlap|name already in use/i, "wrong-channel", "Another stream has these subjects or this name; use another account."],
  [/jetstream.*not enabled|no responders/i, "not-found", "Start the server with -js, and check that nobody deleted the stream."],
  [/maximum (bytes|messages|consumers)|insufficient|no space/i, "full", "Acknowledge or drop messages, or raise the limits of the server."],
  [/payload/i, "too-large", "Raise max_payload of the server."],
];
/** What the server says of requests that it will never accept. */
const refused: Remedy = ["failed", "The server does not accept this; trying again does not help."];
const otherwise: Remedy = ["unreachable", "Check that the server is running and that the address is correct."];

/** The error to throw; one of a channel is returned unchanged. */
export function natsError(error: unknown, place: string): ChannelError {
  if (error instanceof ChannelError) return error;
  const reason = [error, (error as { readonly cause?: unknown } | null)?.cause].map(String).join(" ");
  const { status = 0 } = error as { readonly status?: number };
  const isRefused = status >= 400 && status < 500;
  const [code, remedy] = remedies.find(([matches]) => matches.test(reason))?.slice(1) ?? (isRefused ? refused : otherwise);
  const message = error instanceof Error && error.message !== "" ? error.message : String(error);
  return new ChannelError(code as ChannelErrorCode, `NATS (${place}): ${message.replaceAll(/\/\/[^/@\s]*@/g, "//")}. ${remedy}`, {
    cause: error,
  });
}
