// Resolves the invalid examples of a message; `dropEach` becomes one example per field.

import type { Rule } from "@wirepact/core";
import type { InvalidExample } from "../model/protocol-model.js";
import type { InvalidSyntax } from "../model/spec-syntax.js";
import { dropFields, editExample, exampleValue, type ExampleScope } from "./examples.js";
import { checkIssueCode, issuePath } from "./issue-location.js";
import { locationName } from "./namespace.js";

/** All invalid examples of a message with these rules, in the order of the spec. */
export function resolveInvalid(context: ExampleScope, rules: readonly Rule[]): readonly InvalidExample[] {
  return Object.entries(context.syntax.invalid ?? {}).flatMap(([name, syntax]) => {
    const location = `${context.location}/invalid/${name}`;
    if (syntax.issue !== undefined) checkIssueCode(context, syntax.issue, `${location}/issue`);
    return syntax.dropEach === undefined
      ? resolveOne(context, rules, { name, syntax, location })
      : resolveEach(context, { name, syntax, location });
  });
}

interface LocatedInvalid {
  readonly name: string;
  readonly syntax: InvalidSyntax;
  readonly location: string;
}

function resolveOne(context: ExampleScope, rules: readonly Rule[], { name, syntax, location }: LocatedInvalid): readonly InvalidExample[] {
  const { scope } = context;
  const edited = [...Object.keys(syntax.set ?? {}), ...(syntax.drop ?? [])];
  const issue = syntax.issue ?? (syntax.set === undefined && syntax.drop !== undefined ? "missing-field" : undefined);
  if (issue === undefined) scope.report("resolve/issue-required", {}, location, { span: scope.spans.keySpanOf(location) });
  const [only, ...more] = edited;
  // A rule says itself where it is reported.
  const ruled = rules.find((rule) => `rule/${rule.name}` === issue)?.at;
  if (syntax.at === undefined && ruled === undefined && (only === undefined || more.length > 0)) {
    scope.report("resolve/at-required", {}, location, { span: scope.spans.keySpanOf(location) });
  }
  const value = editExample(context, syntax, { location });
  if (value === undefined || issue === undefined) return [];
  const at = syntax.at === undefined ? (ruled ?? locationName(context.names, only ?? "")) : issuePath(context, syntax.at);
  return [{ name, value, issue, at }];
}

function resolveEach(context: ExampleScope, { name, syntax, location }: LocatedInvalid): readonly InvalidExample[] {
  const start = exampleValue(context, { name: syntax.like, location: `${location}/like` });
  if (start === undefined) return [];
  return (syntax.dropEach ?? []).map((field, index) => {
    const at = `${location}/dropEach/${index}`;
    context.scope.spans.addOrigin(`${location}: ${field}`, at);
    const value = dropFields(context, start, [{ name: field, location: at }]);
    return { name: `${name}: ${field}`, value, issue: syntax.issue ?? "missing-field", at: locationName(context.names, field) };
  });
}
