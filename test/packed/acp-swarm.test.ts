// acp-swarm as a stranger gets it: packed, installed into an empty project, compiled strictly, run.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Consumer, installPacked } from "../support/packed.js";

const program = `
import {
  assertMessage, createProgressUpdate, createTaskRequest, decode, decodeStream, encode, encodeStream, formatIssues, InvalidMessageError,
  is, isProgressUpdate, isTaskRequest, messageSchema, MessageType, negotiate, protocol, receive, StoryStatus, taskRequestSchema, validate,
  createConversation, type Message, type ProgressUpdate,
} from "@wirepact/acp-swarm";

const envelope = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12" };
const order = createTaskRequest({ ...envelope, taskFilePath: "tasks/a.json", branchName: "feat/a", repoUrl: "https://git.example/a.git" });
const report: ProgressUpdate = createProgressUpdate({ ...envelope, storyId: "US-001", status: StoryStatus.InProgress, output: "" });

/** Exhaustive over the tag: a forgotten message would not compile. */
function describe(message: Message): string {
  switch (message.type) {
    case "task-request": return message.payload.branchName;
    case MessageType.ProgressUpdate: return message.payload.status;
    case "completion": return String(message.payload.prUrl);
    case "error": return message.payload.code;
    default: { const never: never = message; return never; }
  }
}

const broken: unknown = { ...report, payload: { ...report.payload, status: "done" } };
const judged = validate(broken);
const read = decode(encode(order));
const lines: string[] = [];
for await (const line of encodeStream([order, report])) lines.push(line);
const arrived: string[] = [];
for await (const result of decodeStream([lines.join("") + "nonsense\\n"])) arrived.push(result.ok ? result.value.type : result.issues[0]?.code ?? "");
const reception = await receive(encode(report));
const conversation = createConversation();
const orphan = conversation.feed(report);
let refused = "";
try {
  createProgressUpdate({ ...envelope, storyId: "US-1", status: "in_progress", output: "" });
} catch (error) {
  if (error instanceof InvalidMessageError) refused = error.issues.map(({ code, path }) => code + " " + path.join(".")).join();
}
assertMessage(order);
const standard = await taskRequestSchema["~standard"].validate(order);
const anyMessage = await messageSchema["~standard"].validate(broken);

console.log(JSON.stringify({
  guards: [is(order), isTaskRequest(order), isTaskRequest(report), isProgressUpdate(report), is(broken), is(null), is("text")],
  described: [describe(order), describe(report)],
  issues: judged.ok ? [] : judged.issues.map(({ code, path }) => code + " " + path.join(".")),
  text: judged.ok ? "" : formatIssues(judged.issues),
  decoded: read.ok && read.value.type,
  same: validate(order).ok,
  arrived,
  received: reception.status,
  orphan: orphan.issues.map(({ code }) => code),
  refused,
  standard: "value" in standard,
  anyMessage: "issues" in anyMessage,
  negotiated: negotiate(protocol.version, "1.4.0"),
  from: protocol.messages["task-request"].from,
  frozen: Object.isFrozen(protocol.messages),
}));
`;

/** Each line must be refused by the compiler. */
const mistakes = `
import { createTaskRequest, decode, MessageType, type Message } from "@wirepact/acp-swarm";
// @ts-expect-error a field is missing
createTaskRequest({ swarmId: "", containerId: "" });
// @ts-expect-error a word outside a closed enum
const status: Message["payload"] = { storyId: "US-001", status: "done", output: "" };
// @ts-expect-error there is no such message
const type: MessageType = "task-reqest";
const result = decode("{}");
// @ts-expect-error the value is there only when reading went well
result.value;
`;

describe("acp-swarm, packed", () => {
  let consumer: Consumer;

  beforeAll(() => {
    consumer = installPacked(["core", "acp-swarm"]);
  });
  afterAll(() => consumer.remove());

  it("compiles strictly and does what it says", () => {
    consumer.write("src/main.ts", `${program}\ndeclare const console: { log(text: string): void };\n`);
    consumer.write("src/mistakes.ts", mistakes);
    consumer.compile();
    const said = JSON.parse(consumer.run(process.execPath, ["out/main.js"])) as Record<string, unknown>;
    expect(said).toMatchObject({
      guards: [true, true, false, true, false, false, false],
      described: ["feat/a", "in_progress"],
      issues: ["unknown-word payload.status"],
      decoded: "task-request",
      same: true,
      arrived: ["task-request", "progress-update", "syntax"],
      received: "accepted",
      orphan: ["illegal-transition"],
      refused: "pattern payload.storyId",
      standard: true,
      anyMessage: true,
      negotiated: { ok: true, value: "1.0.0" },
      from: ["orchestrator"],
      frozen: true,
    });
    expect(said["text"]).toContain("payload.status must be one of pending, in_progress");
  });

  it("ships its schema and its manifest, and nothing of the sources", () => {
    consumer.write(
      "schema.mjs",
      `import schema from "@wirepact/acp-swarm/schema.json" with { type: "json" };
       import manifest from "@wirepact/acp-swarm/package.json" with { type: "json" };
       console.log(JSON.stringify([Object.keys(schema.$defs).includes("TaskRequest"), manifest.version, manifest.sideEffects]));`,
    );
    expect(JSON.parse(consumer.run(process.execPath, ["--no-warnings", "schema.mjs"]))).toEqual([true, "1.0.0", false]);
    expect(consumer.run("ls", ["node_modules/@wirepact/acp-swarm"]).split("\n").filter(Boolean)).toEqual([
      "README.md",
      "dist",
      "package.json",
      "schema.json",
    ]);
  });
});
