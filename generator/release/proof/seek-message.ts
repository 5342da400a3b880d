// Looks for the message that shows one change, where the replay found none: messages of its type, with every value at the place of the change
// that its wording or its shape suggests. Other than the replay, it knows what it looks for, so what lenient readers guess counts as well.

import { readPath, type Json, type Mode, type Path, type Shape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { alongPath } from "@wirepact/core/shape";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Change, Use } from "../../compare/change.js";
import { setAt } from "../../resolve/compose-message.js";
import { findMisreading, fitness, type Counterexample } from "./counterexample.js";
import { asWritten, isSent, knownNames, read, typeOf, unknownNames } from "./read-message.js";
import { valuesLike } from "./values-like.js";
import { samplesOf, unknownName } from "./variations.js";

type Properties = { readonly [name: string]: Json };

/** How many messages of a type are tried with other values, the first ones. */
const mostBases = 8;

/** How many messages are tried for one change. */
const mostTried = 4000;

/** The first message found for each of the senders. */
export async function seekMessages(
  old: ProtocolModel,
  current: ProtocolModel,
  change: Change,
  senders: readonly Counterexample["sender"][],
): Promise<readonly Counterexample[]> {
  const { use } = change;
  const models = { old, new: current };
  const tried = use === undefined ? sloppyMessages(old, change.facts.before) : await messagesAt([old, current], change, use);
  const found = new Map<Counterexample["sender"], Counterexample>();
  for (const message of distinct(tried).slice(0, mostTried)) {
    for (const sender of senders)
      for (const mode of ["strict", "lenient"] as const) {
        if (found.has(sender)) continue;
        const examples = tryMessage(message, { models, sender, mode, result: use && resultOf(models, use.tag) });
        const example = examples.find((each) => use === undefined || fitness({ ...each, tag: use.tag }, use) >= 2);
        if (example !== undefined) found.set(sender, { ...example, tag: use?.tag ?? example.tag });
      }
    if (found.size === senders.length) break;
  }
  return [...found.values()];
}

async function messagesAt(models: readonly ProtocolModel[], change: Change, use: Use): Promise<readonly Json[]> {
  const examples = models.flatMap((model) => examplesOf(model, use.tag)).slice(0, mostBases);
  const bases = [...(await fullMessages(models, use)), ...examples];
  return bases.flatMap((base) => variationsAt(base, change, use, models));
}

/** The longest message of a type that each model suggests, and the longest ones with further properties at the place of the change. */
async function fullMessages(models: readonly ProtocolModel[], { tag, path }: Use): Promise<readonly Json[]> {
  const { boundaryMessages } = await import("@wirepact/core/testing/vectors");
  return models.flatMap((model) => {
    try {
      const messages = boundaryMessages<Json>(runnable(model), tag).map(({ message }) => message);
      const known = new Set<string>();
      return messages
        .toSorted((a, b) => fieldsIn(b) - fieldsIn(a))
        .filter((message, index) => {
          const inner = readPath(message, concrete(message, path));
          const added = isProperties(inner) ? Object.keys(inner).filter((name) => !known.has(name)) : [];
          for (const name of added) known.add(name);
          return index === 0 || added.length > 0;
        });
    } catch {
      // The release does not have the message, or a pattern has no known example.
      return [];
    }
  });
}

