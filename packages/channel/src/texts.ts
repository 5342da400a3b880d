// The text of a message in a letter: as the protocol encodes it, and mail as JSON with the fields that a mail server adds.

import { acknowledge, readPath, type Result } from "@wirepact/core";
import type { Letter } from "./engine.js";
import type { ChannelPackage } from "./message-types.js";

/** Returns the request with an ID, or its name, so that an answer is judged by it. */
type Answers = (id: unknown) => string | undefined;

export interface Texts {
  readonly write: (message: object, id: string, to: readonly string[]) => string;
  readonly read: (text: Letter["text"], answers?: Answers) => Result<object>;
  /** A message that arrived, marked as acknowledged. */
  readonly acknowledged: (message: object) => string;
}

/** How a party writes and reads messages. */
export function createTexts(protocolPackage: ChannelPackage, name: string): Texts {
  const { protocol, encode, toMail } = protocolPackage;
  const decode = protocolPackage.decode as (input: object | string, options?: { readonly answers: Answers }) => Result<object>;
  const { id, sender, recipient, time } = protocol.parts;
  const raw = protocol.encodings.mail?.keeps?.raw;
  if (toMail === undefined || raw === undefined) {
    const write = (message: object): string => encode(message as never) as string;
    return {
      write,
      read: (text, answers) => (protocol.frames === undefined || answers === undefined ? decode(text) : decode(text, { answers })),
      acknowledged: (message) => write(acknowledge(protocol, message)),
    };
  }
  return {
    write: (message, key, to) => {
      const known = [[id, key] as const, [sender, name] as const, [recipient, to.length === 1 ? to[0] : to] as const];
      const added = [...known, [time, new Date().toISOString()] as const].flatMap(([path, value]) =>
        path?.[0] === raw && path.length === 2 ? [[path[1], value]] : [],
      );
      return JSON.stringify({
        ...(readPath(message, [raw]) as object | undefined),
        ...Object.fromEntries(added),
        ...(toMail(message as never) as object),
      });
    },
    read: (text) => decode(parsed(text)),
    acknowledged: (message) => JSON.stringify(readPath(acknowledge(protocol, message), [raw])),
  };
}

/** The value that a text is; `decode` says what is wrong with anything else. */
export function parsed(text: Letter["text"]): string | object {
  try {
    return typeof text === "string" ? (Object(JSON.parse(text)) as object) : text;
  } catch {
    return text;
  }
}
