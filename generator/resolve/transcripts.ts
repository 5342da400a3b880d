// Resolves the messages of transcripts.

import type { Json, Path } from "@wirepact/core";
import type { Transcript } from "../model/protocol-model.js";
import type { FlowSyntax, JsonValue, TranscriptItemSyntax, TranscriptSyntax } from "../model/spec-syntax.js";
import { setAll } from "./compose-message.js";
import { exampleValue, expandFields, type ExampleScope } from "./examples.js";
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
}

/** Transcripts that do not belong to a flow, legal or illegal. */
export function resolveTranscripts(
  context: TranscriptScope,
  transcripts: Readonly<Record<string, TranscriptSyntax>>,
  location: string,
): readonly Transcript[] {
  return Object.entries(transcripts).map(([name, syntax]) => resolveTranscript(context, { name, syntax, location: `${location}/${name}` }));
}

/** The transcripts of a flow: legal ones, then illegal ones. */
export function resolveFlowTranscripts(context: TranscriptScope, flow: FlowSyntax, location: string): readonly Transcript[] {
  const illegal = Object.entries(flow.illegal).map(([name, syntax]) =>
    resolveTranscript(context, {
      name,
      syntax: { ...syntax, issue: syntax.issue ?? "illegal-transition" },
      location: `${location}/illegal/${name}`,
    }),
  );
  return [...resolveTranscripts(context, flow.transcripts, `${location}/transcripts`), ...illegal];
}

interface LocatedTranscript {
  readonly name: string;
  readonly syntax: TranscriptSyntax;
  readonly location: string;
}

const isPlain = (syntax: TranscriptSyntax): syntax is readonly TranscriptItemSyntax[] => Array.isArray(syntax);

function resolveTranscript(context: TranscriptScope, { name, syntax, location }: LocatedTranscript): Transcript {
  if (isPlain(syntax)) return { name, messages: resolveItems(context, syntax, location), warnings: [] };
  const { scope } = context;
  const { awaits, unacknowledged, warnings = [], at } = syntax;
  const messages = resolveItems(context, syntax.messages, `${location}/messages`);
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
    messages,
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

function resolveItems(context: TranscriptScope, items: readonly TranscriptItemSyntax[], location: string): readonly Json[] {
  const messages = items.flatMap((item, index) => resolveItem(context, item, `${location}/${index}`) ?? []);
  return withDistinctIds(messages, context.id);
}

function resolveItem(
  { scope, examples, id }: TranscriptScope,
  item: TranscriptItemSyntax,
  location: string,
): TranscriptMessage | undefined {
  const [[tag, fields] = ["", {}]] = typeof item === "string" ? [[item, {}] as const] : Object.entries(item);
  const itemLocation = typeof item === "string" ? location : `${location}/${tag}`;
  const context = findMessage(scope, tag, itemLocation) === undefined ? undefined : examples.get(tag);
  if (context === undefined) return undefined;
  const { like, ...set } = readItem(context, fields);
  const value = exampleValue(context, {
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
  };
}

/** A message of a transcript is based on the example `minimal`, or on the first example if there is none. */
function readItem(
  { names, syntax }: ExampleScope,
  fields: Readonly<Record<string, JsonValue>>,
): { readonly like: string } & Readonly<Record<string, JsonValue>> {
  const { examples = {} } = syntax;
  const usual = Object.hasOwn(examples, "minimal") ? "minimal" : (Object.keys(examples)[0] ?? "minimal");
  const { like, ...set } = fields;
  if (typeof like !== "string" || findField(names, "like") !== undefined) return { like: usual, ...fields };
  return { like, ...set };
}
