// Scenes with capabilities: messages that declare them or leave them out, and one that needs them.

import { createConversation, readPath, type Json, type Path } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../../model/protocol-model.js";
import type { ConversationMessage } from "../continuations.js";
import { rejection } from "../read-message.js";
import { firstScene, sceneOf, type MakeScenes } from "./scene.js";

/** One or two messages that say something about the capability, and one that needs it. */
export const capability: MakeScenes = ({ old, current, change: { rule, facts } }) => {
  const name = rule === "capability-changed" ? facts.what : (facts.after ?? facts.before ?? "");
  const models = [old, current];
  const saying = declarationsOf(models, name);
  const messages = models.flatMap((model) => Object.values(model.messages));
  const needing = messages.flatMap(({ name: type, needs = [], examples: [example], from: [from] }) =>
    needs.includes(name) && example !== undefined ? [{ type, message: example.value, from }] : [],
  );
  const said = [...saying.map((one) => [one]), ...saying.flatMap((one) => saying.map((other) => [one, other]))];
  const talks = said.slice(0, mostTalks).flatMap((first) => needing.map((last) => [...first, last]));
  return firstScene(talks, (talk) => {
    const [before, after] = models.map((model) => judge(model, talk));
    return sceneOf(
      talk.map(({ message }) => JSON.stringify(message)),
      before!,
      after!,
    );
  });
};

/** How many beginnings are tried. */
const mostTalks = 400;

/** What a monitor says about the capabilities that the last message of a conversation needs. */
function judge(model: ProtocolModel, talk: readonly ConversationMessage[]): string {
  const monitor = createConversation<Json>(runnable(model));
  const issues = talk.map(({ message, from }) => monitor.feed(message, from === undefined ? {} : { from }).issues).at(-1)!;
  const undeclared = issues.filter(({ code }) => code === "undeclared-capability");
  return undeclared.length === 0 ? "allows it" : `reports: ${undeclared.map(({ message }) => message).join("; ")}`;
}

/** Messages that both releases accept, with and without each value by which either declares the capability. */
function declarationsOf(models: readonly ProtocolModel[], name: string): readonly ConversationMessage[] {
  const places = models.flatMap((model) => model.capabilities?.[name]?.declared ?? []);
  const types = [...new Set(places.flatMap(({ messages }) => messages))];
  const paths = [...new Map(places.map(({ path }) => [JSON.stringify(path), path])).values()];
  const known = models.flatMap((model) => types.flatMap((type) => model.messages[type] ?? []));
  const varied = known.flatMap(({ name: type, from: [from], examples }) =>
    examples.slice(0, 1).flatMap(({ value: example }): readonly ConversationMessage[] => {
      const plain = paths.reduce((message, path) => withValue(message, path, undefined), example);
      return [plain, ...paths.flatMap((path) => signs.map((sign) => withValue(plain, path, sign)))].map((message) => ({
        message,
        type,
        from,
      }));
    }),
  );
  const accepted = varied.filter(({ message }) => models.every((model) => rejection(model, message, { mode: "strict" }) === undefined));
  return [...new Map(accepted.map((said) => [JSON.stringify(said), said])).values()];
}

/** Values by which a capability may be declared: only some of them are of the type of the field. */
const signs: readonly Json[] = [true, {}, "yes", 1];

/** The message with a value at a path, or without it. */
function withValue(message: Json, path: Path, value: Json | undefined): Json {
  const [name, ...deeper] = path;
  if (name === undefined) return value ?? null;
  const around =
    typeof message === "object" && message !== null && !Array.isArray(message) ? (message as Readonly<Record<string, Json>>) : {};
  const member = readPath(around, [name]) as Json | undefined;
  if (value === undefined && member === undefined) return message;
  if (value === undefined && deeper.length === 0)
    return Object.fromEntries(Object.entries(around).filter(([each]) => each !== String(name)));
  return { ...around, [String(name)]: deeper.length === 0 ? value! : withValue(member ?? {}, deeper, value) };
}
