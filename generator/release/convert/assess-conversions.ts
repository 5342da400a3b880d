// What is lost between two versions of a protocol: all examples and arbitrary messages of each are converted into the other one.

import { explain, formatPath, type Json, type Path } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { messagesByHand, type PairedMessage, pairVersions } from "../../convert/spoken-plans.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { arbitrariesOf, type CandidateOptions } from "../proof/candidates.js";
import { createConverter, isUnchanged, type Loss } from "./convert-message.js";

/** How the messages of one type fare in the other version. */
export interface MessageConversion {
  readonly message: string;
  /** The worst of all messages: unchanged, changed without a loss, with losses, or not possible; what code converts is not tried. */
  readonly verdict: "equal" | "converted" | "losses" | "impossible" | "by hand";
  /** How many messages were converted. */
  readonly messages: number;
  /** Which places lost something, and in how many messages. */
  readonly losses: readonly { readonly kind: Loss["kind"]; readonly path: string; readonly messages: number; readonly value: Json }[];
  /** Why messages could not be converted, with the first of them. */
  readonly impossible: readonly { readonly reason: string; readonly path: string; readonly messages: number; readonly example?: Json }[];
}

export interface ConversionReport {
  readonly protocol: string;
  readonly from: string;
  readonly to: string;
  readonly messages: readonly MessageConversion[];
}

/** Both directions between two versions: up to the newer one, and down. */
export async function assessConversions(
  old: ProtocolModel,
  current: ProtocolModel,
  options: CandidateOptions,
): Promise<readonly [up: ConversionReport, down: ConversionReport]> {
  const byHand = messagesByHand(old, current);
  const pairs = pairVersions(old, current);
  const isByHand = (name: string, pair?: PairedMessage): boolean => byHand.has(pair?.new.name ?? name);
  const loneIn = (model: ProtocolModel, side: "old" | "new") =>
    Object.values(model.messages).filter(({ name }) => !pairs.some((pair) => pair[side].name === name));
  // A spec with changes often still has the version of the last release.
  const nameOf = (model: ProtocolModel): string => (model === current && current.version === old.version ? "spec" : model.version);
  const assess = async (direction: "up" | "down"): Promise<ConversionReport> => {
    const [source, target, side] = direction === "up" ? ([old, current, "old"] as const) : ([current, old, "new"] as const);
    const messages: MessageConversion[] = [];
    for (const pair of pairs) {
      if (isByHand(pair[side].name, pair)) {
        messages.push(leftToCode(pair[side].name));
        continue;
      }
      const convert = createConverter({ old, new: current }, pair, direction);
      const sent = await messagesOf(source, pair[side].name, options);
      messages.push(
        summarize(
          pair[side].name,
          sent.map((message) => ({ message, conversion: convert(message) })),
        ),
      );
    }
    const reason = `${nameOf(target)} does not have this message`;
    for (const { name, examples } of loneIn(source, side)) {
      if (isByHand(name)) {
        messages.push(leftToCode(name));
        continue;
      }
      const [example] = examples.map(({ value }) => value);
      const impossible = [{ reason, path: "", messages: examples.length, ...(example === undefined ? {} : { example }) }];
      messages.push({ message: name, verdict: "impossible", messages: examples.length, losses: [], impossible });
    }
    return { protocol: current.name, from: nameOf(source), to: nameOf(target), messages };
  };
  return [await assess("up"), await assess("down")];
}

const leftToCode = (message: string): MessageConversion => ({ message, verdict: "by hand", messages: 0, losses: [], impossible: [] });

/** The examples of a message and arbitrary ones, as far as they are valid. */
async function messagesOf(model: ProtocolModel, name: string, options: CandidateOptions): Promise<readonly Json[]> {
  const examples = model.messages[name]?.examples.map(({ value }) => value) ?? [];
  const all = [...examples, ...(await arbitrariesOf(model, [name], options))];
  return all.filter((message) => explain(runnable(model), message, { tag: name }).ok);
}

type Converted = { readonly message: Json; readonly conversion: ReturnType<ReturnType<typeof createConverter>> };

/** A path without the positions in arrays. */
const placeOf = (path: Path): string => formatPath(path.map((step) => (typeof step === "number" ? 0 : step))).replaceAll("[0]", "[]");

function summarize(message: string, all: readonly Converted[]): MessageConversion {
  const losses = new Map<string, MessageConversion["losses"][number]>();
  const impossible = new Map<string, MessageConversion["impossible"][number]>();
  for (const { message: example, conversion } of all) {
    if (!conversion.ok) {
      const { reason } = conversion;
      const path = placeOf(conversion.path);
      const known = impossible.get(`${path} ${reason}`);
      impossible.set(
        `${path} ${reason}`,
        known === undefined ? { reason, path, messages: 1, example } : { ...known, messages: known.messages + 1 },
      );
      continue;
    }
    const own = new Map(
      conversion.losses.map(({ kind, path, value }) => [`${kind} ${placeOf(path)}`, { kind, path: placeOf(path), value }]),
    );
    for (const [key, loss] of own) losses.set(key, { ...loss, ...losses.get(key), messages: (losses.get(key)?.messages ?? 0) + 1 });
  }
  const isEqual = all.every(({ message: given, conversion }) => isUnchanged(given, conversion));
  const verdict = impossible.size > 0 ? "impossible" : losses.size > 0 ? "losses" : isEqual ? "equal" : "converted";
  return { message, verdict, messages: all.length, losses: [...losses.values()], impossible: [...impossible.values()] };
}
