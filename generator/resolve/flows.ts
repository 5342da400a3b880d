// Resolves flows and views: groups become messages, field names become paths, durations become seconds.

import type { Deadline, Flow, Path, Rounds, View } from "@wirepact/core";
import type { FlowModel } from "../model/protocol-model.js";
import type { FlowSyntax } from "../model/spec-syntax.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import { secondsIn } from "./duration.js";
import { findAnywhere } from "./envelope.js";
import { expandMessages, findMessage } from "./groups.js";
import type { MessageNames } from "./namespace.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";

type Steps = Readonly<Record<string, readonly string[]>>;

/** A flow without its transcripts. */
export function resolveFlow(
  scope: ProtocolScope,
  flow: { readonly name: string; readonly syntax: FlowSyntax },
  messages: readonly MessageNames[],
): Omit<FlowModel, "transcripts"> {
  const { name, syntax } = flow;
  const location = `flows/${name}`;
  const start = expandMessages(scope, syntax.start, `${location}/start`);
  const steps = resolveSteps(scope, syntax.steps, `${location}/steps`);
  const lenientSteps = resolveSteps(scope, syntax.lenient ?? {}, `${location}/lenient`);
  const taking = new Set([...start, ...Object.keys(steps), ...Object.values(steps).flat()]);
  const members = messages.filter((names) => taking.has(names.message));
  const refusals = syntax.refusals && expandMessages(scope, syntax.refusals, `${location}/refusals`);
  for (const refusal of refusals ?? [])
    if (![...Object.values(steps), ...Object.values(lenientSteps)].flat().includes(refusal))
      scope.report("resolve/refusal-not-in-flow", { name: refusal, flow: name }, `${location}/refusals`);
  return withoutUndefined({
    name,
    doc: syntax.doc,
    key: resolveKey(scope, members, { key: syntax.key, location: `${location}/key` }),
    start,
    steps,
    lenientSteps,
    anytime: expandMessages(scope, syntax.anytime ?? [], `${location}/anytime`),
    end: expandMessages(scope, syntax.end, `${location}/end`),
    refusals,
    inside: resolveInside(scope, flow),
    open: syntax.open === "allow" ? syntax.open : undefined,
    same: syntax.same?.flatMap((field, index) => {
      const path = findAnywhere(scope, members, { name: field, location: `${location}/same/${index}` });
      return path === undefined ? [] : [path];
    }),
    rounds:
      syntax.rounds === undefined
        ? undefined
        : resolveRounds(scope, { rounds: syntax.rounds, start, location: `${location}/rounds` }, messages),
    deadlines: (syntax.deadlines ?? []).flatMap(
      (deadline, index) => resolveDeadline(scope, { deadline, location: `${location}/deadlines/${index}` }, messages) ?? [],
    ),
  });
}

/** How many flows can be inside one another. */
const deepest = 8;

/** The flow that a flow is inside of; reports flows that are inside themselves. */
function resolveInside(
  scope: ProtocolScope,
  { name, syntax: { inside, open } }: { readonly name: string; readonly syntax: FlowSyntax },
): string | undefined {
  const { flows = {} } = scope.syntax;
  const location = `flows/${name}`;
  if (inside === undefined) {
    if (open !== undefined)
      scope.report("resolve/inside-required", {}, `${location}/open`, { span: scope.spans.keySpanOf(`${location}/open`) });
    return undefined;
  }
  if (!Object.hasOwn(flows, inside)) {
    const hint = didYouMeanOf("flows", inside, Object.keys(flows));
    scope.report("resolve/unknown-flow", { name: inside }, `${location}/inside`, { hint });
    return undefined;
  }
  const chain = [name];
  for (
    let outer: string | undefined = inside;
    outer !== undefined;
    outer = Object.hasOwn(flows, outer) ? flows[outer]?.inside : undefined
  ) {
    if (chain.includes(outer)) {
      scope.reportCycle("resolve/flow-circle", [...chain.slice(chain.indexOf(outer)), outer], `${location}/inside`);
      return undefined;
    }
    if (chain.push(outer) > deepest) {
      scope.report("resolve/flow-too-deep", { name, most: deepest }, `${location}/inside`);
      return undefined;
    }
  }
  return inside;
}

