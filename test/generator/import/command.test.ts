// `wirepact import` as a command: schemas and messages, what it writes and reports, and input that cannot be imported.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../support/command-line.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const base = mkdtempSync(join(tmpdir(), "wirepact-import-"));
let folder = base;
let count = 0;
beforeEach(() => {
  folder = join(base, String(count++));
  mkdirSync(folder);
});
afterAll(() => removeTemporary(base));

const run = (...parameters: string[]): ReturnType<typeof runCommand> => runCommand(parameters, folder);
const read = (path: string): string => readFileSync(join(folder, path), "utf8");

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
}

const ticket = (type: string, properties: object): object => ({
  type: "object",
  description: `A ticket was ${type}.`,
  properties: { type: { const: type }, id: { type: "string", format: "uuid" }, ...properties },
  required: ["type", "id", ...Object.keys(properties)],
});

const tickets = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Tickets",
  description: "What happens to tickets.",
  oneOf: [{ $ref: "#/$defs/Opened" }, { $ref: "#/$defs/Closed" }],
  $defs: {
    Opened: ticket("opened", { title: { type: "string", maxLength: 80 } }),
    Closed: ticket("closed", { reason: { $ref: "#/$defs/Reason" } }),
    Reason: { enum: ["done", "rejected"], description: "Why it was closed." },
  },
};

const checks = async (): Promise<void> => {
  const { code, out } = await run("check", "--errors-only");
  expect(out).toContain(": no errors");
  expect(code).toBe(0);
};

