// Resolves wire examples: an encoded message or an edited example, with the expected result of decoding.

import type { EncodingName, Json, Path } from "@wirepact/core";
import type { WireExample } from "../model/protocol-model.js";
import type { WireSyntax } from "../model/spec-syntax.js";
import { composeMessage, dropAt, setAll } from "./compose-message.js";
import { editExample, exampleValue, expandFields, type ExampleScope } from "./examples.js";
import { checkIssueCode, issuePath } from "./issue-location.js";
import { locationName } from "./namespace.js";

const encodingNames = ["json", "ndjson", "yaml", "mail"] as const satisfies readonly EncodingName[];

/** All wire examples, in the order of the spec. The mode defaults to strict. */
export function resolveWire(context: ExampleScope): readonly WireExample[] {
  return Object.entries(context.syntax.wire ?? {}).flatMap(([name, syntax]) => {
    const location = `${context.location}/wire/${name}`;
    const input = resolveInput(context, syntax, location);
    const expect = resolveExpectation(context, syntax, location);
    return input === undefined || expect === undefined ? [] : [{ name, mode: syntax.mode ?? "strict", input, expect }];
  });
}

function resolveInput(context: ExampleScope, syntax: WireSyntax, location: string): WireExample["input"] | undefined {
  const { scope } = context;
  const encoding = encodingNames.find((name) => syntax[name] !== undefined);
  if (encoding === undefined) {
    const value = editExample(context, { ...syntax, like: syntax.like ?? "" }, { location });
    return value === undefined ? undefined : { value };
  }
  if (scope.syntax.encodings[encoding] === undefined) {
    scope.report("resolve/unknown-encoding", { name: encoding }, `${location}/${encoding}`, {
      span: scope.spans.keySpanOf(`${location}/${encoding}`),
    });
  }
  return { encoding, text: syntax[encoding] ?? "" };
}

function resolveExpectation(context: ExampleScope, syntax: WireSyntax, location: string): WireExample["expect"] | undefined {
  if (syntax.issue !== undefined) {
    checkIssueCode(context, syntax.issue, `${location}/issue`);
    return { ok: false, issue: syntax.issue, at: expectedLocation(context, syntax) };
  }
  for (const [index, code] of (syntax.warnings ?? []).entries()) checkIssueCode(context, code, `${location}/warnings/${index}`);
  const warnings = syntax.warnings ?? [];
  const reads = expectedMessage(context, syntax, location);
  return reads === undefined ? { ok: true, warnings } : { ok: true, reads, warnings };
}

function expectedLocation(context: ExampleScope, syntax: WireSyntax): Path {
  if (syntax.at !== undefined) return issuePath(context, syntax.at);
  const [only, ...more] = editedNames(syntax);
  return only === undefined || more.length > 0 ? [] : locationName(context.names, only);
}

const editedNames = (syntax: WireSyntax): readonly string[] => [...Object.keys(syntax.set ?? {}), ...(syntax.drop ?? [])];

/** The expected fields: those of `reads`, and for an edited example also its unedited fields. */
function expectedMessage(context: ExampleScope, syntax: WireSyntax, location: string): Json | undefined {
  if (syntax.reads === undefined) return undefined;
  const fields = expandFields(context, syntax.reads, `${location}/reads`);
  if (syntax.like === undefined) return composeMessage(context, fields);
  const start = exampleValue(context, { name: syntax.like, location: `${location}/like` });
  if (start === undefined) return undefined;
  const kept = editedNames(syntax).reduce((value: Json, name) => dropAt(value, locationName(context.names, name)) ?? value, start);
  return setAll(context, kept, fields);
}
