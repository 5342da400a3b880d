// A field that replaces one of an included type: it accepts fewer values, and takes over what it does not say itself.

import { explainType, type Field, type Json, type MessageDescriptor, type ProtocolDescriptor, type Shape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { dereference, shapeAtPath, visitValue } from "@wirepact/core/shape";
import { boundaryMessages } from "@wirepact/core/testing/vectors";
import { relatePatterns } from "../patterns/relate-patterns.js";
import { setAt } from "./compose-message.js";
import type { PendingField } from "./fields.js";
import { bareProtocol } from "./bare-protocol.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";
import type { Types } from "./types.js";

/** The field with what the included one says about it; whether it is narrower is checked once all types are known. */
export function narrowField(scope: ProtocolScope, included: PendingField, own: PendingField): PendingField {
  scope.narrowed.set(own.location, { included, own });
  const { doc, aliases, sensitive, originalName, mail, default: usual } = included.field;
  const inherited: Partial<Field> = withoutUndefined({
    doc,
    aliases,
    sensitive,
    originalName,
    mail,
    default: own.field.required ? undefined : usual,
  });
  const { fill, computed } = included.syntax;
  return { ...own, field: { ...inherited, ...own.field }, syntax: { ...withoutUndefined({ fill, computed }), ...own.syntax } };
}

/** Reports fields that are less required than the included ones, or accept a value that these reject. */
export function checkNarrowed(scope: ProtocolScope, types: Types): void {
  // What has mistakes, such as a pattern, cannot be compared.
  if (scope.diagnostics.length > 0) return;
  for (const [location, { included, own }] of scope.narrowed) {
    const { name } = own.field;
    const type = /^types\/([^/]+)/.exec(included.location)?.[1] ?? "";
    const related = [{ message: "the included field is here", span: scope.spans.keySpanOf(included.location) }];
    const facts = { span: scope.spans.keySpanOf(location), related };
    if (included.field.required && !own.field.required) scope.report("resolve/less-required", { name, type }, location, facts);
    const value = rejectedValue(types, own.field.shape, included.field.shape);
    if (value !== undefined) scope.report("resolve/not-narrower", { name, type, value: shown(value) }, location, facts);
  }
}

/** A value of one shape that another one rejects, among those at the limits of all its parts. */
function rejectedValue(types: Types, inner: Shape, outer: Shape): Json | undefined {
  const [own, other] = ["narrowed field", "included field"];
  const message: MessageDescriptor = {
    name: own,
    from: [],
    to: [],
    shape: { kind: "struct", open: false, fields: [{ name: own, shape: inner, required: true }] },
    rules: [],
  };
  const protocol: ProtocolDescriptor = runnable({
    ...bareProtocol,
    types: { ...types, [own]: inner, [other]: outer },
    messages: { [own]: message },
  });
  const values = boundaryMessages<Readonly<Record<string, Json>>>(protocol, own).map((made) => made.message[own]!);
  const accepts = (type: string, value: Json): boolean => explainType(protocol, value, type).ok;
  return (
    values.find((value) => !accepts(other, value)) ??
    [...furtherValues(protocol, { inner, outer }, values.slice(0, 2))].find((value) => accepts(own, value) && !accepts(other, value))
  );
}

/** Values that samples lack: with properties that the spec does not know, and strings that only the inner one of two patterns matches. */
function* furtherValues(
  protocol: ProtocolDescriptor,
  { inner, outer }: { readonly inner: Shape; readonly outer: Shape },
  values: readonly Json[],
): Generator<Json> {
  for (const value of values) {
    for (const { shape, path, value: part } of visitValue(protocol, inner, value)) {
      if (shape.kind === "struct" && shape.open)
        for (const extra of [1, "x"]) yield setAt(value, path, { ...(part as Readonly<Record<string, Json>>), "another property": extra });
      const there = shape.kind === "scalar" ? shapeAtPath(protocol.types, outer, path) : undefined;
      const wider = there && dereference(protocol.types, there);
      if (shape.kind !== "scalar" || wider?.kind !== "scalar" || wider.pattern === undefined) continue;
      const relation = relatePatterns(wider, shape);
      const text = "onlySecond" in relation ? relation.onlySecond.text : undefined;
      if (text !== undefined) yield setAt(value, path, text);
    }
  }
}

const shown = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
