// The MCP server: answers requests for tools, resources and prompts from the protocols as they are now.

import { nearestName } from "@wirepact/core";
import { issueLines, shownIssues } from "./answer.js";
import { describeTask } from "./guidance.js";
import type { ProtocolLibrary } from "./protocol-library.js";
import { listPrompts, listResources, readResource } from "./resources.js";
import type * as Sdk from "./sdk.js";
import type { ServerContext } from "./server-context.js";
import { type Arguments, argumentsProtocol, inputSchema, type McpTool, readArguments, ToolError, type ToolOutcome } from "./tool.js";
import { conversationTools } from "./tools/conversation-tools.js";
import { messageTools } from "./tools/message-tools.js";
import { protocolTools } from "./tools/protocol-tools.js";
import { storeTools } from "./tools/store-tools.js";

export interface ServerParts extends Omit<ServerContext, "library"> {
  readonly library: () => Promise<ProtocolLibrary>;
  readonly version: string;
  /** Called with an error that is not a mistake of the client. */
  readonly onError: (error: unknown) => void;
}

/** The most characters that the arguments of a call may have. */
export const mostArgumentCharacters = 1_000_000;

/** How deep arguments may be nested: deeper than any message. */
const mostLevels = 100;

/** The tools of a server. */
const toolsOf = ({ store }: Pick<ServerParts, "store">): readonly McpTool[] => [
  ...protocolTools,
  ...messageTools,
  ...conversationTools,
  ...storeTools(store),
];

/** The tools as clients see them. */
export const describeTools = (parts: ServerParts, library: ProtocolLibrary) =>
  toolsOf(parts).map((tool) => describeTool(tool, { ...parts, library }));

/** Creates the server for one connection. It announces changes of its lists if a client is connected. */
export async function createServer(
  sdk: typeof Sdk,
  parts: ServerParts,
  { listChanged }: { readonly listChanged: boolean },
): Promise<Sdk.Server> {
  const instructions = describeTask(await parts.library(), parts.settings);
  const tools = toolsOf(parts);
  const contextNow = async (): Promise<ServerContext> => ({
    ...parts,
    library: await parts.library(),
  });
  const server = new sdk.Server(
    { name: "wirepact", version: parts.version },
    { capabilities: { tools: { listChanged }, resources: { listChanged }, prompts: { listChanged } }, instructions },
  );

  server.setRequestHandler("tools/list", async () => ({ tools: describeTools(parts, await parts.library()) }));

  server.setRequestHandler("tools/call", async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw invalid(
        sdk,
        "tool",
        params.name,
        tools.map(({ name }) => name),
      );
    try {
      return toResult(await callTool(tool, await contextNow(), params.arguments));
    } catch (error) {
      if (error instanceof ToolError) return toResult({ ok: false, text: error.message, data: { ok: false, ...error.data } });
      parts.onError(error);
      throw new sdk.ProtocolError(sdk.ProtocolErrorCode.InternalError, `internal error in wirepact: ${(error as Error).message}`);
    }
  });

  server.setRequestHandler("resources/list", async () => ({ resources: [...(await listResources(await parts.library()))] }));
  server.setRequestHandler("resources/templates/list", async () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    const library = await parts.library();
    const found = await readResource(library, parts.wholeLibrary, uri);
    if (found === undefined) {
      const known = (await listResources(library)).map((resource) => resource.uri);
      const nearest = nearestName(uri.slice(0, 200), known);
      throw new sdk.ResourceNotFoundError(
        uri,
        `unknown resource ${JSON.stringify(uri.slice(0, 100))}${nearest === undefined ? "" : `; did you mean "${nearest}"?`}`,
      );
    }
    return { contents: [{ uri, mimeType: found.mimeType, text: found.text }] };
  });

  server.setRequestHandler("prompts/list", async () => {
    const prompts = await listPrompts(await parts.library(), parts.settings.role);
    return { prompts: prompts.map(({ name, title, description }) => ({ name, title, description })) };
  });
  server.setRequestHandler("prompts/get", async ({ params }) => {
    const prompts = await listPrompts(await parts.library(), parts.settings.role);
    const found = prompts.find(({ name }) => name === params.name);
    if (found === undefined)
      throw invalid(
        sdk,
        "prompt",
        params.name,
        prompts.map(({ name }) => name),
      );
    return { description: found.description, messages: [{ role: "user" as const, content: { type: "text" as const, text: found.text } }] };
  });
  return server;
}

function invalid(sdk: typeof Sdk, kind: string, name: string, known: readonly string[]): Error {
  const nearest = nearestName(name.slice(0, 200), known);
  const hint = nearest === undefined ? (known.length === 0 ? "" : `, expected one of ${known.join(", ")}`) : `; did you mean "${nearest}"?`;
  return new sdk.ProtocolError(sdk.ProtocolErrorCode.InvalidParams, `unknown ${kind} ${JSON.stringify(name.slice(0, 100))}${hint}`);
}

function describeTool(tool: McpTool, context: ServerContext) {
  const { name, title, description, changes } = tool;
  return {
    name,
    title,
    description,
    inputSchema: inputSchema(tool.arguments(context)) as { type: "object" },
    // What is only read cannot be destroyed.
    annotations: changes === undefined ? { readOnlyHint: true } : { readOnlyHint: false, destructiveHint: false },
  };
}

/** Whether a value is nested deeper than a number of levels. It does not recurse, because the value may be deeper than the stack. */
function isDeeperThan(value: unknown, levels: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

async function callTool(tool: McpTool, context: ServerContext, given: Arguments | undefined): Promise<ToolOutcome> {
  if (isDeeperThan(given, mostLevels)) throw new ToolError(`the arguments must not be nested more than ${mostLevels} levels deep`);
  const length = given === undefined ? 0 : JSON.stringify(given).length;
  if (length > mostArgumentCharacters)
    throw new ToolError(`the arguments have ${length} characters; at most ${mostArgumentCharacters} are allowed`);
  const read = readArguments(tool.arguments(context), given);
  if ("value" in read) return tool.run(context, read.value);
  const issues = shownIssues(context, argumentsProtocol, read.issues);
  const lines = issueLines(issues.slice(0, 20));
  const rest = read.issues.length > lines.length ? [`- and ${read.issues.length - lines.length} more`] : [];
  const again = `Change these arguments, keep the others, and call ${tool.name} again.`;
  return {
    ok: false,
    text: [`${tool.name} was called with invalid arguments:`, ...lines, ...rest, again].join("\n"),
    data: { ok: false, issues },
  };
}

/** A text with all that a model needs, and the same as data for programs. */
const toResult = ({ ok, text, data }: ToolOutcome): Sdk.CallToolResult => ({
  content: [{ type: "text", text }],
  structuredContent: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
  ...(ok ? {} : { isError: true }),
});
