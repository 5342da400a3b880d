// `wirepact channel`: shows the queues of a channel, what is late in them and the dead letters; follows, sends, puts back and deletes messages.

import { resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Engine, LateLetter, LetterWriter, NatsOptions, QueueName, QueueStatus, StoredLetter } from "@wirepact/channel";
import { formatIssues, redactMessage } from "@wirepact/core";
import { typeOfMessage } from "../inspect/check-messages.js";
import { renderIssue, shownText } from "../inspect/render-issues.js";
import type { AddCommand, CommandContext } from "./command.js";
import { addProtocolOptions, count, eachMessage, openMessages, type MessageOptions, type OpenedMessages } from "./message-command.js";

interface ChannelOptions extends MessageOptions {
  readonly schema?: string;
  readonly creds?: string;
  readonly nkey?: string;
  readonly tlsca?: string;
  readonly tlscert?: string;
  readonly tlskey?: string;
  readonly format: "text" | "json";
}

/** What the subcommands work on. */
interface OpenedChannel extends OpenedMessages {
  readonly engine: Engine;
  readonly letters: LetterWriter;
}

/** Adds the command and its subcommands; without one, it shows the channel. */
export const addChannelCommand: AddCommand = (program, context) => {
  const channel = program
    .command("channel")
    .description("show, follow and repair the queues of a channel between machines")
    .copyInheritedSettings(program);
  addShow(channel, context);
  addTail(channel, context);
  addSend(channel, context);
  addRepair(channel, context, { name: "retry", does: "put dead letters back into their queues", done: "put back" });
  addRepair(channel, context, { name: "drop", does: "delete dead letters", done: "deleted" });
  for (const command of channel.commands) command.allowExcessArguments(false);
};

function addChannelOptions(command: Command): Command {
  const nats = (flags: string, help: string, variable: string): Option => new Option(flags, `${help} (NATS only)`).env(variable);
  return addProtocolOptions(command)
    .argument("<address>", "the channel: a nats:// or postgres:// URL, or a SQLite file")
    .option("--schema <name>", "schema of the channel (PostgreSQL only)")
    .addOption(nats("--creds <file>", "credentials of the user", "NATS_CREDS"))
    .addOption(nats("--nkey <file>", "key of the user", "NATS_NKEY"))
    .addOption(nats("--tlsca <file>", "certificate of the authority that signed that of the server", "NATS_CA"))
    .addOption(nats("--tlscert <file>", "certificate of the client", "NATS_CERT"))
    .addOption(nats("--tlskey <file>", "key of the certificate", "NATS_KEY"));
}

/** The options of the NATS client, under the names of the command line of NATS; a password is taken from the environment only. */
function natsOptions(folder: string, address: string, { creds, nkey, tlsca, tlscert, tlskey }: Partial<ChannelOptions>): NatsOptions {
  const { NATS_USER: user, NATS_PASSWORD: pass } = process.env;
  const found = (files: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(files).flatMap(([key, file]) => (file === undefined ? [] : [[key, resolve(folder, file)]])));
  const tls = found({ caFile: tlsca, certFile: tlscert, keyFile: tlskey });
  const hasLogin = address.includes("@") || user === undefined;
  return {
    ...found({ creds, nkey }),
    ...(hasLogin ? {} : pass === undefined ? { token: user } : { user, pass }),
    ...(Object.keys(tls).length === 0 ? {} : { tls }),
  };
}

const formatOption = (): Option => new Option("--format <format>", "output format").choices(["text", "json"]).default("text");

