// The replay: messages of each release are given to readers of the other, and every rejected one is a counterexample. Independent of the rules.

import type { Issue, Json, Mode, Success } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import { findFrame } from "@wirepact/core/codegen/frames";
import { acceptsVersion } from "../../compare/carried-versions.js";
import { expand, undocumentedRules } from "../../compare/follow.js";
import { toleratesNewTypes } from "../../compare/tolerance.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { carriedVersion } from "../../text/version-text.js";
import { type CandidateOptions, candidatesOf, distinct } from "./candidates.js";
import { breakKey, type Counterexample, findMisreading } from "./counterexample.js";
import { differingStrings } from "./differing-strings.js";
import { asWritten, isSent, knownNames, knownTags, read, rejection, tagOf, typeOf, unknownNames } from "./read-message.js";
import { replayEncoded } from "./replay-encoded.js";
import { shrink } from "./shrink.js";

export interface Replay {
  /** Messages of the old release that were given to new readers. */
  readonly forward: number;
  readonly backward: number;
  readonly seed: number;
  /** The shortest one found for each break; `shrinkCounterexample` makes it smaller. */
  readonly counterexamples: readonly Counterexample[];
}

/** Replays an older model and a newer one against each other. */
export async function replayModels(older: ProtocolModel, newer: ProtocolModel, options: CandidateOptions): Promise<Replay> {
  const [old, current] = withOneVersion(older, newer);
  const changed = changedTypes(old, current);
  // Both releases suggest mostly the same messages.
  const suggested = distinct([...(await candidatesOf(old, changed, options)), ...(await candidatesOf(current, changed, options))]);
  const candidates = [...suggested, ...differingStrings(old, current, suggested)];
  const trial = openTrial(old, current);
  const found = new Map<string, Counterexample>();
  const counts = { forward: 0, backward: 0 };
  const add = (counterexample: Counterexample): void => {
    const key = breakKey(counterexample);
    const known = found.get(key);
    if (known === undefined || weight(counterexample) < weight(known)) found.set(key, counterexample);
  };
  for (const message of candidates) {
    const tried = trial(message);
    if (tried.forward) counts.forward += 1;
    if (tried.backward) counts.backward += 1;
    tried.counterexamples.forEach(add);
  }
  for (const counterexample of await replayEncoded(old, current, { candidates, changed })) add(counterexample);
  replayVersions(older, newer).forEach(add);
  return { ...counts, seed: options.seed, counterexamples: [...found.values()] };
}

const weight = ({ message }: Counterexample): number => JSON.stringify(message).length;

/** Versions are negotiated before messages are sent, so they must not decide here. */
export function withOneVersion(older: ProtocolModel, newer: ProtocolModel): readonly [ProtocolModel, ProtocolModel] {
  return [older, { ...newer, version: older.version }];
}

export interface Trial {
  readonly forward: boolean;
  readonly backward: boolean;
  readonly counterexamples: readonly Counterexample[];
}

