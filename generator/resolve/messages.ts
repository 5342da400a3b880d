// Resolves messages in two steps: first the fields of all messages, which provide the names for references, then everything else.

import type { Field, MessageDescriptor, Shape, StructShape } from "@wirepact/core";
import type { MessageSyntax } from "../model/spec-syntax.js";
import { typeNameOf } from "../text/identifiers.js";
import { withDerivations } from "./derivations.js";
import { narrowEnvelope, resolveBodyLocation } from "./envelope.js";
import { resolveFields, type PendingField } from "./fields.js";
import { expandMessages, resolveRoles } from "./groups.js";
import type { MessageNames } from "./namespace.js";
import { present } from "./present.js";
import { ownFinder, resolveRules, sharedFinder } from "./rules.js";
import type { ProtocolScope } from "./scope.js";
import type { Types } from "./types.js";

/** A message with resolved fields, but unresolved references to other fields. */
export interface MessageDraft {
  readonly names: MessageNames;
  readonly syntax: MessageSyntax;
  readonly envelope: readonly PendingField[];
  readonly own: readonly PendingField[];
}

/** The fields of every message. */
export function draftMessages(scope: ProtocolScope, types: Types, base: readonly PendingField[]): readonly MessageDraft[] {
  const { envelope, messages } = scope.syntax;
  const bodyField = resolveBodyLocation(envelope).field;
  const parts = Object.entries(messages).map(([name, syntax]) => ({
    name,
    syntax,
    envelope: narrowEnvelope(scope, base, { name, syntax }),
    own: resolveFields(scope, syntax, `messages/${name}`),
  }));
  const envelopeNames = new Set(parts.flatMap((part) => part.envelope.map(({ field }) => field.name)));
  return parts.map((part): MessageDraft => {
    const names: MessageNames = {
      message: part.name,
      tag: envelope.tag,
      bodyField,
      textBody: part.syntax.body === "text",
      envelope: part.envelope.map(({ field }) => field),
      own: part.own.map(({ field }) => field),
      envelopeNames,
      types,
    };
    const draft = { names, syntax: part.syntax, envelope: part.envelope, own: part.own };
    checkBody(scope, draft);
    return draft;
  });
}

function checkBody(scope: ProtocolScope, { names, syntax, own }: MessageDraft): void {
  const location = `messages/${names.message}`;
  if (names.textBody && names.bodyField === undefined) scope.report("resolve/text-body-inline", {}, `${location}/body`);
  if (names.textBody && own.length > 0) scope.report("resolve/text-body-with-fields", {}, `${location}/body`);
  for (const { field, location: written } of own) {
    const shadowed = shadowedBy(names, field.name);
    if (shadowed !== undefined) {
      scope.report("resolve/field-shadows", { name: field.name, what: shadowed }, written, { span: scope.spans.keySpanOf(written) });
    }
  }
  for (const [index, name] of (syntax.reserved ?? []).entries()) {
    if (own.some(({ field }) => field.name === name)) scope.report("resolve/reserved-name", { name }, `${location}/reserved/${index}`);
  }
}

function shadowedBy(names: MessageNames, name: string): string | undefined {
  if (name === names.tag) return "the tag";
  if (name === names.bodyField) return "the body";
  return names.envelope.some((field) => field.name === name) ? "an envelope field" : undefined;
}

/** The descriptor of a message for the run time. */
export function resolveMessage(scope: ProtocolScope, draft: MessageDraft, all: readonly MessageNames[]): MessageDescriptor {
  const { names, syntax } = draft;
  const location = `messages/${names.message}`;
  return present({
    name: names.message,
    typeName: syntax.name ?? typeNameOf(names.message),
    doc: syntax.doc,
    from: resolveRoles(scope, syntax.from, `${location}/from`),
    to: resolveRoles(scope, syntax.to, `${location}/to`),
    ackRequired: syntax.ack === "required",
    replies: syntax.replies === undefined ? undefined : expandMessages(scope, syntax.replies, `${location}/replies`),
    shape: messageShape(scope, draft, all),
    rules: resolveRules(scope, names, all),
    echoes: resolveEchoes(scope, draft),
    aliases: syntax.aliases,
    lenientAliases: syntax.lenient?.aliases,
  });
}

