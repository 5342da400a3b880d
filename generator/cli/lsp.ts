// `wirepact lsp`: the language server for editors, over standard input and output.

import { Option } from "commander";
import type { AddCommand } from "./command.js";

/** Adds the command. */
export const addLspCommand: AddCommand = (program) => {
  program
    .command("lsp")
    .description("run the language server for editors (over standard input and output)")
    .option("--stdio", "the only transport, and the default")
    // Visual Studio Code passes the process that the server must not outlive; the library reads it itself.
    .addOption(new Option("--clientProcessId <id>", "the process of the editor").hideHelp())
    .action(async () => {
      const { serveStdio } = await import("../lsp/serve-stdio.js");
      await serveStdio();
    });
};
