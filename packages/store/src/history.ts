// An agent's history: its sections in order, and the messages that each role sees.

import { readPath, type ProtocolDescriptor } from "@wirepact/core";
import { checkAgentKey, checkLocation, checkNames } from "./check-input.js";
import { describeValue, StoreError } from "./errors.js";
import { deriveHistoryLayout, type DerivedLayout, type HistoryLayout } from "./history-layout.js";
import { typeOfMessage } from "./message-type.js";
import type { AnyMessage, Page, StoredEntry, StoreFunctions } from "./message-store.js";

/** The role of an agent, which decides which messages it sees. */
export type HistoryRole = "orchestrator" | "manager" | "worker";

export interface HistoryOptions<M> {
  readonly store: Pick<StoreFunctions<M>, "protocol" | "entries">;
  readonly location: string;
  readonly agentKey: string;
  /** Agents whose messages the agent also sees. */
  readonly subordinates?: readonly string[] | undefined;
  /** The views and message types to use, where those derived from the protocol do not fit. */
  readonly layout?: Partial<HistoryLayout> | undefined;
}

export interface HistoryRequest {
  /** Without a role: all messages. */
  readonly role?: HistoryRole | undefined;
  /** The current phase of a manager, which gets the summaries of the previous phase. Default: the summaries of the latest phase. */
  readonly phase?: number | undefined;
  /** Whether a message that is in several sections is returned only once, in the first of them. */
  readonly deduplicate?: boolean | undefined;
}

export interface History<M> {
  /** The conversation, the agent's own messages, those of its subordinates and the shared ones, each sorted by time; or what the role sees. */
  getHistory(request?: HistoryRequest): Promise<readonly M[]>;
}

const newestForOrchestrator = 8;

/** Creates the history of an agent at a location; each call of `getHistory` reads the store. */
export function createHistory<M = AnyMessage>(options: HistoryOptions<M>): History<M> {
  checkNames(options, ["store", "location", "agentKey", "subordinates", "layout"]);
  const reader = createReader(options);
  return {
    getHistory: async (request = {}) => {
      checkNames(request, ["role", "phase", "deduplicate"]);
      const { role, phase, deduplicate = false } = request;
      const entries = await select(reader, role, phase);
      return (deduplicate ? keepFirst(entries) : entries).map(({ message }) => message);
    },
  };
}

type Entries<M> = readonly StoredEntry<M>[];

interface Reader<M> {
  readonly layout: HistoryLayout;
  readonly typeOf: (entry: StoredEntry<M>) => string;
  readonly conversation: (page?: Page) => Promise<Entries<M>>;
  readonly own: () => Promise<Entries<M>>;
  readonly team: () => Promise<Entries<M>>;
  readonly shared: () => Promise<Entries<M>>;
}

function createReader<M>({ store, location, agentKey, subordinates = [], layout }: HistoryOptions<M>): Reader<M> {
  const { protocol } = store;
  const known = requireViews(protocol, { ...deriveHistoryLayout(protocol), ...layout });
  const name = checkLocation(location);
  const agent = checkAgentKey(agentKey);
  const team = subordinates.map(checkAgentKey);
  return {
    layout: known,
    typeOf: ({ message }) => typeOfMessage(protocol, message),
    conversation: (page) => store.entries(known.conversation, name, page),
    own: () => store.entries(known.own, name, agent),
    team: async () => (team.length === 0 ? [] : store.entries(known.team, name, team)),
    shared: () => store.entries(known.shared, name),
  };
}

function requireViews(protocol: ProtocolDescriptor, layout: DerivedLayout): HistoryLayout {
  const { conversation, own, team, shared, ...types } = layout;
  const require = (section: string, view: string | undefined): string => {
    if (view !== undefined && Object.hasOwn(protocol.views, view)) return view;
    const problem = view === undefined ? `${protocol.name} has no view for it` : `${protocol.name} has no view ${describeValue(view)}`;
    throw new StoreError("unknown-view", `layout.${section} is required: ${problem}.`);
  };
  return {
    ...types,
    conversation: require("conversation", conversation),
    own: require("own", own),
    team: require("team", team),
    shared: require("shared", shared),
  };
}

async function select<M>(reader: Reader<M>, role: HistoryRole | undefined, phase: number | undefined): Promise<Entries<M>> {
  switch (role) {
    case undefined:
      return (await Promise.all([reader.conversation(), reader.own(), reader.team(), reader.shared()])).flat();
    case "orchestrator":
      return reader.conversation({ last: newestForOrchestrator });
    case "manager":
      return selectForManager(reader, phase);
    case "worker":
      return selectForWorker(reader);
    default:
      throw new StoreError(
        "invalid-option",
        `role must be "orchestrator", "manager" or "worker", got ${describeValue(role satisfies never)}.`,
      );
  }
}

/** The summaries of the phase before. */
async function selectForManager<M>({ layout, typeOf, shared }: Reader<M>, phase: number | undefined): Promise<Entries<M>> {
  const summaries = (await shared()).filter((entry) => layout.summaries.includes(typeOf(entry)));
  const phaseOf = ({ message }: StoredEntry<M>): unknown => (layout.phase === undefined ? undefined : readPath(message, layout.phase));
  if (phase !== undefined) return summaries.filter((entry) => phaseOf(entry) === phase - 1);
  const latest = summaries.at(-1);
  return latest === undefined ? [] : summaries.filter((entry) => phaseOf(entry) === phaseOf(latest));
}

/** The messages after the agent's last task, without completions. */
async function selectForWorker<M>({ layout, typeOf, own, team, shared }: Reader<M>): Promise<Entries<M>> {
  const [ownEntries, teamEntries, sharedEntries] = await Promise.all([own(), team(), shared()]);
  const start = ownEntries.findLastIndex((entry) => layout.starts.includes(typeOf(entry)));
  if (start < 0) return [];
  return [...ownEntries.slice(start + 1), ...teamEntries, ...sharedEntries].filter((entry) => !layout.completions.includes(typeOf(entry)));
}

function keepFirst<M>(entries: Entries<M>): Entries<M> {
  const seen = new Set<number>();
  return entries.filter(({ position }) => !seen.has(position) && seen.add(position));
}
