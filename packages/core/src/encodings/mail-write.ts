// Encodes messages as Markdown mail. The result is decoded and compared, so that a message is never sent that would be read differently.

import { explain } from "../explain/explain.js";
import { createIssue, notRepresentable, decodeOnly } from "../issues.js";
import { sameJson } from "../base/json-kind.js";
import { readPath } from "../base/path.js";
import type { MailEncoding, MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Issue } from "../result.js";
import type { Field } from "../shape/shape.js";
import type { Reading, ReadingContext, Writing, WritingContext } from "./encoding.js";
import { outlineOf } from "./mail-outline.js";
import { breaksOutline, problemOf } from "./mail-problems.js";
import { writeSubject } from "./mail-subject.js";
import { joinMailText, splitMailText } from "./mail-text.js";
import { listShapeOf, mailText } from "./mail-values.js";

type Message = Readonly<Record<string, unknown>>;

/** Encodes a message as one string; `read` decodes it again for comparison. */
export function writeMail(message: Message, context: WritingContext, read: (text: string, context: ReadingContext) => Reading): Writing {
  const { protocol, message: descriptor } = context;
  const encoding = protocol.encodings.mail;
  if (encoding === undefined) throw new TypeError(`${protocol.name} has no mail encoding`);
  const foreign = descriptor === undefined ? mailOfUnknownType(message, encoding) : undefined;
  const subject = foreign?.subject ?? writeSubject(message, descriptor?.name ?? String(message[protocol.tag]), encoding);
  const text = joinMailText(subject, foreign?.body ?? writeBody(message, descriptor, encoding, protocol));
  // What a reader receives: UTF-8 cannot represent lone surrogates.
  const sent = text.replaceAll(loneSurrogates, "\ufffd");
  if (foreign !== undefined && splitMailText(text).body !== foreign.body) return refuseRaw(encoding, "subject", "it has several lines");
  if (foreign !== undefined && sent !== text) {
    return refuseRaw(encoding, foreign.subject.search(loneSurrogates) < 0 ? "body" : "subject", "it contains a lone surrogate");
  }
  const readBack = arriving(read(sent, context), context);
  const unwritten = [encoding.keeps.raw, encoding.parts.thread].filter((name) => name !== undefined && message[name] !== undefined);
  const issues = differences(message, readBack, { encoding, protocol, descriptor });
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, text, warnings: unwritten.map((name) => createIssue(decodeOnly(), [String(name)])) };
}

const loneSurrogates = /*@__PURE__*/ /\p{Surrogate}/gu;

const refuseRaw = ({ keeps, parts }: MailEncoding, part: "subject" | "body", problem: string): Writing => ({
  ok: false,
  issues: [createIssue(notRepresentable("mail", problem), [keeps.raw!, parts[part]])],
});

/** The original mail message of a message of unknown type, which is sent unchanged. Undefined if the message did not come from a mail message. */
function mailOfUnknownType(
  message: Message,
  { keeps, parts }: MailEncoding,
): { readonly subject: string; readonly body: string } | undefined {
  const raw = keeps.raw === undefined ? undefined : message[keeps.raw];
  const [subject, body] = [readPath(raw, [parts.subject]), readPath(raw, [parts.body])];
  return typeof subject === "string" ? { subject: subject.trim(), body: typeof body === "string" ? body : "" } : undefined;
}

function writeBody(
  message: Message,
  descriptor: MessageDescriptor | undefined,
  { keeps }: MailEncoding,
  protocol: ProtocolDescriptor,
): string {
  const preamble = emptyBlock();
  const sections = new Map<string, Block>();
  const inSection = (name: string): Block => {
    const block = sections.get(name) ?? emptyBlock();
    sections.set(name, block);
    return block;
  };
  const fields = descriptor?.shape.fields ?? [];
  const labelSections = fields.flatMap(({ mail }) => (mail !== undefined && "in" in mail && mail.in !== undefined ? [mail.in] : []));
  for (const field of fields) {
    const { mail } = field;
    const value = message[field.name];
    if (mail === undefined || mail.at === "subject" || value === undefined) continue;
    if (mail.at === "section") addText(inSection(mail.section), sectionText(value, field, protocol));
    else if (mail.at === "body") addText(preamble, sectionText(value, field, protocol));
    else
      addLabel(
        mail.in === undefined ? preamble : inSection(mail.in),
        mail.at === "bullet" ? `- ${mail.label}` : mail.label,
        labelText(value, field, protocol),
      );
  }
  for (const [name, text] of entriesOf(message, keeps.labels)) addLabel(preamble, name, text);
  // A kept section with the name of a known one was a duplicate. Without an empty known section before it, it would be read as the first.
  for (const [name] of entriesOf(message, keeps.sections)) {
    const section = labelSections.find((known) => known.toLowerCase() === name.toLowerCase());
    if (section !== undefined) inSection(section);
  }
  const known = [...sections].map(([name, { lines }]) => `## ${name}\n${lines.join("\n")}`);
  const kept = entriesOf(message, keeps.sections).map(([name, text]) => `## ${name}\n${text}`);
  // An unclosed code fence would hide the sections after it.
  const sorted = [...known, ...kept].sort((a, b) => Number(isUnclosed(a)) - Number(isUnclosed(b)));
  const blocks = [...(preamble.lines.length === 0 ? [] : [preamble.lines.join("\n")]), ...sorted];
  return blocks.length === 0 ? "" : `${blocks.join("\n\n")}\n`;
}

