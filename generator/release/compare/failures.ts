// The errors that connections send by themselves, and whether code of the old release still recognizes those that differ.

import { sameJson, type FailureReason, type Json, type Shape } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Comparison } from "./comparison.js";
import { follow } from "./follow.js";

export interface FailureChange {
  readonly reason: FailureReason;
  /** There was no such error, or only words for people are others. */
  readonly recognized: boolean;
}

/** Every failure that differs. */
export function failureChanges({ old, new: current }: Comparison): readonly FailureChange[] {
  const [before, after] = [old.failures ?? {}, current.failures ?? {}];
  return (Object.keys({ ...before, ...after }) as FailureReason[])
    .filter((reason) => !sameJson(before[reason] ?? null, after[reason] ?? null))
    .map((reason) => {
      const [was, is] = [before[reason], after[reason] ?? null];
      return { reason, recognized: was === undefined || sameJson(withoutWords(old, was), withoutWords(current, is)) };
    });
}

/** The body of an error without the strings in fields that allow any text. */
function withoutWords(model: ProtocolModel, body: Json): Json {
  const frame = model.frames?.find(({ kind }) => kind === "error");
  const message = Object.values(model.messages).find((candidate) => candidate.frame === frame?.name);
  const field = message?.shape.fields.find(({ name }) => name === frame?.body);
  const shape = frame?.body === undefined ? message?.shape : field?.shape;
  return shape === undefined ? body : erase(model, shape, body);
}

function erase(model: ProtocolModel, given: Shape, value: Json): Json {
  const { shape } = follow(model, given, "");
  if (typeof value === "string") return isAnyText(shape) ? "" : value;
  if (shape.kind !== "struct" || typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const shapes = new Map(shape.fields.map((field) => [field.name, field.shape]));
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Json>>).map(([name, inner]) => {
      const inside = shapes.get(name);
      return [name, inside === undefined ? inner : erase(model, inside, inner)];
    }),
  );
}

const isAnyText = (shape: Shape): boolean =>
  shape.kind === "scalar" && ["string", "text", "line"].includes(shape.scalar) && shape.pattern === undefined;
