// Tools that read the store, and append to it where the server was started with that right.

import type { Issue, ProtocolDescriptor } from "@wirepact/core";
import type { MessageStore, StoredEntry } from "@wirepact/store";
import { failure, shownMessage, success } from "../answer.js";
import { parseObject, pickProtocol, protocolArgument } from "../arguments.js";
import type { ServerContext } from "../server-context.js";
import type { StoreAccess } from "../store-access.js";
import { type Arguments, argument, integer, type McpTool, objectOrText, textOf, ToolError } from "../tool.js";

const mostMessages = 200;
/** The most characters of messages in one result. */
const mostCharacters = 200_000;

const strings = { kind: "list", item: { kind: "scalar", scalar: "string" }, max: 100 } as const;

const read: McpTool = {
  name: "read_store",
  title: "Read the store",
  description:
    "Lists the locations of the store, or reads the messages of a location, oldest first, through a view of the protocol if one is named.",
  arguments: (context) => [
    protocolArgument(context),
    argument("location", "The location. Without it, the locations are listed."),
    argument("view", "A view of the protocol. Default: all messages in the order in which they were written."),
    argument("agents", "Agent keys, for views by agent.", strings),
    argument("after", "Only messages after this position.", integer(0)),
    argument("limit", "The maximum number of messages to read. Default: 20.", integer(1, mostMessages)),
  ],
  run: async (context, given) => {
    const { protocol } = pickProtocol(context, given);
    return storeOf(context).use(protocol, async (store) => {
      if (given["location"] === undefined) return listLocations(store);
      const entries = await readEntries(store, textOf(given, "location"), given);
      const limit = Number(given["limit"] ?? 20);
      const messages: unknown[] = [];
      let characters = 0;
      for (const { position, agentKey, message } of entries.slice(0, limit)) {
        const shown = { position, agent: agentKey, message: shownMessage(context, protocol, message).message };
        characters += JSON.stringify(shown).length;
        if (messages.length > 0 && characters > mostCharacters) break;
        messages.push(shown);
      }
      const more = messages.length < entries.length;
      const last = (messages.at(-1) as { readonly position: number } | undefined)?.position;
      const title = `${messages.length} ${messages.length === 1 ? "message" : "messages"}${more ? `; continue with after: ${last}` : ""}.`;
      return success([title, ...messages.map((message) => JSON.stringify(message))].join("\n"), { messages, more });
    });
  },
};

async function listLocations(store: MessageStore) {
  const names = await store.locations();
  const locations = await Promise.all(
    names.slice(0, mostMessages).map(async (location) => ({ location, messages: await store.count(location) })),
  );
  const lines = locations.map(({ location, messages }) => `- ${location}: ${messages}`);
  return success(lines.length === 0 ? "The store is empty." : lines.join("\n"), { locations, more: names.length > locations.length });
}

/** One entry more than the limit, so that it is known whether there are further ones. */
async function readEntries(store: MessageStore, location: string, given: Arguments): Promise<readonly StoredEntry<unknown>[]> {
  const limit = Number(given["limit"] ?? 20) + 1;
  const after = given["after"] === undefined ? undefined : Number(given["after"]);
  const agents = (given["agents"] ?? []) as readonly string[];
  if (given["view"] !== undefined) {
    const page = { limit, ...(after === undefined ? {} : { after }) };
    const view = textOf(given, "view");
    const kind = Object.hasOwn(store.protocol.views, view) ? store.protocol.views[view]?.agents : undefined;
    if (kind === "one" && agents.length !== 1) throw new ToolError(`the view "${view}" needs one agent in agents`);
    if (kind === "many" && agents.length === 0) throw new ToolError(`the view "${view}" needs agents`);
    if (kind === "any" || kind === undefined) return store.entries(view, location, page);
    return store.entries(view, location, kind === "one" ? (agents[0] ?? "") : agents, page);
  }
  if (agents.length > 0) throw new ToolError("agents needs a view");
  const entries: StoredEntry<unknown>[] = [];
  for await (const entry of store.tail(location, { after: after ?? 0, live: false })) {
    entries.push(entry);
    if (entries.length === limit) break;
  }
  return entries;
}

const append: McpTool = {
  name: "append_to_store",
  title: "Append to the store",
  description: "Writes messages to a location of the store, all or none. Every message is validated first.",
  changes: "store",
  arguments: (context) => [
    protocolArgument(context),
    argument("location", "The location.", undefined, true),
    argument("agent", "The key of the agent that the messages belong to."),
    argument("messages", "Complete messages.", { kind: "list", item: objectOrText, min: 1, max: mostMessages }, true),
  ],
  run: async (context, given) => {
    const { protocol } = pickProtocol(context, given);
    const messages = (given["messages"] as readonly unknown[]).map(parseObject);
    const agent = given["agent"] === undefined ? null : textOf(given, "agent");
    return storeOf(context).use(
      protocol,
      async (store) => {
        try {
          const positions = await store.append(textOf(given, "location"), agent, messages);
          return success(`Written at ${positions.join(", ")}.`, { positions });
        } catch (error) {
          const { StoreError } = await import("@wirepact/store");
          if (!(error instanceof StoreError) || error.issues.length === 0) throw error;
          return rejected(context, protocol, messages, error.issues);
        }
      },
      { writes: true },
    );
  },
};

/** The issues of a batch; paths begin with the index of the message. */
const rejected = (context: ServerContext, protocol: ProtocolDescriptor, messages: readonly object[], issues: readonly Issue[]) =>
  failure({ context, protocol, title: "Nothing was written:", message: messages.length === 1 ? messages[0] : undefined, issues });

function storeOf({ store }: ServerContext): StoreAccess {
  if (store === undefined) throw new ToolError("the server was started without a store; use --store <address>");
  return store;
}

/** The tools for the store of a server, if it has one. */
export function storeTools(store: StoreAccess | undefined): readonly McpTool[] {
  if (store === undefined) return [];
  return store.isWritable ? [read, append] : [read];
}
