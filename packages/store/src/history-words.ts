// What the parts of a history are called in a protocol: views by whose messages they hold, types by the part they play in groups and views.

import type { Path, ProtocolDescriptor, View } from "@wirepact/core";

export interface HistoryWords {
  /** Views that the parts are read from. */
  readonly conversation: string;
  readonly own: string;
  readonly team: string;
  readonly shared: string;
  /** Types that begin a piece of work. */
  readonly starts: readonly string[];
  /** Types that end one. */
  readonly completions: readonly string[];
  /** Types that sum up a phase. */
  readonly summaries: readonly string[];
  /** Where a summary names its phase. */
  readonly phase: Path | undefined;
}

/** The words that follow from a protocol; a view that it does not have is missing. */
export type FoundWords = Omit<HistoryWords, ViewPart> & Readonly<Partial<Record<ViewPart, string>>>;

type ViewPart = "conversation" | "own" | "team" | "shared";

/**
 * The words of a protocol, as far as they follow from it. Of its views the first over anyone's messages is the conversation and the last is what concerns
 * everybody; the first over one agent's are the agent's own, the first over several agents' are the team's. The first type of an agent's own view begins
 * a piece of work, the first group that reaches into both that view and the shared one holds what ends one, closing messages that concern everybody
 * sum up a phase, and the whole number they carry is its phase.
 */
export function findHistoryWords(protocol: ProtocolDescriptor): FoundWords {
  const views = findViews(protocol);
  const own = takenBy(protocol, views.own);
  const shared = takenBy(protocol, views.shared);
  const reachesBoth = (types: readonly string[]): boolean => [own, shared].every((view) => view.some((type) => types.includes(type)));
  const completions = Object.values(protocol.groups).find(({ members }) => reachesBoth(members))?.members ?? [];
  const summaries = completions.filter((type) => shared.includes(type));
  return {
    ...views,
    starts: own.slice(0, 1),
    completions,
    summaries,
    phase: summaries.map((type) => findWhole(protocol, type)).find((path) => path !== undefined),
  };
}

function findViews(protocol: ProtocolDescriptor): Readonly<Partial<Record<ViewPart, string>>> {
  const namesOf = (kind: View["agents"]): readonly string[] =>
    Object.entries(protocol.views).flatMap(([name, { agents: of }]) => (of === kind ? [name] : []));
  const [conversation, ...others] = namesOf("any");
  const found = { conversation, own: namesOf("one")[0], team: namesOf("many")[0], shared: others.at(-1) };
  return Object.fromEntries(Object.entries(found).filter(([, name]) => name !== undefined));
}

function takenBy(protocol: ProtocolDescriptor, view: string | undefined): readonly string[] {
  const take = (view === undefined ? undefined : protocol.views[view])?.messages ?? [];
  return take === "all" ? Object.keys(protocol.messages) : take;
}

/** The path of the first whole number among a message's own fields. */
function findWhole(protocol: ProtocolDescriptor, type: string): Path | undefined {
  const message = protocol.messages[type];
  const container = protocol.body === "inline" ? undefined : protocol.body.field;
  const body = container === undefined ? message?.shape : message?.shape.fields.find(({ name }) => name === container)?.shape;
  if (body?.kind !== "struct") return undefined;
  const isOwn = (name: string): boolean => container !== undefined || !protocol.envelope.includes(name);
  const field = body.fields.find(({ name, shape }) => isOwn(name) && shape.kind === "scalar" && shape.scalar === "integer");
  return field === undefined ? undefined : container === undefined ? [field.name] : [container, field.name];
}
