// DAP over Content-Length frames: a generated adapter and a peer that frames with vscode-jsonrpc, in both directions. Prints what both got.

import { PassThrough } from "node:stream";
import type { DebugProtocol } from "@vscode/debugprotocol";
import { StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";
import { connect, createInitializedEvent, createInitializeRequest, createRunInTerminalRequest, createThreadsRequest } from "@gallery/dap";

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
      return { supportsConfigurationDoneRequest: adapterID === "mock — é𝒳" };
    },
    launch: async () => {
      const { processId } = await adapter.request(createRunInTerminalRequest({ cwd: "/work", args: ["node"] }));
      if (processId !== 7) throw new Error("not started");
    },
    setBreakpoints: ({ arguments: { breakpoints = [] } }) => ({ breakpoints: breakpoints.map(({ line }) => ({ verified: true, line })) }),
    configurationDone: () => undefined,
    threads: () => ({ threads: [{ id: 1, name: "main" }] }),
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
  await write(request(1, "initialize", { adapterID: "mock — é𝒳" }));
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
  await write(request(4, "setBreakpoints", { source: { path: "/work/a.js" }, breakpoints: [{ line: 7 }] }));
  const set = (await next("request_seq", 4)) as DebugProtocol.SetBreakpointsResponse;
  await write(request(5, "stackTrace", {}));
  const refused = (await next("request_seq", 5)) as DebugProtocol.ErrorResponse;
  toUs.end();
  return {
    events: sent.flatMap((message) => ("event" in message ? [message.event] : [])),
    capabilities: initialized.body,
    launched: launched.success,
    lines: set.body.breakpoints.map(({ line }) => line),
    refused: [refused.success, refused.body.error?.id],
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
      body: {},
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
  const capabilities = await client.request(createInitializeRequest({ adapterID: "mock" }));
  const refused = await client.request(createThreadsRequest()).catch((error: unknown) => (error as Error).message);
  await answering;
  toUs.end();
  return { capabilities, refused };
}

console.log(JSON.stringify({ adapter: await generatedAdapter(), client: await generatedClient() }));
