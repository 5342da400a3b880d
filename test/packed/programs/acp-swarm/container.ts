// Speaks on standard input and output: takes a task request, reports on two stories, stumbles once, finishes.

import { connect, createCompletion, createProgressUpdate } from "@wirepact/acp-swarm";

const orchestrator = connect({ readable: process.stdin, writable: process.stdout, role: "container" });

for await (const arrived of orchestrator) {
  if (!arrived.ok || arrived.value.type !== "task-request") continue;
  const { swarmId, containerId } = arrived.value;
  const envelope = { swarmId, containerId };
  await orchestrator.send(createProgressUpdate({ ...envelope, storyId: "US-001", status: "in_progress", output: "" }));
  process.stdout.write("npm warn this line is not for you\n");
  await orchestrator.send(createProgressUpdate({ ...envelope, storyId: "US-001", status: "completed", output: "Limit in place." }));
  await orchestrator.send(createProgressUpdate({ ...envelope, storyId: "US-002", status: "skipped", output: "Nothing to do." }));
  await orchestrator.send(createCompletion({ ...envelope, status: "completed", prUrl: "https://git.example/harbor/pulls/7", errors: [] }));
  break;
}
