// Lets literal agents play the roles of a protocol against each other, each with a server of its own, and watches what they send.

import { join } from "node:path";
import { createConversation, decodeMessage, type Encoding, type EncodingName, type ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { messageType } from "@wirepact/core/tools";
import { loadEncodings } from "../../../generator/check/encodings.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { galleryRoot } from "../../gallery/gallery.js";
import { connectInProcess, type McpConnection, repositoryFolder } from "../../support/mcp.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { createAgent, type Delivery, type LiteralAgent, Lost, type Mistake, type Option } from "./literal-agent.js";

/** The connections of the roles of a protocol, each to a server of its own. */
export interface Stage {
  readonly protocol: ProtocolDescriptor;
  readonly encodings: readonly Encoding[];
  readonly connections: ReadonlyMap<string, McpConnection>;
}

const ownRoot = join(repositoryFolder, "spec/wirepact.yaml");

/** The protocols that are played: the five, and two of the gallery that agents speak. */
export const playedProtocols = (): readonly { readonly model: ProtocolModel; readonly root: string }[] => [
  ...specProtocols(ownRoot).map((model) => ({ model, root: ownRoot })),
  ...specProtocols(galleryRoot)
    .filter(({ name }) => name === "mcp" || name === "a2a")
    .map((model) => ({ model, root: galleryRoot })),
];

/** Starts a server for each role, or for some. */
export async function openStage(model: ProtocolModel, spec: string, roles = Object.keys(model.roles)): Promise<Stage> {
  const connections = new Map<string, McpConnection>();
  for (const role of roles) connections.set(role, await connectInProcess({ spec, names: [model.name], role }));
  return { protocol: runnable(model), encodings: await loadEncodings(Object.keys(model.encodings) as EncodingName[]), connections };
}

/** Stops the servers of a stage. */
export async function closeStage({ connections }: Stage): Promise<void> {
  for (const mcp of connections.values()) await mcp.close();
}

export interface Play {
  /** The name of the conversation. */
  readonly name: string;
  /** The flow that is played to its end; without it, every role sends every message that it can. */
  readonly flow?: string;
  /** Picks one of the options that were taken least often. */
  readonly pick: (count: number) => number;
  /** Spoils what an agent is about to send, or does nothing. */
  readonly mistakes?: () => MistakeMaker | undefined;
  /** Changes the texts that the agents read. */
  readonly read?: (text: string) => string;
  /** The number of messages after which a flow without an end may end, and other plays, as soon as nobody waits. */
  readonly enough?: number;
  /** How often a flow is started before it is followed. */
  readonly runs?: number;
}

/** Makes a mistake; it knows what would be right. */
export type MistakeMaker = (options: readonly Option[]) => Mistake;

/** What happened. */
export interface Played {
  readonly sent: readonly string[];
  readonly rejections: number;
}

const mostTurns = 1000;

const isAnswer = ({ reasons }: Pick<Option, "reasons">): boolean => /\bIt answers\b/.test(reasons);

/** Plays until the flow has ended, or everything was sent and answered. Throws if an agent is lost, sends something wrong, or all wait. */
export async function play(
  { protocol, encodings, connections }: Stage,
  { name, flow, pick, mistakes, read, enough = Infinity, runs = 1 }: Play,
): Promise<Played> {
  const { roles, parties } = cast(protocol, flow);
  const watcher = createConversation(protocol);
  const sent: string[] = [];
  const agents = await Promise.all(
    roles.map(async (role) => createAgent({ mcp: connections.get(role)!, conversation: name, ...(read === undefined ? {} : { read }) })),
  );
  const counts = new Map<string, number>();
  const keyOf = ({ role }: LiteralAgent, message: string): string => JSON.stringify([role, message]);
  const timesOf = (agent: LiteralAgent, message: string): number => counts.get(keyOf(agent, message)) ?? 0;
  const started = (): number => watcher.runs().filter((run) => run.flow === flow).length;

  /** Another run needs another key, which an agent can only give if it is filled in. */
  let mayStart = true;
  const isWanted = ({ reasons }: Option): boolean => {
    if (flow === undefined) return true;
    if (mayStart && started() < runs) return reasons.includes(`It starts the flow ${flow}`);
    return isAnswer({ reasons }) || (reasons.includes(`in the flow ${flow}.`) && reasons.includes("It may follow"));
  };
  const isDone = (): boolean => {
    if (flow !== undefined && protocol.flows[flow]!.end.length > 0) return started() > 0 && watcher.runs().every((run) => run.ended);
    const isComplete = agents.every((agent) => (parties.get(agent.role) ?? []).every((message) => timesOf(agent, message) > 0));
    return (isComplete || sent.length >= enough) && watcher.awaited().length === 0;
  };
  const deliver = async (delivery: Delivery): Promise<void> => {
    const decoded = decodeMessage(protocol, encodings, delivery.text);
    if (!decoded.ok) throw new Lost(`sent an invalid message: ${JSON.stringify(decoded.issues)}`);
    const { issues } = watcher.feed(decoded.value, { from: delivery.from });
    if (issues.length > 0) throw new Lost(`sent an unexpected message: ${JSON.stringify(issues)}`);
    sent.push(`${delivery.from}: ${messageType(protocol, decoded.value)}`);
    // What goes to any role goes to the next one.
    const index = roles.indexOf(delivery.from);
    const next = roles[(index + 1) % roles.length]!;
    const to = delivery.to.includes("any role") ? [next] : delivery.to;
    for (const agent of agents) if (agent.role !== delivery.from && to.includes(agent.role)) await agent.receive(delivery);
  };

  let hasActed = true;
  let isAnswerDue = false;
  for (let turn = 0; turn < mostTurns; turn++) {
    if (isDone()) return { sent, rejections: agents.reduce((sum, agent) => sum + agent.rejections(), 0) };
    const hadActed = hasActed;
    hasActed = false;
    for (const agent of agents) {
      const offered = await agent.options();
      const wanted = offered.filter(isWanted);
      // What waits for an answer goes first, then what was never sent; something is sent again only if nobody has anything else.
      const answers = wanted.filter(isAnswer);
      const unsent = wanted.filter(({ message }) => timesOf(agent, message) === 0);
      const others = unsent.length > 0 || (flow === undefined && hadActed) ? unsent : wanted;
      const open = answers.length > 0 ? answers : isAnswerDue ? [] : others;
      const least = Math.min(...open.map(({ message }) => timesOf(agent, message)));
      const choices = open.filter(({ message }) => timesOf(agent, message) === least);
      const choice = choices[pick(choices.length)];
      if (choice === undefined) continue;
      hasActed = true;
      const mistake = mistakes?.()?.(offered);
      const delivery = await agent.send(choice, mistake);
      // Somebody who was told to do something else answers in the next turn, before others go on.
      isAnswerDue = delivery === undefined && answers.length > 0;
      mayStart &&= delivery !== undefined || mistake !== undefined || started() === 0;
      if (delivery === undefined) break;
      counts.set(keyOf(agent, choice.message), timesOf(agent, choice.message) + 1);
      await deliver(delivery);
    }
    if (!hasActed && !hadActed) throw new Lost(`everybody waits after ${sent.join(", ")}`);
  }
  throw new Lost(`no end after ${sent.length} messages`);
}

/** The roles of a play, and the messages that each can send. */
function cast(protocol: ProtocolDescriptor, flow: string | undefined) {
  const { start = [], steps = {} } = protocol.flows[flow ?? ""] ?? {};
  const played = new Set([...start, ...Object.keys(steps), ...Object.values(steps).flat()]);
  const isResult = (message: string): boolean => protocol.frames?.some(({ name, kind }) => kind === "result" && name === message) === true;
  const messages = Object.values(protocol.messages).filter(({ name }) => (flow === undefined || played.has(name)) && !isResult(name));
  const parties = new Map(
    Object.keys(protocol.roles).map((role) => [role, messages.filter(({ from }) => from.includes(role)).map(({ name }) => name)]),
  );
  return { roles: [...parties].filter(([, names]) => names.length > 0).map(([role]) => role), parties };
}

/** Kinds of mistakes. */
export const mistakeMakers = {
  "a field is missing": () => (draft) => {
    const [name] = Object.keys(draft.fields);
    if (name === undefined) return undefined;
    return { ...draft, fields: Object.fromEntries(Object.entries(draft.fields).filter(([each]) => each !== name)) };
  },
  "a field is misspelled": () => (draft) => {
    const [name] = Object.keys(draft.fields).slice(-1);
    if (name === undefined) return undefined;
    return {
      ...draft,
      fields: Object.fromEntries(Object.entries(draft.fields).map(([each, value]) => [each === name ? `${each}x` : each, value])),
    };
  },
  "a value has the wrong type": () => (draft) => {
    const [name] = Object.keys(draft.fields).slice(-1);
    return name === undefined ? undefined : { ...draft, fields: { ...draft.fields, [name]: [[[]]] } };
  },
  "the message is misspelled": () => (draft) => ({ ...draft, message: `${draft.message}x` }),
  "the message is that of another role":
    () =>
    (draft, { messages, own }) => {
      const wrong = messages.find((message) => !own.includes(message));
      return wrong === undefined ? undefined : { ...draft, message: wrong };
    },
  "the message is too early":
    (options) =>
    (draft, { own }) => {
      const wrong = own.find((message) => !options.some((option) => option.message === message));
      return wrong === undefined ? undefined : { ...draft, message: wrong };
    },
  "values of the last message are copied":
    () =>
    (draft, { last }) => {
      const copied = Object.entries(last).filter(([name, value]) => typeof value === "string" && !(name in draft.fields));
      return { ...draft, fields: { ...Object.fromEntries(copied.slice(1)), ...draft.fields } };
    },
} satisfies Readonly<Record<string, MistakeMaker>>;
