// The engines that the suite of channels runs on; a test says so where a server is missing.

import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { findNats, startNats } from "../support/nats.js";
import { findPostgres, startPostgres } from "../support/postgres.js";
import { removeTemporary } from "../support/remove-temporary.js";

/** Where the tests of one engine open their channels. */
export interface Place {
  readonly address: string;
  /** Options that keep the tests of one server apart. */
  readonly options: { readonly schema?: string };
  /** Leaves nothing behind. */
  readonly remove: () => Promise<void>;
}

export interface TestedEngine {
  readonly name: string;
  readonly isMissing: boolean;
  /** A new, empty place. */
  readonly open: () => Promise<Place>;
}

/** All engines; the servers start with the tests of the file. */
export function testedEngines(): readonly TestedEngine[] {
  const postgres = findPostgres();
  const nats = findNats();
  let postgresServer: Awaited<ReturnType<typeof startPostgres>> | undefined;
  beforeAll(async () => {
    if (postgres !== undefined) postgresServer = await startPostgres(postgres);
  });
  afterAll(() => postgresServer?.stop());
  const nothing = (): Promise<void> => Promise.resolve();
  return [
    { name: "memory", isMissing: false, open: () => Promise.resolve({ address: `memory:${randomUUID()}`, options: {}, remove: nothing }) },
    {
      name: "SQLite",
      isMissing: false,
      open: () => {
        const folder = mkdtempSync(join(tmpdir(), "wirepact-channel-"));
        return Promise.resolve({ address: join(folder, "swarm.db"), options: {}, remove: async () => removeTemporary(folder) });
      },
    },
    {
      name: "PostgreSQL",
      isMissing: postgres === undefined,
      open: () =>
        Promise.resolve({
          address: postgresServer?.url ?? "",
          options: { schema: `channel_${randomUUID().replaceAll("-", "_")}` },
          remove: nothing,
        }),
    },
    {
      name: "NATS",
      isMissing: nats === undefined,
      open: async () => {
        const server = await startNats(nats ?? "");
        return { address: server.url, options: {}, remove: server.stop };
      },
    },
  ];
}