describe("a schema", () => {
  it("becomes a spec with messages by tag and an envelope of what they have in common", async () => {
    write("tickets.json", tickets);
    const { code, out } = await run("import", "tickets.json");
    expect(code).toBe(0);
    expect(out).toContain("written  spec/protocols/tickets.yaml");
    expect(out).toContain("2 messages and 1 type; 3 of 3 definitions imported completely");
    expect(read("spec/wirepact.yaml")).toBe("protocols:\n  - protocols/tickets.yaml\n");
    const spec = read("spec/protocols/tickets.yaml");
    expect(spec).toContain("tag: type\n  body: inline\n  fields:\n    id: uuid");
    expect(spec).toContain("  opened:\n    doc: A ticket was opened.");
    expect(spec).toContain("title: { type: string, max: 80 }");
    expect(spec).toContain("doc: Why it was closed.");
    await checks();
  });

  it("is added to the protocols of a project, in either notation", async () => {
    write("tickets.json", tickets);
    await run("import", "tickets.json", "--name", "first");
    await run("import", "tickets.json", "--name", "second");
    expect(read("spec/wirepact.yaml")).toBe("protocols:\n  - protocols/first.yaml\n  - protocols/second.yaml\n");
    write("spec/wirepact.yaml", "protocols: [protocols/first.yaml, protocols/second.yaml] # both\n");
    await run("import", "tickets.json", "--name", "third");
    expect(read("spec/wirepact.yaml")).toBe("protocols: [protocols/first.yaml, protocols/second.yaml, protocols/third.yaml] # both\n");
    await checks();
  });

  it("can be shown without writing, with the report as JSON", async () => {
    write("tickets.json", tickets);
    expect((await run("import", "tickets.json", "--dry-run")).out).toContain("protocol: tickets\n");
    expect(existsSync(join(folder, "spec"))).toBe(false);
    const { out } = await run("import", "tickets.json", "--format", "json");
    expect(JSON.parse(out)).toEqual({ protocol: "tickets", definitions: 3, complete: 3, types: 1, messages: 2, notes: [], skipped: [] });
  });

  it("has what could not be imported in the report and in comments", async () => {
    write("event.json", {
      type: "object",
      properties: {
        a: { type: "string", format: "ipv4" },
        b: { $ref: "https://example.org/other.json" },
        c: { $ref: "#/$defs/Loop" },
        d: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false },
        e: { type: "string", pattern: "^(a+)+$" },
        f: { $ref: "#/$defs/Missing" },
        "g ": { type: "string" },
        h: { if: { const: 1 }, then: { const: 2 } },
      },
      $defs: { Loop: { $ref: "#/$defs/Again" }, Again: { $ref: "#/$defs/Loop" } },
    });
    const { code, out } = await run("import", "event.json");
    expect(code).toBe(0);
    const problems = [
      'properties/a: `format: "ipv4"` is not supported',
      "properties/b: `$ref: https://example.org/other.json` refers to another document; bundle the documents into one schema first; any value is allowed",
      "Loop/$ref: the reference is circular; any value is allowed",
      "properties/d: tuples are not supported",
      "properties/e: the pattern ^(a+)+$ is vulnerable to catastrophic backtracking",
      "properties/f: `$ref: #/$defs/Missing` refers to nothing",
      'invalid property name "g "',
      "properties/h: `if` is not supported",
    ];
    const spec = read("spec/protocols/event.yaml");
    for (const problem of problems) {
      expect(out).toContain(problem);
      expect(spec).toMatch(new RegExp(`# import: .*${problem.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`));
    }
    await checks();
  });

  it("gives names that collide or that the language does not have others", async () => {
    const properties = Object.fromEntries(
      ["user-id", "user_id", "RoleName", "Date", "Message", "größe", "__proto__", "constructor", "\u0007bell", "日本"].map(
        (name, index) => [`f${index}`, { $ref: `#/$defs/${encodeURIComponent(name)}` }],
      ),
    );
    const names = ["user-id", "user_id", "RoleName", "Date", "Message", "größe", "__proto__", "constructor", "\u0007bell", "日本"];
    const $defs = Object.fromEntries(names.map((name) => [name, { type: "string", description: `About ${name}.\u0000` }]));
    write("names.json", {
      type: "object",
      properties: { ...properties, ["__proto__"]: { type: "integer" }, "a: b # c": { type: "string" } },
      $defs,
    });
    const { code, out } = await run("import", "names.json");
    expect(code).toBe(0);
    expect(out).toContain("user_id: is called UserId2, because another type is called UserId");
    expect(out).not.toContain("\u0007");
    const spec = read("spec/protocols/names.yaml");
    expect(out).toContain('invalid property name "__proto__"');
    expect(spec).toContain("'a: b # c?': string");
    expect(spec).toContain("RoleNameType:");
    expect(spec).toContain("  Date:");
    expect(spec).toContain("names:\n  Message: NamesMessage");
    await checks();
  });

  it.each([
    [
      "draft-07",
      { $schema: "http://json-schema.org/draft-07/schema#", definitions: { A: { type: "object", properties: { a: { type: "string" } } } } },
    ],
    ["one definition", { $defs: { A: { type: "object", properties: { a: { $ref: "#/$defs/B" } } }, B: { type: "string" } } }],
    ["the document as a type", { title: "Node", type: "object", properties: { next: { $ref: "#" } } }],
    ["an array of messages", { type: "array", items: { type: "object", properties: { a: { type: "string" } } } }],
  ])("states its message: %s", async (_, schema) => {
    write("some.json", schema);
    expect((await run("import", "some.json")).problems).toBe("");
    await checks();
  });

  it("can be imported from one of its definitions", async () => {
    write("types.json", {
      $defs: { A: { type: "object", properties: { a: { type: "string" } } }, B: { type: "object", properties: { b: { type: "string" } } } },
    });
    expect((await run("import", "types.json")).problems).toContain(
      "does not state which are messages; name the definition of the messages with --root (A, B)",
    );
    expect((await run("import", "types.json", "--root", "a")).problems).toContain('unknown definition "a"; did you mean "A"?');
    expect((await run("import", "types.json", "--root", "B")).code).toBe(0);
    await checks();
  });
});

