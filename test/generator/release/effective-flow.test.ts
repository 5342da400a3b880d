// Flows without the parts that never apply: the monitor judges all conversations as by the whole flow.

import { expect, test } from "vitest";
import { effectiveFlows } from "../../../generator/compare/effective-flow.js";
import { createConversation, type Flow } from "../../../packages/core/src/index.js";
import { runnable } from "../../../packages/core/src/codegen/index.js";
import { createRandom } from "../../support/mutants.js";
import { seed } from "../../support/seed.js";
import { tinyModel } from "./tiny-model.js";

const random = createRandom(seed);
const tags = ["a", "b", "c", "d"];
const tiny = tinyModel({ open: true, fields: [] });

const some = (): readonly string[] => tags.filter(() => random(3) === 0);
const steps = (): Flow["steps"] => Object.fromEntries(some().map((tag) => [tag, some()]));

const randomFlow = (): Flow => ({
  name: "talk",
  key: "connection",
  start: ["a"],
  steps: { a: ["b"], ...steps() },
  lenientSteps: steps(),
  anytime: some(),
  end: some(),
  deadlines: [{ after: some(), within: { seconds: 1 }, level: "warning" }],
});

/** All conversations of four messages. */
const conversations = tags.flatMap((a) => tags.flatMap((b) => tags.flatMap((c) => tags.map((d) => [a, b, c, d]))));

/** What the monitor says about every conversation: the codes of each message, and whether the run is late at the end. */
function verdicts(flow: Flow): readonly string[] {
  const messages = Object.fromEntries(tags.map((name) => [name, { ...tiny.messages["note"]!, name }]));
  const protocol = runnable({ ...tiny, messages, parts: { time: ["at"] }, flows: { talk: flow } });
  return conversations.map((conversation) => {
    const monitor = createConversation(protocol);
    const said = conversation.map((kind, index) => {
      const { issues, warnings } = monitor.feed({ kind, at: `2026-03-04T09:00:0${index}Z` });
      return `${kind} ${[...issues, ...warnings].map(({ code }) => code).join(" ")}`;
    });
    return `${said.join(", ")}; ${monitor.late(new Date("2026-03-05T09:00:00Z")).length} late`;
  });
}

test("monitors judge every conversation as by the whole flow", () => {
  let shorter = 0;
  for (let round = 0; round < 30; round++) {
    const flow = randomFlow();
    const { old: effective } = effectiveFlows(flow, flow, (tag) => tag);
    if (JSON.stringify(effective) !== JSON.stringify(flow)) shorter += 1;
    // A message that no run reaches is illegal wherever it is named; two flows are only shortened if they agree on that.
    const illegal = tags.filter((tag) => isNamed(flow, tag) && !isNamed(effective, tag) && !flow.anytime.includes(tag));
    const end = [...effective.end, ...illegal];
    expect(verdicts({ ...effective, end }), `seed ${seed}, ${JSON.stringify(flow)}`).toEqual(verdicts(flow));
  }
  expect(shorter).toBeGreaterThan(10);
});

const isNamed = ({ start, end, steps: next, lenientSteps }: Flow, tag: string): boolean =>
  [...start, ...end, ...Object.keys(next), ...Object.values(next).flat(), ...Object.values(lenientSteps).flat()].includes(tag);

test("a message that only one flow names, and that no run reaches, makes a difference", () => {
  const flow: Flow = {
    name: "talk",
    key: "connection",
    start: ["a"],
    steps: { a: ["b"] },
    lenientSteps: {},
    anytime: [],
    end: ["b"],
    deadlines: [],
  };
  const after = { ...flow, steps: { ...flow.steps, b: ["c"] } };
  expect(verdicts(after)).not.toEqual(verdicts(flow));
  expect(effectiveFlows(flow, after, (tag) => tag)).toEqual({ old: flow, new: after });
  expect(effectiveFlows(after, { ...after, steps: { ...flow.steps, b: ["c", "a"] } }, (tag) => tag).new.steps).toEqual(flow.steps);
});
