// Pairs the parts of two models of a protocol: messages, fields, shapes, rules and flows, and those that only one of them has.
// The rules decide what a difference means.

import type { Flow, Rule, StructShape } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { PlainShape } from "@wirepact/core/shape";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import type { ModelPaths, Use } from "./change.js";
import { pairNames, type NamePairs } from "./compare-names.js";
import type { Collected, Comparison, LoneRule, MessagePair, Pair, RulePair } from "./comparison.js";
import { effectiveFlows } from "./effective-flow.js";
import { canViolate, type RuledObject } from "./rule-reach.js";
import { collectMoves, walkShapes } from "./walk-shapes.js";

/** Pairs everything that two models have in common. */
export function pairModels(old: ProtocolModel, current: ProtocolModel): Comparison {
  const { pairs, removed, added } = pairMessages(old, current);
  const shapes = withoutBody(collectMoves(walkShapes(old, current, pairs)), old, current);
  const tags = new Map(pairs.map((pair) => [pair.old.name, pair.new.name]));
  const tagNow = (tag: string): string => tags.get(tag) ?? tag;
  return {
    old,
    new: current,
    messages: pairs,
    removedMessages: removed,
    addedMessages: added,
    ...shapes,
    rules: pairRules([
      ...pairs.map((pair) => ruledMessages(old, current, pair)),
      ...shapes.shapes.flatMap((pair) => ruledTypes(old, current, pair)),
    ]),
    flows: pairFlows(old, current, tagNow),
    tagNow,
    keptTags: (oldTags) => oldTags.filter((tag) => !removed.some(({ name }) => name === tag)).map(tagNow),
  };
}

function pairFlows(old: ProtocolModel, current: ProtocolModel, tagNow: (tag: string) => string): NamePairs<Flow> {
  const { paired, ...lone } = pairNames(old.flows, current.flows);
  return { ...lone, paired: paired.map(({ name, ...pair }) => ({ name, ...effectiveFlows(pair.old, pair.new, tagNow) })) };
}

/** The field for the body, where it has another name, is reported for the envelope and not once more for each message. */
function withoutBody(collected: Collected, { body: before }: ProtocolModel, { body: after }: ProtocolModel): Collected {
  if (before === "inline" || after === "inline" || before.field === after.field) return collected;
  const isBody = (path: string | undefined, { field }: typeof before): boolean => {
    const [area, , kind, name, ...rest] = (path ?? "").split("/");
    return area === "messages" && kind === "fields" && name === field && rest.length === 0;
  };
  return {
    ...collected,
    removedFields: collected.removedFields.filter(({ paths }) => !isBody(paths.old, before)),
    addedFields: collected.addedFields.filter(({ paths }) => !isBody(paths.new, after)),
  };
}

/** The messages that two models have in common, by name or alias. */
export function pairMessages(old: ProtocolModel, current: ProtocolModel) {
  const pairs: MessagePair[] = [];
  const taken = new Set<string>();
  const removed: MessageModel[] = [];
  for (const message of Object.values(old.messages)) {
    const same = Object.hasOwn(current.messages, message.name) ? current.messages[message.name] : undefined;
    const renamed = same ?? findRenamed(old, current, message);
    if (renamed === undefined) removed.push(message);
    else {
      taken.add(renamed.name);
      const paths = { old: `messages/${message.name}`, new: `messages/${renamed.name}` };
      const use = { tag: message.name, path: [] };
      pairs.push({ old: message, new: renamed, paths, use, ...(same === undefined ? { renamed: "alias" as const } : {}) });
    }
  }
  return { pairs, removed, added: Object.values(current.messages).filter(({ name }) => !taken.has(name)) };
}

/** The message that an old one was renamed to: one of the two has the other's type as an alias. */
function findRenamed(old: ProtocolModel, current: ProtocolModel, { name, aliases }: MessageModel): MessageModel | undefined {
  const fresh = Object.values(current.messages).filter((message) => !Object.hasOwn(old.messages, message.name));
  return fresh.find((message) => message.aliases?.includes(name) === true || aliases?.includes(message.name) === true);
}

