// Changes of how messages are written as mail: labels, subjects, and the parts of a raw mail message.

import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Effect, FoundChange } from "../change.js";
import { compareNames } from "../compare-names.js";
import type { Comparison } from "../comparison.js";
import { mailLocationChanges } from "../mail-locations.js";
import { findSubjectMisreading } from "../subject-words.js";
import { findSubjectConflict, isEverWritten, isGuessed, losesField, subjectForms } from "../subjects.js";
import { findingAt, breaks, minor, misreads, setting, affectedIf, undo, type ReleaseRule } from "./release-rule.js";

const draught = (label: string): string => `draught: { type: Draught, mail: ${label}, doc: 'How deep it lies.' }`;
const subjects = (...forms: readonly string[]): string => `subjects: [${forms.map((form) => `'${form}'`).join(", ")}]`;
const formAdded = { before: subjects("[{berth}] {kind}"), after: subjects("[{berth}] {kind}", "{kind}") };

const subjectsPath = "encodings/mail/subjects";

/** Settings of the mail encoding that differ, with those of both models. */
function changedParts<Key extends string>(
  path: string,
  keys: readonly Key[],
  before: Readonly<Partial<Record<Key, string>>> | undefined,
  after: Readonly<Partial<Record<Key, string>>> | undefined,
): readonly { readonly path: string; readonly key: Key; readonly before: string | undefined; readonly after: string | undefined }[] {
  if (before === undefined || after === undefined) return [];
  return keys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ path: `${path}/${key}`, key, before: before[key], after: after[key] }));
}

function addedForms({ old, new: current }: Comparison): readonly FoundChange[] {
  const forms = subjectForms(current);
  return compareNames(old.encodings.mail && subjectForms(old), forms).added.map((form) => {
    const at = forms.indexOf(form);
    const written = isEverWritten(current, at);
    const guessed = isGuessed(current, at);
    const affected = {
      breaks: affectedIf({ "old-readers": written }),
      misreads: affectedIf({ "old-senders": guessed, "old-readers": guessed && !written }),
    };
    return setting(subjectsPath, { what: form }, old.encodings.mail === undefined ? minor : { ...affected, ...minor });
  });
}

function changedSubject({ old, new: current }: Comparison): readonly FoundChange[] {
  const [before, after] = [subjectForms(old), subjectForms(current)];
  const [oldFirst, newFirst] = [before[0], after[0]];
  if (newFirst === undefined || oldFirst === undefined) return [];
  const kept = before.filter((form) => after.includes(form));
  const order = after.filter((form) => before.includes(form));
  const conflict = findSubjectConflict(old, current);
  if (conflict !== undefined) {
    const { before: was, after: is, subjectFor } = conflict;
    const facts = { what: "subject", before: was, after: is, text: subjectFor(Object.keys(current.messages)[0] ?? "") };
    return [setting(subjectsPath, facts, misreads("old-senders", "old-readers"))];
  }
  if (newFirst === oldFirst && kept.join("\n") === order.join("\n")) return [];
  const affected = affectedIf({
    "old-senders": losesField(old, current),
    "old-readers": !before.includes(newFirst) || losesField(current, old),
  });
  return [setting(subjectsPath, { what: "subject", before: oldFirst, after: newFirst }, { ...misreads(...affected), ...minor })];
}

function changedPrecedence(comparison: Comparison): readonly FoundChange[] {
  const { old, new: current, tagNow } = comparison;
  const before = old.encodings.mail?.precedence.map(tagNow);
  const after = current.encodings.mail?.precedence;
  if (before === undefined || after === undefined) return [];
  const misread = findSubjectMisreading(comparison);
  const facts = { what: "precedence", before: before.join(", "), after: after.join(", ") };
  if (misread !== undefined) {
    const { words, before: was, after: is } = misread;
    const shown = { what: facts.what, text: words.join(" "), before: was, after: is };
    return [setting("encodings/mail/precedence", shown, misreads("old-senders", "old-readers"))];
  }
  return facts.before === facts.after ? [] : [setting("encodings/mail/precedence", facts, minor)];
}

/** Who is affected when unknown lines are kept: old readers that have the field do not find what new senders write into it. */
const keeping = ({ envelope }: ProtocolModel, field: string): Effect => (envelope.includes(field) ? misreads("old-readers") : minor);

