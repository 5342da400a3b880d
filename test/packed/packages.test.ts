// Every protocol's package as a stranger gets it: installed from tarballs, every program of its README compiled strictly and run.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Consumer, installPacked, repository } from "../support/packed.js";
import { specProtocols } from "../support/spec-protocols.js";

const protocols = specProtocols().map(({ name }) => name);

/** The TypeScript programs in a README, in order. */
function programsOf(name: string): readonly string[] {
  const text = readFileSync(join(repository, "packages", name, "README.md"), "utf8");
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1]!);
}

/** What lenient reading gives keeps its type under TypeScript: unknown types are told apart, groups narrow, everything else may be missing. */
const received = `
import { acknowledge, createDone, decode, filterByBead, filterCompletions, filterPending, toMail, type ReceivedMessage } from "@wirepact/agent-mail";

const texts = ["Subject: [b-1] DONE\\n\\nBody:\\nBead: b-1\\n", "Subject: [b-2] HELP_REQUEST\\n\\nBody:\\n## Problem\\nIt hangs.\\n", "Subject: hello\\n\\nBody:\\nhi\\n"];
const messages: ReceivedMessage[] = texts.flatMap((text) => {
  const result = decode(text);
  return result.ok ? [result.value] : [];
});
const [done] = filterCompletions(messages);
const kind: "OFFERING_READY" | "DONE" | "FAILED" | "CHECKPOINT" | undefined = done?.type;
// @ts-expect-error a summary may be missing from what was received
const summary: string = messages.flatMap((message) => (message.type === "DONE" ? [message.summary] : []))[0];
const mail = toMail(createDone({ bead_id: "b-1", commit_sha: "4be1c0d", tests_pass: "PASS", lint_pass: "PASS", build_pass: "PASS", summary: "Done." }));
console.log(JSON.stringify([messages.map(({ type }) => type), kind, summary ?? null, filterByBead(messages, "b-1").length, filterPending(messages).length, mail.subject, acknowledge({ ...mail, acked: false }).acked]));
`;

describe("the packages, packed", () => {
  let consumer: Consumer;

  beforeAll(() => {
    consumer = installPacked(["core", ...protocols], ["js-yaml", "argparse"]);
    for (const name of protocols)
      for (const [index, program] of programsOf(name).entries()) consumer.write(`src/${name}-${index}.ts`, program);
    consumer.write("src/received.ts", received);
    consumer.compile();
  }, 180_000);
  afterAll(() => consumer?.remove());

  it.each(protocols)("%s: every program of the README does what it shows", (name) => {
    const programs = programsOf(name);
    expect(programs.length).toBeGreaterThanOrEqual(3);
    const said = programs.map((_, index) => consumer.run(process.execPath, [`out/${name}-${index}.js`]));
    // The first writes a message, the second lists what an empty one lacks, the third takes one in without a complaint.
    expect(said[0]!.trim().length).toBeGreaterThan(20);
    expect(said[1]).toMatch(/\[missing-field\]/);
    expect(said[2]).not.toMatch(/code|issues/);
  });

  it("agent-mail: keeps the types of what was received leniently", () => {
    expect(JSON.parse(consumer.run(process.execPath, ["out/received.js"]))).toEqual([
      ["DONE", "HELP_REQUEST", "UNKNOWN"],
      "DONE",
      null,
      1,
      1,
      "[b-1] DONE",
      true,
    ]);
  });

  it.each(protocols)("%s: works when required from CommonJS", (name) => {
    consumer.write("required.cjs", `const { protocol, is } = require("@wirepact/${name}"); console.log(protocol.name, is({}));`);
    expect(consumer.run(process.execPath, ["--no-warnings", "required.cjs"])).toBe(`${name} false\n`);
  });
});