describe("messages", () => {
  it("become messages by tag, with examples, formats, open enums, unions and recursion", async () => {
    const lines = Array.from({ length: 9 }, (_, index) => ({
      kind: "moved",
      at: "2026-05-01T05:00:00Z",
      to: ["north", "south", "east"][index % 3],
      ...(index > 3 ? { steps: index, note: null } : {}),
    }));
    write("game/moves.ndjson", lines.map((line) => JSON.stringify(line)).join("\n"));
    write("game/tree.json", {
      kind: "seen",
      at: "2026-05-01T05:00:00Z",
      tree: { name: "root", children: [{ name: "leaf", children: [] }] },
      parts: [
        { type: "a", x: 1 },
        { type: "b", y: "z" },
      ],
      api_key: "sk-live-1234567890abcdefghij",
    });
    write("game/notes.txt", "not a message");
    const { code, out } = await run("import", "game");
    expect(code).toBe(0);
    expect(out).toContain("2 messages and");
    expect(out).toContain("from 10 example messages");
    expect(out).toContain("Not read: game/notes.txt");
    const spec = read("spec/protocols/game.yaml");
    expect(spec).toContain("at: timestamp");
    expect(spec).toContain("enum: open");
    expect(spec).toContain("steps?: integer");
    expect(spec).toMatch(/children: \{ list: \w+Node/);
    expect(spec).toContain("tag: type");
    expect(spec).toContain("api_key: { type: string, sensitive: true }");
    expect(spec).not.toContain("sk-live");
    expect(spec).toContain("examples:");
    await checks();
  });

  it("of JSON-RPC become requests, notifications and results", async () => {
    const rpc = [
      { jsonrpc: "2.0", id: 1, method: "sum", params: { numbers: [1, 2] } },
      { jsonrpc: "2.0", id: 1, result: { sum: 3 } },
      { jsonrpc: "2.0", id: 2, method: "sum", params: { numbers: [] } },
      { jsonrpc: "2.0", id: 2, error: { code: 1, message: "Nothing to add" } },
      { jsonrpc: "2.0", method: "log/write", params: { text: "x" } },
    ];
    write("rpc.jsonl", rpc.map((line) => JSON.stringify(line)).join("\n"));
    expect((await run("import", "rpc.jsonl")).code).toBe(0);
    const spec = read("spec/protocols/rpc.yaml");
    expect(spec).toContain("frames:");
    expect(spec).toMatch(/sum:\n(?:.*\n)*?    result:\n      fields:\n        sum: integer/);
    expect(spec).toMatch(/log\/write:\n(?:.*\n)*?    fields:\n      text: string/);
    await checks();
  });

  it("without a tag are one message", async () => {
    write("points.json", [
      { x: 1, y: 2.5 },
      { x: 2, y: 3, label: "b" },
    ]);
    expect((await run("import", "points.json")).code).toBe(0);
    expect(read("spec/protocols/points.yaml")).toContain("x: integer");
    await checks();
  });
});

describe("what cannot be imported", () => {
  it.each([
    ["missing.json", undefined, "file or folder not found: missing.json"],
    ["text.json", "hello", "text.json is not valid JSON"],
    ["empty.json", " \n", "empty.json is empty"],
    ["number.json", "7", "is neither a JSON Schema nor a message"],
    ["strings.json", ["a", "b"], "there are no messages: expected JSON objects"],
    ["broken.ndjson", '{"a":1}\n{"a":', "broken.ndjson:2 is not valid JSON"],
    ["scalar.json", { type: "string" }, "is not an object; messages are objects"],
    ["types.json", { $defs: { A: { type: "string" } } }, "the schema defines no object"],
    [
      "mixed.json",
      {
        oneOf: [
          { type: "object", properties: { a: {} } },
          { type: "object", properties: { b: {} } },
        ],
      },
      "have no property in common",
    ],
    ["results.ndjson", '{"jsonrpc":"2.0","id":1,"result":1}', "there is no request or notification"],
    ["deep.ndjson", `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`, "nested more than 64 levels deep"],
    ["日本.json", { type: "object", properties: { a: {} } }, "does not provide a name for the protocol; use --name"],
  ])("%s", async (name, content, problem) => {
    if (content !== undefined) write(name, content);
    const { code, problems } = await run("import", name);
    expect(problems).toContain(problem);
    expect(code).toBe(1);
    expect(existsSync(join(folder, "spec"))).toBe(false);
  });

  it("pipes, devices and links in circles", async () => {
    spawnSync("mkfifo", [join(folder, "pipe.json")]);
    symlinkSync("circle.json", join(folder, "circle.json"));
    expect((await run("import", "pipe.json")).problems).toContain("error: pipe.json is neither a file nor a folder");
    expect((await run("import", "/dev/zero", "--name", "zero")).problems).toContain("/dev/zero is neither a file nor a folder");
    expect((await run("import", "circle.json")).problems).toContain("cannot read circle.json: its symbolic links form a loop");
    write("all/one.ndjson", '{"type":"a","n":1}\r\n{"type":"b","s":"x"}\r\n');
    write("all/two.json", '\uFEFF{"type":"a","n":2}');
    symlinkSync(".", join(folder, "all/circle"));
    symlinkSync("one.ndjson", join(folder, "all/link.ndjson"));
    const { code, out } = await run("import", "all");
    expect(code).toBe(0);
    expect(out).toContain("2 messages and 0 types, from 3 example messages");
    expect(out).toContain("Not read: all/circle, all/link.ndjson");
  });

  it("a root file that cannot be extended", async () => {
    write("tickets.json", tickets);
    write("spec/wirepact.yaml", "protocols:\n  - [\n");
    expect((await run("import", "tickets.json")).problems).toContain("spec/wirepact.yaml is not valid YAML; `wirepact check` shows where");
    write("spec/wirepact.yaml", "protocols: 7\n");
    expect((await run("import", "tickets.json")).problems).toContain("spec/wirepact.yaml has no list of `protocols`");
    writeFileSync(join(folder, "spec/wirepact.yaml"), new Uint8Array([0xff, 0xfe]));
    expect((await run("import", "tickets.json")).out).toContain("load/not-utf8");
    removeTemporary(join(folder, "spec"));
    mkdirSync(join(folder, "spec/wirepact.yaml"), { recursive: true });
    const { code, out } = await run("import", "tickets.json");
    expect(out).toContain("load/not-a-file");
    expect(code).toBe(1);
    expect(existsSync(join(folder, "spec/protocols"))).toBe(false);
  });

  it("a root file with Windows line ends keeps them", async () => {
    write("tickets.json", tickets);
    write("spec/wirepact.yaml", "\uFEFFprotocols:\r\n  - protocols/other.yaml # first\r\nlint: minimal\r\n");
    expect((await run("import", "tickets.json")).code).toBe(0);
    expect(read("spec/wirepact.yaml")).toBe(
      "\uFEFFprotocols:\r\n  - protocols/other.yaml # first\r\n  - protocols/tickets.yaml\r\nlint: minimal\r\n",
    );
  });

  it("a folder without messages", async () => {
    write("docs/readme.md", "# Nothing");
    expect((await run("import", "docs")).problems).toContain(
      "docs contains no messages: expected files that end in .json, .ndjson or .jsonl",
    );
  });

  it("a file whose protocol exists", async () => {
    write("tickets.json", tickets);
    await run("import", "tickets.json");
    const before = read("spec/protocols/tickets.yaml");
    expect((await run("import", "tickets.json")).problems).toContain(
      "spec/protocols/tickets.yaml already exists; choose another name with --name",
    );
    expect(read("spec/protocols/tickets.yaml")).toBe(before);
  });

  it("a schema that is nested endlessly is cut", async () => {
    write("deep.json", `${'{"type":"object","properties":{"inner":'.repeat(3000)}{}${"}}".repeat(3000)}`);
    const { code, out } = await run("import", "deep.json");
    expect(code).toBe(0);
    expect(out).toContain("is nested too deeply");
    await checks();
  });

  it("a definition of which a part was lost is not counted as complete", async () => {
    const properties = { a: { type: "string" }, b: { not: { type: "string" } } };
    write("lost.json", { $defs: { Note: { type: "object", properties } } });
    expect((await run("import", "lost.json")).out).toContain("; 0 of 1 definition imported completely");
    const parts = { Note: ticket("note", { text: { if: true } }), Ping: ticket("ping", {}) };
    write("two.json", { oneOf: [{ $ref: "#/$defs/Note" }, { $ref: "#/$defs/Ping" }], $defs: parts });
    expect((await run("import", "two.json")).out).toContain("; 1 of 2 definitions imported completely");
  });

  it("ten megabytes of messages are read in one pass, and of definitions refused by size", async () => {
    const line = JSON.stringify({ type: "tick", n: 1, at: "2026-05-01T05:00:00Z", text: "x".repeat(900) });
    write("large.ndjson", Array.from({ length: 10_000 }, () => line).join("\n"));
    expect((await run("import", "large.ndjson")).code).toBe(0);
    await checks();
    const $defs = Object.fromEntries(
      Array.from({ length: 4000 }, (_, index) => [`Type${index}`, { type: "string", description: "y".repeat(2500) }]),
    );
    write("types.json", { $defs, type: "object", properties: { a: { $ref: "#/$defs/Type1" } } });
    const { code, problems } = await run("import", "types.json");
    expect(problems).toContain("the spec would have more than 1000000 bytes, which is the limit for a file");
    expect(code).toBe(1);
  });
});
