// A PostgreSQL server of the tests' own, from the system's package: in a temporary folder, on a free port, gone afterwards.

import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { removeTemporary } from "./remove-temporary.js";
import { makeOnce } from "./shared-folder.js";

export interface PostgresServer {
  /** Address of the server's first database. */
  readonly url: string;
  /** Stops the server at once and starts it again on the same port. */
  readonly restart: () => void;
  /** Stops the server at once; `start` starts it again with its data. */
  readonly halt: () => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Folder of the server's programs; undefined where no PostgreSQL is installed, which CI does not allow. `POSTGRES_BIN` names another folder. */
export function findPostgres(): string | undefined {
  const packaged = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a)) : [];
  const named = process.env["POSTGRES_BIN"];
  const folders =
    named !== undefined
      ? [named]
      : [...packaged.map((version) => `/usr/lib/postgresql/${version}/bin`), ...(process.env["PATH"] ?? "").split(delimiter)];
  const found = folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
  if (found === undefined && process.env["CI"] === "true") throw new Error("CI needs a PostgreSQL server: apt-get install postgresql");
  return found;
}

/** Starts a new, empty server; it skips waiting for the disk unless it should be as safe as one in use. */
export async function startPostgres(programs: string, { durable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-postgres-"));
  const owner = serverUser();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const port = await freePort();
  const run = (program: string, ...given: string[]): void => {
    // No pipes: the server would inherit them and keep the call from ending.
    const { status } = spawnSync(join(programs, program), given, { ...owner, cwd: folder, stdio: "ignore" });
    if (status !== 0) throw new Error(`${program} ${given.join(" ")} ended with ${status}; see ${folder}`);
  };
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=${durable ? "on" : "off"} -c max_connections=100`;
  const start = (): void => run("pg_ctl", "-D", data, "-w", "-t", "600", "-l", join(folder, "log"), "-o", settings, "start");
  const halt = (): void => run("pg_ctl", "-D", data, "-w", "-t", "600", "-m", "immediate", "stop");
  const create = (): void => run("initdb", "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync");
  if (process.env["VITEST"] === "true") await copyFirst(data, create);
  else create();
  start();
  const stop = (): void => {
    process.off("exit", stop);
    halt();
    removeTemporary(folder);
  };
  process.on("exit", stop);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: () => {
      halt();
      start();
    },
    halt,
    start,
    stop,
  };
}

/** Creates the empty data of a server, or copies those of the first server of this run of tests, which takes a fraction of the time. */
async function copyFirst(data: string, create: () => void): Promise<void> {
  const { inject } = await import("vitest");
  const copy = (from: string, to: string): void => void execFileSync("cp", ["-a", from, to]);
  const first = makeOnce(inject("sharedFolder"), "postgres", (folder) => {
    create();
    copy(data, folder);
  });
  if (!existsSync(data)) copy(join(first, "data"), data);
}

/** The server refuses to run as root, so root hands it to the package's own user. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}
