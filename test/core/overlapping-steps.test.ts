// A step that a flow allows in strict and in lenient mode is an ordinary step.

import { createConversation } from "@wirepact/core";
import { protocol } from "@wirepact/acp-swarm";
import { expect, it } from "vitest";

it("does not warn about a lenient step that is also an ordinary one", () => {
  const [flow] = Object.values(protocol.flows);
  const start = flow?.start[0] ?? "";
  const next = flow?.steps[start]?.[0] ?? "";
  expect([start, next]).not.toContain("");
  const play = (lenientSteps: Readonly<Record<string, readonly string[]>>, steps = flow?.steps ?? {}): readonly string[] => {
    const flows = { [flow?.name ?? ""]: { ...flow!, steps, lenientSteps } };
    const conversation = createConversation({ ...protocol, flows });
    conversation.feed({ type: start, swarmId: "s", containerId: "c" });
    const { issues, warnings } = conversation.feed({ type: next, swarmId: "s", containerId: "c" });
    return [...issues, ...warnings].map(({ code }) => code).filter((code) => code.endsWith("-transition"));
  };
  expect(play({ [start]: [next] })).toEqual([]);
  expect(play({ [start]: [next] }, {})).toEqual(["unusual-transition"]);
});
