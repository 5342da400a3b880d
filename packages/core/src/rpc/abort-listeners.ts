// Listens to the signals of callers. However many requests share a signal, it gets a single listener: Node warns about more than ten.

interface Listening {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

/** By signal, and only while something waits for it, so that nothing here outlives a signal or a request. */
const listening = /*@__PURE__*/ new WeakMap<AbortSignal, Listening>();

/** Calls back once when a signal is aborted; the function that is returned ends that. */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const { callbacks, listener } = listening.get(signal) ?? listenTo(signal);
  // A function of its own, so that the same callback can wait twice.
  const own = (): void => callback();
  callbacks.add(own);
  return () => {
    if (!callbacks.delete(own) || callbacks.size > 0) return;
    signal.removeEventListener("abort", listener);
    listening.delete(signal);
  };
}

function listenTo(signal: AbortSignal): Listening {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    listening.delete(signal);
    for (const callback of callbacks) callback();
    callbacks.clear();
  };
  const made = { callbacks, listener };
  listening.set(signal, made);
  signal.addEventListener("abort", listener, { once: true });
  return made;
}
