// Resolves the invalid examples of a message; one that drops each of several fields becomes one example per field.

import type { InvalidExample } from "../model/protocol-model.js";
import type { InvalidSyntax } from "../model/spec-syntax.js";
import { dropFields, editExample, exampleValue, type ExampleScope } from "./examples.js";
import { checkIssueCode, issuePath } from "./issue-place.js";
import { placeName } from "./namespace.js";

/** All invalid examples, in the order of the spec. */
export function resolveInvalid(context: ExampleScope): readonly InvalidExample[] {
  return Object.entries(context.syntax.invalid).flatMap(([name, syntax]) => {
    const place = `${context.place}/invalid/${name}`;
    if (syntax.issue !== undefined) checkIssueCode(context, syntax.issue, `${place}/issue`);
    return syntax.dropEach === undefined ? resolveOne(context, { name, syntax, place }) : resolveEach(context, { name, syntax, place });
  });
}

interface PlacedInvalid {
  readonly name: string;
  readonly syntax: InvalidSyntax;
  readonly place: string;
}

function resolveOne(context: ExampleScope, { name, syntax, place }: PlacedInvalid): readonly InvalidExample[] {
  const { scope } = context;
  const edited = [...Object.keys(syntax.set ?? {}), ...(syntax.drop ?? [])];
  const issue = syntax.issue ?? (syntax.set === undefined && syntax.drop !== undefined ? "missing-field" : undefined);
  if (issue === undefined) scope.complain("resolve/issue-required", {}, place, { span: scope.spans.keySpanOf(place) });
  const [only, ...more] = edited;
  if (syntax.at === undefined && (only === undefined || more.length > 0)) {
    scope.complain("resolve/at-required", {}, place, { span: scope.spans.keySpanOf(place) });
  }
  const value = editExample(context, syntax, { place });
  if (value === undefined || issue === undefined) return [];
  const at = syntax.at === undefined ? placeName(context.names, only ?? "") : issuePath(context, syntax.at);
  return [{ name, value, issue, at }];
}

function resolveEach(context: ExampleScope, { name, syntax, place }: PlacedInvalid): readonly InvalidExample[] {
  const start = exampleValue(context, { name: syntax.like, place: `${place}/like` });
  if (start === undefined) return [];
  return (syntax.dropEach ?? []).map((field, index) => {
    const at = `${place}/dropEach/${index}`;
    context.scope.spans.leadBack(`${place}: ${field}`, at);
    const value = dropFields(context, start, [{ name: field, place: at }]);
    return { name: `${name}: ${field}`, value, issue: syntax.issue ?? "missing-field", at: placeName(context.names, field) };
  });
}
