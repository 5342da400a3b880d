// Converts messages between two models and compares all scalars: what neither arrives nor is named as a loss was lost silently.

import { pairVersions } from "../../../generator/convert/spoken-plans.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { createConverter } from "../../../generator/release/convert/convert-message.js";
import { arbitrariesOf } from "../../../generator/release/proof/candidates.js";
import { type Json, readPath } from "../../../packages/core/src/index.js";
import { runnable } from "../../../packages/core/src/codegen/index.js";
import { explain } from "../../../packages/core/src/explain/explain.js";
import { sameJson } from "../../../packages/core/src/base/json-kind.js";
import { replaceAt } from "../../../packages/core/src/base/path.js";
import { shapesIn } from "../../../packages/core/src/shape/parts.js";

/** The scalars in a value. */
const leavesOf = (value: Json): readonly string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [JSON.stringify(value)];

/** The values that a model itself names: constants, enum values and its version. */
function ownWords(model: ProtocolModel): ReadonlySet<string> {
  const shapes = [...Object.values(model.types), ...Object.values(model.messages).map(({ shape }) => shape)].flatMap((shape) => [
    ...shapesIn(shape),
  ]);
  const words = shapes.flatMap((shape): readonly Json[] =>
    shape.kind === "literal" ? [shape.value] : shape.kind === "enum" ? shape.values.map(({ value }) => value) : [],
  );
  return new Set([...words, model.version].map((word) => JSON.stringify(word)));
}

/** The values that migrations add or drop, and that come back on the way: a message may have each of them once. */
const returning = ({ migrations }: ProtocolModel): readonly string[] =>
  Object.values(migrations)
    .flatMap((byName) => Object.values(byName))
    .flatMap(({ add, drop = {} }) => [...Object.values(add), ...Object.values(drop)].flatMap(leavesOf));

/** A published message, and its type. */
export interface TypedMessage {
  readonly type: string;
  readonly message: Json;
}

/** The scalars that were lost silently, in both directions, with the message; and messages that lost nothing and do not come back as they were. */
export async function silentLosses(
  old: ProtocolModel,
  current: ProtocolModel,
  runs: number,
  published: Readonly<Partial<Record<"up" | "down", readonly TypedMessage[]>>> = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [direction, source] of [["up", old] as const, ["down", current] as const]) {
    const words = ownWords(source);
    const each = (current.negotiation ?? []).flatMap((one) => (one.by === "each" ? [one.path] : []));
    const places = [...each, ...(source.parts.version === undefined ? [] : [source.parts.version])];
    const plain = (message: Json): unknown =>
      places
        .filter((place) => readPath(message, place) !== undefined)
        .reduce<unknown>((changed, place) => replaceAt(changed, place, ""), message);
    for (const pair of pairVersions(old, current)) {
      const { name, examples } = pair[direction === "up" ? "old" : "new"];
      const convert = createConverter({ old, new: current }, pair, direction);
      const back = createConverter({ old, new: current }, pair, direction === "up" ? "down" : "up");
      const given = (published[direction] ?? []).filter(({ type }) => type === name).map(({ message }) => message);
      const sent = [...examples.map(({ value }) => value), ...given, ...(await arbitrariesOf(source, [name], { seed: 3, runs }))];
      for (const message of sent) {
        // Examples of an edited spec may have become invalid.
        if (!explain(runnable(source), message, { tag: name }).ok) continue;
        const made = convert(message);
        if (!made.ok) continue;
        const returned = made.losses.length === 0 ? back(made.message) : undefined;
        if (returned !== undefined && !(returned.ok && sameJson(plain(returned.message), plain(message))))
          found.push(`${name} does not come back: ${JSON.stringify(message)}, ${JSON.stringify(returned)}`);
        const left = [...leavesOf(made.message), ...made.losses.flatMap(({ kind, value }) => (kind === "filled" ? [] : leavesOf(value)))];
        const own = [...new Set(returning(current))];
        const versions = new Set(places.map((place) => JSON.stringify(readPath(message, place))));
        for (const leaf of leavesOf(message)) {
          const at = left.indexOf(leaf);
          if (at >= 0) left.splice(at, 1);
          else if (own.includes(leaf)) own.splice(own.indexOf(leaf), 1);
          else if (!words.has(leaf) && !versions.has(leaf)) found.push(`${leaf} of ${name}: ${JSON.stringify(message)}`);
        }
      }
    }
  }
  return found;
}
