// The page about the envelope: the fields that messages share, the parts they play, and the fields that only some messages have.

import type { EnvelopeParts, Field, Path } from "@wirepact/core";
import { sameJson } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { code, count, listed } from "../../text/markdown.js";
import { type FieldRow, fieldRows } from "./field-rows.js";
import { messageLinks, type Page } from "./page.js";

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

/** The envelope's fields as messages use them; every page asks, so the answer is kept. */
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

/** What the envelope's template shows. */
export interface EnvelopeView {
  readonly tag: string;
  readonly body: string;
  readonly fields: readonly FieldRow[];
  readonly some: readonly (FieldRow & { readonly messages: string })[];
  readonly narrowed: readonly { readonly name: string; readonly messages: string }[];
  readonly parts: readonly { readonly part: string; readonly field: string }[];
}

/** The view of the envelope's page. */
export function envelopeView(page: Page): EnvelopeView {
  const { model } = page;
  const shared = sharedFields(model);
  const links = (messages: readonly MessageModel[]): string =>
    messageLinks(
      page,
      messages.map(({ name }) => name),
    );
  return {
    tag: code(model.tag),
    body: bodyWords(model),
    fields: fieldRows(page, usualEnvelopeFields(model)),
    some: shared
      .filter(({ isEverywhere }) => !isEverywhere)
      .flatMap(({ field, messages }) => fieldRows(page, [field]).map((row) => Object.assign({ messages: links(messages) }, row))),
    narrowed: shared
      .filter(({ others }) => others.size > 0)
      .map(({ field, others }) => ({ name: code(field.name), messages: links([...others]) })),
    parts: partRows(model.parts),
  };
}

function bodyWords({ body }: ProtocolModel): string {
  if (body === "inline") return "A message's own fields stand beside those of the envelope.";
  const limit =
    body.max === undefined ? "" : ` Its text form has at most ${count(body.max)} characters, white space around it not counted.`;
  return `A message's own fields stand inside ${code(body.field)}.${limit}`;
}

const partNames: { readonly [part in keyof EnvelopeParts]-?: string } = {
  id: "identifies the message",
  sender: "names the sender",
  recipient: "names who gets it",
  time: "tells when it was made",
  thread: "tells the thread; the first of these that there is",
  replyTo: "names the message it answers",
  version: "tells the version of the protocol",
  ack: "says whether an acknowledgement is wanted, and whether it was given",
};

function partRows(parts: EnvelopeParts): readonly { readonly part: string; readonly field: string }[] {
  return (Object.entries(partNames) as [keyof EnvelopeParts, string][]).flatMap(([name, part]) => {
    const place = parts[name];
    if (name === "thread") return parts.thread === undefined && parts.replyTo === undefined ? [] : [{ part, field: threadWords(parts) }];
    return place === undefined ? [] : [{ part, field: listed(partPaths(place).map(pathCode)) }];
  });
}

/** Where the thread of a message comes from, in the order in which the run time looks. */
function threadWords({ thread: [first, ...others] = [], replyTo, id }: EnvelopeParts): string {
  return [
    ...(first === undefined ? [] : [pathCode(first)]),
    ...(replyTo === undefined
      ? []
      : [`the thread of the message that ${pathCode(replyTo)} names (its id when that message is not at hand)`]),
    ...others.map(pathCode),
    ...(id === undefined ? [] : [`its own ${pathCode(id)}`]),
  ].join(", else ");
}

const pathCode = (path: Path): string => code(path.join("."));

function partPaths(place: NonNullable<EnvelopeParts[keyof EnvelopeParts]>): readonly Path[] {
  if ("wanted" in place) return [place.wanted, place.given];
  return Array.isArray(place[0]) ? (place as readonly Path[]) : [place as Path];
}
