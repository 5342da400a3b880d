// Items that arrive at any time and are kept until somebody asks for them: one iterator, or several that share them.

export interface Queue<Item> {
  readonly push: (item: Item) => void;
  /** How many items are kept. */
  readonly size: () => number;
  /** Removes the oldest item that is kept. */
  readonly shift: () => Item | undefined;
  /** Nothing more arrives: every iterator ends after the last item, with the error if there is one. */
  readonly end: (error?: { readonly thrown: unknown }) => void;
  readonly hasEnded: () => boolean;
  /** An iterator over the items; `onReturn` is called if its caller stops before the end. */
  readonly iterate: (onReturn: () => void) => AsyncIterableIterator<Item>;
}

/** Items that were taken are removed from the front when there are this many, and no fewer than those that are kept. */
const removedAtOnce = 1000;

interface Waiter<Item> {
  readonly iterator: object;
  readonly give: (item: Item) => void;
  readonly end: () => void;
}

export function createQueue<Item>(): Queue<Item> {
  let kept: (Item | undefined)[] = [];
  /** How many of the kept items were taken: removing each from the front would take quadratic time. */
  let taken = 0;
  let waiters: Waiter<Item>[] = [];
  let ending: { readonly error: { readonly thrown: unknown } | undefined } | undefined;

  const size = (): number => kept.length - taken;
  const shift = (): Item | undefined => {
    const item = kept[taken];
    if (taken < kept.length) kept[taken++] = undefined;
    if (taken === kept.length || (taken >= removedAtOnce && 2 * taken >= kept.length)) [kept, taken] = [kept.slice(taken), 0];
    return item;
  };

  const iterate = (onReturn: () => void): AsyncIterableIterator<Item> => {
    let isOver = false;
    /** The end, or the error once. */
    const finish = async (): Promise<IteratorReturnResult<undefined>> => {
      const error = isOver ? undefined : ending?.error;
      isOver = true;
      if (error !== undefined) throw error.thrown;
      return { done: true, value: undefined };
    };
    const iterator: AsyncIterableIterator<Item> = {
      next: () => {
        if (!isOver && size() > 0) return Promise.resolve({ done: false, value: shift() as Item });
        if (isOver || ending !== undefined) return finish();
        return new Promise((resolve) => {
          waiters.push({ iterator, give: (value) => resolve({ done: false, value }), end: () => resolve(finish()) });
        });
      },
      return: () => {
        const isEarly = !isOver && ending === undefined;
        isOver = true;
        const own = waiters.filter((waiter) => waiter.iterator === iterator);
        waiters = waiters.filter((waiter) => waiter.iterator !== iterator);
        for (const { end } of own) end();
        if (isEarly) onReturn();
        return finish();
      },
      [Symbol.asyncIterator]: () => iterator,
    };
    return iterator;
  };

  return {
    push: (item) => {
      const waiter = waiters.shift();
      if (waiter === undefined) kept.push(item);
      else waiter.give(item);
    },
    size,
    shift,
    end: (error) => {
      ending ??= { error };
      for (const { end } of waiters.splice(0)) end();
    },
    hasEnded: () => ending !== undefined,
    iterate,
  };
}
