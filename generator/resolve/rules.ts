// Resolves the rules between the fields of a message or an object type.

import type { Path, Rule, Shape, StructShape } from "@wirepact/core";
import { isNumberName } from "@wirepact/core/describe";
import { dereference, shapeAtPath } from "@wirepact/core/shape";
import type { RuleSyntax } from "../model/rule-syntax.js";
import type { DefinitionSyntax, SampleSyntax } from "../model/spec-syntax.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import { findInShape, findPath, knownNames, shapeOfPath, type MessageNames } from "./namespace.js";
import { withoutUndefined } from "../base/without-undefined.js";
import { knownTypes, type ProtocolScope } from "./scope.js";

/** The hint for an unknown field, given the known names. */
export type FieldHint = (known: readonly string[]) => string | undefined;

/** Finds a field by name; returns undefined for an unknown field, and reports it where that is an error. */
type FieldFinder = (name: string, location: string, hint?: FieldHint) => Path | undefined;

/** The rules of a message: its own, and those of the envelope that apply to it. */
export function resolveRules(
  scope: ProtocolScope,
  { names, syntax }: { readonly names: MessageNames; readonly syntax: SampleSyntax & { readonly include?: readonly string[] } },
  all: readonly MessageNames[],
): readonly Rule[] {
  const envelopeRules = scope.syntax.envelope.rules ?? {};
  const ownRules = syntax.rules ?? {};
  const envelope = { owner: "the envelope", rules: envelopeRules, location: "envelope/rules" };
  const location = `messages/${names.message}/rules`;
  const allIncluded = includedRules(scope, syntax.include);
  reportTakenNames(scope, [envelope, ...allIncluded], { rules: ownRules, location });
  const shapeOf = (path: Path): Shape | undefined => shapeOfPath(names, path);
  const find = ownFinder(scope, names);
  const body = names.framed?.body;
  // The fields that are copied are in the body, and the rules of their type do not say so.
  const findIncluded: FieldFinder = body === undefined ? find : (name, at, hint) => find(`${body.name}.${name}`, at, hint);
  return [
    ...resolveAll(scope, envelopeRules, { ...envelope, find: sharedFinder(scope, names, all), shapeOf }),
    ...allIncluded.flatMap((included) => resolveAll(scope, included.rules, { ...included, find: findIncluded, shapeOf })),
    ...resolveAll(scope, ownRules, { location, find, shapeOf }),
  ];
}

/** The hint for a path into an array: `items[0].name`, or `items.name` for all items. */
function pathHint(find: (name: string) => Path | undefined, name: string): string | undefined {
  const dotted = name.replaceAll(/\[(\d+)\]/g, ".$1");
  if (dotted !== name && find(dotted) !== undefined) return `did you mean "${dotted}"?`;
  const steps = name.replaceAll(/\[[^\]]*\]|\.\*/g, "").split(".");
  const first = steps
    .map((_, index) => [...steps.slice(0, index), "0", ...steps.slice(index)].join("."))
    .find((path) => find(path) !== undefined);
  return first === undefined
    ? undefined
    : `items of an array are counted from 0: \`${first}\`; a rule for every item belongs to the type of the items`;
}

/** The hint for a field of the body of a framed message that is written without the name of the body. */
function bodyHint(names: MessageNames, name: string): string | undefined {
  const path = `${names.framed?.body?.name ?? ""}.${name}`;
  return findPath(names, path) === undefined ? undefined : `did you mean "${path}"?`;
}

/** Reports an unknown field; the fields of conditions are keys. */
function reportUnknown(scope: ProtocolScope, name: string, location: string, hint: string | undefined): void {
  const isKey = /\/(?:when|unless)\/[^/]+$/.test(location);
  scope.report("resolve/unknown-field", { name }, location, { ...(isKey ? { span: scope.spans.keySpanOf(location) } : {}), hint });
}

/** Finds fields of a message and reports unknown ones. */
export function ownFinder(scope: ProtocolScope, names: MessageNames): FieldFinder {
  const find = (name: string): Path | undefined => findPath(names, name);
  return (name, location, hint = (known) => bodyHint(names, name) ?? pathHint(find, name) ?? didYouMeanOf("fields", name, known)) => {
    const path = find(name);
    if (path === undefined) reportUnknown(scope, name, location, hint(knownNames(names)));
    return path;
  };
}

/** Finds fields for something that all messages share: a field that only other messages have is not an error. */
export function sharedFinder(scope: ProtocolScope, names: MessageNames, all: readonly MessageNames[]): FieldFinder {
  const own = ownFinder(scope, names);
  return (name, location, hint) =>
    findPath(names, name) === undefined && all.some((other) => findPath(other, name) !== undefined) ? undefined : own(name, location, hint);
}

