// `wirepact conform`: tests a program, in any language, against the spec of its protocol.

import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import type { ConformReport } from "../conform/result.js";
import type { GivenValues } from "../conform/values.js";
import type { StartParty } from "../party/party.js";
import { systemProblem } from "../disk/system-problem.js";
import { fail, type AddCommand, type CommandContext } from "./command.js";
import { addPartyOptions, addVersionOption, openParty, type OpenedParty, type PartyOptions } from "./party-command.js";

export interface ConformOptions extends PartyOptions {
  readonly values?: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly junit?: string;
  readonly json?: string;
  readonly format: "text" | "github";
  readonly only?: string;
  readonly skip?: string;
  readonly show: number;
  readonly strict?: boolean;
  readonly seed: number;
  readonly timeout: number;
  readonly startTimeout: number;
  readonly maxTime: number;
  readonly adapter?: boolean;
  readonly dump?: boolean;
  readonly url?: string;
  readonly sse?: boolean;
  readonly header?: readonly string[];
  readonly echoHeader?: readonly string[];
  readonly allowHost?: readonly string[];
  readonly inbox?: string;
  readonly outbox?: string;
}

/** Adds the command. */
export const addConformCommand: AddCommand = (program, context) => {
  addVersionOption(addPartyOptions(program.command("conform"), "role of the program that is tested"))
    .description("test a program, in any language, against the spec of its protocol")
    .argument("[command...]", "the command to test, after --; it reads and writes messages over its standard streams")
    .option("--url <url>", "test a server on this machine: each message is the body of a POST, and answers are JSON or event streams")
    .option("--sse", "read the messages that answer nothing from an event stream, which a GET of the URL opens")
    .option("--header <name=value...>", "headers of all requests")
    .option("--echo-header <name...>", "headers of answers that all later requests repeat, such as Mcp-Session-Id")
    .option("--allow-host <name...>", "hosts other than this machine to which messages may be sent")
    .option("--inbox <folder>", "test a program that reads each message from a file of this folder")
    .option("--outbox <folder>", "folder to which it writes its messages")
    .option("--adapter", "test a decoder: the command answers a line of JSON for each text that it is given")
    .option("--dump", "print the inputs for a decoder and what is expected, and start nothing")
    .option("--values <file>", "JSON file with fields for messages by type, such as the name of a tool that exists")
    .option("--baseline <file>", "file with known failures; other failures, and entries that pass, exit with 1")
    .option("--update-baseline", "write the failures to the baseline file")
    .option("--junit <file>", "write the report as JUnit")
    .option("--json <file>", "write the report as JSON")
    .addOption(new Option("--format <format>", "output format").choices(["text", "github"]).default("text"))
    .option("--only <pattern>", "test only requirements whose names match, with * for any characters")
    .option("--skip <pattern>", "do not test requirements whose names match")
    .option("--show <number>", "causes to show in detail for each outcome, or all", readShown, 2)
    .option("--strict", "fail also if something is rejected in another form than the spec says")
    .option("--seed <number>", "seed of the random messages", readNumber, 1)
    .option("--timeout <ms>", "time for an answer", readNumber, 3000)
    .option("--start-timeout <ms>", "time for the first answer of a process", readNumber, 15_000)
    .option("--max-time <ms>", "time for the whole run; what is left then is skipped", readNumber, 600_000)
    .action(async (command: readonly string[], options: ConformOptions) => {
      const problem = problemOf(command, options);
      if (problem !== undefined) return fail(context, problem);
      const known = await readKnown(context, options);
      if (known === "unreadable") return;
      const isAdapter = options.adapter === true || options.dump === true;
      const test = isAdapter ? (await import("./conform-adapter.js")).testAdapter : testParty;
      const { NothingReachedError } = await import("../conform/result.js");
      try {
        const { createSelection } = await import("../conform/selection.js");
        const selection = createSelection(options.only, options.skip);
        const tested = await test(context, command, options, selection.isWanted);
        const unmatched = selection.problem();
        if (unmatched !== undefined) return fail(context, unmatched);
        if (tested !== undefined) await print(context, tested, { command, options, known });
      } catch (error) {
        if (!(error instanceof NothingReachedError)) throw error;
        fail(context, error.message);
      }
    });
};

/** What was found, and in which protocol. */
export interface Tested {
  readonly report: ConformReport;
  readonly protocol: OpenedParty["protocol"];
}

