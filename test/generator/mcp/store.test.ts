// The store of a server: PostgreSQL with and without the right to write, one that goes away and comes back, and files that are replaced.

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { withoutPassword } from "../../../generator/mcp/store-access.js";
import { connectStdio, type HttpSettings, type McpConnection, repositoryFolder, startHttp, temporaryFolder } from "../../support/mcp.js";
import { findPostgres, type PostgresServer, startPostgres } from "../../support/postgres.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const folder = temporaryFolder();
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
afterAll(() => removeTemporary(folder));

/** A project of its own, because reading the specs of all protocols takes longer. */
const project = join(folder, "project");
mkdirSync(join(project, "spec"), { recursive: true });
for (const name of ["message-store", "acp-swarm"])
  copyFileSync(join(repositoryFolder, `spec/protocols/${name}.yaml`), join(project, `spec/${name}.yaml`));
writeFileSync(join(project, "spec/wirepact.yaml"), "protocols: [message-store.yaml, acp-swarm.yaml]\n");

const open = async (settings: HttpSettings): Promise<McpConnection> => {
  const server = await startHttp({ folder: project, names: ["message-store"], ...settings });
  closers.push(server.stop);
  const mcp = await server.connect("modern");
  closers.push(mcp.close);
  return mcp;
};
const says = (content: string) => ({ type: "user_message", content, timestamp: 1772438400 });
const append = (mcp: McpConnection, ...messages: readonly object[]) => mcp.call("append_to_store", { location: "harbor", messages });
const contents = async (mcp: McpConnection): Promise<unknown> =>
  (
    (await mcp.call("read_store", { location: "harbor" })).data["messages"] as readonly { readonly message: { readonly content: string } }[]
  )?.map(({ message }) => message.content);

const programs = findPostgres();
if (programs === undefined) it("has no PostgreSQL server to run on", () => expect(programs).toBeUndefined());
else
  describe("a PostgreSQL server", () => {
    let server: PostgresServer;
    let pool: Pool;
    beforeAll(async () => {
      server = await startPostgres(programs);
      pool = new Pool({ connectionString: server.url });
      pool.on("error", () => undefined);
    });
    afterAll(async () => {
      await pool.end();
      server.stop();
    });
    const schemas = async (): Promise<readonly string[]> => {
      const { rows } = await pool.query("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'wirepact%'");
      return rows.map(({ nspname }: { readonly nspname: string }) => nspname);
    };

    it("is only written to with --write, and creates nothing without it", async () => {
      const reader = await open({ store: server.url });
      const missing = await reader.call("read_store");
      expect(missing.text).toMatch(/^the store postgres:.* contains no messages of message-store$/);
      expect(missing.ok).toBe(false);
      await expect(append(reader, says("a"))).rejects.toThrow("unknown tool");
      const writer = await open({ store: server.url, write: true });
      expect((await writer.call("read_store")).text).toContain("append_to_store creates what is missing");
      expect(await schemas()).toEqual([]);
      expect((await append(writer, says("a"), { type: "user_mesage" })).text).toMatch(/^Nothing was written:/);
      expect((await append(writer, says("a"), says("b"))).data).toEqual({ ok: true, positions: [1, 2] });
      expect(await schemas()).toEqual(["wirepact_message_store"]);
      expect(await contents(reader)).toEqual(["a", "b"]);
      const other = await open({ store: server.url, names: ["acp-swarm"], schema: "wirepact_message_store" });
      expect((await other.call("read_store")).text).toContain("contains messages of message-store, not of acp-swarm");
    });

    it("may be used by two clients at once", async () => {
      const writers = [
        await open({ store: server.url, schema: "two", write: true }),
        await open({ store: server.url, schema: "two", write: true }),
      ];
      const answers = await Promise.all(Array.from({ length: 20 }, async (_, index) => append(writers[index % 2]!, says(String(index)))));
      expect(answers.flatMap(({ data }) => data["positions"]).toSorted((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    });

    it("may go away and come back: the calls in between say so", async () => {
      const mcp = await open({ store: server.url, schema: "away", write: true });
      expect((await append(mcp, says("a"))).ok).toBe(true);
      server.halt();
      for (const answer of [await mcp.call("read_store"), await append(mcp, says("lost"))]) {
        expect(answer.ok).toBe(false);
        expect(answer.text).toContain("The server cannot be reached");
      }
      const late = await open({ store: server.url, schema: "away", write: true });
      expect((await late.call("read_store")).text).toContain("The server cannot be reached");
      server.start();
      expect((await append(mcp, says("b"))).ok).toBe(true);
      expect(await contents(mcp)).toEqual(["a", "b"]);
      expect(await contents(late)).toEqual(["a", "b"]);
    });

    it("serves the program over the standard streams, and never shows the password", async () => {
      const address = server.url.replace("postgres@", "postgres:hunter2@2@");
      const mcp = await connectStdio(
        ["--protocol", "message-store", "--store", address, "--schema", "stdio", "--write"],
        "modern",
        project,
      );
      closers.push(mcp.close);
      const shown = [await mcp.call("read_store"), await append(mcp, says("a")), await mcp.call("read_store")];
      expect(shown.map(({ ok }) => ok)).toEqual([false, true, true]);
      server.halt();
      shown.push(await mcp.call("read_store"));
      server.start();
      expect(shown.map(({ whole }) => whole).join()).not.toContain("hunter2");
    });
  });

describe("a file", () => {
  it("that is deleted or replaced while the server runs is opened again", async () => {
    const store = join(folder, "moved.sqlite");
    const mcp = await open({ store, write: true });
    expect((await append(mcp, says("a"))).data).toMatchObject({ positions: [1] });
    for (const end of ["", "-wal", "-shm"]) rmSync(`${store}${end}`, { force: true });
    expect((await mcp.call("read_store")).text).toContain("does not exist");
    expect((await append(mcp, says("b"))).data).toMatchObject({ positions: [1] });
    expect(await contents(mcp)).toEqual(["b"]);
    expect(await contents(await open({ store }))).toEqual(["b"]);
  });

  it("that is empty or something else is left as it is by a server that only reads", async () => {
    const empty = join(folder, "empty.sqlite");
    writeFileSync(empty, "");
    expect((await (await open({ store: empty })).call("read_store")).text).toContain("contains no messages of message-store");
    const text = join(folder, "notes.txt");
    writeFileSync(text, "these are notes, not messages\n".repeat(200));
    const answer = await append(await open({ store: text, write: true }), says("a"));
    expect(answer.text).toContain("not a SQLite database");
    expect(answer.ok).toBe(false);
  });
});

it("hides passwords of addresses, wherever they are", () => {
  expect(withoutPassword("postgres://u:p@ss/w:rd@host:1/db")).toBe("postgres://u:…@host:1/db");
  expect(withoutPassword("postgresql://host/db?user=u&password=secret&sslmode=require")).toBe(
    "postgresql://host/db?user=u&password=…&sslmode=require",
  );
  expect(withoutPassword("postgres://u@host/db")).toBe("postgres://u@host/db");
  expect(withoutPassword("data/a:b@c.sqlite")).toBe("data/a:b@c.sqlite");
});
