// `wirepact store`: moves messages in and out of a message store and shows its views. Everything streams.

import { createReadStream, existsSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import { InvalidArgumentError } from "commander";
import type * as stores from "@wirepact/store";
import type { View } from "@wirepact/core";
import type { MessageStore } from "@wirepact/store";
import { importModule } from "../import-module.js";
import { renderIssue } from "../inspect/render-issues.js";
import type { AddCommand, CommandContext } from "./command.js";
import { count, protocolMeaning } from "./message-command.js";
import { createProgress } from "./store-progress.js";
import type { Terminal } from "./terminal.js";

interface StoreOptions {
  readonly db: string;
  readonly protocol?: string;
  readonly spec?: string;
  readonly schema?: string;
  readonly location?: string;
}

/** Adds the command and its three parts. */
export const addStoreCommand: AddCommand = (program, context) => {
  const store = program.command("store").description("import, export and view the messages of a store").copyInheritedSettings(program);
  addImport(store, context);
  addExport(store, context);
  addView(store, context);
  for (const command of store.commands) command.allowExcessArguments(false);
};

function addStoreOptions(command: Command): Command {
  return command
    .requiredOption("--db <url or file>", "the store: postgres://… or a SQLite file")
    .option("-p, --protocol <name>", protocolMeaning)
    .option("--schema <name>", "schema of the store in PostgreSQL")
    .option("--spec <file>", "root file of the spec, in place of the configured one");
}

/** Opens the store for a job; what goes wrong with it is said in a sentence. Only a job that writes makes a store that is not there. */
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
  const { openStore, StoreError } = await importModule<typeof stores>("@wirepact/store");
  const isServer = /^postgres(ql)?:\/\//.test(options.db);
  const address = isServer ? options.db : resolve(folder, options.db);
  if (options.writes !== true && !isServer && !existsSync(address)) {
    terminal.complain(`error: there is no store ${options.db}`);
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
    .description("read messages from NDJSON into the store; importing the same file again changes nothing")
    .argument("<ndjson>", "file with a message or an exported entry on each line; - for standard input")
    .option("-l, --location <location>", "where bare messages go; without it each line is an exported entry")
    .option("-a, --agent <key>", "whose the messages are")
    .option("--lenient", "accept what real senders write")
    .action(async (file: string, options: ImportOptions) => {
      const path = resolve(folder, file);
      if (file !== "-" && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
        terminal.complain(`error: ${file} is a folder; name a file with one message on each line`);
        return exit(2);
      }
      return withStore(context, { ...options, writes: true }, async (opened) => {
        const { importLines } = await importModule<typeof stores>("@wirepact/store");
        const input = file === "-" ? process.stdin : createReadStream(path);
        const lines = createInterface({ input, crlfDelay: Infinity });
        // readline goes on silently when its input breaks.
        const broken = new Promise<never>((_, reject) => input.once("error", reject));
        const progress = createProgress(terminal, "imported");
        const state = await Promise.race([
          broken,
          importLines(opened, settled(terminal, lines), {
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
          `${count(state.lines, "line")} read, ${count(state.refused, "line")} refused; the store holds ${count(await opened.count(), "message")}`,
        );
        if (state.refused > 0) exit(1);
      });
    });
}

/** Lines that are read no faster than what is said about them. */
async function* settled({ settle }: Terminal, lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) {
    yield line;
    await settle?.();
  }
}

function addExport(store: Command, context: CommandContext): void {
  const { terminal } = context;
  addStoreOptions(store.command("export"))
    .description("write the messages of the store as NDJSON, with location, agent and position")
    .option("-l, --location <location>", "only this location")
    .option("--bare", "only the messages themselves")
    .action(async (options: StoreOptions & { readonly bare?: boolean }) =>
      withStore(context, options, async (opened) => {
        const { exportEntries } = await importModule<typeof stores>("@wirepact/store");
        const progress = createProgress(terminal, "exported");
        let lines = 0;
        for await (const entry of exportEntries(opened, options.location)) {
          terminal.print(JSON.stringify(options.bare === true ? entry.message : entry));
          await terminal.settle?.();
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
    .requiredOption("-l, --location <location>", "location to look at")
    .option("-a, --agent <keys...>", "agents, where the view is of one or of several")
    .option("--limit <number>", "only the oldest", readNumber)
    .option("--last <number>", "only the newest", readNumber)
    .option("--since <position>", "only what came after a position", readNumber)
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

/** What is wrong with the agents that were named for a view; a view that is not there is for the store to tell. */
function agentProblem(name: string, view: View | undefined, agents: readonly string[]): string | undefined {
  if (view?.agents === "any" && agents.length > 0) return `the view ${name} is not by agent; leave --agent out`;
  if (view?.agents === "one" && agents.length !== 1) return `the view ${name} is of one agent; say which with --agent <key>`;
  if (view?.agents === "many" && agents.length === 0) return `the view ${name} is of several agents; say which with --agent <key> <key> …`;
  return undefined;
}

function describeFailure(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (path === undefined) return message;
  if (code === "ENOENT") return `there is no file ${path}`;
  return code === "EACCES" || code === "EPERM" ? `${path} may not be read` : message;
}

function readNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || Number.isNaN(number)) throw new InvalidArgumentError("It must be a number.");
  return number;
}
