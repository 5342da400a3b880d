// A message store on any back end: checks arguments, converts messages to rows and back, and adds a function for each view of the protocol.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { StoreBackend, StoredRow } from "./backend.js";
import { checkAgentKey, checkAgents, checkCount, checkKind, checkLocation, checkNames, checkPage } from "./check-input.js";
import { checkCheck, checkOptions } from "./check-options.js";
import { describeValue, StoreError } from "./errors.js";
import type {
  AnyMessage,
  AppendOptions,
  MessageStore,
  Page,
  ProtocolPackage,
  PruneOptions,
  StoredEntry,
  StoreFunctions,
  StoreOptions,
  TailOptions,
} from "./message-store.js";
import { idConflict, prepareRows, sameText } from "./prepare-rows.js";
import { createOpenRequests, hasResults, trackRequests } from "./open-requests.js";
import { follow } from "./tail.js";
import { indexOfView } from "./view-index.js";

type Entry = StoredEntry<AnyMessage>;

/** Creates a store on a back end and closes the back end with it. */
export function createMessageStore<M extends object = AnyMessage, P extends ProtocolDescriptor = ProtocolDescriptor>(
  backend: StoreBackend,
  options: ProtocolPackage<M, P> & StoreOptions,
): MessageStore<M, P> {
  checkOptions(options);
  const functions = createFunctions(backend, options);
  const views = Object.keys(options.protocol.views)
    // A view with the name of a function, or `then`, which would turn the store into a promise, is read with `view`.
    .filter((name) => !Object.hasOwn(functions, name) && name !== "then")
    .map((name) => [name, (location: string, ...rest: [string, Page?]) => functions.view(name, location, ...rest)]);
  return Object.freeze({ ...Object.fromEntries(views), ...functions }) as MessageStore<M, P>;
}

interface Context {
  readonly backend: StoreBackend;
  readonly options: ProtocolPackage<object, ProtocolDescriptor> & StoreOptions;
  readonly closing: AbortController;
  readonly wakers: Map<string, Set<() => void>>;
  /** Runs a job; `close` waits for it. */
  readonly run: <T>(job: () => Promise<T>) => Promise<T>;
  /** The open requests of a location, where results are stored by their request. */
  readonly openRequests: ReturnType<typeof createOpenRequests> | undefined;
}

function createFunctions(
  backend: StoreBackend,
  options: ProtocolPackage<object, ProtocolDescriptor> & StoreOptions,
): StoreFunctions<AnyMessage> {
  const { closing, run, finished } = createLifetime();
  const wakers = new Map<string, Set<() => void>>();
  const openRequests = hasResults(options.protocol) ? createOpenRequests(options.protocol, backend) : undefined;
  const context: Context = { backend, options, closing, wakers, run, openRequests };
  const listen = once(() => backend.onAppend?.((location) => wake(wakers, location)));
  let closed: Promise<void> | undefined;
  return {
    protocol: options.protocol,
    append: (location, agentKey, messages, appendOptions) =>
      run(() => append(context, { location, agentKey, messages }, appendOptions ?? {})),
    view: (name: string, location: string, ...rest: unknown[]) =>
      run(async () => (await readView(context, name, location, rest)).map(({ message }) => message)),
    entries: (name: string, location: string, ...rest: unknown[]) => run(() => readView(context, name, location, rest)),
    tail: (location, tailOptions) => {
      listen();
      return tail(context, location, tailOptions ?? {});
    },
    locations: () => run(async () => [...(await backend.locations())].sort()),
    count: (location) => run(async () => backend.count(location === undefined ? undefined : checkLocation(location))),
    prune: (pruneOptions) => run(async () => backend.prune(checkPrune(pruneOptions))),
    close: () => (closed ??= (closing.abort(), finished().then(backend.close))),
  };
}

/** A function that runs the job on its first call only. */
function once(job: () => void): () => void {
  let done = false;
  return () => {
    if (!done) job();
    done = true;
  };
}

function createLifetime(): Pick<Context, "closing" | "run"> & { readonly finished: () => Promise<void> } {
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    closing,
    run: async (job) => {
      if (closing.signal.aborted) throw closedError();
      const work = job();
      running.add(work);
      try {
        return await work;
      } finally {
        running.delete(work);
      }
    },
    finished: async () => {
      await Promise.allSettled(running);
    },
  };
}

function closedError(): StoreError {
  return new StoreError("closed", "The store is closed; open a new one.");
}

function wake(wakers: Context["wakers"], location: string | undefined): void {
  const lists = location === undefined ? [...wakers.values()] : [wakers.get(location) ?? []];
  for (const list of lists) for (const waker of list) waker();
}

