// `wirepact inbox`: summarises a folder of messages: threads, the last message of each, and what is still awaited.

import { Option } from "commander";
import type { CheckedMessage } from "../inspect/check-messages.js";
import type { InboxThread } from "../inspect/summarise-inbox.js";
import type { PlayedTranscript } from "../inspect/play-transcript.js";
import { renderIssue, shownText } from "../inspect/render-issues.js";
import type { AddCommand } from "./command.js";
import { addMessageOptions, count, eachMessage, openMessages, type MessageOptions } from "./message-command.js";
import { listed } from "../text/markdown.js";

/** Adds the command. */
export const addInboxCommand: AddCommand = (program, context) => {
  const { terminal, exit } = context;
  addMessageOptions(program.command("inbox"))
    .description("show the threads of an inbox, with pending replies and acknowledgements")
    .argument("<paths...>", "files or folders with messages")
    .addOption(new Option("--format <format>", "output format").choices(["text", "json"]).default("text"))
    .action(async (paths: readonly string[], options: MessageOptions & { readonly format: "text" | "json" }) => {
      const opened = await openMessages(context, options);
      if (opened === undefined) return;
      const checked: CheckedMessage[] = [];
      if (!(await eachMessage(context, opened, paths, (message) => checked.push(message)))) return;
      const { playTranscript } = await import("../inspect/play-transcript.js");
      const { summariseInbox } = await import("../inspect/summarise-inbox.js");
      const played = playTranscript(opened.protocol, checked);
      const threads = summariseInbox(opened.protocol, played);
      if (options.format === "json")
        terminal.print(JSON.stringify({ messages: played.messages, invalid: played.invalid, threads }, null, 2));
      else {
        for (const thread of threads) terminal.print(describeThread(thread, terminal.colours.bold));
        for (const { message, found } of checked)
          if (message === undefined) for (const issue of found) terminal.printError(renderIssue(issue));
        terminal.print(describeInbox(played, threads));
      }
      exit(played.invalid === 0 ? 0 : 1);
    });
};

function describeInbox({ messages, invalid }: PlayedTranscript, threads: readonly InboxThread[]): string {
  const apart = messages - invalid - threads.reduce((sum, thread) => sum + thread.messages, 0);
  const rest = apart === 0 ? "" : `, ${count(apart, "message")} without a thread`;
  return `${count(messages, "message")}, ${invalid} invalid; ${count(threads.length, "thread")}${rest}`;
}

function describeThread(
  { key, messages, participants, lastType, lastStatus, lastTime, awaits, unacknowledged }: InboxThread,
  strong: (text: string) => string,
): string {
  const status = lastStatus === undefined ? "" : ` (${shownText(lastStatus)})`;
  const lines = [
    `${strong(shownText(key))}  ${count(messages, "message")}, last ${shownText(lastType)}${status}${lastTime === undefined ? "" : ` at ${lastTime}`}`,
  ];
  if (participants.length > 0) lines.push(`  participants: ${participants.map(shownText).join(", ")}`);
  if (awaits.length > 0) lines.push(`  awaits: ${listed(awaits.map(shownText), "or")}`);
  if (unacknowledged.length > 0) lines.push(`  unacknowledged: ${unacknowledged.map(shownText).join(", ")}`);
  return lines.join("\n");
}
