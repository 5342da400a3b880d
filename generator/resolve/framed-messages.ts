// The messages of a protocol with frames: those that the spec defines, the results of requests, and those that are named after their frame.

import type { Field, MessageDescriptor } from "@wirepact/core";
import { didYouMeanOf } from "../text/did-you-mean.js";
import type { BodySyntax, MessageSyntax, ResultSyntax, SampleSyntax } from "../model/spec-syntax.js";
import { typeNameOf } from "../exports/exported-names.js";
import { pascalCase } from "../text/identifiers.js";
import { secondsIn } from "./duration.js";
import { narrowEnvelope } from "./envelope.js";
import type { PendingField } from "./fields.js";
import { bodyField, bodyOf, type FramedContext, type LocatedMessage } from "./framed-body.js";
import type { FrameScope } from "./frames.js";
import { resultName } from "./message-names.js";
import type { MessageDraft } from "./messages.js";
import { findInShape } from "./namespace.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";
import { listed } from "../text/markdown.js";

/** The fields of every message, in the order of the model. */
export function draftFramedMessages(context: FramedContext): readonly MessageDraft[] {
  const { scope, frames } = context;
  const drafts = Object.entries(scope.syntax.messages).flatMap(([name, syntax]) => {
    const frame = findFrame(context, name, syntax);
    return frame === undefined ? [] : draftMessage(context, { name, syntax, frame });
  });
  const ownMessages = frames.flatMap((frame) => draftOfFrame(context, frame, drafts));
  const all = [...drafts, ...ownMessages];
  const envelopeNames = new Set(all.flatMap(({ envelope }) => envelope.map(({ field }) => field.name)));
  return all.map((draft) => ({ ...draft, names: { ...draft.names, envelopeNames } }));
}

/** The frame of a message: the one it states, or the only one that it can be in. */
function findFrame({ scope, frames }: FramedContext, name: string, syntax: MessageSyntax): FrameScope | undefined {
  const location = `messages/${name}`;
  const taking = frames.filter(({ frame }) => frame.kind === "message");
  if (syntax.frame !== undefined) {
    const found = taking.find(({ frame }) => frame.name === syntax.frame);
    if (found === undefined) {
      const names = taking.map(({ frame }) => frame.name);
      const hint = frames.some(({ frame }) => frame.name === syntax.frame)
        ? "results are written as `result` of their request, and an error frame has one message of its own"
        : didYouMeanOf("frames", syntax.frame, names);
      scope.report("resolve/unknown-frame", { name: syntax.frame }, `${location}/frame`, { hint });
    }
    return found;
  }
  const hasResults = syntax.result !== undefined || frames.some(({ frame }) => frame.kind === "result");
  const fitting = hasResults ? taking.filter(({ frame }) => (frame.id !== undefined) === (syntax.result !== undefined)) : taking;
  const candidates = fitting.length > 0 ? fitting : taking;
  if (candidates.length === 1) return candidates[0];
  scope.report("resolve/frame-required", { name, frames: candidates.map(({ frame }) => frame.name) }, location, {
    span: scope.spans.keySpanOf(location),
  });
  return undefined;
}

function draftMessage(context: FramedContext, { name, syntax, frame }: LocatedMessage): readonly MessageDraft[] {
  const { scope, frames } = context;
  const tag = syntax.tag ?? name;
  const baseName = syntax.name ?? typeNameOf(name);
  const fields = `messages/${name}/envelope/fields`;
  const results = frames.find((candidate) => candidate.frame.kind === "result");
  const result = resultOf(context, { name, syntax, frame }, results);
  const answer =
    result === undefined || results === undefined
      ? undefined
      : draftResult(context, { request: name, tag, baseName, syntax, result, frame: results });
  const draft = createDraft(context, {
    name,
    tag,
    frame,
    syntax,
    envelope: narrowEnvelope(scope, frame.fields, { name, syntax, fields }),
    ...bodyOf(context, { name, syntax, frame }),
    facts: withoutUndefined({
      typeName: baseName + frame.frame.suffix,
      tag: frame.frame.tag === undefined || tag === name ? undefined : tag,
      result: answer?.names.message,
      stream: result?.stream === undefined || answer === undefined ? undefined : { until: resolveUntil(context, answer, result) },
      timeout: resolveTimeout(scope, name, syntax),
    }),
  });
  return answer === undefined ? [draft] : [draft, answer];
}

