// What the server tells an agent: who it is, why a message is rejected and what to do next, in few words.

import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { galleryRoot } from "../../gallery/gallery.js";
import { connectInProcess, type McpConnection, repositoryFolder } from "../../support/mcp.js";
import { sampleOf } from "../../support/sample-size.js";
import { specProtocols } from "../../support/spec-protocols.js";

const request = (id: string, more: object = {}) => ({
  type: "review_request",
  id,
  from: "ada",
  to: "grace",
  priority: "P1",
  created_at_utc: "2026-03-04T09:00:00Z",
  subject: "Berth list",
  body: { pr: "#404", branch: "berths", diff_summary: "Lists the free berths." },
  ...more,
});
const feedback = { subject: "Berth list", findings_packet: "packets/404-1.yaml", blocking_count: 1 };

describe("a reviewer", () => {
  let mcp: McpConnection;
  let turn = 0;
  /** Calls a tool in a conversation of its own. */
  const enter = () => {
    const conversation = `conversation ${turn++}`;
    return async (name: string, given: object = {}) => mcp.call(name, { conversation, ...given });
  };
  beforeAll(async () => {
    mcp = await connectInProcess({ names: ["oacp"], role: "reviewer" });
  });
  afterAll(async () => mcp.close());

  it("is told who it is, what it sends and to whom", () => {
    expect(mcp.client.getInstructions()).toContain(
      [
        "You are the reviewer in oacp (OACP messages). Reviews the change.",
        "You send task_request, question, notification, follow_up to any role; review_feedback, review_lgtm to author.",
        "You receive task_request, question, notification, follow_up from any role; review_request, review_addressed from author.",
      ].join("\n"),
    );
  });

  it("chooses from enums, and has no role to name", async () => {
    const { tools } = await mcp.client.listTools();
    const properties = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema.properties as Record<string, object>;
    expect(properties("build_message")).toMatchObject({
      protocol: { enum: ["oacp"] },
      message: { enum: expect.arrayContaining(["review_lgtm"]) as unknown },
    });
    expect(properties("build_message")).not.toHaveProperty("role");
    expect(properties("feed_message")).toMatchObject({ from: { enum: expect.arrayContaining(["author"]) as unknown } });
  });

  it("answers the one open request without naming it", async () => {
    const call = enter();
    expect((await call("feed_message", { message: request("m-1") })).ok).toBe(true);
    const { ok, data } = await call("build_message", { message: "review_feedback", fields: feedback });
    expect(ok).toBe(true);
    expect(data["message"]).toMatchObject({ from: "grace", to: "ada", priority: "P1", parent_message_id: "m-1", body: { round: 1 } });
  });

  it("answers a request whose clock is ahead", async () => {
    const call = enter();
    await call("feed_message", { message: request("m-1", { created_at_utc: "2126-03-04T09:00:00Z" }) });
    expect((await call("build_message", { message: "review_feedback", fields: feedback })).ok).toBe(true);
  });

  it("is asked which one is meant if several are open", async () => {
    const call = enter();
    for (const id of ["m-1", "m-7"]) await call("feed_message", { message: request(id) });
    expect((await call("next_messages")).text).toContain(
      '- review_feedback: It may follow review_request in the flow review. It answers review_request. Set parent_message_id to "m-1" or "m-7".',
    );
    const unclear = await call("build_message", { message: "review_feedback", fields: feedback });
    expect(unclear.text).toBe(
      [
        "review_feedback was not built:",
        '- parent_message_id is required ("m-1" to follow review_request or "m-7" to follow review_request) [missing-field].',
        "Change these fields, keep the others, and call build_message again.",
      ].join("\n"),
    );
    const wrong = await call("build_message", { message: "review_feedback", fields: { ...feedback, parent_message_id: "m-8" } });
    expect(wrong.text).toContain('- parent_message_id must be "m-1" to follow review_request or "m-7" to follow review_request, got "m-8"');
    const built = await call("build_message", { message: "review_feedback", fields: { ...feedback, parent_message_id: "m-7" } });
    expect(built.data["message"]).toMatchObject({ parent_message_id: "m-7" });
  });

  it("learns about fields and order at once, and what to wait for", async () => {
    const { text } = await enter()("build_message", { message: "review_feedback", fields: { ...feedback, priority: "p1" } });
    expect(text).toBe(
      [
        "review_feedback was not built:",
        '- unexpected "review_feedback": the flow expects review_request from author [illegal-transition].',
        '- priority must be one of "P0", "P1", "P2", "P3", got "p1"; did you mean "P1"? [unknown-value].',
        "Wait for review_request, record it with feed_message, change the other fields that are listed, and call build_message again.",
      ].join("\n"),
    );
  });

  it("is not told to repair a message of another role", async () => {
    const { text } = await enter()("build_message", { message: "review_request", fields: {} });
    expect(text).toMatch(
      /^review_request was not built:\n- reviewer must not send review_request; only author may \[wrong-role\]\.\nBuild another message\. What you may send now:\n- task_request: /,
    );
  });

  it("learns about a wrong round together with other mistakes", async () => {
    const call = enter();
    await call("feed_message", { message: request("m-1") });
    const { text } = await call("build_message", { message: "review_feedback", fields: { ...feedback, subject: "", round: 3 } });
    expect(text).toContain("- round must be 1 (the current round), got 3 [wrong-round].");
    expect(text).toContain("- subject must not be empty");
  });

  it("is not offered a round that the author excludes", async () => {
    const call = enter();
    await call("feed_message", { message: request("m-1", { body: { ...request("").body, max_turns_reviewer: 1 } }) });
    const first = await call("build_message", { message: "review_feedback", fields: feedback });
    await call("feed_message", { text: first.text });
    const id = (first.data["message"] as { readonly id: string }).id;
    const addressed = { commit_sha: "4be1c0d", changes_summary: "Done.", round: 1, touched_files: [], addressed_finding_ids: [] };
    await call("feed_message", { message: { ...request("m-2"), type: "review_addressed", parent_message_id: id, body: addressed } });
    const { text } = await call("next_messages");
    expect(text).toContain("- review_lgtm: ");
    expect(text).not.toContain("review_feedback");
    const { text: refused } = await call("build_message", { message: "review_feedback", fields: feedback });
    expect(refused).toContain('unexpected "review_feedback": the flow expects review_lgtm from reviewer');
  });

  it("cannot record or build a different message under a known ID", async () => {
    const call = enter();
    await call("feed_message", { message: request("m-1") });
    expect((await call("feed_message", { message: request("m-1") })).text).toMatch(
      /^The review_request was recorded before; nothing changed\./,
    );
    const other = await call("feed_message", { message: request("m-1", { subject: "Other" }) });
    expect(other.ok).toBe(false);
    expect(other.text).toContain('The review_request was not recorded:\n- id repeats the ID "m-1" of a different message [duplicate-id]');
    const built = await call("build_message", { message: "review_feedback", fields: { ...feedback, id: "m-1" } });
    expect(built.text).toContain("\nLeave out id, which is then filled in, keep the other fields, and call build_message again.");
  });
});

