// The trial of parties on every engine that several processes can use.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { findNats, startNats } from "../support/nats.js";
import { findPostgres, startPostgres } from "../support/postgres.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { trialOfParties, type TrialServer, type TrialSize } from "./trial.js";

/** Adds the tests of one size. */
export function testTrials(size: TrialSize): void {
  const check = async (name: string, server: TrialServer): Promise<void> => {
    const report = await trialOfParties(server, size);
    console.log(`${name}: ${JSON.stringify(report)}`);
    expect(report.megabytes).toBeLessThan(200);
  };

  describe("two coordinators and six workers that are killed lose nothing, and repeat nothing that was acknowledged", () => {
    it("over a SQLite file", async () => {
      const folder = mkdtempSync(join(tmpdir(), "wirepact-trial-"));
      await check("SQLite", { address: join(folder, "trial"), schema: "trial" });
      removeTemporary(folder);
    });

    const postgres = findPostgres();
    if (postgres === undefined) console.log("no PostgreSQL server is installed: its trial is left out");
    else
      it("over PostgreSQL", async () => {
        const server = await startPostgres(postgres);
        const restart = (): Promise<void> => Promise.resolve(server.restart());
        const cut = async (milliseconds: number): Promise<void> => {
          server.halt();
          await sleep(milliseconds);
          server.start();
        };
        try {
          await check("PostgreSQL", { address: server.url, schema: "trial", restart, cut });
        } finally {
          server.stop();
        }
      });

    const nats = findNats();
    if (nats === undefined) console.log("no NATS server is installed: its trial is left out");
    else
      it("over NATS", async () => {
        const server = await startNats(nats);
        const restart = async (): Promise<void> => {
          await server.kill();
          await server.start();
        };
        const cut = async (milliseconds: number): Promise<void> => {
          server.freeze();
          await sleep(milliseconds);
          server.thaw();
        };
        try {
          await check("NATS", { address: server.url, schema: "trial", restart, cut });
        } finally {
          await server.stop();
        }
      });
  });
}
