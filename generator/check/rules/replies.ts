// Replies come from somebody who was asked, every message has a part in some exchange, and every role has something to do.

import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";

export const replies: CheckRule = {
  names: ["reply-nobody-sends", "message-in-no-flow", "role-idle"],
  allowable: true,
  check: (context) => [...unsendable(context), ...aloof(context), ...idleRoles(context)],
};

function unsendable(context: CheckContext): readonly Finding[] {
  const { messages } = context.model;
  return Object.values(messages).flatMap((request) =>
    (request.replies ?? []).flatMap((name) => {
      const reply = messages[name];
      if (reply === undefined || reply.from.some((role) => request.to.includes(role))) return [];
      const parameters = { reply: name, request: request.name, roles: request.to };
      return [finding(context, "check/reply-nobody-sends", { parameters, place: `messages/${request.name}/replies`, on: "key" })];
    }),
  );
}

function aloof(context: CheckContext): readonly Finding[] {
  const { messages, flows } = context.model;
  const inFlows = Object.values(flows).flatMap(({ start, steps, lenientSteps, anytime, end }) =>
    [start, end, anytime, Object.keys(steps), Object.keys(lenientSteps), ...Object.values(steps), ...Object.values(lenientSteps)].flat(),
  );
  const taking = new Set([...inFlows, ...Object.values(messages).flatMap((message) => message.replies ?? [])]);
  return Object.values(messages)
    .filter(({ name, replies: answers }) => !taking.has(name) && answers === undefined)
    .map(({ name }) =>
      finding(context, "check/message-in-no-flow", {
        parameters: { name },
        place: `messages/${name}`,
        on: "key",
        hint: "put it into the steps of a flow, or under `anytime` if it may come whenever it likes; `replies: []` says that nothing answers it",
      }),
    );
}

function idleRoles(context: CheckContext): readonly Finding[] {
  const { messages, roles } = context.model;
  const busy = new Set(Object.values(messages).flatMap(({ from, to }) => [from, to].flat()));
  return Object.keys(roles)
    .filter((role) => !busy.has(role))
    .map((role) => finding(context, "check/role-idle", { parameters: { role }, place: `roles/${role}`, on: "key" }));
}
