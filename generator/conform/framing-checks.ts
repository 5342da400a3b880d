// Checks of how messages stand in a stream: in pieces, many at a time, large, and too large.

import type { FramedDriver } from "./framed-driver.js";
import { isErrorFrame } from "./harness.js";
import { ended, lost, pass, type SpecialCheck } from "./special-check.js";
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
export function framings(driver: FramedDriver, type: string): readonly SpecialCheck[] {
  const { harness } = driver;
  const { framing, protocol } = harness;
  const { name } = framing.encoding;
  const write = (id: string, { count = 1, size = 0, send, change = (bytes) => bytes }: Writing): SpecialCheck => ({
    id: `framing ${id}`,
    check: "framing",
    run: async () => {
      const session = harness.open();
      try {
        if (!(await harness.reach(session, type))) return lost;
        const messages = Array.from({ length: count }, () => harness.own(type, harness.bases.get(type)!));
        for (const message of messages) session.expect(message);
        const bytes = change(messages.map((message) => framing.frame(padded(message, size))).join(""));
        await (send === undefined ? session.sendRaw(bytes) : send(session, bytes));
        const unanswered = (): number => messages.filter((message) => session.reactionsTo(message).length === 0).length;
        await session.until(() => unanswered() === 0, harness.patience());
        const outcome = `${unanswered()} of ${count} messages are never answered`;
        return unanswered() === 0
          ? pass("all answered")
          : (ended(session) ?? { verdict: "fail", outcome, sent: JSON.stringify(messages[0]) });
      } finally {
        await session.close();
      }
    },
  });
  const inPieces: Writing["send"] = async (session, bytes) => {
    const cuts = [1, 3, Math.floor(bytes.length / 2), bytes.length - 1, bytes.length];
    await session.sendPieces(
      cuts.map((cut, index) => bytes.slice(cuts[index - 1] ?? 0, cut)),
      20,
    );
  };
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
    "one message in pieces: answered": { send: inPieces },
    ...(isLimited ? {} : { "300,000 bytes in one message: answered": { size: 300_000 } }),
    "50 messages in one write: all answered": { count: 50 },
    ...ofEncoding[name],
  };
  return harness.isStream ? Object.entries(writings).map(([id, writing]) => write(id, writing)) : [];
}

/** Messages of the greatest size, and of one byte more. */
export function limits(driver: FramedDriver, type: string): readonly SpecialCheck[] {
  const { harness } = driver;
  const limit = harness.protocol.encodings[harness.framing.encoding.name]?.maxBytes;
  if (limit === undefined) return [];
  return [0, 1].map((excess) => ({
    id: `size ${limit + excess} bytes: ${excess === 0 ? "accepted" : "rejected"}`,
    check: "limit",
    run: async () => {
      const session = await driver.sessionFor(type);
      if (session === undefined) return lost;
      const message = harness.own(type, harness.bases.get(type)!);
      const text = padded(message, limit + excess);
      if (excess > 0) {
        await session.send(message, true, text);
        const isAlive = await driver.settle(session);
        const isAccepted = session.reactionsTo(message).some(({ observed: { parsed } }) => !isErrorFrame(harness.protocol, parsed));
        if (isAlive && !isAccepted) return pass("not accepted");
        if (!isAlive) await driver.drop(session);
        return { verdict: "fail", outcome: isAccepted ? "a message that is too large is accepted" : "after it, the party answers nothing" };
      }
      const seen = await driver.ask(session, message, false, text);
      return seen.kind === "accepted" ? pass(seen.kind) : { verdict: "fail", outcome: "a message of the greatest size is not accepted" };
    },
  }));
}

/** The text of a message, with spaces that bring it to a size in bytes. */
export function padded(message: unknown, bytes: number): string {
  const text = JSON.stringify(message);
  return `${text.slice(0, -1)}${" ".repeat(Math.max(0, bytes - Buffer.byteLength(text)))}${text.slice(-1)}`;
}
