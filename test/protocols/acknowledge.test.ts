// Acknowledging: raw mails and messages that hold one are marked, and what comes of it is still valid.

import { acknowledge, is } from "@wirepact/agent-mail";
import { expect, test } from "vitest";
import { specProtocols } from "../support/spec-protocols.js";

const { messages } = specProtocols().find(({ name }) => name === "agent-mail")!;
const examples = Object.values(messages).flatMap((message) => message.examples.map(({ value }) => value as Record<string, unknown>));

test("a message that arrived is marked, and valid as before", () => {
  const arrived = examples.filter(({ mail }) => mail !== undefined);
  expect(arrived.length).toBeGreaterThan(0);
  for (const message of arrived) {
    const marked = acknowledge(message);
    expect(marked).toEqual({ ...message, mail: { ...(message["mail"] as object), acked: true } });
    expect(is(marked)).toBe(true);
  }
});

test("a raw mail message is marked by itself", () => {
  expect(acknowledge({ subject: "DONE", body_md: "", acked: false })).toEqual({ subject: "DONE", body_md: "", acked: true });
});

test("a message that was never sent has nothing to mark", () => {
  const built = examples.filter(({ mail }) => mail === undefined);
  expect(built.length).toBeGreaterThan(0);
  for (const message of [...built, { body_md: "no subject" }]) expect(acknowledge(message)).toBe(message);
});