function resolveTimeout({ report, spans }: ProtocolScope, name: string, { timeout, result }: MessageSyntax): MessageDescriptor["timeout"] {
  const location = `messages/${name}/timeout`;
  if (timeout !== undefined && result === undefined)
    report("resolve/not-a-request", { name }, location, { span: spans.keySpanOf(location) });
  return timeout === undefined || timeout === "none" ? timeout : secondsIn(timeout);
}

/** The values that mark the last result of a stream. */
function resolveUntil(
  { scope, types }: FramedContext,
  { names }: MessageDraft,
  { until = {} }: ResultSyntax,
): NonNullable<MessageDescriptor["stream"]>["until"] {
  const shape = names.framed?.body?.shape;
  return Object.entries(until).flatMap(([field, equals]) => {
    const path = shape === undefined ? undefined : findInShape(types, shape, field);
    if (path !== undefined) return [[path, equals] as const];
    const location = `messages/${names.message}/until/${field}`;
    scope.report("resolve/unknown-field", { name: field }, location, { span: scope.spans.keySpanOf(location) });
    return [];
  });
}

/** The result of a request in its long form; undefined if the message has none. */
function resultOf(
  { scope, frames }: FramedContext,
  { name, syntax, frame }: LocatedMessage,
  results: FrameScope | undefined,
): ResultSyntax | undefined {
  const { result } = syntax;
  const location = `messages/${name}`;
  if (result === undefined) {
    if (results !== undefined && frame.frame.id !== undefined)
      scope.report("resolve/result-required", { name, frame: frame.frame.name }, location, { span: scope.spans.keySpanOf(location) });
    return undefined;
  }
  const problem =
    results === undefined
      ? "no frame is for results"
      : frame.frame.id === undefined
        ? `the frame ${frame.frame.name} has no \`id\``
        : undefined;
  if (problem !== undefined) {
    const withId = frames.filter((candidate) => candidate.frame.kind === "message" && candidate.frame.id !== undefined);
    const frameNames = listed(
      withId.map((one) => one.frame.name),
      "or",
    );
    const hint =
      results === undefined
        ? "add a frame with `replyTo` and without `type`, such as `result: { doc: …, has: [result], replyTo: id, body: result }`"
        : withId.length === 0
          ? undefined
          : `use the frame ${frameNames}`;
    scope.report("resolve/result-without-reply", { name, problem }, `${location}/result`, {
      span: scope.spans.keySpanOf(`${location}/result`),
      ...(hint === undefined ? {} : { hint }),
    });
    return undefined;
  }
  if (typeof result === "string") return { type: result };
  return isShortList(result) ? { list: result[0] } : result;
}

const isShortList = (syntax: BodySyntax | ResultSyntax): syntax is readonly [string] => Array.isArray(syntax);

interface ResultDraft {
  readonly request: string;
  readonly tag: string;
  readonly baseName: string;
  readonly syntax: MessageSyntax;
  readonly result: ResultSyntax;
  readonly frame: FrameScope;
}

function draftResult(context: FramedContext, { request, tag, baseName, syntax, result, frame }: ResultDraft): MessageDraft {
  const { scope } = context;
  const name = resultName(request);
  const location = `messages/${request}/result`;
  scope.spans.addOrigin(`messages/${name}`, location);
  const written = result.stream === undefined ? location : `${location}/stream`;
  const body = result.stream ?? (result.type === "none" ? undefined : withoutSamples(result));
  const { doc = `The result of \`${request}\`.`, originalName, since, deprecated } = result;
  const annotations = { doc, originalName, since, deprecated };
  return createDraft(context, {
    name,
    tag,
    frame,
    syntax: withoutUndefined({
      ...samplesOf(result),
      body: result.type === "none" ? "none" : undefined,
      ...annotations,
      from: syntax.to,
      to: syntax.from,
    }),
    envelope: originate(scope, name, frame),
    body: bodyField(context, { syntax: body, written, name, frame, required: result.bodyRequired }),
    own: [],
    facts: withoutUndefined({
      typeName: (result.name ?? baseName) + frame.frame.suffix,
      tag: frame.frame.tag === undefined ? undefined : tag,
      answers: request,
    }),
  });
}