/** How many properties a value has, at any depth. */
const fieldsIn = (value: Json): number => (JSON.stringify(value).match(/":/g) ?? []).length;

const examplesOf = ({ messages }: ProtocolModel, tag: string): readonly Json[] => {
  const type = messages[tag];
  return type === undefined ? [] : [...type.examples, ...type.invalid].map(({ value }) => value);
};

const distinct = (messages: readonly Json[]): readonly Json[] => [
  ...new Map(messages.map((message) => [JSON.stringify(message), message])).values(),
];

interface Trial {
  readonly models: Readonly<Record<Counterexample["sender"], ProtocolModel>>;
  readonly sender: Counterexample["sender"];
  readonly mode: Mode;
  readonly result: string | undefined;
}

const resultOf = (models: Trial["models"], tag: string): string | undefined =>
  [models.old, models.new].some(({ messages }) => messages[tag]?.answers !== undefined) ? tag : undefined;

/** The message as counterexamples, one for each issue, if senders of one release send it and readers of the other one reject or misread it. */
function tryMessage(given: Json, { models, sender, mode, result }: Trial): readonly Counterexample[] {
  const [from, to] = sender === "old" ? [models.old, models.new] : [models.new, models.old];
  const message = sender === "old" ? given : asWritten(from, given);
  const own = read(from, message, { mode, result });
  if (!own.ok || (sender === "new" && !isNewlySent(from, to, message, result))) return [];
  const other = read(to, message, { mode, result });
  const at = { sender, mode, message, tag: typeOf(from, message) };
  if (!other.ok) return other.issues.map((issue) => ({ ...at, issue }));
  const misread = findMisreading(own.value, other.value);
  return misread === undefined ? [] : [{ ...at, issue: undefined, misread }];
}

/** New senders send what is valid, under its own names; old ones may also have sent what their readers accepted. */
function isNewlySent(from: ProtocolModel, to: ProtocolModel, message: Json, result: string | undefined): boolean {
  if (!isSent(from, message, result)) return false;
  const names = unknownNames(from, message, { result, written: true });
  return names.length === 0 || !names.some((name) => knownNames(to).has(name));
}

/** The message with other values at the place of a change; the fields beside it, which rules may compare with it, follow in a second version. */
function variationsAt(base: Json, change: Change, use: Use, models: readonly ProtocolModel[]): readonly Json[] {
  const { before, after, text } = change.facts;
  const paths = distinctPaths([use.path, use.renamed ?? use.path]).map((path) => concrete(base, path));
  return paths.flatMap((path) => {
    const outer = path.slice(0, -1);
    const [name] = path.slice(-1);
    const value = path.length === 0 ? base : readPath(base, path);
    const shapes = models.flatMap((model) => model.messages[use.tag] ?? []).map(({ shape }) => shape);
    const values = valuesLike(value as Json | undefined, { models, shapes, path, texts: [text, before, after] });
    const around = readPath(base, outer);
    if (name === undefined) return [...values, ...retagged(base, models, [before, after, text])];
    return [
      base,
      ...values.map((each) => setAt(base, path, each)),
      ...(isProperties(around)
        ? [
            setAt(base, outer, without(around, name)),
            ...besideOf(around, name, values.slice(0, 24), siblingsAt(models, shapes, outer)).map((each) => setAt(base, outer, each)),
            ...(value === undefined ? [] : aliased(base, outer, { around, name, value: value as Json }, [before, after, text])),
          ]
        : []),
    ];
  });
}

const isProperties = (value: unknown): value is Properties => typeof value === "object" && value !== null && !Array.isArray(value);

/** The property under other names. */
function aliased(
  base: Json,
  outer: Path,
  { around, name, value }: { readonly around: Properties; readonly name: Path[number]; readonly value: Json },
  names: readonly (string | undefined)[],
): readonly Json[] {
  const others = without(around, name);
  return names.flatMap((other) => (other === undefined ? [] : [setAt(base, outer, { ...others, [other]: value })]));
}

/** The message under other tags, which may be aliases of its type. */
function retagged(base: Json, models: readonly ProtocolModel[], tags: readonly (string | undefined)[]): readonly Json[] {
  if (!isProperties(base)) return [];
  const names = models.flatMap(({ tag, frames }) => (frames === undefined ? [tag] : frames.flatMap((frame) => frame.tag ?? [])));
  return tags.flatMap((tag) =>
    tag === undefined ? [] : names.flatMap((name) => (Object.hasOwn(base, name) ? [{ ...base, [name]: tag }] : [])),
  );
}

const without = (value: Properties, name: Path[number]): Properties =>
  Object.fromEntries(Object.entries(value).filter(([each]) => each !== String(name)));

/** A field beside the one that is meant, and values that it takes. */
interface Sibling {
  readonly name: string;
  readonly samples: readonly Json[];
}

/** The fields of the objects at a path. */
function siblingsAt(models: readonly ProtocolModel[], shapes: readonly Shape[], outer: Path): readonly Sibling[] {
  return models.flatMap((model, index) => {
    const passed = shapes[index] === undefined ? [] : [...alongPath(model.types, shapes[index], outer)];
    return passed.flatMap(({ rest, shape }) =>
      rest.length > 0 || shape.kind !== "struct"
        ? []
        : shape.fields.map((field) => ({ name: field.name, samples: samplesOf(model, field.shape, 2).slice(0, 5) })),
    );
  });
}

/** The object with a value in a property, together with another one: with the same value there, with one of its own, and without it. */
const besideOf = (around: Properties, name: Path[number], values: readonly Json[], siblings: readonly Sibling[]): readonly Json[] =>
  siblings.flatMap((sibling) => {
    if (sibling.name === name) return [];
    const left = without(around, name);
    return [
      ...values.map((value) => ({ ...around, [name]: value, [sibling.name]: value })),
      ...values.slice(0, 6).map((value) => ({ ...without(around, sibling.name), [name]: value })),
      ...sibling.samples.flatMap((sample) => [
        { ...around, [sibling.name]: sample },
        { ...left, [sibling.name]: sample },
      ]),
    ];
  });

/** Messages that only lenient readers take, by what the change says that they accepted: at each place of each example. */
function sloppyMessages(model: ProtocolModel, accepted: string | undefined): readonly Json[] {
  const change = sloppiness.find(([words]) => accepted?.includes(words))?.[1];
  if (change === undefined) return [];
  return Object.values(model.messages).flatMap(({ examples }) => examples.flatMap(({ value }) => changedInside(value, change, 4)));
}

type Sloppy = (around: Properties, name: string) => readonly Json[];

const sloppiness: readonly (readonly [string, Sloppy])[] = [
  ["missing", (around, name) => [without(around, name)]],
  ["nulls", (around, name) => [{ ...around, [name]: null }]],
  ["invalid values", (around, name) => [[], {}, "x y", -1.5].map((value) => ({ ...around, [name]: value }))],
  ["enum values", (around, name) => [unknownName, unknownName.toUpperCase(), "Unheard"].map((value) => ({ ...around, [name]: value }))],
  ["unknown message types", (around, name) => [{ ...around, [name]: unknownName }]],
  ["bodies", (around, name) => [JSON.stringify(around[name]), "text"].map((value) => ({ ...around, [name]: value }))],
];

/** The value with the change at each property, at any depth. */
function changedInside(value: Json, change: Sloppy, depth: number): readonly Json[] {
  if (!isProperties(value) || depth === 0) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...change(value, name),
    ...changedInside(member, change, depth - 1).map((inner) => ({ ...value, [name]: inner })),
  ]);
}

/** The path with the first item or key of the value instead of a star. */
function concrete(value: Json, path: Path): Path {
  let inner: unknown = value;
  return path.map((step) => {
    const next = step !== "*" ? step : Array.isArray(inner) ? 0 : isProperties(inner) ? (Object.keys(inner)[0] ?? "key") : 0;
    inner = readPath(inner, [next]);
    return next;
  });
}

const distinctPaths = (paths: readonly Path[]): readonly Path[] => [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
