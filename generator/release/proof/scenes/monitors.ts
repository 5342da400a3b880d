// Scenes with what happens between messages: threads, deadlines, states of flows, and names of rules.

import { createConversation, explain, readPath, type Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../../model/protocol-model.js";
import { namedIn } from "../show-conversations.js";
import type { ConversationMessage } from "../continuations.js";
import { conversationsOf, transcriptsOf } from "../conversations.js";
import { examplesOf, firstScene, sceneOf, show, type MakeScenes } from "./scene.js";

/** Messages in the order of the threads that they belong to. */
export const threads: MakeScenes = ({ old, current, change: { facts } }) => {
  const talks = [
    ...[old, current].flatMap((model) => transcriptsOf(model).map(({ messages }) => messages)),
    ...examplesOf([old, current]).map((message) => [message]),
    ...examplesOf([old, current]).flatMap((message) => varied(message, old, current).map((each) => [each])),
  ];
  return firstScene(talks, (messages) => {
    const [before, after] = [old, current].map((model) => {
      const monitor = createConversation<Json>(runnable(model));
      for (const message of messages) monitor.feed(message);
      const parts = facts.what as keyof ProtocolModel["parts"];
      const found = messages.map((message) => readPath(message, pathOf(model.parts[parts])));
      return facts.what === "thread"
        ? `threads: ${
            monitor
              .threads()
              .map(({ key, messages: { length } }) => `${key} (${length})`)
              .join(", ") || "none"
          }`
        : `${facts.what}: ${found.map(show).join(", ")}`;
    });
    return sceneOf(
      messages.map((message) => JSON.stringify(message)),
      before!,
      after!,
    );
  });
};

const pathOf = (part: unknown): readonly string[] | undefined =>
  Array.isArray(part) && typeof part[0] === "string" ? (part as string[]) : undefined;

/** The message with a value of its own in each field that either release takes for the thread, and without each of them. */
function varied(message: Json, old: ProtocolModel, current: ProtocolModel): readonly Json[] {
  const names = [...(old.parts.thread ?? []), ...(current.parts.thread ?? [])].flatMap((path) =>
    path.length === 1 ? [String(path[0])] : [],
  );
  const whole = { ...(message as { readonly [name: string]: Json }), ...Object.fromEntries(names.map((name) => [name, `${name} 1`])) };
  return [whole, ...names.map((left) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== left)))];
}

