// Finds all names in a template that its view does not have, by walking the template over the view as rendering does. Rendering itself stops
// at the first one, and does not always know its position.

import { didYouMeanOf } from "../text/did-you-mean.js";
import { calledName, partialName } from "./find-unknown-parts.js";
import { isReadFromAny } from "./strict-view.js";
import { rangeOf, type TemplateMistake, type TemplateNode, type TemplateTree } from "./template-tree.js";

/** Returns the tree of a template, if its source is available. */
export type OpenTemplate = (template: string) => TemplateTree | undefined;

/** What names refer to at some position of a template. */
interface Scope {
  readonly template: string;
  readonly text: string;
  /** The current value and the values around it, innermost first. */
  readonly contexts: readonly unknown[];
  /** Names of `{{#each items as |item|}}`. */
  readonly named: ReadonlyMap<string, unknown>;
  readonly isInEach: boolean;
  /** The depth of nested partials. */
  readonly level: number;
}

/** Stops a template that includes itself. */
const deepest = 50;

/** All names that are missing when a template is rendered with a view, each once. */
export function findUnknownValues(template: string, view: unknown, open: OpenTemplate): readonly TemplateMistake[] {
  const found = new Map<string, TemplateMistake>();
  const { evaluate, evaluateCall } = createEvaluation((node, { template: where, text }, facts) => {
    const range = rangeOf(text, node);
    const key = `${where} ${range.start} ${facts.word}`;
    if (!found.has(key)) found.set(key, { kind: "value", template: where, range, ...facts });
  });

  const visitTemplate = (name: string, contexts: readonly unknown[], level: number): void => {
    const tree = level > deepest ? undefined : open(name);
    if (tree === undefined) return;
    visit(tree.root, { template: name, text: tree.text, contexts, named: new Map(), isInEach: false, level });
  };

  const visit = (node: TemplateNode | undefined, scope: Scope): void => {
    for (const statement of node?.body ?? []) visitStatement(statement, scope);
  };

  const visitStatement = (node: TemplateNode, scope: Scope): void => {
    if (node.type === "MustacheStatement") evaluate(node, scope);
    else if (node.type === "BlockStatement") visitBlock(node, scope);
    else if (node.type === "PartialStatement" || node.type === "PartialBlockStatement") {
      const [given] = (node.params ?? []).map((parameter) => evaluate(parameter, scope));
      const context = node.params?.length ? given : scope.contexts[0];
      const extra = (node.hash?.pairs ?? []).map(({ key, value }): [string, unknown] => [key, evaluate(value, scope)]);
      const merged = extra.length === 0 ? context : { ...(context as object), ...Object.fromEntries(extra) };
      const partial = partialName(node);
      if (partial !== undefined) visitTemplate(partial, [merged], scope.level + 1);
      visit(node.program, scope);
    }
  };

  const visitBlock = (node: TemplateNode, scope: Scope): void => {
    const helper = calledName(node);
    const value = helper === undefined ? evaluate(node.path!, scope) : evaluateCall(node, scope)[0];
    const isTrue = !isEmpty(value);
    if (helper === "if" || helper === "unless") return visit(isTrue === (helper === "if") ? node.program : node.inverse, scope);
    if (!isTrue) return visit(node.inverse, scope);
    const [first] = node.program?.blockParams ?? [];
    const enter = (context: unknown, isInEach: boolean): void =>
      visit(node.program, {
        ...scope,
        contexts: context === scope.contexts[0] ? scope.contexts : [context, ...scope.contexts],
        named: first === undefined ? scope.named : new Map([...scope.named, [first, context]]),
        isInEach,
      });
    if (helper !== "with" && typeof value === "object" && (helper === "each" || Array.isArray(value)))
      for (const item of Object.values(value as object)) enter(item, true);
    else if (helper !== "each") enter(value === true ? scope.contexts[0] : value, scope.isInEach);
  };

  visitTemplate(template, [view], 0);
  return [...found.values()];
}

/** Evaluates expressions as rendering does, and notes the names that have no value. */
function createEvaluation(note: (node: TemplateNode, scope: Scope, facts: Pick<TemplateMistake, "word" | "hint">) => undefined) {
  const evaluateCall = (node: TemplateNode, scope: Scope): readonly unknown[] => {
    for (const { value } of node.hash?.pairs ?? []) evaluate(value, scope);
    return (node.params ?? []).map((parameter) => evaluate(parameter, scope));
  };

  const evaluate = (node: TemplateNode, scope: Scope): unknown => {
    if (node.type === "PathExpression") return follow(node, scope);
    if (node.type !== "MustacheStatement" && node.type !== "SubExpression") return node.value;
    const called = calledName(node);
    if (called === undefined) return evaluate(node.path!, scope);
    const [value, key] = evaluateCall(node, scope);
    return called === "lookup" ? (value as Readonly<Record<string, unknown>> | undefined)?.[String(key)] : undefined;
  };

  const follow = (node: TemplateNode, scope: Scope): unknown => {
    const { parts = [], depth = 0, data = false } = node;
    const [head = "", ...tail] = parts;
    if (data && head !== "root") {
      const known = ["@root", "@partial-block", ...(scope.isInEach ? ["@index", "@key", "@first", "@last"] : [])];
      return known.includes(`@${head}`) ? "" : note(node, scope, { word: `@${head}`, hint: didYouMeanOf("names", `@${head}`, known) });
    }
    const isNamed = !data && depth === 0 && scope.named.has(head);
    let value: unknown = data ? scope.contexts.at(-1) : isNamed ? scope.named.get(head) : scope.contexts[depth];
    for (const part of data || isNamed ? tail : parts) {
      if (!hasProperty(value, part)) {
        if (typeof value === "object" && value !== null && isReadFromAny(part)) return undefined;
        return note(node, scope, { word: part, hint: hintFor(part, value, depth === 0 ? scope.contexts.slice(1) : []) });
      }
      value = (value as Readonly<Record<string, unknown>>)[part];
    }
    return value;
  };

  return { evaluate, evaluateCall };
}

const hasProperty = (value: unknown, name: string): boolean => typeof value === "object" && value !== null && name in value;

/** What Handlebars treats as false. */
const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

/** The most similar name, or the path to the same name further out. */
function hintFor(word: string, value: unknown, outer: readonly unknown[]): string | undefined {
  const level = outer.findIndex((context) => hasProperty(context, word));
  if (level !== -1) return `did you mean "${"../".repeat(level + 1)}${word}"?`;
  if (typeof value !== "object" || value === null) return "the current value is not an object; `this` is its name";
  return didYouMeanOf("names", word, Array.isArray(value) ? ["length"] : Object.keys(value));
}
