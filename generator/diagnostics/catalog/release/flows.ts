// Changes between releases: conversations.

import { breaking, compatible } from "./change-entry.js";

export const flowsEntries = {
  "release/flow-added": breaking({
    say: ({ what }) => `there is a flow ${what} now`,
    explain: "Conversations of old agents that do not follow it are illegal to new monitors.",
    wrong:
      "flows:\n  tide:\n    doc: Leaving with the tide.\n    key: thread\n    start: [LEAVE]\n    steps: {}\n    end: [LEAVE]\n    transcripts: { one: [LEAVE] }\n    illegal: { twice: { messages: [ASK], at: 0 } }\n  berthing:",
    right: "flows:\n  berthing:",
  }),
  "release/flow-removed": breaking({
    say: ({ what }) => `there is no flow ${what} any more`,
    explain: "Old monitors go on watching it and call new conversations illegal.",
    wrong: "flows:\n  berthing:",
    right:
      "flows:\n  tide:\n    doc: Leaving with the tide.\n    key: thread\n    start: [LEAVE]\n    steps: {}\n    end: [LEAVE]\n    transcripts: { one: [LEAVE] }\n    illegal: { twice: { messages: [ASK], at: 0 } }\n  berthing:",
  }),
  "release/transition-removed": breaking({
    say: ({ what }) => `${what} is illegal now`,
    explain: "Conversations of old agents take the step.",
    wrong: "steps: { ASK: [GRANT, DENY], GRANT: [LEAVE] }",
    right: "steps: { ASK: [GRANT, DENY], GRANT: [LEAVE], DENY: [ASK] }",
  }),
  "release/transition-added": breaking({
    say: ({ what }) => `${what} is legal now`,
    explain: "Old monitors call the step illegal, unless it was under `lenient` before.",
    wrong: "steps: { ASK: [GRANT, DENY], GRANT: [LEAVE], DENY: [ASK] }",
    right: "steps: { ASK: [GRANT, DENY], GRANT: [LEAVE] }",
  }),
  "release/flow-start-removed": breaking({
    say: ({ what }) => `a flow may no longer start with ${what}`,
    explain: "Conversations of old agents start that way.",
    wrong: "start: [ASK]",
    right: "start: [ASK, GRANT]",
  }),
  "release/flow-start-added": compatible("minor", {
    say: ({ what }) => `a flow may start with ${what} now`,
    explain: "One more message starts the flow. Old monitors do not know it as a start.",
  }),
  "release/flow-end-removed": breaking({
    say: ({ what }) => `a flow no longer ends with ${what}`,
    explain: "Conversations of old agents end there, and new monitors wait for more.",
    wrong: "end: [LEAVE]",
    right: "end: [DENY, LEAVE]",
  }),
  "release/flow-end-added": compatible("minor", {
    say: ({ what }) => `a flow may end with ${what} now`,
    explain: "One more message ends the flow.",
  }),
  "release/flow-key-changed": breaking({
    say: ({ what }) => `the runs of ${what} are told apart by something else now`,
    explain: "Each side takes other messages for one conversation.",
    wrong: "key: [berth]",
    right: "key: thread",
  }),
  "release/rounds-changed": breaking({
    say: ({ what }) => `the rounds of ${what} are counted in another way now`,
    explain: "Each side expects other numbers.",
    wrong: "rounds: { field: round, first: 0, opened",
    right: "rounds: { field: round, first: 1, opened",
  }),
  "release/deadline-shortened": breaking({
    say: ({ what, before, after }) => `after ${what} there is less time: ${after} now, ${before} before`,
    explain: "Agents of the old release take their time and are late.",
    wrong: "within: 5m, doc: 'Ships drift.'",
    right: "within: 10m, doc: 'Ships drift.'",
  }),
  "release/deadline-extended": compatible("minor", {
    say: ({ what, before, after }) => `after ${what} there is more time: ${after} now, ${before} before`,
    explain: "Nobody is late who was not before.",
  }),
} as const;
