// Resolves messages in two steps: first the fields of all messages, which provide the names for references, then everything else.

import type { Field, MessageDescriptor, Shape, StructShape } from "@wirepact/core";
import type { MessageSyntax } from "../model/spec-syntax.js";
import type { NamedMessage } from "../model/protocol-model.js";
import { listed } from "../text/markdown.js";
import { typeNameOf } from "../exports/exported-names.js";
import { withDerivations } from "./derivations.js";
import { narrowEnvelope, resolveBodyLocation } from "./envelope.js";
import { resolveFields, type PendingField } from "./fields.js";
import type { FrameScope } from "./frames.js";
import { expandMessages, resolveRoles } from "./groups.js";
import type { MessageNames } from "./namespace.js";
import { resolveExtras } from "./shapes.js";
import { withoutUndefined } from "../base/without-undefined.js";
import { ownFinder, resolveRules, sharedFinder } from "./rules.js";
import type { ProtocolScope } from "./scope.js";
import type { Types } from "./types.js";

/** A message with resolved fields, but unresolved references to other fields. */
export interface MessageDraft {
  readonly names: MessageNames;
  readonly syntax: MessageSyntax;
  readonly envelope: readonly PendingField[];
  readonly own: readonly PendingField[];
  /** Protocols with frames: the frame of the message, and what the descriptor says of it. */
  readonly frame?: FrameScope;
  readonly facts?: Partial<MessageDescriptor>;
}

/** The fields of every message of a protocol without frames. */
export function draftMessages(scope: ProtocolScope, types: Types, base: readonly PendingField[]): readonly MessageDraft[] {
  const { envelope, messages } = scope.syntax;
  const bodyField = resolveBodyLocation(envelope).field;
  const parts = Object.entries(messages).map(([name, syntax]) => ({
    name,
    syntax,
    envelope: narrowEnvelope(scope, base, { name, syntax, fields: `messages/${name}/fields` }),
    own: resolveFields(scope, syntax, `messages/${name}`),
  }));
  const envelopeNames = new Set(parts.flatMap((part) => part.envelope.map(({ field }) => field.name)));
  return parts.map((part): MessageDraft => {
    const names: MessageNames = {
      message: part.name,
      tag: envelope.tag ?? "",
      tagValue: part.name,
      bodyField,
      textBody: part.syntax.body === "text",
      envelope: part.envelope.map(({ field }) => field),
      own: part.own.map(({ field }) => field),
      envelopeNames,
      types,
    };
    const draft = { names, syntax: part.syntax, envelope: part.envelope, own: part.own };
    return draft;
  });
}

/** Reports fields of a message that its envelope has too, and reserved ones. */
export function checkBody(scope: ProtocolScope, { names, syntax, own, frame }: MessageDraft): void {
  const location = `messages/${names.message}`;
  if (names.textBody && names.bodyField === undefined) scope.report("resolve/text-body-inline", {}, `${location}/body`);
  if (names.textBody && own.length > 0) scope.report("resolve/text-body-with-fields", {}, `${location}/body`);
  for (const { field, location: written } of names.framed === undefined || names.own.length > 0 ? own : []) {
    const isTelling = frame?.telling.includes(field.name) === true;
    const shadowed = shadowedBy(names, field.name) ?? (isTelling ? "a property by which another frame is recognized" : undefined);
    if (shadowed !== undefined) {
      scope.report("resolve/field-shadows", { name: field.name, what: shadowed }, written, { span: scope.spans.keySpanOf(written) });
    }
  }
  for (const [index, name] of (syntax.reserved ?? []).entries()) {
    if (own.some(({ field }) => field.name === name)) scope.report("resolve/reserved-name", { name }, `${location}/reserved/${index}`);
  }
}

function shadowedBy(names: MessageNames, name: string): string | undefined {
  if (name === names.tag && name !== "") return "the tag";
  if (name === names.bodyField) return "the body";
  return names.envelope.some((field) => field.name === name) ? "an envelope field" : undefined;
}

/** The descriptor of a message for the run time. */
export function resolveMessage(scope: ProtocolScope, draft: MessageDraft, all: readonly MessageNames[]): NamedMessage {
  const { names, syntax, facts = {}, frame } = draft;
  const location = `messages/${names.message}`;
  return withoutUndefined({
    name: names.message,
    frame: frame?.frame.name,
    tag: facts.tag,
    answers: facts.answers,
    result: facts.result,
    stream: facts.stream,
    timeout: facts.timeout,
    typeName: checkedTypeName(scope, draft, facts.typeName ?? syntax.name ?? typeNameOf(names.message)),
    doc: syntax.doc,
    from: rolesOf(scope, draft, "from"),
    to: rolesOf(scope, draft, "to"),
    ackRequired: syntax.ack === "required",
    replies: syntax.replies === undefined ? undefined : expandMessages(scope, syntax.replies, `${location}/replies`),
    needs: syntax.needs,
    shape: frame === undefined ? messageShape(scope, draft, all) : framedShape(scope, { ...draft, frame }, all),
    rules: resolveRules(scope, draft, all),
    echoes: resolveEchoes(scope, draft),
    aliases: syntax.aliases,
    lenientAliases: syntax.lenient?.aliases,
  });
}

