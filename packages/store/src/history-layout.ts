// Which views and message types of a protocol an agent's history is made of.

import type { Path, ProtocolDescriptor, View } from "@wirepact/core";

export interface HistoryLayout {
  /** Views that the sections are read from. */
  readonly conversation: string;
  readonly own: string;
  readonly team: string;
  readonly shared: string;
  /** Message types that start a task. */
  readonly starts: readonly string[];
  /** Message types that end a task. */
  readonly completions: readonly string[];
  /** Message types that summarize a phase. */
  readonly summaries: readonly string[];
  /** Path of the phase number in a summary. */
  readonly phase: Path | undefined;
}

/** The layout that was derived from a protocol; views that it does not have are missing. */
export type DerivedLayout = Omit<HistoryLayout, ViewName> & Readonly<Partial<Record<ViewName, string>>>;

type ViewName = "conversation" | "own" | "team" | "shared";

/**
 * Derives the layout from a protocol:
 *
 * - Of the views that are not by agent, the first is the conversation and the last is shared.
 * - The first view of one agent holds the agent's own messages, the first view of several agents those of the team.
 * - The first message type of the agent's own view starts a task.
 * - The first group with types of both the own and the shared view holds the completions; those in the shared view are summaries.
 * - The first integer field of a summary is its phase.
 */
export function deriveHistoryLayout(protocol: ProtocolDescriptor): DerivedLayout {
  const views = findViews(protocol);
  const own = typesOf(protocol, views.own);
  const shared = typesOf(protocol, views.shared);
  const isInBoth = (types: readonly string[]): boolean => [own, shared].every((view) => view.some((type) => types.includes(type)));
  const completions = Object.values(protocol.groups).find(({ members }) => isInBoth(members))?.members ?? [];
  const summaries = completions.filter((type) => shared.includes(type));
  return {
    ...views,
    starts: own.slice(0, 1),
    completions,
    summaries,
    phase: summaries.map((type) => findInteger(protocol, type)).find((path) => path !== undefined),
  };
}

function findViews(protocol: ProtocolDescriptor): Readonly<Partial<Record<ViewName, string>>> {
  const namesOf = (kind: View["agents"]): readonly string[] =>
    Object.entries(protocol.views).flatMap(([name, { agents }]) => (agents === kind ? [name] : []));
  const [conversation, ...others] = namesOf("any");
  const found = { conversation, own: namesOf("one")[0], team: namesOf("many")[0], shared: others.at(-1) };
  return Object.fromEntries(Object.entries(found).filter(([, name]) => name !== undefined));
}

function typesOf(protocol: ProtocolDescriptor, view: string | undefined): readonly string[] {
  const types = (view === undefined ? undefined : protocol.views[view])?.messages ?? [];
  return types === "all" ? Object.keys(protocol.messages) : types;
}

/** The path of the first integer among the fields of a message that are not in the envelope. */
function findInteger(protocol: ProtocolDescriptor, type: string): Path | undefined {
  const message = protocol.messages[type];
  const container = protocol.body === "inline" ? undefined : protocol.body.field;
  const body = container === undefined ? message?.shape : message?.shape.fields.find(({ name }) => name === container)?.shape;
  if (body?.kind !== "struct") return undefined;
  const isOwn = (name: string): boolean => container !== undefined || !protocol.envelope.includes(name);
  const field = body.fields.find(({ name, shape }) => isOwn(name) && shape.kind === "scalar" && shape.scalar === "integer");
  return field === undefined ? undefined : container === undefined ? [field.name] : [container, field.name];
}
