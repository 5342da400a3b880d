// Tool calls in a conversation: what follows from it is filled in, what is unclear is asked for, and what it does not allow is rejected.

import * as acpSwarm from "@wirepact/acp-swarm";
import { fromToolCall as swarmCall } from "@wirepact/acp-swarm/tools";
import { createConversation, type Field, type Issue, type ProtocolDescriptor } from "@wirepact/core";
import { type ConversationState, fromToolCall, nextMessages } from "@wirepact/core/tools";
import * as oacp from "@wirepact/oacp";
import { fromToolCall as oacpCall } from "@wirepact/oacp/tools";
import { expect, it } from "vitest";

const envelope = { from: "ada", to: "grace", priority: "P1", subject: "Berth list" } as const;
const request = (id: string, more: object = {}) =>
  oacp.createReviewRequest({ ...envelope, id, pr: "#404", branch: "berths", diff_summary: "Lists the free berths.", ...more });
const feedback = { subject: "Berth list", findings_packet: "packets/404-1.yaml", blocking_count: 1 };

const texts = (issues: readonly Issue[]): readonly string[] => issues.map(({ message, code }) => `${message} [${code}]`);

/** The message that a call makes, or what is wrong with it. */
function review(conversation: ConversationState, name: string, fields: object, role: oacp.RoleName = "reviewer"): unknown {
  const result = oacpCall(name, fields, { role, conversation });
  return result.ok ? result.value : texts(result.issues);
}

it("fills in parent, thread, parties, echoes and round", () => {
  const conversation = oacp.createConversation();
  conversation.feed(request("m-1", { conversation_id: "conv-20260304-ada-2" }));
  const built = review(conversation, "review_feedback", feedback);
  const followed = { parent_message_id: "m-1", conversation_id: "conv-20260304-ada-2", from: "grace", to: "ada", priority: "P1" };
  expect(built).toMatchObject({ ...followed, body: { round: 1 } });
  // What is given counts.
  expect(review(conversation, "review_feedback", { ...feedback, priority: "P0" })).toMatchObject({ priority: "P0" });
  expect(review(conversation, "review_feedback", { ...feedback, round: 2 })).toEqual([
    "round must be 1 (the current round), got 2 [wrong-round]",
  ]);
  conversation.feed(built as oacp.Message);
  const addressed = {
    commit_sha: "4be1c0d",
    changes_summary: "Done.",
    touched_files: [],
    addressed_finding_ids: [],
    subject: "Berth list",
  };
  const fixed = review(conversation, "review_addressed", addressed, "author");
  expect(fixed).toMatchObject({ from: "ada", to: "grace", body: { round: 1 } });
  conversation.feed(fixed as oacp.Message);
  expect(review(conversation, "review_feedback", feedback)).toMatchObject({ body: { round: 2 } });
});

it("asks which message is meant, and rejects one that is not open", () => {
  const conversation = oacp.createConversation();
  conversation.feed(request("m-1"));
  conversation.feed(request("m-7"));
  const choice = '"m-1" to follow review_request or "m-7" to follow review_request';
  expect(review(conversation, "review_feedback", feedback)).toEqual([`parent_message_id is required (${choice}) [missing-field]`]);
  expect(review(conversation, "review_feedback", { ...feedback, parent_message_id: "m-8" })).toEqual([
    `parent_message_id must be ${choice}, got "m-8" [wrong-constant]`,
  ]);
  expect(review(conversation, "review_feedback", { ...feedback, parent_message_id: "m-7" })).toMatchObject({ parent_message_id: "m-7" });
  expect(nextMessages(oacp.protocol, conversation, "reviewer").find(({ message }) => message === "review_lgtm")).toEqual({
    message: "review_lgtm",
    reasons: ["It may follow review_request in the flow review.", "It answers review_request.", 'Set parent_message_id to "m-1" or "m-7".'],
  });
});

