// A valid message and an invalid one, for the programs beside this one.

import { createTaskRequest } from "@wirepact/acp-swarm";

export const valid = createTaskRequest({
  swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
  containerId: "c0ffee12",
  taskFilePath: "tasks/limit.json",
  branchName: "feat/limit",
  repoUrl: "https://git.example/harbor.git",
});

export const invalid = { ...valid, swarmId: "5f0c" };
