// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
// Checks the built package against its spec. `npm test` runs this after the build.

import assert from "node:assert/strict";
import { boundaryMessages, nearMisses } from "@wirepact/core/testing/vectors";
import { decode, encode, is, protocol, validate } from "./dist/index.js";

// An example of every message type is valid and survives encoding and decoding.
const examples = [
  { type: "user_message", content: "Which ships are late?" },
  { type: "assistant_message", content: "Two of them." },
  { type: "task", content: "Look up the arrivals." },
  { type: "action", tool: "list_arrivals", args: {} },
  { type: "observation", content: [{ ship: "Ada", late: true }] },
  { type: "error", content: "The harbor server does not respond." },
  { type: "final", content: "Ada and Grace are late." },
  { type: "synthesis", content: { late: 2 }, from_manager: "arrivals" },
  { type: "strategic_plan", content: {} },
  { type: "suggested_plan", content: "Ask the pilots first." },
  { type: "script_plan", content: {} },
  { type: "delegation", worker: "berth-clerk", task: "Find a free berth." },
  { type: "global_observation", content: { fog: true } },
  { type: "director_context", content: "The harbor has four berths." },
  { type: "injected_context", content: { season: "winter" } },
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
