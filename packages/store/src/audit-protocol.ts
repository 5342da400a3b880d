// The protocol of an audit log: the received messages, and whether and why they were rejected.

import type { Field, MessageDescriptor, ProtocolDescriptor, ScalarName, Shape, View } from "@wirepact/core";
import { anyScalar, epochScalar, integerScalar, prepareObjectParts, prepareUnion, stringScalar } from "@wirepact/core/codegen";

const scalar = (name: ScalarName): Shape => ({ kind: "scalar", scalar: name });
const field = (name: string, shape: Shape, doc: string): Field => ({ name, shape, required: true, doc });
const optional = (name: string, shape: Shape, doc: string): Field => ({ name, shape, required: false, doc });

const issues: Shape = { kind: "list", item: { kind: "reference", type: "AuditIssue" } };

const envelope: readonly Field[] = [
  field("received_at", scalar("epoch"), "When the message was received."),
  field("protocol", scalar("string"), "Name of the protocol of the message."),
  field("version", scalar("string"), "Version of that protocol."),
  optional("sender", scalar("string"), "Sender that the message names."),
  optional("message_type", scalar("string"), "Message type that the message names."),
];

function describe(name: string, doc: string, fields: readonly Field[]): MessageDescriptor {
  const tag = field("type", { kind: "literal", value: name }, "Record type.");
  return {
    name,
    doc,
    from: ["receiver"],
    to: ["auditor"],
    ackRequired: false,
    rules: [],
    shape: { kind: "struct", open: false, fields: [tag, ...envelope, ...fields] },
  };
}

const accepted = describe("accepted", "A message was accepted.", [
  field("message", scalar("any"), "The message, with sensitive values redacted."),
  field("warnings", issues, "Warnings of the decoder."),
]);

const rejected = describe("rejected", "A message was rejected.", [
  optional("message", scalar("any"), "The input as far as it could be decoded, with sensitive values redacted."),
  optional(
    "text",
    scalar("string"),
    "The input as text, if it could not be decoded and the protocol has no sensitive fields; truncated when it is long.",
  ),
  optional("size", scalar("integer"), "Size of the input in bytes."),
  field("issues", issues, "Why the message was rejected."),
  field("replies", { kind: "list", item: scalar("any") }, "The suggested replies."),
]);

/** The type of the descriptor, with its views. */
export type AuditProtocol = ProtocolDescriptor & {
  readonly views: Readonly<Record<"everything" | "accepted" | "rejected", View & { readonly agents: "any" }>> & {
    readonly sender: View & { readonly agents: "one" };
  };
};

/** The protocol of an audit log: open a store with it and pass the store to `audit`. */
export const auditProtocol: AuditProtocol = {
  features: {
    unions: prepareUnion,
    objectParts: prepareObjectParts,
    scalars: { any: anyScalar, epoch: epochScalar, integer: integerScalar, string: stringScalar },
  },
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
        field("path", { kind: "list", item: { kind: "union", members: [scalar("string"), scalar("integer")] } }, "Path of the value."),
        field("message", scalar("string"), "Human-readable message."),
      ],
    },
  },
  messages: { accepted, rejected },
  groups: {},
  flows: {},
  views: {
    everything: { name: "everything", doc: "All received messages.", agents: "any", messages: "all" },
    accepted: { name: "accepted", doc: "Accepted messages.", agents: "any", messages: ["accepted"] },
    rejected: { name: "rejected", doc: "Rejected messages.", agents: "any", messages: ["rejected"] },
    sender: { name: "sender", doc: "Messages of one sender.", agents: "one", messages: "all" },
  },
};
