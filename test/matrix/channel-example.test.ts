// The example of the README over NATS: the orchestrator of the two-party programs with the opening that is printed there, and a container elsewhere.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findNats, type NatsServer, startNats } from "../support/nats.js";
import { type Consumer, execute, installPacked, repository } from "../support/packed.js";

const read = (path: string): string => readFileSync(join(repository, path), "utf8");
const printed = /## Run it on many machines\n[\s\S]*?```ts\n([\s\S]*?)```/.exec(read("README.md"))?.[1] ?? "";

/** A program whose opening, the statements before the first other one, is replaced. */
function reopened(program: string, opening: string): string {
  const source = read(`test/packed/programs/acp-swarm/${program}.ts`);
  const lines = source.split("\n").filter((line) => !/^const (child = spawn|container = connect|orchestrator = connect)/.test(line));
  const [imports, ...rest] = opening.split("\n\n");
  return `${imports}\n${lines.join("\n").replace(/((?:^import [^\n]*\n)+)/m, `$1\n${rest.join("\n\n")}\n`)}`;
}

const program = findNats();
describe.skipIf(program === undefined)("the orchestrator of the README, over NATS", () => {
  let consumer: Consumer;
  let server: NatsServer;
  beforeAll(async () => {
    server = await startNats(String(program));
    consumer = installPacked();
    for (const name of ["@types/node", "undici-types", "@nats-io"]) consumer.borrow(name);
    const settings = JSON.parse(readFileSync(join(consumer.folder, "tsconfig.json"), "utf8")) as { readonly compilerOptions: object };
    const compilerOptions = { ...settings.compilerOptions, types: ["node"], skipLibCheck: true };
    consumer.write("tsconfig.json", JSON.stringify({ ...settings, compilerOptions }));
    expect(printed).toContain('openChannel("nats://localhost"');
    const opening = printed.replace("nats://localhost", server.url);
    consumer.write("src/orchestrator.ts", reopened("orchestrator", opening));
    const other = opening
      .replace("const container", "const orchestrator")
      .replace('"orchestrator", name: "lead"', '"container", name: "harbor-1"');
    // A program that leaves the loop has to acknowledge its last message, and to close the channel.
    const container = reopened("container", other).replace("  break;", "  await arrived.ack();\n  await orchestrator.close();");
    consumer.write("src/container.ts", container);
    consumer.compile();
  });
  afterAll(async () => {
    await server.stop();
    consumer.remove();
  });

  it.each(["first", "second"])("says what it says to a child process, without the stray line, in the %s run", async () => {
    const container = spawn(process.execPath, [join(consumer.folder, "out/container.js")], { stdio: "ignore" });
    const ended = once(container, "exit");
    const said = execute(process.execPath, ["out/orchestrator.js"], consumer.folder);
    expect(said.trimEnd().split("\n")).toEqual([
      "US-001 is in_progress",
      "US-001 is completed",
      "US-002 is skipped",
      "finished: completed, pull request https://git.example/harbor/pulls/7",
    ]);
    expect((await ended)[0]).toBe(0);
  });
});
