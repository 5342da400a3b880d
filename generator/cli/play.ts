// `wirepact play`: a party made from the spec, which answers over the standard streams and can misbehave on purpose.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ProtocolDescriptor } from "@wirepact/core";
import type { RecordedMessage } from "../inspect/recorded-message.js";
import { systemProblem } from "../disk/system-problem.js";
import { fail, type AddCommand, type CommandContext } from "./command.js";
import { addPartyOptions, addVersionOption, openParty, type PartyOptions } from "./party-command.js";

interface PlayOptions extends PartyOptions {
  readonly from?: string;
  readonly faults?: string;
  readonly listFaults?: boolean;
}

/** Adds the command. */
export const addPlayCommand: AddCommand = (program, context) => {
  const { terminal, exit } = context;
  addVersionOption(addPartyOptions(program.command("play"), "role to play"))
    .description("play a role of a protocol over the standard streams, with the examples of the spec or a recording")
    .option("--from <file>", "answer as in a recording of `wirepact tap`")
    .option("--faults <names>", "misbehave on purpose, such as silent,slow:400")
    .option("--list-faults", "list the faults")
    .action(async (options: PlayOptions) => {
      const { faultDocs, parseFaults, play, withoutEffect } = await import("../play/index.js");
      if (options.listFaults === true) {
        for (const [name, doc] of Object.entries(faultDocs)) terminal.print(`${name.padEnd(15)} ${doc}`);
        return;
      }
      const faults = parseFaults(options.faults ?? "");
      if (!faults.ok) return fail(context, faults.problem);
      const party = await openParty(context, options);
      if (party === undefined) return;
      const recording = options.from === undefined ? undefined : await readRecording(context, party.protocol, options.from);
      if (recording === "unreadable") return;
      for (const note of withoutEffect(faults.faults, party.protocol, party.role)) terminal.printError(`warning: ${note}`);
      // A reader that is gone ends the player, as it ends any program in a pipe.
      process.stdout.on("error", () => process.exit(0));
      const code = await play({
        ...party,
        encoding: party.framing.encoding.name,
        faults: options.faults,
        recording,
        readable: process.stdin,
        write: (text) => void process.stdout.write(text),
      });
      process.stdin.destroy();
      exit(code);
    });
};

async function readRecording(
  context: CommandContext,
  protocol: ProtocolDescriptor,
  file: string,
): Promise<readonly RecordedMessage[] | "unreadable"> {
  const { readRecorded } = await import("../inspect/recorded-message.js");
  const text = await readFile(resolve(context.folder, file), "utf8").catch((error: Error) => error);
  const recording = text instanceof Error ? [] : text.split("\n").flatMap((line) => readRecorded(protocol, { input: line }) ?? []);
  if (recording.length > 0) return recording;
  const problem =
    text instanceof Error
      ? `cannot read ${file}: ${systemProblem(text)}`
      : `${file} has no recorded messages of ${protocol.name}; record them with \`wirepact tap --record\``;
  fail(context, problem);
  return "unreadable";
}
