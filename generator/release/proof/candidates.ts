// Messages to replay: the examples of a model, messages at every limit, near misses, variations with aliases and unknown fields, and
// arbitrary ones from a seed. At least one of the two models accepts most of them.

import type { Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { variationsOf } from "./variations.js";

export interface CandidateOptions {
  readonly seed: number;
  /** Arbitrary messages per message type. */
  readonly runs: number;
}

/** The messages that a model suggests, each once: the examples of all types, and generated ones for the types that changed. */
export async function candidatesOf(
  model: ProtocolModel,
  changed: ReadonlySet<string>,
  options: CandidateOptions,
): Promise<readonly Json[]> {
  // Loaded on demand, because it is large and needed only here.
  const { boundaryMessages, nearMisses } = await import("@wirepact/core/testing/vectors");
  const lists = Object.values(model.messages).flatMap((message) => {
    const { name } = message;
    const examples = [
      ...message.examples.map(({ value }) => value),
      ...message.invalid.map(({ value }) => value),
      ...message.wire.flatMap(({ input }) => ("value" in input ? [input.value] : [])),
    ];
    if (!changed.has(name)) return [examples];
    const vectors = [
      ...attempt(() => boundaryMessages<Json>(runnable(model), name).map(({ message: value }) => value)),
      ...attempt(() => nearMisses(runnable(model), name).map(({ message: value }) => value as Json)),
    ];
    return [examples, vectors, variationsOf(model, message, [...examples, ...vectors])];
  });
  const tags = Object.keys(model.messages).filter((tag) => changed.has(tag));
  return distinct([...lists.flat(), ...(await arbitrariesOf(model, tags, options))]);
}

/** The messages, or none where a pattern has no known example. */
function attempt(make: () => readonly Json[]): readonly Json[] {
  try {
    return make();
  } catch {
    return [];
  }
}

/** Arbitrary messages of some types. */
export async function arbitrariesOf(
  model: ProtocolModel,
  tags: readonly string[],
  { seed, runs }: CandidateOptions,
): Promise<readonly Json[]> {
  if (runs === 0 || tags.length === 0) return [];
  const fc = await import("fast-check");
  const { messageArbitrary } = await import("@wirepact/core/testing");
  return tags.flatMap((tag) =>
    attempt(() => fc.sample(messageArbitrary<Json>(runnable(model), tag, { representable: false }), { seed, numRuns: runs })),
  );
}

/** Each message once. */
export function distinct(messages: readonly Json[]): readonly Json[] {
  return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()];
}
