// An agent's history: the parts it is made of, in their order, and what each role is shown of them.

import { readPath, type ProtocolDescriptor } from "@wirepact/core";
import { checkAgentKey, checkLocation } from "./check-input.js";
import { StoreError } from "./errors.js";
import { findHistoryWords, type FoundWords, type HistoryWords } from "./history-words.js";
import type { AnyMessage, Page, StoredEntry, StoreFunctions } from "./message-store.js";

/** What an agent is, which decides what it is shown. */
export type HistoryRole = "orchestrator" | "manager" | "worker";

export interface HistoryOptions<M> {
  readonly store: Pick<StoreFunctions<M>, "protocol" | "entries">;
  readonly location: string;
  readonly agentKey: string;
  /** Agents whose messages a leading agent sees as well. */
  readonly subordinates?: readonly string[];
  /** What the parts are called, where a protocol calls them otherwise than the history expects. */
  readonly words?: Partial<HistoryWords>;
}

export interface HistoryRequest {
  /** Everything unless given. */
  readonly role?: HistoryRole;
  /** The phase a manager is in; it is shown what the phase before came to. Without it: what the latest phase came to. */
  readonly phase?: number;
  /** Shows a message once that belongs to several parts, where it came first. */
  readonly deduplicate?: boolean;
}

export interface History<M> {
  /** Conversation, own messages, those of subordinates, and what concerns everybody, each part by time; or what the role is shown. */
  getHistory(request?: HistoryRequest): Promise<readonly M[]>;
}

const newestForOrchestrator = 8;

/** Makes the history of an agent at a location; it reads the store each time it is asked. */
export function createHistory<M = AnyMessage>(options: HistoryOptions<M>): History<M> {
  const reader = createReader(options);
  return {
    getHistory: async ({ role, phase, deduplicate = false } = {}) => {
      const entries = await select(reader, role, phase);
      return (deduplicate ? keepFirst(entries) : entries).map(({ message }) => message);
    },
  };
}

type Entries<M> = readonly StoredEntry<M>[];

interface Reader<M> {
  readonly words: HistoryWords;
  readonly tag: string;
  readonly conversation: (page?: Page) => Promise<Entries<M>>;
  readonly own: () => Promise<Entries<M>>;
  readonly team: () => Promise<Entries<M>>;
  readonly shared: () => Promise<Entries<M>>;
}

function createReader<M>({ store, location, agentKey, subordinates = [], words }: HistoryOptions<M>): Reader<M> {
  const { protocol } = store;
  const known = requireViews(protocol, { ...findHistoryWords(protocol), ...words });
  const place = checkLocation(location);
  const agent = checkAgentKey(agentKey);
  const team = subordinates.map(checkAgentKey);
  return {
    words: known,
    tag: protocol.tag,
    conversation: (page) => store.entries(known.conversation, place, page),
    own: () => store.entries(known.own, place, agent),
    team: async () => (team.length === 0 ? [] : store.entries(known.team, place, team)),
    shared: () => store.entries(known.shared, place),
  };
}

function requireViews(protocol: ProtocolDescriptor, words: FoundWords): HistoryWords {
  const { conversation, own, team, shared, ...types } = words;
  const require = (part: string, view: string | undefined): string => {
    if (view !== undefined && Object.hasOwn(protocol.views, view)) return view;
    const missing = view === undefined ? `a view for its part ${part}` : `the view ${view}`;
    throw new StoreError("unknown-view", `A history needs ${missing}, which ${protocol.name} does not have; name another in \`words\`.`);
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
      throw new StoreError("bad-option", `There is no role ${String(role satisfies never)}; take orchestrator, manager or worker.`);
  }
}

/** What the phase before came to: the summaries that carry its number. */
async function selectForManager<M>({ words, tag, shared }: Reader<M>, phase: number | undefined): Promise<Entries<M>> {
  const summaries = (await shared()).filter(({ message }) => words.summaries.includes(String(readPath(message, [tag]))));
  const phaseOf = ({ message }: StoredEntry<M>): unknown => (words.phase === undefined ? undefined : readPath(message, words.phase));
  if (phase !== undefined) return summaries.filter((entry) => phaseOf(entry) === phase - 1);
  const latest = summaries.at(-1);
  return latest === undefined ? [] : summaries.filter((entry) => phaseOf(entry) === phaseOf(latest));
}

/** What followed the agent's last task in its history; completions are for those who wait for them. */
async function selectForWorker<M>({ words, tag, own, team, shared }: Reader<M>): Promise<Entries<M>> {
  const typeOf = ({ message }: StoredEntry<M>): string => String(readPath(message, [tag]));
  const [ownEntries, teamEntries, sharedEntries] = await Promise.all([own(), team(), shared()]);
  const start = ownEntries.findLastIndex((entry) => words.starts.includes(typeOf(entry)));
  if (start < 0) return [];
  return [...ownEntries.slice(start + 1), ...teamEntries, ...sharedEntries].filter((entry) => !words.completions.includes(typeOf(entry)));
}

function keepFirst<M>(entries: Entries<M>): Entries<M> {
  const seen = new Set<number>();
  return entries.filter(({ position }) => !seen.has(position) && seen.add(position));
}
