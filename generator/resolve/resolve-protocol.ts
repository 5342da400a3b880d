// Resolves a protocol in several steps, from names to the complete model.

import type { EnvelopeParts, Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { type LocatedShape, visitShapes } from "@wirepact/core/shape";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import { withoutUndefined } from "../base/without-undefined.js";
import type { Diagnostic } from "../model/diagnostic.js";
import {
  type FlowModel,
  type MessageModel,
  modelVersion,
  type NamedMessage,
  type ProtocolModel,
  type ResolvedProtocol,
} from "../model/protocol-model.js";
import type { CompleteProtocol, MessageSyntax, ParsedFile, ProtocolSyntax, RootSyntax } from "../model/spec-syntax.js";
import { collectAllowances } from "./allowances.js";
import { bareProtocol } from "./bare-protocol.js";
import { checkNeeds, resolveCapabilities } from "./capabilities.js";
import type { FlatFields } from "./compose-message.js";
import { resolveEncodings } from "./encodings.js";
import { resolveBodyLocation, resolveEnvelopeFields, resolveParts } from "./envelope.js";
import { type ExampleScope, resolveExamples } from "./examples.js";
import { resolveFlow, resolveViews } from "./flows.js";
import { draftFramedMessages } from "./framed-messages.js";
import { resolveFrames } from "./frames.js";
import { resolveGroups } from "./groups.js";
import { resolveInvalid } from "./invalid-examples.js";
import { checkBody, draftMessages, resolveMessage } from "./messages.js";
import { resolveMigrations } from "./migrations.js";
import type { MessageNames } from "./namespace.js";
import { checkNarrowed } from "./narrow-field.js";
import { resolveReading } from "./reading.js";
import { resolveRejections } from "./rejections.js";
import { resolveRequests } from "./requests.js";
import { openScope, type ProtocolScope } from "./scope.js";
import { type OtherVersions, resolveNegotiation, resolveSpeaks } from "./speaks.js";
import { checkTags } from "./tags.js";
import { resolveFlowTranscripts, resolveTranscripts, type TranscriptScope } from "./transcripts.js";
import { checkShapes, resolveTypeNotes, resolveTypes, type Types } from "./types.js";
import { resolveWire } from "./wire-examples.js";

/** The model of a protocol file, as far as it can be resolved, and its diagnostics. */
export function resolveProtocol(
  file: ParsedFile<ProtocolSyntax>,
  root: RootSyntax,
  others: OtherVersions = { specs: new Map(), releases: new Map() },
): { readonly protocol: ResolvedProtocol; readonly diagnostics: readonly Diagnostic[] } {
  const scope = openScope(file);
  const { syntax } = scope;
  const types = resolveTypes(scope);
  const base = resolveEnvelopeFields(scope);
  const frames = resolveFrames(scope, base);
  const drafts = frames === undefined ? draftMessages(scope, types, base) : draftFramedMessages({ scope, types, frames });
  const names = drafts.map((draft) => draft.names);
  for (const draft of drafts) checkBody(scope, draft);
  checkTags(scope, drafts);
  const parts = resolveParts(scope, names);
  const messages = drafts.map((draft): readonly [ExampleScope, MessageModel] => {
    const message = resolveMessage(scope, draft, names);
    const context: ExampleScope = withoutUndefined({
      scope,
      names: draft.names,
      syntax: draft.syntax,
      frame: draft.frame,
      shape: message.shape,
      shared: sampleEnvelope(scope, draft.names, { message, parts }),
      location: `messages/${message.name}`,
      made: new Map<string, Json>(),
      unknown: new Set<string>(),
    });
    return [context, resolveMessageModel(context, { message, syntax: draft.syntax })];
  });
  const body = frames === undefined ? bodyOf(syntax) : "inline";
  const models = { messages: Object.fromEntries(messages.map(([, message]) => [message.name, message])), types, body };
  const transcripts: TranscriptScope = {
    scope,
    examples: new Map(messages.map(([context]) => [context.names.message, context])),
    id: parts.id,
    exchanges: frames && { frames: frames.map(({ frame }) => frame), messages: models.messages },
  };
  const rejections = resolveRejections(scope, names);
  const speaks = resolveSpeaks(scope, others);
  checkShapes(scope, types, allShapes(types, names));
  checkNarrowed(scope, types);
  const model: ProtocolModel = withoutUndefined({
    modelVersion,
    name: syntax.protocol,
    title: syntax.title,
    version: syntax.version,
    doc: syntax.doc,
    originalName: syntax.originalName,
    names: syntax.names,
    source: file.path,
    roles: syntax.roles,
    tag: syntax.envelope.tag ?? "",
    frames: frames?.map(({ frame }) => frame),
    ...resolveRequests(scope, frames, drafts),
    body,
    envelope: envelopeNames(syntax, names),
    parts,
    reading: resolveReading(syntax.reading),
    encodings: resolveEncodings(scope, names),
    types,
    messages: models.messages,
    groups: resolveGroups(scope),
    capabilities: resolveCapabilities(scope, names),
    flows: resolveFlows(transcripts),
    views: resolveViews(scope),
    rejections,
    typeDocs: resolveTypeNotes(scope),
    transcripts: resolveTranscripts(transcripts, syntax.transcripts ?? {}, "transcripts"),
    migrations: resolveMigrations(scope, names, speaks),
    speaks,
    negotiation: resolveNegotiation(scope, models, speaks),
    reserved: syntax.reserved ?? [],
    lint: root.lint ?? "standard",
    allow: collectAllowances(root.allow, syntax),
  });
  checkNeeds(scope, model);
  return { protocol: { model, spans: scope.spans }, diagnostics: scope.diagnostics };
}

function resolveMessageModel(
  context: ExampleScope,
  { message, syntax }: { readonly message: NamedMessage; readonly syntax: MessageSyntax },
): MessageModel {
  return withoutUndefined({
    ...message,
    doc: syntax.doc,
    originalName: syntax.originalName,
    since: syntax.since,
    deprecated: syntax.deprecated,
    conventions: syntax.conventions ?? {},
    examples: resolveExamples(context),
    invalid: resolveInvalid(context, message.rules),
    wire: resolveWire(context),
  });
}

function resolveFlows(context: TranscriptScope): Readonly<Record<string, FlowModel>> {
  const { scope, examples } = context;
  const names = [...examples.values()].map((example) => example.names);
  const flows = Object.entries(scope.syntax.flows ?? {}).map(([name, syntax]): [string, FlowModel] => {
    return [
      name,
      { ...resolveFlow(scope, { name, syntax }, names), transcripts: resolveFlowTranscripts(context, syntax, `flows/${name}`) },
    ];
  });
  return Object.fromEntries(flows);
}

function bodyOf({ envelope }: CompleteProtocol): ProtocolModel["body"] {
  const { field, max } = resolveBodyLocation(envelope);
  return field === undefined ? "inline" : withoutUndefined({ field, max });
}

/** First the fields of all messages, then those of some messages. */
function envelopeNames(syntax: CompleteProtocol, names: readonly { readonly envelopeNames: ReadonlySet<string> }[]): readonly string[] {
  const general = Object.keys(syntax.envelope.fields ?? {}).map((key) => key.replace(/\?$/, ""));
  return [...new Set([...general, ...(names[0]?.envelopeNames ?? [])])];
}

function* allShapes(types: Types, messages: readonly MessageNames[]): Generator<LocatedShape> {
  for (const [name, shape] of Object.entries(types)) yield* visitShapes(shape, `types/${name}`);
  for (const { message, envelope, own, framed } of messages) {
    const outer = framed === undefined ? `messages/${message}/fields` : `messages/${message}/envelope/fields`;
    for (const field of envelope) yield* visitShapes(field.shape, `${outer}/${field.name}`);
    for (const field of own) yield* visitShapes(field.shape, `messages/${message}/fields/${field.name}`);
    if (framed?.body !== undefined) yield* visitShapes(framed.body.shape, `messages/${message}/body`);
  }
}

/** A valid value of every required field of the envelope; none in a protocol with frames, whose examples state them. */
function sampleEnvelope(
  { syntax, diagnostics }: ProtocolScope,
  { envelope, types, tag }: MessageNames,
  { message, parts }: { readonly message: NamedMessage; readonly parts: EnvelopeParts },
): FlatFields {
  const required = envelope.filter((field) => field.required);
  const isStated = syntax.envelope.example !== undefined || syntax.envelope.frames !== undefined;
  // What has mistakes, such as a pattern, cannot be sampled.
  if (isStated || required.length === 0 || diagnostics.length > 0) return {};
  const protocol = runnable({ ...bareProtocol, version: syntax.version, tag, parts, types, messages: { [message.name]: message } });
  const least = boundaryMessages<Readonly<Record<string, Json>>>(protocol, message.name)[0]?.message ?? {};
  return Object.fromEntries(required.flatMap(({ name }) => (Object.hasOwn(least, name) ? [[name, least[name]!]] : [])));
}
