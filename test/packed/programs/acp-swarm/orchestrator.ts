// Starts a container as a child process, gives it a task file and follows its reports to the end.

import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { connect, createConversation, createTaskRequest, formatIssues, type Message } from "@wirepact/acp-swarm";

const child = spawn(process.execPath, [fileURLToPath(new URL("container.js", import.meta.url))], { stdio: ["pipe", "pipe", "inherit"] });
const container = connect({ readable: child.stdout, writable: child.stdin, role: "orchestrator" });
const conversation = createConversation({ order: "arrival" });

const order = createTaskRequest({
  swarmId: randomUUID(),
  containerId: "harbor-1",
  taskFilePath: "tasks/limit.json",
  branchName: "feat/limit",
  repoUrl: "https://git.example/harbor.git",
});
conversation.feed(order);
await container.send(order);

for await (const arrived of container) {
  if (!arrived.ok) {
    console.log(`no message: ${formatIssues(arrived.issues)}`);
    continue;
  }
  const { issues } = conversation.feed(arrived.value);
  if (issues.length > 0) console.log(formatIssues(issues));
  console.log(describe(arrived.value));
  if (conversation.runs().every(({ ended }) => ended)) await container.close();
}

function describe(message: Message): string {
  switch (message.type) {
    case "task-request":
      return "an order, from a container?";
    case "progress-update":
      return `${message.payload.storyId} is ${message.payload.status}`;
    case "completion":
      return `finished: ${message.payload.status}, pull request ${message.payload.prUrl ?? "none"}`;
    case "error":
      return `broke down: ${message.payload.code}`;
  }
}
