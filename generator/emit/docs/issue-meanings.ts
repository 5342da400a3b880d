// When each issue of the run time's catalogue arises, for the page about issues. The wording of an issue itself is core's business.

import type { IssueCode } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { possibleIssues } from "./possible-issues.js";
import { shellFields } from "./shell-fields.js";

/** Where an issue comes up: in the text, in the message, on writing, on receiving, between messages, or as a remark on something accepted. */
type Stage = "text" | "message" | "writing" | "receiving" | "conversation" | "warning";

interface Meaning {
  readonly stage: Stage;
  readonly when: string;
  /** Whether it can arise in this protocol at all; always, unless given. Shapes decide about issues in the message. */
  readonly arises?: (model: ProtocolModel) => boolean;
}

const hasMail = ({ encodings }: ProtocolModel): boolean => encodings.mail !== undefined;
const hasYaml = ({ encodings }: ProtocolModel): boolean => encodings.yaml !== undefined;
const hasLimit = ({ encodings }: ProtocolModel): boolean =>
  Object.values(encodings).some(({ maxBytes }: { readonly maxBytes?: number }) => maxBytes !== undefined);
const hasFlows = ({ flows }: ProtocolModel): boolean => Object.keys(flows).length > 0;
const hasRounds = ({ flows }: ProtocolModel): boolean => Object.values(flows).some(({ rounds }) => rounds !== undefined);
const hasReplies = ({ messages }: ProtocolModel): boolean => Object.values(messages).some(({ replies }) => replies !== undefined);
const says =
  (key: string) =>
  ({ types, messages }: ProtocolModel): boolean =>
    JSON.stringify([types, Object.values(messages).map(definitionOf)]).includes(`"${key}":`);

/** A message without its examples, whose fields may have any name. */
const definitionOf = (message: MessageModel): object => ({ ...message, examples: [], invalid: [], wire: [] });

