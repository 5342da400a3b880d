// A message that a new release rejects, repaired: the same message with as few values as possible taken from an example of the new release.

import type { Field, Json, Path, StructShape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Use } from "../compare/change.js";
import type { Counterexample } from "./proof/counterexample.js";
import { rejection } from "./proof/read-message.js";

type Properties = Readonly<Record<string, Json>>;

/** How many values are replaced at most. */
const maxSteps = 12;

/** The message as the new release accepts it, without removed fields; undefined where replacing single values is not enough. */
export function repairMessage(
  model: ProtocolModel,
  { message, tag }: Pick<Counterexample, "message" | "tag">,
  use?: Use,
): Json | undefined {
  const type = model.messages[tag];
  if (type === undefined) return undefined;
  const checking = { mode: "strict", result: type.answers === undefined ? undefined : tag } as const;
  for (const { value: example } of type.examples) {
    let repaired = use?.renamed === undefined || use.tag !== tag ? message : rename(message, use.path, use.renamed.at(-1));
    for (let step = 0; step < maxSteps; step += 1) {
      const issue = rejection(model, repaired, checking);
      if (issue === undefined) {
        const declared = withoutUndeclared(type.shape, repaired);
        return rejection(model, declared, checking) === undefined ? declared : repaired;
      }
      const next = replaceAt(repaired, example, issue.path);
      if (next === undefined) break;
      repaired = next;
    }
  }
  return undefined;
}

/** The message with the value of the example at a path, or without the property where the example has none; undefined when nothing changes. */
function replaceAt(message: Json, example: Json | undefined, path: Path): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined || typeof step === "number" || !isObject(message))
    return example === undefined ? undefined : differing(message, example);
  const other = isObject(example) && Object.hasOwn(example, step) ? example[step] : undefined;
  const { [step]: own, ...others } = message;
  if (rest.length > 0 && own !== undefined) {
    const inner = replaceAt(own, other, rest);
    return inner === undefined ? undefined : { ...message, [step]: inner };
  }
  if (other !== undefined) return differing(message, { ...message, [step]: other });
  return own === undefined ? undefined : others;
}

/** The message with a property under another name, at the same place among the others. */
function rename(message: Json, [step, ...rest]: Path, name: Path[number] | undefined): Json {
  if (typeof step !== "string" || typeof name !== "string" || !isObject(message) || !Object.hasOwn(message, step)) return message;
  const entries = Object.entries(message).map(([key, value]): readonly [string, Json] => {
    if (key !== step) return [key, value];
    return rest.length === 0 ? [name, value] : [key, rename(value, rest, name)];
  });
  return Object.fromEntries(entries);
}

/** The message without properties that its type does not declare. */
function withoutUndeclared({ fields, extras }: StructShape, message: Json): Json {
  if (!isObject(message) || extras !== undefined) return message;
  const fieldOf = (key: string): Field | undefined => fields.find(({ name, aliases }) => name === key || aliases?.includes(key) === true);
  return Object.fromEntries(
    Object.entries(message).flatMap(([key, value]) => {
      const shape = fieldOf(key)?.shape;
      if (shape === undefined) return [];
      return [[key, shape.kind === "struct" ? withoutUndeclared(shape, value) : value]];
    }),
  );
}

const differing = (before: Json, after: Json): Json | undefined => (JSON.stringify(before) === JSON.stringify(after) ? undefined : after);

const isObject = (value: Json | undefined): value is Properties => typeof value === "object" && value !== null && !Array.isArray(value);