it("a role that sees only a part of a flow is not told to wait for the rest", async () => {
  const mcp = await connectInProcess({ names: ["agent-mail"], role: "chiron" });
  const message = { type: "HELP_REQUEST", bead_id: "hb-77.2", issue_type: "STUCK", problem: "It hangs.", question: "Which clock?" };
  const fed = await mcp.call("feed_message", { message });
  expect(fed.text).toBe("The HELP_REQUEST was recorded.\nWhat you may send now: HELP_RESPONSE.");
  await mcp.close();
});

it("a server without a role names the roles, and takes one with every call", async () => {
  const mcp = await connectInProcess({ names: ["acp-swarm", "oacp"] });
  expect(mcp.client.getInstructions()).toContain("The protocol acp-swarm has the roles orchestrator and container. Name yours as role.");
  const { text } = await mcp.call("next_messages", { protocol: "acp-swarm", role: "reviewer" });
  expect(text).toBe('acp-swarm has no role "reviewer"; it has orchestrator, container');
  await mcp.close();
});

const ownRoot = join(repositoryFolder, "spec/wirepact.yaml");
const roles = [ownRoot, galleryRoot].flatMap((spec) =>
  specProtocols(spec).flatMap(({ name, roles: all }) => Object.keys(all).map((role) => ({ name, role, spec }))),
);

it.each(sampleOf(roles))("$role of $name reads less than 10,000 characters of tools", async ({ name, role, spec }) => {
  const mcp = await connectInProcess({ names: [name], role, spec });
  const result = await mcp.client.listTools();
  expect(JSON.stringify({ tools: result.tools }).length).toBeLessThanOrEqual(10_000);
  await mcp.close();
});

it.each(sampleOf(roles))("$role of $name is not asked for what is said to be filled in", async ({ name, role, spec }) => {
  const mcp = await connectInProcess({ names: [name], role, spec });
  const messages = specProtocols(spec)
    .filter((protocol) => protocol.name === name)
    .flatMap((protocol) => Object.values(protocol.messages));
  for (const { name: message } of messages.filter(({ from }) => from.includes(role))) {
    const { data } = await mcp.call("describe_message", { message });
    if (data["filled"] === undefined) continue;
    const { text } = await mcp.call("build_message", { message, fields: {} });
    for (const field of data["filled"] as readonly string[]) expect(text, message).not.toContain(`- ${field} is required`);
  }
  await mcp.close();
});

it("a message that was built stands in the text once, and in the structured content with all its parts", async () => {
  const mcp = await connectInProcess({ names: ["acp-swarm"] });
  const fields = {
    swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    containerId: "c0ffee12",
    storyId: "US-014",
    status: "completed",
    output: "Done.",
  };
  const result = await mcp.client.callTool({
    name: "build_message",
    arguments: { protocol: "acp-swarm", message: "progress-update", fields },
  });
  const { text, message, ...others } = result.structuredContent as { readonly text: string; readonly message: object };
  expect(JSON.stringify(result.content).length - JSON.stringify(text).length).toBeLessThanOrEqual(280);
  expect(result.content).toEqual([{ type: "text", text }]);
  expect(JSON.parse(text)).toEqual(message);
  expect(others).toEqual({ ok: true, type: "progress-update", encoding: "ndjson" });
  await mcp.close();
});
