// Examples of a message as its page shows them: whole, by what they change, as they arrive, and as they are refused.

import { decodeMessage, type Encoding, explain, formatPath, type Json, sameJson } from "@wirepact/core";
import type { Example, InvalidExample, MessageModel, ProtocolModel, WireExample } from "../../model/protocol-model.js";
import { type Changes, changesWithin } from "../../text/json-changes.js";
import { code, fenced, listed, plainText, value } from "../../text/markdown.js";
import { inEncoding, type Written, writtenForms } from "./encoding-text.js";

const longest = 4000;

const readableOf = new WeakMap<readonly Example[], readonly Example[]>();

/** The examples that are of a size to read. */
function readable(examples: readonly Example[]): readonly Example[] {
  const known = readableOf.get(examples) ?? examples.filter((example) => JSON.stringify(example.value).length <= longest);
  readableOf.set(examples, known);
  return known;
}

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The first two examples that are of a size to read, whole and in all encodings. */
export function shownExamples(
  model: ProtocolModel,
  encodings: readonly Encoding[],
  { examples }: MessageModel,
): readonly { readonly title: string; readonly forms: readonly Written[] }[] {
  return readable(examples)
    .slice(0, 2)
    .map(({ name, value: message }) => ({ title: upperFirst(plainText(name)), forms: writtenForms(model, encodings, message) }));
}

/** What turns an example into a value, with the example that needs the fewest changes. */
interface Likeness extends Changes {
  readonly like: string;
}

/** The likeness of a value to the nearest of some examples; undefined when there are none. */
export function likenessOf(from: readonly Example[], to: Json): Likeness | undefined {
  let nearest: Likeness | undefined;
  for (const { name, value: example } of from) {
    const changes = changesWithin(example, to, nearest === undefined ? Number.POSITIVE_INFINITY : changeCount(nearest) - 1);
    if (changes !== undefined) nearest = { like: name, ...changes };
  }
  return nearest;
}

const changeCount = ({ set, drop }: Changes): number => Object.keys(set ?? {}).length + (drop?.length ?? 0);

/** A value by what it changes in one of some examples, in words. */
function changeWords(from: readonly Example[], to: Json): string {
  const likeness = likenessOf(from, to);
  if (likeness === undefined) return value(to);
  const { like, set = {}, drop = [] } = likeness;
  const changes = [
    ...Object.entries(set).map(([pointer, member]) => (pointer === "" ? value(member) : `${pointerText(pointer)} is ${value(member, 60)}`)),
    ...drop.map((pointer) => `no ${pointerText(pointer)}`),
  ];
  return changes.length === 0 ? plainText(like) : `${plainText(like)}, but ${listed(changes)}`;
}

/** A JSON pointer as people write a path. */
export function pointerText(pointer: string): string {
  const steps = pointer.split("/").slice(1);
  return code(formatPath(steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")))));
}

/** Other values that single fields may have, from the examples that change nothing else, and the examples that change more. */
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
  return { values: [...values].map(([field, shown]) => ({ field, values: [...new Set(shown)].join(", ") })), messages };
}

/** What is refused: fields that must be there, and other defects with what the reader is told. */
export function refusals(model: ProtocolModel, { examples, invalid }: MessageModel) {
  const whole = readable(examples);
  const isAbsence = ({ value: message, issue, at }: InvalidExample): boolean => {
    if (issue !== "missing-field") return false;
    const { set, drop = [] } = likenessOf(whole, message) ?? {};
    return set === undefined && drop.length === 1 && pointerText(drop[0]!) === code(formatPath(at));
  };
  const absences = new Set(invalid.filter(isAbsence));
  return {
    missing: missingWords([...new Set([...absences].map(({ at }) => code(formatPath(at))))]),
    rows: invalid
      .filter((example) => !absences.has(example))
      .map((example) => ({
        name: plainText(example.name),
        change: changeWords(whole, example.value),
        issue: `${code(example.issue)} at ${code(formatPath(example.at))}`,
        says: saysOf(model, example),
      })),
  };
}

/** The sentence of the issue that an invalid example gives. */
function saysOf(model: ProtocolModel, { value: message, at, issue }: InvalidExample): string {
  const result = explain(model, message, { reading: true });
  const found = result.ok ? undefined : result.issues.find((candidate) => candidate.code === issue && sameJson(candidate.path, at));
  return found === undefined ? "" : plainText(found.message);
}

/** The wire examples of a message: what arrives, in which mode, and what comes of it. */
export function arrivals(model: ProtocolModel, encodings: readonly Encoding[], { wire, examples }: MessageModel) {
  return wire.map((example) => ({
    title: upperFirst(plainText(example.name)),
    mode: example.mode,
    text:
      "value" in example.input
        ? `${upperFirst(changeWords(readable(examples), example.input.value))}.`
        : inEncoding(example.input.text, example.input.encoding),
    outcome: outcomeOf(example),
    reads: example.expect.ok ? readsOf(model, encodings, example) : "",
  }));
}

function outcomeOf({ expect }: WireExample): string {
  if (!expect.ok) return `Refused: ${code(expect.issue)} at ${code(formatPath(expect.at))}.`;
  if (expect.warnings.length === 0) return "Read without a warning.";
  return `Read, with ${expect.warnings.length === 1 ? "a warning" : "warnings"}: ${listed(expect.warnings.map(code))}.`;
}

/** What reading gives, as JSON, where that is not what the text says anyway; the raw mail that is kept beside it is left out. */
function readsOf(model: ProtocolModel, encodings: readonly Encoding[], { input, mode }: WireExample): string {
  const isText = "text" in input;
  const result = isText
    ? decodeMessage(model, encodings, input.text, { encoding: input.encoding, mode })
    : decodeMessage(model, encodings, input.value as object, { mode });
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

/** What of these must not be missing. */
function missingWords(names: readonly string[]): string {
  if (names.length === 0) return "";
  return names.length === 1 ? `${names.join("")} is missing` : `one of these is missing: ${names.join(", ")}`;
}
