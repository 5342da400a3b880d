// The command line: finds the command, runs it and returns its exit code.

import { readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import type { CommandContext, ExitCode } from "./command.js";
import { commands } from "./commands.js";
import { createTerminal, type Terminal } from "./terminal.js";

/** Runs the program with its arguments, without those of Node. */
export async function runProgram(parameters: readonly string[], terminal: Terminal, folder: string): Promise<ExitCode> {
  let code: ExitCode = 0;
  const exit = (given: ExitCode): void => {
    code = given;
  };
  const program = createProgram({ terminal, folder, exit });
  try {
    await program.parseAsync(withoutHelp(program, parameters), { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  } finally {
    terminal.progress?.("");
  }
  return code;
}

/** Runs the program for a process. */
export async function runProcess(process: NodeJS.Process): Promise<void> {
  const terminal = {
    ...createTerminal(process.stdout, process.stderr, process.env),
    interrupted: () => interruption(process),
  };
  try {
    process.exitCode = await runProgram(process.argv.slice(2), terminal, process.cwd());
  } catch (error) {
    // An exception is a bug in wirepact; its stack trace is only shown on request.
    const { stack, message } = error instanceof Error ? error : new Error(String(error));
    terminal.printError(`error: internal error in wirepact: ${message}`);
    terminal.printError(process.env["WIREPACT_DEBUG"] === undefined ? "Set WIREPACT_DEBUG=1 to see the stack trace." : (stack ?? ""));
    process.exitCode = 2;
  }
}

/** The first Ctrl+C lets the command finish; the second one ends the process at once. */
function interruption(process: NodeJS.Process): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => controller.abort());
  return controller.signal;
}

function createProgram(context: CommandContext): Command {
  const { terminal } = context;
  const program = new Command("wirepact")
    .description("Generates npm packages from message protocols that are described in YAML.")
    .version(ownVersion(), "--version", "show the version")
    .helpOption("-h, --help", "show help")
    .addHelpCommand(new Command("help").argument("[command]").description("show help for a command").helpGroup("Help:"))
    .showHelpAfterError(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.printError(text.trimEnd()),
      outputError: (text, write) => write(explainUsage(text)),
    });
  for (const [heading, group] of Object.entries(commands)) {
    program.commandsGroup(heading);
    for (const add of group) add(program, context);
  }
  for (const command of program.commands) command.copyInheritedSettings(program).allowExcessArguments(false);
  return program;
}

/** A mistake on the command line, in our words and with what helps. */
function explainUsage(text: string): string {
  const said = text
    .trimEnd()
    .replace(/^error: command-argument value '(.*)' is invalid for argument '(.*?)'\./, 'error: <$2> cannot be "$1".');
  return /unknown command|missing required argument|unknown option/.test(said) && !said.includes("Did you mean")
    ? `${said}\n\`wirepact --help\` lists the commands, and \`wirepact <command> --help\` the arguments and options of one.`
    : said;
}

/** Help for a command that does not exist is a mistake, too: only the command is left, which is reported. */
function withoutHelp(program: Command, parameters: readonly string[]): string[] {
  const [first = "", ...rest] = parameters[0] === "help" ? parameters.slice(1) : parameters;
  const isKnown = first === "" || first === "help" || first.startsWith("-") || program.commands.some((command) => command.name() === first);
  const asksForHelp = parameters[0] === "help" || rest.includes("--help") || rest.includes("-h");
  return asksForHelp && !isKnown ? [first] : [...parameters];
}

function ownVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { readonly version?: string };
  return manifest.version ?? "unreleased";
}
