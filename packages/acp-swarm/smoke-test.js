// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
// Checks the built package against its spec. `npm test` runs this after the build.

import assert from "node:assert/strict";
import { boundaryMessages, nearMisses } from "@wirepact/core/testing/vectors";
import { decode, encode, is, protocol, validate } from "./dist/index.js";

// An example of every message type is valid and survives encoding and decoding.
const examples = [
  {
    type: "task-request",
    timestamp: "2026-03-02T08:00:00Z",
    swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    containerId: "c0ffee12",
    payload: { taskFilePath: "tasks/limit.json", branchName: "feat/limit", repoUrl: "https://git.example/harbor.git" },
  },
  {
    type: "progress-update",
    timestamp: "2026-03-02T08:00:00Z",
    swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    containerId: "c0ffee12",
    payload: { storyId: "US-014", status: "in_progress", output: "" },
  },
  {
    type: "completion",
    timestamp: "2026-03-02T08:00:00Z",
    swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    containerId: "c0ffee12",
    payload: { status: "stopped", prUrl: null, errors: [] },
  },
  {
    type: "error",
    timestamp: "2026-03-02T08:00:00Z",
    swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    containerId: "c0ffee12",
    payload: { code: "AGENT_CRASH", message: "" },
  },
];
for (const message of examples) {
  const name = message.type;
  assert.ok(is(message), name);
  const decoded = decode(encode(message));
  assert.ok(decoded.ok, name);
  assert.equal(decoded.value.type, name);
}

// Messages at the limits of their constraints are valid; messages with one error give exactly one issue.
const boundaries = boundaryMessages(protocol);
for (const { name, message } of boundaries) assert.ok(is(message), name);
const defects = nearMisses(protocol);
for (const { name, message, issue } of defects) {
  const result = validate(message);
  assert.deepEqual(result.ok ? [] : result.issues.map(({ code }) => code), [issue], name);
}

console.log(
  `${protocol.name}: ${examples.length} examples, ${boundaries.length} boundary messages and ${defects.length} invalid messages checked.`,
);
