// Changes between releases: messages.

import { breaking, compatible } from "./change-entry.js";

export const messagesEntries = {
  "release/message-removed": breaking({
    say: ({ what }) => `message ${what} is gone`,
    explain: "Senders of the old release go on sending the message, and programs that use it no longer compile.",
    wrong:
      "LEAVE:\n  doc: The berth is free again.\n  from: ship\n  to: office\n  deprecated: { since: 1.0.0, reason: 'Ships just go.', use: ASK }\n  examples: { minimal: { berth: b1 } }\n  invalid: {}",
    right:
      "LEAVE:\n  doc: The berth is free again.\n  from: ship\n  to: office\n  deprecated: { since: 1.0.0, reason: 'Ships just go.', use: ASK }\n  examples: { minimal: { berth: b1 } }\n  invalid: {}\nDRIFT:\n  doc: The ship lost its anchor.\n  from: ship\n  to: office\n  examples: { minimal: { berth: b1 } }\n  invalid: {}",
  }),
  "release/message-added": breaking({
    say: ({ what }) => `message ${what} is new; readers of the old release refuse it`,
    explain:
      "A new message type is refused by readers of the old release, unless messages carry a version that both sides settle on, or readers keep unknown types. Then it is a minor.",
    wrong:
      "LEAVE:\n  doc: The berth is free again.\n  from: ship\n  to: office\n  deprecated: { since: 1.0.0, reason: 'Ships just go.', use: ASK }\n  examples: { minimal: { berth: b1 } }\n  invalid: {}\nDRIFT:\n  doc: The ship lost its anchor.\n  from: ship\n  to: office\n  examples: { minimal: { berth: b1 } }\n  invalid: {}",
    right:
      "LEAVE:\n  doc: The berth is free again.\n  from: ship\n  to: office\n  deprecated: { since: 1.0.0, reason: 'Ships just go.', use: ASK }\n  examples: { minimal: { berth: b1 } }\n  invalid: {}",
  }),
  "release/message-renamed": breaking({
    say: ({ before, after }) => `message ${before} is called ${after} now`,
    explain: "The old tag is still read, but new senders write the new one, which readers of the old release do not know.",
    wrong:
      "ASSIGN:\n  doc: Take this berth.\n  from: office\n  to: ship\n  ack: required\n  aliases: [YES, GRANT]\n  subjects: ['[{berth}] {kind}', '{kind}']\n  precedence: [ASK, ASSIGN, DENY, LEAVE]\n  replies: [ASSIGN, DENY]\nanswers: { doc: 'What the office says.', members: [ASSIGN, DENY] }\n  steps: { ASK: [ASSIGN, DENY], ASSIGN: [LEAVE], DENY: [ASK] }\n  transcripts: { one: [ASK, ASSIGN, LEAVE] }\n  illegal: { early: { messages: [ASSIGN], at: 0 } }\narrivals: { doc: 'Who came.', agents: any, messages: [ASK, ASSIGN] }",
    right:
      "GRANT:\n  doc: Take this berth.\n  from: office\n  to: ship\n  ack: required\n  aliases: [YES]\n  subjects: ['[{berth}] {kind}', '{kind}']\n  precedence: [ASK, GRANT, DENY, LEAVE]\n  replies: [GRANT, DENY]\nanswers: { doc: 'What the office says.', members: [GRANT, DENY] }\n  steps: { ASK: [GRANT, DENY], GRANT: [LEAVE], DENY: [ASK] }\n  transcripts: { one: [ASK, GRANT, LEAVE] }\n  illegal: { early: { messages: [GRANT], at: 0 } }\narrivals: { doc: 'Who came.', agents: any, messages: [ASK, GRANT] }",
  }),
  "release/sender-removed": breaking({
    say: ({ what, before }) => `${before} may no longer send ${what}`,
    explain: "Agents in that role of the old release go on sending it.",
    wrong: "doc: Is there a berth?\nfrom: ship",
    right: "doc: Is there a berth?\nfrom: [ship, pilot]",
  }),
  "release/sender-added": compatible("minor", {
    say: ({ what, after }) => `${after} may send ${what} now`,
    explain: "One more role sends the message. Nobody has to change.",
  }),
  "release/recipient-removed": breaking({
    say: ({ what, before }) => `${what} is no longer meant for ${before}`,
    explain: "Senders of the old release go on sending it there, and nobody looks.",
    wrong: "to: office",
    right: "to: [office, pilot]",
  }),
  "release/recipient-added": compatible("minor", {
    say: ({ what, after }) => `${what} is meant for ${after} too now`,
    explain: "One more role gets the message. Nobody has to change.",
  }),
  "release/ack-required-added": breaking({
    say: ({ what }) => `${what} has to be acknowledged now`,
    explain: "Readers of the old release acknowledge nothing, and new senders wait.",
    wrong: "ack: required\naliases: [YES]",
    right: "aliases: [YES]",
  }),
  "release/ack-required-removed": breaking({
    say: ({ what }) => `${what} is no longer acknowledged`,
    explain: "Senders of the old release wait for the acknowledgement.",
    wrong: "aliases: [YES]",
    right: "ack: required\naliases: [YES]",
  }),
  "release/reply-required-added": breaking({
    say: ({ what, after }) => `${what} asks for a reply now: ${after}`,
    explain: "Agents of the old release do not reply, and new senders wait.",
    wrong: "conventions: { berth: request }\nreplies: [LEAVE]",
    right: "conventions: { berth: request }\nreplies: []",
  }),
  "release/reply-required-removed": breaking({
    say: ({ what, before }) => `${what} no longer asks for a reply (${before})`,
    explain: "Senders of the old release wait for the reply.",
    wrong: "conventions: { berth: request }\nreplies: []",
    right: "conventions: { berth: request }\nreplies: [LEAVE]",
  }),
  "release/reply-type-removed": breaking({
    say: ({ what, before }) => `${before} is no longer a reply to ${what}`,
    explain: "Agents of the old release go on replying that way.",
    wrong: "replies: [GRANT]",
    right: "replies: [GRANT, DENY]",
  }),
  "release/reply-type-added": compatible("minor", {
    say: ({ what, after }) => `${after} is a reply to ${what} too now`,
    explain: "One more message answers it. Senders of the old release go on waiting for the others.",
  }),
  "release/echo-added": compatible("minor", {
    say: ({ what }) => `${what} should repeat that of the request now`,
    explain: "The conversation monitor warns where it does not.",
  }),
  "release/echo-removed": compatible("minor", {
    say: ({ what }) => `${what} no longer has to repeat that of the request`,
    explain: "The conversation monitor stops warning of it.",
  }),
  "release/deprecation-added": compatible("minor", {
    say: ({ what, after }) => `${what} is deprecated${after === undefined ? "" : `: use ${after}`}`,
    explain: "It still works, and editors strike it through. It can go in the next major.",
  }),
  "release/deprecation-removed": compatible("patch", {
    say: ({ what }) => `${what} is no longer deprecated`,
    explain: "What was to go stays.",
  }),
  "release/removed-undeprecated": breaking({
    say: ({ what }) => `${what} goes without having been deprecated`,
    explain:
      "People need one release that warns them. Mark it as deprecated first, release that, and remove it later; or allow it with a reason.",
    wrong: "# nothing",
    right:
      "cargo?: { type: Cargo, doc: 'Its cargo.' }\nno-oil-without-crew: { doc: 'Oil needs a crew.', when: { cargo: oil }, require: [crew] }",
  }),
  "release/reserved-added": compatible("patch", {
    say: ({ what }) => `${what} is reserved now`,
    explain: "The name may not be used for anything else later.",
  }),
  "release/reserved-removed": breaking({
    say: ({ what }) => `${what} is no longer reserved`,
    explain: "A reserved name had a meaning once. Messages with that meaning may still be about, so that it may not come back.",
    wrong: "reserved: [mast]",
    right: "reserved: [mast, sail]",
  }),
  "release/reserved-reused": breaking({
    say: ({ what }) => `${what} was reserved and means something else now`,
    explain: "Messages that use the name in its old meaning are misread.",
    wrong: "cargo?: { type: Cargo, doc: 'Its cargo.' }\nmast?: { type: integer, doc: 'How many it has.' }",
    right: "reserved: [mast]\n  cargo?: { type: Cargo, doc: 'Its cargo.' }",
  }),
} as const;