it("answers others but not itself, and follows its own messages", () => {
  const conversation = oacp.createConversation();
  const asked = oacp.createQuestion({ ...envelope, id: "m-1", body: "Does the ferry dock count?" });
  conversation.feed(asked);
  const answer = { subject: "Re", priority: "P2", body: "It does." };
  expect(review(conversation, "notification", answer)).toMatchObject({ from: "grace", to: "ada", parent_message_id: "m-1" });
  const own = { ...conversation, self: "ada", isOwn: (message: unknown) => message === asked };
  const free = review(own, "notification", { ...answer, to: "alan" });
  expect(free).toMatchObject({ from: "ada", to: "alan" });
  expect(free).not.toHaveProperty("parent_message_id");
  expect(nextMessages(oacp.protocol, own).find(({ message }) => message === "notification")?.reasons).not.toContain("It answers question.");
  // A question in a review belongs to it, and goes to the same reviewer as the request.
  const started = request("m-2");
  conversation.feed(started);
  conversation.feed(oacp.createNotification({ ...envelope, from: "grace", to: "ada", parent_message_id: "m-1", body: "Yes." }));
  const author = { ...conversation, self: "ada", isOwn: (message: unknown) => message === started || message === asked };
  const question = { subject: "Berth list", priority: "P1", body: "When?" };
  expect(review(author, "question", question, "author")).toMatchObject({ from: "ada", to: "grace", parent_message_id: "m-2" });
});

it("takes the key of the one open run, and reports order and fields together", () => {
  const conversation = acpSwarm.createConversation();
  const call = (fields: object, name = "progress-update") => {
    const result = swarmCall(name, fields, { role: "container", conversation });
    return result.ok ? result.value : texts(result.issues);
  };
  const report = { storyId: "US-014", status: "completed", output: "" };
  expect(call({ ...report, storyId: "14" })).toEqual([
    'unexpected "progress-update": the flow expects task-request from orchestrator [illegal-transition]',
    'storyId must match ^US-[0-9]{3}$ (for example "US-014"), got "14" [pattern]',
  ]);
  const task = { taskFilePath: "a.json", branchName: "b", repoUrl: "https://git.example/harbor.git" };
  const ids = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12" };
  conversation.feed(acpSwarm.createTaskRequest({ ...ids, ...task }));
  expect(call(report)).toMatchObject(ids);
  conversation.feed(acpSwarm.createTaskRequest({ ...ids, containerId: "c0ffee13", ...task }));
  expect(call(report)).toEqual([
    'containerId is required ("c0ffee12" to follow task-request or "c0ffee13" to follow task-request) [missing-field]',
  ]);
  expect(call({ ...report, containerId: "c0ffee13" })).toMatchObject({ ...ids, containerId: "c0ffee13" });
});

it("does not show sensitive keys, follows tolerated steps, and allows a session to start only once", () => {
  const field = (name: string, sensitive?: true): Field => ({
    name,
    shape: { kind: "scalar", scalar: "string" } as const,
    required: true,
    ...(sensitive === undefined ? {} : { sensitive }),
  });
  const message = (name: string) => ({
    name,
    from: ["a"],
    to: ["b"],
    shape: { kind: "struct", open: true, fields: [field("type"), field("case", true)] } as const,
    rules: [],
  });
  const flow = { start: ["open"], steps: { open: ["close"] }, lenientSteps: {}, anytime: [], end: ["close"], deadlines: [] };
  const protocol = (key: "connection" | readonly (readonly string[])[]): ProtocolDescriptor => ({
    ...oacp.protocol,
    parts: {},
    tag: "type",
    body: "inline",
    types: {},
    messages: { open: message("open"), close: message("close") },
    flows: { visit: { name: "visit", key, ...flow } },
  });
  const keyed = createConversation(protocol([["case"]]));
  for (const secret of ["hunter1", "hunter2"]) keyed.feed({ type: "open", case: secret });
  for (const fields of [{}, { case: "hunter3" }]) {
    const result = fromToolCall(protocol([["case"]]), "close", fields, { conversation: keyed });
    expect(JSON.stringify(result)).not.toContain("hunter");
    expect(JSON.stringify(result)).toContain("withheld");
  }
  expect(JSON.stringify(nextMessages(protocol([["case"]]), keyed))).not.toContain("hunter");
  // A step that lenient reading tolerates continues the run as well.
  const tolerant: ProtocolDescriptor = {
    ...protocol([["case"]]),
    flows: { visit: { name: "visit", key: [["case"]], ...flow, steps: {}, lenientSteps: { open: ["close"] } } },
  };
  const opened = createConversation(tolerant);
  opened.feed({ type: "open", case: "x" });
  expect(fromToolCall(tolerant, "close", {}, { conversation: opened })).toMatchObject({ ok: true, value: { type: "close", case: "x" } });
  const session = createConversation(protocol("connection"));
  expect(nextMessages(protocol("connection"), session)).toEqual([{ message: "open", reasons: ["It starts the flow visit."] }]);
  session.feed({ type: "open", case: "x" });
  expect(nextMessages(protocol("connection"), session).map(({ message: name }) => name)).toEqual(["close"]);
});
