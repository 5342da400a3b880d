// The tool call that creates a message: the inverse of `fromToolCall`.

import { identify } from "../frames/frames.js";
import { isObject } from "../base/json-kind.js";
import { unknownOption } from "../known-name.js";
import { readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Shape } from "../shape/shape.js";
import { restHome, restOf, toolArguments, type ToolField, toolProperties } from "./tool-fields.js";
import { toolForm, toolPart } from "./tool-form.js";
import { hasTool, toolNameOf } from "./tool-names.js";

/** `strict`: every property is present, null where it is left out; `plain`: optional properties are left out. */
export type ToolDialect = "strict" | "plain";

/** Throws for a dialect that does not exist. */
export function knownDialect(dialect: ToolDialect): ToolDialect {
  if (dialect !== "strict" && dialect !== "plain") throw unknownOption("dialect", dialect, ["strict", "plain"]);
  return dialect;
}

/** A call of a tool. */
export interface ToolCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/**
 * The tool call for a valid message. Properties that the protocol gives neither a name nor a type have no place in it. What type a result has may only be known
 * from the request that it answers.
 */
export function toToolArguments(
  protocol: ProtocolDescriptor,
  message: unknown,
  dialect: ToolDialect = "plain",
  request?: unknown,
): ToolCall {
  const found = identify(protocol, message);
  const isResult = found !== undefined && !hasTool(protocol, found);
  const descriptor = isResult ? protocol.messages[identify(protocol, request)?.result ?? ""] : found;
  if (descriptor === undefined)
    throw new TypeError(isResult ? `a ${found.name} needs the request that it answers` : `not a message of ${protocol.name}`);
  const home = restHome(protocol, descriptor);
  const fields = toolArguments(protocol, descriptor).map((argument) => {
    const value = readPath(message, argument.path);
    return [argument, argument.isRest && isObject(value) ? restOf(home.shape, value) : value] as const;
  });
  return {
    name: toolNameOf(protocol, descriptor.name),
    arguments: lowerFields({ types: protocol.types, dialect: knownDialect(dialect) }, fields, undefined),
  };
}

interface Lowering {
  readonly types: Readonly<Record<string, Shape>>;
  readonly dialect: ToolDialect;
}

function lowerFields(
  lowering: Lowering,
  fields: readonly (readonly [ToolField, unknown])[],
  inside: string | undefined,
): Readonly<Record<string, unknown>> {
  const lowered: Record<string, unknown> = {};
  for (const [{ name, field, optional }, value] of fields) {
    if (value === undefined) {
      if (lowering.dialect === "strict") lowered[name] = null;
      continue;
    }
    const inner = lowerValue(lowering, field.shape, value, inside);
    lowered[name] = optional && toolForm(lowering.types, field.shape, inside).nullable ? { value: inner } : inner;
  }
  return lowered;
}

function lowerValue(lowering: Lowering, shape: Shape, value: unknown, around: string | undefined): unknown {
  const form = toolForm(lowering.types, shape, around);
  const { inside } = form;
  if (form.as === "json") return JSON.stringify(value);
  if (value === null) return null;
  switch (form.as) {
    case "array":
      return Array.isArray(value) ? value.map((item) => lowerValue(lowering, form.shape.item, item, inside)) : value;
    case "entries":
      if (!isObject(value)) return value;
      return Object.entries(value).map(([key, member]) => ({ key, value: lowerValue(lowering, form.shape.value, member, inside) }));
    case "object": {
      if (!isObject(value)) return value;
      const fields = toolProperties(form.shape).map(
        (property) => [property, property.isRest ? restOf(form.shape, value) : value[property.field.name]] as const,
      );
      return lowerFields(lowering, fields, inside);
    }
    case "union": {
      const part = toolPart(lowering.types, form, value);
      return part === undefined ? value : lowerValue(lowering, part, value, inside);
    }
    default:
      return value;
  }
}
