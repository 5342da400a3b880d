// The `/testing` sub-path of every package: what its arbitraries make passes the package's own guards, and its near-misses do not.

import * as acpSwarm from "@wirepact/acp-swarm";
import * as acpSwarmTesting from "@wirepact/acp-swarm/testing";
import * as agentMail from "@wirepact/agent-mail";
import * as agentMailTesting from "@wirepact/agent-mail/testing";
import * as mcpAgentMail from "@wirepact/mcp-agent-mail";
import * as mcpAgentMailTesting from "@wirepact/mcp-agent-mail/testing";
import * as messageStore from "@wirepact/message-store";
import * as messageStoreTesting from "@wirepact/message-store/testing";
import * as oacp from "@wirepact/oacp";
import * as oacpTesting from "@wirepact/oacp/testing";
import * as fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { seeded } from "../support/seed.js";

const packages = {
  "acp-swarm": { ...acpSwarm, ...acpSwarmTesting },
  "agent-mail": { ...agentMail, ...agentMailTesting },
  "mcp-agent-mail": { ...mcpAgentMail, ...mcpAgentMailTesting },
  "message-store": { ...messageStore, ...messageStoreTesting },
  oacp: { ...oacp, ...oacpTesting },
};

describe.each(Object.entries(packages))("%s/testing", (_name, { is, validate, messageArbitrary, boundaryMessages, nearMisses }) => {
  test("messages from the arbitrary pass the guard, representable or not", () => {
    for (const representable of [true, false]) {
      fc.assert(fc.property(messageArbitrary({ representable }) as fc.Arbitrary<unknown>, is), seeded(300));
    }
  });

  test("messages on the bounds pass the guard", () => {
    expect(boundaryMessages().filter(({ message }) => !is(message))).toEqual([]);
  });

  test("near-misses fail the guard and have their one issue", () => {
    for (const { name, message, issue, path } of nearMisses()) {
      expect(is(message), name).toBe(false);
      expect((validate as (value: unknown) => unknown)(message), name).toMatchObject({ ok: false, issues: [{ code: issue, path }] });
    }
  });
});

test("arbitraries are typed by the message they make", () => {
  expectTypeOf(acpSwarmTesting.taskRequestArbitrary()).toEqualTypeOf<fc.Arbitrary<acpSwarm.TaskRequest>>();
  expectTypeOf(acpSwarmTesting.messageArbitrary()).toEqualTypeOf<fc.Arbitrary<acpSwarm.Message>>();
  expectTypeOf(acpSwarmTesting.boundaryMessages).parameter(0).toEqualTypeOf<acpSwarm.MessageType | undefined>();
  fc.assert(fc.property(acpSwarmTesting.taskRequestArbitrary(), acpSwarm.isTaskRequest), seeded(50));
  expect(acpSwarmTesting.nearMisses("error").every(({ type }) => type === "error")).toBe(true);
});
