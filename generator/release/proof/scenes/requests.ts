// Scenes with requests: what a party answers to a message that it cannot handle, when it gives a request up, how it takes one back, and when a
// stream of results is over. Both releases run as they do in a connection, with messages in place of streams.

import type { Json } from "@wirepact/core";
import { explain } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { createRpc, findFrame, timeoutOf, type Rpc } from "@wirepact/core/codegen/frames";
import type { ProtocolModel } from "../../../model/protocol-model.js";
import { read } from "../read-message.js";
import { sceneOf, firstScene, type MakeScenes, type Scene } from "./scene.js";

interface Party {
  readonly rpc: Rpc;
  /** What it has sent. */
  readonly sent: unknown[];
}

function openParty(model: ProtocolModel): Party {
  const protocol = runnable(model);
  const sent: unknown[] = [];
  const rpc = createRpc(
    protocol,
    {
      send: (message) => Promise.resolve(void sent.push(message)),
      check: (value, type) => explain(protocol, value, { mode: "strict", reading: true, tag: type }),
      handOn: () => undefined,
      isIterated: () => false,
      onHandlerError: () => undefined,
    },
    {},
  );
  return { rpc, sent };
}

/** Promises that are settled already are handled within a turn of the event loop. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const describeSent = ({ sent }: Party): string =>
  sent.length === 0 ? "sends nothing" : sent.map((message) => `sends ${JSON.stringify(message)}`).join(", then ");

/** The requests of both releases, as their examples have them. */
const requestsOf = (models: readonly ProtocolModel[], name?: string): readonly Json[] =>
  models.flatMap(({ messages }) =>
    Object.values(messages).flatMap((type) =>
      type.result !== undefined && (name === undefined || type.name === name) ? type.examples.map(({ value }) => value) : [],
    ),
  );

type Properties = { readonly [name: string]: Json };

/** The first message for which the parties of the two releases do something else. */
async function compareParties(
  models: readonly [ProtocolModel, ProtocolModel],
  messages: readonly unknown[],
  act: (party: Party, message: unknown, model: ProtocolModel) => unknown,
): Promise<readonly Scene[]> {
  for (const message of messages) {
    const said: string[] = [];
    for (const model of models) {
      const party = openParty(model);
      await act(party, message, model);
      await settle();
      said.push(describeSent(party));
      party.rpc.end();
    }
    const scene = sceneOf([typeof message === "string" ? message : JSON.stringify(message)], said[0]!, said[1]!);
    if (scene.length > 0) return scene;
  }
  return [];
}

/** What a party answers to text that is no JSON, to an unknown or an invalid request, and to one whose handler fails. */
export const failure: MakeScenes = ({ old, current, change: { facts } }) => {
  const requests = requestsOf([old, current]);
  const unknown = requests.map((message) => {
    const tag = findFrame(old, message)?.tag ?? findFrame(current, message)?.tag ?? "";
    return { ...(message as Properties), [tag]: "x_unheard_of" };
  });
  const invalid = requests.map((message) => {
    const body = findFrame(old, message)?.body ?? findFrame(current, message)?.body ?? "";
    return { ...(message as Properties), [body]: "x" };
  });
  const given: Readonly<Record<string, readonly unknown[]>> = {
    unparsable: ["{"],
    unknownMessage: unknown,
    invalidMessage: invalid,
    handlerFailed: requests,
  };
  return compareParties([old, current], given[facts.what] ?? [], ({ rpc }, message, model) => {
    if (facts.what === "handlerFailed") {
      const failing = Object.keys(model.messages).map(
        (name) =>
          [
            name,
            () => {
              throw new Error("out of order");
            },
          ] as const,
      );
      rpc.serve(Object.fromEntries(failing));
    }
    if (typeof message === "string") return rpc.receive({ ok: false, issues: [{ code: "syntax", message: "not valid JSON", path: [] }] });
    return rpc.receive(read(model, message, { mode: "strict" }), message);
  });
};

/** What a party sends when a request of its own is aborted. */
export const cancellation: MakeScenes = ({ old, current, change: { facts } }) =>
  compareParties(
    [old, current],
    [...requestsOf([old, current], facts.what), ...requestsOf([old, current])],
    async ({ rpc, sent }, message) => {
      const aborting = new AbortController();
      try {
        const answer = rpc.request(message, { signal: aborting.signal });
        if ("catch" in answer) answer.catch(() => undefined);
        else void answer.next().catch(() => undefined);
      } catch {
        // The release does not know the request.
        return;
      }
      await settle();
      sent.length = 0;
      aborting.abort();
    },
  );

/** A request without an answer. */
export const timeout: MakeScenes = ({ old, current, change: { facts } }) => {
  const [request] = requestsOf([old, current], facts.what);
  const waits = [old, current].map(({ messages }) => timeoutOf(messages[facts.what] ?? {}));
  if (request === undefined) return [];
  const moment = Math.min(...waits) + 1000;
  const say = (wait: number | undefined): string =>
    wait! < moment ? `the request has failed with timeout after ${wait! / 1000} s` : "the request still waits";
  return sceneOf([JSON.stringify(request), `no answer for ${moment / 1000} s`], say(waits[0]), say(waits[1]));
};

/** A request and the results that answer it, one after the other: when it is over. */
export const stream: MakeScenes = async ({ old, current, change: { facts } }) => {
  // Loaded on demand, because it is large.
  const { boundaryMessages } = await import("@wirepact/core/testing/vectors");
  const results = [old, current].flatMap((model) => {
    const name = model.messages[facts.what]?.result ?? "";
    const examples = model.messages[name]?.examples.map(({ value }) => value) ?? [];
    return examples.length === 0 ? [] : [...examples, ...boundaryMessages<Json>(runnable(model), name).map(({ message }) => message)];
  });
  const cases = requestsOf([old, current], facts.what).flatMap((request) => results.map((result) => ({ request, result })));
  const attempts: readonly Promise<readonly Scene[]>[] = cases.map(async ({ request, result }) => {
    const given = answerTo(old, request as Properties, result as Properties);
    const said = await Promise.all([old, current].map((model) => stateAfter(model, request, given)));
    return sceneOf([JSON.stringify(request), JSON.stringify(given)], said[0]!, said[1]!);
  });
  return firstScene(await Promise.all(attempts), (scene) => scene);
};

/** The result with the ID of the request. */
function answerTo(model: ProtocolModel, request: Properties, result: Properties): Properties {
  const [asked, answered] = [findFrame(model, request), findFrame(model, result)];
  const id = request[asked?.id ?? ""];
  return id === undefined || answered?.replyTo === undefined ? result : { ...result, [answered.replyTo]: id };
}

/** Whether a request is over when a result has arrived. */
async function stateAfter(model: ProtocolModel, request: Json, result: Json): Promise<string> {
  const { rpc } = openParty(model);
  let state = "waits for further results";
  try {
    const answer = rpc.request(request);
    const ended = (): void => void (state = "the request is complete");
    if ("then" in answer) void answer.then(ended, ended);
    else void collect(answer).then(ended, ended);
    await settle();
    rpc.receive(read(model, result, { mode: "strict", result: rpc.expectedResult(idOf(model, result)) }), result);
    await settle();
    return state;
  } catch {
    return "does not know the request";
  } finally {
    rpc.end();
  }
}

const idOf = (model: ProtocolModel, result: Json): unknown => (result as Properties)[findFrame(model, result)?.replyTo ?? ""];

async function collect(results: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of results) continue;
}
