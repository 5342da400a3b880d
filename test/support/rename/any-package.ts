// A protocol's package as a program sees it that knows none of its names.

import type { ProtocolModel, Transcript } from "../../../generator/model/protocol-model.js";
import type { Conversation, Issue, ProtocolDescriptor, Result } from "../../../packages/core/src/index.js";

/** What every package exports, and the rest by name. */
export interface AnyPackage {
  readonly protocol: ProtocolDescriptor;
  readonly is: (value: unknown) => boolean;
  readonly decode: (input: unknown, options: object) => Result<unknown>;
  readonly encode: (message: unknown, options?: object) => string;
  readonly receive: (
    input: unknown,
    options?: object,
  ) => Promise<{ readonly status: string; readonly issues?: readonly Issue[]; readonly replies?: readonly unknown[] }>;
  readonly createConversation: (options?: object) => Conversation<unknown>;
  readonly [name: string]: unknown;
}

/** All transcripts of a protocol in the order of its spec. */
export function transcriptsOf(model: ProtocolModel): readonly Transcript[] {
  return [...model.transcripts, ...Object.values(model.flows).flatMap(({ transcripts }) => transcripts)];
}

/** What a monitor says of a transcript, message by message and in the end; lists alone, so that every word in it is of the protocol. */
export function play({ createConversation }: AnyPackage, { messages }: Transcript): readonly unknown[] {
  const conversation = createConversation({ now: () => new Date("2030-01-01T00:00:00Z") });
  const found = (issues: readonly Issue[]): readonly unknown[] => issues.map(({ code, path }) => [code, path]);
  return [
    messages.map((message) => conversation.feed(message)).map(({ issues, warnings }) => [found(issues), found(warnings)]),
    conversation.awaited().map(({ message, types, from, thread }) => [message, types, from, thread]),
    conversation.unacknowledged(),
    conversation.late().map(({ message, due }) => [message, due.toISOString()]),
    conversation.runs().map(({ flow, key, last, ended, expected }) => [flow, Object.values(key), last, ended, expected]),
    conversation
      .threads()
      .map(({ key, messages: all, lastType, lastTime, awaits }) => [key, all, lastType, lastTime?.toISOString(), awaits]),
  ];
}
