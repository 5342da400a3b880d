// AG-UI: what the generated package writes, the official schemas accept and give back, and a conversation follows it. Prints what each found.

import { EventSchema } from "@ag-ui/core/schemas";
import {
  createConversation,
  createRunFinished,
  createRunStarted,
  createStateDelta,
  createTextMessageContent,
  createTextMessageEnd,
  createTextMessageStart,
  decode,
  encode,
  type Message,
} from "@gallery/ag-ui";

const run = { threadId: "t-1", runId: "r-1" };
const text = { messageId: "m-1" };
const events: readonly Message[] = [
  createRunStarted(run),
  createTextMessageStart({ ...text, role: "assistant" }),
  createTextMessageContent({ ...text, delta: "Soup" }),
  createTextMessageEnd(text),
  createStateDelta({ delta: [{ op: "add", path: "/dish", value: "soup" }] }),
  createRunFinished({ ...run, outcome: { type: "success" } }),
];

/** An event as the official package reads and writes it. */
const officially = (event: string): string => JSON.stringify(EventSchema.parse(JSON.parse(event)));

const back = events.map((event) => decode(officially(encode(event, { encoding: "json" })), { encoding: "json" }));
const follow = (all: readonly Message[]): readonly string[] => {
  const conversation = createConversation();
  return all.flatMap((event) => conversation.feed(event).issues.map(({ code }) => code));
};
const invalid = { type: "TEXT_MESSAGE_CONTENT", messageId: "m-1" };
console.log(
  JSON.stringify({
    back: back.map((result) => (result.ok ? result.value.type : result.issues)),
    issues: follow(events),
    unfinished: follow([...events.slice(0, 2), ...events.slice(-1)]),
    outside: follow(events.slice(1, 2)),
    invalid: [EventSchema.safeParse(invalid).success, decode(JSON.stringify(invalid), { encoding: "json" }).ok],
  }),
);