/** Opens a channel that exists, for a job, and reports its errors in one sentence. */
async function withChannel(
  context: CommandContext,
  { address, party, ...options }: Omit<ChannelOptions, "format"> & { readonly address: string; readonly party?: Sender },
  job: (opened: OpenedChannel) => Promise<void>,
): Promise<void> {
  const fail = (problem: string): void => {
    context.terminal.printError(`error: ${problem}`);
    context.exit(2);
  };
  const opened = await openMessages(context, options);
  if (opened === undefined) return;
  if (address.startsWith("memory:")) return fail("a memory: channel exists only inside the process that opened it");
  const { protocol } = opened;
  const role = party?.role ?? Object.keys(protocol.roles)[0] ?? "";
  if (!Object.hasOwn(protocol.roles, role))
    return fail(`unknown role "${role}" of ${protocol.name}, expected one of ${Object.keys(protocol.roles).join(", ")}`);
  const { ChannelError, createLetterWriter, openEngine } = await import("@wirepact/channel");
  const { packageOf } = await import("./protocol-package.js");
  let engine: Engine | undefined;
  try {
    const place = /^\w[\w+.-]+:\/\//.test(address) ? address : resolve(context.folder, address);
    engine = await openEngine(place, protocol, {
      schema: options.schema,
      nats: natsOptions(context.folder, address, options),
      create: false,
    });
    const letters = createLetterWriter(packageOf(opened), { role, name: party?.name ?? "" });
    await job({ ...opened, engine, letters });
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    fail(error.message);
  } finally {
    await engine?.close();
  }
}

const shownQueue = ({ role, party }: QueueName): string => (party === undefined ? role : `${shownText(party)} (${role})`);
const shownTime = (milliseconds: number): string =>
  Number.isNaN(new Date(milliseconds).valueOf()) ? "at no time" : new Date(milliseconds).toISOString();

function addShow(channel: Command, context: CommandContext): void {
  const { terminal } = context;
  addChannelOptions(channel.command("show", { isDefault: true }))
    .description("show the queues of all parties, what is late in them and the dead letters")
    .addOption(formatOption())
    .action((address: string, options: ChannelOptions) =>
      withChannel(context, { ...options, address }, async ({ engine, letters, protocol }) => {
        const { findLate, listAll } = await import("@wirepact/channel");
        const queues = await engine.status();
        const late = findLate(protocol, await listAll(engine, "open"), letters.read, Date.now());
        const dead = await listAll(engine, "dead");
        if (options.format === "json") {
          const plain = ({ key, id, from, queue, reason, sentAt }: StoredLetter) => ({ key, id, from, queue, reason, sentAt });
          const shownLate = late.map(({ letter, type, due }) => ({ ...plain(letter), type, due }));
          return terminal.print(JSON.stringify({ queues, late: shownLate, deadLetters: dead.map(plain) }, null, 2));
        }
        for (const line of describeQueues(queues)) terminal.print(line);
        terminal.print(late.length === 0 ? "nothing is late" : `late: ${count(late.length, "message")}`);
        for (const each of late) terminal.print(`  ${describeLate(each)}`);
        terminal.print(dead.length === 0 ? "no dead letters" : `dead letters: ${dead.length}`);
        for (const { key, id, from, queue, reason } of dead)
          terminal.print(`  ${key}  ${shownText(id)} from ${shownQueue(from)} to ${shownQueue(queue)}: ${shownText(reason)}`);
      }),
    );
}

