// Messages as Markdown mail: a subject that names the type, a body of labelled lines and sections. Reads raw mails and one-text mails.

import type { MailEncoding, ProtocolDescriptor } from "../protocol.js";
import type { Issue, TextPosition } from "../result.js";
import type { Field } from "../shape.js";
import type { Encoding, Locate, Reading, ReadingContext } from "./encoding.js";
import { subjectPlanOf } from "./mail-plan.js";
import { readBody, type BodyReading } from "./mail-read.js";
import { readSubject } from "./mail-subject.js";
import { splitMailText } from "./mail-text.js";
import { writeMail } from "./mail-write.js";
import { setOwn } from "./set-own.js";
import { positionAt } from "./text-position.js";

/** Markdown mail. */
export const mail: Encoding = {
  name: "mail",
  read: readMailText,
  readObject: readRawMail,
  write: (message, context) => writeMail(message, context, readMailText),
};

/** Subject and body of a mail, wherever they come from. */
interface MailSource {
  readonly subject: string | undefined;
  readonly body: string;
  readonly thread?: string;
  /** The raw mail, when there is one. */
  readonly raw?: object;
  /** The text that positions count in, and where the two parts begin in it. */
  readonly text: string;
  readonly subjectStart?: number;
  readonly bodyStart: number;
}

function readMailText(text: string, context: ReadingContext): Reading {
  const encoding = context.protocol.encodings.mail;
  if (encoding === undefined) throw new TypeError(`${context.protocol.name} says nothing about mails`);
  const { subject, subjectStart, body, bodyStart } = splitMailText(text);
  return readSource({ subject, subjectStart, body, bodyStart, text }, encoding, context);
}

/** Reads an object that has a subject or a body; one that carries a known tag is a message already. */
function readRawMail(value: object, context: ReadingContext): Reading | undefined {
  const { protocol } = context;
  const encoding = protocol.encodings.mail;
  if (encoding === undefined || Array.isArray(value)) return undefined;
  const raw = value as Readonly<Record<string, unknown>>;
  const { parts } = encoding;
  if (!Object.hasOwn(raw, parts.subject) && !Object.hasOwn(raw, parts.body)) return undefined;
  if (Object.hasOwn(raw, protocol.tag) && Object.hasOwn(protocol.messages, String(raw[protocol.tag]))) return undefined;
  const subject = textMember(raw, parts.subject);
  const body = textMember(raw, parts.body) ?? "";
  const thread = parts.thread === undefined ? undefined : textMember(raw, parts.thread);
  return readSource(
    { subject, body, raw, text: body, bodyStart: 0, ...(thread === undefined || thread === "" ? {} : { thread }) },
    encoding,
    context,
  );
}

function textMember(object: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return typeof value === "string" ? value : undefined;
}

function readSource(source: MailSource, encoding: MailEncoding, { protocol, mode }: ReadingContext): Reading {
  const subject = readSubject(source.subject ?? "", encoding, protocol);
  const message = subject.tag === undefined ? undefined : protocol.messages[subject.tag];
  const body = readBody(source.body, message, protocol, mode);
  const value: Record<string, unknown> = {};
  const tag = subject.tag ?? subject.meant ?? source.subject;
  // A mail without a subject has no tag; one that names no type has the word that was meant or its subject for a tag, for the issue to quote.
  if (tag !== undefined) value[protocol.tag] = tag;
  const fromThread = (name: string): string | undefined => (subjectPlanOf(protocol, encoding).fields.has(name) ? source.thread : undefined);
  for (const field of message?.shape.fields ?? []) {
    const found = valueOf(field, body, subject.fields, fromThread);
    if (found !== undefined) setOwn(value, field.name, found);
  }
  addKept(value, encoding, body, source);
  return {
    ok: true,
    value,
    issues: body.issues,
    warnings: placed(body.warnings, source, body),
    locate: locateIn(source, body, protocol, subject.meant),
  };
}

/** The value of a field: from the body, else from the subject, else, where it is required, from the thread. */
function valueOf(
  { name, required, mail: place, computed }: Field,
  body: BodyReading,
  subject: Readonly<Record<string, string>>,
  fromThread: (name: string) => string | undefined,
): unknown {
  if (Object.hasOwn(body.fields, name)) return body.fields[name];
  // What the body says in a way that cannot be read is not taken from elsewhere.
  if (body.offsets.has(name) && (body.issues.some(({ path }) => path[0] === name) || body.warnings.some(({ path }) => path[0] === name)))
    return undefined;
  // A field that only repeats another one has no place of its own.
  const repeats = place === undefined && computed !== undefined && computed.table === undefined;
  return (repeats ? body.fields[String(computed.by[0])] : undefined) ?? subject[name] ?? (required ? fromThread(name) : undefined);
}

/** Adds what has no field of its own, under the names that the encoding gives it. */
function addKept(value: Record<string, unknown>, { keeps, parts }: MailEncoding, body: BodyReading, { raw, thread }: MailSource): void {
  if (keeps.labels !== undefined && Object.keys(body.labels).length > 0) value[keeps.labels] = body.labels;
  if (keeps.sections !== undefined && Object.keys(body.sections).length > 0) value[keeps.sections] = body.sections;
  if (parts.thread !== undefined && thread !== undefined) value[parts.thread] = thread;
  if (keeps.raw !== undefined && raw !== undefined) value[keeps.raw] = raw;
}

function locateIn(source: MailSource, body: BodyReading, protocol: ProtocolDescriptor, meant: string | undefined): Locate {
  return ([name]) => {
    if (name === undefined || name === protocol.encodings.mail?.keeps.raw) return undefined;
    if (name === protocol.tag) return placeOfType(source, meant);
    return positionAt(source.text, source.bodyStart + (body.offsets.get(String(name)) ?? 0));
  };
}

/** The place of the word that should name the type, or of the line it should stand on. */
function placeOfType({ text, subjectStart }: MailSource, meant: string | undefined): TextPosition | undefined {
  if (subjectStart === undefined) return undefined;
  const word = meant === undefined ? -1 : text.indexOf(meant, text.indexOf(":", subjectStart));
  return positionAt(text, word < 0 ? subjectStart : word);
}

/** Warnings about the body as a whole, with the place they are about. */
function placed(warnings: readonly Issue[], { text, bodyStart }: MailSource, { unclosed }: BodyReading): readonly Issue[] {
  if (unclosed === undefined) return warnings;
  return warnings.map((warning) =>
    warning.code === "unclosed-fence" ? { ...warning, at: positionAt(text, bodyStart + unclosed) } : warning,
  );
}
