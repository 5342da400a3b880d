// What a player sends unasked: the first message of a conversation, and the next ones of its flows.

import { readPath, type FlowState, type ProtocolDescriptor } from "@wirepact/core";
import { replaceAt } from "@wirepact/core/codegen/frames";
import type { FlowModel, Transcript } from "../model/protocol-model.js";
import { following, frameOf, runOf, samplesOf, type Members } from "../party/make-messages.js";
import type { Observed, Observer } from "../party/observer.js";
import type { FaultName } from "./faults.js";
import type { RecordedAnswers } from "./recorded-answers.js";

export interface Turns {
  /** Starts a conversation that begins with this role; with `isSame`, all requests have the same ID. */
  readonly start: (isSame: boolean) => void;
  /** Reacts to a valid message of a protocol without frames. */
  readonly react: (message: Members) => void;
  /** Treats an invalid message as a valid one. */
  readonly accept: (message: Members, type: string) => void;
  /** Continues after an answer or another message of the peer. */
  readonly advance: (observed: Observed) => void;
  /** Sends a message that is not allowed yet, of this role or another one. */
  readonly misplaced: (role: string) => void;
}

export interface TurnOptions {
  readonly protocol: ProtocolDescriptor;
  readonly role: string;
  readonly observer: Observer;
  readonly say: (message: Members) => void;
  readonly has: (fault: FaultName) => boolean;
  readonly recorded: RecordedAnswers | undefined;
}

/** The most messages in one turn. */
const longestTurn = 20;

export function createTurns({ protocol, role, observer, say, has, recorded }: TurnOptions): Turns {
  const script = scriptOf(protocol, role) ?? [];
  let [position, waitsFor, isSame]: [number, unknown, boolean] = [0, undefined, false];
  const said = new Map<string, string[]>();
  const note = (message: Members): readonly string[] => {
    const key = runOf(protocol, message) ?? "";
    const types = said.get(key) ?? [];
    said.set(key, [...types, String(message[protocol.tag])]);
    return said.get(key)!;
  };

  /** The next message type of the run that a message belongs to, if it is this role's turn. */
  const nextType = (last: Members, types: readonly string[]): string | undefined => {
    const run = observer.conversation.runs().find((state: FlowState<unknown>) => state.last === last && !state.ended);
    if (run === undefined) return undefined;
    const mine = run.expected.filter((type) => protocol.messages[type]?.from.includes(role) === true);
    const flow = protocol.flows[run.flow] as FlowModel;
    const planned = (flow.transcripts ?? [])
      .filter((transcript) => isLegal(transcript) && new Set(transcript.messages.map((each) => runOf(protocol, each))).size === 1)
      .map(({ messages }) => messages.map((each) => String((each as unknown as Members)[protocol.tag])))
      .find((sequence) => types.every((type, index) => sequence[index] === type) && sequence.length > types.length);
    const wanted = planned?.[types.length];
    if (wanted !== undefined && mine.includes(wanted)) return wanted;
    return mine.find((type) => flow.end.includes(type)) ?? mine[0];
  };

  const react = (message: Members): void => {
    if (has("silent")) return;
    let types = note(message);
    const found = recorded?.(message) ?? [];
    for (const each of found) say(following(protocol, String(each[protocol.tag]), message, each));
    let [last, turns] = [message, 0];
    for (; found.length === 0 && turns < longestTurn; turns++) {
      const type = nextType(last, types);
      const isEnd = type !== undefined && Object.values(protocol.flows).some(({ end }) => end.includes(type));
      if (type === undefined || (isEnd && has("never-ends"))) break;
      const next = following(protocol, type, last);
      say(next);
      types = note(next);
      if (isEnd && has("after-end")) say(following(protocol, type, next));
      // The monitor has the message as it was decoded.
      last = (observer.conversation.runs().find((run) => runOf(protocol, run.last) === runOf(protocol, next))?.last as Members) ?? next;
      if (isEnd) said.delete(runOf(protocol, next) ?? "");
    }
    if (turns === 0 && found.length === 0) replyTo(message);
  };

  const replyTo = (message: Members): void => {
    const { replies = [] } = protocol.messages[String(message[protocol.tag])] ?? {};
    const type = replies.find((each) => protocol.messages[each]?.from.includes(role));
    if (type !== undefined && !has("no-reply")) say(following(protocol, type, message));
  };

  const isStart = (type: string): boolean => Object.values(protocol.flows).some(({ start }) => start.includes(type));

  /** Sends the messages of the script up to the next one that has to be waited for. */
  const proceed = (): void => {
    for (let line = script[position]; line !== undefined && waitsFor === undefined; line = script[position]) {
      const { type, sender, message } = line;
      position += 1;
      const frame = frameOf(protocol, type);
      // Without requests, it is the other's turn; what comes then is reacted to.
      if (sender !== role && protocol.frames === undefined) position = script.length;
      if (sender !== role || frame?.replyTo !== undefined) continue;
      // The first message declares everything that the player can do.
      const id = frame?.id ?? "";
      const given = isStart(type) && frame?.id !== undefined ? { ...samplesOf(protocol, type)[0]!, [id]: message[id] } : message;
      const sent = isSame && frame?.id !== undefined ? (replaceAt(given, [id], 1) as Members) : given;
      if (protocol.messages[type]?.result !== undefined) waitsFor = sent[id];
      say(sent);
    }
  };

  const accept: Turns["accept"] = (message, type) => {
    const flow = Object.values(protocol.flows).find(({ start, steps }) => start.includes(type) || steps[type] !== undefined);
    const next = (flow?.steps[type] ?? []).find((each) => protocol.messages[each]?.from.includes(role));
    const reaction = next === undefined ? undefined : following(protocol, next, message);
    // A key that is not valid cannot be repeated.
    if (reaction !== undefined && runOf(protocol, reaction) === runOf(protocol, message)) say(reaction);
  };

  return {
    start: (same) => {
      isSame = same;
      proceed();
    },
    react,
    accept,
    advance: ({ id }) => {
      if (waitsFor !== undefined && id === waitsFor) waitsFor = undefined;
      proceed();
    },
    misplaced: (sender) => {
      const flows = Object.values(protocol.flows);
      const type = Object.values(protocol.messages).find(
        ({ name, from, to }) =>
          from.includes(sender) &&
          !(sender !== role && to.includes(sender)) &&
          frameOf(protocol, name)?.replyTo === undefined &&
          flows.some(
            ({ start, anytime, steps }) => !start.includes(name) && !anytime.includes(name) && Object.values(steps).flat().includes(name),
          ) ===
            (sender === role),
      );
      const sample = type && samplesOf(protocol, type.name)[0];
      if (sample !== undefined) say(sample);
    },
  };
}

