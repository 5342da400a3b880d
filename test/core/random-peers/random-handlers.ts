// Handlers that do anything: answer, fail, hang, ignore their signal, or return what cannot be sent.

import { ReplyError } from "../../../packages/core/src/rpc/request-error.js";
import type { Handler } from "../../../packages/core/src/rpc/rpc-types.js";
import type { Random } from "./random.js";

const never = (): Promise<never> => new Promise(() => undefined);

function hostileProxy(): Error {
  const throwing = (): never => {
    throw new Error("do not touch");
  };
  return new Proxy(new Error("hostile"), { get: throwing, getPrototypeOf: throwing, ownKeys: throwing, has: throwing });
}

/** A handler of a request whose right result is given. */
function randomHandler(random: Random, right: unknown): Handler {
  return (_request, { signal }) =>
    random.pick<() => unknown>([
      () => right,
      () => Promise.resolve(right),
      () => right,
      () => {
        throw new Error("failed");
      },
      () => Promise.reject(new ReplyError({ code: 7, message: "no" })),
      () => Promise.reject(new ReplyError({ code: "seven" })),
      () => Promise.reject(hostileProxy()),
      () => hostileProxy(),
      () => Symbol("odd"),
      never,
      () => new Promise((resolve) => signal.addEventListener("abort", () => resolve(right))),
    ])();
}

function randomStream(random: Random, item: (index: number) => unknown): Handler {
  const count = random.below(5);
  const ending = random.below(5);
  return async function* () {
    for (let index = 0; index < count; index++) yield item(index);
    if (ending === 0) throw new Error("failed in the middle");
    if (ending === 1) await never();
    if (ending === 2) yield { n: "wrong" };
    if (ending === 3) yield { n: 9, last: true };
  };
}

/** Handlers for some of the requests, and sometimes a fallback. */
export function randomHandlers(random: Random): { readonly handlers: Record<string, Handler>; readonly fallback?: Handler } {
  const all: Record<string, Handler> = {
    add: randomHandler(random, 3),
    wait: randomHandler(random, null),
    ask: randomHandler(random, "blue"),
    count: randomStream(random, (n) => ({ n, last: false })),
    follow: randomStream(random, (n) => n),
    cancel: randomHandler(random, undefined),
  };
  const handlers = Object.fromEntries(Object.entries(all).filter(() => !random.oneIn(3)));
  return random.oneIn(4) ? { handlers, fallback: randomHandler(random, 3) } : { handlers };
}
