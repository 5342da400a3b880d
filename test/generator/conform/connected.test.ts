// What `connect` and `serve` of a package make of every protocol with requests: a party that answers with the examples of the spec fails nothing.

import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { frameOf, resultTo, samplesOf, type Members } from "../../../generator/party/make-messages.js";
import type { Party, PartyEvents } from "../../../generator/party/party.js";
import { findFraming } from "../../../generator/party/stream-framing.js";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";
import type { Framing } from "../../../packages/core/src/framing/framing.js";
import { createRpcConnect } from "../../../packages/core/src/rpc/rpc-connect.js";
import { galleryRoot } from "../../gallery/gallery.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { conformWith, oneOf, withVerdict } from "./played-party.js";

type Handlers = Readonly<Record<string, (request: Members) => unknown>>;
type Connect = (options: object) => { readonly serve: (handlers: Handlers) => Promise<void> };

/** A party that answers each request with the examples of its results. */
function connectedParty(protocol: ProtocolModel, role: string, framing: Framing, { onPiece, onEnd }: PartyEvents): Party {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const connect = createRpcConnect(runnable(protocol), () => false, [framing]) as unknown as Connect;
  const handlers = Object.values(protocol.messages).flatMap(({ name, to, result, stream }) => {
    if (result === undefined || !to.includes(role)) return [];
    const body = frameOf(protocol, result)?.body ?? "";
    const handler = (request: Members): unknown => resultTo(protocol, request)[body];
    async function* each(): AsyncGenerator {
      for (const sample of samplesOf(protocol, result!)) yield sample[body];
    }
    return [[name, stream === undefined ? handler : each] as const];
  });
  const served = connect({ role, readable: input, writable: output }).serve(Object.fromEntries(handlers));
  const read = (async () => {
    for await (const pieces of framing.cut(output, 16 * 1024 * 1024, 4096)) pieces.forEach(onPiece);
  })();
  void served.finally(async () => {
    output.end();
    await read;
    onEnd({ code: 0, signal: null });
  });
  return {
    write: async (data) => {
      input.write(data);
      await new Promise((resolve) => setImmediate(resolve));
      return undefined;
    },
    finish: async () => {
      input.end();
      await served;
      return true;
    },
    close: async () => {
      input.end();
      await served;
    },
    errors: () => "",
  };
}

/** The roles that answer requests and do not have to begin. */
const served = specProtocols(galleryRoot)
  .filter((protocol) => protocol.frames !== undefined && findFraming(protocol, undefined).ok)
  .flatMap((protocol) => Object.keys(protocol.roles).map((role) => ({ name: protocol.name, role, protocol })))
  .filter(({ protocol, role }) => {
    const begins = Object.values(protocol.flows).flatMap(({ start }) => start);
    const isAsked = ({ to, result }: ProtocolModel["messages"][string]): boolean => to.includes(role) && result !== undefined;
    return Object.values(protocol.messages).some(isAsked) && begins.every((type) => protocol.messages[type]!.to.includes(role));
  });

it.each(served)("fails nothing: $name $role", async ({ protocol, role }) => {
  const framed = findFraming(protocol, undefined);
  if (!framed.ok) throw new Error(framed.problem);
  const { framing } = framed;
  const peer = Object.keys(protocol.roles).find((other) => other !== role);
  const party = { framing, isStream: true, start: (events: PartyEvents) => connectedParty(protocol, role, framing, events) };
  const report = await conformWith({ protocol, role, peer, only: oneOf(8) }, party);
  expect(withVerdict(report, "fail")).toEqual([]);
  // Whether a request comes too early is for the program to say.
  expect(report.results.filter(({ verdict, check }) => verdict === "lax" && check !== "too-early")).toEqual([]);
});

it("allows what a party that works on several requests at once sends for one, after the answer to a later one", async () => {
  const protocol = specProtocols(galleryRoot).find(({ name }) => name === "acp")!;
  const framed = findFraming(protocol, undefined);
  if (!framed.ok) throw new Error(framed.problem);
  const { framing } = framed;
  /** An agent that answers prompts after what it reads next, which it answers at once. */
  const start = ({ onPiece, onEnd }: PartyEvents): Party => {
    let issued = 0;
    const say = (message: object): void => onPiece({ number: (issued += 1), content: JSON.stringify({ jsonrpc: "2.0", ...message }) });
    const results: Readonly<Record<string, object>> = {
      initialize: { protocolVersion: 1, agentCapabilities: {} },
      authenticate: {},
      "session/new": { sessionId: "s-1" },
    };
    const working: (() => void)[] = [];
    const work = (): void => working.splice(0).forEach((task) => task());
    const update = { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "hi" } };
    return {
      write: async (data) => {
        const { id, method } = JSON.parse(String(data)) as { readonly id?: number; readonly method?: string };
        const result = results[method ?? ""];
        if (method === "session/prompt")
          working.push(() => {
            say({ method: "session/update", params: { sessionId: "s-1", update } });
            say({ id, result: { stopReason: "end_turn" } });
          });
        else if (id !== undefined) say({ id, ...(result ? { result } : { error: { code: -32601, message: "unknown" } }) });
        if (method === "session/prompt") setTimeout(work, 50);
        else work();
        return undefined;
      },
      finish: () => Promise.resolve(false),
      close: () => Promise.resolve(onEnd({ code: 0, signal: null })),
      errors: () => "",
    };
  };
  const only = /^session\/prompt |^output/;
  const report = await conformWith({ protocol, role: "agent", peer: "client", only }, { framing, start, isStream: false });
  const order = report.results.filter(({ check }) => check === "order");
  expect(order.map(({ verdict, outcome }) => [verdict, outcome])).toEqual([["pass", "as required"]]);
});
