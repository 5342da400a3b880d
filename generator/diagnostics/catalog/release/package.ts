// Changes between releases: what programs and people see of a package.

import { breaking, compatible } from "./change-entry.js";

export const packageEntries = {
  "release/export-removed": breaking({
    say: ({ what, before }) => `the package no longer exports ${what}, which followed from ${before}`,
    explain:
      "Some exports follow from a part of the spec, such as a flow or an encoding. Without it they are gone, and programs that import them no longer compile.",
    wrong: "thread: [order_no]",
    right: "thread: [order_no, answers]",
  }),
  "release/export-added": compatible("minor", {
    say: ({ what, after }) => `the package exports ${what} now, which follows from ${after}`,
    explain: "The package exports one name more. Nobody has to change.",
  }),
  "release/named-type-removed": breaking({
    say: ({ what }) => `there is no type ${what} any more`,
    explain: "Programs that import the type no longer compile.",
    wrong: "# nothing",
    right: "Spare: { type: line, doc: 'Used by nobody.' }",
  }),
  "release/named-type-added": compatible("minor", {
    say: ({ what }) => `there is a type ${what} now`,
    explain: "The package exports one name more.",
  }),
  "release/type-name-changed": breaking({
    say: ({ what, before, after }) => `the TypeScript type of ${what} is called ${after} now, not ${before}`,
    explain: "Types, guards and builders have other names.",
    wrong: "name: Refusal",
    right: "name: Denial",
  }),
  "release/group-removed": breaking({
    say: ({ what }) => `there is no group ${what} any more`,
    explain: "The guard and the filter of the group are gone.",
    wrong: "groups: {}",
    right: "groups:\n  answers: { doc: 'What the office says.', members: [GRANT, DENY] }",
  }),
  "release/group-added": compatible("minor", {
    say: ({ what }) => `there is a group ${what} now`,
    explain: "The package exports its guard and its filter.",
  }),
  "release/view-removed": breaking({
    say: ({ what }) => `there is no view ${what} any more`,
    explain: "Programs that read it no longer work.",
    wrong: "arrivals: { doc: 'Who came.', agents: any, messages: [ASK, GRANT] }",
    right:
      "arrivals: { doc: 'Who came.', agents: any, messages: [ASK, GRANT] }\ndepartures: { doc: 'Who left.', agents: any, messages: [LEAVE] }",
  }),
  "release/view-added": compatible("minor", {
    say: ({ what }) => `there is a view ${what} now`,
    explain: "Stores offer one more view.",
  }),
  "release/group-member-removed": breaking({
    say: ({ what, before }) => `${before} is no longer part of the group ${what}`,
    explain: "Programs that filter by the group miss the message.",
    wrong: "members: [GRANT] }",
    right: "members: [GRANT, DENY] }",
  }),
  "release/group-member-added": compatible("minor", {
    say: ({ what, after }) => `${after} is part of the group ${what} now`,
    explain: "Programs that filter by the group get more messages.",
  }),
  "release/view-narrowed": breaking({
    say: ({ what, before, after }) => `the view ${what} shows ${after} now, ${before} before`,
    explain: "Programs miss what they saw before.",
    wrong: "agents: any, messages: [ASK] }",
    right: "agents: any, messages: [ASK, GRANT] }",
  }),
  "release/view-widened": compatible("minor", {
    say: ({ what, before, after }) => `the view ${what} shows ${after} now, ${before} before`,
    explain: "Programs see more than before.",
  }),
  "release/rejection-removed": breaking({
    say: ({ what }) => `rejected messages are no longer answered (${what})`,
    explain: "Senders of the old release wait to hear what was wrong.",
    wrong: "# nothing",
    right: "rejections:\n  reasons: { otherwise: { why: bad } }\n  replies: [{ message: DENY, fields: { reason: $details } }]",
  }),
  "release/rejection-added": compatible("minor", {
    say: ({ what }) => `rejected messages are answered now (${what})`,
    explain: "Nobody waited for the answer before.",
  }),
  "release/rejection-changed": breaking({
    say: ({ what }) => `rejected messages are answered in another way now (${what})`,
    explain: "Senders know the old answers.",
    wrong: "fields: { reason: Bad. } }]",
    right: "fields: { reason: $details } }]",
  }),
  "release/migration-added": compatible("minor", {
    say: ({ what }) => `messages from before ${what} can be upgraded now`,
    explain: "The package can do more.",
  }),
  "release/migration-removed": breaking({
    say: ({ what }) => `messages from before ${what} can no longer be upgraded`,
    explain: "Old messages may still be stored somewhere.",
    wrong: "0.9.0: { ASK: { rename: { boat: ship } } }",
    right: "0.9.0: { ASK: { rename: { boat: ship } } }\n0.9.5: { ASK: { add: { note: '' } } }",
  }),
  "release/example-added": compatible("patch", {
    say: ({ what }) => `${what} is new`,
    explain: "Only documentation and tests change.",
  }),
  "release/example-removed": compatible("patch", {
    say: ({ what }) => `${what} is gone`,
    explain: "Examples are what the next release is measured by; the fewer there are, the less is proved.",
  }),
  "release/documentation-changed": compatible("patch", {
    say: ({ what }) => `${what} is described in other words`,
    explain: "Only documentation changes.",
  }),
} as const;
