// Messages as Markdown mail: a subject with the message type, and a body of labels and sections. Decodes raw mail messages (objects) and strings.

import { badSyntax, createIssue, mismatch, refusal, tooManyKeys } from "../issues.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Issue, TextPosition } from "../result.js";
import type { Encoding, Locate, Reading, ReadingContext } from "./encoding.js";
import { maxKeys } from "../base/limits.js";
import { reportMissing, reportNoSubject } from "./mail-missing.js";
import { bodyPlanOf, mailPlanOf, type MailField, type MailPlan } from "./mail-plan.js";
import { readBody, type BodyReading } from "./mail-read.js";
import { readSubject, type SubjectReading } from "./mail-subject.js";
import { splitMailText } from "./mail-text.js";
import { writeMail } from "./mail-write.js";
import { setOwn } from "../base/path.js";
import { createPositions, positionAt } from "./text-position.js";

/** Markdown mail. */
export const mail: Encoding = {
  name: "mail",
  read: readMailText,
  readObject: readRawMail,
  write: (message, context) => writeMail(message, context, readMailText),
};

/** Subject and body of a mail message of either form. */
interface MailSource {
  readonly subject: string | undefined;
  readonly body: string;
  readonly thread: string | undefined;
  /** The raw mail message, if the input is one. */
  readonly raw: object | undefined;
  /** The text that positions refer to, and the offsets of the two parts in it. */
  readonly text: string;
  readonly subjectStart: number | undefined;
  readonly bodyStart: number;
}

function readMailText(text: string, context: ReadingContext): Reading {
  const plan = mailPlanOf(context.protocol);
  if (plan === undefined) throw new TypeError(`${context.protocol.name} has no mail encoding`);
  if (text.trim() === "") return refusal(badSyntax("mail", "empty input"));
  const { subject, subjectStart, body, bodyStart } = splitMailText(text);
  return readSource({ subject, subjectStart, body, bodyStart, text, thread: undefined, raw: undefined }, plan, context);
}

/** Reads an object with a subject or a body. An object with a known tag is already a message. */
function readRawMail(value: object, context: ReadingContext): Reading | undefined {
  const { protocol } = context;
  const plan = mailPlanOf(protocol);
  if (plan === undefined || Array.isArray(value)) return undefined;
  const raw = value as Readonly<Record<string, unknown>>;
  const { parts } = plan.encoding;
  const subject = textMember(raw, parts.subject);
  const body = textMember(raw, parts.body);
  if (!Object.hasOwn(raw, parts.subject) && !Object.hasOwn(raw, parts.body)) return undefined;
  if (Object.hasOwn(raw, protocol.tag) && Object.hasOwn(protocol.messages, String(raw[protocol.tag]))) return undefined;
  const thread = parts.thread === undefined ? undefined : textMember(raw, parts.thread);
  const text = body ?? "";
  return readSource({ subject, subjectStart: undefined, body: text, bodyStart: 0, text, thread: thread || undefined, raw }, plan, context);
}

function textMember(object: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return typeof value === "string" ? value : undefined;
}

function readSource(source: MailSource, plan: MailPlan, { protocol, mode, type }: ReadingContext): Reading {
  const subject = readSubject(source.subject ?? "", plan);
  const body = readBody(source.body, bodyPlanOf(plan, subject.tag, protocol), protocol, mode);
  const kept = [body.labels, body.others].reduce((count, names) => count + Object.keys(names ?? {}).length, 0);
  if (kept > maxKeys) return refusal(tooManyKeys(maxKeys));
  const value: Record<string, unknown> = {};
  const tag = subject.tag ?? subject.meant ?? (source.subject?.trim() || undefined);
  // Without a subject there is no tag. If the subject contains no known tag, the issue quotes the likely misspelling or the whole subject.
  if (tag !== undefined) value[protocol.tag] = tag;
  else if (type === undefined) reportNoSubject(body, plan, source, mode);
  for (const field of body.plan.fields) {
    const found = valueOf(field, body, subject, source.thread);
    if (found !== undefined) setOwn(value, field.field.name, found);
    // An invalid value has already been reported.
    else if (body.values[field.index] === undefined) reportMissing(body, field, mode);
    warnOfSubject(field, found, body, subject);
  }
  addKept(value, plan, body, source);
  return {
    ok: true,
    value,
    issues: body.issues,
    warnings: placed(body.warnings, source, body),
    locate: locateIn(source, body, protocol, subject.meant),
  };
}