function contentOf(rule: Rule): unknown {
  const { doc: _doc, at: _at, name: _name, level: _level, lenient: _lenient, ...content } = rule;
  // The order of the two fields does not matter.
  return content.kind === "differ" || content.kind === "count"
    ? { ...content, fields: content.fields.map((path) => JSON.stringify(path)).sort() }
    : content;
}

/** Whether two rules demand the same, whatever their names. */
export const sameRule = (a: Rule, b: Rule): boolean => sameJson(contentOf(a), contentOf(b));

/** An object that both models have, with its rules. */
interface RuledPair {
  readonly before: RuledObject;
  readonly after: RuledObject;
  /** All rules, also those that only warn. */
  readonly old: readonly Rule[];
  readonly new: readonly Rule[];
  readonly paths: ModelPaths;
  readonly use: Use;
}

function ruledMessages(oldModel: ProtocolModel, newModel: ProtocolModel, { old, new: current }: MessagePair): RuledPair {
  return {
    before: ruled(oldModel, old.shape, old.rules),
    after: ruled(newModel, current.shape, current.rules),
    old: old.rules,
    new: current.rules,
    paths: { old: `messages/${old.name}`, new: `messages/${current.name}` },
    use: { tag: old.name, path: [] },
  };
}

function ruledTypes(oldModel: ProtocolModel, newModel: ProtocolModel, pair: Pair<PlainShape>): readonly RuledPair[] {
  const { old, new: current, paths, use = { tag: "", path: [] } } = pair;
  if (old.kind !== "struct" || current.kind !== "struct" || (old.rules ?? current.rules) === undefined) return [];
  const [before, after] = [old.rules ?? [], current.rules ?? []];
  return [{ before: ruled(oldModel, old, before), after: ruled(newModel, current, after), old: before, new: after, paths, use }];
}

function pairRules(objects: readonly RuledPair[]): Comparison["rules"] {
  const paired: RulePair[] = [];
  const removed: LoneRule[] = [];
  const added: LoneRule[] = [];
  for (const { before, after, old, new: current, paths: places, use } of objects) {
    if (sameJson(old, current) && old.length === 0) continue;
    const rulePath = (side: "old" | "new", rule: Rule): string => `${places[side]}/rules/${rule.name}`;
    const left = [...current];
    const takeOut = (rule: Rule | undefined): Rule | undefined => (rule === undefined ? undefined : left.splice(left.indexOf(rule), 1)[0]);
    const pair = (rule: Rule, same: Rule): void => {
      const paths = { old: rulePath("old", rule), new: rulePath("new", same) };
      const differs = !sameRule(rule, same);
      paired.push({
        old: rule,
        new: same,
        paths,
        use,
        narrower: differs && canViolate(before, same),
        wider: differs && canViolate(after, rule),
      });
    };
    const missing = old.filter((rule) => {
      const same = takeOut(left.find(({ name }) => name === rule.name));
      if (same !== undefined) pair(rule, same);
      return same === undefined;
    });
    for (const rule of missing) {
      const same = takeOut(left.find((candidate) => sameRule(candidate, rule)));
      const paths = { ...places, old: rulePath("old", rule) };
      if (same === undefined)
        removed.push({ rule, reachable: canViolate(after, rule), reported: canViolate({ ...before, rules: [] }, rule), paths, use });
      else pair(rule, same);
    }
    for (const rule of left) {
      const paths = { ...places, new: rulePath("new", rule) };
      added.push({ rule, reachable: canViolate(before, rule), reported: canViolate({ ...after, rules: [] }, rule), paths, use });
    }
  }
  const isMoved = ({ rule }: LoneRule, others: readonly LoneRule[]): boolean =>
    others.some((other) => other.rule.name === rule.name && other.rule.kind === rule.kind);
  return {
    paired,
    removed: removed.map((lone) => ({ ...lone, moved: isMoved(lone, added) })),
    added: added.map((lone) => ({ ...lone, moved: isMoved(lone, removed) })),
  };
}

const ruled = (model: ProtocolModel, shape: StructShape, rules: readonly Rule[]): RuledObject => ({
  model,
  shape,
  rules: rules.filter(({ level }) => level !== "warning"),
});
