// Messages to replay: the examples of a model, messages on every bound, near-misses, the same by other names and with unknown members, and
// arbitrary ones from a seed. Most are accepted by one of the two models at least; the replay asks both.

import type { Json } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { probesOf } from "./probes.js";

export interface CandidateOptions {
  readonly seed: number;
  /** Arbitrary messages per message type. */
  readonly runs: number;
}

/** Everything to try that a model gives rise to, each once: the examples of all messages, and the rest for the types that were touched. */
export async function candidatesOf(
  model: ProtocolModel,
  touched: ReadonlySet<string>,
  options: CandidateOptions,
): Promise<readonly Json[]> {
  // Heavy, and needed here alone.
  const { boundaryMessages, nearMisses } = await import("@wirepact/core/testing/vectors");
  const examples = Object.values(model.messages).flatMap((message) => [
    ...message.examples.map(({ value }) => value),
    ...message.invalid.map(({ value }) => value),
    ...message.wire.flatMap(({ input }) => ("value" in input ? [input.value] : [])),
  ]);
  const tags = Object.keys(model.messages).filter((tag) => touched.has(tag));
  const vectors = tags.flatMap((tag) => [
    ...attempt(() => boundaryMessages<Json>(model, tag).map(({ message }) => message)),
    ...attempt(() => nearMisses(model, tag).map(({ message }) => message as Json)),
  ]);
  const valid = [...examples, ...vectors];
  return distinct([...valid, ...probesOf(model, tags, valid), ...(await arbitrariesOf(model, tags, options))]);
}

/** What could be made; a pattern that no text is known for gives nothing. */
function attempt(make: () => readonly Json[]): readonly Json[] {
  try {
    return make();
  } catch {
    return [];
  }
}

async function arbitrariesOf(model: ProtocolModel, tags: readonly string[], { seed, runs }: CandidateOptions): Promise<readonly Json[]> {
  if (runs === 0 || tags.length === 0) return [];
  const fc = await import("fast-check");
  const { messageArbitrary } = await import("@wirepact/core/testing");
  return tags.flatMap((tag) =>
    attempt(() => fc.sample(messageArbitrary<Json>(model, tag, { representable: false }), { seed, numRuns: runs })),
  );
}

function distinct(messages: readonly Json[]): readonly Json[] {
  return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()];
}
