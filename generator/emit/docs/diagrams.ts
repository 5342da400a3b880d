// Flows and transcripts as graphs: data, and the same as Mermaid text. The Markdown docs contain the text; the site draws the data.

import { type Flow, type Json, type Path, type ProtocolDescriptor, readPath } from "@wirepact/core";
import { typeInTranscript } from "../../describe/message-parts.js";
import type { Transcript } from "../../model/protocol-model.js";

/** A flow as states: each message is the state after it, and messages with the same neighbors share one state. */
export interface StateGraph {
  readonly states: readonly (readonly string[])[];
  /** Indexes of states; undefined is the start or the end. */
  readonly arrows: readonly { readonly from: number | undefined; readonly to: number | undefined }[];
  /** The flows that take place inside it. */
  readonly inner: readonly { readonly name: string; readonly graph: StateGraph }[];
}

/** The states of a flow, and of the flows inside it. */
export function flowStates(flow: Flow, flows: readonly Flow[]): StateGraph {
  const names = [...new Set([...flow.start, ...Object.entries(flow.steps).flatMap(([name, next]) => [name, ...next]), ...flow.end])];
  const byNeighbors = new Map<string, string[]>();
  for (const name of names) {
    const before = names.filter((other) => flow.steps[other]?.includes(name));
    const key = JSON.stringify([before, flow.steps[name] ?? [], flow.start.includes(name), flow.end.includes(name)]);
    byNeighbors.set(key, [...(byNeighbors.get(key) ?? []), name]);
  }
  const states = [...byNeighbors.values()];
  const indexOf = (name: string): number => states.findIndex((messages) => messages.includes(name));
  const arrows = [
    ...flow.start.map((name) => ({ from: undefined, to: indexOf(name) })),
    ...Object.entries(flow.steps).flatMap(([name, next]) => next.map((other) => ({ from: indexOf(name), to: indexOf(other) }))),
    ...flow.end.map((name) => ({ from: indexOf(name), to: undefined })),
  ];
  const distinct = new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow]));
  const inner = flows.filter(({ inside }) => inside === flow.name).map((other) => ({ name: other.name, graph: flowStates(other, flows) }));
  return { states, arrows: [...distinct.values()], inner };
}

/** A state graph as Mermaid text. */
export const stateMermaid = (graph: StateGraph): string => ["stateDiagram-v2", ...stateLines(graph, "")].join("\n");

/** The lines of a state graph; the identifiers inside a flow start with its own. */
function stateLines({ states, arrows, inner }: StateGraph, prefix: string): readonly string[] {
  const idOf = (state: number | undefined): string => (state === undefined ? "[*]" : `${prefix}m${state}`);
  return [
    ...states.map((messages, index) => `  state "${messages.map(diagramText).join(" / ")}" as ${idOf(index)}`),
    ...arrows.map(({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`),
    ...inner.flatMap(({ name, graph }, index) => [
      `  state "${diagramText(name)}" as ${prefix}f${index} {`,
      ...stateLines(graph, `${prefix}f${index}`).map((line) => `  ${line}`),
      "  }",
    ]),
  ];
}

/** A tag in a diagram, where some characters have a meaning. */
const diagramText = (tag: string): string => tag.replaceAll(/["#;<>]/g, (character) => `#${character.charCodeAt(0)};`);

export interface Arrow {
  readonly tag: string;
  readonly from: string;
  readonly to: string;
}

/** What says who sends a message to whom. */
type Addressing = Pick<ProtocolDescriptor, "tag" | "parts" | "messages">;

/** The messages of a transcript, each with the role that sends it and the one that receives it. */
export function transcriptArrows(protocol: Addressing, transcript: Pick<Transcript, "messages" | "types" | "senders">): readonly Arrow[] {
  const roles = new Map<string, string>();
  return transcript.messages.map((message, index) => {
    const arrow = arrowOf(protocol, message, { tag: typeInTranscript(protocol, transcript, index), roles });
    const from = transcript.senders?.[index] ?? arrow.from;
    // What both sides can send goes to the other side.
    return from === arrow.to && from !== arrow.from ? { ...arrow, from, to: arrow.from } : { ...arrow, from };
  });
}

/** The roles of a sequence, in the order in which they appear. */
export const partiesOf = (arrows: readonly Arrow[]): readonly string[] => [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];

/** A sequence as Mermaid text. */
export function sequenceMermaid(arrows: readonly Arrow[]): string {
  const parties = partiesOf(arrows);
  return [
    "sequenceDiagram",
    ...parties.map((role, index) => `  participant r${index} as ${role}`),
    ...arrows.map(({ tag, from, to }) => `  r${parties.indexOf(from)}->>r${parties.indexOf(to)}: ${diagramText(tag)}`),
  ].join("\n");
}

/** The sender and recipient of a message; where several roles may send it, the earlier role of the agent decides. */
function arrowOf(
  { parts: { sender, recipient }, messages }: Addressing,
  message: Json,
  { tag, roles }: { readonly tag: string; readonly roles: Map<string, string> },
): Arrow {
  const roleOf = (path: Path | undefined, allowed: readonly string[]): string => {
    const found = path === undefined ? undefined : readPath(message, path);
    const agent = Array.isArray(found) ? (found[0] as unknown) : found;
    const known = typeof agent === "string" ? roles.get(agent) : undefined;
    const role = known !== undefined && allowed.includes(known) ? known : (allowed[0] ?? "anyone");
    if (typeof agent === "string" && allowed.length === 1) roles.set(agent, role);
    return role;
  };
  const { from = [], to = [] } = messages[tag] ?? {};
  return { tag, from: roleOf(sender, from), to: roleOf(recipient, to) };
}
