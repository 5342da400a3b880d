// Everything a package exports, used once; prints what came of it.

import {
  assertMessage,
  createProgressUpdate,
  createTaskRequest,
  decode,
  decodeStream,
  encode,
  encodeStream,
  formatIssues,
  InvalidMessageError,
  is,
  isProgressUpdate,
  isTaskRequest,
  messageSchema,
  MessageType,
  negotiate,
  protocol,
  receive,
  StoryStatus,
  taskRequestSchema,
  validate,
  createConversation,
  type Message,
  type ProgressUpdate,
} from "@wirepact/acp-swarm";

const envelope = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12" };
const order = createTaskRequest({ ...envelope, taskFilePath: "tasks/a.json", branchName: "feat/a", repoUrl: "https://git.example/a.git" });
const report: ProgressUpdate = createProgressUpdate({ ...envelope, storyId: "US-001", status: StoryStatus.InProgress, output: "" });

/** Exhaustive over the tag: a forgotten message would not compile. */
function describe(message: Message): string {
  switch (message.type) {
    case "task-request":
      return message.payload.branchName;
    case MessageType.ProgressUpdate:
      return message.payload.status;
    case "completion":
      return String(message.payload.prUrl);
    case "error":
      return message.payload.code;
    default: {
      const never: never = message;
      return never;
    }
  }
}

const broken: unknown = { ...report, payload: { ...report.payload, status: "done" } };
const judged = validate(broken);
const read = decode(encode(order));
const lines: string[] = [];
for await (const line of encodeStream([order, report])) lines.push(line);
const arrived: string[] = [];
for await (const result of decodeStream([lines.join("") + "nonsense\n"]))
  arrived.push(result.ok ? result.value.type : (result.issues[0]?.code ?? ""));
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
const standard = taskRequestSchema["~standard"].validate(order);
const anyMessage = messageSchema["~standard"].validate(broken);

console.log(
  JSON.stringify({
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
  }),
);
