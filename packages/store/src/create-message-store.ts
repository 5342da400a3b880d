// A message store over any back end: checks what it is given, turns messages into rows and back, and names the views of the protocol.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { StoreBackend, StoredRow } from "./backend.js";
import { checkAgentKey, checkAgents, checkLocation, checkPage, checkWhole } from "./check-input.js";
import { StoreError } from "./errors.js";
import type {
  AnyMessage,
  AppendOptions,
  MessageStore,
  Page,
  ProtocolPackage,
  StoredEntry,
  StoreFunctions,
  StoreOptions,
  TailOptions,
} from "./message-store.js";
import { idConflict, prepareRows, sameText } from "./prepare-rows.js";
import { follow } from "./tail.js";
import { indexOfView } from "./view-index.js";

type Entry = StoredEntry<AnyMessage>;

/** Makes a store of a back end, which it owns from then on. */
export function createMessageStore<M extends object = AnyMessage, P extends ProtocolDescriptor = ProtocolDescriptor>(
  backend: StoreBackend,
  options: ProtocolPackage<M, P> & StoreOptions,
): MessageStore<M, P> {
  const functions = createFunctions(backend, options);
  const views = Object.keys(options.protocol.views)
    // A view under the name of a function, or `then`, which would turn the store into a promise, is read through `view`.
    .filter((name) => !Object.hasOwn(functions, name) && name !== "then")
    .map((name) => [name, (location: string, ...rest: [string, Page?]) => functions.view(name, location, ...rest)]);
  return Object.freeze({ ...Object.fromEntries(views), ...functions }) as MessageStore<M, P>;
}

interface Context {
  readonly backend: StoreBackend;
  readonly options: ProtocolPackage<object, ProtocolDescriptor> & StoreOptions;
  readonly closing: AbortController;
  readonly wakers: Map<string, Set<() => void>>;
  /** Runs a job that `close` waits for. */
  readonly use: <T>(job: () => Promise<T>) => Promise<T>;
}

function createFunctions(
  backend: StoreBackend,
  options: ProtocolPackage<object, ProtocolDescriptor> & StoreOptions,
): StoreFunctions<AnyMessage> {
  const { closing, use, settled } = createLifetime();
  const wakers = new Map<string, Set<() => void>>();
  const context: Context = { backend, options, closing, wakers, use };
  const hearOthers = once(() => backend.onAppend?.((location) => wake(wakers, location)));
  let closed: Promise<void> | undefined;
  return {
    protocol: options.protocol,
    append: (location, agentKey, messages, appendOptions) =>
      use(() => append(context, { location, agentKey, messages }, appendOptions ?? {})),
    view: (name: string, location: string, ...rest: unknown[]) =>
      use(async () => (await readView(context, name, location, rest)).map(({ message }) => message)),
    entries: (name: string, location: string, ...rest: unknown[]) => use(() => readView(context, name, location, rest)),
    tail: (location, tailOptions) => {
      hearOthers();
      return tail(context, location, tailOptions ?? {});
    },
    locations: () => use(async () => [...(await backend.locations())].sort()),
    count: (location) => use(async () => backend.count(location === undefined ? undefined : checkLocation(location))),
    prune: (pruneOptions) => use(async () => backend.prune(checkPrune(pruneOptions))),
    close: () => (closed ??= (closing.abort(), settled().then(backend.close))),
  };
}

/** Does a job the first time it is called. */
function once(job: () => void): () => void {
  let done = false;
  return () => {
    if (!done) job();
    done = true;
  };
}

function createLifetime(): Pick<Context, "closing" | "use"> & { readonly settled: () => Promise<void> } {
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    closing,
    use: async (job) => {
      if (closing.signal.aborted) throw closedError();
      const work = job();
      running.add(work);
      try {
        return await work;
      } finally {
        running.delete(work);
      }
    },
    settled: async () => {
      await Promise.allSettled(running);
    },
  };
}

function closedError(): StoreError {
  return new StoreError("closed", "The store is closed; open it again.");
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
  { backend, options, wakers }: Context,
  input: AppendInput,
  { ids, check }: AppendOptions,
): Promise<readonly number[]> {
  const location = checkLocation(input.location);
  const agentKey = input.agentKey === null ? null : checkAgentKey(input.agentKey);
  const prepared = prepareRows(options, input.messages, { ...(ids && { ids }), check: check ?? options.check ?? "strict" });
  if (prepared.rows.length === 0) return [];
  const appended = (options.now?.() ?? new Date()).getTime() / 1000;
  let rows = prepared.rows;
  for (;;) {
    const written = await backend.append({ location, agentKey, rows, appended });
    if (written.kind === "written") {
      wake(wakers, location);
      return prepared.rowOf.map((row) => written.positions[row] as number);
    }
    // The same message written in another order of members counts as the same: it goes in again as it was stored.
    rows = rows.map((row, index) => {
      const stored = written.texts.get(index);
      if (stored === undefined) return row;
      if (!sameText(stored, row.text)) throw idConflict(row.id ?? "");
      return { ...row, text: stored };
    });
  }
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
      `There is no view ${JSON.stringify(name)}; ${options.protocol.name} has ${Object.keys(views).join(", ") || "none"}.`,
    );
  }
  // Where the view is of anyone the page follows the location directly.
  const [agents, page] = view.agents === "any" && typeof rest[0] === "object" && !Array.isArray(rest[0]) ? [undefined, rest[0]] : rest;
  const agentKeys = checkAgents(name, view, agents);
  const index = indexOfView(view);
  const query = { location: checkLocation(location), index, agentKeys, ...checkPage(page as Page | undefined) };
  if (index.take.length === 0 || (index.byAgent && agentKeys.length === 0)) return [];
  return (await backend.select(query)).map(readRow);
}

function readRow({ position, agentKey, text }: StoredRow): Entry {
  return { position, agentKey, message: JSON.parse(text) as AnyMessage };
}

function tail(
  context: Context,
  location: string,
  { from = 0, live = true, signal }: TailOptions,
): ReturnType<StoreFunctions<AnyMessage>["tail"]> {
  const { backend, options, closing, wakers } = context;
  if (closing.signal.aborted) throw closedError();
  const name = checkLocation(location);
  return follow<AnyMessage>(backend, {
    location: name,
    from: from === "now" ? from : checkWhole("from", from),
    live,
    signals: signal === undefined ? [closing.signal] : [closing.signal, signal],
    patienceMilliseconds: options.patienceMilliseconds ?? 60_000,
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

function checkPrune({ location, before }: { readonly location?: string; readonly before?: Date }): Parameters<StoreBackend["prune"]>[0] {
  if (location === undefined && before === undefined) {
    throw new StoreError("bad-option", "prune needs a location, a time in `before`, or both; it does not empty the whole store.");
  }
  if (before !== undefined && !(before instanceof Date && !Number.isNaN(before.getTime()))) {
    throw new StoreError("bad-option", "before must be a valid Date.");
  }
  return {
    location: location === undefined ? undefined : checkLocation(location),
    before: before === undefined ? undefined : before.getTime() / 1000,
  };
}