const isUnclosed = (section: string): boolean => outlineOf(section).unclosed !== undefined;

/** The preamble or a section. */
interface Block {
  readonly lines: string[];
  readonly labels: Set<string>;
  /** The texts among the lines; there are no more of them than fields. */
  readonly texts: string[];
}

const emptyBlock = (): Block => ({ lines: [], labels: new Set(), texts: [] });

function addText({ lines, texts }: Block, text: string): void {
  lines.push(text);
  texts.push(text);
}

function addLabel({ lines, labels, texts }: Block, label: string, text: string): void {
  // Two fields can share a label. It is written once; the comparison shows whether that is enough.
  if (labels.has(label) || texts.some((line) => line.startsWith(`${label}:`))) return;
  labels.add(label);
  lines.push(text === "" ? `${label}:` : `${label}: ${text}`);
}

function entriesOf(message: Message, name: string | undefined): readonly (readonly [string, string])[] {
  const kept = name === undefined ? undefined : message[name];
  return typeof kept === "object" && kept !== null ? Object.entries(kept).map(([key, text]) => [key, String(text)]) : [];
}

function labelText(value: unknown, field: Field, protocol: ProtocolDescriptor): string {
  const list = listShapeOf(field.shape, protocol);
  if (!Array.isArray(value)) return mailText(value, field.shape, protocol) ?? "";
  return value.map((item: unknown) => mailText(item, list?.item ?? field.shape, protocol) ?? "").join(", ");
}

function sectionText(value: unknown, field: Field, protocol: ProtocolDescriptor): string {
  const list = listShapeOf(field.shape, protocol);
  if (!Array.isArray(value)) return mailText(value, field.shape, protocol) ?? "";
  return value.map((item: unknown) => `- ${mailText(item, list?.item ?? field.shape, protocol) ?? ""}`).join("\n");
}

/** The message that a reader gets, including the changes that lenient mode makes after decoding. */
function arriving(reading: Reading, { protocol, mode }: WritingContext): Message {
  if (!reading.ok) return {};
  const checked = mode === "lenient" ? explain(protocol, reading.value, { mode }) : undefined;
  return (checked?.ok ? checked.value : reading.value) as Message;
}

interface Comparison {
  readonly encoding: MailEncoding;
  readonly protocol: ProtocolDescriptor;
  readonly descriptor: MessageDescriptor | undefined;
}

/** The fields that would be read differently. The raw mail message and the thread are not part of the text. */
function differences(message: Message, readBack: Message, { encoding, protocol, descriptor }: Comparison): readonly Issue[] {
  const ignored = new Set([encoding.keeps.raw, encoding.parts.thread, ...(descriptor === undefined ? [protocol.tag] : [])]);
  const names = [...new Set([...Object.keys(message), ...Object.keys(readBack)])];
  // Decoding fills in a missing constant.
  const isFilled = (name: string): boolean =>
    message[name] === undefined && descriptor?.shape.fields.some((field) => field.name === name && field.shape.kind === "literal") === true;
  const changed = names.filter((name) => !ignored.has(name) && !isFilled(name) && !sameJson(message[name], readBack[name]));
  // Text that changes the outline also affects the fields after it. Only the field with that text is reported.
  const breaking = changed.filter((name) => breaksOutline(message[name]));
  const stated = changed.filter((name) => message[name] !== undefined);
  const blamed = breaking.length > 0 ? breaking : stated.length > 0 ? stated : changed;
  return blamed.map((name) => {
    const isKept = name === encoding.keeps.labels || name === encoding.keeps.sections;
    const place = isKept ? "kept" : descriptor?.shape.fields.find((field) => field.name === name)?.mail;
    return createIssue(notRepresentable("mail", problemOf(message[name], place)), [name]);
  });
}
