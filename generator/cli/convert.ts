// `wirepact convert`: reads messages in one encoding of a protocol and writes them in another.

import { createIssue, encodeMessage, InvalidMessageError, type EncodingName, type Wording } from "@wirepact/core";
import { placeIssue } from "../inspect/judge-messages.js";
import { renderIssue } from "../inspect/render-issues.js";
import type { AddCommand } from "./command.js";
import { addMessageOptions, complainOfNothing, eachMessage, openMessages, type MessageOptions } from "./message-command.js";

const unknownContent: Wording = ["not-representable", "is not known, so that nobody can say what of the message would be lost"];

/** Adds the command. */
export const addConvertCommand: AddCommand = (program, context) => {
  const { terminal, exit } = context;
  addMessageOptions(program.command("convert"))
    .description("write messages in another encoding of their protocol")
    .argument("<paths...>", "files or folders with messages; - for standard input")
    .requiredOption("--to <encoding>", "json, ndjson, yaml or mail, or `object` for the message as it is in memory")
    .action(async (paths: readonly string[], options: MessageOptions & { readonly to: string }) => {
      const opened = await openMessages(context, options);
      if (opened === undefined) return;
      const { protocol, encodings } = opened;
      const known = [...Object.keys(protocol.encodings), "object"];
      if (!known.includes(options.to)) {
        terminal.complain(`error: ${protocol.name} has no encoding ${options.to}; it has ${known.join(", ")}`);
        return exit(2);
      }
      const separator = options.to === "yaml" ? "---\n" : "";
      let [written, failed] = [0, 0];
      // Written as they come: the input may be endless, or somebody waits at its other end.
      const write = (text: string): void => {
        terminal.print(`${written === 0 ? "" : separator}${text.replace(/\n$/, "")}`);
        written += 1;
      };
      const finished = await eachMessage(context, opened, paths, ({ origin, message, found }) => {
        for (const issue of found) terminal.complain(renderIssue(issue));
        if (message === undefined) return void (failed += 1);
        if (options.to !== "object" && found.some(({ issue }) => issue.code === "unknown-type")) {
          failed += 1;
          return terminal.complain(renderIssue(placeIssue(origin, createIssue(unknownContent, [protocol.tag]), "error")));
        }
        try {
          const mode = opened.mode ?? protocol.reading.default;
          write(
            options.to === "object"
              ? JSON.stringify(message, null, 2)
              : encodeMessage(protocol, encodings, message, { encoding: options.to as EncodingName, mode }),
          );
        } catch (error) {
          if (!(error instanceof InvalidMessageError)) throw error;
          failed += 1;
          for (const issue of error.issues) terminal.complain(renderIssue(placeIssue(origin, issue, "error")));
        }
        return undefined;
      });
      if (!finished) return;
      if (written + failed === 0) return complainOfNothing(context, opened, paths);
      exit(failed === 0 ? 0 : 1);
    });
};
