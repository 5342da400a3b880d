// The report of `wirepact check`: protocols, messages, and the number of examples.

import type { Colors } from "picocolors/types.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { locateDiagnostic, type Sources } from "../diagnostics/locate-diagnostics.js";
import { defaultsOf } from "../resolve/defaults.js";
import type { ProtocolSyntax } from "../model/spec-syntax.js";
import { writeYaml } from "../yaml/write-yaml.js";
import type { ProtocolModel } from "../model/protocol-model.js";

/** A message and the number of its examples of each kind. */
export interface MessageCounts {
  readonly name: string;
  readonly valid: number;
  readonly invalid: number;
  readonly wire: number;
}

/** A protocol and the number of its parts. */
export interface ProtocolCounts {
  readonly name: string;
  readonly version: string;
  readonly messages: readonly MessageCounts[];
  readonly transcripts: number;
}

/** Counts the parts of a protocol. */
export function countProtocol({ name, version, messages, transcripts, flows }: ProtocolModel): ProtocolCounts {
  return {
    name,
    version,
    messages: Object.values(messages).map(({ name: message, examples, invalid, wire }) => ({
      name: message,
      valid: examples.length,
      invalid: invalid.length,
      wire: wire.length,
    })),
    transcripts: transcripts.length + sum(Object.values(flows).map((flow) => flow.transcripts.length)),
  };
}

/** What applies to each protocol without being written, as YAML. */
export const describeDefaults = (protocols: readonly ProtocolSyntax[]): string =>
  protocols
    .map((written) => {
      const defaults = defaultsOf(written);
      const text = Object.keys(defaults).length === 0 ? "# everything is written\n" : writeYaml(defaults);
      return `Defaults of ${written.protocol}:\n${text.replaceAll(/^/gm, "  ").trimEnd()}\n`;
    })
    .join("\n");

/** The protocols, with one line per message. */
export function describeSpec(protocols: readonly ProtocolCounts[], colours: Colors): string {
  return protocols.map((protocol) => describeProtocol(protocol, colours)).join("\n");
}

function describeProtocol({ name, version, messages, transcripts }: ProtocolCounts, colours: Colors): string {
  const nameWidth = Math.max(...messages.map((message) => message.name.length));
  const note = transcripts === 0 ? "" : `, ${plural(transcripts, "transcript")}`;
  const head = `${colours.bold(name)} ${version}: ${plural(messages.length, "message")}${note}`;
  return [head, ...messages.map((message) => `  ${message.name.padEnd(nameWidth)}  ${colours.dim(countsOf(message))}`), ""].join("\n");
}

/** `5 protocols, 47 messages, …: `, or an empty string when no protocol could be read. */
export function describeTotals(protocols: readonly ProtocolCounts[]): string {
  if (protocols.length === 0) return "";
  const { messages, valid, invalid, wire, transcripts } = totalsOf(protocols);
  const examples = `${plural(valid, "valid example")}, ${invalid} invalid, ${wire} wire, ${plural(transcripts, "transcript")}`;
  return `${plural(protocols.length, "protocol")}, ${plural(messages, "message")}, ${examples}: `;
}

/** The report as JSON, with the diagnostics. */
export function renderReport(protocols: readonly ProtocolCounts[], diagnostics: readonly Diagnostic[], sources: Sources): string {
  const report = {
    ok: diagnostics.every(({ severity }) => severity !== "error"),
    protocols,
    totals: totalsOf(protocols),
    diagnostics: diagnostics.map((diagnostic) => locateDiagnostic(diagnostic, sources)),
  };
  return JSON.stringify(report, null, 2);
}

function totalsOf(protocols: readonly ProtocolCounts[]): Readonly<Record<"protocols" | "messages" | Kind | "transcripts", number>> {
  const messages = protocols.flatMap((protocol) => protocol.messages);
  const total = (kind: Kind): number => sum(messages.map((message) => message[kind]));
  return {
    protocols: protocols.length,
    messages: messages.length,
    valid: total("valid"),
    invalid: total("invalid"),
    wire: total("wire"),
    transcripts: sum(protocols.map(({ transcripts }) => transcripts)),
  };
}

type Kind = "valid" | "invalid" | "wire";

function countsOf({ valid, invalid, wire }: MessageCounts): string {
  return `${valid} valid, ${invalid} invalid${wire === 0 ? "" : `, ${wire} wire`}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;
