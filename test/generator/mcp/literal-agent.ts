// An agent that reads the texts of the MCP server literally: it knows no protocol, calls only tools that a text names, and uses only names and
// values that a text gave it. Whatever a text does not say, it does not do.

import type { McpConnection, ToolAnswer } from "../../support/mcp.js";

/** A text on its way from one agent to the agents with these roles. */
export interface Delivery {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** A message that the agent may send, with the reasons. */
export interface Option {
  readonly message: string;
  readonly reasons: string;
}

/** What the agent is about to pass to the tool that builds. */
export interface Draft {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Spoils a draft; undefined if it cannot. It knows all messages of the protocol, and the values of the last message that was built. */
export type Mistake = (draft: Draft, known: Known) => Draft | undefined;

interface Known {
  readonly messages: readonly string[];
  /** Those that the agent sends. */
  readonly own: readonly string[];
  readonly last: Draft["fields"];
}

export interface LiteralAgent {
  readonly role: string;
  /** Records a text that has arrived. */
  readonly receive: (delivery: Delivery) => Promise<void>;
  /** What it may send now; nothing while it waits. */
  readonly options: () => Promise<readonly Option[]>;
  /** Sends a message; undefined if it is told to wait or to send something else. */
  readonly send: (option: Option, mistake?: Mistake) => Promise<Delivery | undefined>;
  /** How many calls were rejected. */
  readonly rejections: () => number;
}

export interface AgentOptions {
  readonly mcp: McpConnection;
  /** The name of the conversation. */
  readonly conversation: string;
  /** Changes the texts that the agent reads. */
  readonly read?: (text: string) => string;
}

/** The agent has no instruction for what it sees. */
export class Lost extends Error {
  override readonly name = "Lost";
}

function lost(why: string, text: string): never {
  throw new Lost(`${why}:\n${text}`);
}

/** What a pattern finds in a text. */
function find(pattern: RegExp, text: string, why: string): string {
  return pattern.exec(text)?.[1] ?? lost(why, text);
}

type Call = (name: string, given: Readonly<Record<string, unknown>>) => Promise<ToolAnswer>;

/** Connects an agent to its server. */
export async function createAgent({ mcp, conversation, read = (text) => text }: AgentOptions): Promise<LiteralAgent> {
  const instructions = read(mcp.client.getInstructions() ?? "");
  const role = find(/^You are the (\S+) in \S+ \(/m, instructions, "it does not say who I am");
  const recipients = partiesIn(find(/^You send (.+)\.$/m, instructions, "it does not say what I send"), "to");
  const senders = partiesIn(find(/^You receive (.+)\.$/m, instructions, "it does not say what I receive"), "from");
  const listing = find(/^1\. (\w+) lists what you may send now\.$/m, instructions, "it does not say how to begin");
  const describing = find(
    /^2\. (\w+) returns the fields of a message, with an example\.$/m,
    instructions,
    "it does not say how fields are found",
  );
  const building = find(/^3\. (\w+) returns the text to send\./m, instructions, "it does not say how to build");
  const recording = find(/^4\. Send that text unchanged, then record it with (\w+)\./m, instructions, "it does not say how to record");
  const receiving = find(/ Record every text that you receive with (\w+), too\.$/m, instructions, "it does not say what to do with texts");
  const obeysResults = /^If a call is rejected, do what the result says\.$/m.test(instructions);
  const { tools } = await mcp.client.listTools();
  const describeTool = (name: string) => tools.find((tool) => tool.name === name) ?? lost("there is no such tool", name);
  /** The argument of a tool whose description matches. */
  const argumentOf = (name: string, pattern: RegExp): string => {
    const properties = Object.entries(describeTool(name).inputSchema.properties ?? {}) as [string, { readonly description?: string }][];
    return (
      properties.find(([, { description = "" }]) => pattern.test(read(description)))?.[0] ??
      lost(`${name} has no argument`, String(pattern))
    );
  };
  /** The argument of a tool that takes one of the messages, and these messages. */
  const choiceOf = (name: string): readonly [string, readonly string[]] => {
    const properties = Object.entries(describeTool(name).inputSchema.properties ?? {}) as [string, { readonly enum?: readonly string[] }][];
    const sent = [...recipients.keys()];
    const found = properties.find(([, { enum: values = [] }]) => sent.every((message) => values.includes(message)));
    return found === undefined ? lost("no argument takes my messages", name) : [found[0], found[1].enum ?? []];
  };
  const call: Call = async (name, given) => {
    const named = name === describing ? {} : { [argumentOf(name, /^The name of the conversation/)]: conversation };
    const answer = await mcp.call(name, { ...named, ...given });
    return { ...answer, text: read(answer.text) };
  };
  const descriptions = new Map<string, string>();
  /** What a text says about a message, which is read once. */
  const describe = async (message: string): Promise<string> => {
    const known = descriptions.get(message) ?? (await call(describing, { [choiceOf(describing)[0]]: message })).text;
    descriptions.set(message, known);
    return known;
  };
  let rejections = 0;
  let last: Draft["fields"] = {};

  const record = async (text: string, sender: string, tool = recording): Promise<void> => {
    const given = { [argumentOf(tool, /^The text of the message\./)]: text };
    let answer = await call(tool, given);
    const asked = /^Call (\w+) again with the role that sent it as (\w+)\.$/m.exec(answer.text);
    if (asked !== null) answer = await call(asked[1] ?? "", { ...given, [asked[2] ?? ""]: sender });
    if (!answer.ok || !/^The .+ was recorded\b/.test(answer.text)) lost("it was not recorded", `${answer.text}\n${text}`);
  };

  const options = async (): Promise<readonly Option[]> => {
    const { text } = await call(listing, {});
    const [, offered] = /^What you may send now:\n((?:- .+\n?)+)$/.exec(text) ?? [];
    if (offered !== undefined)
      return [...offered.matchAll(/^- (.+?): (It .+)$/gm)].map(([, message = "", reasons = ""]) => ({ message, reasons }));
    if (!/^You may send nothing now\.(?:\nWait for one of these, and record it with \w+:|$)/.test(text))
      lost("it does not say what to do", text);
    return [];
  };

  const send = async (option: Option, mistake?: Mistake): Promise<Delivery | undefined> => {
    const [messageArgument, messages] = choiceOf(building);
    const fieldsArgument = argumentOf(building, /^The fields by name/);
    const described = await describe(option.message);
    const example = JSON.parse(/^Example: (.+)$/m.exec(described)?.[1] ?? "{}") as Draft["fields"];
    const lists = described.matchAll(/^Filled in if (?:you leave them out|they follow from the conversation): (.+)$/gm);
    const filled = new Set([...lists].flatMap(([, names = ""]) => names.split(", ")));
    const [, field, value] = /\bSet (\S+) to ("(?:[^"\\]|\\.)*"|\S+?)(?: or|,|\.)/.exec(option.reasons) ?? [];
    const chosen = field === undefined || value === undefined ? {} : { [field]: JSON.parse(value) as unknown };
    const given = Object.fromEntries(Object.entries(example).filter(([name]) => !filled.has(name)));
    let draft: Draft = { message: option.message, fields: { ...given, ...chosen } };
    draft = mistake?.(draft, { messages, own: [...recipients.keys()], last }) ?? draft;
    const tried: string[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const { ok, text, data } = await call(building, { [messageArgument]: draft.message, [fieldsArgument]: draft.fields });
      if (ok) {
        last = data["message"] as Draft["fields"];
        await record(text, role);
        return { from: role, to: recipients.get(draft.message) ?? lost("it does not say to whom it goes", draft.message), text };
      }
      rejections++;
      if (!obeysResults) lost("it does not say what to do after a rejection", instructions);
      tried.push(`${JSON.stringify(draft)}\n${text}`);
      const repaired = repair({ draft, example, building, messageArgument }, text);
      if (repaired === undefined) return undefined;
      if (JSON.stringify(repaired) === JSON.stringify(draft)) lost(`nothing to change in ${JSON.stringify(draft)}`, text);
      draft = repaired;
    }
    return lost("it is never right", tried.join("\n"));
  };

  return {
    role,
    receive: async ({ text, from }) => {
      const isExpected = [...senders.values()].some((parties) => parties.includes(from) || parties.includes("any role"));
      if (!isExpected) lost(`I receive nothing from ${from}`, instructions);
      await record(text, from, receiving);
    },
    options,
    send,
    rejections: () => rejections,
  };
}

/** `a, b to x or y; c to z` as the other parties by message. */
function partiesIn(text: string, side: "from" | "to"): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split("; ").flatMap((part) => {
      const at = part.lastIndexOf(` ${side} `);
      const parties = part.slice(at + side.length + 2).split(/, | or /);
      return part
        .slice(0, at)
        .split(", ")
        .map((message) => [message, parties] as const);
    }),
  );
}