/** A conversation that stops, and the moment between two deadlines. */
export const deadline: MakeScenes = ({ old, current, change: { facts } }) => {
  const seconds = [facts.before, facts.after].flatMap((text) => (text?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  const moments = [...seconds, ...seconds.map((each) => each + 1), (Math.min(...seconds) + Math.max(...seconds)) / 2];
  const [last] = facts.what.split(" ");
  const talks = conversationsOf(old, current)
    .filter((talk) => talk.at(-1)?.type === last)
    .slice(0, mostTalks)
    .map((talk) => talk.map(({ message }) => message));
  return firstScene(
    talks.flatMap((messages) => moments.map((moment) => ({ messages, moment }))),
    ({ messages, moment }) => {
      const [before, after] = [old, current].map((model) => {
        const monitor = createConversation<Json>(runnable(model));
        for (const message of messages) monitor.feed(message);
        const time = readPath(messages.at(-1), model.parts.time);
        const sent = typeof time === "string" ? Date.parse(time) : Number.NaN;
        const late = Number.isNaN(sent) ? [] : monitor.late(new Date(sent + moment * 1000)).filter(({ level }) => level !== "hint");
        return late.length === 0 ? "nothing is late" : late.map(({ issue }) => issue.message).join("; ");
      });
      return sceneOf([...messages.map((message) => JSON.stringify(message)), `${moment} s later`], before!, after!);
    },
  );
};

/** How many conversations are fed to both monitors. */
const mostTalks = 400;

const withFields = (said: ConversationMessage, fields: { readonly [name: string]: Json }): ConversationMessage => ({
  ...said,
  message: { ...(said.message as object), ...fields },
});

/** A conversation in which the monitors expect something else, or number its rounds or its runs in another way. */
export const flowState: MakeScenes = ({ old, current, change }) => {
  const named = namedIn(change, Object.keys({ ...old.messages, ...current.messages }));
  /** Whether a conversation ends with a message that the change names, and those that it names are in it or expected. */
  const isAbout = (types: readonly string[], outcomes: string): boolean =>
    named.length === 0 || (named.includes(types.at(-1) ?? "") && named.every((name) => types.includes(name) || outcomes.includes(name)));
  const keys = [old, current].flatMap(({ flows }) =>
    Object.values(flows).flatMap((flow) => [
      ...Object.values(flow.rounds ?? {}),
      ...(Array.isArray(flow.key) ? (flow.key as unknown[]) : []),
    ]),
  );
  const fields = new Set(keys.flatMap((path) => (Array.isArray(path) && path.length === 1 ? [String(path[0])] : [])));
  const talks = conversationsOf(old, current).slice(0, mostTalks);
  const counted = talks
    .filter(({ length }) => length > 1 && length < 5)
    .flatMap((talk) =>
      [
        [1, 1, 1, 1],
        [0, 0, 1, 1],
        [1, 2, 3, 4],
        [0, 1, 2, 3],
        ["k1", "k2", "k1", "k2"],
      ].flatMap((values) =>
        [...fields].flatMap((field) =>
          [...fields, field].flatMap((fixed) =>
            [1, 0].map((value) => talk.map((said, index) => withFields(said, { [fixed]: value, [field]: values[index]! }))),
          ),
        ),
      ),
    );
  return firstScene([...talks, ...counted.slice(0, mostTalks * 4)], (talk) => {
    const [before, after] = [old, current].map((model) => {
      const monitor = createConversation<Json>(runnable(model));
      const issues = talk.flatMap(({ message, from }) => monitor.feed(message, from === undefined ? {} : { from }).issues);
      if (issues.length > 0) return `reports: ${issues.map(({ message }) => message).join("; ")}`;
      const runs = monitor.runs().map(({ flow, key, expected, round, ended }) => {
        const state = ended ? "has ended" : `expects ${expected.toSorted().join(" or ") || "nothing"}`;
        return `${flow} ${JSON.stringify(key)}${round === undefined ? "" : `, round ${round},`} ${state}`;
      });
      const awaited = monitor.awaited().flatMap(({ types }) => types);
      return [...runs, ...(awaited.length === 0 ? [] : [`awaits ${awaited.toSorted().join(" or ")}`])].join("; ") || "no flow has begun";
    });
    // What both report is no difference in what they accept.
    const isFault = before!.startsWith("reports") && after!.startsWith("reports");
    if (
      isFault ||
      !isAbout(
        talk.map(({ type }) => type),
        `${before} ${after}`,
      )
    )
      return [];
    return sceneOf(
      talk.map(({ message }) => JSON.stringify(message)),
      before!,
      after!,
    );
  });
};

/** An invalid message whose issue has another code. */
export const ruleName: MakeScenes = async ({ old, current, change: { facts } }) => {
  // Loaded on demand, because it is large.
  const { nearMisses } = await import("@wirepact/core/testing/vectors");
  const missesOf = (model: ProtocolModel, name: string): readonly unknown[] => {
    try {
      return nearMisses(runnable(model), name).map(({ message }) => message);
    } catch {
      // A pattern without a known example has no such messages.
      return [];
    }
  };
  const tried = [old, current].flatMap((model) =>
    Object.values(model.messages).flatMap(({ name, invalid }) => [
      ...invalid.map(({ value }) => value as unknown),
      ...missesOf(model, name),
    ]),
  );
  return firstScene(tried, (message) => {
    const codes = [old, current].map((model): readonly string[] => {
      const checked = explain(runnable(model), message, { mode: "strict", reading: true });
      return checked.ok ? [] : checked.issues.map(({ code }) => code);
    });
    const [before, after] = [`rule/${facts.before}`, `rule/${facts.after}`];
    const isShown = codes[0]!.includes(before) && codes[1]!.includes(after);
    return isShown ? sceneOf([JSON.stringify(message)], `reports ${before}`, `reports ${after}`) : [];
  });
};
