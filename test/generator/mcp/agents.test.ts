// A scripted agent plays a role of a protocol to the end of a flow with the server alone, and recovers from five mistakes on the way.

import * as acpSwarm from "@wirepact/acp-swarm";
import * as oacp from "@wirepact/oacp";
import { afterAll, expect, it } from "vitest";
import { connectStdio, type HttpServer, startHttp } from "../../support/mcp.js";
import { createAgent } from "./scripted-agent.js";

const servers: HttpServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
});

it("plays the container of acp-swarm over the standard streams", async () => {
  const conversation = acpSwarm.createConversation();
  const record = (text: string): void => {
    const decoded = acpSwarm.decode(text);
    if (!decoded.ok) throw new Error(acpSwarm.formatIssues(decoded.issues));
    expect(conversation.feed(decoded.value).issues).toEqual([]);
  };
  const mcp = await connectStdio(["--protocol", "acp-swarm", "--role", "container"], "modern");
  const ids = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12" };
  const requests = [
    acpSwarm.encode(
      acpSwarm.createTaskRequest({
        ...ids,
        taskFilePath: "tasks/limit.json",
        branchName: "feat/limit",
        repoUrl: "https://git.example/harbor.git",
      }),
    ),
  ];
  const { send, mistakes } = createAgent({
    mcp,
    common: {},
    facts: { output: "Added the limit.", prUrl: null },
    inbox: () => {
      const text = requests.shift();
      if (text !== undefined) record(text);
      return text;
    },
  });
  // Too early: the task has not arrived; and the name of the message is misspelled.
  record(await send({ message: "progress_update", fields: { ...ids, storyId: "US-014", status: "in_progress", output: "" } }));
  expect(mistakes).toHaveLength(2);
  // A field is missing, an enum value is not one, and an ID has another format.
  record(await send({ message: "progress-update", fields: { ...ids, storyId: "14", status: "complete" } }));
  expect(mistakes).toHaveLength(3);
  // A message of another role.
  record(await send({ message: "task-request", fields: { ...ids, storyId: "US-014", status: "completed", output: "" } }));
  expect(mistakes).toHaveLength(4);
  // A field under another name.
  record(await send({ message: "completion", fields: { ...ids, status: "completed", prUrl: null, error: [] } }));
  expect(mistakes).toHaveLength(5);
  expect(conversation.runs()).toMatchObject([{ flow: "run", ended: true }]);
  const { data } = await mcp.call("inspect_conversation");
  expect(data).toMatchObject({ runs: [{ ended: true }], findings: [] });
  await mcp.close();
});

it("plays the reviewer of oacp over HTTP", async () => {
  const conversation = oacp.createConversation();
  const record = (text: string): void => {
    const decoded = oacp.decode(text);
    if (!decoded.ok) throw new Error(oacp.formatIssues(decoded.issues));
    expect(conversation.feed(decoded.value).issues).toEqual([]);
  };
  const server = await startHttp({ names: ["oacp"], role: "reviewer" });
  servers.push(server);
  const mcp = await server.connect("legacy");
  const thread = { conversation_id: "conv-20260304-ada-2", priority: "P1", subject: "Berth list" } as const;
  const fromAuthor = { ...thread, from: "ada", to: "grace" } as const;
  const inbox = [
    oacp.encode(
      oacp.createReviewRequest({
        ...fromAuthor,
        id: "m-1",
        created_at_utc: "2026-03-04T09:00:00Z",
        pr: "#404",
        branch: "berths",
        diff_summary: "Lists the free berths.",
      }),
    ),
    oacp.encode(
      oacp.createReviewAddressed({
        ...fromAuthor,
        id: "m-3",
        created_at_utc: "2026-03-04T09:20:00Z",
        commit_sha: "4be1c0d",
        changes_summary: "Reads the sensor twice.",
        round: 1,
        touched_files: [],
        addressed_finding_ids: [],
      }),
    ),
  ];
  const { send, mistakes } = createAgent({
    mcp,
    common: { conversation: "review" },
    facts: { findings_packet: "packets/404-1.yaml", subject: "Berth list", merge_ready: true, quality_gate_result: "pass" },
    inbox: () => {
      const text = inbox.shift();
      if (text !== undefined) record(text);
      return text;
    },
  });
  const own = { ...thread, from: "grace", to: "ada" };
  // Too early, the priority is in lower case, and the location of the findings is missing.
  const feedback = { ...own, id: "m-2", created_at_utc: "2026-03-04T09:10:00Z", priority: "p1", round: 1, blocking_count: 1 };
  record(await send({ message: "review_feedback", fields: feedback }));
  expect(mistakes).toHaveLength(2);
  // The name of the message and of a field are misspelled, a field is missing, and the author has not answered yet.
  const approval = { ...own, id: "m-4", created_at_utc: "2026-03-04T09:30:00Z", merge_redy: true };
  record(await send({ message: "review_lgmt", fields: approval }));
  expect(mistakes).toHaveLength(5);
  expect(conversation.runs()).toMatchObject([{ flow: "review", ended: true }]);
  const { data } = await mcp.call("inspect_conversation", { conversation: "review" });
  expect(data).toMatchObject({ runs: [{ flow: "review", ended: true }], findings: [] });
  await mcp.close();
});