/** Returns a function that tries one message in both directions. */
export function openTrial(old: ProtocolModel, current: ProtocolModel): (message: Json) => Trial {
  const names = { old: knownNames(old), new: knownNames(current) };
  const tags = { old: knownTags(old), new: knownTags(current) };
  const results = changedResults(old, current);
  const examples = { old: shownMessages(old), new: shownMessages(current) };
  /** Senders could use names that only the reader knows, but that is not expected, unless an example of their own release does so. */
  const isPlausible = (message: Json, sender: "old" | "new", result: string | undefined, written = false): boolean => {
    const [model, other] = sender === "old" ? [old, "new" as const] : [current, "old" as const];
    const tag = tagOf(model, message);
    if (!tags[sender].has(tag) && tags[other].has(tag)) return false;
    const isExpected = unknownNames(model, message, { result, written }).every((name) => !names[other].has(name));
    return isExpected || examples[sender].has(JSON.stringify(message));
  };
  const tryAs = (message: Json, result: string | undefined): Trial => {
    const counterexamples: Counterexample[] = [];
    const tag = result ?? (typeOf(old, message) || typeOf(current, message) || tagOf(old, message));
    const add = (sender: Counterexample["sender"], mode: Mode, issue: Issue, shown = message): void =>
      void counterexamples.push({ sender, mode, message: shown, issue, tag });
    /** A message that both releases accept and take for something else is misunderstood in both directions. */
    const addMisreadings = (was: Success<unknown>, is: Success<unknown>, mode: Mode): void => {
      // Where lenient reading warns that it had to guess, another guess is no misreading.
      const isSure = mode === "strict" || was.warnings.length + is.warnings.length === 0;
      const misread = isSure ? findMisreading(was.value, is.value) : undefined;
      if (misread === undefined) return;
      counterexamples.push({ sender: "old", mode, message, issue: undefined, misread, tag });
      const { path, sent, read: taken } = misread;
      if (!isPlausible(message, "new", result, true)) return;
      counterexamples.push({ sender: "new", mode, message, issue: undefined, misread: { path, sent: taken, read: sent }, tag });
    };
    let forward = false;
    let isBoth: boolean | undefined;
    if (isPlausible(message, "old", result)) {
      for (const [oldMode, newMode] of modesOf(old, current)) {
        const was = read(old, message, { mode: oldMode, result });
        if (!was.ok) continue;
        forward = true;
        const is = read(current, message, { mode: newMode, result });
        if (!is.ok) add("old", newMode, is.issues[0]!);
        else if (oldMode === newMode && (isBoth ??= isPlausible(message, "new", result))) addMisreadings(was, is, newMode);
      }
    }
    const written = asWritten(current, message);
    const backward = isSent(current, written, result) && isPlausible(written, "new", result, true);
    const issue = backward ? rejection(old, written, { mode: "strict", result }) : undefined;
    const isTolerated = issue?.code === "unknown-type" && toleratesNewTypes(old, current);
    if (issue !== undefined && !isTolerated) add("new", "strict", issue, written);
    return { forward, backward, counterexamples };
  };
  return (message) => {
    const found = resultsLike(old, message, results).map((result) => tryAs(message, result));
    return {
      forward: found.some(({ forward }) => forward),
      backward: found.some(({ backward }) => backward),
      counterexamples: found.flatMap(({ counterexamples }) => counterexamples),
    };
  };
}

/** The messages that a release shows to be valid, as JSON. */
function shownMessages({ messages }: ProtocolModel): ReadonlySet<string> {
  const shown = Object.values(messages).flatMap(({ examples, wire }) => [
    ...examples.map(({ value }) => value),
    ...wire.flatMap(({ input, expect }) => ("value" in input && expect.ok ? [input.value] : [])),
  ]);
  return new Set(shown.map((message) => JSON.stringify(message)));
}

/** The results of both models that differ. */
function changedResults(old: ProtocolModel, current: ProtocolModel): readonly string[] {
  if (old.frames === undefined || current.frames === undefined) return [];
  return [...changedTypes(old, current)].filter(
    (name) => old.messages[name]?.answers !== undefined && current.messages[name]?.answers !== undefined,
  );
}

/** The results that a message may be, which only its request determines; `undefined` means that the message itself states its type. */
function resultsLike(model: ProtocolModel, message: Json, results: readonly string[]): readonly (string | undefined)[] {
  const frame = results.length === 0 ? undefined : findFrame(model, message);
  return frame?.kind === "result" ? [undefined, ...results] : [undefined];
}

/** The modes of old and new readers to compare: each with itself, and the two defaults where they differ. */
function modesOf(old: ProtocolModel, current: ProtocolModel): readonly (readonly [Mode, Mode])[] {
  const same: readonly (readonly [Mode, Mode])[] = [
    ["strict", "strict"],
    ["lenient", "lenient"],
  ];
  return old.reading.default === "lenient" && current.reading.default === "strict" ? [...same, ["lenient", "strict"]] : same;
}

