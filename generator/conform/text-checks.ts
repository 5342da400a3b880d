// Checks of IDs of every kind, of text that is not a message, and of messages that are hard to parse.

import { decodeMessage, explain } from "@wirepact/core";
import { asType, findFrame, idIn, idKey } from "@wirepact/core/codegen/frames";
import { frameOf, samplesOf, type Members } from "../party/make-messages.js";
import { bodyOf, hasNoId, type Driver } from "./driver.js";
import { ended, isErrorFrame } from "./harness.js";
import { constantsOf, failuresFor, isFailure } from "./judge.js";
import { lost, pass, type SpecialCheck } from "./result.js";
import type { Session } from "./session.js";

/** IDs of every kind come back as they are; for requests other than the sentinel, those that a program may take for none. */
export function ids(driver: Driver, type: string, isSentinel: boolean): readonly SpecialCheck[] {
  const { harness } = driver;
  const { protocol } = harness;
  const property = frameOf(protocol, type)!.id!;
  const values: readonly unknown[] = ["", 0, ...(isSentinel ? [-1, "☃", Number.MAX_SAFE_INTEGER, "7", "an ID with spaces"] : [])];
  const valid = values
    .map((id) => ({ ...harness.bases.get(type), [property]: id }))
    .filter((message) => explain(protocol, message, asType(protocol.messages[type]!)).ok);
  return valid.map((message) => ({
    id: `${isSentinel ? "" : `${type} `}request ID ${JSON.stringify(message[property])}: repeated in the answer`,
    check: "id",
    ...(isSentinel ? {} : { message: type }),
    run: async () => {
      let session = await driver.sessionFor(type);
      // The same ID twice in one session would be another question.
      if (session !== undefined && session.reactionsTo(message).length > 0) {
        await driver.drop(session);
        session = await driver.sessionFor(type);
      }
      if (session === undefined) return lost;
      const { kind, sent, got } = await driver.ask(session, message);
      const isSame = got !== undefined && idKey(readId(driver, got)) === idKey(message[property]);
      if (kind !== "silence" && kind !== "ended")
        return isSame ? pass("repeated") : { verdict: "fail", outcome: "the ID is repeated as another value", sent, got };
      await driver.drop(session);
      return { verdict: "fail", outcome: kind === "silence" ? "a valid message is never answered" : "the party ended", sent };
    },
  }));
}

function readId({ harness }: Driver, text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  return idIn(findFrame(harness.protocol, parsed), parsed as Members);
}

const inside = (base: string, value: string): string => base.replace(/\}$/, `,"x_unknown":${value}}`);

/** Text that is not a message, and messages that are hard to parse, made from the text of a message. */
export const oddTexts = (base: string): readonly (readonly [name: string, text: string | Uint8Array])[] => [
  ["not JSON", "nonsense"],
  ["truncated", base.slice(0, -2)],
  ["not UTF-8", Buffer.concat([Buffer.from('{"x":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])],
  ["an array", "[1,2]"],
  ["a string", '"hello"'],
  ["null", "null"],
  ["2,000 levels", inside(base, `${"[".repeat(2000)}${"]".repeat(2000)}`)],
  ["NaN", inside(base, "NaN")],
  ["1e999", inside(base, "1e999")],
  ["__proto__", inside(base, '{"__proto__":{"x":1}}')],
  ["a property twice", base.replace(/^\{("(?:[^"\\]|\\.)*":(?:"(?:[^"\\]|\\.)*"|[\w.+-]+),)/, "{$1$1")],
];

/** Text that is not a message is rejected or ignored, and the party goes on. */
export function texts(driver: Driver, type: string): readonly SpecialCheck[] {
  const { harness } = driver;
  const { protocol, framing, bases } = harness;
  const prescribed = failuresFor(protocol, "unparsable");
  return oddTexts("{}").map(([name], index) => ({
    id: `text ${name}: rejected or ignored`,
    check: "text",
    run: async () => {
      const session = await driver.sessionFor(type);
      if (session === undefined) return lost;
      const message = harness.own(type, bases.get(type) ?? samplesOf(protocol, type)[0]!);
      const [, text] = oddTexts(JSON.stringify(message))[index]!;
      session.expect(message, true);
      const before = session.arrivals.length;
      const isAnonymous = ({ observed: { parsed } }: Session["arrivals"][number]): boolean =>
        isErrorFrame(protocol, parsed) && hasNoId(harness, parsed);
      const found = (): Session["arrivals"][number] | undefined => session.arrivals.slice(before).find(isAnonymous);
      const refusal = await session.sendRaw(rawFrame(framing.frame, text));
      const sent = typeof text === "string" ? text : Buffer.from(text).toString("latin1");
      const reading = await driver.settle(session);
      if (reading === "unknown") return ended(session) ?? { verdict: "open", outcome: "nothing shows whether it was read", sent };
      if (reading === "deaf") {
        const failure = ended(session) ?? { verdict: "fail" as const, outcome: "after it, the party answers nothing" };
        await driver.drop(session);
        return { ...failure, sent };
      }
      if (prescribed.length === 0 || !isUnparsable(driver, text)) return pass("the party goes on");
      if (refusal !== undefined && found() === undefined) return pass("rejected");
      if (found() === undefined) await session.until(() => found() !== undefined, harness.patience());
      const got = found();
      if (got === undefined) return { verdict: "lax", outcome: `ignored instead of answered with ${constantsOf(prescribed[0])}`, sent };
      return isFailure(protocol, "unparsable", bodyOf(harness, got))
        ? pass("rejected")
        : { verdict: "lax", outcome: `rejected, but not with ${constantsOf(prescribed[0])}`, sent, got: got.text };
    },
  }));
}

/** Whether our decoder cannot parse a text. */
function isUnparsable({ harness: { protocol, framing } }: Driver, text: string | Uint8Array): boolean {
  let parsed: unknown;
  const { encoding } = framing;
  const result = decodeMessage(protocol, [encoding], text, { encoding: encoding.name, onInvalid: (value) => void (parsed = value) });
  // Server-sent events are decoded with replacement characters.
  if (encoding.name === "sse" && typeof text !== "string") return false;
  return !result.ok && parsed === undefined && result.issues.some(({ code }) => code === "syntax" || code === "invalid-utf8");
}

/** Bytes in a frame. */
function rawFrame(frame: (text: string) => string, text: string | Uint8Array): string | Uint8Array {
  if (typeof text === "string") return frame(text);
  const [before = "", after = ""] = frame("x".repeat(text.length)).split("x".repeat(text.length));
  return Buffer.concat([Buffer.from(before), text, Buffer.from(after)]);
}
