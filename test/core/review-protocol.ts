// A protocol for the tests of the conversation monitor.

import type { ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";

const message = (name: string, from: string, to: string, replies?: readonly string[], more: object = {}) => ({
  name,
  typeName: name,
  from: [from],
  to: [to],
  ackRequired: false,
  ...(replies && { replies }),
  shape: { kind: "struct", open: true, fields: [] } as const,
  rules: [],
  ...more,
});

/** A review loop: ask, find, fix, approve; questions may come in between. */
export const reviewProtocol: ProtocolDescriptor = runnable({
  name: "review",
  title: "Review",
  version: "1.0.0",
  roles: {},
  tag: "type",
  body: "inline",
  envelope: [],
  parts: {
    id: ["id"],
    sender: ["from"],
    recipient: ["to"],
    time: ["time"],
    thread: [["thread"], ["ticket"]],
    replyTo: ["parent"],
    ack: { wanted: ["mail", "wants"], given: ["mail", "has"] },
  },
  reading: {
    default: "strict",
    trim: false,
    nulls: "reject",
    emptyStrings: "keep",
    lenient: { missing: "reject", invalid: "reject", unknownValues: "reject", unknownTypes: "reject", nulls: "reject", bodies: "reject" },
  },
  encodings: { json: {} },
  types: {},
  messages: {
    ask: message("ask", "author", "reviewer", ["find", "approve"]),
    find: message("find", "reviewer", "author", ["fix", "question"], { echoes: [["priority"]] }),
    fix: message("fix", "author", "reviewer", ["find", "approve"]),
    approve: message("approve", "reviewer", "author", []),
    question: message("question", "agent", "agent", ["answer"], { ackRequired: true }),
    answer: message("answer", "agent", "agent", []),
  },
  groups: {},
  flows: {
    review: {
      name: "review",
      key: "thread",
      start: ["ask"],
      steps: { ask: ["find"], find: ["fix"], fix: ["find", "approve"] },
      lenientSteps: { ask: ["approve"] },
      anytime: ["question", "answer"],
      end: ["approve"],
      rounds: { field: ["round"], start: 1, openedBy: "find", echoedBy: "fix", max: ["limit"] },
      deadlines: [{ after: ["ask"], within: { field: ["seconds"] }, level: "warning" }],
    },
  },
  views: {},
});