/** The smallest message that shows the same break. */
export function shrinkCounterexample(older: ProtocolModel, newer: ProtocolModel, counterexample: Counterexample): Counterexample {
  if (counterexample.text !== undefined || counterexample.issue?.code === "wrong-version") return counterexample;
  const trial = openTrial(...withOneVersion(older, newer));
  const key = breakKey(counterexample);
  const find = (message: Json): Counterexample | undefined => trial(message).counterexamples.find((other) => breakKey(other) === key);
  const holds = (message: Json): boolean => find(message) !== undefined;
  const smallest = shrink(counterexample.message, holds);
  const { tag } = counterexample;
  const example = older.messages[tag]?.examples[0] ?? newer.messages[tag]?.examples[0];
  return find(example === undefined ? smallest : useKnownValues(smallest, example.value, holds)) ?? counterexample;
}

/** Names of the message types that differ in anything that validating or encoding depends on. */
function changedTypes(old: ProtocolModel, current: ProtocolModel): ReadonlySet<string> {
  const tags = [...new Set([...Object.keys(old.messages), ...Object.keys(current.messages)])];
  if (!sameJson(commonParts(old), commonParts(current))) return new Set(tags);
  return new Set(
    tags.filter((tag) => {
      const [before, after] = [old.messages[tag], current.messages[tag]];
      return before === undefined || after === undefined || !sameJson(partsOf(old, before), partsOf(current, after));
    }),
  );
}

/** The settings that apply to every message. */
const commonParts = ({ frames = [], others, tag, body, envelope, parts, reading, encodings }: ProtocolModel): unknown => [
  frames.map((frame) => ({ ...frame, doc: "" })),
  others === undefined ? null : { pattern: others.pattern ?? null },
  tag,
  body,
  envelope,
  parts,
  reading,
  encodings,
];

const partsOf = (
  model: ProtocolModel,
  { shape, rules, frame = "", tag = "", aliases = [], lenientAliases = [] }: MessageModel,
): unknown => [frame, tag, expand(model, shape), undocumentedRules(rules), aliases, lenientAliases];

/** The message with the strings of an example, which are easier to read, unless they are longer or the condition no longer holds. */
function useKnownValues(message: Json, example: Json, holds: (changed: Json) => boolean): Json {
  if (typeof message === "string") {
    const isBetter = typeof example === "string" && example !== message && example.length <= message.length && example !== "";
    return isBetter && holds(example) ? example : message;
  }
  if (!isObject(message) || !isObject(example)) return message;
  let result = message;
  for (const [name, value] of Object.entries(message)) {
    const known = Object.hasOwn(example, name) ? example[name] : undefined;
    if (known === undefined || value === undefined) continue;
    const whole = result;
    const changed = useKnownValues(value, known, (part) => holds({ ...whole, [name]: part }));
    result = { ...whole, [name]: changed };
  }
  return result;
}

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One message of each release that readers of the other reject for its version; none where they understand each other. */
function replayVersions(old: ProtocolModel, current: ProtocolModel): readonly Counterexample[] {
  if (acceptsVersion(current, old)) return [];
  return (["old", "new"] as const).flatMap((sender) => {
    const [from, to] = sender === "old" ? [old, current] : [current, old];
    const rejected = examplesOf(from).flatMap((message): Counterexample[] => {
      const issue = rejection(to, message, { mode: "strict" });
      return issue?.code === "wrong-version" ? [{ sender, mode: "strict", message, issue, tag: typeOf(from, message) }] : [];
    });
    return rejected.slice(0, 1);
  });
}

/** The examples of a release, with its own version. */
function examplesOf({ messages, parts, version }: ProtocolModel): readonly Json[] {
  const [name, ...deeper] = parts.version ?? [];
  if (name === undefined || deeper.length > 0) return [];
  return Object.values(messages).flatMap(({ examples }) =>
    examples.map(({ value }) => ({ ...(value as object), [name]: carriedVersion(version) })),
  );
}
