// Everything that can be wrong with a PostgreSQL server has its own sentence, in stores and in channels: what it is, and what to do.

import * as swarm from "@wirepact/acp-swarm";
import { openChannel } from "@wirepact/channel";
import * as records from "@wirepact/message-store";
import { openStore } from "@wirepact/store";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres, type PostgresServer, startPostgres } from "../support/postgres.js";

const programs = findPostgres();

let server: PostgresServer;

/** Runs statements as the owner of the server. */
async function run(...statements: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    const results = [];
    for (const statement of statements) results.push(await client.query<Record<string, unknown>>(statement));
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

const openers: Readonly<Record<string, (url: string, schema?: string) => Promise<{ readonly close: () => Promise<void> }>>> = {
  store: (url, schema = "errors_store") => openStore(url, { ...records, schema }),
  channel: (url, schema = "errors_channel") => openChannel(url, swarm, { role: "orchestrator", name: "lead", schema }),
};

/** What opening says, as `code: message`. */
async function said(open: (typeof openers)[string], url: string, schema?: string): Promise<string> {
  try {
    await (await open(url, schema)).close();
  } catch (error) {
    const { code, message } = error as { readonly code: string; readonly message: string };
    return `${code}: ${message}`;
  }
  return "no error";
}

beforeAll(async () => {
  if (programs === undefined) return;
  server = await startPostgres(programs);
  const [found] = await run("CREATE ROLE guest LOGIN", "CREATE ROLE ada LOGIN PASSWORD 'right'", "SHOW hba_file");
  // Only this user needs a password.
  const rules = ["host all ada 127.0.0.1/32 scram-sha-256", "host all all 127.0.0.1/32 trust"];
  await run(`COPY (SELECT unnest(ARRAY['${rules.join("','")}'])) TO '${String(found?.["hba_file"])}'`);
  server.restart();
});
afterAll(() => server?.stop());

describe.skipIf(programs === undefined).each(Object.entries(openers))("a %s", (name, open) => {
  it.each<readonly [string, (url: string) => string, string]>([
    [
      "a database that does not exist",
      (url) => url.replace(/postgres$/, "nowhere"),
      'not-found: PostgreSQL: database "nowhere" does not exist. Create the database, or check its name in the address of the server.',
    ],
    [
      "a user that does not exist",
      (url) => url.replace("postgres@", "nobody@"),
      'permission-denied: PostgreSQL: role "nobody" does not exist. The server rejected the login; check the user and the password.',
    ],
    [
      "a wrong password",
      (url) => url.replace("postgres@", "ada:wrong@"),
      'permission-denied: PostgreSQL: password authentication failed for user "ada". The server rejected the login; check the user and the password.',
    ],
    [
      "no password where one is needed",
      (url) => url.replace("postgres@", "ada@"),
      "permission-denied: PostgreSQL: SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string. The server asks for a password; add it to the address, or set PGPASSWORD.",
    ],
    [
      "a user without privileges",
      (url) => url.replace("postgres@", "guest@"),
      "permission-denied: PostgreSQL: permission denied for database postgres. Open the address once as a user who may create schemas, then grant this user USAGE on the schema and privileges on its tables.",
    ],
    [
      "a server that does not run",
      (url) => url.replace(/:\d+\//, ":1/"),
      "unreachable: PostgreSQL: connect ECONNREFUSED 127.0.0.1:1. The server cannot be reached; check that it is running and that the address is correct. If messages were being written, they may or may not have been stored: use ids to repeat the write safely.",
    ],
  ])("names %s", async (_, change, expected) => {
    expect(await said(open, change(server.url), "never_created")).toBe(expected);
  });

  it("names the release that wrote a newer layout", async () => {
    expect(await said(open, server.url)).toBe("no error");
    await run(`UPDATE errors_${name}.${name} SET ${name === "store" ? "version" : "layout"} = 99`);
    expect(await said(open, server.url)).toMatch(
      new RegExp(
        `^newer-(?:database|channel): [Tt]he schema errors_${name} was written by a newer release of @wirepact/${name} .*; upgrade`,
      ),
    );
  });
});
