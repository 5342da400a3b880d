// `wirepact convert`: decodes messages and encodes them in another encoding of their protocol.

import { createIssue, encodeMessage, InvalidMessageError, type EncodingName, type Wording } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { placeIssue } from "../inspect/check-messages.js";
import { frameText, isFramed } from "../inspect/read-framed.js";
import { renderIssue } from "../inspect/render-issues.js";
import type { AddCommand } from "./command.js";
import { addMessageOptions, reportNoMessages, eachMessage, openMessages, type MessageOptions } from "./message-command.js";

const unknownContent: Wording = ["not-representable", "is unknown, so the message cannot be encoded without losing content"];

/** Adds the command. */
export const addConvertCommand: AddCommand = (program, context) => {
  const { terminal, exit } = context;
  addMessageOptions(program.command("convert"))
    .description("convert messages to another encoding of their protocol")
    .argument("<paths...>", "files or folders with messages, or - for standard input")
    .requiredOption(
      "--to <encoding>",
      "an encoding of the protocol, such as json, ndjson, sse, content-length, yaml or mail; or object, the decoded message as JSON",
    )
    .action(async (paths: readonly string[], options: MessageOptions & { readonly to: string }) => {
      const opened = await openMessages(context, options);
      if (opened === undefined) return;
      const { protocol, encodings } = opened;
      const known = [...Object.keys(protocol.encodings), "object"];
      if (!known.includes(options.to)) {
        terminal.printError(`error: unknown encoding "${options.to}" of ${protocol.name}, expected one of ${known.join(", ")}`);
        return exit(2);
      }
      const separator = options.to === "yaml" ? "---\n" : "";
      const to = options.to as EncodingName;
      let [written, failed] = [0, 0];
      // Each message is written at once: the input may be endless.
      const write = (text: string): void => {
        if (isFramed(to)) terminal.printRaw(frameText(to, text), "");
        else terminal.printRaw(`${written === 0 ? "" : separator}${text.replace(/\n$/, "")}`);
        written += 1;
      };
      const finished = await eachMessage(context, opened, paths, ({ origin, message, found }) => {
        for (const issue of found) terminal.printError(renderIssue(issue));
        if (message === undefined) return void (failed += 1);
        if (options.to !== "object" && found.some(({ issue }) => issue.code === "unknown-type")) {
          failed += 1;
          return terminal.printError(
            renderIssue(placeIssue(origin, createIssue(unknownContent, protocol.frames === undefined ? [protocol.tag] : []), "error")),
          );
        }
        try {
          const mode = opened.mode ?? protocol.reading.default;
          write(
            options.to === "object"
              ? JSON.stringify(message, null, 2)
              : encodeMessage(runnable(protocol), encodings, message, { encoding: to, mode }),
          );
        } catch (error) {
          if (!(error instanceof InvalidMessageError)) throw error;
          failed += 1;
          for (const issue of error.issues) terminal.printError(renderIssue(placeIssue(origin, issue, "error")));
        }
        return undefined;
      });
      if (!finished) return;
      if (written + failed === 0) return reportNoMessages(context, opened, paths);
      exit(failed === 0 ? 0 : 1);
    });
};
