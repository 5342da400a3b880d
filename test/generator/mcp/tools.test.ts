// Every tool, resource and prompt of the server, with the official client over both transports, in the new and the old revision of MCP.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectStdio, type HttpServer, type McpConnection, repositoryFolder, startHttp, temporaryFolder } from "../../support/mcp.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { isThorough } from "../../support/sample-size.js";

const folder = temporaryFolder();
afterAll(() => removeTemporary(folder));

const names = ["acp-swarm", "message-store", "agent-mail"];
const envelope = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12" };
const secret = "hunter2-hunter2";
const request = {
  type: "task-request",
  timestamp: "2026-03-02T08:00:00Z",
  ...envelope,
  payload: {
    taskFilePath: "tasks/limit.json",
    branchName: "feat/limit",
    repoUrl: "https://git.example/harbor.git",
    envVars: { TOKEN: secret },
  },
};
const swarm = { protocol: "acp-swarm" };
const stored = { protocol: "message-store" };

const connections = [
  ["stdio", "modern"],
  ["stdio", "legacy"],
  ["http", "modern"],
  ["http", "legacy"],
] as const;

describe.each(connections.filter((_, index) => isThorough || index % 3 === 0))("over %s, %s revision", (transport, revision) => {
  const store = join(folder, `${transport}-${revision}.sqlite`);
  const conversation = "tour";
  const used = new Set<string>();
  let server: HttpServer | undefined;
  let mcp: McpConnection;
  const call: McpConnection["call"] = async (name, given) => {
    used.add(name);
    const answer = await mcp.call(name, given);
    expect(answer.whole, name).not.toContain(secret);
    return answer;
  };

  beforeAll(async () => {
    if (transport === "http") {
      server = await startHttp({ names, store, write: true });
      mcp = await server.connect(revision);
    } else mcp = await connectStdio(["--protocol", ...names, "--store", store, "--write"], revision);
  });
  afterAll(async () => {
    await mcp.close();
    await server?.stop();
    expect(server?.errors ?? []).toEqual([]);
  });

  it("negotiates the revision and says how to start", () => {
    expect(mcp.client.getNegotiatedProtocolVersion()).toBe(revision === "modern" ? "2026-07-28" : "2025-11-25");
    expect(mcp.client.getInstructions()).toContain("next_messages");
  });

  it("lists protocols, messages and fields", async () => {
    const { data } = await call("list_protocols");
    expect((data["protocols"] as readonly { readonly name: string }[]).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const { text } = await call("list_messages", { ...swarm, role: "orchestrator" });
    expect(text).toContain("- task-request (orchestrator → container): Asks a container to work");
    const described = await call("describe_message", { ...swarm, message: "progress-update" });
    expect(described.data).toMatchObject({
      message: "progress-update",
      from: ["container"],
      schema: { required: ["swarmId", "containerId", "storyId", "status", "output"] },
      filled: ["timestamp"],
      following: ["swarmId", "containerId"],
      example: { ...envelope, storyId: "US-014", status: "in_progress", output: "" },
    });
    // The example has a sensitive field.
    expect((await call("describe_message", { ...swarm, message: "task-request" })).ok).toBe(true);
  });

  it("builds a message and gives its text", async () => {
    const fields = { ...envelope, storyId: "US-014", status: "completed", output: "Done." };
    const built = await call("build_message", { ...swarm, message: "progress-update", fields });
    expect(built.ok).toBe(true);
    expect(JSON.parse(built.text)).toEqual(built.data["message"]);
    expect(built.data).toMatchObject({ ok: true, type: "progress-update", encoding: "ndjson", text: built.text });
    // Some models send objects as JSON text.
    expect((await call("build_message", { ...swarm, message: "progress-update", fields: JSON.stringify(fields) })).ok).toBe(true);
  });

  it("gives issues with their paths, and how to repair the message", async () => {
    const { ok, text, data } = await call("build_message", {
      ...swarm,
      message: "progress-update",
      fields: { ...envelope, storyId: "14", status: "complete", output: "" },
    });
    expect(ok).toBe(false);
    expect(text).toBe(
      [
        "progress-update was not built:",
        '- storyId must match ^US-[0-9]{3}$ (for example "US-014"), got "14" [pattern].',
        '- status must be one of "pending", "in_progress", "completed", "failed", "skipped", got "complete"; did you mean "completed"? [unknown-value].',
        "Change these fields, keep the others, and call build_message again.",
      ].join("\n"),
    );
    expect(data).toMatchObject({ ok: false, issues: [{ code: "pattern", path: ["storyId"] }, { code: "unknown-value" }] });
  });

  it("withholds sensitive fields", async () => {
    const fields = { ...envelope, ...request.payload };
    const built = await call("build_message", { ...swarm, message: "task-request", fields });
    expect(built.data).toMatchObject({ ok: true, withheld: ["payload.envVars"], message: { payload: { envVars: "[redacted]" } } });
    expect(built.data).not.toHaveProperty("text");
    expect((await call("encode_message", { ...swarm, message: request })).data).toMatchObject({ ok: true, withheld: ["payload.envVars"] });
    expect((await call("decode_message", { ...swarm, text: JSON.stringify(request) })).ok).toBe(true);
    expect((await call("validate_message", { ...swarm, message: request })).ok).toBe(true);
    const wrong = { ...request, payload: { ...request.payload, envVars: { token: secret } } };
    const refused = await call("validate_message", { ...swarm, message: wrong });
    expect(refused.data).toMatchObject({ ok: false, issues: [{ code: "invalid-key" }] });
  });

  it("validates, decodes and encodes", async () => {
    const mail = "Subject: [hb-77.2] PROGRESS\n\nBody:\nBead: hb-77.2\nStep: 2 of 3\nStatus: testing\n";
    const decoded = await call("decode_message", { protocol: "agent-mail", text: mail, mode: "strict" });
    expect(decoded.data).toMatchObject({ ok: true, type: "PROGRESS", message: { bead_id: "hb-77.2" } });
    const encoded = await call("encode_message", { protocol: "agent-mail", message: decoded.data["message"] });
    expect(encoded.text).toContain("Subject: [hb-77.2] PROGRESS");
    const broken = await call("decode_message", { ...swarm, text: '{"type": "completion",\n}' });
    expect(broken.data).toMatchObject({ ok: false, issues: [{ code: "syntax", at: { line: 2, column: 1 } }] });
    const invalid = await call("validate_message", { ...stored, message: { type: "user_mesage", content: "x" } });
    expect(invalid.text).toContain('did you mean "user_message"?');
  });

  it("explains codes and checks the spec", async () => {
    expect((await call("explain_issue", { code: "missing-field" })).text).toMatch(
      /A required field is missing\.[^]*Reference: file:.*\.md#/,
    );
    expect((await call("explain_issue", { code: "missing-feld" })).text).toBe('unknown code "missing-feld"; did you mean "missing-field"?');
    expect((await call("check_spec")).data).toMatchObject({ ok: true, diagnostics: [] });
  });

  it("follows a conversation", async () => {
    const of = { ...swarm, conversation };
    const nothing = await call("next_messages", { ...of, role: "container" });
    expect(nothing.text).toContain("You may send nothing now.\nWait for one of these");
    const fed = await call("feed_message", { ...of, text: JSON.stringify(request), role: "container" });
    expect(fed.data).toMatchObject({ ok: true, recorded: true, type: "task-request" });
    const next = await call("next_messages", { ...of, role: "container" });
    expect((next.data["allowed"] as readonly { readonly message: string }[]).map(({ message }) => message)).toEqual([
      "progress-update",
      "completion",
      "error",
    ]);
    const fields = { ...envelope, timestamp: "2026-03-02T09:00:00Z", status: "completed", prUrl: null, errors: [] };
    const completion = await call("build_message", { ...of, message: "completion", fields, role: "container" });
    expect((await call("feed_message", { ...of, message: completion.data["message"] })).ok).toBe(true);
    const inspected = await call("inspect_conversation", of);
    expect(inspected.data).toMatchObject({ messages: 2, runs: [{ flow: "run", ended: true }], awaited: [], late: [], findings: [] });
    const late = { ...envelope, timestamp: "2026-03-02T10:00:00Z", storyId: "US-014", status: "completed", output: "" };
    const refused = await call("build_message", { ...of, message: "progress-update", fields: late });
    expect(refused.data).toMatchObject({ ok: false, issues: [{ code: "illegal-transition" }] });
    expect(refused.text).toContain("\nBuild and send task-request first.");
    expect((await call("close_conversation", of)).ok).toBe(true);
    expect((await call("inspect_conversation", of)).text).toContain("no message was recorded in the conversation");
  });

  it("says who waits for what, and takes acknowledgements", async () => {
    const of = { protocol: "agent-mail", conversation };
    const mail = {
      id: "mail-7",
      project_key: "harbor",
      sender_name: "worker-3",
      to: "chiron",
      subject: "[hb-77.2] HELP_REQUEST",
      body_md: "Bead: hb-77.2\nIssue Type: STUCK\n\n## Problem\nIt hangs.\n\n## Question\nWhich clock?\n",
      timestamp: "2026-03-02T08:00:00Z",
      thread_id: "hb-77.2",
      ack_required: true,
    };
    const accepted = { type: "BEAD_ACCEPTED", bead_id: "hb-77.2", title: "List of free berths" };
    expect((await call("feed_message", { ...of, message: accepted })).ok).toBe(true);
    expect((await call("feed_message", { ...of, message: mail })).ok).toBe(true);
    const { data, text } = await call("inspect_conversation", { ...of, now: "2026-03-03T08:00:00Z" });
    expect(data).toMatchObject({ awaited: [{ types: ["HELP_RESPONSE"] }], unacknowledged: [{ type: "HELP_REQUEST" }] });
    expect(text).toContain('- HELP_REQUEST "mail-7" waits for HELP_RESPONSE from chiron.');
    expect((await call("acknowledge_message", { ...of, id: "mail-8" })).text).toContain("no message with this ID");
    expect((await call("acknowledge_message", { ...of, id: "mail-7" })).ok).toBe(true);
    expect((await call("inspect_conversation", of)).data).toMatchObject({ unacknowledged: [] });
  });

  it("reads the store and appends to it", async () => {
    expect((await call("read_store", stored)).text).toContain("does not exist");
    const messages = [
      { type: "user_message", content: "How deep is it?", timestamp: 1772438400 },
      JSON.stringify({ type: "assistant_message", content: "Four metres.", timestamp: 1772438401 }),
    ];
    const appended = await call("append_to_store", { ...stored, location: "harbor", agent: "pilot", messages });
    expect(appended.data).toEqual({ ok: true, positions: [1, 2] });
    expect((await call("read_store", stored)).data).toMatchObject({ locations: [{ location: "harbor", messages: 2 }] });
    const page = await call("read_store", { ...stored, location: "harbor", limit: 1 });
    expect(page.data).toMatchObject({ more: true, messages: [{ position: 1, agent: "pilot", message: { content: "How deep is it?" } }] });
    const rest = await call("read_store", { ...stored, location: "harbor", after: 1 });
    expect(rest.data).toMatchObject({ more: false, messages: [{ position: 2 }] });
    const view = await call("read_store", { ...stored, location: "harbor", view: "conversation" });
    expect(view.data["messages"]).toHaveLength(2);
    expect((await call("read_store", { ...stored, location: "harbor", view: "agent", agents: ["pilot"] })).ok).toBe(true);
    expect((await call("read_store", { ...stored, location: "harbor", view: "agent" })).text).toContain("needs one agent");
    expect((await call("read_store", { ...stored, location: "harbor", view: "agnt" })).text).toContain("agnt");
    const refused = await call("append_to_store", { ...stored, location: "harbor", messages: [messages[0], { type: "task" }] });
    expect(refused.text).toMatch(/^Nothing was written:\n- .*content is required/);
    expect((await call("read_store", stored)).data).toMatchObject({ locations: [{ messages: 2 }] });
  });

  it("used every tool, with arguments as described", async () => {
    const { tools } = await mcp.client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/\.$/);
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    }
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
    expect(writing).toEqual(["feed_message", "acknowledge_message", "close_conversation", "append_to_store"]);
  });

  it("offers pages, cards and schemas as resources, and a prompt per role", async () => {
    const { resources } = await mcp.client.listResources();
    const uris = resources.map(({ uri }) => uri);
    expect(uris).toEqual(
      expect.arrayContaining([
        "wirepact://acp-swarm/agent-card.md",
        "wirepact://acp-swarm/agent-cards/container.md",
        "wirepact://acp-swarm/docs/messages/completion.md",
        "wirepact://message-store/schema.json",
        "wirepact://spec/diagnostics.json",
      ]),
    );
    const textOf = async (uri: string): Promise<string> => {
      const { contents } = await mcp.client.readResource({ uri });
      return (contents[0] as { readonly text: string }).text;
    };
    const committed = (path: string): string => readFileSync(join(repositoryFolder, path), "utf8");
    expect(await textOf("wirepact://acp-swarm/docs/index.md")).toBe(committed("generated/acp-swarm/docs/index.md"));
    expect(await textOf("wirepact://message-store/schema.json")).toBe(committed("packages/message-store/schema.json"));
    const { prompts } = await mcp.client.listPrompts();
    expect(prompts.map(({ name }) => name)).toContain("acp-swarm-container");
    const { messages } = await mcp.client.getPrompt({ name: "acp-swarm-container" });
    expect(messages[0]?.content).toMatchObject({ type: "text", text: committed("packages/acp-swarm/agent-cards/container.md") });
  });
});
