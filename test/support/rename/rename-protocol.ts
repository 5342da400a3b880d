// A copy of a protocol file in which everything that has a name has another one, and everything else is the same.

import type {
  EncodingsSyntax,
  EnvelopeSyntax,
  FlowSyntax,
  JsonValue,
  MessageSyntax,
  ProtocolSyntax,
  RejectionsSyntax,
} from "../../../generator/model/spec-syntax.js";
import { renameDefinition, renameFields, renameRules } from "./rename-definitions.js";
import { renameExample, renameInvalid, renameTranscripts, renameWire } from "./rename-examples.js";
import { renameMembers, renameParts, type Renaming } from "./renaming.js";

const same = (key: string): string => key;

/** What a reply template may name besides the variables of its reason. */
const templateWords = /^\$(details|issues|original|self)\b/;

/** The renamed protocol. */
export function renameProtocol(syntax: ProtocolSyntax, renaming: Renaming): ProtocolSyntax {
  const { word, type, text } = renaming;
  const words = (names: readonly string[]): readonly string[] => names.map(word);
  return renameParts(syntax, {
    protocol: word,
    title: text,
    doc: text,
    originalName: text,
    roles: (roles) => renameMembers(roles, word, text),
    encodings: (encodings) => renameEncodings(encodings, renaming),
    envelope: (envelope) => renameEnvelope(envelope, renaming),
    types: (types) => renameMembers(types, type, (definition) => renameDefinition(definition, renaming)),
    messages: (messages) => renameMembers(messages, word, (message) => renameMessage(message, renaming)),
    groups: (groups) => renameMembers(groups, word, (group) => renameParts(group, { doc: text, members: words })),
    flows: (flows) => renameMembers(flows, word, (flow) => renameFlow(flow, renaming)),
    transcripts: (transcripts) => renameTranscripts(transcripts, renaming),
    views: (views) =>
      renameMembers(views, word, (view) =>
        renameParts(view, { doc: text, messages: (taken) => (taken === "all" ? taken : taken.map(word)) }),
      ),
    rejections: (rejections) => renameRejections(rejections, renaming),
    reserved: words,
    migrations: () => {
      throw new Error("the renamer does not know migrations yet");
    },
  });
}

function renameEncodings(encodings: EncodingsSyntax, { word, text }: Renaming): EncodingsSyntax {
  return renameParts(encodings, {
    mail: (mail) =>
      renameParts(mail, {
        parts: (parts) => renameMembers(parts, same, word),
        subjects: (subjects) => subjects.map(text),
        precedence: (types) => types.map(word),
        keeps: (keeps) => renameMembers(keeps, same, word),
      }),
  });
}

function renameEnvelope(envelope: EnvelopeSyntax, renaming: Renaming): EnvelopeSyntax {
  const { word, text, data } = renaming;
  return renameParts(envelope, {
    tag: word,
    body: (body) => (body === "inline" ? body : typeof body === "string" ? word(body) : renameParts(body, { field: word })),
    id: text,
    sender: text,
    recipient: text,
    time: text,
    thread: (paths) => paths.map(text),
    replyTo: text,
    version: text,
    ack: (ack) => renameMembers(ack, same, text),
    fields: (fields) => renameFields(fields, renaming),
    rules: (rules) => renameRules(rules, renaming),
    example: data,
  });
}

function renameMessage(message: MessageSyntax, renaming: Renaming): MessageSyntax {
  const { word, type, text, data } = renaming;
  const names = (given: string | readonly string[]): string | readonly string[] =>
    typeof given === "string" ? word(given) : given.map(word);
  const fields = (given: NonNullable<MessageSyntax["fields"]>): MessageSyntax["fields"] => renameFields(given, renaming);
  const types = (given: readonly string[]): readonly string[] => given.map(type);
  return renameParts(message, {
    doc: text,
    name: word,
    originalName: text,
    from: names,
    to: names,
    replies: names,
    conventions: (usually) => renameMembers(usually, text, (value) => (value === "request" ? value : value.map(word))),
    aliases: names,
    lenient: (lenient) => renameParts(lenient, { aliases: names }),
    envelope: (envelope) => renameParts(envelope, { include: types, fields }),
    include: types,
    fields,
    reserved: names,
    rules: (rules) => renameRules(rules, renaming),
    examples: (examples) => renameMembers(examples, same, (example) => renameExample(example, renaming)),
    variations: (variations) => variations.map((variation) => renameParts(variation, { field: text, values: data })),
    invalid: (examples) => renameMembers(examples, same, (invalid) => renameInvalid(invalid, renaming)),
    wire: (examples) => renameMembers(examples, same, (wire) => renameWire(wire, renaming)),
    deprecated: (deprecated) => renameParts(deprecated, { use: text }),
  });
}

function renameFlow(flow: FlowSyntax, renaming: Renaming): FlowSyntax {
  const { word, text } = renaming;
  const words = (names: readonly string[]): readonly string[] => names.map(word);
  const steps = (given: FlowSyntax["steps"]): FlowSyntax["steps"] => renameMembers(given, word, words);
  return renameParts(flow, {
    doc: text,
    key: (key) => (typeof key === "string" ? key : key.map(text)),
    start: (start) => (typeof start === "string" ? word(start) : start.map(word)),
    steps,
    lenient: steps,
    anytime: words,
    end: words,
    rounds: (rounds) => renameParts(rounds, { field: text, openedBy: word, echoedBy: word, max: text }),
    deadlines: (deadlines) =>
      deadlines.map((deadline) =>
        renameParts(deadline, {
          doc: text,
          after: words,
          within: (within) => (typeof within === "string" ? within : renameParts(within, { seconds: text })),
        }),
      ),
    transcripts: (transcripts) => renameTranscripts(transcripts, renaming),
    illegal: (transcripts) => renameTranscripts(transcripts, renaming),
  });
}

function renameRejections(rejections: RejectionsSyntax, { word, type, text }: Renaming): RejectionsSyntax {
  const template = (value: JsonValue): JsonValue => {
    if (typeof value === "string") {
      const [kept = ""] = templateWords.exec(value) ?? [];
      return kept + text(value.slice(kept.length));
    }
    if (Array.isArray(value)) return (value as readonly JsonValue[]).map(template);
    return typeof value === "object" && value !== null
      ? renameMembers(value as Readonly<Record<string, JsonValue>>, text, template)
      : value;
  };
  return renameParts(rejections, {
    doc: text,
    reasons: (reasons) => renameMembers(reasons, same, (variables) => renameMembers(variables, word, text)),
    replies: (replies) =>
      replies.map((reply) =>
        renameParts(reply, { object: type, message: word, fields: (fields) => renameMembers(fields, text, template) }),
      ),
    silent: (types) => types.map(word),
  });
}