interface ScriptLine {
  readonly type: string;
  readonly sender: string;
  readonly message: Members;
}

const isLegal = ({ fault }: Transcript): boolean => fault === undefined;

/** Whether nothing but the end of a flow and its own answer can follow a message. */
const isClosing = ({ flows, messages }: ProtocolDescriptor, type: string): boolean =>
  Object.values(flows).some(({ end, steps }) => {
    const next = steps[type] ?? [];
    const isLast = (each: string): boolean =>
      end.includes(each) || (messages[each]?.answers === type && (steps[each] ?? []).every((last) => end.includes(last)));
    return end.includes(type)
      ? steps[type] === undefined && messages[type]?.result !== undefined
      : next.length > 0 && next.every(isLast) && messages[type]?.result !== undefined;
  });

/** The first transcript that begins with a message of the role. */
function scriptOf(protocol: ProtocolDescriptor, role: string): readonly ScriptLine[] | undefined {
  const flows = Object.values(protocol.flows) as readonly Partial<FlowModel>[];
  const all = [
    ...flows.flatMap(({ transcripts = [] }) => transcripts),
    ...((protocol as { transcripts?: readonly Transcript[] }).transcripts ?? []),
  ];
  return (
    all
      .filter(isLegal)
      .map(({ messages, types, senders }) =>
        messages.map((message, index) => {
          const type = types?.[index] ?? String(readPath(message, [protocol.tag]));
          return { type, sender: senders?.[index] ?? protocol.messages[type]?.from[0] ?? "", message: message as unknown as Members };
        }),
      )
      // A player stays until its input ends.
      .map((lines) => lines.slice(0, lines.findIndex(({ type }) => isClosing(protocol, type)) >>> 0))
      .find(([first]) => first?.sender === role && protocol.messages[first.type]?.from.length === 1)
  );
}
