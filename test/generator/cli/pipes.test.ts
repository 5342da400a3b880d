// The built command between two pipes: what it does when its reader leaves, waits or is slow, and its input has no end.

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { removeTemporary } from "../../support/remove-temporary.js";
import { sampleOf } from "../../support/sample-size.js";

const command = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));
const spec = fileURLToPath(new URL("../../../spec/wirepact.yaml", import.meta.url));
let folder = "";
const running: ChildProcessWithoutNullStreams[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pipes-"));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});
afterAll(() => removeTemporary(folder));

function start(...parameters: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [command, ...parameters, "--spec", spec], { cwd: folder });
  running.push(child);
  // Who stops reading closes our end of the pipe, which is what these tests are about.
  child.stdin.on("error", () => undefined);
  return child;
}

const record = (content: unknown): string => `${JSON.stringify({ type: "user_message", content, timestamp: 1 })}\n`;
const wrong = '{"type":"x"}\n';

/** The same line again and again. */
function* repeat(line: string): Generator<string> {
  for (;;) yield line.repeat(100);
}

const endOf = async (child: ChildProcessWithoutNullStreams): Promise<unknown> => (await once(child, "close"))[0];

describe("a reader that closes the pipe", () => {
  const cases: readonly (readonly [string, string, "stdout" | "stderr"])[] = [
    ["validate - -p acp-swarm", wrong, "stdout"],
    ["validate - -p acp-swarm --format json", wrong, "stdout"],
    ["validate - -p message-store --format github", wrong, "stdout"],
    ["convert - -p message-store --to ndjson", record("hello"), "stdout"],
    ["convert - -p acp-swarm --to object", wrong, "stderr"],
    ["store import - -p message-store --db leaving.db -l job", wrong, "stderr"],
  ];
  test.each(sampleOf(cases))("ends `%s`, although its input does not end", async (line, input, told) => {
    const child = start(...line.split(" "));
    const said: string[] = [];
    child[told === "stdout" ? "stderr" : "stdout"].on("data", (chunk) => said.push(String(chunk)));
    Readable.from(repeat(input)).pipe(child.stdin);
    await once(child[told], "data");
    child[told].destroy();
    expect(await endOf(child)).toBe(141);
    expect(said.join("")).toBe("");
  });

  test("ends commands that read everything before they print, once they print", async () => {
    const file = join(folder, "many.ndjson");
    writeFileSync(file, record("hello").repeat(20));
    for (const name of ["transcript", "inbox"]) {
      const child = start(name, file, "-p", "message-store");
      const said: string[] = [];
      child.stderr.on("data", (chunk) => said.push(String(chunk)));
      child.stdout.destroy();
      expect([name, await endOf(child), said.join("")]).toEqual([name, 141, ""]);
    }
  });
});

test.each(sampleOf(["validate - -p acp-swarm", "convert - -p message-store --to object"]))(
  "`%s` answers each line as it comes",
  async (line) => {
    const child = start(...line.split(" "));
    const lines = createInterface({ input: line.startsWith("validate") ? child.stdout : child.stderr })[Symbol.asyncIterator]();
    const answer = async (): Promise<string> => {
      const { value } = await lines.next();
      // The frame of an issue follows it.
      return /^(?:>| +)/.test(String(value)) ? answer() : String(value);
    };
    // Whether JSON comes in lines shows with the second one.
    child.stdin.write(wrong + wrong);
    for (const number of [1, 2, 3, 4]) {
      expect(await answer()).toMatch(new RegExp(`^standard input:${number}:`));
      child.stdin.write(wrong);
    }
  },
);

test.each(sampleOf(["validate - -p acp-swarm", "convert - -p message-store --to ndjson"]))(
  "`%s` takes no more than its reader does",
  async (line) => {
    const child = start(...line.split(" "));
    const state = { taken: 0, before: -1 };
    const feed = repeat(line.startsWith("validate") ? wrong : record("x".repeat(1000)));
    const more = (): void => {
      for (let open = true; open;) {
        const text = feed.next().value as string;
        state.taken += text.length;
        open = child.stdin.write(text);
      }
    };
    child.stdin.on("drain", more);
    child.stdout.pause();
    more();
    while (state.taken !== state.before && state.taken < 100_000_000) {
      state.before = state.taken;
      await sleep(1500);
    }
    expect(state.taken).toBeLessThan(10_000_000);
  },
);
