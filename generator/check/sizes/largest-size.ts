// The maximum size of a valid message as `encode` writes it. Unlimited fields and unknown properties are not included.

import type { EncodingName, EnumShape, LiteralShape, MessageDescriptor, ProtocolDescriptor, ScalarShape, Shape } from "@wirepact/core";
import { isIntegerEnum } from "@wirepact/core/describe";
import { unreachable } from "../../base/unreachable.js";
import { scalars } from "../../scalars/index.js";
import { boundOfInteger, boundOfText, plainText, quotedBytes, type ScalarBound } from "../../scalars/scalar-bound.js";
import { largestMail } from "./largest-mail.js";
import { jsonLayout, type LargestSize, type Layout, type Member, yamlLayout } from "./layout.js";

const boundOfScalar = (shape: ScalarShape): ScalarBound => scalars[shape.scalar].bound(shape);

/** The maximum size of a message in an encoding; `bound` is the maximum size of a scalar. */
export function largestSize(
  model: ProtocolDescriptor,
  message: MessageDescriptor,
  encoding: EncodingName,
  bound = boundOfScalar,
): LargestSize {
  const start = { model, bound, name: "", around: [], depth: 0 };
  switch (encoding) {
    case "json":
    case "ndjson":
    case "sse":
    case "content-length":
      return sizeOf(message.shape, { ...start, layout: jsonLayout });
    case "yaml":
      return sizeOf(message.shape, { ...start, layout: yamlLayout(model) });
    case "mail":
      return largestMail(model, message, (shape, layout, name) => sizeOf(shape, { ...start, layout, name }));
    default:
      return unreachable(encoding);
  }
}

interface SizeContext {
  readonly model: ProtocolDescriptor;
  readonly layout: Layout;
  readonly bound: (shape: ScalarShape) => ScalarBound;
  readonly name: string;
  /** The enclosing named types. */
  readonly around: readonly string[];
  /** The number of enclosing objects and arrays. */
  readonly depth: number;
}

function sizeOf(shape: Shape, context: SizeContext): LargestSize {
  const { bytes, unbounded } = sizeOfValue(shape, context);
  return {
    bytes: shape.nullable === true ? Math.max(bytes, context.layout.scalar({ kind: "bare", bytes: 4 }, context.depth)) : bytes,
    unbounded,
  };
}

function sizeOfValue(shape: Shape, context: SizeContext): LargestSize {
  const { model, layout, name, around, depth } = context;
  const single = (bound: ScalarBound): LargestSize =>
    bound === undefined ? { bytes: 0, unbounded: [name] } : { bytes: layout.scalar(bound, depth), unbounded: [] };
  switch (shape.kind) {
    case "scalar":
      return single(context.bound(shape));
    case "literal":
      return single(boundOfLiteral(shape));
    case "enum":
      return single(boundOfEnum(shape));
    case "reference": {
      const target = model.types[shape.type];
      if (target === undefined) return { bytes: 0, unbounded: [] };
      // A recursive type is unlimited.
      return around.includes(shape.type) ? single(undefined) : sizeOf(target, { ...context, around: [...around, shape.type] });
    }
    case "list": {
      if (shape.max === undefined) return single(undefined);
      const item = sizeOf(shape.item, { ...context, depth: depth + 1 });
      return { bytes: layout.list(shape.max, item.bytes, depth), unbounded: item.unbounded };
    }
    case "map": {
      const key = boundOfKey(shape.keys);
      if (shape.max === undefined || key?.kind !== "text") return single(undefined);
      const value = sizeOf(shape.value, { ...context, depth: depth + 1 });
      const member: Member = { key: 2 + key.length * key.cost, value: value.bytes };
      return {
        bytes: layout.members(
          Array.from({ length: shape.max }, () => member),
          depth,
        ),
        unbounded: value.unbounded,
      };
    }
    case "struct": {
      const written = shape.fields.filter((field) => field.decodeOnly !== true);
      const sizes = written.map((field) => ({
        key: quotedBytes(field.name),
        ...sizeOf(field.shape, { ...context, name: name === "" ? field.name : `${name}.${field.name}`, depth: depth + 1 }),
      }));
      const members = sizes.map(({ key, bytes }): Member => ({ key, value: bytes }));
      return { bytes: layout.members(members, depth), unbounded: unique(sizes) };
    }
    case "union": {
      const sizes = shape.members.map((member) => sizeOf(member, context));
      return { bytes: Math.max(0, ...sizes.map(({ bytes }) => bytes)), unbounded: unique(sizes) };
    }
    default:
      return unreachable(shape);
  }
}

const unique = (sizes: readonly LargestSize[]): readonly string[] => [...new Set(sizes.flatMap(({ unbounded }) => unbounded))];

/** The maximum size of an enum value; undefined if other values can have any length. */
function boundOfEnum(shape: EnumShape): ScalarBound {
  const { open, values, pattern } = shape;
  if (isIntegerEnum(shape))
    return open ? boundOfInteger({}) : { kind: "bare", bytes: Math.max(...values.map(({ value }) => String(value).length)) };
  const known = plainText(Math.max(0, ...values.map(({ value: word }) => quotedBytes(String(word)) - 2)));
  if (!open) return known;
  const other = boundOfText({ pattern });
  return other?.kind === "text" && known?.kind === "text" ? { ...other, length: Math.max(other.length, known.length) } : undefined;
}

/** The size of a constant. */
function boundOfLiteral({ value }: LiteralShape): ScalarBound {
  return typeof value === "string" ? plainText(quotedBytes(value) - 2) : { kind: "bare", bytes: String(value).length };
}

/** The maximum size of a key of a map. */
function boundOfKey(pattern: string | undefined): ScalarBound {
  return boundOfText({ pattern });
}
