// Replies to messages: everything that follows from the message is filled in, and a conversation takes the result for a reply.

import * as agentMail from "@wirepact/agent-mail";
import { createConversation, type ProtocolDescriptor } from "@wirepact/core";
import { createReplyTo, runnable } from "@wirepact/core/codegen";
import * as oacp from "@wirepact/oacp";
import { describe, expect, expectTypeOf, it } from "vitest";
import { followedFields } from "../../generator/describe/reply-fields.js";
import type { MessageModel, ProtocolModel } from "../../generator/model/protocol-model.js";
import { modelsOf } from "../support/golden.js";
import { specProtocols } from "../support/spec-protocols.js";

const models = [...specProtocols(), ...modelsOf("golden-specs/workshop/wirepact.yaml")].map((model) => runnable(model));
const exchanges = models.flatMap((model) =>
  Object.values(model.messages).flatMap((request) =>
    (request.replies ?? []).map((reply) => [`${model.name}: ${reply} to ${request.name}`, model, request, model.messages[reply]!] as const),
  ),
);

/** The fields of a message for its builder: of envelope and body side by side, without the tag. */
function flatFields(model: ProtocolModel, value: object): Record<string, unknown> {
  const { [model.tag]: _tag, ...fields } = value as Record<string, unknown>;
  const body = model.body === "inline" ? undefined : model.body.field;
  const inner = body === undefined ? undefined : fields[body];
  if (body === undefined || typeof inner !== "object" || inner === null) return fields;
  const { [body]: _body, ...envelope } = fields;
  return { ...envelope, ...inner };
}

const first = ({ examples }: MessageModel): object => examples[0]!.value as object;

/** An example that a reply can be told to belong to: with a thread, if the protocol has no other reference. */
function threaded({ parts: { replyTo, thread = [] } }: ProtocolModel, { examples }: MessageModel): object {
  const found = examples.find(({ value }) => replyTo !== undefined || thread.some(([name]) => Object.hasOwn(value as object, name!)));
  return (found ?? examples[0]!).value as object;
}

describe.each(exchanges)("%s", (_, model, request, reply) => {
  const replyTo: (request: object, type: string, fields: object) => object = createReplyTo(model);
  const followed = followedFields(model, request, reply).map(({ name }) => name);
  // Examples have the same ID; the builder makes another one.
  const left = new Set([...followed, ...(model.parts.id ?? [])]);
  const own = Object.fromEntries(Object.entries(flatFields(model, first(reply))).filter(([name]) => !left.has(name)));

  it("is a valid reply, with the values of the request", () => {
    const asked = threaded(model, request);
    const built = replyTo(asked, reply.name, own);
    const conversation = createConversation(model as ProtocolDescriptor);
    conversation.feed(asked);
    expect(conversation.awaited()).toHaveLength(1);
    const { warnings } = conversation.feed(built);
    expect(warnings).toEqual([]);
    expect(conversation.awaited().map(({ message }) => message)).not.toContain(asked);
    const values = flatFields(model, built);
    for (const { name, source, isCertain } of followedFields(model, request, reply)) {
      const expected = source.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], asked);
      if (isCertain) expect(expected, name).toBeDefined();
      if (expected !== undefined) expect(values[name], name).toEqual(expected);
    }
  });

  it("takes what is given instead", () => {
    const given = { ...own, ...Object.fromEntries(followed.map((name) => [name, undefined])) };
    expect(Object.keys(replyTo(first(request), reply.name, given))).toEqual(Object.keys(replyTo(first(request), reply.name, own)));
    const whole = flatFields(model, first(reply));
    expect(flatFields(model, replyTo(first(request), reply.name, whole))).toMatchObject(whole);
  });
});

