// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
// Checks the built package against its spec. `npm test` runs this after the build.

import assert from "node:assert/strict";
import { boundaryMessages, nearMisses } from "@wirepact/core/testing/vectors";
import { decode, encode, is, protocol, validate } from "./dist/index.js";

// An example of every message type is valid and survives encoding and decoding.
const examples = [
  { type: "BEAD_ACCEPTED", bead_id: "hb-77.2", title: "List of free berths" },
  { type: "PROGRESS", bead_id: "hb-77.2", step: "2 of 5", status: "Reading the sensors" },
  {
    type: "HELP_REQUEST",
    bead_id: "hb-77.2",
    issue_type: "STUCK",
    problem: "The sensor test hangs.",
    question: "Which clock should it use?",
  },
  { type: "HELP_RESPONSE", guidance: "Use the clock of the test." },
  {
    type: "OFFERING_READY",
    bead_id: "hb-77.2",
    commit_sha: "4be1c0d",
    tests_pass: "PASS",
    lint_pass: "PASS",
    build_pass: "PASS",
    summary: "The list of free berths is up.",
  },
  {
    type: "DONE",
    bead_id: "hb-77.2",
    commit_sha: "77ab01c",
    tests_pass: "PASS",
    lint_pass: "PASS",
    build_pass: "FAIL",
    summary: "The log rotates.",
  },
  { type: "FAILED", bead_id: "hb-77.2", failure_type: "SPEC_IMPOSSIBLE", reason: "The two numbering schemes exclude each other." },
  {
    type: "CHECKPOINT",
    bead_id: "hb-77.2",
    checkpoint_reason: "MANUAL",
    progress: "Sensors done, ferry dock open.",
    next_steps: "Add the ferry dock.",
  },
  { type: "SPAWN_REQUEST", issue_id: "hb-77.2", bead_id: "hb-77.2", resume: false, orchestrator: "conductor" },
  { type: "SPAWN_ACK", issue_id: "hb-77.2", bead_id: "hb-77.2", status: "failed" },
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
