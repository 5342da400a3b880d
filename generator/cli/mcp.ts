// `wirepact mcp`: an MCP server with which agents write, check and follow the messages of a protocol.

import { resolve } from "node:path";
import type { AddCommand } from "./command.js";
import { readPort } from "./option-values.js";
import { shownFolder } from "./shown-folder.js";

interface McpOptions {
  readonly protocol?: readonly string[];
  readonly protocolVersion?: string;
  readonly role?: string;
  readonly store?: string;
  readonly schema?: string;
  readonly write?: boolean;
  readonly http?: number | true;
  readonly spec?: string;
  readonly showSensitive?: boolean;
}

/** The port that `--http` uses without a number. */
const usualPort = 8765;

/** Adds the command. */
export const addMcpCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("mcp")
    .description("serve the protocols to agents as an MCP server, over standard input and output, or HTTP")
    .option("-p, --protocol <names...>", "only these protocols of the spec or installed packages (default: all)")
    .option("--protocol-version <version>", "serve protocols of the spec in this version, if they support it (default: their own)")
    .option("-r, --role <role>", "the role that the agent plays")
    .option("--store <url or file>", "store that the agent may read: a postgres:// URL or a SQLite file")
    .option("--schema <name>", "schema of the store (PostgreSQL only)")
    .option("--write", "allow the agent to append to the store")
    .option("--http [port]", `serve streamable HTTP on 127.0.0.1 (default port: ${usualPort})`, readPort)
    .option("--spec <file>", "root file of the spec (default: the one in the configuration)")
    .option("--show-sensitive", "show the values of sensitive fields in results")
    .action(async (options: McpOptions) => {
      const { store, write = false, http } = options;
      if (write && store === undefined) {
        terminal.printError("error: --write needs --store");
        return exit(2);
      }
      const { isServerAddress, withoutPassword } = await import("../mcp/store-access.js");
      const { serve } = await import("../mcp/serve.js");
      const problem = await serve({
        folder,
        spec: options.spec,
        names: options.protocol,
        protocolVersion: options.protocolVersion,
        shownFolder: (specFolder) => shownFolder(folder, specFolder),
        role: options.role,
        store:
          store === undefined
            ? undefined
            : {
                address: isServerAddress(store) ? store : resolve(folder, store),
                shown: withoutPassword(store),
                schema: options.schema,
                isWritable: write,
              },
        showSensitive: options.showSensitive === true,
        port: http === true ? usualPort : http,
        version: program.version() ?? "",
        input: process.stdin,
        output: process.stdout,
        onListening: (url) => terminal.print(`MCP server at ${url} (press Ctrl+C to stop)`),
        onError: (text) => terminal.printError(`error: ${text}`),
        interrupted: terminal.interrupted?.(),
      });
      if (problem === undefined) return;
      terminal.printError(`error: ${problem}`);
      exit(2);
    });
};
