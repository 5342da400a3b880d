import { type ProtocolDescriptor, receiveMessage, scanSecrets, validateMessage } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { answerRejection } from "@wirepact/core/codegen";
import { json } from "@wirepact/core/codegen/json";
import { mail as mailEncoding } from "@wirepact/core/codegen/mail";
import { ndjson } from "@wirepact/core/codegen/ndjson";
import { describe, expect, it } from "vitest";
import { specProtocols } from "../support/spec-protocols.js";

const protocols = new Map(specProtocols().map((protocol) => [protocol.name, runnable(protocol)]));

function specProtocol(name: string): ProtocolDescriptor {
  const protocol = protocols.get(name);
  if (protocol === undefined) throw new Error(`the spec has no protocol ${name}`);
  return protocol;
}

const mail = specProtocol("mcp-agent-mail");
const reader = { encodings: [json], answer: answerRejection };
const now = (): Date => new Date("2026-03-02T09:00:00Z");
const newId = (): string => "9b1f6a54-6c5f-4d0e-8d57-0c6d5b7a1e22";
const self = "clerk";

const order = {
  version: "1.0.0",
  timestamp: "2026-03-02T08:00:00Z",
  sender_id: "conductor",
  message_id: "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a",
  type: "task_assignment",
  task_id: "t-9",
  description: "Sort the mail.",
  specification: { acceptance_criteria: ["No letter is left."] },
  file_patterns: ["mail/**"],
  priority: "high",
  priority_value: 1,
};

async function reject(input: string | object, options: object = {}) {
  const reception = await receiveMessage(mail, reader, input, { self, now, newId, ...options });
  if (reception.status !== "rejected") throw new Error("the message was accepted");
  return reception;
}

