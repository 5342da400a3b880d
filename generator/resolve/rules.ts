// Resolves the rules between the fields of a message.

import type { Path, Rule } from "@wirepact/core";
import type { RuleSyntax, SampleSyntax } from "../model/spec-syntax.js";
import { didYouMeanOf } from "../diagnostics/did-you-mean.js";
import { findPath, knownNames, type MessageNames } from "./namespace.js";
import { present } from "./present.js";
import type { ProtocolScope } from "./scope.js";

/** The hint for an unknown field, given the known names. */
export type FieldHint = (known: readonly string[]) => string | undefined;

/** Finds a field by name; returns undefined for an unknown field, and reports it where that is an error. */
type FieldFinder = (name: string, location: string, hint?: FieldHint) => Path | undefined;

/** The rules of a message: its own, and those of the envelope that apply to it. */
export function resolveRules(
  scope: ProtocolScope,
  { names, syntax }: { readonly names: MessageNames; readonly syntax: SampleSyntax },
  all: readonly MessageNames[],
): readonly Rule[] {
  const envelopeRules = scope.syntax.envelope.rules ?? {};
  const ownRules = syntax.rules ?? {};
  const location = `messages/${names.message}/rules`;
  for (const name of Object.keys(ownRules)) {
    if (!Object.hasOwn(envelopeRules, name)) continue;
    const related = [{ message: "the rule of the envelope is here", span: scope.spans.keySpanOf(`envelope/rules/${name}`) }];
    scope.report("resolve/duplicate-rule", { name }, `${location}/${name}`, {
      span: scope.spans.keySpanOf(`${location}/${name}`),
      related,
    });
  }
  return [
    ...resolveAll(scope, envelopeRules, { location: "envelope/rules", find: sharedFinder(scope, names, all) }),
    ...resolveAll(scope, ownRules, { location, find: ownFinder(scope, names) }),
  ];
}

/** Finds fields of a message and reports unknown ones. */
export function ownFinder(scope: ProtocolScope, names: MessageNames): FieldFinder {
  return (name, location, hint = (known) => didYouMeanOf("fields", name, known)) => {
    const path = findPath(names, name);
    if (path === undefined) scope.report("resolve/unknown-field", { name }, location, { hint: hint(knownNames(names)) });
    return path;
  };
}

/** Finds fields for something that all messages share: a field that only other messages have is not an error. */
export function sharedFinder(scope: ProtocolScope, names: MessageNames, all: readonly MessageNames[]): FieldFinder {
  const own = ownFinder(scope, names);
  return (name, location, hint) =>
    findPath(names, name) === undefined && all.some((other) => findPath(other, name) !== undefined) ? undefined : own(name, location, hint);
}

interface RuleContext {
  readonly location: string;
  readonly find: FieldFinder;
}

function resolveAll(scope: ProtocolScope, rules: Readonly<Record<string, RuleSyntax>>, { location, find }: RuleContext): readonly Rule[] {
  return Object.entries(rules).flatMap(
    ([name, syntax]) => resolveRule(scope, { name, syntax }, { location: `${location}/${name}`, find }) ?? [],
  );
}

interface NamedRule {
  readonly name: string;
  readonly syntax: RuleSyntax;
}

function resolveRule(scope: ProtocolScope, { name, syntax }: NamedRule, context: RuleContext): Rule | undefined {
  const { location, find } = context;
  const at = syntax.at === undefined ? undefined : find(syntax.at, `${location}/at`);
  if (syntax.at !== undefined && at === undefined) return undefined;
  const traits = { name, doc: syntax.doc, level: syntax.level, lenient: syntax.lenient };
  if (syntax.differ !== undefined) {
    const first = find(syntax.differ[0], `${location}/differ/0`);
    const second = find(syntax.differ[1], `${location}/differ/1`);
    return first && second && present({ ...traits, kind: "differ", at: at ?? second, fields: [first, second] as const });
  }
  if (syntax.excludes !== undefined) {
    const list = find(syntax.excludes.list, `${location}/excludes/list`);
    const value = find(syntax.excludes.value, `${location}/excludes/value`);
    return list && value && present({ ...traits, kind: "excludes", at: at ?? list, list, value });
  }
  return resolveCondition(scope, { name, syntax }, { ...context, at });
}

function resolveCondition(
  scope: ProtocolScope,
  { name, syntax }: NamedRule,
  { location, find, at }: RuleContext & { readonly at: Path | undefined },
): Rule | undefined {
  const key = syntax.when === undefined ? "unless" : "when";
  const [condition, ...more] = Object.entries(syntax[key] ?? {});
  if (condition === undefined || more.length > 0 || (syntax.require ?? syntax.forbid) === undefined) {
    scope.report("resolve/bad-rule", { name }, location, { span: scope.spans.keySpanOf(location) });
    return undefined;
  }
  const field = find(condition[0], `${location}/${key}/${condition[0]}`);
  const require = findAll(syntax.require, `${location}/require`, find);
  const forbid = findAll(syntax.forbid, `${location}/forbid`, find);
  const target = at ?? require?.[0] ?? forbid?.[0];
  if (field === undefined || target === undefined) return undefined;
  const { doc, level, lenient } = syntax;
  const negated = key === "unless" ? (true as const) : undefined;
  return present({ kind: "condition", name, doc, level, lenient, at: target, field, equals: condition[1], negated, require, forbid });
}

function findAll(names: readonly string[] | undefined, location: string, find: FieldFinder): readonly Path[] | undefined {
  return names?.flatMap((name, index) => {
    const path = find(name, `${location}/${index}`);
    return path === undefined ? [] : [path];
  });
}
