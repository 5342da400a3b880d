// Fields that a rule makes equal to another one, so that senders use only values that both of them allow.

import type { Field, Path, Rule, StructShape } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Comparison, FieldPair, Pair } from "./comparison.js";
import type { PlainShape } from "@wirepact/core/shape";
import { follow } from "./follow.js";

/** The shapes of the fields that every message of a release has, equal to the field with this shape. */
export function equalShapes(comparison: Comparison, { paths, use }: Pair<PlainShape>, side: "old" | "new"): readonly PlainShape[] {
  const { missing, invalid } = comparison[side].reading.lenient;
  // Rules are not checked on what is missing or dropped in lenient mode.
  if (missing !== "reject" || invalid !== "reject") return [];
  // A shape with a name can belong to other fields too; its path is that of the type.
  const field = comparison.fields.find((each) => each.use === use && each.paths.old === paths.old && each.paths.new === paths.new);
  return field === undefined ? [] : equalTo(comparison, field, side);
}

function equalTo(comparison: Comparison, { struct, use, paths, ...fields }: FieldPair, side: "old" | "new"): readonly PlainShape[] {
  const model = comparison[side];
  const message = comparison.messages.find(({ old }) => old.name === use?.tag)?.[side];
  const isInType = paths.old?.startsWith("types/") === true;
  const roots = [
    { shape: struct[side], rules: struct[side].rules ?? [] },
    ...(message === undefined || isInType ? [] : [{ shape: message.shape, rules: message.rules }]),
  ];
  return roots.flatMap(({ shape, rules }) =>
    rules.filter(isStrict).flatMap(({ fields: [one, other] }) => {
      const [first, second] = [find(model, shape, one), find(model, shape, other)];
      if (first === undefined || second === undefined) return [];
      const isOwn = (found: Found): boolean => found.among === struct[side].fields && found.field.name === fields[side].name;
      return [...(isOwn(first) ? [second] : []), ...(isOwn(second) ? [first] : [])]
        .filter(({ always }) => always)
        .map((found) => follow(model, found.field.shape, "").shape);
    }),
  );
}

type Comparing = Extract<Rule, { readonly kind: "compare" }>;

/** Whether both values are the same in every message; equal times can be written in several ways. */
const isStrict = (rule: Rule): rule is Comparing =>
  rule.kind === "compare" && rule.is === "equal" && rule.as === undefined && rule.level === undefined && rule.lenient === undefined;

interface Found {
  readonly field: Field;
  readonly among: readonly Field[];
  /** Every message has the field. */
  readonly always: boolean;
}

function find(model: ProtocolModel, { fields }: StructShape, [name, ...rest]: Path): Found | undefined {
  const field = fields.find((each) => each.name === name);
  if (field === undefined) return undefined;
  const always = field.required && field.lenientlyOptional !== true && field.decodeOnly !== true;
  if (rest.length === 0) return { field, among: fields, always };
  const { shape } = follow(model, field.shape, "");
  const inner = shape.kind === "struct" ? find(model, shape, rest) : undefined;
  return inner && { ...inner, always: inner.always && always && shape.nullable !== true };
}
