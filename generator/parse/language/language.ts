// The whole language as one JSON Schema: the root file, protocol files, and all that is in them. `idl.schema.json` is this, written out for editors.

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
  texts,
  typeNames,
  version,
  versionNames,
} from "./names.js";
import { ruleSchema } from "./rule.js";
import { choose, list, named, object, text, textSchemas, use, word, type LanguageSchema } from "./schema.js";

const rootFile = object(
  "the root file",
  {
    protocols: list("The protocol files, relative to this file; they stay inside its folder.", text("Path of a protocol file."), 1),
    lint: word("Which lint rules hold.", {
      minimal: "Only those whose breach is an error.",
      standard: "Errors and warnings.",
      strict: "All of them.",
    }),
    allow,
  },
  ["protocols"],
);

const group = object(
  "a group",
  { doc: text("What the members have in common."), members: list("The messages of the group.", text("A message."), 1) },
  ["doc", "members"],
);

const protocolFile = object(
  "a protocol",
  {
    protocol: protocolName,
    title: text("Its title, for people."),
    version: version("Its version."),
    objects: openness("Whether objects take unknown members, unless one says otherwise."),
    doc: text("What it is for, in a sentence or two."),
    originalName: text("What its own document calls it, where that differs."),
    roles: named("Who takes part, each with what it does.", plainNames, text("What the role does."), 1),
    reading: use("reading", "How what arrives is read."),
    encodings: use("encodings", "How messages are written, with their limits."),
    envelope: use("envelope", "What every message carries."),
    types: named("Named types; their names begin with a capital letter.", typeNames, use("definition"), 1),
    messages: named("The messages, by their tag on the wire.", messageNames, use("message"), 1),
    groups: named("Groups of messages, usable wherever messages are listed.", plainNames, group, 1),
    flows: named("Orders in which messages follow each other.", plainNames, use("flow"), 1),
    transcripts: named("Runs that concern no single flow, by name.", anyNames, use("transcript"), 1),
    views: named("Views over stored messages.", plainNames, use("view"), 1),
    rejections: use("rejections", "What is offered to be sent back when a message is refused."),
    migrations: named(
      "How messages of an older version become those of a newer one, by version and message.",
      versionNames,
      named("By message.", anyNames, use("migration"), 1),
      1,
    ),
    reserved: texts("Message tags that were used once and may not come back."),
    allow,
  },
  ["protocol", "title", "version", "objects", "doc", "roles", "reading", "encodings", "envelope", "messages"],
);

/** Every definition of the language by name. */
export const definitions: Readonly<Record<string, LanguageSchema>> = {
  rootFile,
  protocolFile,
  ...textSchemas,
  ...nameSchemas,
  ...headerSchemas,
  ...definitionSchemas,
  rule: ruleSchema,
  ...messageSchemas,
  ...flowSchemas,
};

/** The schema as editors read it: one for both kinds of files, told apart by `protocols`. */
export const languageSchema: { readonly $schema: string; readonly definitions: typeof definitions } & LanguageSchema & {
    readonly title: string;
  } = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Wirepact spec",
  ...choose({ type: "object", required: ["protocols"] }, use("rootFile"), use("protocolFile")),
  definitions,
};
