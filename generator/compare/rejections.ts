// The answers to rejected messages, and whether code of the old release still recognizes those that differ.

import type { Json, Rejections } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Comparison } from "./comparison.js";
import { withoutWords } from "./without-words.js";

type RejectionPart = keyof Rejections;

export interface RejectionChange {
  readonly part: RejectionPart;
  /** Only words for people are others, or more messages are answered. */
  readonly recognized: boolean;
}

/** Every part of the rejections that differs, where both models have them. */
export function rejectionChanges({ old, new: current }: Comparison): readonly RejectionChange[] {
  const [before, after] = [old.rejections, current.rejections];
  if (before === undefined || after === undefined) return [];
  const isRecognized: Readonly<Record<RejectionPart, () => boolean>> = {
    reasons: () => false,
    replies: () => sameJson(recognizable(old, before), recognizable(current, after)),
    silent: () => after.silent.every((type) => before.silent.includes(type)),
  };
  return (Object.keys(isRecognized) as RejectionPart[])
    .filter((part) => !sameJson(before[part], after[part]))
    .map((part) => ({ part, recognized: isRecognized[part]() }));
}

/** The replies without what is meant for people. */
const recognizable = (model: ProtocolModel, { replies }: Rejections): Json =>
  replies.map((reply) => {
    const shape = reply.kind === "object" ? ({ kind: "reference", type: reply.type } as const) : model.messages[reply.message]?.shape;
    const fields = shape === undefined ? reply.fields : withoutWords(model, shape, reply.fields);
    return { ...reply, fields };
  });
