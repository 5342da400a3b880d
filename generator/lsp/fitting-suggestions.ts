// Leaves out suggestions that the place does not allow, and puts the most likely ones first.

import { issueCodes } from "@wirepact/core";
import type { YamlMap } from "../model/source.js";
import { entriesOf, textOf, valueOf } from "../resolve/symbols/definition-nodes.js";
import type { FileContext, WalkContext } from "../resolve/symbols/walk-context.js";
import { scalars } from "../scalars/index.js";
import type { Suggestion } from "./completion.js";

const allParameters: ReadonlySet<string> = new Set(Object.values(scalars).flatMap(({ parameters }) => parameters));

/** The keys of a definition whose type is known: the parameters of the type first, and none of other types. */
export function fittingKeys(keys: readonly Suggestion[], mapping: YamlMap): readonly Suggestion[] {
  const type = textOf(valueOf(mapping, "type")) ?? "";
  const scalar = Object.hasOwn(scalars, type) ? scalars[type as keyof typeof scalars] : undefined;
  if (scalar === undefined) return keys;
  const own = new Set<string>(scalar.parameters);
  return [...keys.filter(({ label }) => own.has(label)), ...keys.filter(({ label }) => !allParameters.has(label))];
}

/** The issues that only conversations, connections, texts or warnings have. */
const neverInValues: ReadonlySet<string> = new Set([
  "rule",
  "invalid-utf8",
  "syntax",
  "duplicate-key",
  "yaml-alias",
  "too-large",
  "not-representable",
  "wrong-role",
  "unauthorized",
  "secret-found",
  "path-leaves-root",
  "shell-unsafe",
  "null-dropped",
  "wrapped",
  "converted",
  "tolerated",
  "alias",
  "untyped-body",
  "unclosed-fence",
  "wrong-section",
  "unreadable",
  "decode-only",
  "illegal-transition",
  "unusual-transition",
  "unexpected-reply",
  "wrong-round",
  "too-many-rounds",
  "wrong-party",
  "late",
  "duplicate-request",
  "unknown-request",
  "ambiguous-sender",
]);

/** Issue codes: the rules of the message, of the envelope and of types, then those that the example can have. */
export function issueSuggestions({ root }: FileContext, { path, sample }: WalkContext): readonly Suggestion[] {
  // Names of messages may contain slashes.
  const message = valueOf(valueOf(root, "messages"), sample.replace(/^messages\//, ""));
  const owners = [message, valueOf(root, "envelope"), ...entriesOf(valueOf(root, "types")).map(({ value }) => value)];
  const rules = owners.flatMap((owner) =>
    entriesOf(valueOf(owner, "rules")).map(({ key, value }): Suggestion => ({
      label: `rule/${key}`,
      kind: "code",
      doc: textOf(valueOf(value, "doc")) ?? "",
    })),
  );
  const isValue = path.includes("/invalid/");
  const codes = issueCodes.filter((code) => code !== "rule" && !(isValue && neverInValues.has(code)));
  return [...rules, ...codes.map((label): Suggestion => ({ label, kind: "code" }))];
}
