// Resolves the encodings: parses subject templates, and resolves the names in the settings of mail messages.

import type { Encodings, MailEncoding, SubjectPart } from "@wirepact/core";
import { dereference } from "@wirepact/core/shape";
import { didYouMean } from "../text/did-you-mean.js";
import type { EncodingsSyntax } from "../model/spec-syntax.js";
import { findAnywhere } from "./envelope.js";
import { expandMessages } from "./groups.js";
import { findField, type MessageNames } from "./namespace.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";

/** The encodings with names resolved to paths. */
export function resolveEncodings(scope: ProtocolScope, messages: readonly MessageNames[]): Encodings {
  const { json, ndjson, sse, "content-length": contentLength, yaml, mail } = scope.syntax.encodings;
  for (const encoding of ["yaml", "mail"] as const) {
    if (scope.syntax.envelope.frames === undefined || scope.syntax.encodings[encoding] === undefined) continue;
    const location = `encodings/${encoding}`;
    scope.report("resolve/frames-encoding", { encoding }, location, { span: scope.spans.keySpanOf(location) });
  }
  const stream = { sse, "content-length": contentLength };
  return withoutUndefined({ json, ndjson, ...stream, yaml, mail: mail === undefined ? undefined : resolveMail(scope, messages, mail) });
}

function resolveMail(scope: ProtocolScope, messages: readonly MessageNames[], mail: NonNullable<EncodingsSyntax["mail"]>): MailEncoding {
  const { keeps = {} } = mail;
  for (const key of ["raw", "labels", "sections"] as const) {
    const name = keeps[key];
    if (name !== undefined) findAnywhere(scope, messages, { name, location: `encodings/mail/keeps/${key}` });
  }
  checkParts(scope, messages, mail);
  return withoutUndefined({
    maxBytes: mail.maxBytes,
    parts: mail.parts,
    subjects: mail.subjects.map((subject, index) =>
      resolveSubject(scope, messages, { subject, location: `encodings/mail/subjects/${index}` }),
    ),
    precedence: expandMessages(scope, mail.precedence, "encodings/mail/precedence"),
    keeps,
  });
}

/** Reports a subject or body that the field for the raw mail message does not have. */
function checkParts(scope: ProtocolScope, messages: readonly MessageNames[], { parts, keeps }: NonNullable<EncodingsSyntax["mail"]>): void {
  const [names] = messages;
  const raw = keeps?.raw === undefined || names === undefined ? undefined : findField(names, keeps.raw);
  const shape = raw === undefined ? undefined : dereference(names?.types ?? {}, raw.shape);
  if (shape?.kind !== "struct") return;
  const known = shape.fields.map(({ name }) => name);
  for (const key of ["subject", "body"] as const) {
    const name = parts[key];
    if (known.includes(name)) continue;
    scope.report("resolve/unknown-field", { name }, `encodings/mail/parts/${key}`, { hint: didYouMean(name, known) });
  }
}

/** Parses `[{bead_id}] {type}` into literal text and fields. */
function resolveSubject(
  scope: ProtocolScope,
  messages: readonly MessageNames[],
  { subject, location }: { readonly subject: string; readonly location: string },
): readonly SubjectPart[] {
  const parts: SubjectPart[] = [];
  const tag = scope.syntax.envelope.tag ?? "";
  let tags = 0;
  let rest = subject;
  while (rest !== "") {
    const open = rest.indexOf("{");
    const close = rest.indexOf("}");
    if (open === -1 && close === -1) break;
    if (open === -1 || close < open) {
      scope.report("resolve/bad-subject", { problem: open === -1 || close !== -1 ? "unexpected }" : "missing }" }, location);
      return [];
    }
    if (open > 0) parts.push(rest.slice(0, open));
    const name = rest.slice(open + 1, close);
    if (name === tag) parts.push({ tag: true });
    else parts.push({ field: findAnywhere(scope, messages, { name, location }) ?? [name] });
    if (name === tag) tags += 1;
    rest = rest.slice(close + 1);
  }
  if (rest !== "") parts.push(rest);
  if (tags !== 1)
    scope.report(
      "resolve/bad-subject",
      {
        problem: tags === 0 ? `it does not contain the tag {${tag}}` : `it contains the tag {${tag}} more than once`,
      },
      location,
    );
  return parts;
}
