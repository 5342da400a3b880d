// `wirepact validate`: decodes messages and shows the issues of each, with their location.

import { Option } from "commander";
import { renderIssueAs, type IssueFormat } from "../inspect/render-issues.js";
import type { IssueFrame } from "../inspect/issue-frame.js";
import type { AddCommand } from "./command.js";
import { addMessageOptions, reportNoMessages, count, eachMessage, openMessages, type MessageOptions } from "./message-command.js";

/** Adds the command. */
export const addValidateCommand: AddCommand = (program, context) => {
  const { terminal, exit } = context;
  addMessageOptions(program.command("validate"))
    .description("validate messages from files, folders or standard input")
    .argument("<paths...>", "files or folders with messages, or - for standard input")
    .addOption(new Option("--format <format>", "output format").choices(["text", "json", "github"]).default("text"))
    .action(async (paths: readonly string[], options: MessageOptions & { readonly format: IssueFormat }) => {
      const opened = await openMessages(context, options);
      if (opened === undefined) return;
      let [valid, invalid, warnings] = [0, 0, 0];
      const paint = (text: string, level: "error" | "warning"): string => terminal.colours[level === "error" ? "red" : "yellow"](text);
      const { createIssueFrame } = await import("../inspect/issue-frame.js");
      const frame: IssueFrame = options.format === "text" ? createIssueFrame(opened.protocol, terminal) : () => "";
      const finished = await eachMessage(context, opened, paths, ({ message, found, origin }) => {
        if (message === undefined) invalid += 1;
        else {
          valid += 1;
          warnings += found.length;
        }
        for (const issue of found) terminal.print(renderIssueAs(options.format, issue, paint) + frame(origin, issue));
      });
      if (!finished) return;
      const summary = `${count(valid + invalid, "message")}: ${valid} valid, ${invalid} invalid${warnings === 0 ? "" : `, ${count(warnings, "warning")}`}`;
      if (valid + invalid === 0) {
        reportNoMessages(context, opened, paths);
      } else {
        const leniently = opened.mode === undefined && opened.protocol.reading.default === "lenient";
        const note = leniently ? " (decoded leniently, the default of this protocol; use --strict for strict decoding)" : "";
        if (options.format === "text") terminal.print(`${summary}${note}`);
        exit(invalid === 0 ? 0 : 1);
      }
    });
};
