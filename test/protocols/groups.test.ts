// Groups of messages in every protocol: the guard agrees with the guards of the messages, the predicate and the filter with their types.

import { expect, expectTypeOf, test } from "vitest";
import { hasCompletionType, isCompletion, isDone, type Message, type ReceivedMessage } from "@wirepact/agent-mail";
import { groupFilterName, groupGuardName, groupPredicateName, guardName } from "../../generator/exports/exported-names.js";
import { specProtocols } from "../support/spec-protocols.js";

type Exports = Readonly<Record<string, (value: unknown) => unknown>>;

test.each(specProtocols().map((model) => [model.name, model] as const))("%s", async (name, { groups, messages, tag }) => {
  const exports = (await import(`@wirepact/${name}`)) as Exports;
  const examples = Object.values(messages).flatMap((message) => message.examples.map(({ value }) => value));
  for (const group of Object.values(groups)) {
    const guards = group.members.map((member) => exports[guardName(messages[member]!.typeName)]!);
    const [isInGroup, hasType, filter] = [groupGuardName, groupPredicateName, groupFilterName].map(
      (nameOf) => exports[nameOf(group.name)]!,
    );
    // With its type alone, a message is not valid, unless nothing else is required.
    const bare = Object.keys(messages).map((type) => ({ [tag]: type }));
    for (const value of [...examples, ...bare, null, "text", []]) expect(isInGroup!(value)).toBe(guards.some((is) => is(value)));
    for (const value of [...examples, ...bare] as readonly Record<string, string>[]) {
      expect(hasType!(value)).toBe(group.members.includes(value[tag]!));
    }
    expect(filter!([...examples, ...bare])).toEqual([...examples, ...bare].filter((value) => hasType!(value)));
    expect(examples.some((value) => isInGroup!(value))).toBe(true);
  }
});

test("a guard narrows to valid messages, a predicate to the messages of the given union", () => {
  const bare = { type: "DONE" } as const;
  expect([isDone(bare), isCompletion(bare), hasCompletionType(bare)]).toEqual([false, false, true]);
  expectTypeOf(isCompletion).guards.toEqualTypeOf<Extract<Message, { type: "OFFERING_READY" | "DONE" | "FAILED" | "CHECKPOINT" }>>();
  const received = bare as ReceivedMessage;
  if (hasCompletionType(received)) expectTypeOf(received.type).toEqualTypeOf<"OFFERING_READY" | "DONE" | "FAILED" | "CHECKPOINT">();
});
