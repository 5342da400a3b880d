// Replies are sent by recipients of the request, every message is part of a conversation, and every role is used.

import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";

export const replies: CheckRule = {
  names: ["reply-nobody-sends", "message-in-no-flow", "role-idle", "ack-unavailable"],
  allowable: true,
  check: (context) => [...impossibleReplies(context), ...isolatedMessages(context), ...idleRoles(context), ...impossibleAcks(context)],
};

function impossibleReplies(context: CheckContext): readonly Violation[] {
  const { messages } = context.model;
  return Object.values(messages).flatMap((request) =>
    (request.replies ?? []).flatMap((name) => {
      const reply = messages[name];
      if (reply === undefined || reply.from.some((role) => request.to.includes(role))) return [];
      const parameters = { reply: name, request: request.name, roles: request.to };
      return [violation(context, "check/reply-nobody-sends", { parameters, location: `messages/${request.name}/replies`, on: "key" })];
    }),
  );
}

/** A message that must be acknowledged needs a field that does it. */
function impossibleAcks(context: CheckContext): readonly Violation[] {
  if (context.model.parts.ack !== undefined) return [];
  return Object.values(context.model.messages)
    .filter(({ ackRequired }) => ackRequired)
    .map(({ name }) =>
      violation(context, "check/ack-unavailable", {
        parameters: { message: name },
        location: `messages/${name}/ack`,
        on: "key",
        hint: "add `ack: { wanted: …, given: … }` to the envelope, or remove it here",
      }),
    );
}

function isolatedMessages(context: CheckContext): readonly Violation[] {
  const { messages, flows } = context.model;
  const inFlows = Object.values(flows).flatMap(({ start, steps, lenientSteps, anytime, end }) =>
    [start, end, anytime, Object.keys(steps), Object.keys(lenientSteps), ...Object.values(steps), ...Object.values(lenientSteps)].flat(),
  );
  const taking = new Set([...inFlows, ...Object.values(messages).flatMap((message) => message.replies ?? [])]);
  // A protocol without roles, flows and replies does not say how messages follow each other.
  if (taking.size === 0 && !context.spans.has("roles") && Object.values(messages).every((message) => message.replies === undefined))
    return [];
  return (
    Object.values(messages)
      // A request is answered, and an answer has its request.
      .filter(
        ({ name, frame, result, answers, replies: stated }) =>
          !taking.has(name) && stated === undefined && (result ?? answers ?? frame) === undefined,
      )
      .map(({ name }) =>
        violation(context, "check/message-in-no-flow", {
          parameters: { name },
          location: `messages/${name}`,
          on: "key",
          hint: "list its replies (`replies: []` if none is expected), or add it to the steps of a flow, or to `anytime` if it can be sent at any time",
        }),
      )
  );
}

function idleRoles(context: CheckContext): readonly Violation[] {
  const { messages, roles } = context.model;
  const busy = new Set(Object.values(messages).flatMap(({ from, to }) => [from, to].flat()));
  return Object.keys(roles)
    .filter((role) => !busy.has(role))
    .map((role) => violation(context, "check/role-idle", { parameters: { role }, location: `roles/${role}`, on: "key" }));
}
