// Resolves frames: how they are distinguished, which properties have a role in them, and the fields that their messages share.

import type { Field, Frame, LiteralShape } from "@wirepact/core";
import { didYouMean } from "../text/did-you-mean.js";
import type { FrameSyntax } from "../model/spec-syntax.js";
import { pascalCase } from "../text/identifiers.js";
import { resolveFields, type PendingField } from "./fields.js";
import { kindOfFrame } from "./message-names.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";

/** A frame with what its messages have in common. */
export interface FrameScope {
  readonly frame: Frame;
  readonly syntax: FrameSyntax;
  readonly location: string;
  /** The fields of the envelope and of the frame, without tag and body. */
  readonly fields: readonly PendingField[];
  /** The properties that only other frames have. */
  readonly absent: readonly string[];
  /** Those of them by which the other frames are recognized. */
  readonly telling: readonly string[];
}

/** The frames of a protocol; undefined if its messages are distinguished by a tag alone. */
export function resolveFrames(scope: ProtocolScope, base: readonly PendingField[]): readonly FrameScope[] | undefined {
  const { envelope } = scope.syntax;
  if (envelope.frames === undefined) return envelope.tag === undefined ? [onlyFrame(scope, base)] : undefined;
  const drafts = Object.entries(envelope.frames).map(([name, syntax]) => draftFrame(scope, base, { name, syntax }));
  const properties = drafts.map((draft) => [...draft.properties]);
  const shared = new Set(base.map(({ field }) => field.name));
  const frames = drafts.map(({ properties: own, ...rest }): FrameScope => {
    const others = new Set(properties.flat());
    const absent = [...others].filter((name) => !own.has(name) && !shared.has(name));
    return { ...rest, absent, telling: absent.filter((name) => drafts.some(({ frame }) => frame.has.includes(name))) };
  });
  checkFrames(scope, frames);
  return frames;
}

/** A protocol without tag and frames has one message, which every object is. */
function onlyFrame(scope: ProtocolScope, base: readonly PendingField[]): FrameScope {
  const syntax: FrameSyntax = { doc: "The message of the protocol." };
  const { body } = scope.syntax.envelope;
  const field = typeof body === "object" ? body.field : body === "inline" ? undefined : body;
  const frame = withoutUndefined({ name: "message", has: [], where: {}, kind: "message", body: field, suffix: "" } as const);
  return { frame, syntax, location: "envelope", fields: base, absent: [], telling: [] };
}

type FrameDraft = Omit<FrameScope, "absent" | "telling"> & { readonly properties: ReadonlySet<string> };

function draftFrame(
  scope: ProtocolScope,
  base: readonly PendingField[],
  { name, syntax }: { readonly name: string; readonly syntax: FrameSyntax },
): FrameDraft {
  const location = `envelope/frames/${name}`;
  const { has = [], where = {}, tag, id, replyTo, body, doc } = syntax;
  const kind = kindOfFrame(syntax);
  const suffix = syntax.suffix ?? (kind === "error" || (kind === "message" && tag === undefined) ? "" : pascalCase(name));
  const frame = withoutUndefined({ name, doc, has, where, kind, tag, id, replyTo, body, suffix });
  const fields = frameFields(scope, base, { syntax, location });
  const properties = new Set([...has, ...Object.keys(where), ...roleNames(frame), ...fields.map(({ field }) => field.name)]);
  checkRoles(scope, { frame, fields, location });
  return { frame, syntax, location, fields, properties };
}

const roleNames = ({ tag, id, replyTo, body }: Frame): readonly string[] => [tag, id, replyTo, body].filter((name) => name !== undefined);

/** The fields of the envelope, the constants that identify the frame, and its own fields. Each replaces earlier ones of the same name. */
function frameFields(
  scope: ProtocolScope,
  base: readonly PendingField[],
  { syntax, location }: { readonly syntax: FrameSyntax; readonly location: string },
): readonly PendingField[] {
  const own = resolveFields(scope, syntax, location);
  const documented = new Map([...base, ...own].map(({ field }) => [field.name, field.doc]));
  const constants = Object.entries(syntax.where ?? {}).map(([name, value]): PendingField => {
    const shape: LiteralShape = { kind: "literal", value };
    const doc = documented.get(name) ?? "Identifies the kind of the message.";
    return { field: { name, shape, required: true, doc }, syntax: {}, location: `${location}/where/${name}` };
  });
  const replaced = new Map([...base, ...own, ...constants].map((pending) => [pending.field.name, pending]));
  const names = new Set([...base, ...constants, ...own].map(({ field }) => field.name));
  return [...names].map((name) => {
    const pending = replaced.get(name)!;
    const required = pending.field.required || syntax.has?.includes(name) === true;
    return required === pending.field.required ? pending : { ...pending, field: { ...pending.field, required } };
  });
}