interface AppendInput {
  readonly location: string;
  readonly agentKey: string | null;
  readonly messages: readonly unknown[];
}

async function append(
  { backend, options, wakers, openRequests }: Context,
  input: AppendInput,
  appendOptions: AppendOptions,
): Promise<readonly number[]> {
  checkNames(appendOptions, ["ids", "check"]);
  const { ids, check } = appendOptions;
  const location = checkLocation(input.location);
  const agentKey = input.agentKey === null ? null : checkAgentKey(input.agentKey);
  const tracker = openRequests && trackRequests(options.protocol, await openRequests(location));
  const prepared = prepareRows(options, input.messages, { ...(ids && { ids }), check: checkCheck(check ?? options.check), tracker });
  if (prepared.rows.length === 0) return [];
  const appended = readClock(options.now);
  let rows = prepared.rows;
  for (;;) {
    const written = await backend.append({ location, agentKey, rows, appended });
    if (written.kind === "written") {
      wake(wakers, location);
      return prepared.rowOf.map((row) => written.positions[row] as number);
    }
    // The same message with its properties in another order is the same message: it is sent again as it was stored.
    rows = rows.map((row, index) => {
      const stored = written.texts.get(index);
      if (stored === undefined) return row;
      if (!sameText(stored, row.text)) throw idConflict(row.id ?? "");
      return { ...row, text: stored };
    });
  }
}

function readClock(now: () => Date = () => new Date()): number {
  const seconds = now().getTime() / 1000;
  if (!Number.isFinite(seconds)) throw new StoreError("invalid-option", "now must return a valid Date.");
  return seconds;
}

async function readView(
  { backend, options }: Context,
  name: string,
  location: string,
  rest: readonly unknown[],
): Promise<readonly Entry[]> {
  const { views } = options.protocol;
  const view = Object.hasOwn(views, name) ? views[name] : undefined;
  if (view === undefined) {
    throw new StoreError(
      "unknown-view",
      `Unknown view ${describeValue(name)}; ${options.protocol.name} has ${Object.keys(views).join(", ") || "no views"}.`,
    );
  }
  // Where the view is not by agent, the page follows the location directly.
  const [agents, page] = view.agents === "any" && typeof rest[0] === "object" && !Array.isArray(rest[0]) ? [undefined, rest[0]] : rest;
  const agentKeys = checkAgents(name, view, agents);
  const index = indexOfView(view);
  const query = { location: checkLocation(location), index, agentKeys, ...checkPage(page as Page | undefined) };
  if (index.types.length === 0 || (index.byAgent && agentKeys.length === 0)) return [];
  return (await backend.select(query)).map(readRow);
}

function readRow({ position, agentKey, text }: StoredRow): Entry {
  return { position, agentKey, message: JSON.parse(text) as AnyMessage };
}

function tail(context: Context, location: string, options: TailOptions): ReturnType<StoreFunctions<AnyMessage>["tail"]> {
  checkNames(options, ["after", "live", "signal"]);
  const { after = 0, live = true, signal } = options;
  checkKind("live", live, "boolean");
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw new StoreError("invalid-option", `signal must be an AbortSignal, got ${describeValue(signal)}.`);
  const { backend, closing, wakers } = context;
  if (closing.signal.aborted) throw closedError();
  const name = checkLocation(location);
  return follow<AnyMessage>(backend, {
    location: name,
    after: after === "now" ? after : checkCount("after", after),
    live,
    signals: signal === undefined ? [closing.signal] : [closing.signal, signal],
    reconnectMilliseconds: context.options.reconnectMilliseconds ?? 60_000,
    onWake: (waker) => {
      const list = wakers.get(name) ?? new Set();
      wakers.set(name, list.add(waker));
      return () => {
        list.delete(waker);
        if (list.size === 0) wakers.delete(name);
      };
    },
    read: readRow,
  });
}

function checkPrune(options: PruneOptions = {}): Parameters<StoreBackend["prune"]>[0] {
  checkNames(options, ["location", "before"]);
  const { location, before } = options;
  if (location === undefined && before === undefined) {
    throw new StoreError(
      "invalid-option",
      "prune needs a location, a Date in `before`, or both; it does not delete all messages of the store.",
    );
  }
  if (before !== undefined && !(before instanceof Date && !Number.isNaN(before.getTime()))) {
    throw new StoreError("invalid-option", "before must be a valid Date.");
  }
  return {
    location: location === undefined ? undefined : checkLocation(location),
    before: before === undefined ? undefined : before.getTime() / 1000,
  };
}
