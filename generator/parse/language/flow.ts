// Flows of messages, transcripts, views and what `receive` sends back.

import { allow, anyNames, fieldPath, fieldPaths, messageList, messageOrList } from "./names.js";
import { byType, formed, json, jsonObject, list, named, object, oneKindOf, text, use, whole, word, type LanguageSchema } from "./schema.js";

const steps = (description: string): LanguageSchema => named(description, anyNames, messageList("Messages that may follow."));

const transcriptItems = list("The messages in order.", use("transcriptItem"), 1);

export const flowSchemas: Readonly<Record<string, LanguageSchema>> = {
  transcriptItem: byType(
    "A message by its tag, which stands for its minimal example, or its tag with fields to set.",
    "object",
    {
      type: "object",
      minProperties: 1,
      maxProperties: 1,
      additionalProperties: jsonObject("Fields to set; `like` names another example to start from."),
    },
    text("Tag of a message."),
  ),
  transcript: byType(
    "Messages in order, or a mapping that also says what is open after the last.",
    "object",
    object(
      "a transcript",
      {
        messages: transcriptItems,
        awaits: messageList("Message types somebody still waits for."),
        unacknowledged: messageList("Message types whose acknowledgement is still missing."),
        warnings: list("Codes of the monitor's warnings.", text("Code of a warning.")),
        at: whole("Index of the message at fault, from 0.", 0),
        issue: text("Code of its issue."),
      },
      ["messages"],
    ),
    transcriptItems,
  ),
  deadline: object(
    "a deadline",
    {
      after: list("Messages that start the clock.", text("A message or group."), 1),
      within: byType(
        "How long it may take.",
        "object",
        object("a time limit", { seconds: fieldPath("The field that holds the seconds.") }, ["seconds"]),
        formed("How long it may take.", "^[1-9][0-9]*[smhd]$", "a time such as 30s, 5m, 2h or 1d"),
      ),
      level: word("How serious it is.", { warning: "Being late is a warning.", hint: "It is shown and never counted as late." }),
      doc: text("What is expected in that time."),
    },
    ["after", "within", "doc"],
  ),
  flow: object(
    "a flow",
    {
      doc: text("What the flow is about, in a sentence."),
      key: byType(
        "What tells one run from another.",
        "array",
        fieldPaths("Fields whose values tell runs apart.", 1),
        word("What tells one run from another.", { thread: "The thread of the messages." }),
      ),
      start: messageOrList("The messages that begin it."),
      steps: steps("For each message, the messages that may follow."),
      lenient: steps("More steps that are seen in practice; the monitor warns."),
      anytime: messageList("Messages that never move the flow and are never out of place, also before its start and after its end."),
      end: messageList("Messages that end it."),
      rounds: {
        description: "A counter that goes up with every round.",
        ...object(
          "rounds",
          {
            field: fieldPath("The field that counts."),
            start: whole("Number of the first round.", 0),
            openedBy: text("The message that opens a round."),
            echoedBy: text("The message that repeats its number."),
            max: fieldPath("Field of the first message that limits the rounds."),
          },
          ["field", "start", "openedBy", "echoedBy"],
        ),
      },
      deadlines: list("How long things may take.", use("deadline"), 1),
      transcripts: named("Runs that are fine, by name.", anyNames, use("transcript"), 1),
      illegal: named(
        "Runs that are not, by name, with the message at fault.",
        anyNames,
        object(
          "an illegal transcript",
          {
            messages: transcriptItems,
            at: whole("Index of the message at fault, from 0.", 0),
            issue: text("Code of its issue, when it is not illegal-transition."),
          },
          ["messages", "at"],
        ),
        1,
      ),
      allow,
    },
    ["doc", "key", "start", "steps", "end", "transcripts", "illegal"],
  ),
  view: object(
    "a view",
    {
      doc: text("What the view shows."),
      agents: word("Whose messages it shows.", { any: "Of everybody.", one: "Of one agent.", many: "Of several agents." }),
      messages: byType(
        "Which messages it shows.",
        "array",
        messageList("Messages and groups."),
        word("Which messages it shows.", { all: "All of them." }),
      ),
    },
    ["doc", "agents", "messages"],
  ),
  rejections: object(
    "rejections",
    {
      doc: text("How rejected messages are answered."),
      reasons: {
        description: "Variables for the replies, per reason; the first one that applies.",
        ...object("the mapping of reasons", {
          "unknown-type": variables("The message type is unknown."),
          "wrong-version": variables("The version is not spoken."),
          otherwise: variables("Anything else is wrong."),
        }),
      },
      replies: list("What is offered to be sent back.", use("reply"), 1),
      silent: messageList("Messages whose rejection is never answered."),
    },
    ["reasons", "replies"],
  ),
  reply: oneKindOf({
    noun: "a reply",
    common: { fields: jsonObject("Its fields; $name, $name.path and $name ?? fallback stand for values.") },
    kinds: {
      message: { message: text("The message that is sent back.") },
      object: { object: text("The type of a plain object that is sent back.") },
    },
    required: (kind) => [kind, "fields"],
  }),
  migration: object("a migration", {
    rename: named("Fields that got another name: old to new.", anyNames, text("The new name."), 1),
    values: named(
      "Enum words that got another name, per field: old to new.",
      anyNames,
      named("Old word to new word.", anyNames, text("The new word."), 1),
      1,
    ),
    add: named("Fields that are new, with the value that older messages get.", anyNames, json("The value."), 1),
  }),
};

function variables(description: string): LanguageSchema {
  return named(description, anyNames, text("The value of this variable."));
}