/** The rules of an object type, whose paths start at the object, with those of the types that it includes. */
export function resolveTypeRules(
  scope: ProtocolScope,
  definition: DefinitionSyntax,
  shape: StructShape,
  location: string,
): readonly Rule[] {
  const own = { rules: definition.rules ?? {}, location: `${location}/rules` };
  const allIncluded = includedRules(scope, definition.include);
  if (allIncluded.length === 0 && Object.keys(own.rules).length === 0) return [];
  const types = knownTypes(scope);
  // Paths go through named types, whose shapes are not known at first.
  if (types === undefined) return [];
  const findIn = (name: string): Path | undefined => findInShape(types, shape, name);
  const find: FieldFinder = (name, at, hint = (known) => pathHint(findIn, name) ?? didYouMeanOf("fields", name, known)) => {
    const path = findIn(name);
    if (path === undefined) reportUnknown(scope, name, at, hint(shape.fields.map((field) => field.name)));
    return path;
  };
  const context = { find, shapeOf: (path: Path) => shapeAtPath(types, shape, path) };
  reportTakenNames(scope, allIncluded, own);
  return [
    ...allIncluded.flatMap((included) => resolveAll(scope, included.rules, { ...context, ...included })),
    ...resolveAll(scope, own.rules, { ...context, ...own }),
  ];
}

interface LocatedRules {
  readonly rules: Readonly<Record<string, RuleSyntax>>;
  readonly location: string;
}

interface SharedRules extends LocatedRules {
  /** Who defines them, as messages say it. */
  readonly owner: string;
}

/** The rules of types whose fields are copied, which come along; those of a type that is included in two ways only once. */
function includedRules(scope: ProtocolScope, include: readonly string[] = [], seen = new Set<string>()): readonly SharedRules[] {
  return include.flatMap((name) => {
    const types: Readonly<Record<string, DefinitionSyntax>> = scope.syntax.types ?? {};
    const definition = Object.hasOwn(types, name) && !seen.has(name) ? types[name] : undefined;
    if (definition === undefined) return [];
    seen.add(name);
    const own = definition.rules === undefined ? [] : [{ owner: name, rules: definition.rules, location: `types/${name}/rules` }];
    return [...includedRules(scope, definition.include, seen), ...own];
  });
}

/** Reports rules that have the name of another rule of the same object: issues name the rule that is violated. */
function reportTakenNames(scope: ProtocolScope, shared: readonly SharedRules[], own: LocatedRules): void {
  const { spans } = scope;
  const owners = new Map<string, SharedRules>();
  const report = (name: string, { owner, location }: SharedRules, at: string, span: ReturnType<typeof spans.keySpanOf>): void =>
    scope.report("resolve/duplicate-rule", { name, owner }, at, {
      span,
      related: [{ message: `the rule of ${owner} is here`, span: spans.keySpanOf(`${location}/${name}`) }],
    });
  for (const rules of shared)
    for (const name of Object.keys(rules.rules)) {
      const other = owners.get(name);
      const include = own.location.replace(/rules$/, "include");
      if (other === undefined) owners.set(name, rules);
      else report(name, other, include, spans.keySpanOf(include));
    }
  for (const name of Object.keys(own.rules)) {
    const other = owners.get(name);
    const at = `${own.location}/${name}`;
    if (other !== undefined) report(name, other, at, spans.keySpanOf(at));
  }
}

interface RuleContext {
  readonly location: string;
  readonly find: FieldFinder;
  readonly shapeOf: (path: Path) => Shape | undefined;
}

function resolveAll(scope: ProtocolScope, rules: Readonly<Record<string, RuleSyntax>>, context: RuleContext): readonly Rule[] {
  return Object.entries(rules).flatMap(
    ([name, syntax]) => resolveRule(scope, { name, syntax }, { ...context, location: `${context.location}/${name}` }) ?? [],
  );
}

interface NamedRule {
  readonly name: string;
  readonly syntax: RuleSyntax;
}

const comparisons = { equal: "equal", lessThan: "less", lessOrEqual: "less-or-equal" } as const;
const counts = { exactlyOne: { min: 1, max: 1 }, atMostOne: { max: 1 }, atLeastOne: { min: 1 } } as const;

const keysOf = <Kinds extends object>(kinds: Kinds): readonly (keyof Kinds & keyof RuleSyntax)[] =>
  Object.keys(kinds) as (keyof Kinds & keyof RuleSyntax)[];

