// The examples of a message on its page: in full, as differences from another example, on the wire, and invalid ones.

import { decodeMessage, type Encoding, explain, formatPath, type Json } from "@wirepact/core";
import { runnable, sameJson } from "@wirepact/core/codegen";
import { asType } from "@wirepact/core/codegen/frames";
import { packageProtocol } from "../../describe/package-protocol.js";
import type { Example, InvalidExample, MessageModel, ProtocolModel, WireExample } from "../../model/protocol-model.js";
import { type Changes, changesWithin } from "../json-changes.js";
import { upperFirst } from "../../text/identifiers.js";
import { code, fenced, listed, plainText, tableRows, value } from "../../text/markdown.js";
import { distinctEncodings, inEncoding, type Written, writtenForms } from "./encoding-text.js";
import { issueLink, type Page, warningLinks } from "./page.js";

/** Longer examples are not shown. */
const longest = 4000;

const readableOf = new WeakMap<readonly Example[], readonly Example[]>();

/** The examples that are short enough to read. */
function readable(examples: readonly Example[]): readonly Example[] {
  const known = readableOf.get(examples) ?? examples.filter((example) => JSON.stringify(example.value).length <= longest);
  readableOf.set(examples, known);
  return known;
}

/** The first two examples that are short enough, in all encodings that look different. */
export function shownExamples(
  model: ProtocolModel,
  encodings: readonly Encoding[],
  { examples }: MessageModel,
): readonly { readonly title: string; readonly forms: readonly Written[] }[] {
  return readable(examples)
    .slice(0, 2)
    .map(({ name, value: message }) => ({
      title: upperFirst(plainText(name)),
      forms: writtenForms(model, distinctEncodings(encodings), message),
    }));
}

/** The changes that turn an example into a value. */
interface Likeness extends Changes {
  readonly like: string;
}

/** The fewest changes that turn one of some examples into a value; undefined if there are no examples. */
export function likenessOf(from: readonly Example[], to: Json): Likeness | undefined {
  let nearest: Likeness | undefined;
  for (const { name, value: example } of from) {
    const changes = changesWithin(example, to, nearest === undefined ? Number.POSITIVE_INFINITY : changeCount(nearest) - 1);
    if (changes !== undefined) nearest = { like: name, ...changes };
  }
  return nearest;
}

const changeCount = ({ set, drop }: Changes): number => Object.keys(set ?? {}).length + (drop?.length ?? 0);

/** A value as its difference from one of some examples. */
function changeWords(from: readonly Example[], to: Json): string {
  const likeness = likenessOf(from, to);
  if (likeness === undefined) return value(to);
  const { like, set = {}, drop = [] } = likeness;
  const changes = [
    ...Object.entries(set).map(([pointer, changed]) =>
      pointer === "" ? value(changed) : `${pointerText(pointer)} is ${value(changed, 60)}`,
    ),
    ...drop.map((pointer) => `${pointerText(pointer)} is missing`),
  ];
  return changes.length === 0 ? plainText(like) : `the example ${code(like)}, but ${listed(changes)}`;
}

/** A JSON pointer as a path. */
export function pointerText(pointer: string): string {
  const steps = pointer.split("/").slice(1);
  return code(formatPath(steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")))));
}

/** Other valid values of single fields, from the examples that change nothing else, and the examples that change more. */
export function variations({ examples }: MessageModel) {
  const whole = readable(examples).slice(0, 2);
  const values = new Map<string, string[]>();
  const messages: { name: string; change: string }[] = [];
  for (const example of examples.filter((candidate) => !whole.includes(candidate))) {
    const likeness = likenessOf(whole, example.value);
    if (likeness !== undefined && changeCount(likeness) === 0) continue;
    const [only] = Object.entries(likeness?.set ?? {});
    if (likeness !== undefined && only !== undefined && only[0] !== "" && changeCount(likeness) === 1) {
      const field = pointerText(only[0]);
      values.set(field, [...(values.get(field) ?? []), value(only[1], 60)]);
    } else messages.push({ name: plainText(example.name), change: changeWords(whole, example.value) });
  }
  const rows = [...values].map(([field, shown]) => ({ field, values: [...new Set(shown)].join(", ") }));
  return { values: tableRows(rows), messages: tableRows(messages) };
}

/** Invalid examples: required fields, and other mistakes with the message of the issue. */
export function invalidExamples(page: Page, type: MessageModel) {
  const { examples, invalid } = type;
  const whole = readable(examples);
  const isAbsence = ({ value: message, issue, at }: InvalidExample): boolean => {
    if (issue !== "missing-field") return false;
    const { set, drop = [] } = likenessOf(whole, message) ?? {};
    return set === undefined && drop.length === 1 && pointerText(drop[0]!) === code(formatPath(at));
  };
  const absences = new Set(invalid.filter(isAbsence));
  const rows = invalid
    .filter((example) => !absences.has(example))
    .map((example) => ({
      name: plainText(example.name),
      change: changeWords(whole, example.value),
      issue: `${issueLink(page, example.issue)} at ${code(formatPath(example.at))}`,
      message: messageOf(page.model, type, example),
    }));
  return {
    required: [...new Set([...absences].map(({ at }) => code(formatPath(at))))].join(", "),
    requiredIssue: issueLink(page, "missing-field"),
    rows: tableRows(rows),
  };
}

/** The message of the issue that an invalid example gives. */
function messageOf(model: ProtocolModel, type: MessageModel, { value: message, at, issue }: InvalidExample): string {
  const result = explain(packageProtocol(model), message, { reading: true, ...asType(type) });
  const found = result.ok ? undefined : result.issues.find((candidate) => candidate.code === issue && sameJson(candidate.path, at));
  return found === undefined ? "" : plainText(found.message);
}

/** The wire examples of a message: the input, the mode and the outcome. */
export function wireExamples(page: Page, encodings: readonly Encoding[], { wire, examples }: MessageModel) {
  return wire.map((example) => ({
    title: upperFirst(plainText(example.name)),
    outcome: `In ${example.mode} mode, this input is ${outcomeOf(page, example)}`,
    change: "value" in example.input ? changeWords(readable(examples), example.input.value) : "",
    text: "text" in example.input ? inEncoding(example.input.text, example.input.encoding) : "",
    result: example.expect.ok ? resultOf(page.model, encodings, example) : "",
  }));
}

function outcomeOf(page: Page, { expect }: WireExample): string {
  if (!expect.ok) return `rejected with ${issueLink(page, expect.issue)} at ${code(formatPath(expect.at))}`;
  const { warnings } = expect;
  if (warnings.length === 0) return "accepted";
  return `accepted with ${warnings.length === 1 ? "a warning" : "warnings"} (${listed(warningLinks(page, warnings))})`;
}

/** The decoded message as JSON, without the original mail message; empty if the text is the same JSON. */
function resultOf(model: ProtocolModel, encodings: readonly Encoding[], { input, mode }: WireExample): string {
  const isText = "text" in input;
  const result = isText
    ? decodeMessage(runnable(model), encodings, input.text, { encoding: input.encoding, mode })
    : decodeMessage(runnable(model), encodings, input.value as object, { mode });
  if (!result.ok) return "";
  const raw = model.encodings.mail?.keeps.raw;
  const message = Object.fromEntries(Object.entries(result.value as object).filter(([name]) => name !== raw));
  if (sameJson(message, isText ? parsed(input.text) : input.value)) return "";
  return fenced(JSON.stringify(message, null, 2), "json");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
