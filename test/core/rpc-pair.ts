// A client and a server of the calculator, connected by streams in memory.

import { PassThrough } from "node:stream";
import { expect } from "vitest";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import { RequestError } from "../../packages/core/src/rpc/request-error.js";
import type { RpcConnectOptions, UntypedConnection } from "../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { calculator } from "./rpc-protocol.js";

const typedConnect: unknown = createRpcConnect(calculator, () => false, [ndjsonFraming]);
export const connect = typedConnect as (options: RpcConnectOptions<string>) => UntypedConnection;

interface Pair {
  readonly client: UntypedConnection;
  readonly server: UntypedConnection;
  readonly toServer: PassThrough;
  readonly toClient: PassThrough;
  readonly failures: unknown[];
}

export function pair(): Pair {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const failures: unknown[] = [];
  return {
    client: connect({ role: "client", readable: toClient, writable: toServer }),
    server: connect({ role: "server", readable: toServer, writable: toClient, onHandlerError: (error) => failures.push(error) }),
    toServer,
    toClient,
    failures,
  };
}

let next = 0;
export const request = (method: string, params: object) => ({ jsonrpc: "2.0", id: ++next, method, params });
export const add = (a: unknown, b: unknown): object => request("add", { a, b });
export interface Numbers {
  readonly params: { readonly a: number; readonly b: number; readonly to: number };
}
export const adding = { add: ({ params }: Numbers) => params.a + params.b } as never;

export async function failureOf(promise: unknown): Promise<RequestError> {
  const error: unknown = await (promise as Promise<unknown>).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RequestError);
  return error as RequestError;
}

/** The first results that a connection delivers. */
export async function take(connection: UntypedConnection, count: number): Promise<readonly unknown[]> {
  const taken: unknown[] = [];
  for await (const result of connection) {
    taken.push(result);
    if (taken.length === count) break;
  }
  return taken;
}
