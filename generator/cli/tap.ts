// `wirepact tap`: sits between two programs, passes their bytes on unchanged, and shows, checks and records the messages.

import { createWriteStream, type WriteStream } from "node:fs";
import { resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { systemProblem } from "../disk/system-problem.js";
import type { Tap } from "../tap/create-tap.js";
import type { ProxyOptions } from "../tap/proxy.js";
import { fail, type AddCommand, type CommandContext } from "./command.js";
import { count } from "./message-command.js";
import { isLocalName } from "../party/local-name.js";
import { readPort } from "./option-values.js";
import { addPartyOptions, openParty, type OpenedParty, type PartyOptions } from "./party-command.js";

interface TapOptions extends PartyOptions {
  readonly record?: string;
  readonly view?: string;
  readonly fail?: boolean;
  readonly listen?: number;
  readonly to?: URL;
}

/** Adds the command. */
export const addTapCommand: AddCommand = (program, context) => {
  addPartyOptions(program.command("tap"), "role of the command or server that is tapped")
    .description("show, check and record what two programs say to each other, without changing a byte")
    .argument("[command...]", "the command to run, after --; its standard input and output are passed on")
    .option("--record <file>", "append the messages to a file that `wirepact transcript` reads, without sensitive values and secrets")
    .option("--view <file>", "write the view to a file instead of standard error")
    .option("--fail", "exit with 1 if a message had an issue (default: the exit code of the command)")
    .option("--listen <port>", "tap HTTP instead: listen on this port of 127.0.0.1 (0 takes a free one)", readPort)
    .option("--to <url>", "with --listen: the server on this machine that requests are passed on to", readLocalUrl)
    .action(async (command: readonly string[], options: TapOptions) => {
      const problem = checkUse(command, options);
      if (problem !== undefined) return fail(context, problem);
      const party = await openParty(context, options);
      if (party !== undefined) await runTap(context, party, command, options);
    });
};

function checkUse(command: readonly string[], { listen, to }: TapOptions): string | undefined {
  if (listen === undefined && to === undefined)
    return command.length > 0 ? undefined : "name the command to tap after --, or a server with --listen and --to";
  if (command.length > 0) return "use either a command or --listen with --to, not both";
  return listen === undefined || to === undefined ? "--listen and --to belong together" : undefined;
}

async function runTap(context: CommandContext, party: OpenedParty, command: readonly string[], options: TapOptions): Promise<void> {
  const { terminal, folder, exit } = context;
  const { createTap } = await import("../tap/create-tap.js");
  const report = (line: string): void => terminal.printError(line);
  const [view, recording] = [options.view, options.record].map((file) => file && openFile(resolve(folder, file), file, report));
  const show = view ? (line: string) => void view.write(`${line}\n`) : report;
  const paint = (text: string, level: "error" | "warning"): string =>
    view ? text : terminal.colours[level === "error" ? "red" : "yellow"](text);
  const record = recording ? (line: string) => void recording.write(`${line}\n`) : undefined;
  const tap = createTap({ ...party, show, paint, record });
  const code =
    options.listen === undefined || options.to === undefined
      ? await wrap(context, command, tap)
      : await proxy(context, { port: options.listen, target: options.to, tap, show });
  const { messages, withIssues, skipped } = tap.counts();
  show(`tap: ${count(messages, "message")}, ${withIssues} with issues${skipped === 0 ? "" : `, ${skipped} bytes were not checked`}`);
  for (const file of [view, recording]) if (file) await new Promise<void>((done) => file.end(done));
  exit(code === 0 && options.fail === true && withIssues > 0 ? 1 : code);
}

async function wrap({ terminal }: CommandContext, command: readonly string[], tap: Tap): Promise<number> {
  const { wrapCommand } = await import("../tap/wrap-command.js");
  const result = await wrapCommand({
    command,
    input: process.stdin,
    output: process.stdout,
    inbound: tap.direction(true),
    outbound: tap.direction(false),
  });
  if ("code" in result) return result.code;
  terminal.printError(`error: ${result.problem}`);
  return 2;
}

async function proxy({ terminal }: CommandContext, options: ProxyOptions): Promise<number> {
  const { startProxy } = await import("../tap/proxy.js");
  const started = await startProxy(options).catch((error: NodeJS.ErrnoException) => error);
  if (started instanceof Error) {
    terminal.printError(
      `error: cannot listen on port ${options.port}: ${started.code === "EADDRINUSE" ? "the port is in use" : started.message}`,
    );
    return 2;
  }
  terminal.printError(`tap: connect clients to ${started.url} (press Ctrl+C to stop)`);
  const stop = terminal.interrupted?.();
  await new Promise<void>((stopped) => (stop?.aborted === true ? stopped() : stop?.addEventListener("abort", () => stopped())));
  await started.close();
  return 0;
}

/** Opens a file that only its owner can read. If it cannot be written, that is reported once, and the bytes still pass. */
function openFile(path: string, shown: string, report: (line: string) => void): WriteStream {
  const file = createWriteStream(path, { flags: "a", mode: 0o600 });
  file.on("error", (error) => report(`tap: cannot write ${shown}: ${systemProblem(error)}`));
  return file;
}

/** A server on this machine: a tap sees everything, so it is not placed in front of other people's servers. */
function readLocalUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:") throw new InvalidArgumentError("must be a URL such as http://127.0.0.1:3000/mcp");
  if (!isLocalName(url.hostname)) throw new InvalidArgumentError("must be a server on this machine (127.0.0.1, [::1] or localhost)");
  return url;
}
