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
        named("Old value to new value.", anyNames, string("The new value."), 1),
        1,
      ),
      holds: "renamed-values",
    },
    add: { ...named("New fields, with the value for older messages.", anyNames, json("The value."), 1), holds: "fields" },
  }),
};

function variables(description: string): LanguageSchema {
  return named(description, anyNames, string("The value of the variable."));
}
