// `wirepact store`: imports and exports the messages of a store and shows its views, as streams.

import { createReadStream, existsSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Command } from "commander";
import { InvalidArgumentError } from "commander";
import { createIssue, type View } from "@wirepact/core";
import { invalidUtf8 } from "@wirepact/core/codegen/ndjson";
import type { MessageStore, UnreadLine } from "@wirepact/store";
import { readLines } from "../inspect/read-lines.js";
import { renderIssue } from "../inspect/render-issues.js";
import type { AddCommand, CommandContext } from "./command.js";
import { addProtocolOptions, count } from "./message-command.js";
import { createProgress } from "./store-progress.js";
import type { Terminal } from "./terminal.js";

interface StoreOptions {
  readonly db: string;
  readonly protocol?: string;
  readonly spec?: string;
  readonly schema?: string;
  readonly location?: string;
}

/** Adds the command and its three subcommands. */
export const addStoreCommand: AddCommand = (program, context) => {
  const store = program.command("store").description("import, export and view the messages of a store").copyInheritedSettings(program);
  addImport(store, context);
  addExport(store, context);
  addView(store, context);
  for (const command of store.commands) command.allowExcessArguments(false);
};

function addStoreOptions(command: Command): Command {
  return addProtocolOptions(command)
    .requiredOption("--db <url or file>", "the store: a postgres:// URL or a SQLite file (required)")
    .option("--schema <name>", "schema of the store (PostgreSQL only)");
}

/** Opens the store for a job and reports its errors in one sentence. Only a job that writes creates a missing store. */
async function withStore(
  { terminal, folder, exit }: CommandContext,
  options: StoreOptions & { readonly writes?: boolean },
  job: (store: MessageStore) => Promise<void>,
): Promise<void> {
  const { findProtocol } = await import("../inspect/find-protocol.js");
  const found = await findProtocol(options.protocol, { spec: options.spec, folder });
  if (!found.ok) {
    terminal.printError(`error: ${found.problem}`);
    return exit(2);
  }
  const { openStore, StoreError } = await import("@wirepact/store");
  const isServer = /^postgres(ql)?:\/\//.test(options.db);
  const address = isServer ? options.db : resolve(folder, options.db);
  if (options.writes !== true && !isServer && !existsSync(address)) {
    terminal.printError(`error: store ${options.db} does not exist`);
    return exit(2);
  }
  let store: MessageStore | undefined;
  try {
    const { schema, writes = false } = options;
    store = await openStore(address, { protocol: found.protocol, schema, create: writes });
    await job(store);
  } catch (error) {
    if (!(error instanceof StoreError) && (error as NodeJS.ErrnoException).syscall === undefined) throw error;
    terminal.printError(`error: ${error instanceof StoreError ? error.message : describeFailure(error)}`);
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
    .argument("<ndjson>", "file with one message or exported entry per line; - for standard input")
    .option("-l, --location <location>", "location for bare messages; without it each line is an exported entry")
    .option("-a, --agent <key>", "agent key for bare messages")
    .option("--lenient", "validate in lenient mode")
    .action(async (file: string, options: ImportOptions) => {
      const path = resolve(folder, file);
      if (file !== "-" && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
        terminal.printError(`error: ${file} is a folder; pass a file with one message per line`);
        return exit(2);
      }
      return withStore(context, { ...options, writes: true }, async (opened) => {
        const { importLines } = await import("@wirepact/store");
        const input = file === "-" ? process.stdin : createReadStream(path);
        const progress = createProgress(terminal, "imported");
        const state = await importLines(opened, throttled(terminal, importedLines(input)), {
          ...(options.location !== undefined && { location: options.location }),
          ...(options.agent !== undefined && { agentKey: options.agent }),
          ...(file !== "-" && { name: basename(file) }),
          ...(options.lenient === true && { check: "lenient" }),
          locationOption: "--location",
          onRejected: (line, _, issues) => {
            for (const issue of issues)
              terminal.printError(renderIssue({ source: file, line, column: issue.at?.column, level: "error", issue }));
          },
          onProgress: (reached) => progress.show(reached.lines),
        });
        progress.end();
        terminal.print(
          `${count(state.lines, "line")} read, ${count(state.rejected, "line")} rejected; the store has ${count(await opened.count(), "message")}`,
        );
        if (state.rejected > 0) exit(1);
      });
    });
}

/** All lines of a stream, including blank ones, because they count; those that cannot be read as their issues. */
async function* importedLines(stream: AsyncIterable<string | Uint8Array>): AsyncGenerator<string | UnreadLine> {
  let last = 0;
  for await (const { number, ...read } of readLines(stream)) {
    while (++last < number) yield "";
    if ("issue" in read) yield { issues: [read.issue] };
    else yield typeof read.content === "string" ? read.content : { issues: [createIssue(invalidUtf8())] };
  }
}

/** Lines that are read no faster than their issues are printed. */
async function* throttled<Line>({ drain }: Terminal, lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  for await (const line of lines) {
    yield line;
    await drain?.();
  }
}

function addExport(store: Command, context: CommandContext): void {
  const { terminal } = context;
  addStoreOptions(store.command("export"))
    .description("export messages as NDJSON, with location, agent key and position")
    .option("-l, --location <location>", "only this location")
    .option("--bare", "only the messages, without location, agent key and position")
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
  readonly after?: number;
}

function addView(store: Command, context: CommandContext): void {
  const { terminal, exit } = context;
  addStoreOptions(store.command("view"))
    .description("print a view of the protocol as NDJSON, oldest message first")
    .argument("<name>", "name of the view")
    .requiredOption("-l, --location <location>", "location of the messages")
    .option("-a, --agent <keys...>", "agent keys, for views by agent")
    .option("--limit <number>", "only the oldest messages", readNumber)
    .option("--last <number>", "only the newest messages", readNumber)
    .option("--after <position>", "only messages after this position", readNumber)
    .action(async (name: string, options: ViewOptions) =>
      withStore(context, options, async (opened) => {
        const { limit, last, after, agent = [] } = options;
        const page = { ...(limit !== undefined && { limit }), ...(last !== undefined && { last }), ...(after !== undefined && { after }) };
        const problem = agentProblem(name, opened.protocol.views[name], agent);
        if (problem !== undefined) {
          terminal.printError(`error: ${problem}`);
          return exit(2);
        }
        const isByAgents = opened.protocol.views[name]?.agents === "many";
        const [first] = agent;
        const messages = await (first === undefined && !isByAgents
          ? opened.view(name, options.location, page)
          : opened.view(name, options.location, isByAgents ? agent : (first ?? ""), page));
        for (const message of messages) terminal.print(JSON.stringify(message));
        return undefined;
      }),
    );
}

/** What is wrong with the agents for a view; the store reports an unknown view. */
function agentProblem(name: string, view: View | undefined, agents: readonly string[]): string | undefined {
  if (view?.agents === "any" && agents.length > 0) return `the view "${name}" is not a view by agent; omit --agent`;
  if (view?.agents === "one" && agents.length !== 1) return `the view "${name}" needs one agent: --agent <key>`;
  if (view?.agents === "many" && agents.length === 0) return `the view "${name}" needs one or more agents: --agent <key> <key> …`;
  return undefined;
}

function describeFailure(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (path === undefined) return message;
  if (code === "ENOENT") return `file ${path} does not exist`;
  return code === "EACCES" || code === "EPERM" ? `no permission to read ${path}` : message;
}

function readNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || Number.isNaN(number)) throw new InvalidArgumentError("must be a number");
  return number;
}
