// The built `wirepact conform` against real programs: exit codes, reports, baselines, and what it says when nothing can be tested.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quoted } from "../../../generator/cli/conform.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const wirepact = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));
const spec = fileURLToPath(new URL("../../../spec/wirepact.yaml", import.meta.url));
const framedSpec = fileURLToPath(new URL("../../framed-specs/wirepact.yaml", import.meta.url));
const schema = fileURLToPath(new URL("../../../generator/conform/report.schema.json", import.meta.url));
const guide = fileURLToPath(new URL("../../../generator/site/guides/conform.md", import.meta.url));
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "conform-"));
});
afterAll(() => removeTemporary(folder));

interface Finished {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command against a container. */
const conform = (options: readonly string[], ...command: readonly string[]): Promise<Finished> =>
  run(["--spec", spec, "-p", "acp-swarm", "--role", "container", ...options], ...command);

/** Runs the command against a program, with all the time that it needs. */
async function run(options: readonly string[], ...command: readonly string[]): Promise<Finished> {
  const limits = ["--start-timeout", "600000", "--timeout", "60000"];
  const parameters = ["conform", ...limits, ...options, "--", ...command];
  const child = spawn(process.execPath, [wirepact, ...parameters], { cwd: folder });
  const said: [string, string] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => void (said[0] += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => void (said[1] += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: said[0], errors: said[1] };
}

const played = (...faults: readonly string[]): readonly string[] => [
  process.execPath,
  wirepact,
  "play",
  "--spec",
  spec,
  "-p",
  "acp-swarm",
  "--role",
  "container",
  ...(faults.length === 0 ? [] : ["--faults", faults.join(",")]),
];

/** A container that accepts every task, whatever it says. */
const careless = `
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    let task; try { task = JSON.parse(line); } catch { return; }
    if (task?.type !== "task-request") return;
    const { timestamp, swarmId, containerId } = task;
    if (Buffer.byteLength(line) > 65536 || !swarmId || !containerId) return;
    console.log(JSON.stringify({ type: "progress-update", timestamp: "2026-03-02T08:00:00Z", swarmId, containerId, payload: { storyId: "US-001", status: "in_progress", output: "" } }));
    console.log(JSON.stringify({ type: "completion", timestamp: "2026-03-02T08:00:00Z", swarmId, containerId, payload: { status: "completed", prUrl: null, errors: [] } }));
  });`;

describe("the command to repeat one requirement", () => {
  it("is given to a shell of POSIX, or of Windows, which knows double quotes alone", () => {
    const id = `$/cancel params["it's"]: null`;
    expect(quoted(id, "linux")).toBe(String.raw`'$/cancel params["it'\''s"]: null'`);
    expect(quoted(id, "win32")).toBe(`"$/cancel params[*it's*]: null"`);
    expect(quoted("node", "win32")).toBe("node");
  });
});

describe("wirepact conform", () => {
  it("exits with 0 and says what it tested if a program does everything right", async () => {
    const { code, output, errors } = await conform([], ...played());
    expect([errors, output]).toEqual([
      "",
      expect.stringMatching(/^acp-swarm container: \d+ requirements: \d+ pass, 0 lax, 0 fail, 0 open, 0 skipped · /),
    ]);
    expect(code).toBe(0);
  });

  it("shows causes with the message, the spec and a command that repeats one, as the guide does", async () => {
    const files = ["--json", "report.json", "--junit", "report.xml"];
    writeFileSync(join(folder, "container.cjs"), careless);
    const { code, output } = await conform([...files, "--only", "task-request payload.*"], "node", "container.cjs");
    expect(code).toBe(1);
    expect(output).toMatch(/FAIL {2}an invalid message is accepted +\d+ requirements, \d+ causes/);
    expect(output).toMatch(
      / {6}payload\.taskFilePath: missing +task-request\n {8}sent {2}….*"payload":\{"branchName":.*\n {8}got {3}\{"type":"progress-update"/,
    );
    expect(output).toMatch(/ {8}spec {2}.*acp-swarm\.yaml:\d+ task-request payload\.taskFilePath/);
    expect(output).toMatch(/repeat one: wirepact conform --protocol acp-swarm --role container .*--only 'task-request payload/);
    const shown = output
      .replaceAll(/\S*(spec\/protocols\/)/g, "$1")
      .replaceAll(/ --spec \S+/g, "")
      .replace(/(?:\d+ min )?\d+(?:\.\d)? s · seed/, "9.0 s · seed");
    const text = readFileSync(guide, "utf8").replace(/(?<=```text\n)[^]*?(?=```)/, () => shown);
    // `npm run guide` writes it anew.
    await expect(text).toMatchFileSnapshot(guide);
    const report = JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as {
      counts: { fail: number };
      results: { id: string; confirmed?: boolean; verdict: string }[];
    };
    const isReport = new Ajv2020({ allErrors: true, formats: { "date-time": true } }).compile(
      JSON.parse(readFileSync(schema, "utf8")) as object,
    );
    expect(isReport(report) ? [] : isReport.errors).toEqual([]);
    expect(report.results.filter(({ verdict }) => verdict === "fail").every(({ confirmed }) => confirmed === true)).toBe(true);
    const junit = readFileSync(join(folder, "report.xml"), "utf8");
    expect(junit.match(/<failure /g)).toHaveLength(report.counts.fail);
    expect(junit).toContain('classname="acp-swarm.task-request"');
  });

  it("tolerates known failures, and reports new and stale ones", async () => {
    const only = ["--only", "task-request payload.branchName*", "--baseline", "known.txt"];
    expect(await conform([...only], process.execPath, "-e", careless)).toMatchObject({
      code: 2,
      errors: expect.stringContaining("cannot read known.txt"),
    });
    expect((await conform([...only, "--update-baseline"], process.execPath, "-e", careless)).code).toBe(0);
    expect((await conform(only, process.execPath, "-e", careless)).code).toBe(0);
    const [heading, first, ...rest] = readFileSync(join(folder, "known.txt"), "utf8").split("\n");
    writeFileSync(join(folder, "known.txt"), [heading, ...rest, "task-request payload.branchName: m* # passes"].join("\n"));
    const { code, output } = await conform([...only, "--format", "text"], process.execPath, "-e", careless);
    expect(output).toContain(`FAIL  new: ${first}`);
    expect(output).toMatch(/^known an invalid message is accepted/m);
    expect(code).toBe(1);
    expect((await conform([...only, "--format", "github"], process.execPath, "-e", careless)).output).toMatch(
      /^::error file=\S*acp-swarm\.yaml,line=\d+,title=task-request payload\.branchName.*\nacp-swarm container: /,
    );
    expect((await conform(["--baseline", "known.txt", "--only", "task-request payload.branchName*"], ...played())).output).toContain(
      "FAIL  stale entry of known.txt, remove it: task-request payload.branchName",
    );
  });

  it("reports files that cannot be read or written, and values that no message can have", async () => {
    const only = ["--only", "task-request payload.branchName: a number instead"];
    writeFileSync(join(folder, "values.json"), '{"task-reqest": {}}');
    expect(await conform([...only, "--values", "values.json"], ...played())).toMatchObject({
      code: 2,
      output: "",
      errors: 'error: values.json: unknown message type "task-reqest"; did you mean "task-request"?\n',
    });
    expect(await conform([...only, "--json", "no/such/folder.json"], ...played())).toMatchObject({
      code: 2,
      output: expect.stringContaining("1 pass"),
      errors: expect.stringContaining("error: cannot write no/such/folder.json: "),
    });
  });

  it("exits with 2 if nothing can be tested, and shows why once", async () => {
    expect(await conform([], "no-such-command-here")).toMatchObject({
      code: 2,
      errors: expect.stringContaining('cannot start "no-such-command-here": no such command'),
    });
    const broken = await conform([], process.execPath, "-e", 'console.error("no license"); process.exit(3)');
    const late = await conform(["--max-time", "0"], ...played());
    expect(late).toEqual({ code: 2, output: "", errors: "error: the time of the run was over before the party accepted a message\n" });
    expect(broken).toMatchObject({
      code: 2,
      output: "",
      errors: expect.stringMatching(/does not answer task-request; it ended \(exit code 3\)\nits standard error:\nno license/),
    });
    const framed = ["--spec", framedSpec, "-p", "calculator", "--role", "server"];
    expect(await run(framed, process.execPath, "no-such-server.cjs")).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/it ended \(exit code 1\)\nits standard error:\n[^]*Cannot find module/),
    });
    const closed = ["--url", "http://127.0.0.1:1/"];
    expect((await conform(closed)).errors).toBe("error: 127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n");
    expect((await conform(["--sse"], ...played())).errors).toBe("error: --sse needs --url <url>\n");
    expect((await conform(["--adapter", ...closed])).errors).toBe(
      "error: --adapter and --dump test a decoder, without --url, --inbox, --outbox and --values\n",
    );
    const unnamed = spawn(process.execPath, [wirepact, "conform", "--spec", spec, "-p", "acp-swarm", "--role", "container"]);
    expect((await once(unnamed, "close"))[0]).toBe(2);
  });

  it("tests what is installed as a package, without a spec", async () => {
    const { code, output, errors } = await run(
      ["-p", "acp-swarm", "--role", "container", "--only", "task-request payload.branchName*"],
      ...played(),
    );
    expect([errors, output]).toEqual([
      "",
      expect.stringMatching(/^acp-swarm container: \d+ requirements: \d+ pass, 0 lax, 0 fail, 0 open/),
    ]);
    expect(code).toBe(0);
  });

  it("tests the one requirement that is named, and exits with 2 and the nearest name if there is none", async () => {
    const framed = ["--spec", framedSpec, "-p", "calculator", "--role"];
    const server = [process.execPath, wirepact, "play", ...framed, "server"];
    const only = async (pattern: string): Promise<Finished> => run([...framed, "server", "--only", pattern], ...server);
    expect((await only("add jsonrpc: missing")).output).toContain("calculator server: 1 requirement: 1 pass,");
    expect((await only("text null: rejected or ignored")).output).toContain("calculator server: 1 requirement: 1 pass,");
    const unmatched = { code: 2, output: "" };
    expect(await only("add jsonrpc: misssing")).toEqual({
      ...unmatched,
      errors: 'error: no requirement matches --only "add jsonrpc: misssing"; did you mean "add jsonrpc: missing"?\n',
    });
    expect((await only("adt *")).errors).toContain('did you mean "add *"?');
    expect((await only("add")).errors).toContain('did you mean "add*"?');
    expect(await conform(["--only", "tusk-request *"], ...played())).toEqual({
      ...unmatched,
      errors: 'error: no requirement matches --only "tusk-request *"; did you mean "task-request *"?\n',
    });
  });

  it("ends what it started, also a program that ignores signals and has children", async () => {
    const stubborn = `process.on("SIGTERM", () => {}); require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { stdio: "inherit" }); ${careless}`;
    const { code } = await conform(["--only", "task-request example minimal"], process.execPath, "-e", stubborn);
    expect(code).toBe(0);
  });
});
