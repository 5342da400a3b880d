// A controller and a station that both ask, over Content-Length: nested unions, recursion, a stream, and a request that the protocol does not define.

import { PassThrough } from "node:stream";
import {
  connect,
  createConversation,
  createLogLineNotification,
  createPermissionAskRequest,
  createPlanStepRequest,
  createPlanSubmitRequest,
  createPingRequest,
  createResultMessage,
  createSensorWatchRequest,
  createSessionOpenRequest,
  InvalidMessageError,
  isHumidity,
  isOtherMessage,
  isRepeat,
  isTemperature,
  isWater,
  ReplyError,
  RequestError,
  type Measure,
  type Step,
} from "@acme/greenhouse";

const [toStation, toController] = [new PassThrough(), new PassThrough()];
const station = connect({ role: "station", readable: toStation, writable: toController });
const controller = connect({ role: "controller", readable: toController, writable: toStation });

const bedsOf = (step: Step): readonly string[] =>
  isRepeat(step) ? step.steps.flatMap(bedsOf) : isWater(step) || step.do === "heat" ? [step.bed] : [step.run];

const plan: Step[] = [];
void station.serve({
  "session/open": () => ({ beds: ["north", "south"], "x-vendor": "acme" }),
  "plan/submit": async ({ params: { steps } }) => {
    for (const step of steps) {
      plan.push(step);
      await station.send(createLogLineNotification({ text: bedsOf(step).join(" ") }));
      if (!(await station.request(createPermissionAskRequest({ step })))) return { outcome: "refused" };
    }
    return { outcome: "done" };
  },
  "plan/step": ({ params: { index } }) => {
    const step = plan[index];
    if (step === undefined) throw new ReplyError({ code: 404, message: "There is no such step." });
    return step;
  },
  async *"sensor/watch"({ params: { sensor } }) {
    const measures: readonly Measure[] = [{ celsius: 21 }, { humidity: 60 }, { kind: "noise" }];
    for (const [index, measure] of measures.entries()) {
      yield { sensor, at: "2026-03-04T09:00:00Z", measure, last: index === measures.length - 1 };
    }
  },
  ping: () => null,
});
void (async () => {
  for await (const arrived of station)
    if (arrived.ok && isOtherMessage(arrived.value)) await station.send(createResultMessage(arrived.value, { danced: true }));
})();

const logged: string[] = [];
void controller.serve({
  "permission/ask": ({ params: { step } }) => step.do !== "heat" || step.to < 30,
  "log/line": ({ params: { text } }) => void logged.push(text),
  ping: () => null,
});

const reasonOf = (request: Promise<unknown>): Promise<unknown> =>
  request.catch((error: unknown) => (error instanceof RequestError ? [error.reason, error.reply?.code] : error));
function issueOf(build: () => unknown): string | undefined {
  try {
    build();
    return undefined;
  } catch (error) {
    return error instanceof InvalidMessageError ? error.issues.map(({ message }) => message).join() : String(error);
  }
}

const { beds, "x-vendor": vendor } = await controller.request(createSessionOpenRequest({ name: "main" }));
const heat = (to: number): Step => ({ do: "heat", bed: "south", from: 10, to });
const nested: Step = { do: "repeat", times: 2, steps: [{ do: "water", bed: "north", litres: 2 }, heat(20), { run: "fan" }] };
const done = await controller.request(createPlanSubmitRequest({ steps: [nested] }));
const refused = await controller.request(createPlanSubmitRequest({ steps: [heat(40)] }));
const shown = await controller.request(createPlanStepRequest({ index: 0 }));
const missing = await reasonOf(controller.request(createPlanStepRequest({ index: 9 })));
const watched: unknown[] = [];
for await (const { measure } of controller.request(createSensorWatchRequest({ sensor: "s-1" })))
  watched.push(isTemperature(measure) ? measure.celsius : isHumidity(measure) ? measure.humidity : measure.kind);
const danced = await controller.request({ jsonrpc: "2.0", id: "d-1", method: "x-dance" });
const pings = await Promise.all(Array.from({ length: 1000 }, () => controller.request(createPingRequest())));

const conversation = createConversation();
const early = conversation.feed(createPlanSubmitRequest({ steps: [heat(20)] }, { id: 1 }), { from: "controller" });

toController.end();
const closed = await reasonOf(controller.request(createPingRequest()));
console.log(
  JSON.stringify({
    beds,
    vendor,
    outcomes: [done.outcome, refused.outcome],
    logged,
    shown: shown.do === "repeat" ? shown.steps.length : shown.do,
    missing,
    watched,
    danced,
    pings: pings.length,
    colder: issueOf(() => createPlanSubmitRequest({ steps: [{ ...nested, steps: [heat(5)] }] })),
    early: early.issues.map(({ code }) => code),
    closed,
  }),
);
