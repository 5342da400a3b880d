// Random groups, flows, views, rejections and migrations over the messages of a spec.

import type { Json } from "../../packages/core/src/index.js";
import type { DataMap, Workshop } from "./made.js";
import { description, plainName } from "./names.js";
import type { MadeMessage } from "./random-messages.js";

interface Surroundings {
  readonly keys: readonly ("thread" | "connection")[];
  /** What leads to the fields of a message. */
  readonly prefixOf: (message: MadeMessage) => string;
}

/** What messages declare by a field of theirs, and which messages need it. */
export function makeCapabilities(
  workshop: Workshop,
  messages: readonly MadeMessage[],
  bodyOf: (message: MadeMessage) => string,
): { readonly data: DataMap; readonly needs: ReadonlyMap<string, readonly string[]> } {
  const { chance } = workshop;
  const places = messages.flatMap((message) => message.fields.map(({ name }) => [message, `${bodyOf(message)}${name}`] as const));
  const needs = new Map<string, readonly string[]>();
  if (places.length === 0 || !chance.sometimes(0.35)) return { data: {}, needs };
  const names = new Set<string>();
  const capabilities = Array.from({ length: chance.between(1, 2) }, () => {
    const [message, path] = chance.pick(places);
    const name = plainName(workshop, names);
    const able = messages.filter(({ data }) =>
      ["from", "to"].some((side) => [data[side]].flat().some((role) => [message.data["from"]].flat().includes(role))),
    );
    for (const { tag } of chance.some(able, chance.below(able.length + 1))) needs.set(tag, [...(needs.get(tag) ?? []), name]);
    return [name, { doc: description(workshop), ...(chance.sometimes(0.2) ? { each: path } : { declared: { [message.tag]: path } }) }];
  });
  return { data: { capabilities: Object.fromEntries(capabilities) as DataMap }, needs };
}

/** All that is said about several messages. */
export function makeConversations(workshop: Workshop, messages: readonly MadeMessage[], surroundings: Surroundings): DataMap {
  const { chance } = workshop;
  const maybe = (share: number, data: () => DataMap): DataMap => (chance.sometimes(share) ? data() : {});
  const tags = messages.map(({ tag }) => tag);
  return {
    ...maybe(0.3, () => ({
      groups: {
        [plainName(workshop, new Set(tags))]: { doc: description(workshop), members: chance.some(tags, chance.between(1, tags.length)) },
      },
    })),
    ...maybe(0.5, () => ({ flows: makeFlows(workshop, messages, surroundings) })),
    ...maybe(0.2, () => ({ views: makeViews(workshop, tags) })),
    ...maybe(0.15, () => ({ rejections: makeRejections(workshop, tags) })),
    ...maybe(0.1, () => ({ reserved: ["long-gone"] })),
    ...maybe(0.25, () => makeMigrations(workshop, messages, surroundings)),
  };
}

/** A flow, and sometimes others inside it. */
function makeFlows(workshop: Workshop, messages: readonly MadeMessage[], surroundings: Surroundings): DataMap {
  const { chance } = workshop;
  const tags = messages.map(({ tag }) => tag);
  const names = new Set<string>();
  const outer = plainName(workshop, names);
  const flows: [string, DataMap][] = [[outer, makeFlow(workshop, tags, surroundings)]];
  while (flows.length < 4 && chance.sometimes(0.5)) {
    const flow = makeFlow(workshop, chance.some(tags, chance.between(1, tags.length)), surroundings);
    const inside = chance.sometimes(0.8) ? { inside: chance.pick(flows)[0], ...(chance.sometimes(0.5) ? { open: "allow" } : {}) } : {};
    flows.push([plainName(workshop, names), { ...flow, ...inside, ...sameField(workshop, messages, flow, surroundings) }]);
  }
  return Object.fromEntries(chance.sometimes(0.5) ? flows : flows.toReversed());
}

/** A field that the messages of a flow repeat. */
function sameField({ chance }: Workshop, messages: readonly MadeMessage[], { start }: DataMap, { prefixOf }: Surroundings): DataMap {
  const starting = messages.find(({ tag }) => [start].flat().includes(tag));
  const names = (starting?.fields ?? []).map(({ name }) => name).filter((name) => !name.includes("."));
  return names.length === 0 || chance.sometimes(0.3) ? {} : { same: [`${prefixOf(starting!)}${chance.pick(names)}`] };
}

