// The meaning of each issue code, for the docs and for `wirepact explain`. The messages of issues are in core.

import type { EncodingName, IssueCode } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { listed } from "../../text/markdown.js";
import { encodingTitles } from "./encoding-text.js";
import { possibleIssues } from "./possible-issues.js";
import { shellFields } from "./shell-fields.js";

/** When an issue is reported. */
type Stage = "text" | "message" | "writing" | "receiving" | "conversation" | "warning";

interface Meaning {
  readonly stage: Stage;
  readonly when: string;
  /** What the docs of a protocol say instead. */
  readonly whenIn?: (model: ProtocolModel) => string;
  /** Whether it is possible in a protocol; for issues of the message, the shapes decide. */
  readonly isPossible?: (model: ProtocolModel) => boolean;
}

/** The names of the protocol's encodings, without their explanations. */
const formatNames = ({ encodings }: ProtocolModel): string =>
  listed(
    (Object.keys(encodings) as EncodingName[]).map((name) => encodingTitles[name].replace(/,.*/, "")),
    "or",
  );
const hasMail = ({ encodings }: ProtocolModel): boolean => encodings.mail !== undefined;
const rejectsDuplicateKeys = ({ encodings: { json, ndjson, yaml } }: ProtocolModel): boolean =>
  yaml !== undefined || json?.duplicateKeys === "reject" || ndjson?.duplicateKeys === "reject";
const hasFrames = ({ frames }: ProtocolModel): boolean => frames !== undefined;
const hasYaml = ({ encodings }: ProtocolModel): boolean => encodings.yaml !== undefined;
const hasLimit = ({ encodings }: ProtocolModel): boolean =>
  Object.values(encodings).some(({ maxBytes }: { readonly maxBytes?: number }) => maxBytes !== undefined);
const speaks = (model: ProtocolModel): boolean => Object.values(model.speaks ?? {}).some((version) => version.model !== undefined);
const hasFlows = ({ flows }: ProtocolModel): boolean => Object.keys(flows).length > 0;
const hasRounds = ({ flows }: ProtocolModel): boolean => Object.values(flows).some(({ rounds }) => rounds !== undefined);
const hasInnerFlows = ({ flows }: ProtocolModel): boolean => Object.values(flows).some(({ inside }) => inside !== undefined);
const hasRepeatedFields = ({ flows }: ProtocolModel): boolean => Object.values(flows).some(({ same }) => same !== undefined);
const hasReplies = ({ messages }: ProtocolModel): boolean => Object.values(messages).some(({ replies }) => replies !== undefined);
const uses =
  (key: string) =>
  ({ types, messages }: ProtocolModel): boolean =>
    JSON.stringify([types, Object.values(messages).map(definitionOf)]).includes(`"${key}":`);

/** A message without its examples, which may contain any name. */
const definitionOf = (message: MessageModel): object => ({ ...message, examples: [], invalid: [], wire: [] });

