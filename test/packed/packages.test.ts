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

describe("the packages, packed", () => {
  let consumer: Consumer;

  beforeAll(() => {
    consumer = installPacked(["core", ...protocols], ["js-yaml", "argparse"]);
    for (const name of protocols)
      for (const [index, program] of programsOf(name).entries()) consumer.write(`src/${name}-${index}.ts`, program);
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

  it.each(protocols)("%s: works when required from CommonJS", (name) => {
    consumer.write("required.cjs", `const { protocol, is } = require("@wirepact/${name}"); console.log(protocol.name, is({}));`);
    expect(consumer.run(process.execPath, ["--no-warnings", "required.cjs"])).toBe(`${name} false\n`);
  });
});
