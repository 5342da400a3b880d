// `wirepact store`: imports, exports and views the messages of a message store. All input and output is streamed.

import { createReadStream, existsSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import { InvalidArgumentError } from "commander";
import type { View } from "@wirepact/core";
import type { MessageStore } from "@wirepact/store";
import { renderIssue } from "../inspect/render-issues.js";
import type { AddCommand, CommandContext } from "./command.js";
import { count, protocolHelp } from "./message-command.js";
import { createProgress } from "./store-progress.js";
import type { Terminal } from "./terminal.js";

interface StoreOptions {
  readonly db: string;
  readonly protocol?: string;
  readonly spec?: string;
  readonly schema?: string;
  readonly location?: string;
}

/** Adds the command and its subcommands. */
export const addStoreCommand: AddCommand = (program, context) => {
  const store = program.command("store").description("import, export and view the messages of a store").copyInheritedSettings(program);
  addImport(store, context);
  addExport(store, context);
  addView(store, context);
  for (const command of store.commands) command.allowExcessArguments(false);
};

function addStoreOptions(command: Command): Command {
  return command
    .requiredOption("--db <url or file>", "the store: a postgres:// URL or a SQLite file")
    .option("-p, --protocol <name>", protocolHelp)
    .option("--schema <name>", "PostgreSQL schema of the store")
    .option("--spec <file>", "root file of the spec (default: the one in the configuration)");
}

/** Opens the store for a job and reports errors. Only a job that writes creates a store that does not exist. */
async function withStore(
  { terminal, folder, exit }: CommandContext,
  options: StoreOptions & { readonly writes?: boolean },
  job: (store: MessageStore) => Promise<void>,
): Promise<void> {
  const { findProtocol } = await import("../inspect/find-protocol.js");
  const found = await findProtocol(options.protocol, { spec: options.spec, folder });
  if (!found.ok) {
    terminal.complain(`error: ${found.problem}`);
    return exit(2);
  }
  const { openStore, StoreError } = await import("@wirepact/store");
  const isServer = /^postgres(ql)?:\/\//.test(options.db);
  const address = isServer ? options.db : resolve(folder, options.db);
  if (options.writes !== true && !isServer && !existsSync(address)) {
    terminal.complain(`error: store not found: ${options.db}`);
    return exit(2);
  }
  let store: MessageStore | undefined;
  try {
    store = await openStore(address, { protocol: found.protocol, ...(options.schema !== undefined && { schema: options.schema }) });
    await job(store);
  } catch (error) {
    if (!(error instanceof StoreError) && (error as NodeJS.ErrnoException).syscall === undefined) throw error;
    terminal.complain(`error: ${error instanceof StoreError ? error.message : describeFailure(error)}`);
    exit(2);
  } finally {
    await store?.close();
  }
}

interface ImportOptions extends StoreOptions {
  readonly agent?: string;
  readonly lenient?: boolean;
}

function addImport(store: Command, context: CommandContext): void {
  const { terminal, folder, exit } = context;
  addStoreOptions(store.command("import"))
    .description("import messages from NDJSON; importing the same file again changes nothing")
    .argument("<ndjson>", "file with a message or an exported entry on each line, or - for standard input")
    .option("-l, --location <location>", "location of the messages (default: each line is an exported entry)")
    .option("-a, --agent <key>", "agent that the messages belong to")
    .option("--lenient", "decode leniently: accept common deviations")
    .action(async (file: string, options: ImportOptions) => {
      const path = resolve(folder, file);
      if (file !== "-" && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
        terminal.complain(`error: ${file} is a folder, expected a file with one message on each line`);
        return exit(2);
      }
      return withStore(context, { ...options, writes: true }, async (opened) => {
        const { importLines } = await import("@wirepact/store");
        const input = file === "-" ? process.stdin : createReadStream(path);
        const lines = createInterface({ input, crlfDelay: Infinity });
        // readline does not report errors of its input.
        const broken = new Promise<never>((_, reject) => input.once("error", reject));
        const progress = createProgress(terminal, "imported");
        const state = await Promise.race([
          broken,
          importLines(opened, paced(terminal, lines), {
            ...(options.location !== undefined && { location: options.location }),
            ...(options.agent !== undefined && { agentKey: options.agent }),
            ...(file !== "-" && { name: basename(file) }),
            ...(options.lenient === true && { check: "lenient" }),
            locationOption: "--location",
            onRefused: (line, _, issues) => {
              for (const issue of issues)
                progress.interrupt(renderIssue({ source: file, line, column: issue.at?.column, level: "error", issue }));
            },
            onProgress: (reached) => progress.show(reached.lines),
          }),
        ]);
        progress.end();
        terminal.print(
          `${count(state.lines, "line")} read, ${count(state.refused, "line")} rejected; the store has ${count(await opened.count(), "message")}`,
        );
        if (state.refused > 0) exit(1);
      });
    });
}

/** Lines that are read no faster than the output about them is taken. */
async function* paced({ drain }: Terminal, lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) {
    yield line;
    await drain?.();
  }
}

