// A tool of the server. Its arguments are described by shapes, which give both the JSON Schema that clients see and the check of what they send.

import { explainType, type Field, type Issue, type ProtocolDescriptor, type Shape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { shapeSchema } from "../lower/shape-schema.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import type { ServerContext } from "./server-context.js";

export type Arguments = Readonly<Record<string, unknown>>;

/** What a tool returns: a text with all that a model needs, and the same as data for programs. */
export interface ToolOutcome {
  readonly ok: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: (context: ServerContext) => readonly Field[];
  /** Whether it changes what others see: the conversations of the server, or the store. */
  readonly changes?: "conversations" | "store";
  readonly run: (context: ServerContext, given: Arguments) => Promise<ToolOutcome>;
}

/** A mistake of the client, in one sentence. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly data: Readonly<Record<string, unknown>>;
  constructor(message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.data = data;
  }
}

/** An argument that is a string; empty if it was left out. */
export const textOf = (given: Arguments, name: string): string => (given[name] as string | undefined) ?? "";

const textShape: Shape = { kind: "scalar", scalar: "string" };

/** An argument; optional unless stated. */
export const argument = (name: string, doc: string | undefined, shape: Shape = textShape, required = false): Field => ({
  name,
  ...(doc === undefined ? {} : { doc }),
  shape,
  required,
});

/** One of several words; any string if there are none to choose from. */
export const oneOf = (values: Iterable<string>): Shape => {
  const words = [...new Set(values)].map((value) => ({ value }));
  return words.length === 0 ? textShape : { kind: "enum", open: false, values: words };
};

/** An object, or the JSON text of one, as some models send it. */
export const objectOrText: Shape = { kind: "union", members: [{ kind: "map", value: { kind: "scalar", scalar: "any" } }, textShape] };

/** An integer within limits. */
export const integer = (min: number, max?: number): Shape => ({
  kind: "scalar",
  scalar: "integer",
  min,
  ...(max === undefined ? {} : { max }),
});

/** The JSON Schema of a tool's arguments. */
export function inputSchema(fields: readonly Field[]): JsonSchema {
  // Arguments use no named types, which is all that the model is asked for.
  return shapeSchema({ types: {}, typeDocs: {} } as unknown as ProtocolModel, { kind: "struct", open: false, fields });
}

/** The arguments as they were sent, without nulls, or what is wrong with them. */
export function readArguments(
  fields: readonly Field[],
  given: unknown,
): { readonly value: Arguments } | { readonly issues: readonly Issue[] } {
  const result = explainType(carrierOf(fields), given ?? {}, "arguments", { reading: true });
  return result.ok ? { value: result.value as Arguments } : { issues: result.issues };
}

/** A descriptor whose only type has these fields, because only a protocol can be validated. */
const carrierOf = (fields: readonly Field[]): ProtocolDescriptor =>
  runnable({ ...argumentsProtocol, types: { arguments: { kind: "struct", open: false, fields } } });

/** Arguments as a protocol without messages. */
export const argumentsProtocol: ProtocolDescriptor = {
  name: "arguments",
  title: "Arguments",
  version: "1.0.0",
  roles: {},
  tag: "",
  body: "inline",
  envelope: [],
  parts: {},
  reading: {
    default: "strict",
    trim: false,
    // Models send null for arguments that they leave out.
    nulls: "optional",
    emptyStrings: "keep",
    lenient: { missing: "reject", invalid: "reject", unknownValues: "reject", unknownTypes: "reject", nulls: "reject", bodies: "reject" },
  },
  encodings: {},
  types: {},
  messages: {},
  groups: {},
  flows: {},
  views: {},
};