/** Every issue code with its meaning, in the order of the page. */
export const issueMeanings: { readonly [code in IssueCode]: Meaning } = {
  "invalid-utf8": { stage: "text", when: "The bytes are not UTF-8." },
  syntax: { stage: "text", when: "The text is not of the encoding it should be." },
  "duplicate-key": { stage: "text", when: "A key stands twice in one mapping.", arises: hasYaml },
  "yaml-alias": { stage: "text", when: "A YAML alias is used.", arises: hasYaml },
  "too-large": { stage: "text", when: "The text has more bytes than the encoding allows.", arises: hasLimit },
  "too-deep": { stage: "text", when: "Objects and lists are nested more than 64 deep." },
  "too-many-keys": { stage: "text", when: "There are more keys than any message needs." },
  "wrong-type": { stage: "message", when: "The value is of another JSON kind, or a number is not whole." },
  "missing-field": { stage: "message", when: "A required field is not there." },
  "unknown-field": { stage: "message", when: "A closed object has a member that nobody knows." },
  "unknown-type": { stage: "message", when: "No message has this type; the nearest known type is named." },
  "unknown-value": { stage: "message", when: "The word is not in a closed list." },
  "wrong-constant": { stage: "message", when: "The value is not the one that must stand here." },
  "too-short": { stage: "message", when: "The text has too few characters (code points)." },
  "too-long": { stage: "message", when: "The text has too many characters (code points)." },
  "too-few": {
    stage: "message",
    when: "The list or map has too few entries.",
  },
  "too-many": { stage: "message", when: "The list or map has too many entries." },
  "duplicate-item": { stage: "message", when: "An item stands twice in a list whose items must differ." },
  "out-of-range": {
    stage: "message",
    when: "The number is too small or too large.",
  },
  pattern: { stage: "message", when: "The text does not match its pattern." },
  format: {
    stage: "message",
    when: "The text is no date, time, UUID, URL or version of the form asked for.",
  },
  "invalid-key": { stage: "message", when: "A key of a map does not match its pattern." },
  "line-break": { stage: "message", when: "A single line holds a line break." },
  "no-match": {
    stage: "message",
    when: "The value is of none of the forms that are allowed here.",
  },
  mismatch: { stage: "message", when: "A field disagrees with the one it follows from." },
  rule: { stage: "message", when: "A rule between fields is broken; the code is `rule/` and the rule's name." },
  "wrong-version": { stage: "message", when: "The message is of a major version that is not spoken here." },
  "not-representable": { stage: "writing", when: "The value cannot be written so that it reads back as it was.", arises: hasMail },
  "wrong-role": { stage: "writing", when: "The role that was given may not send this message." },
  unauthorized: { stage: "receiving", when: "The sender is not one that `authorize` lets through." },
  "secret-found": { stage: "receiving", when: "A text looks like a secret. Only `receive` with `scanSecrets: true` looks for it." },
  "path-leaves-root": { stage: "warning", when: "A path is absolute or climbs out of its folder.", arises: says("inside") },
  "shell-unsafe": {
    stage: "warning",
    when: "A text holds characters that a shell would act on. Only `findShellDanger` of `@wirepact/core` looks for it; call it on what you hand to a shell.",
    arises: (model) => shellFields(model).length > 0,
  },
  "null-dropped": {
    stage: "warning",
    when: "A null was taken as absent.",
    arises: ({ reading }) => reading.lenient.nulls !== reading.nulls,
  },
  wrapped: { stage: "warning", when: "A single value was put into the list or object it belongs in.", arises: says("wrap") },
  converted: { stage: "warning", when: "A value was turned into the form it should have.", arises: says("convert") },
  tolerated: { stage: "warning", when: "A value that does not fit was kept.", arises: says("accept") },
  alias: { stage: "warning", when: "An older name of the type was read.", arises: says("lenientAliases") },
  "untyped-body": {
    stage: "warning",
    when: "A body that should have fields is plain text and was kept.",
    arises: ({ reading }) => reading.lenient.bodies === "text",
  },
  "unclosed-fence": { stage: "warning", when: "A code fence is opened and never closed.", arises: hasMail },
  unreadable: {
    stage: "warning",
    when: "A value could not be read and was left out.",
    arises: ({ reading }) => reading.lenient.invalid === "unset",
  },
  "decode-only": {
    stage: "warning",
    when: "A field that is read was left out of what was written, where it has no place.",
    arises: (model) => hasMail(model) || says("neverWritten")(model),
  },
  "illegal-transition": { stage: "conversation", when: "The message is not due at this point of its flow.", arises: hasFlows },
  "unusual-transition": {
    stage: "conversation",
    when: "The message comes at a point of its flow where it is only seen in practice.",
    arises: ({ flows }) => Object.values(flows).some(({ lenientSteps }) => Object.keys(lenientSteps).length > 0),
  },
  "unexpected-reply": {
    stage: "conversation",
    when: "The message answers one that is answered by other types, or by none.",
    arises: hasReplies,
  },
  "wrong-round": { stage: "conversation", when: "The number of the round is not the one that is due.", arises: hasRounds },
  "too-many-rounds": { stage: "conversation", when: "There are more rounds than were agreed.", arises: hasRounds },
  "wrong-party": {
    stage: "conversation",
    when: "Somebody else than before plays the role.",
    arises: ({ parts, flows }) => parts.sender !== undefined && Object.keys(flows).length > 0,
  },
  late: {
    stage: "conversation",
    when: "The next message is overdue.",
    arises: ({ flows }) => Object.values(flows).some(({ deadlines }) => deadlines.length > 0),
  },
};

/** The issues that can arise in a protocol at a stage. */
export function issuesAt(model: ProtocolModel, stage: Stage): readonly { readonly code: string; readonly when: string }[] {
  const possible: ReadonlySet<string> = possibleIssues(model);
  return Object.entries(issueMeanings)
    .filter(([code, meaning]) => meaning.stage === stage && (stage === "message" ? possible.has(code) : (meaning.arises?.(model) ?? true)))
    .map(([code, { when }]) => ({ code: `\`${code}\``, when }));
}
