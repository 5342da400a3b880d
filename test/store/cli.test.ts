// `wirepact store` on real stores: imports, exports and views.

import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import picocolors from "picocolors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../../generator/cli/main.js";
import { createProgress } from "../../generator/cli/store-progress.js";
import { createTerminal } from "../../generator/cli/terminal.js";
import { findPostgres, startPostgres, type PostgresServer } from "../support/postgres.js";
import { announces, says, task } from "./records.js";
import { removeTemporary } from "../support/remove-temporary.js";

const folder = mkdtempSync(join(tmpdir(), "wirepact-store-cli-"));
// A spec of one protocol, because every run of the command reads it.
const spec = join(folder, "wirepact.yaml");
copyFileSync(fileURLToPath(new URL("../../spec/protocols/message-store.yaml", import.meta.url)), join(folder, "message-store.yaml"));
writeFileSync(spec, "protocols: [message-store.yaml]\nlint: standard\n");
afterAll(() => removeTemporary(folder));

interface Ran {
  readonly code: number;
  readonly out: readonly string[];
  readonly problems: readonly string[];
}

async function run(...parameters: string[]): Promise<Ran> {
  const [out, problems]: [string[], string[]] = [[], []];
  const terminal = {
    print: (line: string) => void out.push(line),
    printRaw: (data: string) => void out.push(data),
    printError: (line: string) => void problems.push(line),
    colours: picocolors.createColors(false),
    width: 120,
  };
  return { code: await runProgram(parameters, terminal, folder), out, problems };
}

function write(name: string, lines: readonly unknown[]): string {
  writeFileSync(join(folder, name), lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""));
  return name;
}

