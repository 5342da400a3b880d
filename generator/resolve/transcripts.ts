// Resolves transcripts to whole messages.

import type { Json, Path } from "@wirepact/core";
import type { Transcript } from "../model/protocol-model.js";
import type { FlowSyntax, JsonValue, TranscriptItemSyntax, TranscriptSyntax } from "../model/spec-syntax.js";
import { setAll } from "./compose-message.js";
import { exampleValue, expandFields, type ExampleScope } from "./examples.js";
import { expandMessages, findMessage } from "./groups.js";
import { checkIssueCode } from "./issue-place.js";
import { findField } from "./namespace.js";
import type { ProtocolScope } from "./scope.js";
import { withDistinctIds, type TranscriptMessage } from "./transcript-ids.js";

/** What transcripts are made with: the examples of every message, and which field is the id. */
export interface TranscriptScope {
  readonly scope: ProtocolScope;
  readonly examples: ReadonlyMap<string, ExampleScope>;
  readonly id: Path | undefined;
}

/** Transcripts that say themselves what is wrong, if anything. */
export function resolveTranscripts(
  context: TranscriptScope,
  transcripts: Readonly<Record<string, TranscriptSyntax>>,
  place: string,
): readonly Transcript[] {
  return Object.entries(transcripts).map(([name, syntax]) => resolveTranscript(context, { name, syntax, place: `${place}/${name}` }));
}

/** The transcripts of a flow: legal ones, then illegal ones. */
export function resolveFlowTranscripts(context: TranscriptScope, flow: FlowSyntax, place: string): readonly Transcript[] {
  const illegal = Object.entries(flow.illegal).map(([name, syntax]) =>
    resolveTranscript(context, {
      name,
      syntax: { ...syntax, issue: syntax.issue ?? "illegal-transition" },
      place: `${place}/illegal/${name}`,
    }),
  );
  return [...resolveTranscripts(context, flow.transcripts, `${place}/transcripts`), ...illegal];
}

interface PlacedTranscript {
  readonly name: string;
  readonly syntax: TranscriptSyntax;
  readonly place: string;
}

const isPlain = (syntax: TranscriptSyntax): syntax is readonly TranscriptItemSyntax[] => Array.isArray(syntax);

function resolveTranscript(context: TranscriptScope, { name, syntax, place }: PlacedTranscript): Transcript {
  if (isPlain(syntax)) return { name, messages: resolveItems(context, syntax, place), warnings: [] };
  const { scope } = context;
  const { awaits, unacknowledged, warnings = [], at } = syntax;
  const messages = resolveItems(context, syntax.messages, `${place}/messages`);
  if (at !== undefined && at >= syntax.messages.length)
    scope.complain("resolve/no-such-item", { at, count: syntax.messages.length }, `${place}/at`);
  if (at === undefined && syntax.issue !== undefined) scope.complain("resolve/at-required", {}, `${place}/issue`);
  const codes = [
    ...warnings.map((code, index) => ({ code, at: `${place}/warnings/${index}` })),
    ...(syntax.issue === undefined ? [] : [{ code: syntax.issue, at: `${place}/issue` }]),
  ];
  for (const { code, at: codePlace } of codes) checkTranscriptIssue(context, code, codePlace);
  return {
    name,
    messages,
    ...(awaits === undefined ? {} : { awaits: expandMessages(scope, awaits, `${place}/awaits`) }),
    ...(unacknowledged === undefined ? {} : { unacknowledged: expandMessages(scope, unacknowledged, `${place}/unacknowledged`) }),
    warnings,
    ...(at === undefined ? {} : { fault: { at, issue: syntax.issue ?? "illegal-transition" } }),
  };
}

function checkTranscriptIssue({ examples }: TranscriptScope, code: string, place: string): void {
  const [any] = examples.values();
  if (any !== undefined) checkIssueCode(any, code, place);
}

function resolveItems(context: TranscriptScope, items: readonly TranscriptItemSyntax[], place: string): readonly Json[] {
  const messages = items.flatMap((item, index) => resolveItem(context, item, `${place}/${index}`) ?? []);
  return withDistinctIds(messages, context.id);
}

function resolveItem({ scope, examples, id }: TranscriptScope, item: TranscriptItemSyntax, place: string): TranscriptMessage | undefined {
  const [[tag, fields] = ["", {}]] = typeof item === "string" ? [[item, {}] as const] : Object.entries(item);
  const itemPlace = typeof item === "string" ? place : `${place}/${tag}`;
  const context = findMessage(scope, tag, itemPlace) === undefined ? undefined : examples.get(tag);
  if (context === undefined) return undefined;
  const { like, ...set } = readItem(context, fields);
  const value = exampleValue(context, { name: like, place: scope.spans.has(`${itemPlace}/like`) ? `${itemPlace}/like` : itemPlace });
  if (value === undefined) return undefined;
  const shape = id === undefined ? undefined : findField(context.names, String(id[0]))?.shape;
  return {
    value: setAll(context, value, expandFields(context, set, itemPlace)),
    ownId: id !== undefined && Object.hasOwn(set, id.join(".")),
    idShape: shape,
    names: context.names,
  };
}

/** A message of a transcript starts from its `minimal` example, or from its first one when none is called so. */
function readItem(
  { names, syntax }: ExampleScope,
  fields: Readonly<Record<string, JsonValue>>,
): { readonly like: string } & Readonly<Record<string, JsonValue>> {
  const usual = Object.hasOwn(syntax.examples, "minimal") ? "minimal" : (Object.keys(syntax.examples)[0] ?? "minimal");
  const { like, ...set } = fields;
  if (typeof like !== "string" || findField(names, "like") !== undefined) return { like: usual, ...fields };
  return { like, ...set };
}