/** What is wrong with the options together. */
function problemOf(command: readonly string[], options: ConformOptions): string | undefined {
  const { url, inbox, outbox, adapter, dump, baseline, updateBaseline, header = [] } = options;
  if ((inbox === undefined) !== (outbox === undefined)) return "--inbox and --outbox belong together";
  if (url !== undefined && !URL.canParse(url)) return `--url "${url}" is not a URL, such as http://127.0.0.1:3000/mcp`;
  if (url !== undefined && (inbox !== undefined || command.length > 0))
    return "--url tests a server that runs already; start it first, and name no command or folders";
  if ((adapter === true || dump === true) && (url ?? inbox ?? options.values) !== undefined)
    return "--adapter and --dump test a decoder, without --url, --inbox, --outbox and --values";
  const ofHttp = (["sse", "header", "echo-header", "allow-host"] as const).find((name) => options[repeatedOptions[name]] !== undefined);
  if (url === undefined && ofHttp !== undefined) return `--${ofHttp} needs --url <url>`;
  if (command.length === 0 && dump !== true && url === undefined && inbox === undefined)
    return "name the command to test after --, or a server with --url, or folders with --inbox and --outbox";
  const broken = header.find((each) => !/^[\w-]+=/.test(each));
  if (broken !== undefined) return `--header "${broken}" must be name=value`;
  return updateBaseline === true && baseline === undefined ? "--update-baseline needs --baseline <file>" : undefined;
}

async function testParty(
  context: CommandContext,
  command: readonly string[],
  options: ConformOptions,
  isWanted: (id: string) => boolean,
): Promise<Tested | undefined> {
  const party = await openParty(context, options, options.url !== undefined || options.inbox !== undefined);
  const start = party && (await starterOf(context, party, command, options));
  const values = party && (await readValues(context, party, options.values));
  if (party === undefined || start === undefined || values === undefined) return undefined;
  const { conform } = await import("../conform/conform.js");
  const report = await conform({
    ...party,
    party: options.url ?? (command.length > 0 ? command.join(" ") : `${options.inbox} and ${options.outbox}`),
    start,
    isStream: options.url === undefined && options.inbox === undefined,
    limits: { start: options.startTimeout, answer: options.timeout, whole: options.maxTime },
    seed: options.seed,
    values,
    isWanted,
    onProgress: (done, all) => context.terminal.progress?.(`tried ${done} of ${all} …`),
  });
  return { report, protocol: party.protocol };
}

/** What starts the party, or connects to it; undefined when that is not allowed, which was reported. */
async function starterOf(
  context: CommandContext,
  { framing }: OpenedParty,
  command: readonly string[],
  { url, inbox, outbox, sse, header = [], echoHeader = [], allowHost = [], timeout }: ConformOptions,
): Promise<StartParty | undefined> {
  const { startProcess } = await import("../party/stdio-party.js");
  const { maxOutput } = await import("../party/party.js");
  const startCommand: StartParty = (events) => startProcess(command, framing, maxOutput, events);
  if (inbox !== undefined && outbox !== undefined) {
    const { startFolders } = await import("../party/folder-party.js");
    const folders = { inbox: resolve(context.folder, inbox), outbox: resolve(context.folder, outbox) };
    return (events) => startFolders({ ...folders, start: command.length === 0 ? undefined : startCommand }, framing, events);
  }
  if (url === undefined) return startCommand;
  const { problemOfHost, startHttp } = await import("../party/http-party.js");
  const problem = await problemOfHost(new URL(url), allowHost);
  if (problem !== undefined) return fail(context, problem);
  const headers = Object.fromEntries(header.map((each) => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)]));
  const given = { url: new URL(url), headers, echoed: echoHeader, listens: sse === true, patience: timeout };
  return (events) => startHttp(given, framing, events);
}

interface Printed {
  readonly command: readonly string[];
  readonly options: ConformOptions;
  /** The text of the baseline file. */
  readonly known: string | undefined;
}

