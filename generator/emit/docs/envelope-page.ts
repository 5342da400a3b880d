// The page about the envelope: the fields that messages share, their roles, and the fields that only some messages have.

import type { EnvelopeParts, Field, Path } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { code, count, tableRows } from "../../text/markdown.js";
import { fieldTable } from "./field-rows.js";
import { failureRows, frameRows, requestNotes } from "./frame-text.js";
import { messageLinks, type Page } from "./page.js";
import { fieldPath } from "./shape-text.js";

/** An envelope field in the form most messages have it, and the messages that have it at all. */
interface SharedField {
  readonly field: Field;
  readonly messages: readonly MessageModel[];
  /** Whether these are all messages. */
  readonly isEverywhere: boolean;
  /** Messages whose own definition of it differs. */
  readonly others: ReadonlySet<MessageModel>;
}

const sharedByModel = new WeakMap<ProtocolModel, readonly SharedField[]>();

/** The envelope's fields as messages use them; kept, because every page needs them. */
function sharedFields(model: ProtocolModel): readonly SharedField[] {
  const known = sharedByModel.get(model);
  if (known !== undefined) return known;
  const shared = model.envelope.flatMap((name) => shareField(name, Object.values(model.messages)));
  sharedByModel.set(model, shared);
  return shared;
}

function shareField(name: string, all: readonly MessageModel[]): readonly SharedField[] {
  const forms: Field[] = [];
  const uses = all.flatMap((message) => {
    const field = message.shape.fields.find((candidate) => candidate.name === name);
    if (field === undefined) return [];
    const form = forms.find((other) => sameJson(other, field)) ?? field;
    if (form === field) forms.push(field);
    return [{ message, form }];
  });
  const times = (form: Field): number => uses.filter((use) => use.form === form).length;
  const [usual] = forms.sort((a, b) => times(b) - times(a));
  if (usual === undefined) return [];
  const others = new Set(uses.filter(({ form }) => form !== usual).map(({ message }) => message));
  return [{ field: usual, messages: uses.map(({ message }) => message), isEverywhere: uses.length === all.length, others }];
}

/** The envelope's fields in the form that all messages, or most of them, have. */
export function usualEnvelopeFields(model: ProtocolModel): readonly Field[] {
  return sharedFields(model)
    .filter(({ isEverywhere }) => isEverywhere)
    .map(({ field }) => field);
}

/** Envelope fields that a message has in a form of its own, or that few messages have. */
export function ownEnvelopeFields(model: ProtocolModel, message: MessageModel): readonly Field[] {
  return sharedFields(model).flatMap(({ field, isEverywhere, others }) => {
    const own = message.shape.fields.find(({ name }) => name === field.name);
    return own === undefined || (isEverywhere && !others.has(message)) ? [] : [own];
  });
}

/** The view of the envelope's page. */
export function envelopeView(page: Page) {
  const { model } = page;
  const shared = sharedFields(model);
  const links = (messages: Iterable<MessageModel>): string =>
    messageLinks(
      page,
      [...messages].map(({ name }) => name),
    );
  const some = shared.filter(({ isEverywhere }) => !isEverywhere);
  return {
    tag: model.frames === undefined ? code(model.tag) : "",
    body: model.frames === undefined ? bodyWords(model) : "",
    frames: frameRows(model),
    requests: requestNotes(page),
    failures: failureRows(model),
    fields: fieldTable(page, usualEnvelopeFields(model)),
    some: fieldTable(
      page,
      some.map(({ field }) => field),
      { messagesOf: (field) => links(some.find((other) => other.field === field)?.messages ?? []) },
    ),
    narrowed: shared
      .filter(({ others }) => others.size > 0)
      .map(({ field, others }) => ({ name: code(field.name), messages: links(others) })),
    roles: tableRows(roleRows(model.parts)),
  };
}

function bodyWords({ body }: ProtocolModel): string {
  if (body === "inline") return "Fields specific to a message type are at the same level as those of the envelope.";
  const limit =
    body.max === undefined
      ? ""
      : ` A string ${code(body.field)} has at most ${count(body.max)} characters, not counting leading and trailing white space.`;
  return `Fields specific to a message type are inside ${code(body.field)}.${limit}`;
}

function roleRows(parts: EnvelopeParts): readonly { readonly role: string; readonly field: string }[] {
  const { id, sender, recipient, time, thread, replyTo, version, ack } = parts;
  const row = (role: string, path: Path | undefined) => (path === undefined ? [] : [{ role, field: fieldPath(path) }]);
  return [
    ...row("message ID", id),
    ...row("sender", sender),
    ...row("recipient", recipient),
    ...row("time of the message", time),
    ...(thread === undefined && replyTo === undefined ? [] : [{ role: "thread", field: threadWords(parts) }]),
    ...row("ID of the message that it replies to", replyTo),
    ...row("version of the protocol", version),
    ...row("whether an acknowledgement is requested", ack?.wanted),
    ...row("whether it was acknowledged", ack?.given),
  ];
}

/** The fields that the thread of a message is taken from, in the order in which core looks. */
function threadWords({ thread: [first, ...others] = [], replyTo, id }: EnvelopeParts): string {
  return [
    ...(first === undefined ? [] : [fieldPath(first)]),
    ...(replyTo === undefined ? [] : [`the thread of the message in ${fieldPath(replyTo)} (or that ID, if the message is unknown)`]),
    ...others.map(fieldPath),
    ...(id === undefined ? [] : [fieldPath(id)]),
  ].join(", otherwise ");
}