function resolveSteps(scope: ProtocolScope, steps: Steps, location: string): Steps {
  const resolved = new Map<string, Set<string>>();
  for (const [from, to] of Object.entries(steps)) {
    const successors = expandMessages(scope, to, `${location}/${from}`);
    for (const message of expandMessages(scope, from, `${location}/${from}`)) {
      resolved.set(message, new Set([...(resolved.get(message) ?? []), ...successors]));
    }
  }
  return Object.fromEntries([...resolved].map(([from, to]) => [from, [...to]]));
}

function resolveKey(
  scope: ProtocolScope,
  messages: readonly MessageNames[],
  { key, location }: { readonly key: FlowSyntax["key"]; readonly location: string },
): Flow["key"] {
  if (key === "thread") {
    const { thread, replyTo, id } = scope.syntax.envelope;
    if (thread === undefined && (replyTo === undefined || id === undefined)) scope.report("resolve/no-thread", {}, location);
    return key;
  }
  if (key === "connection") return key;
  return key.flatMap((name, index) => {
    const path = findAnywhere(scope, messages, { name, location: `${location}/${index}` });
    return path === undefined ? [] : [path];
  });
}

interface LocatedRounds {
  readonly rounds: NonNullable<FlowSyntax["rounds"]>;
  readonly start: readonly string[];
  readonly location: string;
}

function resolveRounds(
  scope: ProtocolScope,
  { rounds, start, location }: LocatedRounds,
  messages: readonly MessageNames[],
): Rounds | undefined {
  const openedBy = findMessage(scope, rounds.openedBy, `${location}/openedBy`);
  const echoedBy = findMessage(scope, rounds.echoedBy, `${location}/echoedBy`);
  const having = (tags: readonly (string | undefined)[]): readonly MessageNames[] =>
    messages.filter((names) => tags.includes(names.message));
  const field = findAnywhere(scope, having([openedBy]), { name: rounds.field, location: `${location}/field` });
  const max = rounds.max === undefined ? undefined : findAnywhere(scope, having(start), { name: rounds.max, location: `${location}/max` });
  if (openedBy === undefined || echoedBy === undefined || field === undefined) return undefined;
  return withoutUndefined({ field, start: rounds.start, openedBy, echoedBy, max });
}

interface LocatedDeadline {
  readonly deadline: NonNullable<FlowSyntax["deadlines"]>[number];
  readonly location: string;
}

function resolveDeadline(
  scope: ProtocolScope,
  { deadline, location }: LocatedDeadline,
  messages: readonly MessageNames[],
): Deadline | undefined {
  const after = expandMessages(scope, deadline.after, `${location}/after`);
  const within = resolveWithin(
    scope,
    { deadline, location: `${location}/within` },
    messages.filter((names) => after.includes(names.message)),
  );
  return within === undefined ? undefined : { after, within, level: deadline.level ?? "warning", doc: deadline.doc };
}

function resolveWithin(
  scope: ProtocolScope,
  { deadline: { within }, location }: LocatedDeadline,
  messages: readonly MessageNames[],
): Deadline["within"] | undefined {
  if (typeof within === "object") {
    const field: Path | undefined = findAnywhere(scope, messages, { name: within.seconds, location: `${location}/seconds` });
    return field === undefined ? undefined : { field };
  }
  return { seconds: secondsIn(within) };
}

/** The views over stored messages. */
export function resolveViews(scope: ProtocolScope): Readonly<Record<string, View>> {
  const views = Object.entries(scope.syntax.views ?? {}).map(([name, { doc, agents: of, messages: take }]): [string, View] => [
    name,
    { name, doc, agents: of, messages: take === "all" ? take : expandMessages(scope, take, `views/${name}/messages`) },
  ]);
  return Object.fromEntries(views);
}
