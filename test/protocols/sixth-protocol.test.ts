// A sixth protocol takes one YAML file and one line: nothing else of the repository is touched by hand, and nothing of the other five changes.

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../../generator/cli/main.js";
import { createTerminal } from "../../generator/cli/terminal.js";
import type { AnyPackage } from "../support/rename/any-package.js";
import { removeTemporary } from "../support/remove-temporary.js";

const repository = fileURLToPath(new URL("../..", import.meta.url));

const ferry = `
protocol: ferry
title: Ferry bookings
version: 1.0.0
objects: closed
doc: A passenger asks for a place on a ferry and is told whether there is one.

roles:
  passenger: Wants to cross.
  harbor: Knows the ferries.

reading: { default: strict }

encodings:
  ndjson: {}

envelope:
  tag: kind
  body: inline
  id: id
  replyTo: answers
  thread: [booking]
  fields:
    id: { type: uuid, fill: $uuid, doc: 'Identifies the message.' }
    booking: { type: string, max: 40, doc: 'The booking it is about.' }
    answers?: { type: uuid, doc: 'The message it answers.' }
  example:
    id: 5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e
    booking: b-7

types:
  Seats: { type: integer, min: 1, max: 12, doc: 'How many want to cross.' }

messages:
  ask:
    doc: Is there a place?
    from: passenger
    to: harbor
    replies: [tell]
    fields:
      seats: Seats
    examples:
      minimal: { seats: 1 }
      full: { seats: 12, answers: 9a3d7c52-6e1b-4f80-a2c4-d15e60b7f398 }
    invalid:
      something missing: { like: minimal, dropEach: [id, booking, seats] }
      nobody: { like: minimal, set: { seats: 0 }, issue: out-of-range }
      too many: { like: minimal, set: { seats: 13 }, issue: out-of-range }
      long booking: { like: minimal, set: { booking: { $repeat: x, times: 41 } }, issue: too-long }
  tell:
    doc: There is one, or there is none.
    from: harbor
    to: passenger
    replies: []
    fields:
      free: { type: boolean, doc: 'Whether there is a place.' }
    examples:
      minimal: { id: 9a3d7c52-6e1b-4f80-a2c4-d15e60b7f398, free: true }
      full: { id: 9a3d7c52-6e1b-4f80-a2c4-d15e60b7f398, free: false, answers: 5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e }
    invalid:
      something missing: { like: minimal, dropEach: [free] }
      word for a boolean: { like: minimal, set: { free: 'yes' }, issue: wrong-type }

flows:
  booking:
    doc: A question and its answer.
    key: thread
    start: ask
    steps:
      ask: [tell]
    end: [tell]
    transcripts:
      answered: [ask, tell]
    illegal:
      answered before it was asked: { messages: [tell], at: 0 }
`;

/** A strict program that uses the package's types; the marked line must not compile. */
const program = `
import { createAsk, decode, isTell, type Message } from "./packages/ferry/src/index.js";

export function seatsOf(message: Message): number {
  return message.kind === "ask" ? message.seats : 0;
}
export const asked: number = seatsOf(createAsk({ booking: "b-1", seats: 2 }));
const read = decode("{}");
export const told: boolean | undefined = read.ok && isTell(read.value) ? read.value.free : undefined;
// @ts-expect-error a booking is for somebody
createAsk({ booking: "b-1" });
`;

describe("a sixth protocol", () => {
  let project = "";
  let report = "";

  const read = (path: string): string => readFileSync(join(project, path), "utf8");
  async function generate(...flags: readonly string[]): Promise<number> {
    report = "";
    const output = { write: (text: string) => (report += text) };
    return runProgram(["generate", ...flags], createTerminal(output, output, {}), project);
  }

  beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), "sixth-"));
    const isCode = (path: string): boolean => !["node_modules", "dist", "tsconfig.tsbuildinfo"].includes(basename(path));
    for (const path of ["spec", "packages", "generated", "test/packed/programs", "LICENSE", "package.json", "tsconfig.json"])
      cpSync(join(repository, path), join(project, path), { recursive: true, filter: isCode });
    writeFileSync(join(project, "spec/protocols/ferry.yaml"), ferry);
    writeFileSync(
      join(project, "spec/wirepact.yaml"),
      read("spec/wirepact.yaml").replace(/(\n {2}- .*)\n(?! {2}-)/, "$1\n  - protocols/ferry.yaml\n"),
    );
    expect(await generate(), report).toBe(0);
    symlinkSync(join(repository, "node_modules"), join(project, "node_modules"));
  });
  afterAll(() => removeTemporary(project));

  it("gets its package and its products, and only the lists that name all protocols change besides", () => {
    expect(report).toMatch(/6 protocols, 49 messages/);
    expect(report).toMatch(/^Run `npm install` to link .*packages\/ferry\.$/m);
    const written = [...report.matchAll(/^written +(.*)$/gm)].map((match) => match[1]!);
    expect(written.filter((path) => !/^(?:packages|generated)\/ferry\//.test(path)).sort()).toEqual([
      "generated/manifest.json",
      "tsconfig.json",
    ]);
    expect(written.filter((path) => path.startsWith("packages/ferry/src/")).length).toBeGreaterThan(8);
    expect(read("tsconfig.json")).toContain('{ "path": "packages/ferry" }');
    expect(report).toMatch(/, 0 deleted/);
    expect(report).not.toMatch(/\b(?:error|warning)\b/);
  });

  it("is type-checked with the rest", () => {
    writeFileSync(join(project, "use.ts"), program);
    const compiler = join(repository, "node_modules/typescript-7/bin/tsc");
    const options = [
      "--noEmit",
      "--strict",
      "--module",
      "NodeNext",
      "--target",
      "ES2022",
      "--lib",
      "ES2023,DOM",
      "--types",
      "",
      "--skipLibCheck",
    ];
    writeFileSync(join(project, "package.json"), '{ "type": "module" }');
    expect(() =>
      execFileSync(process.execPath, [compiler, "--ignoreConfig", ...options, "use.ts"], { cwd: project, encoding: "utf8" }),
    ).not.toThrow();
  });

  it("works", async () => {
    const { is, encode, decode, createConversation, ...rest } = (await import(join(project, "packages/ferry/src/index.ts"))) as AnyPackage;
    const ask = (rest["createAsk"] as (fields: object) => Readonly<Record<string, unknown>>)({ booking: "b-1", seats: 2 });
    const tell = (rest["createTell"] as (fields: object) => Readonly<Record<string, unknown>>)({
      booking: "b-1",
      free: true,
      answers: ask["id"],
    });
    expect(is(ask)).toBe(true);
    expect(decode(encode(ask), {})).toEqual({ ok: true, value: ask, warnings: [] });
    expect(decode('{"kind":"ask","id":"7","booking":"b-1","seats":2}', {})).toMatchObject({
      ok: false,
      issues: [{ code: "format", path: ["id"] }],
    });
    const conversation = createConversation();
    conversation.feed(ask);
    expect(conversation.awaited()).toMatchObject([{ types: ["tell"], from: ["harbor"] }]);
    expect(conversation.feed(tell)).toMatchObject({ issues: [], warnings: [] });
    expect(conversation.awaited()).toEqual([]);
  });
});