function messageShape(scope: ProtocolScope, { names, syntax, envelope, own }: MessageDraft, all: readonly MessageNames[]): StructShape {
  const { objects } = scope.syntax;
  const shared = envelope.map((field) =>
    withDerivations(field, field.location.startsWith("messages/") ? ownFinder(scope, names) : sharedFinder(scope, names, all)),
  );
  const ownFields = own.map((field) => withDerivations(field, ownFinder(scope, names)));
  const tag: Field = {
    name: names.tag,
    shape: { kind: "literal", value: names.message },
    required: true,
    doc: "The message type.",
  };
  const openEnvelope = (scope.syntax.envelope.object ?? objects) === "open";
  if (names.bodyField === undefined) {
    const open = syntax.object === undefined ? openEnvelope : syntax.object === "open";
    return present({ kind: "struct", open, fields: [tag, ...shared, ...ownFields], reserved: syntax.reserved });
  }
  const body = names.textBody ? textBody(scope, names.bodyField) : structBody(scope, names.bodyField, { syntax, fields: ownFields });
  return { kind: "struct", open: openEnvelope, fields: [tag, ...shared, body] };
}

function textBody(scope: ProtocolScope, name: string): Field {
  const { max } = resolveBodyLocation(scope.syntax.envelope);
  const limit = max === undefined ? {} : { max, countsTrimmed: true as const };
  const { trim, emptyStrings } = scope.syntax.reading;
  // Where an empty string counts as absent, a required body has something to say.
  const filled = trim === true && emptyStrings === "absent" ? { pattern: "\\S" } : {};
  const shape: Shape = { kind: "scalar", scalar: "text", ...limit, ...filled };
  return { name, shape, required: true, doc: "The text of the message." };
}

function structBody(
  scope: ProtocolScope,
  name: string,
  { syntax, fields }: { readonly syntax: MessageSyntax; readonly fields: readonly Field[] },
): Field {
  const open = (syntax.object ?? scope.syntax.objects) === "open";
  return {
    name,
    shape: present({ kind: "struct", open, fields, reserved: syntax.reserved }),
    required: true,
    doc: "The fields of the message.",
  };
}

function resolveEchoes(scope: ProtocolScope, { names, syntax }: MessageDraft): MessageDescriptor["echoes"] {
  const find = ownFinder(scope, names);
  const paths = Object.entries(syntax.conventions ?? {}).flatMap(([field, usual]) => {
    const path = find(field, `messages/${names.message}/conventions/${field}`);
    return path === undefined || usual !== "request" ? [] : [path];
  });
  return paths.length === 0 ? undefined : paths;
}

/** Reports duplicate tags, including aliases, and reserved tags. */
export function checkTags(scope: ProtocolScope): void {
  const { messages, reserved = [] } = scope.syntax;
  const owners = new Map(Object.keys(messages).map((name) => [name, `messages/${name}`]));
  for (const [name, { aliases = [], lenient }] of Object.entries(messages)) {
    const located = [
      ...aliases.map((alias, index) => ({ alias, location: `messages/${name}/aliases/${index}` })),
      ...(lenient?.aliases ?? []).map((alias, index) => ({ alias, location: `messages/${name}/lenient/aliases/${index}` })),
    ];
    for (const { alias, location } of located) {
      const owner = owners.get(alias);
      if (owner === undefined) owners.set(alias, location);
      else
        scope.report("resolve/duplicate-tag", { tag: alias }, location, {
          related: [{ message: "first used here", span: scope.spans.keySpanOf(owner) }],
        });
    }
  }
  for (const [index, name] of reserved.entries()) {
    if (Object.hasOwn(messages, name)) scope.report("resolve/reserved-name", { name }, `reserved/${index}`);
  }
}
