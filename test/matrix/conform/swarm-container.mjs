// What `connect` makes of acp-swarm: a container that takes every task and completes it.

import { connect, createCompletion, createProgressUpdate } from "@wirepact/acp-swarm";

const orchestrator = connect({ readable: process.stdin, writable: process.stdout, role: "container" });
for await (const arrived of orchestrator) {
  if (!arrived.ok || arrived.value.type !== "task-request") continue;
  const { swarmId, containerId } = arrived.value;
  await orchestrator.send(createProgressUpdate({ swarmId, containerId, storyId: "US-001", status: "in_progress", output: "" }));
  await orchestrator.send(createCompletion({ swarmId, containerId, status: "completed", prUrl: null, errors: [] }));
}