describe("receiveMessage", () => {
  it("accepts a valid message, as text or as an object", async () => {
    expect(await receiveMessage(mail, reader, JSON.stringify(order))).toEqual({ status: "accepted", message: order, warnings: [] });
    expect(await receiveMessage(mail, reader, order)).toMatchObject({ status: "accepted" });
  });

  it("reads text in the encoding that is named, also what it says about a rejected message", async () => {
    const beads = specProtocol("agent-mail");
    const both = { encodings: [mailEncoding, json] };
    const claim = { type: "BEAD_ACCEPTED", bead_id: "hb-77.2", title: "Limit the queue" };
    const text = JSON.stringify(claim, null, 2);
    expect(await receiveMessage(beads, both, text, { mode: "strict" })).toMatchObject({ status: "rejected", about: { type: undefined } });
    expect(await receiveMessage(beads, both, text, { mode: "strict", encoding: "json" })).toMatchObject({
      status: "accepted",
      message: claim,
    });
    const broken = JSON.stringify({ ...claim, title: 7 }, null, 2);
    expect(await receiveMessage(beads, both, broken, { mode: "strict", encoding: "json" })).toMatchObject({
      status: "rejected",
      issues: [{ code: "wrong-type", path: ["title"], at: { line: 4 } }],
      about: { type: "BEAD_ACCEPTED" },
    });
    await expect(receiveMessage(beads, both, text, { encoding: "yaml" })).rejects.toThrow(/encoding/);
  });

  it("rejects a key that occurs twice, if asked to", async () => {
    const twice = JSON.stringify(order).replace("{", '{"version":"1.0.0",');
    expect(await receiveMessage(mail, reader, twice)).toMatchObject({ status: "accepted" });
    expect(await reject(twice, { duplicateKeys: "reject" })).toMatchObject({ issues: [{ code: "duplicate-key" }] });
  });

  it("replies to an invalid message with the short object and a report, both correlated", async () => {
    const { task_id, ...broken } = order;
    const { issues, replies } = await reject(broken);
    expect(task_id).toBe("t-9");
    expect(issues.map(({ code }) => code)).toEqual(["missing-field"]);
    expect(replies[0]).toEqual({ error: "invalid_format", details: issues[0]?.message, message_id: order.message_id });
    expect(replies[1]).toEqual({
      version: "1.0.0",
      timestamp: "2026-03-02T09:00:00.000Z",
      sender_id: "clerk",
      message_id: "msg-9b1f6a54-6c5f-4d0e-8d57-0c6d5b7a1e22",
      type: "error_report",
      task_id: "unknown",
      severity: "high",
      error: {
        code: "INVALID_FORMAT",
        message: issues[0]?.message,
        context: { message_id: order.message_id, type: "task_assignment" },
      },
      reproduction_steps: issues.map(({ message }) => message),
      needs_human_intervention: false,
    });
    expect(validateMessage(mail, () => false, replies[1]).ok).toBe(true);
  });

  it("names the task of the original when there is one, and one step per issue", async () => {
    const { replies, issues } = await reject({ ...order, priority: "soon", description: 7 });
    expect(issues).toHaveLength(2);
    expect(replies[1]).toMatchObject({ task_id: "t-9", reproduction_steps: issues.map(({ message }) => message) });
  });

  it.each([7, ["t-9"], {}, false])("omits the name if the original has another value in its place: %j", async (odd) => {
    const { replies } = await reject({ ...order, task_id: odd, message_id: odd });
    expect(replies[0]).toEqual({ error: "invalid_format", details: expect.any(String) });
    expect(replies[1]).toMatchObject({ type: "error_report", task_id: "unknown", error: { context: { type: "task_assignment" } } });
    expect(validateMessage(mail, () => false, replies[1]).ok).toBe(true);
  });

  it("replies with a valid message, whatever the original has as its ID", async () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    for (const odd of [new Map(), new Date(0), 10n, cycle, { deep: cycle }]) {
      const { replies } = await reject({ ...order, message_id: odd, type: odd });
      expect(replies).toHaveLength(2);
      expect(() => JSON.stringify(replies)).not.toThrow();
      expect(replies[1]).toMatchObject({ type: "error_report", error: { context: {} } });
    }
  });

  it("repeats no secret in an answer", async () => {
    const secret = `ghp_${"a1B2".repeat(9)}`;
    const { replies } = await reject({ ...order, task_id: secret }, { scanSecrets });
    expect(replies[1]).toMatchObject({ task_id: "unknown" });
    expect(JSON.stringify(replies)).not.toContain(secret);
  });

  it("names the original also behind a byte order mark", async () => {
    const { replies } = await reject(`\ufeff${JSON.stringify({ ...order, priority: "soon" })}`);
    expect(replies[0]).toMatchObject({ message_id: order.message_id });
  });

  it("repeats an ID that has the wrong format", async () => {
    const { replies } = await reject({ ...order, message_id: "letter 5" });
    expect(replies).toMatchObject([{ message_id: "letter 5" }, { error: { context: { message_id: "letter 5" } } }]);
  });

  it("distinguishes unknown types and other major versions", async () => {
    const heard: unknown[] = [];
    const unknown = await reject({ ...order, type: "task_asignment" }, { onUnknownType: (original: unknown) => heard.push(original) });
    expect(unknown.replies).toMatchObject([{ error: "unknown_type" }, { error: { code: "UNKNOWN_TYPE" } }]);
    expect(heard).toMatchObject([{ type: "task_asignment" }]);
    const newer = await reject({ ...order, version: "2.0.0" });
    expect(newer.replies).toMatchObject([{ error: "version_mismatch" }, { error: { code: "VERSION_MISMATCH" } }]);
    expect(await receiveMessage(mail, reader, { ...order, version: "1.7.0", later: true })).toMatchObject({
      status: "accepted",
      message: { later: true },
    });
  });

  it("replies to text that is not JSON, without correlation", async () => {
    const { replies } = await reject("{ nonsense");
    expect(replies[0]).not.toHaveProperty("message_id");
    expect(replies[1]).toMatchObject({ type: "error_report", task_id: "unknown", error: { context: {} } });
  });

  it("does not reply to unauthorized senders and invalid reports", async () => {
    const stranger = await reject({ ...order, priority: "soon" }, { authorize: (sender: string | undefined) => sender === "someone else" });
    expect(stranger).toMatchObject({ replies: [], issues: [{ code: "unauthorized", path: ["sender_id"] }] });
    expect((await reject({ ...order, type: "error_report" })).replies).toEqual([]);
  });

  it("waits for an asynchronous sender policy", async () => {
    const authorize = async (sender: string | undefined): Promise<boolean> => Promise.resolve(sender === "conductor");
    expect(await receiveMessage(mail, reader, order, { authorize })).toMatchObject({ status: "accepted" });
  });

  it("narrows the supported versions", async () => {
    expect((await reject(order, { accepts: ["2.0.0"] })).issues).toMatchObject([{ code: "wrong-version", path: ["version"] }]);
  });

  it("rejects secrets on request, without repeating them", async () => {
    const secret = `ghp_${"a1B2".repeat(9)}`;
    const leaking = { ...order, description: `Use ${secret}` };
    expect(await receiveMessage(mail, reader, leaking)).toMatchObject({ status: "accepted" });
    const reception = await reject(leaking, { scanSecrets });
    expect(reception.issues).toMatchObject([{ code: "secret-found", path: ["description"] }]);
    expect(JSON.stringify(reception)).not.toContain(secret);
  });

  describe("with a scan for secrets", () => {
    const secret = `ghp_${"a1B2".repeat(9)}`;
    const scan = { scanSecrets } as const;
    const long = `Please use the following token and tell nobody about it: ${secret}`;
    const mailbox = { encodings: [mailEncoding] };
    const progress = (body: string): string => `Subject: [hb-1] PROGRESS\n\nBody:\n${body}`;

    it.each<readonly [string, string | object]>([
      ["where another field is wrong", { ...order, priority: "soon", description: long }],
      ["where the wrong value is the secret", { ...order, priority: secret }],
      ["where the wrong value begins before the secret", { ...order, priority: long }],
      ["where the type is the secret", { ...order, type: secret }],
      ["where the id is the secret", { ...order, message_id: secret, type: "gossip" }],
      ["in a property name", { ...order, priority: 7, [secret]: 1 }],
      ["below a property name", { ...order, notes: { [secret]: { deep: secret } } }],
      ["of another version", { ...order, version: "2.0.0", description: long }],
      ["as the version", { ...order, version: secret }],
      ["as text", JSON.stringify({ ...order, priority: long })],
      ["in broken text", `{"a": "${long}", `],
    ])("rejects a message %s, and repeats it nowhere", async (_name, input) => {
      const heard: unknown[] = [];
      const reception = await reject(input, { ...scan, onUnknownType: (original: unknown) => heard.push(original) });
      expect(reception.issues.map(({ code }) => code)).toContain("secret-found");
      for (const part of [secret, secret.slice(0, 12)]) expect(JSON.stringify([reception, heard])).not.toContain(part);
    });

    it("keeps the other issues of an invalid message", async () => {
      const { issues } = await reject({ ...order, priority: "soon", description: long }, scan);
      expect(issues).toMatchObject([
        { code: expect.not.stringMatching("secret-found") as unknown, path: ["priority"] },
        { code: "secret-found", path: ["description"] },
      ]);
    });

    it("rejects what lenient reading would accept with a warning that quotes the secret", async () => {
      const agentMail = specProtocol("agent-mail");
      for (const body of [`Bead: hb-1\nStep: 1\nStatus: RUNNING\nProgress: ${long}`, `Bead: hb-1\nStatus: ${secret}`]) {
        const reception = await receiveMessage(agentMail, mailbox, progress(body), { mode: "lenient", ...scan });
        expect(reception).toMatchObject({ status: "rejected", issues: [{ code: "secret-found" }] });
        expect(JSON.stringify(reception)).not.toContain(secret.slice(0, 12));
      }
    });

    it("does not name an unauthorized sender whose name is a secret", async () => {
      const reception = await reject({ ...order, sender_id: secret }, { ...scan, authorize: () => false });
      expect(reception.issues).toMatchObject([{ code: "unauthorized" }]);
      expect(JSON.stringify(reception)).not.toContain(secret);
    });

    it("rejects values that cannot be read, and does not throw", async () => {
      const trap = Object.defineProperty({ ...order }, "notes", {
        enumerable: true,
        get: () => {
          throw new Error("boom");
        },
      });
      expect(await reject(trap, scan)).toMatchObject({ status: "rejected" });
    });

    it("answers a message with very many secrets without repeating any", async () => {
      const { issues, replies } = await reject({ ...order, file_patterns: Array.from({ length: 20_000 }, () => secret) }, scan);
      expect(issues.length).toBeGreaterThan(0);
      expect(JSON.stringify(replies)).not.toContain(secret);
    });
  });

  it("returns what could be read of a rejected message", async () => {
    const facts = { type: order.type, id: order.message_id, sender: order.sender_id };
    expect((await reject({ ...order, priority: "soon" })).about).toEqual(facts);
    expect((await reject(JSON.stringify({ ...order, priority: "soon" }))).about).toEqual(facts);
    expect((await reject({ type: "task_assignmnt" })).about).toEqual({ type: "task_assignmnt" });
    expect((await reject("{")).about).toEqual({});
    expect((await reject(order, { authorize: () => false })).about).toEqual(facts);
    const secret = "ghp_" + "a1B2".repeat(9);
    expect((await reject({ ...order, sender_id: secret }, { scanSecrets })).about).toEqual({
      type: order.type,
      id: order.message_id,
    });
  });

  it("offers no report without a name of our own", async () => {
    expect((await reject({ ...order, priority: "soon" }, { self: undefined })).replies).toMatchObject([{ error: "invalid_format" }]);
  });

  it("has no replies where the protocol prescribes none", async () => {
    const swarm = specProtocol("acp-swarm");
    expect(await receiveMessage(swarm, { encodings: [ndjson] }, "{}")).toMatchObject({ status: "rejected", replies: [] });
  });
});
