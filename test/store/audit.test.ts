import * as acpSwarm from "@wirepact/acp-swarm";
import * as agentMail from "@wirepact/agent-mail";
import * as mcpAgentMail from "@wirepact/mcp-agent-mail";
import { scanSecrets, validateMessage, type Issue } from "@wirepact/core";
import { audit, auditProtocol, createMemoryStore, type MessageStore } from "@wirepact/store";
import { describe, expect, it } from "vitest";

const openLog = (): MessageStore => createMemoryStore({ protocol: auditProtocol });
const now = (): Date => new Date(1_772_438_400_500);

const swarmRequest = (): acpSwarm.TaskRequest =>
  acpSwarm.createTaskRequest({
    swarmId: "7d444840-9dc0-41d1-b245-5ffdce74fad2",
    containerId: "c-1",
    taskFilePath: "tasks/a.json",
    branchName: "main",
    repoUrl: "https://example.org/a.git",
    envVars: { TOKEN: "hunter2" },
  });

async function read(log: MessageStore, location: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return log.view("everything", location);
}

describe("audit", () => {
  it("has views by their names", () => {
    for (const [name, view] of Object.entries(auditProtocol.views)) expect(view.name).toBe(name);
  });

  it("records an accepted message without sensitive values and returns it unchanged", async () => {
    const log = openLog();
    const receive = audit(acpSwarm.receive, { store: log, protocol: acpSwarm.protocol, now });
    const request = swarmRequest();
    const outcome = await receive(acpSwarm.encode(request));
    expect(outcome).toMatchObject({ status: "accepted", message: request });
    const [record] = await read(log, "acp-swarm");
    expect(record).toMatchObject({
      type: "accepted",
      received_at: 1_772_438_400.5,
      protocol: "acp-swarm",
      version: acpSwarm.protocol.version,
      message_type: request.type,
      warnings: [],
    });
    expect(record?.["message"]).toMatchObject({ swarmId: request.swarmId, payload: { envVars: "[redacted]" } });
    expect(JSON.stringify(record)).not.toContain("hunter2");
    expect(await log.view("rejected", "acp-swarm")).toEqual([]);
  });

  it("records a rejected message with its issues, sensitive values redacted at any depth", async () => {
    const log = openLog();
    const receive = audit(acpSwarm.receive, { store: log, protocol: acpSwarm.protocol, location: "inbox", now });
    const misplaced = { ...swarmRequest(), swarmId: "no uuid", envVars: { TOKEN: "hunter2" } };
    expect(await receive(JSON.stringify(misplaced))).toMatchObject({ status: "rejected" });
    const [record] = await log.view("rejected", "inbox");
    expect(record).toMatchObject({
      type: "rejected",
      issues: [{ code: "format", path: ["swarmId"] }],
      message: { swarmId: "no uuid", envVars: "[redacted]" },
    });
    expect(JSON.stringify(record)).not.toContain("hunter2");
  });

  it("does not record text that could not be decoded if it might be sensitive", async () => {
    const log = openLog();
    const receive = audit(acpSwarm.receive, { store: log, protocol: acpSwarm.protocol });
    await receive('{"envVars": {"TOKEN": "hunter2"');
    await receive(new TextEncoder().encode("hunter2 é"));
    expect(await read(log, "acp-swarm")).toMatchObject([
      { type: "rejected", size: 31, issues: [{ code: "syntax" }] },
      { type: "rejected", size: 10 },
    ]);
    expect(JSON.stringify(await read(log, "acp-swarm"))).not.toContain("hunter2");
  });

  it("records text that could not be decoded if the protocol has no sensitive fields", async () => {
    const log = openLog();
    await audit(mcpAgentMail.receive, { store: log, protocol: mcpAgentMail.protocol })("not { json");
    expect(await read(log, "mcp-agent-mail")).toMatchObject([{ type: "rejected", text: "not { json", size: 10 }]);
  });

  it("finds records by sender and records the suggested replies", async () => {
    const log = openLog();
    const receive = audit(mcpAgentMail.receive, { store: log, protocol: mcpAgentMail.protocol });
    const [example] = Object.values(mcpAgentMail.MessageType);
    const bad = { type: example, sender_id: "ada", message_id: "m-1" };
    const outcome = await receive(bad, { self: "bob" });
    expect(outcome.status).toBe("rejected");
    const found = await log.view("sender", "mcp-agent-mail", "ada");
    expect(found).toMatchObject([{ sender: "ada", message_type: example, message: bad }]);
    expect(found[0]?.["replies"]).toEqual(outcome.status === "rejected" ? JSON.parse(JSON.stringify(outcome.replies)) : []);
    expect(await log.view("sender", "mcp-agent-mail", "bob")).toEqual([]);
  });

  it("does not record a secret that was the reason for the rejection", async () => {
    const log = openLog();
    const receive = audit(agentMail.receive, { store: log, protocol: agentMail.protocol });
    const mail = {
      id: "1",
      project_key: "p",
      sender_name: "ada",
      to: "bob",
      subject: "[b-1] PROGRESS",
      body_md: "token ghp_abcdefghijklmnopqrstuvwxyz0123456789",
    };
    const outcome = await receive(mail, { scanSecrets });
    expect(outcome).toMatchObject({ status: "rejected" });
    const records = await log.view("sender", "agent-mail", "ada");
    expect(records).toMatchObject([{ type: "rejected", sender: "ada", issues: [{ code: "secret-found" }] }]);
    expect(JSON.stringify(records)).not.toContain("ghp_");
  });

  it("redacts what looks like a secret in accepted messages on request, without rejecting them", async () => {
    const token = `ghp_${"aB3d".repeat(9)}`;
    const request = { ...swarmRequest(), note: token };
    for (const scan of [undefined, scanSecrets]) {
      const log = openLog();
      const receive = audit(acpSwarm.receive, { store: log, protocol: acpSwarm.protocol, scanSecrets: scan });
      expect(await receive(request)).toMatchObject({ status: "accepted", message: { note: token } });
      const records = await read(log, "acp-swarm");
      expect(records).toMatchObject([{ type: "accepted", message: { type: request.type } }]);
      expect(JSON.stringify(records).includes(token)).toBe(scan === undefined);
    }
  });

  it("records no part of a secret in an invalid message, its issues, its replies, its sender or its type", async () => {
    const token = `ghp_${"aB3d".repeat(9)}`;
    const [type = ""] = Object.values(mcpAgentMail.MessageType);
    const inputs: (object | string)[] = [
      { type, sender_id: "ada", message_id: "m-1", note: token },
      { type: token, sender_id: "ada", message_id: "m-1" },
      { type, sender_id: token, message_id: "m-1" },
      { type, sender_id: "ada", message_id: "m-1", [token]: token },
      JSON.stringify({ type, sender_id: "ada", nested: { deep: [token] } }),
      `not { json ${token}`,
    ];
    for (const input of inputs) {
      const log = openLog();
      // A reception that repeats what arrived, as one that did not look for secrets would.
      const repeating = async (given: unknown): Promise<{ status: "rejected"; issues: Issue[]; replies: unknown[] }> => ({
        status: "rejected",
        issues: [{ code: "unknown-type", path: [token], message: `unknown message type "${token.slice(0, 20)}…"`, received: given }],
        replies: [{ original: given }],
      });
      for (const receive of [mcpAgentMail.receive, repeating]) {
        await audit(receive as typeof repeating, { store: log, protocol: mcpAgentMail.protocol })(input, { scanSecrets });
      }
      const records = await read(log, "mcp-agent-mail");
      expect(records).toHaveLength(2);
      expect(JSON.stringify(records)).not.toContain(token.slice(0, 8));
      for await (const { agentKey } of log.tail("mcp-agent-mail", { live: false })) expect(agentKey ?? "").not.toContain("ghp_");
    }
  });

  it("keeps the place of a secret and withholds what other issues say", async () => {
    const log = openLog();
    const token = `ghp_${"aB3d".repeat(9)}`;
    const issues: readonly Issue[] = [
      { code: "secret-found", path: ["note"], message: "note contains a GitHub token" },
      { code: "secret-found", path: [token], message: "a key is a GitHub token" },
      { code: "missing-field", path: ["sender_id"], message: "sender_id is required" },
    ];
    const receive = async (_input: object): Promise<{ status: "rejected"; issues: readonly Issue[]; replies: readonly unknown[] }> => ({
      status: "rejected",
      issues,
      replies: [{ note: token }],
    });
    await audit(receive, { store: log, protocol: mcpAgentMail.protocol })({ note: token });
    const withheld = { path: [], message: "withheld, because the message contains a secret" };
    const [record] = await read(log, "mcp-agent-mail");
    expect(record).toMatchObject({
      issues: [issues[0], { code: "secret-found", ...withheld }, { code: "missing-field", ...withheld }],
      replies: [],
    });
    expect(record).not.toHaveProperty("message");
  });

  it("withholds issues also where only one of several is about a secret, and cuts long strings", async () => {
    const log = openLog();
    const reject =
      (issues: readonly Issue[]) =>
      async (_input: string): Promise<{ status: "rejected"; issues: readonly Issue[]; replies: readonly unknown[] }> => ({
        status: "rejected",
        issues,
        replies: [],
      });
    const wrong: Issue = { code: "syntax", path: [], message: "wrong" };
    const found: Issue = { code: "secret-found", path: ["note"], message: "note contains a GitHub token" };
    const settings = { store: log, protocol: mcpAgentMail.protocol };
    await audit(reject([wrong, found]), settings)("no secret here");
    await audit(reject([wrong]), settings)("x".repeat(70_000));
    const [first, second] = await read(log, "mcp-agent-mail");
    expect(first).toMatchObject({ issues: [{ message: "withheld, because the message contains a secret" }, found], size: 14 });
    expect(first).not.toHaveProperty("text");
    expect(second).toMatchObject({ issues: [wrong], size: 70_000, text: "x".repeat(65_536) });
  });

  it("records the decoded message of an encoding other than JSON", async () => {
    const log = openLog();
    const request = swarmRequest();
    const receive = async (_text: string): Promise<{ status: "accepted"; message: unknown; warnings: readonly Issue[] }> => ({
      status: "accepted",
      message: request,
      warnings: [{ code: "unknown-field", path: ["hue"], message: "unknown field hue", received: "blue" }],
    });
    await audit(receive, { store: log, protocol: acpSwarm.protocol })("type: task_request\n");
    const [record] = await read(log, "acp-swarm");
    expect(record).toMatchObject({
      type: "accepted",
      message_type: request.type,
      message: { swarmId: request.swarmId },
      warnings: [{ code: "unknown-field", path: ["hue"], message: "unknown field hue" }],
    });
    expect(JSON.stringify(record)).not.toContain("blue");
  });

  it("redacts nothing but sensitive fields when secrets are not asked for", async () => {
    const log = openLog();
    const token = `ghp_${"aB3d".repeat(9)}`;
    await audit(mcpAgentMail.receive, { store: log, protocol: mcpAgentMail.protocol })({ type: "nonsense", sender_id: "ada", note: token });
    expect(await read(log, "mcp-agent-mail")).toMatchObject([{ sender: "ada", message: { note: token } }]);
  });

  it("records input whose properties cannot be read", async () => {
    const log = openLog();
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const rejecting = async (): Promise<{ status: "rejected"; issues: Issue[]; replies: unknown[] }> => ({
      status: "rejected",
      issues: [],
      replies: [],
    });
    for (const input of [proxy, { nested: proxy }])
      await audit(rejecting as (input: object) => ReturnType<typeof rejecting>, { store: log, protocol: mcpAgentMail.protocol })(input);
    expect(await read(log, "mcp-agent-mail")).toMatchObject([{ message: "[unreadable]" }, { message: { nested: "[unreadable]" } }]);
  });

  it("withholds what it is told of input that cannot be searched for secrets", async () => {
    const log = openLog();
    const hidden = {
      get note(): string {
        throw new Error("not now");
      },
    };
    const rejecting = async (_input: object): Promise<{ status: "rejected"; issues: Issue[]; replies: unknown[] }> => ({
      status: "rejected",
      issues: [{ code: "wrong-type", path: ["note"], message: 'note must be an integer, got "hunter2"' }],
      replies: ["hunter2"],
    });
    await audit(rejecting, { store: log, protocol: mcpAgentMail.protocol, scanSecrets })(hidden);
    const [record] = await read(log, "mcp-agent-mail");
    expect(record).toMatchObject({ type: "rejected", issues: [{ code: "wrong-type", path: [] }], replies: [] });
    expect(record).not.toHaveProperty("message");
    expect(JSON.stringify(record)).not.toContain("hunter2");
  });

  it("describes each type, view and field of its records in a sentence", () => {
    const { messages, types, views } = auditProtocol;
    const fields = [
      ...Object.values(messages).flatMap(({ shape }) => shape.fields),
      ...Object.values(types).flatMap((shape) => (shape.kind === "struct" ? shape.fields : [])),
    ];
    for (const { doc } of [...Object.values(messages), ...Object.values(views), ...fields]) expect(doc).toMatch(/^[A-Z].+\.$/);
  });

  it("writes valid records, whatever the input", async () => {
    const log = openLog();
    const receive = audit(mcpAgentMail.receive, { store: log, protocol: mcpAgentMail.protocol });
    const loop: Record<string, unknown> = { type: 7, sender_id: "x".repeat(2000) };
    loop["self"] = loop;
    for (const input of [null, 7, [], loop, { value: Number.NaN, when: new Date(0), big: 1n }, { sender_id: "\ud800" }, ""])
      await receive(input as object);
    const records = await read(log, "mcp-agent-mail");
    expect(records).toHaveLength(7);
    for (const record of records) expect(validateMessage(auditProtocol, () => false, record)).toMatchObject({ ok: true });
  });

  it("does not return a message that could not be recorded, unless onFailure is set", async () => {
    const log = openLog();
    await log.close();
    await expect(audit(acpSwarm.receive, { store: log, protocol: acpSwarm.protocol })(swarmRequest())).rejects.toMatchObject({
      code: "closed",
    });
    const failures: unknown[] = [];
    const receive = audit(acpSwarm.receive, { store: log, protocol: acpSwarm.protocol, onFailure: (error) => failures.push(error) });
    expect(await receive(swarmRequest())).toMatchObject({ status: "accepted" });
    expect(failures).toMatchObject([{ code: "closed" }]);
  });

  it("passes options and types through", async () => {
    const receive = audit(acpSwarm.receive, { store: openLog(), protocol: acpSwarm.protocol });
    const outcome = await receive(swarmRequest(), { authorize: () => false });
    expect(outcome.status === "rejected" && outcome.issues[0]?.code).toBe("unauthorized");
  });
});
