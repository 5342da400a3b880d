// A message that a new release rejects, repaired: the same message with as few values as possible taken from an example of the new release.

import type { Json, Path } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Counterexample } from "./proof/counterexample.js";
import { rejection } from "./proof/judge.js";

type Properties = Readonly<Record<string, Json>>;

/** How many values are replaced at most. */
const maxSteps = 12;

/** The message as the new release accepts it; undefined where replacing single values is not enough. */
export function repairMessage(model: ProtocolModel, { message, tag }: Pick<Counterexample, "message" | "tag">): Json | undefined {
  const type = model.messages[tag];
  if (type === undefined) return undefined;
  for (const { value: example } of type.examples) {
    let repaired = message;
    for (let step = 0; step < maxSteps; step += 1) {
      const issue = rejection(model, repaired, { mode: "strict" });
      if (issue === undefined) return repaired;
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

const differing = (before: Json, after: Json): Json | undefined => (JSON.stringify(before) === JSON.stringify(after) ? undefined : after);

const isObject = (value: Json | undefined): value is Properties => typeof value === "object" && value !== null && !Array.isArray(value);