/** Reports roles of properties that the frame does not have. */
function checkRoles(
  scope: ProtocolScope,
  { frame, fields, location }: { readonly frame: Frame; readonly fields: readonly PendingField[]; readonly location: string },
): void {
  const names = fields.map(({ field }) => field.name);
  const isKnown = (name: string): boolean => names.includes(name) || name === frame.tag || name === frame.body;
  const unknown = (name: string, at: string): void =>
    scope.report("resolve/frame-unknown-field", { name, frame: frame.name }, at, { hint: didYouMean(name, names) });
  for (const key of ["id", "replyTo"] as const) {
    const name = frame[key];
    if (name !== undefined && !names.includes(name)) unknown(name, `${location}/${key}`);
  }
  for (const [index, name] of frame.has.entries()) if (!isKnown(name)) unknown(name, `${location}/has/${index}`);
  for (const key of ["tag", "body"] as const) {
    const name = frame[key];
    if (name === undefined || !names.includes(name)) continue;
    const { location: written } = fields.find(({ field }) => field.name === name)!;
    scope.report("resolve/field-shadows", { name, what: key === "tag" ? "the tag" : "the body" }, written, {
      span: scope.spans.keySpanOf(written),
    });
  }
}

function checkFrames(scope: ProtocolScope, frames: readonly FrameScope[]): void {
  for (const [index, later] of frames.entries()) {
    const earlier = frames.slice(0, index).find((candidate) => takesAll(candidate, later));
    const span = scope.spans.keySpanOf(later.location);
    if (earlier !== undefined) {
      const related = [{ message: "this frame is tried first", span: scope.spans.keySpanOf(earlier.location) }];
      const hint = `write ${later.frame.name} above ${earlier.frame.name}, or give ${earlier.frame.name} another condition under \`has\` or \`where\``;
      scope.report("resolve/frame-shadowed", { frame: later.frame.name, by: earlier.frame.name }, later.location, { span, related, hint });
    }
    const { kind } = later.frame;
    const first = frames.slice(0, index).find(({ frame }) => frame.kind === kind);
    if (kind === "message" || first === undefined) continue;
    const related = [{ message: "the first one is here", span: scope.spans.keySpanOf(first.location) }];
    scope.report("resolve/second-reply-frame", { frame: later.frame.name, kind }, later.location, { span, related });
  }
  for (const { frame, syntax, location } of frames) {
    if (syntax.type !== undefined && (syntax.replyTo === undefined || syntax.body === undefined))
      scope.report("resolve/frame-type", { missing: syntax.replyTo === undefined ? "replyTo" : "body" }, `${location}/type`);
    const stray = (["examples", "invalid", "wire", "variations", "rules", "name"] as const).find((key) => syntax[key] !== undefined);
    if (stray !== undefined && frame.kind !== "error" && !(frame.kind === "result" && frame.tag === undefined))
      scope.report("resolve/frame-examples", { key: stray, frame: frame.name }, `${location}/${stray}`, {
        span: scope.spans.keySpanOf(`${location}/${stray}`),
      });
  }
}

/** Whether every message of the later frame also fits the earlier one, which is tried first. */
function takesAll({ frame: earlier }: FrameScope, { frame: later, fields }: FrameScope): boolean {
  const required = fields.filter(({ field }) => field.required).map(({ field }) => field.name);
  const always = new Set([...later.has, ...required, ...(later.tag === undefined ? [] : [later.tag])]);
  return (
    earlier.has.every((name) => always.has(name)) &&
    Object.entries(earlier.where).every(([name, value]) => constantOf(fields, name) === value)
  );
}

function constantOf(fields: readonly PendingField[], name: string): unknown {
  const shape: Field["shape"] | undefined = fields.find(({ field }) => field.name === name && field.required)?.field.shape;
  return shape?.kind === "literal" ? shape.value : undefined;
}
