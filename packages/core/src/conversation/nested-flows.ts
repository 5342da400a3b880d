// Flows inside flows: which run of the outer flow a message belongs to, what an end of that run does to the runs inside it, and the fields that
// the messages of a run repeat.

import type { Entry } from "./conversation-entry.js";
import { allowedTypes, concerns, runKey, stepRun, type FlowRun, type RunKey, type Runs } from "./flow-run.js";
import { createIssue, formatPath, mismatch } from "../issues.js";
import { comparable, readPath } from "../base/path.js";
import type { Flow, ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import { alongPath } from "../shape/at-path.js";
import type { Path } from "../shape/shape.js";
import { ambiguousFlow, outsideFlow, unfinishedFlow } from "./wordings.js";

/** Where the run of a message is, or would be. */
interface RunPlace {
  readonly slot: string;
  /** The slot of the run that it is inside of. */
  readonly parent?: string | undefined;
}

/** A run that others are inside of. */
export interface OuterRun {
  readonly flow: string;
  readonly key: RunKey;
  readonly parent: OuterRun | undefined;
}

/** Where a run is, and what may come next. */
export interface Outlook {
  readonly parent: OuterRun | undefined;
  /** The types that may come next in the run or start one inside it. */
  readonly expected: readonly string[];
}

export interface Nesting<M> {
  /** Applies a message to the runs of all flows, outer ones first, and ends the runs inside those that it ends. */
  readonly follow: (entry: Entry<M>) => void;
  /** Forgets a run. */
  readonly drop: (slot: string, run: FlowRun<M>) => void;
  readonly outlook: (slot: string, run: FlowRun<M>) => Outlook;
}

/** No more runs than this are looked at to find the one that a message belongs to. */
const mostCandidates = 16;

/** Sets of open runs, by what they have in common. Each change can be undone. */
type Slots = Map<string, Set<string>>;

function change(slots: Slots, name: string, slot: string, undo: (() => void)[], isAdded: boolean): void {
  const set = slots.get(name) ?? new Set();
  slots.set(name, set);
  if (set.has(slot) === isAdded) return;
  const [apply, revert] = isAdded ? [() => set.add(slot), () => set.delete(slot)] : [() => set.delete(slot), () => set.add(slot)];
  apply();
  undo.push(revert);
}

const keyed = (flow: string, key: RunKey): string => JSON.stringify([flow, key]);

/** The feature `nesting`. */
export function createNesting<M>(protocol: ProtocolDescriptor, runs: Runs<M>): Nesting<M> {
  const { flows } = protocol;
  /** The open runs of each flow, those with the same key, and those inside each run. */
  const ofFlow: Slots = new Map();
  const withKey: Slots = new Map();
  const inside: Slots = new Map();
  const inner = new Map(Object.keys(flows).map((name) => [name, Object.values(flows).filter((flow) => flow.inside === name)]));
  /** Runs that the current message has ended. */
  let ending: string[] = [];

  const mark = (slot: string, { flow, key, parent }: FlowRun<M>, undo: (() => void)[], isOpen: boolean): void => {
    change(ofFlow, flow.name, slot, undo, isOpen);
    change(withKey, keyed(flow.name, key), slot, undo, isOpen);
    if (parent !== undefined) change(inside, parent, slot, undo, isOpen);
  };

  const replace = (slot: string, run: FlowRun<M>, undo: (() => void)[]): void => {
    const before = runs.get(slot)!;
    runs.set(slot, run);
    undo.push(() => runs.set(slot, before));
  };

  /** The open runs of a flow that a message may belong to: those with the key that it carries, or else all. */
  const candidates = (name: string, entry: Entry<M>): readonly string[] => {
    const flow = flows[name];
    if (flow === undefined) return [];
    const key = runKey(flow, entry);
    const open = key === undefined ? ofFlow.get(name) : withKey.get(keyed(name, key));
    const found = firstOf(open ?? [], mostCandidates);
    if (found.length < 2 || flow.inside === undefined) return found;
    const outer = new Set(candidates(flow.inside, entry));
    return found.filter((slot) => outer.has(runs.get(slot)!.parent!));
  };

  /** The run of a flow that a message belongs to; undefined if it is not inside a run of the outer flow, which is an issue of the message. */
  const place = (flow: Flow, entry: Entry<M>): RunPlace | undefined => {
    const own = runKey(flow, entry);
    const slotIn = (parent?: string): string =>
      JSON.stringify([flow.name, own ?? entry.arrival, ...(parent === undefined ? [] : [parent])]);
    if (flow.inside === undefined) return { slot: slotIn() };
    const found = candidates(flow.inside, entry);
    // Of several runs, it is the one in which its own run is open.
    const open = found.length > 1 && own !== undefined ? [...firstOf(withKey.get(keyed(flow.name, own)) ?? [], 2)] : [];
    const [parent, other] = open.length === 1 ? [runs.get(open[0]!)?.parent] : found;
    if (parent !== undefined && other === undefined) return { slot: slotIn(parent), parent };
    // The outer flow has reported a message that has a place in both.
    const outer = flows[flow.inside];
    const isReported = outer !== undefined && entry.issues.length > 0 && concerns(outer, entry.type);
    if (isReported || flow.anytime.includes(entry.type)) return undefined;
    const wording = parent === undefined ? outsideFlow(entry.type, flow.inside) : ambiguousFlow(entry.type, flow.inside);
    entry.issues.push(createIssue(wording, entry.tagPath, flow.inside));
    return undefined;
  };

  /** Ends what is inside a run, and returns the runs that should have ended before. */
  const close = (slot: string, undo: (() => void)[]): readonly FlowRun<M>[] => {
    const within = [...(inside.get(slot) ?? [])];
    mark(slot, runs.get(slot)!, undo, false);
    return within.flatMap((child) => {
      const run = runs.get(child)!;
      replace(child, { ...run, ended: true }, undo);
      const deeper = close(child, undo);
      return run.flow.open === "allow" ? deeper : [run, ...deeper];
    });
  };

  const depthOf = ({ inside: outer }: Flow): number => (outer === undefined || flows[outer] === undefined ? 0 : 1 + depthOf(flows[outer]));
  const outerFirst = Object.values(flows).sort((a, b) => depthOf(a) - depthOf(b));

  const step = (flow: Flow, entry: Entry<M>): void => {
    const { slot, parent } = (concerns(flow, entry.type) && place(flow, entry)) || {};
    const stepped = slot === undefined ? undefined : stepRun(protocol, runs, flow, slot, entry);
    if (slot === undefined || stepped === undefined) return;
    const run = { ...stepped, parent };
    runs.set(slot, run);
    if (run.first === entry) mark(slot, run, entry.undo, true);
    else checkSame(protocol, run, entry);
    if (run.ended) ending.push(slot);
    for (let outer = parent; outer !== undefined; outer = runs.get(outer)?.parent)
      replace(outer, { ...runs.get(outer)!, recent: entry }, entry.undo);
  };

  const expected = (slot: string, run: FlowRun<M>): readonly string[] => {
    const own = allowedTypes(run.flow, run);
    if (run.ended) return own;
    const open = [...(inside.get(slot) ?? [])].map((child) => runs.get(child)!.flow);
    const mustWait = open.some((flow) => flow.open !== "allow");
    const starts = (inner.get(run.flow.name) ?? []).flatMap((flow) => (flow.key === "connection" && open.includes(flow) ? [] : flow.start));
    return [...new Set([...own.filter((type) => !mustWait || !run.flow.end.includes(type)), ...starts])];
  };

  return {
    follow: (entry) => {
      for (const flow of outerFirst) step(flow, entry);
      const ended = ending;
      ending = [];
      // Inner runs that end with the same message come after the outer ones.
      for (const slot of ended.toReversed()) {
        const unfinished = close(slot, entry.undo);
        if (unfinished.length === 0) continue;
        const names = unfinished.map((run) => describeRun(protocol, run)).sort();
        entry.issues.push(createIssue(unfinishedFlow(entry.type, runs.get(slot)!.flow.name, names), entry.tagPath, undefined, entry.type));
      }
    },
    drop: (slot, run) => {
      mark(slot, run, [], false);
      inside.delete(slot);
    },
    outlook: (slot, run) => ({ parent: outerRun(runs, run.parent), expected: expected(slot, run) }),
  };
}

const outerRun = <M>(runs: Runs<M>, slot: string | undefined): OuterRun | undefined => {
  const run = slot === undefined ? undefined : runs.get(slot);
  return run && { flow: run.flow.name, key: run.key, parent: outerRun(runs, run.parent) };
};

/** The first items, without looking at the others. */
function firstOf<T>(items: Iterable<T>, most: number): readonly T[] {
  const found: T[] = [];
  for (const item of items) if (found.push(item) === most) break;
  return found;
}

/** `text (messageId "m-1")`, without sensitive values. */
function describeRun<M>(protocol: ProtocolDescriptor, { flow: { name, key: paths }, key, first }: FlowRun<M>): string {
  const shown = typeof paths === "string" ? [] : paths.filter((path) => !isSensitive(protocol, first, path)).map(formatPath);
  const values = Object.entries(key).flatMap(([field, value]) => (shown.includes(field) ? [`${field} ${quote(value)}`] : []));
  return values.length === 0 ? name : `${name} (${values.join(", ")})`;
}

/** Whether the value at a path of a message must not be shown. */
const isSensitive = <M>({ types }: ProtocolDescriptor, { descriptor }: Entry<M>, path: Path): boolean =>
  descriptor !== undefined && [...alongPath(types, descriptor.shape, path)].some(({ field }) => field?.sensitive === true);

/** Reports a field that does not repeat the value of the message that started the run. */
function checkSame<M>(protocol: ProtocolDescriptor, { flow, first }: FlowRun<M>, entry: Entry<M>): void {
  for (const path of flow.same ?? []) {
    const expected = comparable(readPath(first.message, path));
    const received = comparable(readPath(entry.message, path));
    if (received === undefined || expected === received) continue;
    const start = `the "${first.type}" of the ${flow.name}`;
    if (isSensitive(protocol, entry, path)) entry.issues.push(createIssue(mismatch(start, "the same", "another value"), path));
    else {
      const wording = mismatch(start, expected === undefined ? "absent" : quote(expected), quote(received));
      entry.issues.push(createIssue(wording, path, expected, received));
    }
  }
}
