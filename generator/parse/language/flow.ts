// Flows, transcripts, views, rejections and migrations.

import { issueCode } from "./message.js";
import { allow, anyField, anyNames, fieldPath, fieldPaths, messageList, messageName, messageOrList, typeName } from "./names.js";
import {
  byType,
  defining,
  formed,
  json,
  jsonObject,
  list,
  named,
  object,
  oneKindOf,
  referring,
  string,
  use,
  integer,
  choice,
  type LanguageSchema,
} from "./schema.js";

const steps = (description: string): LanguageSchema =>
  named(description, referring("message-or-group", anyNames), messageList("The messages that can follow."));

const transcriptItems = list("The messages, in order.", use("transcriptItem"), 1);

export const flowSchemas: Readonly<Record<string, LanguageSchema>> = {
  transcriptItem: byType(
    "The tag of a message, which stands for its minimal example, or the tag with fields to set.",
    "object",
    {
      type: "object",
      minProperties: 1,
      maxProperties: 1,
      propertyNames: referring("message", anyNames),
      additionalProperties: jsonObject("Fields to set. `like` names the example to start from.", "example"),
    },
    messageName("The tag of a message."),
  ),
  transcript: byType(
    "The messages, in order, or a mapping that also states the expected state after the last message.",
    "object",
    object(
      "a transcript",
      {
        messages: transcriptItems,
        awaits: messageList("The message types that are still awaited."),
        unacknowledged: messageList("The message types that are still unacknowledged."),
        warnings: list("The codes of the expected warnings.", issueCode("The code of a warning.")),
        at: integer("The index of the invalid message, counted from 0.", 0),
        issue: issueCode("The code of its issue."),
      },
      ["messages"],
    ),
    transcriptItems,
  ),
  capability: object(
    "a capability",
    {
      doc: string("A description, in one sentence."),
      declared: named(
        "Where it is declared: the field by message. It is declared if the field has a value other than null and false.",
        referring("message", anyNames),
        fieldPath("The field that declares it."),
        1,
      ),
      each: fieldPath(
        "The field in which every message that has it declares it, independently of earlier messages: one without the value takes it back.",
      ),
    },
    ["doc"],
  ),
  deadline: object(
    "a deadline",
    {
      after: list("The messages that start the timer.", use("messageOrGroup", "A message or group."), 1),
      within: byType(
        "The time limit.",
        "object",
        object("a time limit", { seconds: fieldPath("The field that contains the number of seconds.") }, ["seconds"]),
        formed("The time limit.", "^[1-9][0-9]*[smhd]$", "a duration such as 30s, 5m, 2h or 1d"),
      ),
      level: choice("The severity of a missed deadline.", {
        warning: "A warning.",
        hint: "A recommendation, reported by `late` with this level.",
      }),
      doc: string("What is expected within the time limit."),
    },
    ["after", "within", "doc"],
  ),
  flow: object(
    "a flow",
    {
      doc: string("A description, in one sentence."),
      key: byType(
        "How the messages of one conversation are identified.",
        "array",
        fieldPaths("The fields whose values identify a conversation.", 1),
        choice("How the messages of one conversation are identified.", {
          thread: "By the thread of the messages.",
          connection: "All messages of a connection or monitor belong to one conversation.",
        }),
      ),
      start: messageOrList("The message or messages that start the flow."),
      steps: steps("The messages that can follow each message."),
      lenient: steps("Additional steps that occur in practice. The monitor raises a warning."),
      anytime: messageList(
        "Messages that are allowed at any time, even before the start and after the end, and that do not advance the flow.",
      ),
      end: messageList("The messages that end the flow."),
      refusals: messageList("The messages of the flow that reject the message before them. Tests of implementations rely on it."),
      inside: referring("flow", {
        ...string("The flow during which it takes place: its messages are only allowed while a conversation of that flow is open."),
      }),
      open: choice("Whether a conversation of the outer flow can end while one of this flow is open.", {
        forbid: "It cannot. This is the default.",
        allow: "It can, and ends those that are open.",
      }),
      same: fieldPaths("Fields that repeat the value of the message that started the flow, in the messages that have them.", 1),
      rounds: {
        description: "A counter that increases with every round.",
        ...object(
          "rounds",
          {
            field: fieldPath("The field that contains the number of the round."),
            start: integer("The number of the first round.", 0),
            openedBy: messageName("The message that opens a round."),
            echoedBy: messageName("The message that repeats the number of the round."),
            max: fieldPath("The field of the start message that limits the number of rounds."),
          },
          ["field", "start", "openedBy", "echoedBy"],
        ),
      },
      deadlines: list("The time limits of the flow.", use("deadline"), 1),
      transcripts: named("Legal transcripts, by name.", defining("transcript", anyNames), use("transcript"), 1),
      illegal: named(
        "Illegal transcripts, by name, each with the invalid message.",
        defining("transcript", anyNames),
        object(
          "an illegal transcript",
          {
            messages: transcriptItems,
            at: integer("The index of the invalid message, counted from 0.", 0),
            issue: issueCode("The code of its issue. Defaults to illegal-transition."),
          },
          ["messages", "at"],
        ),
        1,
      ),
      allow,
    },
    ["doc", "key", "start", "steps", "end"],
  ),
  view: object(
    "a view",
    {
      doc: string("A description, in one sentence."),
      agents: choice("Whose messages the view contains.", {
        any: "Those of all agents.",
        one: "Those of one agent.",
        many: "Those of several agents.",
      }),
      messages: byType(
        "The messages that the view contains.",
        "array",
        messageList("Messages and groups."),
        choice("The messages that the view contains.", { all: "All messages." }),
      ),
    },
    ["doc", "agents", "messages"],
  ),
  rejections: object(
    "rejections",
    {
      doc: string("How rejected messages are answered."),
      reasons: {
        description: "The variables of the replies, by reason. The first reason that applies is used.",
        ...object("`reasons`", {
          "unknown-type": variables("The message type is unknown."),
          "wrong-version": variables("The version is not supported."),
          otherwise: variables("Any other issue."),
        }),
      },
      replies: list("The suggested replies.", use("reply"), 1),
      silent: messageList("Messages that are never replied to when they are rejected."),
    },
    ["reasons", "replies"],
  ),
  reply: oneKindOf({
    noun: "a reply",
    common: { fields: jsonObject("The fields of the reply. Strings can be $name, $name.path or $name ?? fallback.", "fields") },
    kinds: {
      message: { message: messageName("The message to reply with.") },
      object: { object: typeName("The object type to reply with, without an envelope.") },
    },
    required: (kind) => [kind, "fields"],
  }),
  migration: object("a migration", {
    rename: named("Renamed fields, old name to new name.", anyNames, anyField("The new name."), 1),
    values: {
      ...named(
        "Renamed enum values by field, old value to new value.",
        anyNames,
        byType(
          "Old values to new values.",
          "object",
          named("Old value to new value.", anyNames, string("The new value."), 1),
          string("Under a type that is an enum: the new value."),
        ),
        1,
      ),
      holds: "renamed-values",
    },
    add: { ...named("New fields, with the value for older messages.", anyNames, json("The value."), 1), holds: "fields" },
    drop: named("Fields that are gone, with the value that older readers get.", anyNames, json("The value."), 1),
    from: string("The tag that the message had."),
    by: choice("Who converts the message.", { hand: "A function of the program, because the meaning of the message changed." }),
  }),
  spokenVersion: object("a version", {
    spec: string("The spec file of a version that was not released here, relative to the root file."),
    as: {
      description: "The version as messages write it, if that is not the version itself.",
      type: ["string", "integer"],
      noun: "a string or an integer",
    },
  }),
  negotiation: oneKindOf({
    noun: "a negotiation",
    common: {},
    kinds: {
      request: {
        request: messageName("The request that offers a version; its result states the one that counts for the connection."),
        offer: fieldPath("The field of the request that contains the version."),
        answer: fieldPath("The field of the result that contains the version."),
      },
      each: {
        each: fieldPath("The field that contains the version of its message."),
        header: string("The HTTP header that contains the same version."),
      },
    },
    required: (kind) => (kind === "request" ? ["request", "offer", "answer"] : ["each"]),
  }),
};

function variables(description: string): LanguageSchema {
  return named(description, anyNames, string("The value of the variable."));
}
