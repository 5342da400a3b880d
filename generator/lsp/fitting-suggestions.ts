// Leaves out suggestions that the place does not allow, and puts the most likely ones first.

import { type IssueCode, issueCodes } from "@wirepact/core";
import { issueMeanings } from "../emit/docs/issue-meanings.js";
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

/** Whether a message can have an issue by its value alone, not by its text, its sender or the messages before it. */
const isOfValues = (code: IssueCode): boolean => issueMeanings[code].stage === "message" || code === "too-deep" || code === "too-many-keys";

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
  const codes = issueCodes.filter((code) => code !== "rule" && (!isValue || isOfValues(code)));
  return [...rules, ...codes.map((label): Suggestion => ({ label, kind: "code" }))];
}
