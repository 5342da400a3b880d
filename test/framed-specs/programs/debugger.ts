// A tool and a debug adapter that talk over messages behind a Content-Length header, and events as server-sent events.

import { PassThrough } from "node:stream";
import {
  connect,
  createEndedEvent,
  createFailure,
  createLaunchRequest,
  createPauseRequest,
  filterControls,
  isControl,
  type AnyMessage,
  createPauseResponse,
  type Error as DebugError,
  type LaunchRequest,
  type Message,
  type Outcome,
  type PauseRequest,
  type ReadonlyMessage,
  ReplyError,
  RequestError,
  validate,
} from "@acme/debugger";
import { fromToolCall, toolsFor, toToolArguments } from "@acme/debugger/tools";
import { createEvent, decodeStream, encodeStream } from "@acme/events";

const [toAdapter, toTool] = [new PassThrough(), new PassThrough()];
const tool = connect({ role: "tool", readable: toTool, writable: toAdapter });
const adapter = connect({ role: "adapter", readable: toAdapter, writable: toTool });

// Messages and bodies that must not be changed are taken wherever they are only read.
const standing: ReadonlyMessage<Message> = { text: "line 3", level: "info", trace: ["main"] };
const launch: ReadonlyMessage<LaunchRequest> = createLaunchRequest({ program: "main.js", args: ["a"] as const });
const pause: ReadonlyMessage<PauseRequest> = createPauseRequest();
// @ts-expect-error readonly
const refused = () => [standing.trace?.push("again"), launch.arguments.args?.push("b")];
const served = adapter.serve({
  launch: async ({ arguments: { program } }) => {
    if (program !== "main.js") throw new ReplyError("not found");
    const error: DebugError = { reason: "timeout" };
    await adapter.send(createEndedEvent({ result: "failed", error }));
  },
  pause: () => standing,
});

const launched: void = await tool.request(launch);
const paused = await tool.request(createPauseRequest());
const missing = await tool.request(createLaunchRequest({ program: "other.js" })).catch((error: unknown) => error);
const answer: AnyMessage = createPauseResponse(pause, standing);
const known = validate(answer, { answers: launch });
const judged: Outcome<AnyMessage> = validate(createFailure(createPauseRequest(undefined, { seq: 7 }), "no", { seq: 8 }));
await tool.close();
await served;
await adapter.close();
const events: AnyMessage[] = [];
for await (const arrived of tool) if (arrived.ok) events.push(arrived.value);

const call = fromToolCall("launch", { program: "main.js" });
const wrong = fromToolCall("launch", { program: 7 });
const controls: readonly string[] = filterControls([createPauseRequest(), ...events]).map(({ command }) => command);

const streamed: unknown[] = [];
const source = encodeStream([createEvent({ id: "e1", source: "/lamp", type: "lamp.on" })]);
for await (const arrived of decodeStream(source)) streamed.push(arrived.ok ? arrived.value : arrived.issues);

console.log(
  JSON.stringify({
    launched: launched === undefined,
    paused,
    answer,
    known: known.ok ? known.value.request_seq : known.issues.map(({ message }) => message),
    refused: refused.length,
    missing: missing instanceof RequestError ? missing.reply : String(missing),
    judged: judged.ok ? judged.value : judged.issues,
    events: events.map((event) => ("event" in event ? event.body : event.type)),
    streamed,
    tools: toolsFor({ role: "tool", dialect: "plain" }).map(({ name }) => name),
    call: call.ok && isControl(call.value) ? toToolArguments(call.value).arguments["program"] : call,
    wrong: wrong.ok ? wrong.value : wrong.issues.map(({ message }) => message),
    controls,
  }),
);
