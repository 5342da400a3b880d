// DAP over Content-Length frames: a generated adapter and a peer that frames with vscode-jsonrpc, in both directions. Prints what both got.

import { PassThrough } from "node:stream";
import type { DebugProtocol } from "@vscode/debugprotocol";
import { StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";
import {
  connect,
  createInitializedEvent,
  createInitializeRequest,
  createRunInTerminalRequest,
  createStackTraceRequest,
  createThreadsRequest,
  type RequestError,
} from "@gallery/dap";

interface Wires {
  readonly toPeer: PassThrough;
  readonly toUs: PassThrough;
  readonly sent: DebugProtocol.ProtocolMessage[];
  readonly write: (message: DebugProtocol.ProtocolMessage) => Promise<void>;
  /** The next message with a property of this value. */
  readonly next: (key: string, value: unknown) => Promise<DebugProtocol.ProtocolMessage>;
}

/** The peer: it only frames, so that what is inside is what the generated side wrote. */
function createPeer(): Wires {
  const [toPeer, toUs] = [new PassThrough(), new PassThrough()];
  const writer = new StreamMessageWriter(toUs);
  const sent: DebugProtocol.ProtocolMessage[] = [];
  const waiting = new Set<() => void>();
  new StreamMessageReader(toPeer).listen((message) => {
    sent.push(message as unknown as DebugProtocol.ProtocolMessage);
    for (const wake of waiting) wake();
  });
  return {
    toPeer,
    toUs,
    sent,
    write: (message) => writer.write(message as never),
    next: async (key, value) => {
      for (;;) {
        const found = sent.find((message) => Reflect.get(message, key) === value);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
  };
}

async function generatedAdapter(): Promise<unknown> {
  const { toPeer, toUs, write, next, sent } = createPeer();
  const adapter = connect({ role: "adapter", readable: toUs, writable: toPeer });
  void adapter.serve({
    initialize: async ({ arguments: { adapterID } }) => {
      await adapter.send(createInitializedEvent());
      return { supportsConfigurationDoneRequest: adapterID === "mock — é𝒳", supportsCancelRequest: true };
    },
    launch: async () => {
      const { processId } = await adapter.request(createRunInTerminalRequest({ cwd: "/work", args: ["node"] }));
      if (processId !== 7) throw new Error("not started");
    },
    setBreakpoints: ({ arguments: { breakpoints = [] } }) => ({ breakpoints: breakpoints.map(({ line }) => ({ verified: true, line })) }),
    configurationDone: () => undefined,
    threads: (_, { signal }) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve({ threads: [{ id: 1, name: "cancelled" }] }))),
    stackTrace: () => ({ stackFrames: [] }),
    continue: () => ({}),
    cancel: () => undefined,
    disconnect: () => undefined,
  });
  const request = (seq: number, command: string, args?: object): DebugProtocol.Request => ({
    seq,
    type: "request",
    command,
    ...(args === undefined ? {} : { arguments: args }),
  });
  await write(request(1, "initialize", { adapterID: "mock — é𝒳", supportsRunInTerminalRequest: true }));
  const initialized = (await next("request_seq", 1)) as DebugProtocol.InitializeResponse;
  await write(request(2, "launch", {}));
  const terminal = (await next("command", "runInTerminal")) as DebugProtocol.RunInTerminalRequest;
  const started: DebugProtocol.RunInTerminalResponse = {
    seq: 3,
    type: "response",
    request_seq: terminal.seq,
    success: true,
    command: terminal.command,
    body: { processId: 7 },
  };
  await write(started);
  const launched = (await next("request_seq", 2)) as DebugProtocol.LaunchResponse;
  await write(request(4, "setBreakpoints", { source: { path: "/code/a.js" }, breakpoints: [{ line: 7 }] }));
  const set = (await next("request_seq", 4)) as DebugProtocol.SetBreakpointsResponse;
  await write(request(5, "stackTrace", {}));
  const refused = (await next("request_seq", 5)) as DebugProtocol.ErrorResponse;
  await write(request(6, "threads"));
  await write(request(7, "cancel", { requestId: 6 }));
  const cancelled = (await next("request_seq", 6)) as DebugProtocol.ThreadsResponse;
  const cancelling = (await next("request_seq", 7)) as DebugProtocol.CancelResponse;
  toUs.end();
  return {
    events: sent.flatMap((message) => ("event" in message ? [message.event] : [])),
    capabilities: initialized.body,
    launched: launched.success,
    lines: set.body.breakpoints.map(({ line }) => line),
    refused: [refused.success, refused.body.error?.id],
    cancelled: [cancelled.body.threads[0]?.name, cancelling.success],
  };
}

async function generatedClient(): Promise<unknown> {
  const { toPeer, toUs, write, next } = createPeer();
  const client = connect({ role: "client", readable: toUs, writable: toPeer });
  const answering = (async () => {
    const { seq } = await next("command", "initialize");
    const initialized: DebugProtocol.InitializeResponse = {
      seq: 1,
      type: "response",
      request_seq: seq,
      success: true,
      command: "initialize",
      body: { supportsCancelRequest: true },
    };
    await write(initialized);
    const threads = await next("command", "threads");
    const refused: DebugProtocol.ErrorResponse = {
      seq: 2,
      type: "response",
      request_seq: threads.seq,
      success: false,
      command: "threads",
      message: "notStopped",
      body: { error: { id: 9, format: "The program runs." } },
    };
    await write(refused);
  })();
  const respond = (seq: number, command: string, request: number, body?: object): DebugProtocol.Response => ({
    seq,
    type: "response",
    request_seq: request,
    success: true,
    command,
    ...(body === undefined ? {} : { body }),
  });
  const capabilities = await client.request(createInitializeRequest({ adapterID: "mock" }));
  const refused = await client.request(createThreadsRequest()).catch((error: unknown) => (error as Error).message);
  await answering;
  // The adapter answers both the cancelled request and the one that cancels it, and nobody waits for either.
  const controller = new AbortController();
  const stack = client.request(createStackTraceRequest({ threadId: 1 }), { signal: controller.signal });
  const asked = await next("command", "stackTrace");
  controller.abort();
  const aborted = await stack.catch((error: unknown) => (error as RequestError).reason);
  const cancel = (await next("command", "cancel")) as DebugProtocol.CancelRequest;
  await write(respond(3, "stackTrace", asked.seq, { stackFrames: [] }));
  await write(respond(4, "cancel", cancel.seq));
  toUs.end();
  const others: unknown[] = [];
  for await (const other of client) others.push(other);
  return { capabilities, refused, aborted, cancelled: cancel.arguments?.requestId === asked.seq, others };
}

console.log(JSON.stringify({ adapter: await generatedAdapter(), client: await generatedClient() }));