/** A flow that visits the messages in one order, with loops and shortcuts. */
function makeFlow(workshop: Workshop, tags: readonly string[], { keys }: Surroundings): DataMap {
  const { chance } = workshop;
  const order = chance.some(tags, tags.length);
  const key = chance.pick(keys);
  const end = order.length > 1 ? [order.at(-1)!] : [];
  const isEndless = key === "connection" && (end.length === 0 || chance.sometimes(0.3));
  const steps = Object.fromEntries(
    order.slice(0, isEndless ? order.length : -1).map((tag, index) => {
      const next = order[index + 1];
      const more = chance.sometimes(0.3) ? [chance.pick(order)] : [];
      return [tag, [...new Set([...(next === undefined ? [order[0]!] : [next]), ...more])]];
    }),
  );
  return {
    doc: description(workshop),
    key: order.length === 1 && !isEndless ? "connection" : key,
    start: chance.sometimes(0.5) ? order[0]! : [order[0]!],
    steps: order.length === 1 ? { [order[0]!]: [order[0]!] } : steps,
    end: isEndless || order.length === 1 ? [] : end,
    ...(chance.sometimes(0.2) ? { anytime: [chance.pick(tags)] } : {}),
    ...(chance.sometimes(0.2) && order.length > 1 ? { refusals: chance.some(order.slice(1), chance.between(1, order.length - 1)) } : {}),
    ...(chance.sometimes(0.2) && order.length > 2 ? { lenient: { [order[0]!]: [order[2]!] } } : {}),
    ...(chance.sometimes(0.3)
      ? {
          deadlines: [
            {
              after: [order[0]!],
              within: chance.pick(["30s", "5m", "2h", "1d"]),
              doc: description(workshop),
              ...(chance.sometimes(0.5) ? { level: "hint" } : {}),
            },
          ],
        }
      : {}),
  };
}

function makeViews(workshop: Workshop, tags: readonly string[]): DataMap {
  const { chance } = workshop;
  const names = new Set<string>();
  const view = (): Json => ({
    doc: description(workshop),
    agents: chance.pick(["any", "one", "many"]),
    messages: chance.sometimes(0.4) ? "all" : chance.some(tags, chance.between(1, tags.length)),
  });
  return Object.fromEntries(Array.from({ length: chance.between(1, 2) }, () => [plainName(workshop, names), view()]));
}

/** Rejections that answer with an object of a type that every message can be answered with. */
function makeRejections(workshop: Workshop, tags: readonly string[]): DataMap {
  const { taken, types, chance } = workshop;
  const name = `Complaint${taken.size}`;
  taken.add(name.toLowerCase());
  const fields = { error: { type: "string", doc: "The kind." }, "details?": { type: "string", doc: "What is wrong." } };
  const sample = { error: "x" };
  types.set(name, { name, data: { doc: description(workshop), fields }, sample, kinds: ["object"], what: "fields", objects: 1 });
  return {
    ...(chance.sometimes(0.5) ? { doc: description(workshop) } : {}),
    reasons: {
      otherwise: { error: "invalid" },
      ...(chance.sometimes(0.5) ? { "unknown-type": { error: "unknown" }, "wrong-version": { error: "version" } } : {}),
    },
    ...(chance.sometimes(0.4) ? { silent: [chance.pick(tags)] } : {}),
    replies: [{ object: name, fields: { error: "$error", details: "$details" } }],
  };
}

/** What older messages are converted with: an optional field that was called otherwise. */
function makeMigrations({ version, chance }: Workshop, messages: readonly MadeMessage[], { prefixOf }: Surroundings): DataMap {
  const renamed = messages.flatMap((message) => {
    const field = message.fields.find(({ required, name }) => !required && !name.includes("."));
    const prefix = prefixOf(message);
    return field === undefined ? [] : [[message.tag, { rename: { [`${prefix}old_${field.name}`]: `${prefix}${field.name}` } }]];
  });
  if (renamed.length === 0) return {};
  return { migrations: { [version]: Object.fromEntries(chance.some(renamed, 1)) as DataMap } };
}
