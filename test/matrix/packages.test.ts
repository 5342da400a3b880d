// Every package as a stranger gets it: installed from tarballs, compiled strictly by every supported compiler, run by every supported Node.

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { otherNode } from "../support/other-node.js";
import { type Consumer, type CompilerVersion, installPacked, repository, strictest } from "../support/packed.js";
import { specProtocols } from "../support/spec-protocols.js";
import { removeTemporary } from "../support/remove-temporary.js";

const models = specProtocols();
const protocols = models.map(({ name }) => name);
const consumerFolder = join(repository, "test/packed/consumer");

/** The TypeScript programs in a README, in order. */
function programsOf(path: string): readonly string[] {
  const text = readFileSync(join(repository, path), "utf8");
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1]!);
}

/** A switch over every message type of a protocol, which compiles only when each case narrows to its type and none is left over. */
function exhaustiveSwitch({ name, tag, messages }: (typeof models)[number]): string {
  const cases = Object.values(messages).map(
    (message) => `    case ${JSON.stringify(message.name)}: { const exact: all.${message.typeName} = message; return exact; }`,
  );
  const access = `[${JSON.stringify(tag)}]`;
  return `import type * as all from "@wirepact/${name}";
export function every(message: all.Message): all.Message {
  switch (message${access}) {
${cases.join("\n")}
    default: { const never: never = message; return never; }
  }
}
export function forgetful(message: all.Message): all.Message {
  switch (message${access}) {
${cases.slice(1).join("\n")}
    // @ts-expect-error one type was forgotten
    default: { const never: never = message; return never; }
  }
}
`;
}

/** What the server of TypeScript answers when it is asked for a definition. */
interface Definitions {
  readonly command?: string;
  readonly body?: readonly { readonly file: string; readonly start: { readonly line: number; readonly offset: number } }[];
}

