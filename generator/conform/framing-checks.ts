// Checks of how messages stand in a stream: in pieces, many at a time, large, and too large.

import type { Members } from "../party/make-messages.js";
import type { FramedDriver } from "./framed-driver.js";
import { isErrorFrame } from "./harness.js";
import { ended, lost, pass, type SpecialCheck } from "./special-check.js";
import type { Session } from "./session.js";

/** Messages in pieces, many at a time, large, or with empty lines between. */
export function framings(driver: FramedDriver, type: string): readonly SpecialCheck[] {
  const { harness } = driver;
  const { framing, protocol } = harness;
  if (!harness.isStream) return [];
  const fresh = (): Members => harness.own(type, harness.bases.get(type)!);
  const write = (
    id: string,
    make: () => readonly Members[],
    send: (session: Session, bytes: string) => Promise<unknown>,
    size = 0,
  ): SpecialCheck => ({
    id,
    check: "framing",
    run: async () => {
      const session = harness.open();
      try {
        if (!(await harness.reach(session, type))) return lost;
        const messages = make();
        for (const message of messages) session.expect(message);
        await send(session, messages.map((message) => framing.frame(padded(message, size))).join(""));
        const unanswered = (): number => messages.filter((message) => session.reactionsTo(message).length === 0).length;
        await session.until(() => unanswered() === 0, harness.patience());
        return unanswered() === 0
          ? pass("all answered")
          : (ended(session) ?? {
              verdict: "fail",
              outcome: `${unanswered()} of ${messages.length} messages are never answered`,
              sent: JSON.stringify(messages[0]),
            });
      } finally {
        await session.close();
      }
    },
  });
  const isLimited = protocol.encodings[framing.encoding.name]?.maxBytes !== undefined;
  return [
    write(
      "framing one message in pieces: answered",
      () => [fresh()],
      async (session, bytes) => {
        const cuts = [1, 3, Math.floor(bytes.length / 2), bytes.length - 1, bytes.length];
        await session.sendPieces(
          cuts.map((cut, index) => bytes.slice(cuts[index - 1] ?? 0, cut)),
          20,
        );
      },
    ),
    ...(isLimited
      ? []
      : [
          write(
            "framing 300,000 bytes in one message: answered",
            () => [fresh()],
            (session, bytes) => session.sendRaw(bytes),
            300_000,
          ),
        ]),
    write(
      "framing 50 messages in one write: all answered",
      () => Array.from({ length: 50 }, fresh),
      (session, bytes) => session.sendRaw(bytes),
    ),
    ...(framing.encoding.name === "ndjson"
      ? [
          write(
            "framing empty lines: ignored",
            () => [fresh()],
            (session, bytes) => session.sendRaw(`\n\n${bytes}\n`),
          ),
        ]
      : []),
    ...(framing.encoding.name === "content-length"
      ? [
          write(
            "framing another header: accepted",
            () => [fresh()],
            (session, bytes) =>
              session.sendRaw(bytes.replace("\r\n\r\n", "\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n")),
          ),
          ...["no Content-Length", "a Content-Length that is no number"].map((name, index) =>
            write(
              `framing ${name}: the next message is answered`,
              () => [fresh()],
              (session, bytes) => session.sendRaw(`${["Content-Type: none", "Content-Length: many"][index]}\r\n\r\n${bytes}`),
            ),
          ),
        ]
      : []),
  ];
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