function addExport(store: Command, context: CommandContext): void {
  const { terminal } = context;
  addStoreOptions(store.command("export"))
    .description("export the messages of the store as NDJSON, with location, agent and position")
    .option("-l, --location <location>", "export only this location")
    .option("--bare", "export only the messages")
    .action(async (options: StoreOptions & { readonly bare?: boolean }) =>
      withStore(context, options, async (opened) => {
        const { exportEntries } = await import("@wirepact/store");
        const progress = createProgress(terminal, "exported");
        let lines = 0;
        for await (const entry of exportEntries(opened, options.location)) {
          terminal.print(JSON.stringify(options.bare === true ? entry.message : entry));
          await terminal.drain?.();
          lines += 1;
          if (lines % 500 === 0) progress.show(lines);
        }
        progress.end();
      }),
    );
}

interface ViewOptions extends StoreOptions {
  readonly location: string;
  readonly agent?: readonly string[];
  readonly limit?: number;
  readonly last?: number;
  readonly since?: number;
}

function addView(store: Command, context: CommandContext): void {
  const { terminal, exit } = context;
  addStoreOptions(store.command("view"))
    .description("show a view of the protocol as NDJSON, oldest message first")
    .argument("<name>", "name of the view")
    .requiredOption("-l, --location <location>", "location of the messages")
    .option("-a, --agent <keys...>", "agents, for a view of one or many agents")
    .option("--limit <number>", "show only the oldest messages", readNumber)
    .option("--last <number>", "show only the newest messages", readNumber)
    .option("--since <position>", "show only messages after this position", readNumber)
    .action(async (name: string, options: ViewOptions) =>
      withStore(context, options, async (opened) => {
        const { limit, last, since, agent = [] } = options;
        const page = { ...(limit !== undefined && { limit }), ...(last !== undefined && { last }), ...(since !== undefined && { since }) };
        const problem = agentProblem(name, opened.protocol.views[name], agent);
        if (problem !== undefined) {
          terminal.complain(`error: ${problem}`);
          return exit(2);
        }
        const several = opened.protocol.views[name]?.agents === "many";
        const [first] = agent;
        const messages = await (first === undefined && !several
          ? opened.view(name, options.location, page)
          : opened.view(name, options.location, several ? agent : (first ?? ""), page));
        for (const message of messages) terminal.print(JSON.stringify(message));
        return undefined;
      }),
    );
}

/** What is wrong with the agents for a view; an unknown view is reported by the store. */
function agentProblem(name: string, view: View | undefined, agents: readonly string[]): string | undefined {
  if (view?.agents === "any" && agents.length > 0) return `the view ${name} takes no agent; remove --agent`;
  if (view?.agents === "one" && agents.length !== 1) return `the view ${name} takes one agent: --agent <key>`;
  if (view?.agents === "many" && agents.length === 0) return `the view ${name} takes one or more agents: --agent <key> <key> …`;
  return undefined;
}

function describeFailure(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (path === undefined) return message;
  if (code === "ENOENT") return `file not found: ${path}`;
  return code === "EACCES" || code === "EPERM" ? `cannot read ${path}: permission denied` : message;
}

function readNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || Number.isNaN(number)) throw new InvalidArgumentError("It must be a number.");
  return number;
}
