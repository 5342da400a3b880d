// Resolves the envelope: its fields, the additions of messages, and the roles of fields.

import { isUnsafeName } from "../parse/plain-value.js";
import type { EnvelopeParts, Path } from "@wirepact/core";
import type { EnvelopeSyntax, MessageSyntax } from "../model/spec-syntax.js";
import { didYouMean, didYouMeanOf } from "../text/did-you-mean.js";
import { resolveFields, type PendingField } from "./fields.js";
import { findPath, knownNames, type MessageNames } from "./namespace.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";

/** The location of a message's own fields. */
export interface BodyLocation {
  readonly field: string | undefined;
  readonly max: number | undefined;
}

/** Resolves `body: inline | payload | { field, max }`. */
export function resolveBodyLocation({ body = "inline" }: EnvelopeSyntax): BodyLocation {
  if (typeof body === "string") return { field: body === "inline" ? undefined : body, max: undefined };
  return { field: body.field, max: body.max };
}

/** The fields that every message has. */
export function resolveEnvelopeFields(scope: ProtocolScope): readonly PendingField[] {
  const { envelope } = scope.syntax;
  checkNesting(scope);
  const fields = resolveFields(scope, { fields: envelope.fields ?? {} }, "envelope");
  for (const { field, location } of fields) {
    if (field.name === envelope.tag || field.name === resolveBodyLocation(envelope).field) {
      scope.report("resolve/field-shadows", { name: field.name, what: field.name === envelope.tag ? "the tag" : "the body" }, location, {
        span: scope.spans.keySpanOf(location),
      });
    }
  }
  return fields;
}

/** Reports a tag or a body inside another object, or with a name that no field may have. */
function checkNesting(scope: ProtocolScope): void {
  const { envelope } = scope.syntax;
  const check = (key: string, name: string | undefined, location: string): void => {
    if (name?.includes(".") === true) scope.report("resolve/nested-part", { key, name }, location);
    if (name !== undefined && isUnsafeName(name)) scope.report("parse/unsafe-name", { name }, location);
  };
  check("tag", envelope.tag, "envelope/tag");
  check("body", resolveBodyLocation(envelope).field, typeof envelope.body === "object" ? "envelope/body/field" : "envelope/body");
  for (const [name, frame] of Object.entries(envelope.frames ?? {}))
    for (const key of ["tag", "id", "replyTo", "body"] as const) check(key, frame[key], `envelope/frames/${name}/${key}`);
}

/** The envelope of a message: narrowed fields replace the general ones, additional fields come last. */
export function narrowEnvelope(
  scope: ProtocolScope,
  base: readonly PendingField[],
  message: { readonly name: string; readonly syntax: MessageSyntax; /** The model path of the fields. */ readonly fields: string },
): readonly PendingField[] {
  const location = `messages/${message.name}/envelope`;
  const additions = resolveFields(scope, message.syntax.envelope ?? {}, location);
  const narrowed = new Map(additions.map((addition) => [addition.field.name, addition]));
  const all = [
    ...base.map((field) => narrowed.get(field.field.name) ?? field),
    ...additions.filter(({ field }) => !base.some((other) => other.field.name === field.name)),
  ];
  for (const { field, location: written } of all) scope.spans.addOrigin(`${message.fields}/${field.name}`, written);
  return all;
}

/** The roles of fields that the run time uses. */
export function resolveParts(scope: ProtocolScope, messages: readonly MessageNames[]): EnvelopeParts {
  const { envelope } = scope.syntax;
  if (envelope.id !== undefined && envelope.id === envelope.replyTo)
    scope.report("resolve/reply-by-own-id", { name: envelope.id }, "envelope/replyTo");
  const part = (name: string | undefined, key: string): Path | undefined =>
    name === undefined ? undefined : findAnywhere(scope, messages, { name, location: `envelope/${key}` });
  return withoutUndefined({
    id: part(envelope.id, "id"),
    sender: part(envelope.sender, "sender"),
    recipient: part(envelope.recipient, "recipient"),
    time: part(envelope.time, "time"),
    thread: envelope.thread === undefined ? undefined : threadPaths(scope, messages),
    replyTo: part(envelope.replyTo, "replyTo"),
    version: part(envelope.version, "version"),
    ack: ackPart(scope, messages),
  });
}

function threadPaths(scope: ProtocolScope, messages: readonly MessageNames[]): readonly Path[] {
  const names = scope.syntax.envelope.thread ?? [];
  return names.flatMap((name, index) => {
    const path = findAnywhere(scope, messages, { name, location: `envelope/thread/${index}` });
    return path === undefined ? [] : [path];
  });
}

function ackPart(scope: ProtocolScope, messages: readonly MessageNames[]): EnvelopeParts["ack"] {
  const { ack } = scope.syntax.envelope;
  if (ack === undefined) return undefined;
  const wanted = findAnywhere(scope, messages, { name: ack.wanted, location: "envelope/ack/wanted" });
  const given = findAnywhere(scope, messages, { name: ack.given, location: "envelope/ack/given" });
  return wanted === undefined || given === undefined ? undefined : { wanted, given };
}

/** The path of a field of any message; reports unknown names. */
export function findAnywhere(
  scope: ProtocolScope,
  messages: readonly MessageNames[],
  { name, location }: { readonly name: string; readonly location: string },
): Path | undefined {
  for (const names of messages) {
    const path = findPath(names, name);
    if (path !== undefined) return path;
  }
  const known = new Set([...messages.flatMap(({ own }) => own.map((field) => field.name)), ...messages.flatMap(knownNames)]);
  const nouns = messages.length > 3 ? "fields" : `fields of ${messages.map(({ message }) => message).join(" and ")}`;
  // The parts of an envelope are most likely its own fields.
  const shared = location.startsWith("envelope/") ? messages.flatMap(({ envelope }) => envelope.map((field) => field.name)) : [];
  const hint = didYouMean(name, shared) ?? didYouMean(name, known);
  const listed = shared.length > 0 ? didYouMeanOf("fields of the envelope", name, new Set(shared)) : didYouMeanOf(nouns, name, known);
  // Without messages, their names were wrong, which has been reported.
  if (messages.length > 0) scope.report("resolve/unknown-field", { name }, location, { hint: hint ?? listed });
  return undefined;
}
