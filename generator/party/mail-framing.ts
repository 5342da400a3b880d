// Messages as a mail server gives them: each is an object with a subject, a body and what the server adds, as JSON.

import { InvalidMessageError, type Encoding, type ProtocolDescriptor } from "@wirepact/core";
import type { Framing } from "@wirepact/core/codegen/frames";
import { createToMail, mail } from "@wirepact/core/codegen/mail";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import { wholeBody } from "./whole-body.js";

type Members = Readonly<Record<string, unknown>>;

/** Mail that is one JSON object each. What cannot be written as mail is not changed, and is not read as mail. */
export function mailObjects(protocol: ProtocolDescriptor): Framing {
  const raw = protocol.encodings.mail?.keeps.raw ?? "";
  const toMail = createToMail<unknown, Members>(protocol, () => false);
  const read: Encoding["read"] = (text, context) => {
    const value = parse(text);
    return (typeof value === "object" && value !== null ? mail.readObject?.(value, context) : undefined) ?? mail.read(text, context);
  };
  return {
    ...wholeBody({ ...mail, read }),
    frame: (text) => {
      const message = parse(text) as Members | undefined;
      if (message?.[protocol.tag] === undefined) return text;
      try {
        return JSON.stringify({ ...(message[raw] as object | undefined), ...toMail(message) });
      } catch (error) {
        if (error instanceof InvalidMessageError) return text;
        throw error;
      }
    },
  };
}

/** What is decoded of a message: its text, or the mail that holds it. */
export const contentOf = ({ encoding, frame }: Pick<Framing, "encoding" | "frame">, text: string): string =>
  encoding.name === "mail" ? frame(text) : text;

/** A message with what a mail server adds to it, if it has nothing of that. */
export function withMail(protocol: ProtocolDescriptor, type: string, message: Members): Members {
  const { keeps: { raw = "" } = {}, parts } = protocol.encodings.mail ?? {};
  const { ack, time } = protocol.parts;
  if (parts === undefined || message[raw] !== undefined) return message;
  const full = boundaryMessages(protocol, type).find(({ message: each }) => (each as Members)[raw] !== undefined)?.message as
    Members | undefined;
  // The thread, the time and marks of acknowledgement are those of the message itself.
  const dropped = new Set([parts.thread, ...[ack?.wanted, ack?.given, time].map((path) => path?.at(-1))]);
  const kept = Object.entries((full?.[raw] ?? {}) as Members).filter(([name]) => !dropped.has(name));
  return full === undefined ? message : { ...message, [raw]: Object.fromEntries(kept) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
