// Unknown helpers and partials of a template, found without rendering, so that all mistakes are reported at once.

import { didYouMean, didYouMeanOf } from "../text/did-you-mean.js";
import { nodesIn, rangeOf, type TemplateMistake, type TemplateNode, type TemplateTree } from "./template-tree.js";

/** The helpers that templates may use. */
const helpers = ["if", "unless", "each", "with", "lookup"];

/** Other helpers of Handlebars, which are not documented. */
const others = new Set(["log", "helperMissing", "blockHelperMissing"]);

const takesOneValue = new Set(["if", "unless", "each", "with"]);

/** The mistakes in a template; `known` are the names of all templates, each of which can be a partial. */
export function findUnknownParts(template: string, { text, root }: TemplateTree, known: readonly string[]): readonly TemplateMistake[] {
  const nodes = nodesIn(root);
  const partials = new Set([...known, "@partial-block", ...nodes.flatMap(inlineName)]);
  return nodes.flatMap((node): readonly TemplateMistake[] => {
    const wrong = (kind: TemplateMistake["kind"], word: string, hint?: string): readonly TemplateMistake[] => [
      { kind, template, word, range: rangeOf(text, node.path ?? node.name ?? node), hint },
    ];
    const called = calledName(node);
    if (called !== undefined && !helpers.includes(called) && !others.has(called))
      return wrong("helper", called, didYouMeanOf("helpers", called, helpers));
    if (called !== undefined && takesOneValue.has(called) && node.params?.length !== 1)
      return wrong("syntax", `{{#${called}}} takes exactly one value`);
    const partial = partialName(node);
    return partial === undefined || partials.has(partial) ? [] : wrong("partial", partial, didYouMean(partial, known));
  });
}

/** The templates that a template includes as partials. */
export const partialsIn = ({ root }: TemplateTree): readonly string[] => nodesIn(root).flatMap((node) => partialName(node) ?? []);

/** The helper that a node calls; a name on its own is a value. */
export function calledName({ type, path, params = [], hash }: TemplateNode): string | undefined {
  if (type !== "SubExpression" && type !== "MustacheStatement" && type !== "BlockStatement") return undefined;
  const name = String(path?.original);
  const isCall = type === "SubExpression" || params.length > 0 || hash !== undefined;
  return isCall || helpers.includes(name) ? name : undefined;
}

/** The partial that a node includes, unless it is computed. */
export function partialName({ type, name }: TemplateNode): string | undefined {
  if ((type !== "PartialStatement" && type !== "PartialBlockStatement") || name?.type === "SubExpression") return undefined;
  return String(name?.original);
}

const inlineName = ({ type, params = [] }: TemplateNode): readonly string[] =>
  type === "DecoratorBlock" ? params.map(({ original }) => String(original)) : [];