export const mailRules: readonly ReleaseRule[] = [
  {
    id: "mail-location-changed",
    mirror: "mail-location-changed",
    find: (comparison) =>
      mailLocationChanges(comparison).map(({ paths, fieldPaths, use, before, after, stillRead, readBefore }) => ({
        ...findingAt(
          { paths: fieldPaths, use },
          { misreads: affectedIf({ "old-senders": !stillRead, "old-readers": !readBefore }), otherwise: "minor" },
          { before, after },
        ),
        paths,
      })),
    say: ({ what, before, after }) => `${what}: moved from ${before} to ${after} in mail messages`,
    explain:
      "A mail message is read line by line, so a field under another label is not found. With `also`, new readers still find the old label.",
    fix: "Keep writing the old label, and accept others with `also`.",
    example: { before: draught("Draught"), after: draught("Depth") },
  },
  {
    id: "subject-form-removed",
    mirror: "subject-form-added",
    find: ({ old, new: current }) =>
      compareNames(subjectForms(old), current.encodings.mail && subjectForms(current)).removed.map((form) =>
        setting(subjectsPath, { what: form }, breaks("old-senders")),
      ),
    say: ({ what }) => `subject \`${what}\` is no longer accepted`,
    explain: "New readers reject mail messages with such a subject.",
    fix: "Keep accepting the subject.",
    example: undo(formAdded),
  },
  {
    id: "subject-form-added",
    mirror: "subject-form-removed",
    find: addedForms,
    say: ({ what }) => `subject \`${what}\` is now accepted`,
    explain:
      "Readers accept one more subject. Senders write it where no earlier subject fits, and old readers do not understand it. One that is only accepted is a breaking change if one of its fields is optional: both releases accept the mail message, but only the new one finds the field.",
    fix: "Keep the subjects, and let senders write the field into the body, where old readers find it by its label.",
    example: formAdded,
  },
  {
    id: "written-subject-changed",
    mirror: "written-subject-changed",
    find: changedSubject,
    say: ({ before, after, text }) =>
      text === undefined
        ? `subjects are now written as \`${after}\` instead of \`${before}\``
        : `a subject such as "${text}" is now read as \`${after}\` instead of \`${before}\``,
    explain:
      "Old readers that do not know the subject, or that match another one first, reject or misread the mail message. A subject that fits two forms is read by the first of them.",
    fix: "Put new subjects at the end: the first whose fields are present is written, and the first that matches is read.",
    example: {
      before: subjects("[{berth}] {kind}", "{kind}"),
      after: subjects("{kind} - {berth}", "[{berth}] {kind}", "{kind}"),
    },
  },
  {
    id: "subject-precedence-changed",
    mirror: "subject-precedence-changed",
    find: changedPrecedence,
    say: ({ before, after, text }) =>
      text === undefined
        ? `precedence of message types in a subject changed from ${before} to ${after}`
        : `a subject with "${text}" is now read as ${after} instead of ${before}`,
    explain: "The two sides read a mail message as different types if its subject contains several types or aliases.",
    fix: "Add new message types at the end of `precedence`, and aliases only where no other type comes later.",
    example: { before: "precedence: [ASK, GRANT, DENY, LEAVE]", after: "precedence: [GRANT, ASK, DENY, LEAVE]" },
  },
  {
    id: "mail-part-changed",
    mirror: "mail-part-changed",
    find: ({ old, new: current }) =>
      changedParts(
        "encodings/mail/parts",
        ["subject", "body", "thread", "ack"],
        old.encodings.mail?.parts,
        current.encodings.mail?.parts,
      ).map(({ path, key, before = "none", after = "none" }) =>
        setting(path, { what: key, before, after }, breaks("old-senders", "old-readers")),
      ),
    say: ({ what, before, after }) => `the ${what} of a mail message moved from property ${before} to ${after}`,
    explain: "Each side looks for that part of a raw mail message in a property that the other side does not write.",
    fix: "Keep the property names of a raw mail message.",
    example: {
      before: "parts: { subject: subject, body: text, thread: thread }",
      after: "parts: { subject: title, body: text, thread: thread }",
    },
  },
  {
    id: "mail-keeping-changed",
    mirror: "mail-keeping-changed",
    find: ({ old, new: current }) =>
      changedParts("encodings/mail/keeps", ["raw", "labels", "sections"], old.encodings.mail?.keeps, current.encodings.mail?.keeps).map(
        ({ path, key, before, after = "none" }) =>
          setting(
            path,
            { what: key, before: before ?? "none", after },
            before === undefined ? keeping(old, after) : misreads("old-senders"),
          ),
      ),
    say: ({ what, before, after }) => `the field that keeps unknown ${what} of a mail message changed from ${before} to ${after}`,
    explain:
      "Code looks for the unknown lines of a mail message in the old field. Old readers do not fill a field that they have and that new readers keep unknown lines in.",
    fix: "Keep the field: code looks there for lines that belong to no other field.",
    example: { before: "keeps: { labels: labels }", after: "keeps: {}" },
  },
];
