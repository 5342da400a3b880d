// Resolves the messages of transcripts.

import type { Frame, Json, MessageDescriptor, Path } from "@wirepact/core";
import { didYouMeanOf } from "../text/did-you-mean.js";
import type { Transcript } from "../model/protocol-model.js";
import type { FlowSyntax, JsonValue, TranscriptItemSyntax, TranscriptSyntax } from "../model/spec-syntax.js";
import { setAll } from "./compose-message.js";
import { exampleValue, expandFields, type ExampleScope } from "./examples.js";
import { withExchangeIds } from "./exchange-ids.js";
import { expandMessages, findMessage } from "./groups.js";
import { checkIssueCode } from "./issue-location.js";
import { findField } from "./namespace.js";
import type { ProtocolScope } from "./scope.js";
import { withDistinctIds, type TranscriptMessage } from "./transcript-ids.js";

/** The input of transcripts: the examples of all messages, and the id field. */
export interface TranscriptScope {
  readonly scope: ProtocolScope;
  readonly examples: ReadonlyMap<string, ExampleScope>;
  readonly id: Path | undefined;
  /** In protocols with frames: the messages by name, and their frames. */
  readonly exchanges?: { readonly messages: Readonly<Record<string, MessageDescriptor>>; readonly frames: readonly Frame[] } | undefined;
}

/** Transcripts that do not belong to a flow, legal or illegal. */
export function resolveTranscripts(
  context: TranscriptScope,
  transcripts: Readonly<Record<string, TranscriptSyntax>>,
  location: string,
): readonly Transcript[] {
  return Object.entries(transcripts).flatMap(
    ([name, syntax]) => resolveTranscript(context, { name, syntax, location: `${location}/${name}` }) ?? [],
  );
}

/** The transcripts of a flow: legal ones, then illegal ones. */
export function resolveFlowTranscripts(context: TranscriptScope, flow: FlowSyntax, location: string): readonly Transcript[] {
  const illegal = Object.entries(flow.illegal ?? {}).flatMap(
    ([name, syntax]) =>
      resolveTranscript(context, {
        name,
        syntax: { ...syntax, issue: syntax.issue ?? "illegal-transition" },
        location: `${location}/illegal/${name}`,
      }) ?? [],
  );
  return [...resolveTranscripts(context, flow.transcripts ?? {}, `${location}/transcripts`), ...illegal];
}

interface LocatedTranscript {
  readonly name: string;
  readonly syntax: TranscriptSyntax;
  readonly location: string;
}

const isPlain = (syntax: TranscriptSyntax): syntax is readonly TranscriptItemSyntax[] => Array.isArray(syntax);

/** A transcript; undefined if one of its messages is still a draft without examples, which the check stage reports. */
function resolveTranscript(context: TranscriptScope, transcript: LocatedTranscript): Transcript | undefined {
  const { syntax } = transcript;
  const played = playTranscript(context, transcript);
  return (isPlain(syntax) ? syntax : syntax.messages).some((item) => isDraft(context, item)) ? undefined : played;
}

/** Whether an item stands for an example of a message that has none. */
function isDraft({ examples }: TranscriptScope, item: TranscriptItemSyntax): boolean {
  const [[tag, fields] = ["", {}]] = entriesOf(item);
  const context = examples.get(tag);
  return (
    context !== undefined && Object.keys(context.syntax.examples ?? {}).length === 0 && takeString(context, fields, "like") === undefined
  );
}

function playTranscript(context: TranscriptScope, { name, syntax, location }: LocatedTranscript): Transcript {
  if (isPlain(syntax)) return { name, ...resolveItems(context, syntax, location), warnings: [] };
  const { scope } = context;
  const { awaits, unacknowledged, warnings = [], at } = syntax;
  const played = resolveItems(context, syntax.messages, `${location}/messages`);
  if (at !== undefined && at >= syntax.messages.length)
    scope.report("resolve/no-such-item", { at, count: syntax.messages.length }, `${location}/at`);
  if (at === undefined && syntax.issue !== undefined) scope.report("resolve/at-required", {}, `${location}/issue`);
  const codes = [
    ...warnings.map((code, index) => ({ code, at: `${location}/warnings/${index}` })),
    ...(syntax.issue === undefined ? [] : [{ code: syntax.issue, at: `${location}/issue` }]),
  ];
  for (const { code, at: codeLocation } of codes) checkTranscriptIssue(context, code, codeLocation);
  return {
    name,
    ...played,
    ...(awaits === undefined ? {} : { awaits: expandMessages(scope, awaits, `${location}/awaits`) }),
    ...(unacknowledged === undefined ? {} : { unacknowledged: expandMessages(scope, unacknowledged, `${location}/unacknowledged`) }),
    warnings,
    ...(at === undefined ? {} : { fault: { at, issue: syntax.issue ?? "illegal-transition" } }),
  };
}