/** The value of a field: from the body, then from the subject, then, if it is required, from the thread. Constants can be omitted. */
function valueOf(
  { index, repeats, inSubject, field }: MailField,
  { values }: BodyReading,
  subject: SubjectReading,
  thread: string | undefined,
): unknown {
  const stated = values[index];
  // An invalid value in the body is not replaced by one from the subject or thread.
  if (stated !== undefined) return stated ?? undefined;
  if (field.shape.kind === "literal") return field.shape.value;
  // A field that repeats another one has no separate location.
  const repeated = repeats < 0 ? undefined : values[repeats];
  return repeated ?? (inSubject < 0 ? undefined : (subject.fields[inSubject] ?? (field.required ? thread : undefined)));
}

/** Warns about a field whose value differs between subject and body. The value in the body is used. */
function warnOfSubject({ inSubject, field }: MailField, value: unknown, { warnings }: BodyReading, { fields }: SubjectReading): void {
  const other = inSubject < 0 ? undefined : fields[inSubject];
  if (other === undefined || value === undefined || value === other) return;
  const hidden = field.sensitive === true;
  const [expected, received] = hidden ? ["the same value", "a withheld value (sensitive field)"] : [quote(other), quote(value)];
  warnings.push(createIssue(mismatch("the subject", expected, received), [field.name], ...(hidden ? [] : [other, value])));
}

/** Adds the raw mail message and the unknown labels and sections, in the fields that the encoding defines for them. */
function addKept(
  value: Record<string, unknown>,
  { encoding: { keeps, parts } }: MailPlan,
  { labels, others }: BodyReading,
  { raw, thread }: MailSource,
): void {
  if (keeps.labels !== undefined && labels !== undefined) value[keeps.labels] = labels;
  if (keeps.sections !== undefined && others !== undefined) value[keeps.sections] = others;
  if (parts.thread !== undefined && thread !== undefined) value[parts.thread] = thread;
  if (keeps.raw !== undefined && raw !== undefined) value[keeps.raw] = raw;
}

function locateIn(
  source: MailSource,
  { plan: { fields }, starts }: BodyReading,
  protocol: ProtocolDescriptor,
  meant: string | undefined,
): Locate {
  const positions = createPositions(source.text);
  return ([name]) => {
    if (name === undefined || name === protocol.encodings.mail?.keeps.raw) return undefined;
    if (name === protocol.tag) return placeOfType(source, meant);
    const found = fields.find(({ field }) => field.name === name);
    return positions(source.bodyStart + ((found && starts[found.index]?.start) ?? 0));
  };
}

/** Position of the word that should be the tag, or of the line that should contain it. */
function placeOfType({ text, subjectStart }: MailSource, meant: string | undefined): TextPosition | undefined {
  if (subjectStart === undefined) return undefined;
  const word = meant === undefined ? -1 : text.indexOf(meant, text.indexOf(":", subjectStart));
  return positionAt(text, word < 0 ? subjectStart : word);
}

/** Warnings about the body as a whole, with their positions. */
function placed(warnings: readonly Issue[], { text, bodyStart }: MailSource, { unclosed }: BodyReading): readonly Issue[] {
  if (unclosed === undefined) return warnings;
  return warnings.map((warning) =>
    warning.code === "unclosed-fence" ? { ...warning, at: positionAt(text, bodyStart + unclosed) } : warning,
  );
}
