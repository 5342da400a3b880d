// Changes between releases: what holds for the whole protocol.

import { breaking, compatible } from "./change-entry.js";

export const protocolEntries = {
  "release/tag-field-changed": breaking({
    say: ({ before, after }) => `the tag is ${after} now, not ${before}`,
    explain: "Readers tell messages apart by this field; without it they understand nothing.",
    wrong: "tag: sort\n  subjects: ['[{berth}] {sort}', '{sort}']",
    right: "tag: kind\n  subjects: ['[{berth}] {kind}', '{kind}']",
  }),
  "release/body-location-changed": breaking({
    say: ({ before, after }) => `the fields of a message live in ${after} now, not ${before}`,
    explain: "Readers look for a message's own fields in one place.",
    wrong: "body: { field: matter, max: 500 }\n  examples: { minimal: { matter: On its way. } }",
    right: "body: { field: content, max: 500 }\n  examples: { minimal: { content: On its way. } }",
  }),
  "release/envelope-part-changed": breaking({
    say: ({ what, before, after }) => `the ${what} of a message is ${after} now, not ${before}`,
    explain: "Threads, replies, senders and versions are found by these fields. Both sides must look at the same ones.",
    wrong: "thread: [answers, berth]",
    right: "thread: [berth]",
  }),
  "release/role-removed": breaking({
    say: ({ what }) => `there is no role ${what} any more`,
    explain: "Agents in that role have no part any more.",
    wrong: "office: Gives berths out.",
    right: "office: Gives berths out.\nguard: Watches the berths.",
  }),
  "release/role-added": compatible("minor", {
    say: ({ what }) => `there is a role ${what} now`,
    explain: "A new role takes part. Nobody has to change.",
  }),
} as const;
