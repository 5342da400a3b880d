// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
// Checks the built package against its spec. `npm test` runs this after the build.

import assert from "node:assert/strict";
import { boundaryMessages, nearMisses } from "@wirepact/core/testing/vectors";
import { decode, encode, is, protocol, validate } from "./dist/index.js";

// An example of every message type is valid and survives encoding and decoding.
const examples = [
  {
    type: "task_request",
    id: "m-0401",
    from: "ada",
    to: "grace",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: "List the free berths. The list must be at most a minute old.",
  },
  {
    type: "question",
    id: "m-0401",
    from: "ada",
    to: "grace",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: "Does the ferry dock count as a berth?",
  },
  {
    type: "notification",
    id: "m-0401",
    from: "ada",
    to: "grace",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: "The list is up.",
  },
  {
    type: "follow_up",
    id: "m-0401",
    from: "ada",
    to: "grace",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: {
      source_type: "review",
      source_ref: "PR #404",
      risk_tier: "P2",
      summary: "No test covers an empty harbor.",
      next_action: "Add the case.",
      owner: "grace",
    },
  },
  {
    type: "handoff",
    id: "m-0401",
    from: "ada",
    to: "grace",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: {
      source_agent: "ada",
      target_agent: "grace",
      intent: "Finish the list of berths.",
      artifacts_to_review: ["src/berths.ts"],
      definition_of_done: ["The list is up."],
      context_bundle: {
        files_touched: ["src/berths.ts"],
        decisions_made: ["Berths are numbered from the sea, as on nautical charts."],
        blockers_hit: ["None."],
        suggested_next_steps: ["Add the ferry dock."],
      },
    },
  },
  {
    type: "handoff_complete",
    id: "m-0401",
    from: "grace",
    to: "ada",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: { issue: "#61", pr: 404, branch: "berths", tests_run: true, next_owner: "ada" },
  },
  {
    type: "review_request",
    id: "m-0401",
    from: "ada",
    to: "grace",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: { pr: "#404", branch: "berths", diff_summary: "Lists the free berths." },
  },
  {
    type: "review_feedback",
    id: "m-0401",
    from: "grace",
    to: "ada",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: { findings_packet: "packets/404-1.yaml", round: 1, blocking_count: 0 },
  },
  {
    type: "review_addressed",
    id: "m-0401",
    from: "ada",
    to: "grace",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: { commit_sha: "4be1c0d", changes_summary: "Reads the sensor twice.", round: 1, touched_files: [], addressed_finding_ids: [] },
  },
  {
    type: "review_lgtm",
    id: "m-0401",
    from: "grace",
    to: "ada",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: { quality_gate_result: "pass", merge_ready: true },
  },
  {
    type: "brainstorm_request",
    id: "m-0401",
    from: "ada",
    to: "grace",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: "How could ships learn of a free berth sooner?",
  },
  {
    type: "brainstorm_followup",
    id: "m-0401",
    from: "ada",
    to: "grace",
    priority: "P2",
    created_at_utc: "2026-03-04T09:00:00Z",
    subject: "Berth list",
    body: "Only what works in fog, please.",
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