/** Every issue code with its meaning, in the order of the page. */
export const issueMeanings: { readonly [code in IssueCode]: Meaning } = {
  "invalid-utf8": { stage: "text", when: "The bytes are not valid UTF-8." },
  syntax: {
    stage: "text",
    when: "The input is not well-formed in the expected format.",
    whenIn: (model) => `The input is not well-formed in the expected format (for this protocol, ${formatNames(model)}).`,
  },
  "duplicate-key": { stage: "text", when: "An object contains the same key twice.", isPossible: rejectsDuplicateKeys },
  "yaml-alias": { stage: "text", when: "The text contains a YAML alias.", isPossible: hasYaml },
  "too-large": { stage: "text", when: "The text exceeds the size limit of its encoding.", isPossible: hasLimit },
  "too-deep": { stage: "text", when: "Objects and arrays are nested more than 64 levels deep." },
  "too-many-keys": { stage: "text", when: "The text contains more keys than any valid message can have." },
  "wrong-type": { stage: "message", when: "The value has the wrong type." },
  "missing-field": { stage: "message", when: "A required field is missing." },
  "unknown-field": { stage: "message", when: "An object that allows no additional properties has an unknown one." },
  "unknown-type": { stage: "message", when: "The protocol has no message of this type." },
  "unknown-value": { stage: "message", when: "The value is not a value of the enum." },
  "wrong-constant": { stage: "message", when: "The value is not the required constant." },
  "too-short": { stage: "message", when: "The string has too few characters (Unicode code points)." },
  "too-long": { stage: "message", when: "The string has too many characters (Unicode code points)." },
  "too-few": {
    stage: "message",
    when: "The array has too few items, or the map has too few keys.",
  },
  "too-many": { stage: "message", when: "The array has too many items, or the map has too many keys." },
  "duplicate-item": { stage: "message", when: "An array with unique items contains the same item twice." },
  "out-of-range": {
    stage: "message",
    when: "The number is too small or too large.",
  },
  pattern: { stage: "message", when: "The string does not match its pattern." },
  format: {
    stage: "message",
    when: "The string does not have the format of its type, such as a timestamp, a date, a UUID, a URL, a version or base64 data.",
  },
  "invalid-key": { stage: "message", when: "A map key or property name does not match the required pattern." },
  "line-break": { stage: "message", when: "A single-line string contains a line break." },
  "no-match": {
    stage: "message",
    when: "The value matches none of the types that the field allows.",
  },
  mismatch: {
    stage: "message",
    when: "A field does not match the field from which it is derived, in conversations the same field of the message that started the flow, or, as a warning, that of the message being replied to.",
    whenIn: (model) =>
      hasRepeatedFields(model)
        ? "A field does not match the field from which it is derived, or, in conversations, the same field of the message that started the flow or (a warning) of the message being replied to."
        : "A field does not match the field from which it is derived, or, as a warning in conversations, the same field of the message being replied to.",
  },
  "wrong-version": { stage: "message", when: "The major version of the message is not supported." },
  rule: {
    stage: "message",
    when: "The message violates a rule that involves several fields. The code is `rule/` followed by the name of the rule.",
  },
  "not-representable": {
    stage: "writing",
    when: "The value cannot be encoded in this format without being changed or lost.",
    isPossible: hasMail,
  },
  "wrong-role": {
    stage: "writing",
    when: "The sender's role is not allowed to send this message, or the receiver's role is not allowed to receive it.",
  },
  unauthorized: { stage: "receiving", when: "The `authorize` function that was passed to `receive` rejected the sender." },
  "secret-found": { stage: "receiving", when: "A string looks like a secret. Reported only by `receive` with `scanSecrets`." },
  "path-leaves-root": { stage: "warning", when: "A path is absolute or points outside its root folder.", isPossible: uses("inside") },
  "shell-unsafe": {
    stage: "warning",
    when: "A string contains characters that have a special meaning in a shell. Reported only by `findShellDanger` from `@wirepact/core`; call it before you pass values to a shell.",
    isPossible: (model) => shellFields(model).length > 0,
  },
  "null-dropped": {
    stage: "warning",
    when: "`null` was treated as missing.",
    isPossible: (model) => model.reading.lenient.nulls !== model.reading.nulls || uses("lenientNulls")(model),
  },
  wrapped: { stage: "warning", when: "A single value was read as an array or object that contains it.", isPossible: uses("wrap") },
  converted: {
    stage: "warning",
    when: "A value was converted to the expected format.",
    isPossible: (model) => ["convert", "alphabet", "padding"].some((key) => uses(key)(model)),
  },
  tolerated: { stage: "warning", when: "Lenient mode accepted and kept a value that strict mode rejects.", isPossible: uses("accept") },
  alias: { stage: "warning", when: "The message type is an alias that only lenient mode accepts.", isPossible: uses("lenientAliases") },
  "untyped-body": {
    stage: "warning",
    when: "A string instead of a body with fields was kept.",
    isPossible: ({ reading }) => reading.lenient.bodies === "text",
  },
  "wrong-section": { stage: "warning", when: "A field is in the wrong section of the message.", isPossible: hasMail },
  "unclosed-fence": { stage: "warning", when: "A code fence is not closed.", isPossible: hasMail },
  unreadable: {
    stage: "warning",
    when: "An invalid value was ignored, and the field was left unset.",
    isPossible: (model) => model.reading.lenient.invalid === "unset" || uses("unset")(model),
  },
  "item-dropped": {
    stage: "warning",
    when: "An invalid item of an array was omitted.",
    isPossible: (model) => speaks(model) || uses("items")(model),
  },
  dropped: {
    stage: "warning",
    when: "In a conversion, a value was omitted, because the other version does not have it.",
    isPossible: speaks,
  },
  merged: { stage: "warning", when: "In a conversion, a value became the same as other values.", isPossible: speaks },
  filled: { stage: "warning", when: "In a conversion, a value was filled in, because the other version requires it.", isPossible: speaks },
  "not-in-version": { stage: "writing", when: "The message cannot be converted to the other version.", isPossible: speaks },
  "decode-only": {
    stage: "warning",
    when: "The field can be decoded but not encoded, so it was omitted from the output.",
    isPossible: (model) => hasMail(model) || uses("decodeOnly")(model),
  },
  "illegal-transition": { stage: "conversation", when: "The flow does not expect this message at this point.", isPossible: hasFlows },
  "unusual-transition": {
    stage: "conversation",
    when: "The flow does not expect this message at this point, but tolerates it, with a warning.",
    isPossible: ({ flows }) => Object.values(flows).some(({ lenientSteps }) => Object.keys(lenientSteps).length > 0),
  },
  "unexpected-reply": {
    stage: "conversation",
    when: "A warning: the message replies to one that expects a different reply, or no reply.",
    isPossible: hasReplies,
  },
  "wrong-round": { stage: "conversation", when: "The round has the wrong number.", isPossible: hasRounds },
  "too-many-rounds": { stage: "conversation", when: "There are more rounds than the first message allows.", isPossible: hasRounds },
  "wrong-party": {
    stage: "conversation",
    when: "The message comes from a different agent than the one that already has this role in the conversation.",
    isPossible: ({ parts, flows }) => parts.sender !== undefined && Object.keys(flows).length > 0,
  },
  "unexpected-field": {
    stage: "message",
    when: "A property is not allowed in this kind of object: it belongs to another frame, or to another part of a union.",
    isPossible: uses("absent"),
  },
  "duplicate-id": {
    stage: "conversation",
    when: "The message repeats the ID of a different message, and is ignored.",
    isPossible: ({ parts }) => parts.id !== undefined,
  },
  "duplicate-request": {
    stage: "conversation",
    when: "A request repeats the ID of a request that is still open.",
    isPossible: hasFrames,
  },
  "unknown-request": { stage: "conversation", when: "No open request has the ID that is answered.", isPossible: hasFrames },
  "ambiguous-sender": {
    stage: "conversation",
    when: "Several roles may have sent the message, and the call of `feed` does not specify which.",
    isPossible: hasFrames,
  },
  "undeclared-capability": {
    stage: "conversation",
    when: "The message needs a capability that was not declared. Connections reject it, too.",
    isPossible: ({ messages }) => Object.values(messages).some(({ needs }) => needs !== undefined),
  },
  "outside-flow": {
    stage: "conversation",
    when: "The message is only allowed inside another flow, and no run of that flow is open.",
    isPossible: hasInnerFlows,
  },
  "ambiguous-flow": {
    stage: "conversation",
    when: "The message is only allowed inside another flow, of which several runs are open, and it does not say to which it belongs.",
    isPossible: hasInnerFlows,
  },
  "unfinished-flow": {
    stage: "conversation",
    when: "The message ends a flow while a flow inside it is open.",
    isPossible: ({ flows }) => Object.values(flows).some(({ inside, open }) => inside !== undefined && open !== "allow"),
  },
  late: {
    stage: "conversation",
    when: "The next message is overdue.",
    isPossible: ({ flows }) => Object.values(flows).some(({ deadlines }) => deadlines.length > 0),
  },
};

/** The issues of a stage that are possible in a protocol. */
export function issuesAt(model: ProtocolModel, stage: Stage): readonly { readonly code: string; readonly when: string }[] {
  const possible: ReadonlySet<string> = possibleIssues(model);
  return Object.entries(issueMeanings)
    .filter(
      ([code, meaning]) => meaning.stage === stage && (stage === "message" ? possible.has(code) : (meaning.isPossible?.(model) ?? true)),
    )
    .map(([code, { when, whenIn }]) => ({ code, when: whenIn?.(model) ?? when }));
}
