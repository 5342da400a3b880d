// What the commands for people with messages at hand have in common: which protocol, which mode, where the messages come from.

import type { Command } from "commander";
import type { EncodingName, Mode } from "@wirepact/core";
import type { JudgedMessage, JudgeOptions } from "../inspect/judge-messages.js";
import { shownSource } from "../inspect/render-issues.js";
import type { CommandContext } from "./command.js";

export interface MessageOptions {
  readonly protocol?: string;
  readonly spec?: string;
  readonly lenient?: boolean;
  readonly strict?: boolean;
}

/** What `--protocol` is for. */
export const protocolMeaning = "protocol of the messages: one of the spec, or an installed package; a spec with only one needs no name";

/** Adds the options that say how messages are read. */
export function addMessageOptions(command: Command): Command {
  return command
    .option("-p, --protocol <name>", protocolMeaning)
    .option("--spec <file>", "root file of the spec, in place of the configured one")
    .option("--lenient", "accept what real senders write, with warnings")
    .option("--strict", "accept only what the protocol says");
}

/** Everything needed to judge messages; undefined when that failed and was said. */
export async function openMessages({ terminal, folder, exit }: CommandContext, options: MessageOptions): Promise<JudgeOptions | undefined> {
  const fail = (problem: string): undefined => {
    terminal.complain(`error: ${problem}`);
    exit(2);
    return undefined;
  };
  if (options.lenient === true && options.strict === true) return fail("--lenient and --strict exclude each other");
  const { findProtocol } = await import("../inspect/find-protocol.js");
  const found = await findProtocol(options.protocol, { spec: options.spec, folder });
  if (!found.ok) return fail(found.problem);
  const { loadEncodings } = await import("../check/encodings.js");
  const encodings = await loadEncodings(Object.keys(found.protocol.encodings) as EncodingName[]);
  const mode: Mode | undefined = options.lenient === true ? "lenient" : options.strict === true ? "strict" : undefined;
  return { protocol: found.protocol, encodings, mode };
}

/** Judges the messages of all paths, one after the other; false when a path could not be read, which was then said. */
export async function eachMessage(
  context: CommandContext,
  opened: JudgeOptions,
  paths: readonly string[],
  take: (judged: JudgedMessage) => void,
): Promise<boolean> {
  const { readMessages, UnreadableSourceError } = await import("../inspect/read-messages.js");
  const { judgeMessage } = await import("../inspect/judge-messages.js");
  try {
    let skipped = 0;
    const options = { input: process.stdin, onSkip: () => void (skipped += 1) };
    for await (const message of readMessages(opened.protocol, paths, options)) {
      take(judgeMessage(opened, message));
      await context.terminal.settle?.();
    }
    if (skipped > 0)
      context.terminal.complain(`skipped ${count(skipped, "file")} whose name says that no ${opened.protocol.name} message is inside`);
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableSourceError)) throw error;
    context.terminal.complain(`error: ${error.message}`);
    context.exit(2);
    return false;
  }
}

/** Says that nothing was found where messages were looked for, which is no success. */
export function complainOfNothing({ terminal, exit }: CommandContext, { protocol }: JudgeOptions, paths: readonly string[]): void {
  const places = paths.map(shownSource).join(", ");
  terminal.complain(`error: there is no ${protocol.name} message in ${places}; looked for ${Object.keys(protocol.encodings).join(" or ")}`);
  exit(2);
}

/** `3 messages`. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
