// A real npm registry on this machine, with a user of its own, and a gate before it that can refuse to take packages.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "./packed.js";
import { removeTemporary } from "./remove-temporary.js";

export interface Registry {
  /** The address, which ends with a slash. */
  readonly address: string;
  /** Environment that makes npm talk to this registry and to nothing else. */
  readonly environment: Readonly<Record<string, string>>;
  /** Refuses every package whose name holds this text; nothing when it is empty. */
  refuse: string;
  /** Writes the npm settings: a registry and a token other than the right ones, where given. */
  readonly configure: (other?: {
    readonly registry?: string;
    readonly token?: string;
    /** Only this scope has the registry. */ readonly scope?: string;
  }) => void;
  /** The access that was asked for when a package was published last. */
  access: string | undefined;
  /** Is called when the registry has taken a package, before it answers. */
  taken: ((name: string) => void) | undefined;
  readonly stop: () => Promise<void>;
}

/** What tests can change or read. */
type Switches = Pick<Registry, "refuse" | "access" | "taken">;

/** The settings of the registry; packages that it does not have come from the uplink, if there is one. */
const settings = (uplink: string | undefined): string => `
storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { ${uplink === undefined ? "" : `other: { url: "${uplink}", maxage: 60m, timeout: 600s }`} }
packages:
  '@wirepact/*': { access: $all, publish: $authenticated }
  '**': { access: $all, publish: $authenticated${uplink === undefined ? "" : ", proxy: other"} }
log: { type: stdout, level: fatal }
max_body_size: 50mb
`;

async function freePort(): Promise<number> {
  const server = createNetServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the registry; with an uplink, it also has the packages of another one. */
export async function startRegistry(uplink?: string): Promise<Registry> {
  const folder = mkdtempSync(join(tmpdir(), "registry-"));
  writeFileSync(join(folder, "config.yaml"), settings(uplink));
  const port = await freePort();
  const program = join(repository, "node_modules/verdaccio/bin/verdaccio");
  const child = spawn(process.execPath, [program, "--config", join(folder, "config.yaml"), "--listen", `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: "ignore",
  });
  await answering(`http://127.0.0.1:${port}/-/ping`);
  const token = await addUser(port);
  const registry: Switches = { refuse: "", access: undefined, taken: undefined };
  const gate = await openGate(port, registry);
  const address = `127.0.0.1:${(gate.address() as AddressInfo).port}`;
  mkdirSync(join(folder, "cache"));
  const configure: Registry["configure"] = (other = {}) => {
    const place = other.registry ?? `http://${address}/`;
    const lines = [
      ...(other.scope === undefined ? [`registry=${place}`] : ["registry=http://127.0.0.1:1/", `${other.scope}:registry=${place}`]),
      `${place.replace("http:", "")}:_authToken=${other.token ?? token}`,
      "fetch-retries=0",
      "audit=false",
      "fund=false",
    ];
    writeFileSync(join(folder, "npmrc"), `${lines.join("\n")}\n`);
  };
  configure();
  return Object.assign(registry, {
    address: `http://${address}/`,
    environment: {
      npm_config_userconfig: join(folder, "npmrc"),
      npm_config_globalconfig: join(folder, "no-npmrc"),
      npm_config_cache: join(folder, "cache"),
      npm_config_update_notifier: "false",
    },
    configure,
    stop: async () => {
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
      removeTemporary(folder);
    },
  });
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the registry does not start");
}

async function addUser(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/-/user/org.couchdb.user:tester`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "tester", password: "tester-of-releases" }),
  });
  return ((await answer.json()) as { readonly token: string }).token;
}

/** Reads the access that a published package asks for. */
function noteAccess(asked: IncomingMessage, registry: Pick<Registry, "access">): void {
  const chunks: Buffer[] = [];
  asked.on("data", (chunk: Buffer) => void chunks.push(chunk));
  asked.on("end", () => {
    registry.access = /"access":"(\w+)"/.exec(Buffer.concat(chunks).toString("utf8"))?.[1];
  });
}

/** Passes everything on to the registry, except packages that are to be refused. */
async function openGate(port: number, registry: Switches): Promise<Server> {
  const gate = createServer((asked, answer) => {
    const name = decodeURIComponent(asked.url ?? "");
    if (asked.method === "PUT" && registry.refuse !== "" && name.includes(registry.refuse)) {
      answer.writeHead(503, { "content-type": "application/json" }).end(JSON.stringify({ error: "out of order" }));
      asked.resume();
      return;
    }
    const passed = request({ host: "127.0.0.1", port, path: asked.url, method: asked.method, headers: asked.headers }, (given) => {
      if (asked.method === "PUT" && given.statusCode === 201) registry.taken?.(name);
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    passed.on("error", () => answer.writeHead(502).end());
    asked.on("error", () => passed.destroy());
    if (asked.method === "PUT") noteAccess(asked, registry);
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  return gate;
}
