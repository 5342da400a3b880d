// `wirepact transcript`: follows a conversation in a log or a folder of messages and shows its issues: invalid messages, flows, acknowledgements, sizes.

import type { PlayedTranscript } from "../inspect/play-transcript.js";
import { renderIssueAs, shownSource, shownText, type IssueFormat } from "../inspect/render-issues.js";
import { Option } from "commander";
import type { CheckedMessage } from "../inspect/check-messages.js";
import type { AddCommand } from "./command.js";
import { addMessageOptions, reportNoMessages, count, eachMessage, openMessages, type MessageOptions } from "./message-command.js";
import { listed } from "../text/markdown.js";

/** Adds the command. */
export const addTranscriptCommand: AddCommand = (program, context) => {
  const { terminal, exit } = context;
  addMessageOptions(program.command("transcript"))
    .description("check a whole conversation: messages, flows, replies, acknowledgements, sizes")
    .argument("<paths...>", "files or folders with messages, or - for standard input")
    .addOption(new Option("--format <format>", "output format").choices(["text", "json", "github"]).default("text"))
    .action(async (paths: readonly string[], options: MessageOptions & { readonly format: IssueFormat }) => {
      const opened = await openMessages(context, options);
      if (opened === undefined) return;
      const checked: CheckedMessage[] = [];
      const { createSpokenDecode } = await import("../inspect/spoken-protocols.js");
      const reading = { ...opened, decode: createSpokenDecode(opened.protocol, opened.spoken) };
      if (!(await eachMessage(context, reading, paths, (message) => checked.push(message)))) return;
      if (checked.length === 0) return reportNoMessages(context, opened, paths);
      const { playTranscript } = await import("../inspect/play-transcript.js");
      const played = playTranscript(opened.protocol, checked, opened.spoken);
      const paint = (text: string, level: "error" | "warning"): string => terminal.colours[level === "error" ? "red" : "yellow"](text);
      for (const issue of played.found) terminal.print(renderIssueAs(options.format, issue, paint));
      if (options.format === "text") for (const line of describeConversation(checked, played)) terminal.print(shownText(line));
      exit(played.found.some(({ level }) => level === "error") ? 1 : 0);
    });
};

function describeConversation(
  checked: readonly CheckedMessage[],
  { messages, invalid, found, conversation, largest }: PlayedTranscript,
): readonly string[] {
  const known = new Map(checked.map(({ message, type }) => [message as unknown, type]));
  const typeOf = (message: unknown): string => known.get(message) ?? "a message of unknown type";
  const errors = found.filter(({ level }) => level === "error").length;
  const runs = conversation.runs();
  return [
    ...conversation
      .awaited()
      .map(
        ({ message, types, from, thread }) =>
          `waiting: ${typeOf(message)}${inThread(thread)} for ${listed(types, "or")} from ${listed(from, "or") || "anyone"}`,
      ),
    ...conversation.unacknowledged().map((message) => `unacknowledged: ${typeOf(message)}`),
    ...conversation
      .late()
      .map(
        ({ issue, level }) =>
          `${level === "hint" ? "overdue (recommended)" : "late"}: ${issue.message}, expected ${String(issue.expected)}`,
      ),
    ...runs
      .filter(({ ended }) => !ended)
      .map(({ flow, key, last, expected }) => `open: ${flow} ${shownKey(key)} after ${typeOf(last)}, next ${listed(expected, "or")}`),
    ...(largest === undefined
      ? []
      : [
          `largest: ${largest.bytes} bytes${largest.limit === undefined ? "" : ` of ${largest.limit}`} (${shownSource(largest.source)}:${largest.line})`,
        ]),
    ...(invalid === 0 ? [] : [`not part of any run: ${count(invalid, "invalid message")}`]),
    `${count(messages, "message")}, ${invalid} invalid, ${count(errors, "error")}, ${count(found.length - errors, "warning")}; ${count(runs.length, "run")}, ${runs.filter(({ ended }) => ended).length} ended`,
  ];
}

/** The key of a run as it is shown: its values, separated by commas. */
const shownKey = (key: Readonly<Record<string, unknown>>): string => Object.values(key).join(", ");

const inThread = (thread: string | undefined): string => (thread === undefined ? "" : ` in ${thread}`);
