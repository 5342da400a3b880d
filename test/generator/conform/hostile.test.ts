// Programs that do what no party should: whatever they do, the run ends, and says what it saw.

import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { ConformReport } from "../../../generator/conform/result.js";
import { describeFailure, startProcess } from "../../../generator/party/stdio-party.js";
import { findFraming } from "../../../generator/party/stream-framing.js";
import { maxMessages, maxOutput, type PartyEvents } from "../../../generator/party/party.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { conformWith, testedProtocols, withVerdict } from "./played-party.js";

const protocol = testedProtocols.find(({ name }) => name === "acp-swarm")!;

/** Tests a program of Node as a container, which is `answer(task)` for each task; what never comes is waited for shortly. */
async function conformProgram(
  program: string,
  only = /^task-request (?:a|example)/,
  answer = 1000,
  whole?: number,
): Promise<ConformReport> {
  const framed = findFraming(protocol, undefined);
  if (!framed.ok) throw new Error(framed.problem);
  const { framing } = framed;
  const command = [process.execPath, "-e", `${prelude}${program}`];
  const start = (events: PartyEvents) => startProcess(command, framing, maxOutput, events);
  return conformWith({ protocol, role: "container", only, answer, start: answer, whole }, { start, framing, isStream: true });
}

const prelude = `
  const { spawn } = require("node:child_process");
  const say = (task, type, payload) => process.stdout.write(JSON.stringify({
    type, timestamp: "2026-03-02T08:00:00Z", swarmId: task.swarmId, containerId: task.containerId, payload }) + "\\n");
  const report = (task) => say(task, "progress-update", { storyId: "US-001", status: "in_progress", output: "" });
  const finish = (task) => say(task, "completion", { status: "completed", prUrl: null, errors: [] });
  const each = (answer) => require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    try { answer(JSON.parse(line)); } catch {}
  });
`;

// Most of the time is waited for what these programs do not do.
describe.concurrent("a program that", () => {
  it("writes without an end and without a line end is stopped, and that is said", async () => {
    const endless = 'const more = () => process.stdout.write("x".repeat(1 << 20), more); process.stdin.resume(); more();';
    await expect(conformProgram(endless, undefined, 60_000)).rejects.toThrow(`it wrote more than ${maxOutput} bytes`);
  });

  it("exits and leaves a child that holds its output open has ended", async () => {
    const orphan = `each((task) => {
      spawn(process.execPath, ["-e", "setInterval(() => process.stdout.write('late\\\\n'), 1000)"], { stdio: ["ignore", "inherit", "ignore"], detached: true }).unref();
      process.exit(3);
    });`;
    const report = await conformProgram(orphan, /^task-request a/, 60_000);
    expect(withVerdict(report, "fail")).toEqual([expect.stringContaining("the party ended (exit code 3)")]);
  });

  it("writes lines without an end is stopped, and that is said", async () => {
    const endless = 'const more = () => process.stdout.write("y\\n".repeat(1 << 12), more); process.stdin.resume(); more();';
    await expect(conformProgram(endless, undefined, 60_000)).rejects.toThrow(`it wrote more than ${maxMessages} messages`);
  });

  it.each([
    ["closes its input", "process.stdin.destroy(); setInterval(() => {}, 1e6);"],
    ["reads nothing", "setInterval(() => {}, 1e6);"],
    ["only prints what is no message", "setInterval(() => console.log('working'), 50);"],
  ])("%s passes nothing", async (_, program) => {
    const never = "the party does not answer task-request, and nothing shows that it reads";
    await expect(conformProgram(program)).rejects.toThrow(never);
  });

  it("answers nothing until the time of the run is over passes nothing", async () => {
    const patient = conformProgram("setInterval(() => {}, 1e6);", undefined, 600_000, 1000);
    await expect(patient).rejects.toThrow("the time of the run was over before the party accepted a message");
  });

  it("reads everything and answers nothing fails what is valid, and passes nothing of its kind", async () => {
    const report = await conformProgram("process.stdin.resume();", /^task-request/);
    expect(withVerdict(report, "fail")).toEqual([expect.stringContaining("a valid message is never answered")]);
    expect(report.results).toHaveLength(1);
  });

  it("exits after each task fails what it accepts, and nothing else", async () => {
    const oneShot = "each((task) => { report(task); finish(task); process.stdout.write('', () => process.exit(0)); });";
    const careless = await conformProgram(oneShot, /^task-request|^framing 50/, 60_000);
    const failing = careless.results.filter(({ verdict }) => verdict === "fail");
    expect(failing.length).toBeGreaterThan(20);
    expect(failing.filter(({ outcome }) => !outcome.endsWith("is accepted"))).toEqual([]);
    expect(careless.results.filter(({ check, verdict }) => check === "invalid" && verdict === "pass")).toEqual([]);
    expect(careless.results.filter(({ check }) => check === "framing").map(({ outcome }) => outcome)).toEqual([
      "the party ends after a message",
    ]);
  });

  it("ignores signals is ended", async () => {
    const stubborn = 'process.on("SIGTERM", () => {}); each((task) => { report(task); finish(task); });';
    expect(withVerdict(await conformProgram(stubborn, undefined, 60_000), "fail", "lax")).toEqual([]);
  });

  it("answers ten thousand times is followed to the end", async () => {
    const chatty = "each((task) => { for (let n = 0; n < 10_000; n++) report(task); finish(task); });";
    expect(withVerdict(await conformProgram(chatty, /^task-request (?:a|run)|^output/, 60_000), "fail", "lax")).toEqual([]);
  });
});

it.runIf(process.platform !== "win32")(
  "on Windows, a program is ended with what it has started, and scripts are told to need a shell",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "taskkill-"));
    const taskkill = join(folder, "taskkill");
    writeFileSync(taskkill, `#!/bin/sh\necho "$@" > ${JSON.stringify(join(folder, "asked"))}\nkill -9 "$2"\n`);
    chmodSync(taskkill, 0o755);
    vi.stubEnv("PATH", [folder, process.env["PATH"]].join(delimiter));
    try {
      const framed = findFraming(protocol, undefined);
      if (!framed.ok) throw new Error(framed.problem);
      const ends: unknown[] = [];
      const events: PartyEvents = { onPiece: () => undefined, onEnd: (end) => void ends.push(end) };
      const party = startProcess([process.execPath, "-e", "setInterval(() => {}, 1e6)"], framed.framing, maxOutput, events, "win32");
      await party.close();
      expect(ends).toEqual([{ code: null, signal: "SIGKILL", problem: undefined }]);
      expect(readFileSync(join(folder, "asked"), "utf8")).toMatch(/^\/pid \d+ \/t \/f\n$/);
    } finally {
      vi.unstubAllEnvs();
      removeTemporary(folder);
    }
    const missing = Object.assign(new Error("spawn npx ENOENT"), { code: "ENOENT" });
    expect(describeFailure("npx", missing, "win32")).toBe('cannot start "npx": no such command; start a script as `cmd /c npx …`');
    expect(describeFailure("npx", missing, "linux")).toBe('cannot start "npx": no such command');
  },
);