const samplesOf = ({ rules, examples = {}, variations, invalid = {}, wire }: SampleSyntax) =>
  withoutUndefined({ rules, examples, variations, invalid, wire });

/** The definition of a result, without the keys that are about its message. */
function withoutSamples(result: ResultSyntax): ResultSyntax {
  const ofMessage = new Set(["rules", "examples", "variations", "invalid", "wire", "name", "originalName", "bodyRequired"]);
  return Object.fromEntries(Object.entries(result).filter(([key]) => !ofMessage.has(key)));
}

/** The message of an error frame, and that of results whose request is not known. */
function draftOfFrame(context: FramedContext, frame: FrameScope, drafts: readonly MessageDraft[]): readonly MessageDraft[] {
  const { scope } = context;
  const { name, kind, tag } = frame.frame;
  const isGeneric = kind === "result" && tag === undefined;
  if (kind !== "error" && !isGeneric) return [];
  scope.spans.addOrigin(`messages/${name}`, frame.location);
  const { doc } = frame.syntax;
  const body: BodySyntax = frame.syntax.type ?? "any";
  const written = isGeneric ? frame.location : `${frame.location}/type`;
  // A result whose request is not known may be one without a body.
  const isOptional = isGeneric && drafts.some((draft) => draft.frame === frame && draft.names.framed?.body?.required !== true);
  return [
    createDraft(context, {
      name,
      tag: name,
      frame,
      syntax: { ...samplesOf(frame.syntax), doc, from: rolesOfRequests(scope, "to"), to: rolesOfRequests(scope, "from") },
      envelope: originate(scope, name, frame),
      body:
        frame.frame.body === undefined
          ? undefined
          : bodyField(context, { syntax: body, written, name, frame, required: isOptional ? false : undefined }),
      own: [],
      facts: { typeName: frame.syntax.name ?? `${pascalCase(name)}Message` },
    }),
  ];
}

/** The roles that send requests, or that receive and answer them; all of them if there are no requests. */
function rolesOfRequests({ syntax: { messages, roles } }: ProtocolScope, side: "from" | "to"): readonly string[] {
  const found = new Set(Object.values(messages).flatMap((message) => (message.result === undefined ? [] : message[side])));
  const all = Object.keys(roles);
  return found.size === 0 ? all : all.filter((role) => found.has(role));
}

function originate(scope: ProtocolScope, name: string, { fields }: FrameScope): readonly PendingField[] {
  for (const { field, location } of fields) scope.spans.addOrigin(`messages/${name}/envelope/fields/${field.name}`, location);
  return fields;
}

interface DraftParts {
  readonly name: string;
  readonly tag: string;
  readonly frame: FrameScope;
  readonly syntax: MessageSyntax;
  readonly envelope: readonly PendingField[];
  readonly own: readonly PendingField[];
  readonly body: Field | undefined;
  readonly facts: Partial<MessageDescriptor> & { readonly typeName: string };
}

function createDraft({ scope, types }: FramedContext, { name, tag, frame, syntax, envelope, own, body, facts }: DraftParts): MessageDraft {
  const inline = frame.frame.body === undefined;
  const writtenAt = (field: string, origin: string): void =>
    scope.spans.addOrigin(`messages/${name}/fields/${field}`, `messages/${name}/${origin}`);
  for (const { field } of envelope) writtenAt(field.name, `envelope/fields/${field.name}`);
  if (body !== undefined) writtenAt(body.name, "body");
  return {
    names: {
      message: name,
      tag: frame.frame.tag ?? "",
      tagValue: tag,
      bodyField: body?.name,
      textBody: false,
      envelope: envelope.map(({ field }) => field),
      own: inline ? own.map(({ field }) => field) : [],
      framed: { body },
      envelopeNames: new Set(),
      types,
    },
    syntax,
    envelope,
    own,
    frame,
    facts,
  };
}
