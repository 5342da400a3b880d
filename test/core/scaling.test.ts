// Time against length, for every decoder, for `validate` and for the monitor of the real protocols: it grows in proportion.

import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeMessage, encodeMessage } from "../../packages/core/src/codec/codec.js";
import { openDefinitions } from "../../packages/core/src/codec/json-schema.js";
import { createConversation } from "../../packages/core/src/conversation/conversation.js";
import { readPath, replaceAt } from "../../packages/core/src/base/path.js";
import type { EncodingName, Mode, ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import { findSecrets } from "../../packages/core/src/receive/secrets.js";
import { messageArbitrary } from "../../packages/core/src/testing/index.js";
import { validateMessage } from "../../packages/core/src/codec/validate.js";
import { encodingsOf } from "../support/encodings.js";
import { expectLinear } from "../support/growth.js";
import { isThorough, sampleOf } from "../support/sample-size.js";
import { specProtocols } from "../support/spec-protocols.js";

type Message = Readonly<Record<string, unknown>>;

const modes: readonly Mode[] = ["strict", "lenient"];

/** A protocol that reads texts of any size. */
const unlimited = (protocol: ProtocolDescriptor): ProtocolDescriptor => {
  const encodings = Object.fromEntries(
    Object.entries(protocol.encodings).map(([name, encoding]) => [name, { ...encoding, maxBytes: Infinity }]),
  );
  return { ...protocol, encodings };
};

const protocols = specProtocols().map(runnable).map(unlimited);

/** All cases, or a different one for each protocol. */
const casesFor = <Case>(protocol: ProtocolDescriptor, cases: readonly Case[]): readonly Case[] =>
  isThorough ? cases : [cases[protocols.indexOf(protocol) % cases.length]!];

const aMessage = (protocol: ProtocolDescriptor, tag?: string): Message =>
  fc.sample(messageArbitrary<Message>(protocol, tag), { numRuns: 1, seed: 3 })[0]!;

const keys = (count: number, line: (index: number) => string, separator: string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join(separator);

type Growing = Readonly<Record<string, readonly [n: number, make: (length: number, valid: string) => string]>>;

/** Texts that grow in one way each, after a valid message of the encoding. */
const growing: Readonly<Record<Exclude<EncodingName, "ndjson" | "sse" | "content-length">, Growing>> = {
  json: {
    "unknown keys": [2400, (n, valid) => `${valid.slice(0, -1)},${keys(n, (index) => `"key${index}":"${"x".repeat(60)}"`, ",")}}`],
    "one key again and again": [2400, (n, valid) => `${valid.slice(0, -1)},${keys(n, () => '"key":{"a":1}', ",")}}`],
    "a long string": [200_000, (n, valid) => `${valid.slice(0, -1)},"more":"${"x".repeat(n)}"}`],
    "a long array": [20_000, (n, valid) => `${valid.slice(0, -1)},"more":[${keys(n, () => "[0]", ",")}]}`],
    "an end that never comes": [100_000, (n, valid) => valid.slice(0, -1) + " ".repeat(n)],
    "open arrays": [100_000, (n) => "[".repeat(n)],
    backslashes: [100_000, (n) => `"${"\\".repeat(n)}`],
  },
  yaml: {
    "unknown keys": [2400, (n, valid) => `${valid}${keys(n, (index) => `key${index}: ${"x".repeat(60)}`, "\n")}\n`],
    "unknown keys of a body": [
      2400,
      (n, valid) => `${valid.replace(/^body:[^]*$/m, "")}body: |\n${keys(n, (index) => `  key${index}: ${"x".repeat(60)}`, "\n")}\n`,
    ],
    "a long string": [100_000, (n, valid) => `${valid}more: ${"x".repeat(n)}\n`],
    "a long array": [2000, (n, valid) => `${valid}more:\n${"  - x\n".repeat(n)}`],
    "a long block": [5000, (n, valid) => `${valid}more: |\n${"  some words\n".repeat(n)}`],
    "open arrays": [5000, (n) => "[".repeat(n)],
    dashes: [5000, (n) => "- ".repeat(n)],
  },
  mail: {
    labels: [2400, (n, valid) => valid.replace("Body:", `Body:\n${keys(n, (index) => `Label ${index}: ${"x".repeat(60)}`, "\n")}`)],
    sections: [2400, (n, valid) => `${valid}\n${keys(n, (index) => `## Section ${index}\nLint: PASS\nsome words`, "\n")}`],
    "one section again and again": [5000, (n, valid) => `${valid}\n${"## Summary\nsome words\n".repeat(n)}`],
    fences: [20_000, (n, valid) => `${valid}\n${"```\n## x\n```\n".repeat(n)}`],
    "an open fence": [20_000, (n, valid) => `${valid}\n\`\`\`\`\n${"```\n".repeat(n)}`],
    "a long line": [200_000, (n, valid) => `${valid}\n${"x".repeat(n)}`],
    "items of a list": [10_000, (n) => `Subject: PROGRESS\n\nBody:\nFiles touched:\n${"  - a\n".repeat(n)}`],
    "brackets in the subject": [10_000, (n) => `Subject: ${"[".repeat(n)}`],
    prefixes: [10_000, (n) => `Subject: ${"Re: ".repeat(n)}DONE`],
  },
};
const texts: Readonly<Record<EncodingName, Growing>> = {
  ...growing,
  ndjson: growing.json,
  sse: growing.json,
  "content-length": growing.json,
};

const decoders = protocols.flatMap((protocol) =>
  encodingsOf(protocol).flatMap((encoding) =>
    Object.entries(texts[encoding.name]).map(([what, [n, make]]) => ({
      title: `${protocol.name} as ${encoding.name}: ${what}`,
      protocol,
      encoding,
      n,
      make,
    })),
  ),
);

describe("decoding takes time in proportion to the length of the text", () => {
  it.each(sampleOf(decoders, 8))("$title", ({ protocol, encoding, n, make }) => {
    const valid = encodeMessage(protocol, [encoding], aMessage(protocol));
    for (const mode of modes) {
      expectLinear(
        n,
        (length) => make(length, valid),
        (text) => decodeMessage(protocol, [encoding], text, { mode, duplicateKeys: "reject" }),
      );
    }
  });
});

/** The text of a message, or why it cannot be written. */
function tryEncode(protocol: ProtocolDescriptor, encodings: Parameters<typeof encodeMessage>[1], message: unknown): unknown {
  try {
    return encodeMessage(protocol, encodings, message, { mode: "lenient" });
  } catch (error) {
    return error;
  }
}

describe("encoding what was decoded takes time in proportion to its size", () => {
  it.each(sampleOf(decoders, 8))("$title", ({ protocol, encoding, n, make }) => {
    const valid = encodeMessage(protocol, [encoding], aMessage(protocol));
    const decoded = (length: number): unknown => {
      const result = decodeMessage(protocol, [encoding], make(length, valid), { mode: "lenient" });
      return result.ok ? result.value : undefined;
    };
    expectLinear(n, decoded, (message) => tryEncode(protocol, [encoding], message));
  });
});

describe.each(protocols)("judging messages of $name takes time in proportion to their size", (protocol) => {
  const message = aMessage(protocol);
  const place = Object.keys(message).find((name) => Array.isArray(message[name])) ?? protocol.tag;
  const grown: readonly (readonly [string, number, (n: number) => unknown])[] = [
    [
      "unknown properties",
      5000,
      (n) => ({ ...message, ...Object.fromEntries(Array.from({ length: n }, (_, index) => [`key${index}`, index])) }),
    ],
    ["a long string", 500_000, (n) => ({ ...message, [protocol.tag]: "x".repeat(n) })],
    ["a long array", 5000, (n) => ({ ...message, [place]: Array.from({ length: n }, () => ({})) })],
    ["an array of strings", 20_000, (n) => ({ ...message, [place]: Array.from({ length: n }, (_, index) => `item ${index}`) })],
  ];

  it.each(casesFor(protocol, grown))("%s", (_what, n, make) => {
    for (const mode of modes) expectLinear(n, make, (value) => validateMessage(protocol, () => false, value, { mode }));
    expectLinear(n, make, (value) => findSecrets(value));
  });
});

/** A message of a protocol with its id, time and thread replaced. */
function numbered(
  protocol: ProtocolDescriptor,
  message: Message,
  { id, time, thread }: { readonly id: string; readonly time: number; readonly thread: string },
): Message {
  const { parts } = protocol;
  const moment = typeof readPath(message, parts.time) === "number" ? time / 1000 : new Date(time).toISOString();
  let value: unknown = message;
  if (parts.id !== undefined) value = replaceAt(value, parts.id, id);
  if (parts.time !== undefined) value = replaceAt(value, parts.time, moment);
  for (const path of parts.thread ?? []) value = replaceAt(value, path, thread);
  return value as Message;
}

describe.each(protocols)("the monitor of $name takes time in proportion to the number of messages", (protocol) => {
  const pool = Object.keys(protocol.messages).map((tag) => aMessage(protocol, tag));
  const start = Date.parse("2026-03-04T09:00:00Z");
  const skew = [0, 3000, -3000, 1000, -2000, 0, 0];
  const logs: Readonly<Record<string, (index: number, count: number) => { readonly time: number; readonly thread: string }>> = {
    "in one thread": (index) => ({ time: start + index * 1000, thread: "t" }),
    "in many threads": (index) => ({ time: start + index * 1000, thread: `t${index % 97}` }),
    "under skewed clocks": (index) => ({ time: start + index * 1000 + skew[index % skew.length]!, thread: `t${index % 7}` }),
    "whose clock stands still": () => ({ time: start, thread: "t" }),
    "in reverse": (index, count) => ({ time: start + (count - index) * 1000, thread: `t${index % 7}` }),
  };
  const log = (
    count: number,
    place: (index: number, count: number) => { readonly time: number; readonly thread: string },
  ): readonly Message[] =>
    Array.from({ length: count }, (_, index) =>
      numbered(protocol, pool[index % pool.length]!, { id: `m${index}`, ...place(index, count) }),
    );

  it.each(casesFor(protocol, Object.entries(logs)))("%s", (name, place) => {
    expectLinear(
      1000,
      (count) => log(count, place),
      (messages) => {
        const conversation = createConversation<Message>(protocol);
        // Whoever reads after each message of a log in reverse asks for all to be put in order each time.
        for (const message of messages) {
          const finding = conversation.feed(message);
          if (name !== "in reverse") void finding.issues;
        }
        return [conversation.findings(), conversation.awaited(), conversation.late(), conversation.runs(), conversation.threads()];
      },
    );
  });

  it("requests that are all answered in the end, oldest first", () => {
    const request = Object.values(protocol.messages).find(({ replies = [] }) => replies.length > 0);
    const reply = request?.replies?.[0];
    if (request === undefined || reply === undefined) return;
    const [asks, answers] = [aMessage(protocol, request.name), aMessage(protocol, reply)];
    const { sender, recipient } = protocol.parts;
    const at = (message: Message, id: number, from: string, to: string): Message => {
      let value: unknown = numbered(protocol, message, {
        id: `${message[protocol.tag] as string}${id}`,
        time: start + id * 1000,
        thread: "t",
      });
      if (sender !== undefined) value = replaceAt(value, sender, from);
      if (recipient !== undefined) value = replaceAt(value, recipient, to);
      return value as Message;
    };
    const party = (index: number): string => `agent${index}`;
    expectLinear(
      1000,
      (count) => [
        ...Array.from({ length: count }, (_, index) => at(asks, index, "asker", party(index))),
        ...Array.from({ length: count }, (_, index) => at(answers, count + index, party(index), "asker")),
      ],
      (messages) => {
        const conversation = createConversation<Message>(protocol);
        for (const message of messages) conversation.feed(message);
        expect(conversation.threads().length).toBeGreaterThan(0);
      },
    );
  });
});

it("makes standalone schemas in proportion to their number", () => {
  expectLinear(
    500,
    (count) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`T${index}`, { $ref: `#/$defs/T${index - (index % 3)}` }])),
    (definitions) => Object.values(definitions).map(openDefinitions([definitions])),
  );
});