interface Rejected {
  readonly draft: Draft;
  readonly example: Draft["fields"];
  readonly building: string;
  readonly messageArgument: string;
}

/** The draft with the changes that a text asks for; undefined if it says to wait or to send something else. */
function repair({ draft, example, building, messageArgument }: Rejected, text: string): Draft | undefined {
  const lines = text.split("\n");
  const step = lines.find((line) => !line.startsWith("- ") && line !== lines[0]) ?? lost("it does not say what to do next", text);
  if (/^Wait for .+, record it with \w+, (?:and then|change the other fields that are listed, and) call \w+ again\.$/.test(step))
    return undefined;
  if (/^Build another message\. (?:What you may send now:$|You may send nothing now\.)/.test(step)) return undefined;
  if (/^Build and send .+ first\./.test(step)) return undefined;
  const left = new RegExp(`^Leave out (\\S+), which is then filled in, keep the other fields, and call ${building} again\\.$`).exec(
    step,
  )?.[1];
  const changed = new RegExp(`^Change these (fields|arguments), keep the others, and call ${building} again\\.$`).exec(step)?.[1];
  if (left === undefined && changed === undefined) lost("I do not understand what to do next", text);
  let { message } = draft;
  const fields: Record<string, unknown> = { ...draft.fields };
  if (left !== undefined) delete fields[left];
  for (const line of lines.filter((each) => each.startsWith("- "))) {
    const [, unknown, meant] = /^- unknown field (\S+?)(?:; did you mean "([^"]+)"\?)? \[/.exec(line) ?? [];
    const [, path = "", words = ""] = /^- (\S+) ((?:is|must|should|does|has|looks|violates|repeats) .+)$/.exec(line) ?? [];
    const name = path.split(/[.[]/)[0] ?? "";
    if (unknown !== undefined) {
      if (meant !== undefined) fields[meant] = fields[unknown];
      delete fields[unknown];
    } else if (line.endsWith("pass its fields directly [unknown-field].")) delete fields[name];
    else if (name === messageArgument && changed === "arguments")
      message = meantBy(words) ?? lost("it does not say which message is meant", line);
    else if (left === undefined) {
      const value = rightValue(words, name in example ? example[name] : undefined, fields[name]);
      // The right value may be null.
      fields[name] = value === undefined ? lost(`I know no right value for ${line}`, text) : value;
    }
  }
  return { message, fields };
}

const meantBy = (words: string): string | undefined => /did you mean "([^"]+)"\?/.exec(words)?.[1];

/** A value that a line names, else that of the example. */
function rightValue(words: string, inExample: unknown, wrong: unknown): unknown {
  const meant = meantBy(words);
  if (meant !== undefined) return meant;
  const [, named] =
    /^(?:is required \((?:one of )?|must be (?:one of )?)("(?:[^"\\]|\\.)*"|-?\d+)(?: to follow| \(the|,|\)| or)/.exec(words) ?? [];
  if (named !== undefined) return JSON.parse(named);
  return JSON.stringify(inExample) === JSON.stringify(wrong) ? undefined : inExample;
}
