// The errors that connections send by themselves, and whether code of the old release still recognizes those that differ.

import type { FailureReason, Json } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Comparison } from "./comparison.js";
import { withoutWords } from "./without-words.js";

export interface FailureChange {
  readonly reason: FailureReason;
  /** There was no such error, or only words for people are others. */
  readonly recognized: boolean;
}

/** Every failure that differs. */
export function failureChanges({ old, new: current }: Comparison): readonly FailureChange[] {
  const [before, after] = [old.failures ?? {}, current.failures ?? {}];
  const all = (model: ProtocolModel, reason: FailureReason): Json => [
    model.failures?.[reason] ?? null,
    model.otherFailures?.[reason] ?? [],
  ];
  return (Object.keys({ ...before, ...after }) as FailureReason[])
    .filter((reason) => !sameJson(all(old, reason), all(current, reason)))
    .map((reason) => {
      const [was, is] = [before[reason], after[reason] ?? null];
      return { reason, recognized: was === undefined || sameJson(recognizable(old, was), recognizable(current, is)) };
    });
}

/** The body of an error without what is meant for people. */
function recognizable(model: ProtocolModel, body: Json): Json {
  const frame = model.frames?.find(({ kind }) => kind === "error");
  const message = Object.values(model.messages).find((candidate) => candidate.frame === frame?.name);
  const field = message?.shape.fields.find(({ name }) => name === frame?.body);
  const shape = frame?.body === undefined ? message?.shape : field?.shape;
  return shape === undefined ? body : withoutWords(model, shape, body);
}