describe("the packages, packed", () => {
  let consumer: Consumer;

  beforeAll(() => {
    consumer = installPacked();
    for (const name of ["fast-check", "pure-rand"]) consumer.borrow(name);
    cpSync(consumerFolder, join(consumer.folder, "src"), { recursive: true });
    for (const model of models) {
      consumer.write(`src/switch-${model.name}.ts`, exhaustiveSwitch(model));
      for (const [index, program] of programsOf(`packages/${model.name}/README.md`).entries())
        consumer.write(`src/${model.name}-${index}.ts`, program);
      cpSync(join(repository, "packages", model.name, "src"), join(consumer.folder, "emitted", model.name), { recursive: true });
    }
    // The emitted sources are held to the same compilers. Unlike the declarations that are installed, they import js-yaml, whose own
    // declarations need a newer one.
    const emitted = { ...strictest, skipLibCheck: true, rootDir: "emitted", noEmit: true };
    consumer.write("tsconfig.emitted.json", JSON.stringify({ compilerOptions: emitted, include: ["emitted"] }));
    consumer.write("src/console.d.ts", "declare const console: { log(...values: readonly unknown[]): void };\n");
  });
  afterAll(() => consumer?.remove());

  it.each<CompilerVersion>(["5.4", "5.9", "6", "7"])("compile strictly with TypeScript %s", (version) => {
    consumer.compile({ version });
    consumer.compile({ version, project: "tsconfig.emitted.json" });
  });

  it("compile for bundlers and browsers too", () => {
    const compilerOptions = { ...strictest, lib: ["ES2023", "DOM"], module: "ESNext", moduleResolution: "Bundler", noEmit: true };
    consumer.write("tsconfig.bundler.json", JSON.stringify({ compilerOptions, include: ["src"], exclude: ["src/console.d.ts"] }));
    consumer.compile({ project: "tsconfig.bundler.json" });
  });

  it.each([
    ["createTaskRequest", "acp-swarm", "builders.ts"],
    ["isProgressUpdate", "acp-swarm", "guards.ts"],
    ["formatIssues", "core", "errors.ts"],
  ])("lead from %s to its source in an editor", (name, owner, source) => {
    const text = `import { createTaskRequest, isProgressUpdate, formatIssues } from "@wirepact/acp-swarm";\nexport const all = [createTaskRequest, isProgressUpdate, formatIssues];\n`;
    const file = join(consumer.folder, "src/definitions.ts");
    consumer.write("src/definitions.ts", text);
    // The server of TypeScript, which editors start; it reads declaration maps.
    const ask = (command: string, given: object): string =>
      `${JSON.stringify({ seq: 1, type: "request", command, arguments: { file, ...given } })}\n`;
    const offset = text.split("\n")[1]!.indexOf(name) + 1;
    const { stdout } = spawnSync(
      process.execPath,
      [join(repository, "node_modules/typescript/lib/tsserver.js"), "--disableAutomaticTypingAcquisition"],
      {
        input: ask("open", {}) + ask("definition", { line: 2, offset }),
        encoding: "utf8",
      },
    );
    const answers = stdout.split(/\r?\n/).filter((line) => line.startsWith("{"));
    const answer = answers.map((line) => JSON.parse(line) as Definitions).find(({ command }) => command === "definition");
    const [definition] = answer?.body ?? [];
    expect(definition?.file).toBe(join(consumer.folder, "node_modules/@wirepact", owner, "src", source));
    const shown = readFileSync(definition!.file, "utf8").split("\n")[definition!.start.line - 1]!;
    expect(shown.slice(definition!.start.offset - 1).startsWith(name)).toBe(true);
  });

  describe.each([
    ["this Node", () => process.execPath],
    ["Node 22", otherNode],
  ])("run by %s", (_name, findNode) => {
    let node = "";
    let printed: Readonly<Record<string, string>> = {};
    const printedBy = (module: string): string => printed[`./out/${module}.js`] ?? "";
    beforeAll(() => {
      node = findNode();
      const readmes = protocols.flatMap((name) => programsOf(`packages/${name}/README.md`).map((_, index) => `${name}-${index}`));
      printed = consumer.runAll(
        node,
        [...readmes, "acp-swarm", "received", "open-enums"].map((module) => `./out/${module}.js`),
      );
    });

    it.each(protocols)("%s: every program of the README does what it shows", (name) => {
      expect(programsOf(`packages/${name}/README.md`).length).toBeGreaterThanOrEqual(3);
      // The first writes a message, the second lists what an empty one lacks, the third takes one in without a complaint.
      expect(printedBy(`${name}-0`).trim().length).toBeGreaterThan(20);
      expect(printedBy(`${name}-1`)).toMatch(/\[missing-field\]/);
      expect(printedBy(`${name}-2`)).not.toMatch(/code|issues/);
    });

    it("acp-swarm: everything it exports does what it says", () => {
      const said = JSON.parse(printedBy("acp-swarm")) as Record<string, unknown>;
      expect(said).toMatchObject({
        guards: [true, true, false, true, false, false, false],
        described: ["feat/a", "in_progress"],
        issues: ["unknown-value payload.status"],
        decoded: "task-request",
        same: true,
        arrived: ["task-request", "progress-update", "syntax"],
        received: "accepted",
        orphan: ["illegal-transition"],
        refused: "pattern payload.storyId",
        standard: true,
        anyMessage: true,
        negotiated: { ok: true, value: "1.0.0" },
        from: ["orchestrator"],
        frozen: true,
      });
      expect(said["text"]).toContain('payload.status must be one of "pending", "in_progress"');
    });

    it("agent-mail: keeps the types of what was received leniently", () => {
      const types = ["DONE", "HELP_REQUEST", "UNKNOWN"];
      expect(JSON.parse(printedBy("received"))).toEqual([types, "DONE", null, 1, 1, "[b-1] DONE", true]);
    });

    it("an open enum accepts an unlisted value", () => {
      const words = ["DISK_ON_FIRE", "CONTAINER_OOM", "skipped", "on_fire", 7, "skipped"];
      expect(JSON.parse(printedBy("open-enums"))).toEqual(words);
    });

    it("work when required from CommonJS", () => {
      const names = protocols.map((name) => `@wirepact/${name}`);
      const program = `for (const name of ${JSON.stringify(names)}) { const { protocol, is } = require(name); console.log(protocol.name, is({})); }`;
      consumer.write("required.cjs", program);
      expect(consumer.run(node, ["--no-warnings", "required.cjs"])).toBe(protocols.map((name) => `${name} false\n`).join(""));
    });
  });

  it("bring their schema, their manifest and their sources, and nothing else", () => {
    const imports = protocols.map(
      (name, index) => `import schema${index} from "@wirepact/${name}/schema.json" with { type: "json" };
        import manifest${index} from "@wirepact/${name}/package.json" with { type: "json" };`,
    );
    const facts = protocols.map((_, index) => `[typeof schema${index}.$defs, manifest${index}.name, manifest${index}.sideEffects]`);
    consumer.write("schema.mjs", `${imports.join("\n")}\nconsole.log(JSON.stringify([${facts.join()}]));`);
    expect(JSON.parse(consumer.run(process.execPath, ["--no-warnings", "schema.mjs"]))).toEqual(
      protocols.map((name) => ["object", `@wirepact/${name}`, false]),
    );
    for (const name of protocols) {
      const folder = join(consumer.folder, "node_modules/@wirepact", name);
      const released = existsSync(join(repository, "packages", name, "CHANGELOG.md")) ? ["CHANGELOG.md"] : [];
      const schemas = ["schema.draft-07.json", "schema.json", "schemas"];
      expect(readdirSync(folder).sort(), name).toEqual([
        ...released,
        "LICENSE",
        "README.md",
        "agent-card.md",
        "agent-cards",
        "dist",
        "package.json",
        ...schemas,
        "src",
      ]);
    }
  });

  it("need a YAML reader only where messages are YAML", () => {
    removeTemporary(join(consumer.folder, "node_modules/js-yaml"));
    const needs = models.filter(({ encodings }) => Object.keys(encodings).includes("yaml")).map(({ name }) => name);
    expect(needs).toEqual(["oacp"]);
    const modules = (names: readonly string[]): readonly string[] => names.map((name) => `./out/${name}-0.js`);
    expect(() => consumer.runAll(process.execPath, modules(needs))).toThrow(/js-yaml/);
    expect(() => consumer.runAll(process.execPath, modules(protocols.filter((name) => !needs.includes(name))))).not.toThrow();
  });
});
