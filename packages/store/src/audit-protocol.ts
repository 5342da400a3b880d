// The protocol of an audit log: what was received, whether it was accepted, and why not.

import type { Field, MessageDescriptor, ProtocolDescriptor, ScalarName, Shape, View } from "@wirepact/core";

const scalar = (name: ScalarName): Shape => ({ kind: "scalar", scalar: name });
const field = (name: string, shape: Shape, doc: string): Field => ({ name, shape, required: true, doc });
const optional = (name: string, shape: Shape, doc: string): Field => ({ name, shape, required: false, doc });

const issues: Shape = { kind: "list", item: { kind: "reference", type: "AuditIssue" } };

const envelope: readonly Field[] = [
  field("received_at", scalar("epoch"), "When the message was received."),
  field("protocol", scalar("string"), "Name of the protocol it was read as."),
  field("version", scalar("string"), "Version of that protocol."),
  optional("sender", scalar("string"), "Who it says it is from."),
  optional("message_type", scalar("string"), "What it says it is."),
];

function describe(name: string, typeName: string, doc: string, fields: readonly Field[]): MessageDescriptor {
  const tag = field("type", { kind: "literal", value: name }, "Kind of record.");
  return {
    name,
    typeName,
    doc,
    from: ["receiver"],
    to: ["auditor"],
    ackRequired: false,
    rules: [],
    shape: { kind: "struct", open: false, fields: [tag, ...envelope, ...fields] },
  };
}

const accepted = describe("accepted", "Accepted", "A message was accepted.", [
  field("message", scalar("any"), "The message, without its sensitive parts."),
  field("warnings", issues, "What was tolerated."),
]);

const rejected = describe("rejected", "Rejected", "A message was refused.", [
  optional("message", scalar("any"), "What arrived, as far as it could be read, without its sensitive parts."),
  optional("text", scalar("string"), "What arrived, where it could not be read and can hold nothing sensitive; cut short when it is long."),
  optional("size", scalar("integer"), "Its size in bytes."),
  field("issues", issues, "What stood in the way."),
  field("replies", { kind: "list", item: scalar("any") }, "The replies that were offered."),
]);

/** The descriptor, with the views that a log of it has. */
export type AuditProtocol = ProtocolDescriptor & {
  readonly views: Readonly<Record<"everything" | "accepted" | "rejected", View & { readonly agents: "any" }>> & {
    readonly sender: View & { readonly agents: "one" };
  };
};

/** Open a store with this protocol to use it as an audit log. */
export const auditProtocol: AuditProtocol = {
  name: "wirepact-audit",
  title: "Audit log",
  version: "1.0.0",
  roles: { receiver: "Receives messages and records them.", auditor: "Reads the records." },
  tag: "type",
  body: "inline",
  envelope: envelope.map(({ name }) => name),
  parts: { time: ["received_at"], sender: ["sender"] },
  reading: {
    default: "strict",
    trim: false,
    nulls: "reject",
    emptyStrings: "keep",
    lenient: { missing: "reject", invalid: "reject", unknownValues: "reject", unknownTypes: "reject", nulls: "reject", bodies: "reject" },
  },
  encodings: { json: {}, ndjson: {} },
  types: {
    AuditIssue: {
      kind: "struct",
      open: false,
      fields: [
        field("code", scalar("string"), "Code of the issue."),
        field("path", { kind: "list", item: { kind: "union", members: [scalar("string"), scalar("integer")] } }, "Where it is."),
        field("message", scalar("string"), "What it is, for people."),
      ],
    },
  },
  messages: { accepted, rejected },
  groups: {},
  flows: {},
  views: {
    everything: { name: "everything", doc: "All that was received.", agents: "any", messages: "all" },
    accepted: { name: "accepted", doc: "What was accepted.", agents: "any", messages: ["accepted"] },
    rejected: { name: "rejected", doc: "What was refused.", agents: "any", messages: ["rejected"] },
    sender: { name: "sender", doc: "What one sender sent.", agents: "one", messages: "all" },
  },
};