function checkTranscriptIssue({ examples }: TranscriptScope, code: string, location: string): void {
  const [any] = examples.values();
  if (any !== undefined) checkIssueCode(any, code, location);
}

function resolveItems(
  context: TranscriptScope,
  items: readonly TranscriptItemSyntax[],
  location: string,
): Pick<Transcript, "messages" | "types" | "senders"> {
  const messages = items.flatMap((item, index) => resolveItem(context, item, `${location}/${index}`) ?? []);
  const senders = messages.some(({ from }) => from !== undefined) ? { senders: messages.map(({ from }) => from ?? null) } : {};
  const types = context.exchanges === undefined ? {} : { types: messages.map(({ names }) => names.message) };
  return { messages: withIds(context, messages), ...types, ...senders };
}

function withIds({ id, exchanges }: TranscriptScope, messages: readonly TranscriptItem[]): readonly Json[] {
  if (exchanges === undefined) return withDistinctIds(messages, id);
  const placed = messages.map(({ value, names, set }) => {
    const descriptor = exchanges.messages[names.message]!;
    const frame = exchanges.frames.find((candidate) => candidate.name === descriptor.frame)!;
    return { value, descriptor, frame, ownId: Object.hasOwn(set, frame.id ?? frame.replyTo ?? "") };
  });
  return withExchangeIds(placed, exchanges.messages);
}

const entriesOf = (item: TranscriptItemSyntax): readonly (readonly [string, Readonly<Record<string, JsonValue>>])[] =>
  typeof item === "string" ? [[item, {}]] : Object.entries(item);

interface TranscriptItem extends TranscriptMessage {
  /** The role that sends it, if the transcript says so. */
  readonly from: string | undefined;
  /** The fields that the transcript states. */
  readonly set: Readonly<Record<string, JsonValue>>;
}

function resolveItem(
  { scope, examples, id, exchanges }: TranscriptScope,
  item: TranscriptItemSyntax,
  location: string,
): TranscriptItem | undefined {
  const [[tag, fields] = ["", {}]] = entriesOf(item);
  const itemLocation = typeof item === "string" ? location : `${location}/${tag}`;
  const context = findMessage(scope, tag, itemLocation) === undefined ? undefined : examples.get(tag);
  if (context === undefined) return undefined;
  const { like, from, set } = readItem(context, fields, exchanges !== undefined);
  if (from !== undefined) checkRole(scope, from, `${itemLocation}/from`);
  const value =
    like === undefined
      ? undefined
      : exampleValue(context, {
          name: like,
          location: scope.spans.has(`${itemLocation}/like`) ? `${itemLocation}/like` : itemLocation,
        });
  if (value === undefined) return undefined;
  const shape = id === undefined ? undefined : findField(context.names, String(id[0]))?.shape;
  return {
    value: setAll(context, value, expandFields(context, set, itemLocation)),
    ownId: id !== undefined && Object.hasOwn(set, id.join(".")),
    idShape: shape,
    names: context.names,
    from,
    set,
  };
}

interface ReadItem {
  /** Undefined if the message has no examples. */
  readonly like: string | undefined;
  readonly from: string | undefined;
  readonly set: Readonly<Record<string, JsonValue>>;
}

/**
 * A message of a transcript is based on the example `minimal`, or on the first example if there is none. In a protocol with frames, `from` states
 * the role that sends it. A field of either name takes precedence.
 */
function readItem(context: ExampleScope, fields: Readonly<Record<string, JsonValue>>, hasFrames: boolean): ReadItem {
  const { examples = {} } = context.syntax;
  const usual = Object.hasOwn(examples, "minimal") ? "minimal" : Object.keys(examples)[0];
  const like = takeString(context, fields, "like");
  const from = hasFrames ? takeString(context, fields, "from") : undefined;
  const rest = Object.entries(fields).filter(([key]) => !(key === "like" && like !== undefined) && !(key === "from" && from !== undefined));
  return { like: like ?? usual, from, set: Object.fromEntries(rest) };
}

/** What a key of an item says, unless the message has a field of that name. */
function takeString({ names }: ExampleScope, fields: Readonly<Record<string, JsonValue>>, key: "like" | "from"): string | undefined {
  const value = fields[key];
  return typeof value === "string" && findField(names, key) === undefined ? value : undefined;
}

function checkRole({ syntax: { roles }, report }: ProtocolScope, name: string, location: string): void {
  if (!Object.hasOwn(roles, name))
    report("resolve/unknown-role", { name }, location, { hint: didYouMeanOf("roles", name, Object.keys(roles)) });
}
