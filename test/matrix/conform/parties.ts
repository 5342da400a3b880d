// The programs that `wirepact conform` is run against.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const own = "test/matrix/conform";

interface ConformParty {
  readonly parameters: readonly string[];
  readonly command: readonly string[];
  /** Whether the command is a server, which prints its URL. */
  readonly isServer?: boolean;
  /** The requirements that are enough to see that nothing has changed. */
  readonly sample: string;
}

const gallery = (protocol: string, role?: string): readonly string[] => [
  "--spec",
  "spec/gallery/wirepact.yaml",
  "-p",
  protocol,
  ...(role === undefined ? [] : ["--role", role]),
];

/** By name. Those of official packages have a baseline. */
export const conformParties: Readonly<Record<string, ConformParty>> = {
  "a server of the official MCP package": {
    parameters: [...gallery("mcp", "server"), "--values", `${own}/mcp-values.json`, "--baseline", `${own}/mcp-server.txt`],
    command: ["node", `${own}/mcp-server.mjs`],
    sample: "ping *",
  },
  "a server of the official MCP package 1.x": {
    parameters: [...gallery("mcp", "server"), "--values", `${own}/mcp-values.json`, "--baseline", `${own}/mcp-server-1.txt`],
    command: ["node", `${own}/mcp-server-1.mjs`],
    sample: "ping *",
  },
  "the decoder of the official AG-UI package": {
    parameters: ["--adapter", ...gallery("ag-ui"), "--encoding", "json", "--baseline", `${own}/ag-ui-decoder.txt`],
    command: ["node", `${own}/ag-ui-decoder.mjs`],
    sample: "RUN_*",
  },
  "an agent of the official ACP package": {
    parameters: [...gallery("acp", "agent"), "--baseline", `${own}/acp-agent.txt`],
    command: ["node", `${own}/acp-agent.mjs`],
    sample: "authenticate *",
  },
  "an agent of the official A2A package, over HTTP": {
    parameters: [...gallery("a2a", "agent"), "--baseline", `${own}/a2a-agent.txt`],
    command: ["node", `${own}/a2a-agent.mjs`],
    isServer: true,
    sample: "tasks/*",
  },
  "wirepact mcp": {
    parameters: [...gallery("mcp", "server"), "--values", `${own}/own-values.json`],
    command: ["node", "generator/bin/wirepact.js", "mcp", "--spec", "spec/wirepact.yaml", "-p", "acp-swarm"],
    sample: "p*",
  },
  "the container among the example programs, which prints a line that is no message on purpose": {
    parameters: ["--spec", "spec/wirepact.yaml", "-p", "acp-swarm", "--role", "container", "--skip", "output: only messages"],
    command: ["node", "test/support/run-program.mjs", "test/packed/programs/acp-swarm/container.ts"],
    sample: "* payload.b*",
  },
};

/** Tests a party, a server by its URL. */
export async function runParty(
  { parameters, command, isServer }: ConformParty,
  ...options: readonly string[]
): Promise<readonly [code: number, output: string]> {
  if (isServer !== true) return runConform([...parameters, ...options], command);
  const [name = "", ...rest] = command;
  const server = spawn(name, rest, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const [url] = (await once(server.stdout, "data")) as [Buffer];
  try {
    return await runConform([...parameters, ...options, "--url", url.toString().trim()], []);
  } finally {
    const ended = once(server, "close");
    server.kill();
    await ended;
  }
}

/** Runs the command; what is waited for has all the time that it needs, silence excepted. */
export async function runConform(
  parameters: readonly string[],
  command: readonly string[],
): Promise<readonly [code: number, output: string]> {
  const limits = ["--start-timeout", "120000", "--timeout", "5000", "--max-time", "3600000"];
  const all = ["generator/bin/wirepact.js", "conform", ...limits, ...parameters, ...(command.length === 0 ? [] : ["--", ...command])];
  const child = spawn(process.execPath, all, { cwd: root });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return [code, output];
}
