// What every part of the guard writer hands on.

import type { ProtocolModel } from "../../model/protocol-model.js";
import type { GuardNames } from "./guard-names.js";

export interface GuardContext {
  readonly model: ProtocolModel;
  readonly names: GuardNames;
  /** The location of the shape, for names of constants and functions: message or type first. */
  readonly place: readonly string[];
  /** The depth of the value in a message as an expression, where the guard of a recursive type needs it. */
  readonly depth?: string | undefined;
}

/** How much a condition costs: cheap ones are asked first. */
export const cost = { literal: 0, range: 1, format: 2, call: 3, rule: 4 } as const;

/** A condition of generated code with its cost. */
export interface Condition {
  readonly code: string;
  readonly cost: number;
}

/** The same context for a value inside the value at hand. */
export function deeper(context: GuardContext): GuardContext {
  const { depth } = context;
  if (depth === undefined) return context;
  return { ...context, depth: /^[0-9]+$/.test(depth) ? String(Number(depth) + 1) : `${depth} + 1` };
}

/** The same place one step further in. */
export function inside(context: GuardContext, step: string): GuardContext {
  return { ...context, place: [...context.place, step] };
}
