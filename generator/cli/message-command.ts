// What the commands that read messages have in common: options for the protocol and the mode, and reading the messages.

import type { Command } from "commander";
import type { EncodingName, Mode } from "@wirepact/core";
import type { CheckedMessage, CheckOptions } from "../inspect/check-messages.js";
import type { SpokenProtocols } from "../inspect/spoken-protocols.js";
import { shownSource } from "../inspect/render-issues.js";
import type { CommandContext } from "./command.js";
import { listed } from "../text/markdown.js";

export interface MessageOptions {
  readonly protocol?: string;
  readonly spec?: string;
  readonly lenient?: boolean;
  readonly strict?: boolean;
  readonly encoding?: string;
}

/** What the commands know of the messages to read. */
export interface OpenedMessages extends CheckOptions {
  /** The encoding of the input, if it was given. */
  readonly encoding?: EncodingName | undefined;
  /** The other versions that the protocol speaks. */
  readonly spoken?: SpokenProtocols | undefined;
}

/** Adds the options that name a protocol. */
export const addProtocolOptions = (command: Command): Command =>
  command
    .option(
      "-p, --protocol <name>",
      "protocol of the messages: a protocol of the spec or an installed package (default: the only protocol of the spec)",
    )
    .option("--spec <file>", "root file of the spec (default: the one in the configuration)");

/** Adds the options for reading messages. */
export function addMessageOptions(command: Command): Command {
  return addProtocolOptions(command)
    .option("--encoding <name>", "encoding of the input (default: from the file extension, or the protocol's first encoding)")
    .option("--lenient", "decode leniently: accept common deviations, with warnings")
    .option(
      "--strict",
      "decode strictly: accept only what the protocol allows; without --strict and --lenient, the protocol determines the mode",
    );
}

/** The protocol, its encodings and the mode; undefined when that failed and was reported. */
export async function openMessages(
  { terminal, folder, exit }: CommandContext,
  options: MessageOptions,
): Promise<OpenedMessages | undefined> {
  const fail = (problem: string): undefined => {
    terminal.printError(`error: ${problem}`);
    exit(2);
    return undefined;
  };
  if (options.lenient === true && options.strict === true) return fail("use either --lenient or --strict, not both");
  const { findProtocol } = await import("../inspect/find-protocol.js");
  const found = await findProtocol(options.protocol, { spec: options.spec, folder });
  if (!found.ok) return fail(found.problem);
  const known = Object.keys(found.protocol.encodings);
  if (options.encoding !== undefined && !known.includes(options.encoding))
    return fail(`unknown encoding "${options.encoding}" of ${found.protocol.name}, expected one of ${known.join(", ")}`);
  const { loadEncodings } = await import("../check/encodings.js");
  const encodings = await loadEncodings(Object.keys(found.protocol.encodings) as EncodingName[]);
  const mode: Mode | undefined = options.lenient === true ? "lenient" : options.strict === true ? "strict" : undefined;
  return { protocol: found.protocol, encodings, mode, encoding: options.encoding as EncodingName | undefined, spoken: found.spoken };
}

/** Decodes the messages of all paths, one after the other; false when a path could not be read, which was reported. */
export async function eachMessage(
  context: CommandContext,
  opened: OpenedMessages,
  paths: readonly string[],
  take: (checked: CheckedMessage) => void,
): Promise<boolean> {
  const { extensionsOf, readMessages, UnreadableSourceError } = await import("../inspect/read-messages.js");
  const { checkMessage } = await import("../inspect/check-messages.js");
  try {
    const skipped: string[] = [];
    const options = { input: process.stdin, encoding: opened.encoding, onSkip: (file: string) => void skipped.push(file) };
    for await (const message of readMessages(opened.protocol, paths, options)) {
      take(checkMessage(opened, message));
      await context.terminal.drain?.();
    }
    const [first] = skipped;
    if (first !== undefined)
      context.terminal.printError(
        `skipped ${count(skipped.length, "file")}, such as ${shownSource(first)}: files of ${opened.protocol.name} end in ${listed(extensionsOf(opened.protocol), "or")}`,
      );
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableSourceError)) throw error;
    context.terminal.printError(`error: ${error.message}`);
    context.exit(2);
    return false;
  }
}

/** Reports that there were no messages, which is an error. */
export function reportNoMessages({ terminal, exit }: CommandContext, { protocol }: CheckOptions, paths: readonly string[]): void {
  terminal.printError(
    `error: no ${protocol.name} messages found in ${paths.map(shownSource).join(", ")}; expected ${listed(Object.keys(protocol.encodings), "or")}`,
  );
  exit(2);
}

/** `3 messages`. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
