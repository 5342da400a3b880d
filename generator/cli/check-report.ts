// What `wirepact check` says about a spec: its protocols, their messages and how many examples each has.

import type { Colors } from "picocolors/types.js";
import type { Compilation } from "../compile.js";
import { placeDiagnostic, type Sources } from "../diagnostics/place-diagnostics.js";
import type { MessageModel, ProtocolModel, ResolvedProtocol } from "../model/protocol-model.js";

/** How many examples of each kind there are. */
export interface ExampleCounts {
  readonly protocols: number;
  readonly messages: number;
  readonly valid: number;
  readonly invalid: number;
  readonly wire: number;
  readonly transcripts: number;
}

/** Counts over all protocols. */
export function countExamples(protocols: readonly Pick<ResolvedProtocol, "model">[]): ExampleCounts {
  const messages = protocols.flatMap(({ model }) => Object.values(model.messages));
  const total = (kind: "examples" | "invalid" | "wire"): number => messages.reduce((sum, message) => sum + message[kind].length, 0);
  const transcripts = protocols.reduce((sum, { model }) => sum + transcriptsOf(model), 0);
  return {
    protocols: protocols.length,
    messages: messages.length,
    valid: total("examples"),
    invalid: total("invalid"),
    wire: total("wire"),
    transcripts,
  };
}

/** One protocol and its messages, a line each. */
export function describeProtocol(model: ProtocolModel, colours: Colors): string {
  const messages = Object.values(model.messages);
  const nameWidth = Math.max(...messages.map(({ name }) => name.length));
  const head = `${colours.bold(model.name)} ${model.version}: ${plural(messages.length, "message")}${transcriptNote(model)}`;
  return [head, ...messages.map((message) => `  ${message.name.padEnd(nameWidth)}  ${colours.dim(countsOf(message))}`), ""].join("\n");
}

/** `5 protocols, 47 messages, …: `, or nothing when no protocol could be read. */
export function describeCounts({ protocols, messages, valid, invalid, wire, transcripts }: ExampleCounts): string {
  if (protocols === 0) return "";
  const examples = `${plural(valid, "valid example")}, ${invalid} invalid, ${wire} on the wire, ${plural(transcripts, "transcript")}`;
  return `${plural(protocols, "protocol")}, ${plural(messages, "message")}, ${examples}: `;
}

/** The same as JSON, with the diagnostics. */
export function renderReport({ protocols, diagnostics }: Compilation, sources: Sources): string {
  const report = {
    ok: diagnostics.every(({ severity }) => severity !== "error"),
    protocols: protocols.map(({ model }) => ({
      name: model.name,
      version: model.version,
      messages: Object.values(model.messages).map(({ name, examples, invalid, wire }) => ({
        name,
        valid: examples.length,
        invalid: invalid.length,
        wire: wire.length,
      })),
      transcripts: transcriptsOf(model),
    })),
    totals: countExamples(protocols),
    diagnostics: diagnostics.map((diagnostic) => placeDiagnostic(diagnostic, sources)),
  };
  return JSON.stringify(report, null, 2);
}

function countsOf({ examples, invalid, wire }: MessageModel): string {
  return `${examples.length} valid, ${invalid.length} invalid${wire.length === 0 ? "" : `, ${wire.length} on the wire`}`;
}

function transcriptsOf(model: ProtocolModel): number {
  return model.transcripts.length + Object.values(model.flows).reduce((sum, flow) => sum + flow.transcripts.length, 0);
}

function transcriptNote(model: ProtocolModel): string {
  const count = transcriptsOf(model);
  return count === 0 ? "" : `, ${plural(count, "transcript")}`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
