// An agent that has nothing but the MCP server: it makes mistakes, and repairs them by what it reads in the answers and by nothing else.

import type { McpConnection } from "../../support/mcp.js";

/** What the agent wants to send. */
export interface Intention {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Agent {
  /** Sends a message, after as many repairs as it takes; gives the text on the wire. */
  readonly send: (intention: Intention) => Promise<string>;
  /** The answers that told the agent about a mistake. */
  readonly mistakes: readonly string[];
}

export interface AgentOptions {
  readonly mcp: McpConnection;
  /** Arguments of every call. */
  readonly common: Readonly<Record<string, unknown>>;
  /** What the agent knows, by the name of the field. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The text of the next message from others; undefined if there is none. */
  readonly inbox: () => string | undefined;
}

/** Creates the agent. */
export function createAgent({ mcp, common, facts, inbox }: AgentOptions): Agent {
  const mistakes: string[] = [];
  const send = async (wanted: Intention): Promise<string> => {
    let intention = wanted;
    for (let attempt = 0; attempt < 6; attempt++) {
      const built = await mcp.call("build_message", { ...common, ...intention });
      if (built.ok) {
        const fed = await mcp.call("feed_message", { ...common, text: built.text });
        if (!fed.ok) throw new Error(fed.text);
        return built.text;
      }
      mistakes.push(built.text);
      if (/^Wait for .* record it with feed_message/m.test(built.text)) {
        const text = inbox();
        if (text === undefined) throw new Error(`nothing to wait for: ${built.text}`);
        await mcp.call("feed_message", { ...common, text });
      } else intention = repaired(intention, built.text, facts);
    }
    throw new Error(`not repaired: ${mistakes.at(-1)}`);
  };
  return { send, mistakes };
}

/** The intention with the changes that an answer asks for. */
function repaired(intention: Intention, text: string, facts: Readonly<Record<string, unknown>>): Intention {
  let { message } = intention;
  const fields: Record<string, unknown> = { ...intention.fields };
  const meant = /^unknown message "[^"]*"; did you mean "([^"]+)"\?/.exec(text)?.[1];
  if (meant !== undefined) message = meant;
  for (const line of text.split("\n")) {
    const [, renamed, right] = /^- unknown field (\S+); did you mean "([^"]+)"\?/.exec(line) ?? [];
    const [, removed] = /^- unknown field (\S+) \[/.exec(line) ?? [];
    const [, missing] = /^- (\S+) is required/.exec(line) ?? [];
    const [, wrong, value] = /^- (\S+) must .*(?:did you mean|for example) "([^"]+)"/.exec(line) ?? [];
    const [, counted, number] = /^- (?:\S+\.)?(\w+) must be (\d+)[, ]/.exec(line) ?? [];
    if (renamed !== undefined && right !== undefined) {
      fields[right] = fields[renamed];
      delete fields[renamed];
    } else if (removed !== undefined) delete fields[removed];
    else if (missing !== undefined) fields[missing] = facts[missing];
    else if (wrong !== undefined) fields[wrong] = value;
    else if (counted !== undefined) fields[counted] = Number(number);
  }
  const [, offered = ""] = /What may be sent[^\n]* now:\n((?:- .*\n?)+)/.exec(text) ?? [];
  const allowed = [...offered.matchAll(/^- ([^:\s]+):/gm)].map((match) => match[1] ?? "");
  // A message that is not allowed now: the first that is, with what the agent knows.
  if (allowed.length > 0 && !allowed.includes(message)) message = allowed[0] ?? message;
  return { message, fields };
}
