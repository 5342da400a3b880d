// Every message of a flow is reachable, can reach an end, and has the key of the flow.

import type { Flow } from "@wirepact/core";
import { shapeAtPath } from "@wirepact/core/shape";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";

export const flows: CheckRule = {
  names: ["flow-unreachable", "flow-dead-end", "flow-key-missing", "flow-step-after-end", "flow-deadline-unused"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.flows).flatMap((flow) =>
      [reach, deadEnds, stepsAfterEnd, unusedDeadlines, keys].flatMap((check) => check(context, flow)),
    ),
};

type Steps = Readonly<Record<string, readonly string[]>>;

function allSteps(flow: Flow): Steps {
  const from = new Set([...Object.keys(flow.steps), ...Object.keys(flow.lenientSteps)]);
  return Object.fromEntries([...from].map((name) => [name, [...(flow.steps[name] ?? []), ...(flow.lenientSteps[name] ?? [])]]));
}

/** All messages that are reachable from some messages, including these. */
function reachable(steps: Steps, start: readonly string[]): ReadonlySet<string> {
  const found = new Set(start);
  for (const name of found) for (const next of steps[name] ?? []) found.add(next);
  return found;
}

function reach(context: CheckContext, flow: Flow): readonly Violation[] {
  const found = reachable(allSteps(flow), flow.start);
  const location = `flows/${flow.name}`;
  const steps = Object.keys(flow.steps).filter((name) => !found.has(name));
  const ends = flow.end.filter((name) => !found.has(name) && !steps.includes(name));
  return [
    ...steps.map((name) =>
      violation(context, "check/flow-unreachable", { parameters: { name }, location: `${location}/steps/${name}`, on: "key" }),
    ),
    ...ends.map((name) =>
      violation(context, "check/flow-unreachable", { parameters: { name }, location: `${location}/end/${flow.end.indexOf(name)}` }),
    ),
  ];
}

/** Messages from which no end is reachable. A flow without `end` can end with the connection, or with the flow that it is inside of. */
function deadEnds(context: CheckContext, flow: Flow): readonly Violation[] {
  if ((flow.key === "connection" || flow.open === "allow") && flow.end.length === 0) return [];
  const steps = allSteps(flow);
  const stuck = [...reachable(steps, flow.start)].filter((name) => !flow.end.some((end) => reachable(steps, [name]).has(end)));
  return stuck.map((name) => {
    const location = `flows/${flow.name}/steps/${name}`;
    return violation(context, "check/flow-dead-end", {
      parameters: { name },
      location: context.spans.has(location) ? location : `flows/${flow.name}/steps`,
      on: "key",
    });
  });
}

/** Steps of messages that end the flow, unless they also begin it anew. */
function stepsAfterEnd(context: CheckContext, { name: flow, start, steps, end }: Flow): readonly Violation[] {
  return end
    .filter((name) => (steps[name] ?? []).length > 0 && !start.includes(name))
    .map((name) =>
      violation(context, "check/flow-step-after-end", { parameters: { name }, location: `flows/${flow}/steps/${name}`, on: "key" }),
    );
}

/** Deadlines after messages that nothing has to follow: they end the flow, or are not in it. */
function unusedDeadlines(context: CheckContext, flow: Flow): readonly Violation[] {
  const inFlow = reachable(allSteps(flow), flow.start);
  return flow.deadlines.flatMap(({ after }, index) => {
    const isOver = (name: string): boolean => !inFlow.has(name) || (flow.end.includes(name) && !flow.start.includes(name));
    if (after.length === 0 || !after.every(isOver)) return [];
    const why = after.every((name) => !inFlow.has(name)) ? "the flow never reaches it" : "it ends the flow";
    const parameters = { names: after, why: after.length === 1 ? why : why.replace("it ends", "they end").replace(" it", " them") };
    return [
      violation(context, "check/flow-deadline-unused", { parameters, location: `flows/${flow.name}/deadlines/${index}/after`, on: "key" }),
    ];
  });
}

function keys(context: CheckContext, flow: Flow): readonly Violation[] {
  const { model } = context;
  if (flow.key === "thread" || flow.key === "connection") return [];
  const members = [...reachable(allSteps(flow), flow.start)];
  return flow.key.flatMap((path, index) => {
    const lacking = members.filter(
      (name) => model.messages[name] !== undefined && shapeAtPath(model.types, model.messages[name].shape, path) === undefined,
    );
    if (lacking.length === 0) return [];
    return [
      violation(context, "check/flow-key-missing", {
        parameters: { key: path.join("."), messages: lacking },
        location: `flows/${flow.name}/key/${index}`,
      }),
    ];
  });
}
