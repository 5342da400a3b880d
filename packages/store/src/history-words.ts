// What the parts of a history are called in a protocol: views by their names, types by the part they play in groups and views.

import type { Path, ProtocolDescriptor } from "@wirepact/core";

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

const views = { conversation: "conversation", own: "agent", team: "team", shared: "global" } as const;

/**
 * The words of a protocol, as far as they follow from it: the first type of an agent's own view begins a piece of work, the group `closing`
 * holds what ends one, closing messages that concern everybody sum up a phase, and the whole number they carry is its phase.
 */
export function findHistoryWords(protocol: ProtocolDescriptor): HistoryWords {
  const own = takenBy(protocol, views.own);
  const shared = takenBy(protocol, views.shared);
  const completions = protocol.groups["closing"]?.members ?? protocol.groups["completion"]?.members ?? [];
  const summaries = completions.filter((type) => shared.includes(type));
  return {
    ...views,
    starts: own.slice(0, 1),
    completions,
    summaries,
    phase: summaries.map((type) => findWhole(protocol, type)).find((path) => path !== undefined),
  };
}

function takenBy(protocol: ProtocolDescriptor, view: string): readonly string[] {
  const take = protocol.views[view]?.take ?? [];
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
