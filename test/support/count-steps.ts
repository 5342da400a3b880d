// Counts what a run does instead of timing it: how often each block of code runs, which V8 counts for its code coverage, and how many
// characters and items the built-in methods go through. A run has the same count on every machine, however busy it is.

import { Session } from "node:inspector";

/** What V8 says about the scripts that ran. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

let session: Session | undefined;

/** Asks V8 about this thread; it answers before `post` returns. */
function ask(method: string, parameters: object = {}): unknown {
  let answer: unknown;
  session?.post(method, parameters, (error, result) => {
    if (error !== null) throw new Error(error.message);
    answer = result;
  });
  return answer;
}

/** Starts to count. Blocks are counted in functions that are compiled from now on; of functions that were compiled before, only the calls. */
export function startCounting(): void {
  if (session !== undefined) return;
  session = new Session();
  session.connect();
  ask("Profiler.enable");
  ask("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
}

function stopCounting(): void {
  session?.disconnect();
  session = undefined;
}

/** What is not counted: Node, the test runner, and this module. */
const isOutside = (url: string): boolean => /^$|^node:|\/node_modules\/(?:@?vitest|vite|chai)\/|\/count-steps\.ts$/.test(url);

/** The number of blocks that ran since the last look. */
function takeBlocks(): number {
  const { result } = ask("Profiler.takePreciseCoverage") as Coverage;
  return result
    .filter(({ url }) => !isOutside(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

interface Sized {
  readonly length: number;
}

/** How many characters or items a call of a built-in method goes through. */
type Cost = (self: Sized, given: readonly unknown[], result: unknown) => number;

/** Finds a part of a text or an item of an array, also while the methods are replaced. */
const finderOf = (prototype: object): ((this: Sized, what: unknown, from: unknown) => number) =>
  Object.getOwnPropertyDescriptor(prototype, "indexOf")!.value as (this: Sized, what: unknown, from: unknown) => number;

const findText = finderOf(String.prototype);
const findItem = finderOf(Array.prototype);

/** From the start of a search to what was found, or to the end. */
const upTo = (self: Sized, from: unknown, found: number): number =>
  Math.max(0, (found < 0 ? self.length : found) - (Number(from) || 0)) + 1;

const everything: Cost = ({ length }) => length;
const whatItReturns: Cost = (_self, _given, result) => (result as Sized).length;
const untilFound: Cost = (self, [, from], result) => upTo(self, from, result as number);

const costs: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
  [
    String.prototype,
    {
      indexOf: untilFound,
      includes: (self, [part, from]) => upTo(self, from, findText.call(self, part, from)),
      replace: everything,
      replaceAll: everything,
      split: everything,
    },
  ],
  [
    Array.prototype,
    {
      indexOf: untilFound,
      includes: (self, [item, from]) => upTo(self, from, findItem.call(self, item, from)),
      concat: whatItReturns,
      join: everything,
      slice: whatItReturns,
      sort: everything,
      toSorted: everything,
    },
  ],
  [
    RegExp.prototype,
    {
      // It goes from where it begins to the end of what it found; one that is sticky gives up where it begins.
      exec: (self, [text], result) => {
        const found = result as RegExpExecArray | null;
        const { global, sticky } = self as unknown as RegExp;
        if (found !== null) return (global || sticky ? 0 : found.index) + found[0].length + 1;
        return sticky ? 1 : String(text).length;
      },
    },
  ],
  [Object.getPrototypeOf(Uint8Array.prototype) as object, { indexOf: untilFound, slice: whatItReturns }],
];

/** Counts what the built-in methods go through until it is told to end, which returns the count. */
function countBuiltIns(): () => number {
  let count = 0;
  const restore: (() => void)[] = [];
  for (const [prototype, costOf] of costs) {
    for (const [name, cost] of Object.entries(costOf)) {
      const original = Object.getOwnPropertyDescriptor(prototype, name)!;
      const method = original.value as (...given: readonly unknown[]) => unknown;
      const value = function (this: Sized, ...given: readonly unknown[]): unknown {
        const result = method.apply(this, given as unknown[]);
        count += cost(this, given, result);
        return result;
      };
      Object.defineProperty(prototype, name, { ...original, value });
      restore.push(() => Object.defineProperty(prototype, name, original));
    }
  }
  return () => {
    for (const undo of restore) undo();
    return count;
  };
}

/** Counts between the call and the call of what it returns. */
function beginCount(): () => number {
  const isRunning = session !== undefined;
  startCounting();
  takeBlocks();
  const endBuiltIns = countBuiltIns();
  return () => {
    const items = endBuiltIns();
    const steps = items + takeBlocks();
    if (!isRunning) stopCounting();
    return steps;
  };
}

/** The steps of a run. */
export function stepsOf(run: () => unknown): number {
  const end = beginCount();
  let steps = 0;
  try {
    run();
  } finally {
    steps = end();
  }
  return steps;
}

/** The steps of a run that takes turns with others, whose steps count as well. */
export async function stepsOfAsync(run: () => Promise<unknown>): Promise<number> {
  const end = beginCount();
  let steps = 0;
  try {
    await run();
  } finally {
    steps = end();
  }
  return steps;
}
