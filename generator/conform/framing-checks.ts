// Checks of how messages stand in a stream: in pieces, many at a time, large, and too large.

import type { Driver } from "./driver.js";
import { ended } from "./harness.js";
import { lost, pass, type SpecialCheck } from "./result.js";
import type { Session } from "./session.js";

interface Writing {
  readonly count?: number;
  /** The least size of each message. */
  readonly size?: number;
  /** Writes the bytes of all messages, at once unless it is given. */
  readonly send?: (session: Session, bytes: string) => Promise<unknown>;
  /** What the bytes become before they are written. */
  readonly change?: (bytes: string) => string;
}

/** Messages in pieces, many at a time, large, or with empty lines between. */
export function framings(driver: Driver, type: string): readonly SpecialCheck[] {
  const { harness } = driver;
  const { framing, protocol } = harness;
  const { name } = framing.encoding;
  const write = (id: string, { count = 1, size = 0, send, change = (bytes) => bytes }: Writing): SpecialCheck => ({
    id: `framing ${id}`,
    check: "framing",
    run: async () => {
      const session = harness.open();
      try {
        // Before the party reads, pieces arrive as a whole.
        if (!(await harness.reach(session, type)) || (session.arrivals.length === 0 && (await driver.settle(session)) !== "read"))
          return lost;
        const messages = Array.from({ length: count }, () => harness.own(type, harness.bases.get(type)!));
        for (const message of messages) session.expect(message);
        const bytes = change(messages.map((message) => framing.frame(padded(message, size))).join(""));
        await (send === undefined ? session.sendRaw(bytes) : send(session, bytes));
        const unanswered = (): number => messages.filter((message) => session.reactionsTo(message).length === 0).length;
        await session.until(() => unanswered() === 0, harness.patience());
        if (unanswered() === 0) return pass("all answered");
        if (harness.protocol.frames === undefined && session.ended()?.code === 0)
          return { verdict: "skipped", outcome: "the party ends after a message" };
        const outcome = `${unanswered()} of ${count} messages are never answered`;
        return ended(session) ?? { verdict: "fail", outcome, sent: JSON.stringify(messages[0]) };
      } finally {
        await session.close();
      }
    },
  });
  const inPieces: Writing["send"] = (session, bytes) =>
    session.sendPieces(
      [...Buffer.from(bytes)].map((byte) => Uint8Array.of(byte)),
      1,
    );
  const otherHeader = "\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n";
  const ofEncoding: Readonly<Record<string, Readonly<Record<string, Writing>>>> = {
    ndjson: { "empty lines: ignored": { change: (bytes) => `\n\n${bytes}\n` } },
    "content-length": {
      "another header: accepted": { change: (bytes) => bytes.replace("\r\n\r\n", otherHeader) },
      "no Content-Length: the next message is answered": { change: (bytes) => `Content-Type: none\r\n\r\n${bytes}` },
      "a Content-Length that is no number: the next message is answered": { change: (bytes) => `Content-Length: many\r\n\r\n${bytes}` },
    },
  };
  const isLimited = protocol.encodings[name]?.maxBytes !== undefined;
  const writings: Readonly<Record<string, Writing>> = {
    "one message in pieces of one byte: answered": { send: inPieces },
    ...(isLimited ? {} : { "300,000 bytes in one message: answered": { size: 300_000 } }),
    "50 messages in one write: all answered": { count: 50 },
    ...ofEncoding[name],
  };
  return harness.isStream ? Object.entries(writings).map(([id, writing]) => write(id, writing)) : [];
}

/** The text of a message, with spaces that bring it to a size in bytes. */
export function padded(message: unknown, bytes: number): string {
  const text = JSON.stringify(message);
  return `${text.slice(0, -1)}${" ".repeat(Math.max(0, bytes - Buffer.byteLength(text)))}${text.slice(-1)}`;
}