async function print(context: CommandContext, { report, protocol }: Tested, { command, options, known = "" }: Printed): Promise<void> {
  const { terminal, exit } = context;
  const { baseline } = options;
  const { compareBaseline, readBaseline, writeBaseline } = await import("../conform/baseline.js");
  const { githubReport, jsonReport, junitReport } = await import("../conform/report-files.js");
  const { summary, textReport } = await import("../conform/report-text.js");
  const withhold = (await import("../conform/withhold.js")).createWithhold(protocol);
  const isStrict = options.strict === true;
  const updated = options.updateBaseline === true ? writeBaseline(report, known === "" ? undefined : known, isStrict) : undefined;
  const comparison = compareBaseline(report, readBaseline(updated ?? known), isStrict);
  const lines =
    options.format === "github"
      ? [...githubReport(comparison, withhold, { file: baseline ?? "", lines: known.split("\n") }), summary(report, comparison)]
      : textReport(report, {
          shown: options.show,
          paint: (text, verdict) =>
            verdict === "fail" ? terminal.colours.red(text) : verdict === "lax" ? terminal.colours.yellow(text) : text,
          protocol,
          repeat: (id) => commandText(command, { ...options, only: id }),
          comparison,
          baseline,
        });
  for (const line of lines) terminal.print(line);
  exit(comparison.unexpected.size + comparison.stale.length === 0 ? 0 : 1);
  await save(context, baseline, updated);
  await save(context, options.json, jsonReport(report, comparison, withhold));
  await save(context, options.junit, junitReport(report, comparison, withhold));
}

/** Writes a file, if it is wanted. */
async function save(context: CommandContext, file: string | undefined, text: string | undefined): Promise<void> {
  if (file === undefined || text === undefined) return;
  await writeFile(resolve(context.folder, file), text).catch((error: unknown) =>
    fail(context, `cannot write ${file}: ${systemProblem(error)}`),
  );
}

/** The options that decide what is tested, by their names on the command line. */
const repeatedOptions = {
  adapter: "adapter",
  sse: "sse",
  header: "header",
  "echo-header": "echoHeader",
  "allow-host": "allowHost",
  protocol: "protocol",
  role: "role",
  peer: "peer",
  "protocol-version": "protocolVersion",
  encoding: "encoding",
  spec: "spec",
  values: "values",
  url: "url",
  inbox: "inbox",
  outbox: "outbox",
  seed: "seed",
  only: "only",
} as const;

/** These options and the command, to be typed again. */
function commandText(command: readonly string[], options: ConformOptions): string {
  const given = Object.entries(repeatedOptions).flatMap(([name, key]) => {
    const values = [options[key]].flat().filter((value) => value !== undefined && !(key === "seed" && value === 1));
    return values.map((value) => (value === true ? `--${name}` : `--${name} ${quoted(String(value))}`));
  });
  return ["wirepact conform", ...given, ...(command.length === 0 ? [] : ["--", ...command.map((word) => quoted(word))])].join(" ");
}

/** A text as one word of a shell. In double quotes, which are all that Windows has, a quote becomes a wildcard. */
export function quoted(text: string, platform: NodeJS.Platform = process.platform): string {
  if (/^[\w./:@=+-]+$/.test(text)) return text;
  return platform === "win32" ? `"${text.replaceAll('"', "*")}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

async function readValues(
  context: CommandContext,
  { protocol, role }: OpenedParty,
  file: string | undefined,
): Promise<GivenValues | undefined> {
  if (file === undefined) return {};
  const { problemOfValues } = await import("../conform/values.js");
  try {
    const values = JSON.parse(await readFile(resolve(context.folder, file), "utf8")) as unknown;
    const problem = problemOfValues(protocol, role, values);
    return problem === undefined ? (values as GivenValues) : fail(context, `${file}: ${problem}`);
  } catch (error) {
    return fail(context, `cannot read ${file}: ${error instanceof SyntaxError ? error.message : systemProblem(error)}`);
  }
}

/** The text of the baseline file; one that is written may be new. */
async function readKnown(
  context: CommandContext,
  { baseline, updateBaseline }: ConformOptions,
): Promise<string | undefined | "unreadable"> {
  if (baseline === undefined) return undefined;
  try {
    return await readFile(resolve(context.folder, baseline), "utf8");
  } catch (error) {
    if (updateBaseline === true && (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    const hint = (error as NodeJS.ErrnoException).code === "ENOENT" ? "; write it with --update-baseline" : "";
    fail(context, `cannot read ${baseline}: ${systemProblem(error)}${hint}`);
    return "unreadable";
  }
}

function readNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("must be an integer, such as 3000");
  return Number(text);
}

function readShown(text: string): number {
  if (text !== "all" && !/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("must be an integer, such as 5, or all");
  return text === "all" ? Infinity : Number(text);
}
