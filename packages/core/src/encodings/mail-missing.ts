// Reports a required field that is missing from a mail message, with its location in the mail message and a possible misspelling. The validator knows only
// the name of the field, which the author of the mail message may never have seen.

import { describeShape } from "../describe/describe-expected.js";
import { createIssue, formatPath, missingField } from "../issues.js";
import { nearestName } from "../base/nearest.js";
import type { Mode } from "../protocol.js";
import type { MailPlace } from "../shape/shape.js";
import type { MailField, MailPlan } from "./mail-plan.js";
import type { BodyReading } from "./mail-read.js";

/** Reports a missing field: as an issue, or as a warning if lenient mode accepts that. */
export function reportMissing(reading: BodyReading, { field, inSubject }: MailField, mode: Mode): void {
  const { mail: place, name, required, lenientlyOptional } = field;
  const { missing } = reading.protocol.reading.lenient;
  // If lenient mode accepts missing fields only in the body, the validator reports them.
  if (place === undefined || !required || (mode === "lenient" && missing === "body")) return;
  const expected = describeShape(reading.protocol, field.shape);
  const where = `${placeWords(place)}${inSubject < 0 || place.at === "subject" ? "" : " or in the subject"}`;
  const isForgiven = mode === "lenient" && (missing === "unset" || lenientlyOptional === true);
  const issue = createIssue(missingField(`${expected} ${where}`, meantPart(reading, place)), [name], expected);
  (isForgiven ? reading.warnings : reading.issues).push(issue);
}

/** Reports that a mail message has no subject: as an issue, or as a warning if lenient mode keeps messages without a type. */
export function reportNoSubject(
  { protocol, issues, warnings }: BodyReading,
  { encoding }: MailPlan,
  { raw, subject }: { readonly raw: object | undefined; readonly subject: string | undefined },
  mode: Mode,
): void {
  const known = Object.keys(protocol.messages);
  const form = encoding.subjects[0]!.map((part) =>
    typeof part === "string" ? part : "tag" in part ? known[0] : `<${formatPath(part.field)}>`,
  );
  const line = raw === undefined && subject === undefined ? '"Subject:" line' : "subject";
  const example = `${raw === undefined ? "Subject: " : ""}${form.join("")}`;
  const words = `the mail message has no ${line}, which contains the message type (for example "${example}")`;
  const isKept = mode === "lenient" && protocol.reading.lenient.unknownTypes === "keep";
  (isKept ? warnings : issues).push(createIssue(["missing-field", words, true], [protocol.tag], known));
}

function placeWords(place: MailPlace): string {
  switch (place.at) {
    case "label":
    case "bullet":
      return `after the label "${place.label}:"${place.in === undefined ? "" : ` in the section ${place.in}`}`;
    case "section":
      return `in the section ${place.section}`;
    default:
      return `in the ${place.at}`;
  }
}

/** The unknown label or section with the most similar name. */
function meantPart({ labels, others }: BodyReading, place: MailPlace): string | undefined {
  if ("label" in place) return nearestName(place.label, Object.keys(labels ?? {}));
  return "section" in place ? nearestName(place.section, Object.keys(others ?? {})) : undefined;
}