function describeQueues(queues: readonly QueueStatus[]): readonly string[] {
  const rows = queues.map(({ role, party, pending, taken, dead }) => [
    role,
    party === undefined ? "(shared)" : shownText(party),
    ...[pending, taken, dead].map(String),
  ]);
  const all = [["role", "party", "pending", "taken", "dead"], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all.map((row) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join("  "),
  );
}

const describeLate = ({ letter, type, due }: LateLetter): string =>
  `${shownText(type)} ${shownText(letter.id)} from ${shownQueue(letter.from)} waits for ${shownQueue(letter.queue)}, due ${shownTime(due)}`;

function addTail(channel: Command, context: CommandContext): void {
  const { terminal } = context;
  addChannelOptions(channel.command("tail"))
    .description("show messages as they are sent, without taking them; sensitive values are withheld")
    .option("--count <number>", "end after this many messages (default: when you press Ctrl+C)", readCount)
    .addOption(formatOption())
    .action((address: string, { count: most = Infinity, ...options }: ChannelOptions & { readonly count?: number }) =>
      withChannel(context, { ...options, address }, async ({ engine, letters, protocol }) => {
        const ended = new AbortController();
        const interrupted = terminal.interrupted?.();
        interrupted?.addEventListener("abort", () => ended.abort());
        let shown = 0;
        for await (const letter of engine.watch(ended.signal)) {
          const result = letters.read(letter.text);
          const message = result.ok ? redactMessage(protocol, result.value) : undefined;
          const type = result.ok ? typeOfMessage(protocol, result.value) : undefined;
          const { id, from, queue, kind, sentAt } = letter;
          if (options.format === "json")
            terminal.print(JSON.stringify({ id, from, queue, kind, sentAt, type, message, issues: result.ok ? undefined : result.issues }));
          else {
            const what = result.ok ? JSON.stringify(message) : `is not a message: ${shownText(formatIssues(result.issues))}`;
            const name = kind === "message" ? (type ?? "message") : `acknowledgement of ${type ?? "message"}`;
            terminal.print(`${shownTime(sentAt)} ${shownQueue(from)} → ${shownQueue(queue)}  ${shownText(name)} ${shownText(id)} ${what}`);
          }
          await terminal.drain?.();
          shown += 1;
          if (shown >= most) break;
        }
        ended.abort();
      }),
    );
}

interface Sender {
  readonly role: string;
  readonly name: string;
}

interface SendOptions extends ChannelOptions, Sender {
  readonly to?: string;
}

function addSend(channel: Command, context: CommandContext): void {
  const { terminal, exit } = context;
  addChannelOptions(channel.command("send"))
    .description("send messages from files to the queues of their recipients")
    .argument("<paths...>", "files or folders with messages; - for standard input")
    .requiredOption("-r, --role <role>", "role that sends them (required)")
    .requiredOption("-n, --name <name>", "name of the party that sends them (required)")
    .option("--to <name>", "name of the party that gets them (default: the recipient in the message, or all parties of the role)")
    .option("--encoding <name>", "encoding of the input (default: from the file extension, or the protocol's first encoding)")
    .action((address: string, paths: readonly string[], { role, name, to, ...options }: SendOptions) =>
      withChannel(context, { ...options, address, party: { role, name } }, async (opened) => {
        const messages: object[] = [];
        let invalid = 0;
        const isRead = await eachMessage(context, opened, paths, ({ message, found }) => {
          if (message !== undefined) return void messages.push(message);
          invalid += 1;
          for (const issue of found) terminal.printError(renderIssue(issue));
        });
        if (!isRead) return;
        if (invalid > 0)
          terminal.printError(`error: nothing was sent, because ${count(invalid, "message")} ${invalid === 1 ? "is" : "are"} invalid`);
        if (invalid > 0) return exit(1);
        // All of them are written before the first one is sent, so that a mistake in one of them sends nothing.
        const letters = messages.flatMap((message) => opened.letters.write(message, { to }));
        for (const letter of letters) await opened.engine.send(letter);
        terminal.print(
          `sent ${count(messages.length, "message")} to ${count(new Set(letters.map((letter) => shownQueue(letter.to))).size, "queue")}`,
        );
      }),
    );
}

interface Repair {
  readonly name: "retry" | "drop";
  readonly does: string;
  readonly done: string;
}

function addRepair(channel: Command, context: CommandContext, { name, does, done }: Repair): void {
  const { terminal, exit } = context;
  addChannelOptions(channel.command(name))
    .description(does)
    .argument("[keys...]", "numbers of dead letters, as `wirepact channel <address>` shows them")
    .option("--all", "all dead letters")
    .action((address: string, keys: readonly string[], { all = false, ...options }: ChannelOptions & { readonly all?: boolean }) =>
      withChannel(context, { ...options, address }, async ({ engine }) => {
        if (all === keys.length > 0) {
          terminal.printError("error: pass either the numbers of dead letters or --all");
          return exit(2);
        }
        const { listAll } = await import("@wirepact/channel");
        const chosen = all ? (await listAll(engine, "dead")).map(({ key }) => key) : keys;
        let changed = 0;
        for (const key of chosen) {
          if (await (name === "retry" ? engine.putBack : engine.drop)(key)) changed += 1;
          else terminal.printError(`error: there is no dead letter ${shownText(key)}`);
        }
        terminal.print(`${done}: ${count(changed, "dead letter")}`);
        if (changed < chosen.length) exit(1);
      }),
    );
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError("must be an integer above 0");
  return Number(text);
}