describe("wirepact store", () => {
  const store = (command: string, ...rest: string[]): Promise<Ran> =>
    run("store", command, ...rest, "--protocol", "message-store", "--spec", spec);

  it("imports messages, changes nothing the second time, and shows views", async () => {
    const file = write("talk.ndjson", [says("one", 1), says("two", 2), "", says("two", 2)]);
    const first = await store("import", file, "--db", "a.db", "--location", "job");
    expect(first).toEqual({ code: 0, out: ["4 lines read, 0 lines rejected; the store has 3 messages"], problems: [] });
    expect((await store("import", file, "--db", "a.db", "--location", "job")).out[0]).toContain("has 3 messages");
    write("more.ndjson", [task("dig", 3), announces("rain", 4)]);
    await store("import", "more.ndjson", "--db", "a.db", "--location", "job", "--agent", "hand");
    expect((await store("view", "conversation", "--db", "a.db", "--location", "job")).out).toEqual(
      [says("one", 1), says("two", 2), says("two", 2)].map((message) => JSON.stringify(message)),
    );
    expect((await store("view", "conversation", "--db", "a.db", "--location", "job", "--last", "1")).out).toHaveLength(1);
    expect((await store("view", "agent", "--db", "a.db", "--location", "job", "--agent", "hand")).out).toEqual([
      JSON.stringify(task("dig", 3)),
    ]);
    expect((await store("view", "team", "--db", "a.db", "--location", "job", "--agent", "hand", "eye", "--limit", "1")).out).toEqual([
      JSON.stringify(task("dig", 3)),
    ]);
  });

  it("creates a store only to write, and needs no name for the only protocol of a spec", async () => {
    expect(await run("store", "export", "--db", "misspelt.db", "--spec", spec)).toEqual({
      code: 2,
      out: [],
      problems: ["error: store misspelt.db does not exist"],
    });
    expect(existsSync(join(folder, "misspelt.db"))).toBe(false);
    const missing = await store("import", "nowhere.ndjson", "--db", "made.db", "--location", "job");
    expect([missing.code, missing.problems]).toEqual([2, [`error: file ${join(folder, "nowhere.ndjson")} does not exist`]]);
  });

  it("reports lines that are not valid messages and imports the others", async () => {
    const file = write("bad.ndjson", [says("one"), "{", { type: "user_message" }, "[]", says("two"), { type: "tusk", content: 1 }]);
    const { code, out, problems } = await store("import", file, "--db", "b.db", "--location", "job");
    expect(code).toBe(1);
    expect(out).toEqual(["6 lines read, 4 lines rejected; the store has 2 messages"]);
    expect(problems).toEqual([
      'bad.ndjson:2:2 error message is not valid JSON: unexpected end of input, expected a property name in double quotes or "}" [syntax]',
      expect.stringMatching(/^bad\.ndjson:3:1 error content is required.* \[missing-field\]$/),
      expect.stringMatching(/^bad\.ndjson:4:1 error message must be an object, got an array \[wrong-type\]$/),
      expect.stringMatching(/^bad\.ndjson:6:9 error .*did you mean "task"\?.* \[unknown-type\]$/),
    ]);
  });

  it("reports all issues of a line, in line order, also across batches", async () => {
    const bad = { type: "action", tool: 7, args: [] };
    const lines = Array.from({ length: 1300 }, (_, index) => (index % 3 === 0 ? "{" : index % 3 === 1 ? bad : says(index, index)));
    const { problems } = await store("import", write("order.ndjson", lines), "--db", "order.db", "--location", "job");
    expect(problems.slice(0, 3)).toEqual([
      expect.stringMatching(/^order\.ndjson:1:2 error .*\[syntax\]$/),
      "order.ndjson:2:25 error tool must be a string, got 7 [wrong-type]",
      "order.ndjson:2:34 error args must be an object, got an array [wrong-type]",
    ]);
    const numbers = problems.map((problem) => Number(problem.split(":")[1]));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(867);
  });

  it("reports entries with an invalid location or agent key and imports the others", async () => {
    const entry = { location: "job", agentKey: null, position: 1, message: says("one", 1) };
    const file = write("entries.ndjson", [
      entry,
      { ...entry, agentKey: "" },
      { ...entry, agentKey: 7 },
      { ...entry, location: "" },
      { ...entry, message: { ...says("two", 2), content: undefined } },
      { ...entry, message: says("three", 3) },
    ]);
    const { code, out, problems } = await store("import", file, "--db", "entries.db");
    expect([code, out]).toEqual([1, ["6 lines read, 4 lines rejected; the store has 2 messages"]]);
    expect(problems).toEqual([
      "entries.ndjson:2:30 error agentKey is invalid: The agent key must not be empty. [format]",
      "entries.ndjson:3:30 error agentKey is invalid: The agent key must be a string, got 7. [format]",
      "entries.ndjson:4:13 error location is invalid: The location must not be empty. [format]",
      expect.stringMatching(/^entries\.ndjson:5:58 error content is required.*\[missing-field\]$/),
    ]);
  });

  it("does not quote a line that is not JSON: there may be a secret in it", async () => {
    const file = write("secret.ndjson", ['{"type":"user_message","content":"password hunter2']);
    const { problems } = await store("import", file, "--db", "secret.db", "--location", "job");
    expect(problems).toEqual(["secret.ndjson:1:34 error message is not valid JSON: unterminated string [syntax]"]);
  });

  it("rejects a line that is too long to be kept or is not UTF-8, and imports the others", async () => {
    const message = (content: string): string => JSON.stringify({ type: "user_message", content, timestamp: 1 });
    const bytes = Buffer.concat([
      Buffer.from(`${message("one")}\n\n{"content":"${"x".repeat(17_000_000)}\n`),
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      Buffer.from(`${message("two")}\n`),
    ]);
    writeFileSync(join(folder, "odd.ndjson"), bytes);
    const { code, out: printed, problems } = await store("import", "odd.ndjson", "--db", "odd.db", "--location", "odd");
    const out = [...printed, ...problems].join("\n");
    expect(code).toBe(1);
    expect(out).toContain("odd.ndjson:3 error message must have at most 16777216 bytes, got 17000012 [too-large]\n");
    expect(out).toContain("odd.ndjson:4 error message is not valid UTF-8 [invalid-utf8]");
    expect(out).toContain("5 lines read, 2 lines rejected; the store has ");
  });

  it("imports and exports messages of the maximum depth", async () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
    const deepest = says(nested(63));
    await store("import", write("deep.ndjson", [deepest]), "--db", "deep.db", "--location", "job");
    const exported = await store("export", "--db", "deep.db");
    expect(await store("import", write("deep-again.ndjson", exported.out), "--db", "deep-again.db")).toMatchObject({
      code: 0,
      out: ["1 line read, 0 lines rejected; the store has 1 message"],
    });
  });

  it("reports a line that is too deep and not JSON, and continues", async () => {
    const broken = `{"location":"job","message":${"[".repeat(100)}hunter2`;
    const { code, out, problems } = await store(
      "import",
      write("broken.ndjson", [broken, { location: "job", message: says("x") }]),
      "--db",
      "broken.db",
    );
    expect([code, out]).toEqual([1, ["2 lines read, 1 line rejected; the store has 1 message"]]);
    expect(problems.join()).not.toContain("hunter2");
  });

  it("exports what another store imports unchanged", async () => {
    write(
      "from.ndjson",
      Array.from({ length: 1200 }, (_, index) => says(index, index)),
    );
    await store("import", "from.ndjson", "--db", "c.db", "--location", "first");
    await store("import", write("own.ndjson", [task("dig", 1)]), "--db", "c.db", "--location", "second", "--agent", "hand");
    const exported = await store("export", "--db", "c.db");
    expect(exported.out).toHaveLength(1201);
    expect(JSON.parse(exported.out.at(-1) ?? "")).toEqual({ location: "second", agentKey: "hand", position: 1, message: task("dig", 1) });
    await store("import", write("exported.ndjson", exported.out), "--db", "d.db");
    expect((await store("export", "--db", "d.db")).out).toEqual(exported.out);
    expect((await store("export", "--db", "d.db", "--location", "second", "--bare")).out).toEqual([JSON.stringify(task("dig", 1))]);
    expect((await store("import", write("bare.ndjson", [says(1)]), "--db", "d.db")).problems[0]).toBe(
      'bare.ndjson:1:1 error message must be an exported entry with "location" and "message"; pass --location to import bare messages [wrong-type]',
    );
  });

  it("reports errors in one sentence", async () => {
    writeFileSync(join(folder, "notes.txt"), "not a database ".repeat(100));
    await store("import", write("errors.ndjson", [says("one")]), "--db", "errors.db", "--location", "job");
    const failing: [string[], RegExp][] = [
      [["view", "conversation", "--db", "notes.txt", "--location", "job"], /not a SQLite database/],
      [["view", "conversion", "--db", "errors.db", "--location", "job"], /Unknown view "conversion"; message-store has conversation/],
      [["view", "agent", "--db", "errors.db", "--location", "job"], /^error: the view "agent" needs one agent: --agent <key>$/],
      [["view", "agent", "--db", "errors.db", "--location", "job", "--agent", "a", "b"], /needs one agent: --agent/],
      [["view", "team", "--db", "errors.db", "--location", "job"], /needs one or more agents: --agent/],
      [["view", "conversation", "--db", "errors.db", "--location", "job", "--agent", "a"], /not a view by agent; omit --agent/],
      [["import", ".", "--db", "never.db", "--location", "job"], /^error: \. is a folder; pass a file with one message per line$/],
      [["view", "conversation", "--db", "errors.db", "--location", ""], /location must not be empty/],
      [["view", "conversation", "--db", "errors.db", "--location", "job", "--limit", "-1"], /non-negative integer/],
      [["view", "conversation", "--db", "errors.db", "--location", "job", "--limit", "x"], /must be a number/],
      [["import", "missing.ndjson", "--db", "errors.db", "--location", "job"], /missing\.ndjson/],
      [["export", "--db", "postgres://nobody@127.0.0.1:1/x"], /cannot be reached/],
      [["export"], /--db/],
      [["export", "extra", "--db", "errors.db"], /too many arguments/],
      [["explode", "--db", "errors.db"], /unknown command|too many arguments/],
    ];
    for (const [parameters, expected] of failing) {
      const { code, out, problems } = await store(parameters[0] ?? "", ...parameters.slice(1));
      expect({ code, out }, parameters.join(" ")).toEqual({ code: 2, out: [] });
      expect(problems.join("\n")).toMatch(expected);
    }
    const unknown = await run("store", "export", "--db", "a.db", "--protocol", "massage-store", "--spec", spec);
    expect(unknown).toMatchObject({ code: 2, problems: [expect.stringMatching(/message-store/)] });
    expect(readFileSync(join(folder, "notes.txt"), "utf8")).toMatch(/^not a database/);
  });

  it("shows progress, and prints problems above it", () => {
    let shown = "";
    let moment = 0;
    const stream = { isTTY: true, write: (text: string) => (shown += text) };
    const terminal = createTerminal(stream, stream, { NO_COLOR: "1" });
    const progress = createProgress(terminal, "imported", () => moment);
    progress.show(500);
    moment = 2000;
    progress.show(12_000);
    terminal.printError("a problem");
    progress.end();
    expect(shown).toBe("\r\u001b[Kimported 12,000 lines (6,000/s)\r\u001b[Ka problem\n");
  });
});

const programs = findPostgres();
if (programs !== undefined) {
  describe("wirepact store with PostgreSQL", () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres(programs);
    });
    afterAll(() => server.stop());

    it("gives the same answers", async () => {
      const file = write("both.ndjson", [says("one", 2), says("two", 1)]);
      const answers = [];
      for (const db of ["both.db", server.url]) {
        const settings = ["--db", db, "--protocol", "message-store", "--spec", spec];
        answers.push([
          await run("store", "import", file, "--location", "job", ...settings),
          await run("store", "export", ...settings),
          await run("store", "view", "conversation", "-l", "job", ...settings),
        ]);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(
        (
          await run(
            "store",
            "view",
            "conversation",
            "-l",
            "job",
            "--db",
            server.url,
            "-p",
            "message-store",
            "--spec",
            spec,
            "--schema",
            "empty",
          )
        ).out,
      ).toEqual([]);
    });
  });
}
