// Leaves out suggestions that the place does not allow, and puts the most likely ones first.

import { type IssueCode, issueCodes } from "@wirepact/core";
import { issueMeanings } from "../emit/docs/issue-meanings.js";
import type { YamlMap } from "../model/source.js";
import { entriesOf, fieldNameOf, itemsOrOne, textOf, valueOf } from "../resolve/symbols/definition-nodes.js";
import type { FileContext, WalkContext } from "../resolve/symbols/walk-context.js";
import { scalars } from "../scalars/index.js";
import type { Suggestion } from "./completion.js";
import type { CursorPlace } from "./cursor.js";

const allParameters: ReadonlySet<string> = new Set(Object.values(scalars).flatMap(({ parameters }) => parameters));

/** The keys of a definition whose type is known: the parameters of the type first, and none of other types. */
export function fittingKeys(keys: readonly Suggestion[], mapping: YamlMap): readonly Suggestion[] {
  const type = textOf(valueOf(mapping, "type")) ?? "";
  const scalar = Object.hasOwn(scalars, type) ? scalars[type as keyof typeof scalars] : undefined;
  if (scalar === undefined) return keys;
  const own = new Set<string>(scalar.parameters);
  return [...keys.filter(({ label }) => own.has(label)), ...keys.filter(({ label }) => !allParameters.has(label))];
}

/** The names that the place allows: own fields before those of the envelope in rules, numbers for a time, and replies that are not listed yet. */
export function fittingNames(
  { file, context: { path } }: Pick<CursorPlace, "file" | "context">,
  names: readonly Suggestion[],
): readonly Suggestion[] {
  if (/^messages\/.*\/rules\//.test(path)) {
    const shared = new Set(entriesOf(valueOf(valueOf(file.root, "envelope"), "fields")).map(fieldNameOf));
    const isShared = ({ kind, label }: Suggestion): boolean => kind === "field" && shared.has(label);
    return [...names.filter((each) => !isShared(each)), ...names.filter(isShared)];
  }
  if (/\/deadlines\/\d+\/within\/seconds$/.test(path)) return names.filter(({ type }) => type === undefined || !isOtherThanNumber(type));
  const [, message] = /^messages\/(.*)\/replies(?:\/\d+)?$/.exec(path) ?? [];
  if (message === undefined) return names;
  const listed = new Set(itemsOrOne(valueOf(valueOf(valueOf(file.root, "messages"), message), "replies")).map(textOf));
  return names.filter(({ label }) => !listed.has(label));
}

/** The fields that an example of a message can still have: of those that exclude each other, none if one is there. */
export function allowedFields(
  { file: { root }, context: { sample } }: Pick<CursorPlace, "file" | "context">,
  fields: readonly Suggestion[],
  present: ReadonlySet<string>,
): readonly Suggestion[] {
  const message = valueOf(valueOf(root, "messages"), sample.replace(/^messages\//, ""));
  const groups = [message, valueOf(root, "envelope")].flatMap((owner) =>
    entriesOf(valueOf(owner, "rules")).flatMap(({ value }) =>
      ["atMostOne", "exactlyOne"].map((key) => itemsOrOne(valueOf(value, key)).map(textOf)),
    ),
  );
  const excluded = new Set(groups.filter((names) => names.some((name) => present.has(name ?? ""))).flat());
  return fields.filter(({ label }) => !excluded.has(label));
}

/** Files that the root file can list and does not list yet. */
export function fileSuggestions(
  { file: { root }, context: { path } }: Pick<CursorPlace, "file" | "context">,
  files: readonly string[],
): readonly Suggestion[] {
  if (!/^(?:protocols|types)\/\d+$/.test(path)) return [];
  const listed = new Set(["protocols", "types"].flatMap((key) => itemsOrOne(valueOf(root, key)).map(textOf)));
  return files.filter((name) => /\.ya?ml$/.test(name) && !listed.has(name)).map((label): Suggestion => ({ label, kind: "value" }));
}

const isOtherThanNumber = (type: string): boolean => Object.hasOwn(scalars, type) && type !== "integer" && type !== "number";

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
