// The body of a message in a frame: its fields or another type inside the frame's body property, or its fields beside those of the frame.

import type { Field, Shape } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import type { BodySyntax, MessageSyntax } from "../model/spec-syntax.js";
import { resolveFields, type PendingField } from "./fields.js";
import type { FrameScope } from "./frames.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";
import { resolveExtras, resolveShape } from "./shapes.js";
import type { Types } from "./types.js";

/** What the messages of a protocol with frames are resolved with. */
export interface FramedContext {
  readonly scope: ProtocolScope;
  readonly types: Types;
  readonly frames: readonly FrameScope[];
}

/** A message and its frame. */
export interface LocatedMessage {
  readonly name: string;
  readonly syntax: MessageSyntax;
  readonly frame: FrameScope;
}

/** The body of a message: its fields or another type inside the frame's body property, or its fields beside those of the frame. */
export function bodyOf(
  context: FramedContext,
  { name, syntax, frame }: LocatedMessage,
): { readonly body: Field | undefined; readonly own: readonly PendingField[] } {
  const { scope } = context;
  const location = `messages/${name}`;
  const hasFields = syntax.fields !== undefined || syntax.include !== undefined;
  if (syntax.body !== undefined && hasFields) scope.report("resolve/body-with-fields", {}, `${location}/body`);
  if (frame.frame.body === undefined) {
    if (syntax.body !== undefined) scope.report("resolve/frame-without-body", { frame: frame.frame.name }, `${location}/body`);
    return { body: undefined, own: resolveFields(scope, syntax, location) };
  }
  if (syntax.body !== undefined) {
    const body = syntax.body === "none" ? undefined : syntax.body;
    return { body: bodyField(context, { syntax: body, written: `${location}/body`, name, frame, required: syntax.bodyRequired }), own: [] };
  }
  const own = resolveFields(scope, syntax, location);
  scope.spans.addOrigin(`${location}/body`, location);
  if (own.length === 0 && !hasFields && syntax.bodyRequired !== true) return { body: undefined, own: [] };
  const extras = resolveExtras(scope, syntax, location);
  const open = extras !== undefined || (syntax.object ?? scope.syntax.objects) === "open";
  const shape: Shape = withoutUndefined({ kind: "struct", open, fields: own.map(({ field }) => field), reserved: syntax.reserved, extras });
  return {
    body: {
      name: frame.frame.body,
      shape,
      required: isBodyRequired(context, frame, shape, syntax.bodyRequired),
      doc: "The fields of the message.",
    },
    own,
  };
}

interface BodyDraft {
  /** Undefined for `none`. */
  readonly syntax: BodySyntax | undefined;
  readonly written: string;
  readonly name: string;
  readonly frame: FrameScope;
  readonly required?: boolean | undefined;
}

/** The field that holds a body of a type. */
export function bodyField(context: FramedContext, { syntax, written, name, frame, required }: BodyDraft): Field | undefined {
  const { scope } = context;
  const property = frame.frame.body;
  if (syntax === undefined) {
    if (property !== undefined && frame.frame.has.includes(property))
      scope.report("resolve/body-required", { frame: frame.frame.name, body: property }, written, {
        hint: `describe the body as a type, or remove "${property}" from \`has\` of the frame`,
      });
    return undefined;
  }
  const shape = resolveShape(scope, syntax, written);
  if (property === undefined) {
    scope.report("resolve/frame-without-body", { frame: frame.frame.name }, written);
    return undefined;
  }
  scope.spans.addOrigin(`messages/${name}/body`, written);
  return { name: property, shape, required: isBodyRequired(context, frame, shape, required), doc: "The body of the message." };
}

/** A body is required if the frame always has it, and otherwise unless it is an object without required fields. */
function isBodyRequired({ types }: FramedContext, { frame }: FrameScope, shape: Shape, stated: boolean | undefined): boolean {
  if (frame.body !== undefined && frame.has.includes(frame.body)) return true;
  if (stated !== undefined) return stated;
  const target = dereference(types, shape);
  return target?.kind !== "struct" || target.fields.some(({ required }) => required);
}
