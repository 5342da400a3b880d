// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
// Checks the built package against its spec. `npm test` runs this after the build.

import assert from "node:assert/strict";
import { boundaryMessages, nearMisses } from "@wirepact/core/testing/vectors";
import { decode, encode, is, protocol, validate } from "./dist/index.js";

// An example of every message type is valid and survives encoding and decoding.
const examples = [
  {
    type: "task_assignment",
    version: "1.0.0",
    timestamp: "2026-03-02T08:00:00Z",
    sender_id: "pilot-office",
    message_id: "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a",
    task_id: "berth-12",
    description: "Show which berths are free.",
    specification: { acceptance_criteria: ["The list is never older than a minute."] },
    file_patterns: ["src/berths/**/*.ts"],
    priority: "high",
    priority_value: 1,
  },
  {
    type: "task_completion",
    version: "1.0.0",
    timestamp: "2026-03-02T08:00:00Z",
    sender_id: "pilot-office",
    message_id: "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a",
    task_id: "berth-12",
    status: "complete",
    completion_summary: "The list of free berths is up.",
    files_modified: [],
    test_results: {},
    errors_encountered: [],
  },
  {
    type: "error_report",
    version: "1.0.0",
    timestamp: "2026-03-02T08:00:00Z",
    sender_id: "pilot-office",
    message_id: "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a",
    task_id: "berth-12",
    severity: "medium",
    error: { code: "SENSOR_TIMEOUT", message: "The dock sensor does not respond." },
    reproduction_steps: [],
    needs_human_intervention: false,
  },
  {
    type: "status_update",
    version: "1.0.0",
    timestamp: "2026-03-02T08:00:00Z",
    sender_id: "pilot-office",
    message_id: "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a",
    task_id: "berth-12",
    update_type: "milestone",
    status_summary: "The sensors are wired.",
    blockers: [],
  },
  {
    type: "coordination_request",
    version: "1.0.0",
    timestamp: "2026-03-02T08:00:00Z",
    sender_id: "pilot-office",
    message_id: "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a",
    request_type: "sync",
    participants: ["pilot-office", "tug-desk"],
    coordination_topic: "Opening of the ferry dock",
  },
  {
    type: "file_reservation",
    version: "1.0.0",
    timestamp: "2026-03-02T08:00:00Z",
    sender_id: "pilot-office",
    message_id: "msg-0e6c2f5a-4a39-4f0b-9d43-8f6f1f0c2b7a",
    task_id: "berth-12",
    reservation_request: { mode: "exclusive", file_patterns: ["src/docks/**"] },
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
