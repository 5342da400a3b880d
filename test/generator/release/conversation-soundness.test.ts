// No verdict about conversations is too low: all small combinations of senders, replies, starts, steps and ends, each verdict compared with the
// monitors of both releases over every short conversation.

import { createConversation } from "@wirepact/core";
import { runnable, sameJson } from "@wirepact/core/codegen";
import { expect, test } from "vitest";
import type { FlowModel, MessageModel, ProtocolModel } from "../../../generator/model/protocol-model.js";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { isThorough } from "../../support/sample-size.js";
import { tinyModel } from "./tiny-model.js";

type Role = "one" | "other";
type Tag = "ask" | "tell";

interface Talk {
  readonly ask: readonly Role[];
  readonly replies?: readonly Tag[] | undefined;
  readonly start: readonly Tag[];
  readonly end: readonly Tag[];
  readonly steps: Readonly<Record<string, readonly Tag[]>>;
}

/** A model with two messages, of which the second is always sent by the other role. */
function modelOf({ ask, replies, start, end, steps }: Talk): ProtocolModel {
  const base = tinyModel({
    open: true,
    fields: ["id", "who", "re"].map((name) => ({ name, shape: { kind: "scalar", scalar: "string" }, required: name !== "re" })),
  });
  const { note } = base.messages as { readonly note: MessageModel };
  const message = (name: Tag, own: Partial<MessageModel>): MessageModel => {
    const [, ...fields] = note.shape.fields;
    const tag = { name: "kind", shape: { kind: "literal", value: name }, required: true } as const;
    return { ...note, name, typeName: name === "ask" ? "Ask" : "Tell", ...own, shape: { ...note.shape, fields: [tag, ...fields] } };
  };
  const flow: FlowModel = {
    name: "talk",
    doc: "",
    key: "connection",
    start,
    end,
    steps,
    lenientSteps: {},
    anytime: [],
    deadlines: [],
    transcripts: [],
  };
  return {
    ...base,
    parts: { id: ["id"], sender: ["who"], replyTo: ["re"] },
    messages: {
      ask: message("ask", { from: ask, to: ["other"], ...(replies === undefined ? {} : { replies }) }),
      tell: message("tell", { from: ["other"], to: ["one"] }),
    },
    flows: { talk: flow },
  };
}

interface Said {
  readonly kind: Tag;
  readonly who: Role;
  readonly re: boolean;
}

/** Every conversation of up to three messages; a reply answers the message before it. Agents are named after their roles. */
const conversations: readonly (readonly Said[])[] = (() => {
  const each = (["ask", "tell"] as const).flatMap((kind) =>
    (["one", "other"] as const).flatMap((who) => [true, false].map((re): Said => ({ kind, who, re }))),
  );
  const longer = (shorter: readonly (readonly Said[])[]): readonly (readonly Said[])[] =>
    shorter.flatMap((begun) => each.map((next) => [...begun, next]));
  const first = each.filter(({ re }) => !re).map((said) => [said]);
  return [...first, ...longer(first), ...longer(longer(first))];
})();

/** What a monitor makes of every conversation: fine, not complete yet, or wrong. */
function judge(model: ProtocolModel): readonly ("fine" | "waiting" | "wrong")[] {
  const protocol = runnable(model);
  return conversations.map((said) => {
    const monitor = createConversation(protocol);
    for (const [index, { kind, who, re }] of said.entries())
      monitor.feed({ kind, id: `m${index}`, who, ...(re ? { re: `m${index - 1}` } : {}) });
    if (monitor.findings().some(({ issues }) => issues.length > 0)) return "wrong";
    return monitor.awaited().length > 0 || monitor.runs().some(({ ended }) => !ended) ? "waiting" : "fine";
  });
}

/** Whether agents of a release have a conversation: each message is one that its sender may send. */
const isHad = ({ messages }: ProtocolModel, said: readonly Said[]): boolean =>
  said.every(({ kind, who }) => messages[kind]!.from.includes(who));

const talks: readonly Talk[] = ([["one"], ["one", "other"]] as const).flatMap((ask) =>
  ([undefined, ["tell"], ["tell", "ask"]] as const).flatMap((replies) =>
    ([["ask"], ["ask", "tell"]] as const).flatMap((start) =>
      ([["tell"], ["tell", "ask"]] as const).flatMap((end) =>
        [{ ask: ["tell"] }, { ask: ["tell", "ask"] }].map((steps): Talk => ({ ask, replies, start, end, steps: steps as Talk["steps"] })),
      ),
    ),
  ),
);

/** In how many of its parts a talk differs from another one. */
const distance = (one: Talk, other: Talk): number =>
  (["ask", "replies", "start", "end", "steps"] as const).filter((key) => !sameJson(one[key] ?? null, other[key] ?? null)).length;

test("one or two changes of senders, replies, starts, steps and ends", () => {
  const judged = talks.map((talk) => {
    const model = modelOf(talk);
    return { talk, model, found: judge(model) };
  });
  const missed: string[] = [];
  let shown = 0;
  let compared = 0;
  for (const old of judged) {
    for (const current of judged) {
      const changed = distance(old.talk, current.talk);
      if (changed === 0 || changed > 2) continue;
      // Comparing models takes longest: `npm test` tries every fifth pair.
      if (compared++ % (isThorough ? 1 : 5) !== 0) continue;
      const breaks = conversations.some((said, index) => {
        const [was, is] = [old.found[index], current.found[index]];
        return (
          (was === "fine" && isHad(old.model, said) && is !== "fine") || (is === "fine" && isHad(current.model, said) && was !== "fine")
        );
      });
      const { verdict, changes } = compareModels(old.model, current.model);
      if (breaks) shown += 1;
      if (!breaks || verdict === "major") continue;
      missed.push(`${JSON.stringify(old.talk)} -> ${JSON.stringify(current.talk)}: ${verdict} ${changes.map(({ rule }) => rule).join()}`);
    }
  }
  expect(compared).toBe(960);
  expect(shown).toBeGreaterThan(compared / (isThorough ? 2 : 10));
  expect(missed.slice(0, 5)).toEqual([]);
});