describe("replyTo", () => {
  const request = oacp.createReviewRequest({
    from: "ada",
    to: "grace",
    priority: "P1",
    subject: "Berth list",
    conversation_id: "conv-20260304-ada-2",
    pr: "#404",
    branch: "berths",
    diff_summary: "Lists the free berths.",
  });
  const fields = { subject: "Berth list", merge_ready: true, quality_gate_result: "pass" } as const;

  it("is typed by the message and by the reply", () => {
    const reply = oacp.replyTo(request, "review_lgtm", fields);
    expectTypeOf(reply).toEqualTypeOf<oacp.ReviewLgtm>();
    expect(reply).toMatchObject({
      type: "review_lgtm",
      from: "grace",
      to: "ada",
      priority: "P1",
      conversation_id: "conv-20260304-ada-2",
      parent_message_id: request.id,
    });
    // @ts-expect-error a required field that does not follow from the request
    expect(() => oacp.replyTo(request, "review_lgtm", { subject: "Berth list" })).toThrow("merge_ready is required");
    // @ts-expect-error no fields at all
    expect(() => oacp.replyTo(request, "review_lgtm")).toThrow("merge_ready is required");
    // @ts-expect-error not a reply to this message
    expect(() => oacp.replyTo(request, "handoff_complete", fields)).toThrow(
      'unexpected "handoff_complete" in reply to "review_request", which expects review_feedback or review_lgtm',
    );
    // @ts-expect-error a message that expects no reply
    expect(() => oacp.replyTo(reply, "notification", fields)).toThrow("which expects no reply");
    // @ts-expect-error not a message
    expect(() => oacp.replyTo({ type: "review" }, "notification", fields)).toThrow('unknown message type "review"');
    // Only what replies to both.
    expectTypeOf(oacp.replyTo<"task_request" | "question", "notification">)
      .parameter(1)
      .toEqualTypeOf<"notification">();
  });

  it("needs to be told who of several recipients replies", () => {
    const toMany = { ...request, to: ["grace", "linus"] };
    expect(() => oacp.replyTo(toMany, "review_lgtm", fields)).toThrow("from is required");
    expect(oacp.replyTo(toMany, "review_lgtm", { ...fields, from: "linus" })).toMatchObject({ from: "linus", to: "ada" });
    const toOne = { ...request, to: ["grace"] };
    expect(oacp.replyTo(toOne, "review_lgtm", fields)).toMatchObject({ from: "grace" });
  });

  it("takes the options of builders", () => {
    expect(() => oacp.replyTo(request, "review_lgtm", fields, { role: "author" })).toThrow("author must not send review_lgtm");
    expect(oacp.replyTo(request, "review_lgtm", fields, { now: () => new Date("2026-03-04T09:00:00Z") })).toMatchObject({
      created_at_utc: "2026-03-04T09:00:00Z",
    });
  });

  it("replies in the thread of a mail message that was decoded leniently, which can then be acknowledged", () => {
    const mail = {
      id: "mail-7",
      project_key: "harbor",
      sender_name: "worker-3",
      to: "chiron",
      subject: "[hb-77.2] HELP_REQUEST",
      body_md: "Bead: hb-77.2\nIssue Type: STUCK\n\n## Problem\nIt hangs.\n\n## Question\nWhich clock?\n",
      timestamp: "2026-03-02T08:00:00Z",
      thread_id: "t-9",
      ack_required: true,
    };
    const decoded = agentMail.unwrap(agentMail.decode(mail));
    if (decoded.type !== "HELP_REQUEST") throw new Error(decoded.type);
    const reply = agentMail.replyTo(decoded, "HELP_RESPONSE", { guidance: "The one of the harbor." });
    expect(agentMail.toMail(reply)).toMatchObject({ subject: "[hb-77.2] HELP_RESPONSE", thread_id: "t-9" });
    expect(agentMail.filterPending([decoded])).toEqual([decoded]);
    expect(agentMail.filterPending([agentMail.acknowledge(decoded)])).toEqual([]);
    // Nothing follows from a message without anything.
    expect(agentMail.replyTo({ type: "HELP_REQUEST" }, "HELP_RESPONSE", {})).toEqual({ type: "HELP_RESPONSE" });
  });
});

it("a value without a type cannot be replied to", () => {
  const replyTo = createReplyTo(oacp.protocol) as (request: object, type: string, fields: object) => object;
  for (const type of [undefined, null, 7, {}, { toString: 1 }, Object.create(null), Symbol("x"), "__proto__", "constructor"])
    expect(() => replyTo({ type }, "ack", {})).toThrow(oacp.InvalidMessageError);
});
