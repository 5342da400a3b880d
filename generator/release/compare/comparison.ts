// Pairs the parts of two models of a protocol: messages, fields, shapes, rules and flows, and those that only one of them has.
// The rules decide what a difference means.

import { sameJson, type Field, type Flow, type MessageDescriptor, type Rule, type StructShape } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import type { ModelPaths, Use } from "./change.js";
import { canViolate } from "./rule-reach.js";
import { pairNames, type NamePairs } from "./compare-names.js";
import { collectMoves, walkShapes, type Collected } from "./walk-shapes.js";
import type { PlainShape } from "./follow.js";

/** A part of both models. */
export interface Pair<T> {
  readonly old: T;
  readonly new: T;
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
}

/** A shape as it is used somewhere, with null and leniency of that use. */
export interface UsePair extends Pair<PlainShape> {
  /** The fields that have these shapes, unless they are items, map values or union members. */
  readonly fields?: Pair<Field>;
}

/** A field of a struct that both models have. */
export interface FieldPair extends Pair<Field> {
  readonly struct: Pair<StructShape>;
  /** The new name is another one, and how that is known. */
  readonly renamed?: "alias" | "migration";
  readonly moved?: true;
}

/** A field that one of the models lacks. */
export interface LoneField {
  readonly field: Field;
  readonly struct: Pair<StructShape>;
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
}

/** A shape that one side of a union lacks. */
export interface LoneMember {
  readonly shape: PlainShape;
  readonly paths: ModelPaths;
  readonly use?: Use | undefined;
}

export interface MessagePair extends Pair<MessageModel> {
  readonly renamed?: "alias";
}

export interface Comparison extends Collected {
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
  readonly messages: readonly MessagePair[];
  readonly removedMessages: readonly MessageModel[];
  readonly addedMessages: readonly MessageModel[];
  readonly rules: { readonly paired: readonly Pair<Rule>[]; readonly removed: readonly LoneRule[]; readonly added: readonly LoneRule[] };
  readonly flows: NamePairs<Flow>;
  /** The tag a message of the old model has in the new one. */
  readonly tagNow: (oldTag: string) => string;
}

export interface LoneRule {
  readonly rule: Rule;
  /** Whether senders of the other model can violate it. */
  readonly reachable: boolean;
  readonly paths: ModelPaths;
  readonly use: Use;
}

/** Pairs everything that two models have in common. */
export function pairModels(old: ProtocolModel, current: ProtocolModel): Comparison {
  const { pairs, removed, added } = pairMessages(old, current);
  const tags = new Map(pairs.map((pair) => [pair.old.name, pair.new.name]));
  const tagNow = (tag: string): string => tags.get(tag) ?? tag;
  return {
    old,
    new: current,
    messages: pairs,
    removedMessages: removed,
    addedMessages: added,
    ...collectMoves(walkShapes(old, current, pairs)),
    rules: pairRules(old, current, pairs),
    flows: pairNames(old.flows, current.flows),
    tagNow,
  };
}

function pairMessages(old: ProtocolModel, current: ProtocolModel) {
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
  return content;
}

/** Whether two rules demand the same, whatever their names. */
export const sameRule = (a: Rule, b: Rule): boolean => sameJson(contentOf(a), contentOf(b));

function pairRules(oldModel: ProtocolModel, newModel: ProtocolModel, messages: readonly MessagePair[]): Comparison["rules"] {
  const paired: Pair<Rule>[] = [];
  const removed: LoneRule[] = [];
  const added: LoneRule[] = [];
  for (const { old, new: current } of messages) {
    const left = [...current.rules];
    const use = { tag: old.name, path: [] };
    const takeOut = (rule: Rule | undefined): Rule | undefined => (rule === undefined ? undefined : left.splice(left.indexOf(rule), 1)[0]);
    const missing: Rule[] = [];
    for (const rule of old.rules) {
      const same = takeOut(left.find(({ name }) => name === rule.name));
      if (same === undefined) missing.push(rule);
      else paired.push({ old: rule, new: same, paths: { old: rulePath(old, rule), new: rulePath(current, same) }, use });
    }
    for (const rule of missing) {
      const same = takeOut(left.find((candidate) => sameRule(candidate, rule)));
      if (same === undefined)
        removed.push({
          rule,
          reachable: canViolate(newModel, current.shape, rule),
          paths: { old: rulePath(old, rule), new: `messages/${current.name}` },
          use,
        });
      else paired.push({ old: rule, new: same, paths: { old: rulePath(old, rule), new: rulePath(current, same) }, use });
    }
    added.push(
      ...left.map((rule) => ({
        rule,
        reachable: canViolate(oldModel, old.shape, rule),
        paths: { old: `messages/${old.name}`, new: rulePath(current, rule) },
        use,
      })),
    );
  }
  return { paired, removed, added };
}

const rulePath = ({ name }: MessageDescriptor, rule: Rule): string => `messages/${name}/rules/${rule.name}`;