/** The roles that send or receive a message; in a protocol with roles they must be written. */
function rolesOf(scope: ProtocolScope, { names: { message }, syntax, facts }: MessageDraft, key: "from" | "to"): readonly string[] {
  const location = `messages/${message}`;
  const written = syntax[key];
  if (written !== undefined) return resolveRoles(scope, written, `${location}/${key}`);
  // A result goes the way back of its request, where this is reported.
  if (facts?.answers === undefined)
    scope.report("resolve/role-required", { message, key }, location, {
      span: scope.spans.keySpanOf(location),
      hint: `add \`${key}\` with one of the roles ${listed(Object.keys(scope.syntax.roles), "or")}`,
    });
  return [];
}

/** The TypeScript name of a message; reported if none can be derived from its tag. */
function checkedTypeName(scope: ProtocolScope, { names: { message } }: MessageDraft, typeName: string): string {
  if (/^[A-Z][A-Za-z0-9]*$/.test(typeName)) return typeName;
  const location = `messages/${message}`;
  scope.report("resolve/no-type-name", { message }, location, { span: scope.spans.keySpanOf(location) });
  return "Nameless";
}

/** The fields with what builders derive from other fields. */
function deriveFields(
  scope: ProtocolScope,
  { names, envelope, own }: MessageDraft,
  all: readonly MessageNames[],
): { readonly shared: readonly Field[]; readonly ownFields: readonly Field[]; readonly tag: Field } {
  const shared = envelope.map((field) =>
    withDerivations(field, field.location.startsWith("messages/") ? ownFinder(scope, names) : sharedFinder(scope, names, all)),
  );
  const ownFields = own.map((field) => withDerivations(field, ownFinder(scope, names)));
  const tag: Field = { name: names.tag, shape: { kind: "literal", value: names.tagValue }, required: true, doc: "The message type." };
  return { shared, ownFields, tag };
}

const isEnvelopeOpen = ({ syntax: { envelope, objects } }: ProtocolScope): boolean => (envelope.object ?? objects) === "open";

/** The whole message in a frame. Properties that only other frames have must be absent, unless they are fields of the message, as must a body that it does not have. */
function framedShape(
  scope: ProtocolScope,
  draft: MessageDraft & { readonly frame: FrameScope },
  all: readonly MessageNames[],
): StructShape {
  const { names, syntax, frame } = draft;
  const { shared, ownFields, tag } = deriveFields(scope, draft, all);
  const outer = [...shared, ...(names.tag === "" ? [] : [tag])];
  const beside = frame.frame.body === undefined ? ownFields : [];
  const foreign = frame.absent.filter((name) => !beside.some((field) => field.name === name));
  const absent = [...foreign, ...(syntax.body === "none" && frame.frame.body !== undefined ? [frame.frame.body] : [])];
  // A closed object has no other properties anyway.
  const whenOpen = (open: boolean) => ({ open, absent: absent.length === 0 || !open ? undefined : absent });
  if (frame.frame.body === undefined) {
    const struct = bareStruct(scope, draft, isEnvelopeOpen(scope));
    return withoutUndefined({ ...struct, ...whenOpen(struct.open), fields: [...outer, ...ownFields] });
  }
  const body = names.framed?.body;
  const derived = body?.shape.kind === "struct" && ownFields.length > 0 ? { ...body, shape: { ...body.shape, fields: ownFields } } : body;
  return withoutUndefined({
    kind: "struct",
    ...whenOpen(isEnvelopeOpen(scope)),
    fields: [...outer, ...(derived === undefined ? [] : [derived])],
  });
}

function messageShape(scope: ProtocolScope, draft: MessageDraft, all: readonly MessageNames[]): StructShape {
  const { names } = draft;
  const { shared, ownFields, tag } = deriveFields(scope, draft, all);
  const openEnvelope = isEnvelopeOpen(scope);
  if (names.bodyField === undefined) {
    return { ...bareStruct(scope, draft, openEnvelope), fields: [tag, ...shared, ...ownFields] };
  }
  const body = names.textBody ? textBody(scope, names.bodyField) : structBody(scope, names.bodyField, draft, ownFields);
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

function structBody(scope: ProtocolScope, name: string, draft: MessageDraft, fields: readonly Field[]): Field {
  const shape: StructShape = { ...bareStruct(scope, draft, scope.syntax.objects === "open"), fields };
  return { name, shape, required: true, doc: "The fields of the message." };
}

/** The object that a message writes its fields into, without them. */
function bareStruct(scope: ProtocolScope, { names, syntax }: MessageDraft, isOpen: boolean): StructShape {
  const extras = resolveExtras(scope, syntax, `messages/${names.message}`);
  const open = extras !== undefined || (syntax.object === undefined ? isOpen : syntax.object === "open");
  return withoutUndefined({ kind: "struct", open, fields: [], reserved: syntax.reserved, extras });
}

function resolveEchoes(scope: ProtocolScope, { names, syntax }: MessageDraft): MessageDescriptor["echoes"] {
  const find = ownFinder(scope, names);
  const paths = Object.entries(syntax.conventions ?? {}).flatMap(([field, usual]) => {
    const path = find(field, `messages/${names.message}/conventions/${field}`);
    return path === undefined || usual !== "request" ? [] : [path];
  });
  return paths.length === 0 ? undefined : paths;
}
