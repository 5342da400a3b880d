// What the READMEs of the packages say about modes, replies and conversations is what the packages do.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as acpSwarm from "@wirepact/acp-swarm";
import * as agentMail from "@wirepact/agent-mail";
import { negotiate, scanSecrets } from "@wirepact/core";
import * as mcpAgentMail from "@wirepact/mcp-agent-mail";
import * as messageStore from "@wirepact/message-store";
import * as oacp from "@wirepact/oacp";
import { describe, expect, it } from "vitest";

const packages: Readonly<Record<string, object>> = {
  "acp-swarm": acpSwarm,
  "agent-mail": agentMail,
  "mcp-agent-mail": mcpAgentMail,
  "message-store": messageStore,
  oacp,
};

const readmeOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../packages/${name}/README.md`, import.meta.url)), "utf8").replaceAll("\n", " ");

/** The items of the first list after some words. */
const itemsAfter = (readme: string, words: string): readonly string[] =>
  (readme.split(words)[1] ?? "").split(/ {2}(?!- )/)[1]!.split(" - ");

describe.each(Object.keys(packages))("the README of %s", (name) => {
  const readme = readmeOf(name);

  it("mentions conversations only if there are any", () => {
    expect(readme.includes("if you pass `conversation`")).toBe("createConversation" in packages[name]!);
  });

  it("lists what lenient mode accepts, without links to pages that are not in the package", () => {
    const items = itemsAfter(readme, "Lenient mode also accepts");
    expect(items.length).toBeGreaterThan(0);
    expect(readme).not.toMatch(/\]\((?!https:)/);
  });

  it("calls no command of a package that npm would have to guess", () => {
    expect(readme.replace(/^<!--.*?-->/, "")).not.toMatch(/npx wirepact/);
  });
});

it("lenient mode of acp-swarm accepts the one value that its README names", () => {
  const [, id = ""] = /`SwarmId`: the value `"([^"]+)"`/.exec(readmeOf("acp-swarm"))!;
  const error = acpSwarm.createErrorMessage({ swarmId: crypto.randomUUID(), containerId: "c", code: "CLONE_FAILED", message: "m" });
  const input = { ...error, swarmId: id };
  expect(acpSwarm.decode(input).ok).toBe(false);
  expect(acpSwarm.decode(input, { mode: "lenient" })).toMatchObject({ ok: true, warnings: [{ code: "tolerated" }] });
});

it("secrets are rejected with the option that the READMEs name", async () => {
  expect(readmeOf("acp-swarm")).toContain("`receive(text, { scanSecrets })`");
  const error = acpSwarm.createErrorMessage({
    swarmId: crypto.randomUUID(),
    containerId: "c",
    code: "CLONE_FAILED",
    message: `token ghp_${"a1".repeat(18)}`,
  });
  const text = acpSwarm.encode(error);
  expect(await acpSwarm.receive(text)).toMatchObject({ status: "accepted" });
  expect(await acpSwarm.receive(text, { scanSecrets })).toMatchObject({ status: "rejected", issues: [{ code: "secret-found" }] });
});

it("all replies to a rejected message can be sent as the README of mcp-agent-mail does", async () => {
  const { decode, encode, is, receive } = mcpAgentMail;
  const reception = await receive({ type: "task_assignment", message_id: "m-1", sender_id: "ada" }, { self: "bob" });
  const replies = reception.status === "rejected" ? reception.replies : [];
  const sent = replies.map((reply) => (is(reply) ? encode(reply) : JSON.stringify(reply)));
  expect(readmeOf("mcp-agent-mail")).toContain(
    "first an object of type `Rejection`, with `error`, `details` and `message_id` (if known); then the message `error_report`",
  );
  expect(sent.map((text) => decode(text).ok)).toEqual([false, true]);
  expect(JSON.parse(sent[0]!)).toMatchObject({ error: "invalid_format" });
});

it("priority follows from the message in the replies that the README of oacp names, and in no others", () => {
  const [, list = ""] = /`priority` \(in ([^)]+)\)/.exec(readmeOf("oacp"))!;
  const review = { findings_packet: "packets/1.yaml", round: 1, blocking_count: 0 };
  const request = oacp.createReviewFeedback({ from: "ada", to: "grace", priority: "P0", subject: "s", ...review });
  expect(list).toContain("`review_addressed`");
  const addressed = { subject: "s", round: 1, commit_sha: "a1", changes_summary: "c", touched_files: [], addressed_finding_ids: [] };
  expect(oacp.replyTo(request, "review_addressed", addressed).priority).toBe("P0");
  expect(list).not.toContain("`question`");
  const question = { subject: "s", body: "b" } as oacp.QuestionFields;
  expect(() => oacp.replyTo(request, "question", question)).toThrow("priority is required");
});

it("the example of negotiate has the value that it says", () => {
  const [, ours, theirs, value] = /`negotiate\((\[[^\]]+\]), (\[[^\]]+\])\)` returns a result with the value `"([^"]+)"`/.exec(
    readmeOf("acp-swarm"),
  )!;
  expect(negotiate(JSON.parse(ours!) as string[], JSON.parse(theirs!) as string[])).toMatchObject({ ok: true, value });
});

it("agent-mail reads types, labels and enum values in any case, as its agent card says", () => {
  const card = readFileSync(fileURLToPath(new URL("../../packages/agent-mail/agent-card.md", import.meta.url)), "utf8");
  expect(card).toContain("Copy types, labels and enum values exactly, even though they are not case-sensitive.");
  const text = "Subject: [x] help_Request\nBody:\nissue TYPE: stuck\n\n## PROBLEM\np\n\n## question\nq";
  const value = { type: "HELP_REQUEST", bead_id: "x", issue_type: "STUCK", problem: "p", question: "q" };
  expect(agentMail.decode(text, { mode: "strict" })).toMatchObject({ ok: true, value, warnings: [] });
});