function resolveRule(scope: ProtocolScope, { name, syntax }: NamedRule, context: RuleContext): Rule | undefined {
  const { location, find } = context;
  const at = syntax.at === undefined ? undefined : find(syntax.at, `${location}/at`);
  if (syntax.at !== undefined && at === undefined) return undefined;
  const traits = { name, doc: syntax.doc, level: syntax.level, lenient: syntax.lenient };
  if (syntax.differ !== undefined) {
    const fields = findPair(syntax.differ, `${location}/differ`, find);
    return fields && withoutUndefined({ ...traits, kind: "differ", at: at ?? fields[1], fields });
  }
  if (syntax.excludes !== undefined) {
    const list = find(syntax.excludes.list, `${location}/excludes/list`);
    const value = find(syntax.excludes.value, `${location}/excludes/value`);
    return list && value && withoutUndefined({ ...traits, kind: "excludes", at: at ?? list, list, value });
  }
  for (const key of keysOf(comparisons)) {
    const pair = syntax[key];
    const fields = pair === undefined ? undefined : findPair(pair, `${location}/${key}`, find);
    if (pair === undefined) continue;
    if (fields === undefined) return undefined;
    const as = comparedAs(scope, key, { name, fields }, context);
    return withoutUndefined({ ...traits, kind: "compare", at: at ?? fields[1], fields, is: comparisons[key], as });
  }
  for (const key of keysOf(counts)) {
    const named = syntax[key];
    if (named === undefined) continue;
    const fields = findAll(named, `${location}/${key}`, find) ?? [];
    const [first = []] = fields;
    return fields.length < named.length
      ? undefined
      : withoutUndefined({ ...traits, kind: "count", at: at ?? first.slice(0, -1), fields, ...counts[key] });
  }
  return resolveCondition(scope, { name, syntax }, { ...context, at });
}

const isUnknownType = ({ diagnostics }: ProtocolScope, shape: Shape | undefined): boolean =>
  shape?.kind === "scalar" && shape.scalar === "any" && diagnostics.some(({ code }) => code === "resolve/unknown-type");

/** How two fields are compared; reports fields that have no common order. */
function comparedAs(
  scope: ProtocolScope,
  key: keyof typeof comparisons,
  { name, fields }: { readonly name: string; readonly fields: readonly [Path, Path] },
  { location, shapeOf }: RuleContext,
): "timestamp" | undefined {
  // A type that is unknown has been reported.
  if (fields.some((path) => isUnknownType(scope, shapeOf(path)))) return undefined;
  const [left, right] = fields.map((path) => orderOf(scope, shapeOf(path)));
  if (left !== undefined && left === right) return left === "timestamp" ? left : undefined;
  if (key !== "equal")
    scope.report("resolve/bad-comparison", { name }, `${location}/${key}`, { hint: "compare two numbers, two timestamps or two dates" });
  return undefined;
}

/** What orders the values of a shape. */
function orderOf(scope: ProtocolScope, shape: Shape | undefined): "number" | "timestamp" | "date" | undefined {
  const target = shape === undefined ? undefined : dereference(knownTypes(scope) ?? {}, shape);
  if (target?.kind === "literal") return typeof target.value === "number" ? "number" : undefined;
  if (target?.kind !== "scalar") return undefined;
  if (target.scalar === "timestamp" || target.scalar === "date") return target.scalar;
  return isNumberName(target.scalar) ? "number" : undefined;
}

function findPair(names: readonly [string, string], location: string, find: FieldFinder): readonly [Path, Path] | undefined {
  const first = find(names[0], `${location}/0`);
  const second = find(names[1], `${location}/1`);
  return first && second && [first, second];
}

function resolveCondition(
  scope: ProtocolScope,
  { name, syntax }: NamedRule,
  { location, find, at }: RuleContext & { readonly at: Path | undefined },
): Rule | undefined {
  const key = syntax.when === undefined ? "unless" : "when";
  const given = Object.entries(syntax[key] ?? {});
  if (given.length === 0 || (syntax.require ?? syntax.forbid) === undefined) {
    scope.report("resolve/bad-rule", { name }, location, { span: scope.spans.keySpanOf(location) });
    return undefined;
  }
  const conditions = given.flatMap(([field, equals]) => {
    const path = find(field, `${location}/${key}/${field}`);
    return path === undefined ? [] : [{ field: path, equals }];
  });
  const require = findAll(syntax.require, `${location}/require`, find);
  const forbid = findAll(syntax.forbid, `${location}/forbid`, find);
  const target = at ?? require?.[0] ?? forbid?.[0];
  const [only] = conditions;
  if (only === undefined || conditions.length < given.length || target === undefined) return undefined;
  const { doc, level, lenient } = syntax;
  const negated = key === "unless" ? (true as const) : undefined;
  const traits = { name, doc, level, lenient, at: target, negated, require, forbid };
  if (conditions.length > 1) return withoutUndefined({ kind: "conditions", ...traits, conditions });
  const { field, equals } = only;
  return withoutUndefined({ kind: "condition", name, doc, level, lenient, at: target, field, equals, negated, require, forbid });
}

function findAll(names: readonly string[] | undefined, location: string, find: FieldFinder): readonly Path[] | undefined {
  return names?.flatMap((name, index) => {
    const path = find(name, `${location}/${index}`);
    return path === undefined ? [] : [path];
  });
}
