// The language as a single JSON Schema: the root file, and protocol files with everything in them. It is written to `idl.schema.json` for editors.

import { definitionSchemas } from "./definition.js";
import { flowSchemas } from "./flow.js";
import { headerSchemas } from "./header.js";
import { messageSchemas } from "./message.js";
import {
  allow,
  anyNames,
  messageNames,
  nameSchemas,
  openness,
  plainNames,
  protocolName,
  strings,
  typeNames,
  version,
  spokenNames,
  versionNames,
} from "./names.js";
import { ruleSchema } from "./rule.js";
import { choose, defining, list, named, object, referring, string, stringSchemas, use, choice, type LanguageSchema } from "./schema.js";

const rootFile = object(
  "the root file",
  {
    protocols: list(
      "The protocol files, relative to this file. They must be inside its folder.",
      string("The path of a protocol file."),
      1,
    ),
    types: list(
      "Files of types that protocols share, relative to this file. They must be inside its folder.",
      string("The path of a file of types."),
      1,
    ),
    lint: choice("Which diagnostics are reported.", {
      minimal: "Errors only.",
      standard: "Errors and warnings.",
      strict: "Errors, warnings and the additional rules of the strict preset.",
    }),
    allow,
  },
  ["protocols"],
);

/** The kinds of files of a spec, by the names of their definitions. */
export type FileKind = "rootFile" | "typesFile" | "protocolFile";

const typesFile = object(
  "a file of types",
  {
    doc: string("A description, in one or two sentences."),
    types: named(
      "Types that several protocols share. Their names start with a capital letter.",
      defining("type", typeNames),
      use("namedDefinition"),
      1,
    ),
  },
  ["types"],
);

const group = object(
  "a group",
  { doc: string("A description, in one sentence."), members: list("The messages of the group.", use("messageOrGroup", "A message."), 1) },
  ["doc", "members"],
);

const protocolFile = object(
  "a protocol",
  {
    protocol: protocolName,
    title: string("The human-readable title. Defaults to the name of the protocol."),
    version: version("The version of the protocol."),
    objects: openness("Whether objects allow unknown properties by default. They do (`open`) unless it says otherwise."),
    doc: string("A description, in one or two sentences. Required for a release."),
    originalName: string("The name in the protocol's own document, if it differs."),
    names: use(
      "exportNames",
      "Other names for what every package exports, so that a type or message of the protocol may have the usual one.",
    ),
    roles: named(
      "The roles of the protocol, each with a description. Without roles, anyone can send every message to anyone.",
      defining("role", plainNames),
      string("A description of the role."),
      1,
    ),
    reading: use("reading", "How messages are decoded. Strictly by default."),
    encodings: use("encodings", "The encodings of messages, with their limits. JSON by default."),
    envelope: use("envelope", "The structure that all messages share. Defaults to `{ tag: type, body: inline }`."),
    types: named("Named types. Their names start with a capital letter.", defining("type", typeNames), use("namedDefinition"), 1),
    messages: named("The messages, by tag.", defining("message", messageNames), use("message"), 1),
    failures: use("failures", "Protocols with frames: the bodies of the errors that connections send, by reason."),
    cancellation: use("cancellation", "Protocols with frames: how a request is cancelled."),
    progress: use("progress", "Protocols with frames: how a party reports that it is working on a request."),
    others: use("others", "Protocols with frames: messages with other tags, which are kept as they are and can be sent again."),
    groups: named("Groups of messages, which can be used wherever messages are listed.", defining("group", plainNames), group, 1),
    capabilities: named(
      "What a party can do if it says so, by name. Messages that need it are not sent without it.",
      defining("capability", plainNames),
      use("capability"),
      1,
    ),
    flows: named("The order in which messages follow each other.", defining("flow", plainNames), use("flow"), 1),
    transcripts: named("Transcripts that do not belong to a single flow, by name.", defining("transcript", anyNames), use("transcript"), 1),
    views: named("Views over stored messages.", defining("view", plainNames), use("view"), 1),
    rejections: use("rejections", "The suggested replies to rejected messages."),
    migrations: named(
      "How messages of older versions are converted, by version and message.",
      versionNames,
      named("By message.", referring("message", anyNames), use("migration"), 1),
      1,
    ),
    speaks: named(
      "The versions that the package also reads and writes, with the way in which messages write each.",
      spokenNames,
      use("spokenVersion"),
      1,
    ),
    negotiation: list(
      "How two parties agree on a version. Several ways can apply; none if the program knows the version from elsewhere.",
      use("negotiation"),
    ),
    reserved: strings("Message tags that must not be reused."),
    allow,
  },
  ["protocol", "version", "messages"],
);

/** All definitions of the language, by name. */
export const definitions: Readonly<Record<string, LanguageSchema>> = {
  rootFile,
  typesFile,
  protocolFile,
  ...stringSchemas,
  ...nameSchemas,
  ...headerSchemas,
  ...definitionSchemas,
  rule: ruleSchema,
  ...messageSchemas,
  ...flowSchemas,
};

/** The schema for editors: it covers all kinds of files, distinguished by the keys `protocols`, `protocol` and `types`. */
export const languageSchema: { readonly $schema: string; readonly definitions: typeof definitions } & LanguageSchema & {
    readonly title: string;
  } = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Wirepact spec",
  ...choose(
    { type: "object", required: ["protocols"] },
    use("rootFile"),
    choose(
      { type: "object", required: ["protocol"] },
      use("protocolFile"),
      choose({ type: "object", required: ["types"] }, use("typesFile"), use("protocolFile")),
    ),
  ),
  definitions,
};
