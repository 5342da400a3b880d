import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runProgram } from "../../../generator/cli/main.js";
import { createTerminal } from "../../../generator/cli/terminal.js";
import { readBase } from "../../support/diagnostic-fixture.js";
import { withSpecFolder } from "../../support/spec-folder.js";
import { removeTemporary } from "../../support/remove-temporary.js";

/** Runs the program in a folder and collects what it writes. */
async function run(parameters: readonly string[], folder = process.cwd()): Promise<{ code: number; out: string; problems: string }> {
  const written = { out: "", problems: "" };
  const terminal = createTerminal({ write: (text) => (written.out += text) }, { write: (text) => (written.problems += text) }, {});
  const code = await runProgram(parameters, terminal, folder);
  return { code, ...written };
}

/** Runs the program beside a copy of the base of the fixtures, with one text replaced. */
function runOnBase(parameters: readonly string[], from = "", to = ""): ReturnType<typeof run> {
  const files = readBase().map(({ path, text }) => ({ path, text: from === "" ? text : text.replace(from, to) }));
  return withSpecFolder(files, [], (folder) => run(parameters, join(folder, "..")));
}

describe("usage", () => {
  test.each([
    [["chek"], "unknown command 'chek'", "(Did you mean check?)"],
    [["chek", "--help"], "unknown command 'chek'", "(Did you mean check?)"],
    [["chek", "-h"], "unknown command 'chek'", "(Did you mean check?)"],
    [["help", "chek"], "unknown command 'chek'", "(Did you mean check?)"],
    [["unheard-of", "--help"], "unknown command 'unheard-of'", "`wirepact --help` lists the commands"],
    [["completion"], "missing required argument 'shell'", "`wirepact <command> --help`"],
    [["completion", "csh"], '<shell> cannot be "csh"', "bash, zsh, fish"],
    [["check", "--formt", "json"], "unknown option '--formt'", "(Did you mean --format?)"],
    [["check", "--format", "xml"], "argument 'xml' is invalid", "text, json, github, sarif"],
    [["check", "one", "two"], "too many arguments for 'check'", "got 2"],
    [["explain", "parse/unknwon-key"], 'unknown code "parse/unknwon-key"', 'did you mean "parse/unknown-key"?'],
    [["explain", "unknwon-key"], 'unknown code "unknwon-key"', 'did you mean "parse/unknown-key"?'],
    [["explain", "gibberish-of-no-kind"], "unknown code", "wirepact explain"],
  ])("%j is refused with 2", async (parameters, problem, suggestion) => {
    const { code, out, problems } = await run(parameters);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(problems).toContain(problem);
    expect(problems).toContain(suggestion);
  });

  test("no command shows help and exits with 2", async () => {
    const { code, problems } = await run([]);
    expect(code).toBe(2);
    expect(problems).toContain("Usage: wirepact");
  });

  test("help and version are fine", async () => {
    expect((await run(["--help"])).out).toContain("check [options] [spec]");
    expect((await run(["check", "--help"])).code).toBe(0);
    expect((await run(["help", "check"])).out).toContain("Usage: wirepact check");
    expect((await run(["help"])).code).toBe(0);
    expect((await run(["store", "import", "--help"])).out).toContain("Usage: wirepact store import");
    expect((await run(["--version"])).code).toBe(0);
  });
});

test("help shows every command once, by what it is for", async () => {
  const { out } = await run(["--help"]);
  const headings = out.split("\n").filter((line) => /^\S.*:$/.test(line));
  expect(headings).toEqual([
    "Options:",
    "Specs:",
    "Packages and docs:",
    "Releases:",
    "Messages:",
    "Other programs:",
    "Editors, agents and shells:",
    "Help:",
  ]);
  const names = [...out.matchAll(/^ {2}([a-z]+) /gm)].map((match) => match[1]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(18);
});

test.each(["bash", "zsh", "fish"])("the completion of %s names every command and option", async (shell) => {
  const { out, code } = await run(["completion", shell]);
  expect(code).toBe(0);
  const names = [...(await run(["--help"])).out.matchAll(/^ {2}([a-z]+) /gm)].map((match) => match[1]!);
  for (const name of names) {
    expect(out).toContain(name);
    const help = await run([name, "--help"]);
    for (const [, option] of help.out.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)) expect(out, `${name} --${option}`).toContain(option);
  }
});

describe("check", () => {
  test("prints protocols, messages and counts", async () => {
    const { code, out } = await runOnBase(["check"]);
    expect(out).toBe(
      [
        "post 1.0.0: 2 messages",
        "  letter   2 valid, 6 invalid",
        "  receipt  1 valid, 2 invalid",
        "",
        "1 protocol, 2 messages, 3 valid examples, 8 invalid, 0 wire, 0 transcripts: no errors",
        "",
      ].join("\n"),
    );
    expect(code).toBe(0);
  });

  test("prints errors with paths relative to the current folder, and exits with 1", async () => {
    const { code, out } = await runOnBase(["check", "spec/wirepact.yaml"], "objects: open", "objects: opn");
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'spec/protocols/post.yaml:4:10 error parse/unknown-value: "objects" must be open or closed, got "opn"',
        "  2 | title: Post",
        "  3 | version: 1.0.0",
        "> 4 | objects: opn",
        "    |          ^^^",
        '  hint: did you mean "open"?',
        "",
        "1 error",
        "",
      ].join("\n"),
    );
  });

  test("as JSON", async () => {
    const fine = await runOnBase(["check", "--format", "json"]);
    expect(JSON.parse(fine.out)).toMatchObject({
      ok: true,
      protocols: [{ name: "post", version: "1.0.0", messages: [{ name: "letter", valid: 2, invalid: 6, wire: 0 }, {}] }],
      totals: { protocols: 1, messages: 2, valid: 3, invalid: 8 },
      diagnostics: [],
    });
    const wrong = await runOnBase(["check", "--format=json"], "objects: open", "objects: opn");
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.out)).toMatchObject({
      ok: false,
      protocols: [],
      diagnostics: [{ code: "parse/unknown-value", location: { line: 4, column: 10 } }],
    });
  });

  test("for GitHub and as SARIF", async () => {
    const github = await runOnBase(["check", "--format", "github"], "objects: open", "objects: opn");
    expect(github.out.split("\n")[0]).toMatch(/^::error title=parse\/unknown-value,file=spec\/protocols\/post.yaml,line=4,/);
    const sarif = await runOnBase(["check", "--format", "sarif"], "objects: open", "objects: opn");
    expect(JSON.parse(sarif.out).runs[0].results).toHaveLength(1);
  });

  test("a missing root file is named as it was given", async () => {
    const { code, out } = await run(["check", "no/such.yaml"]);
    expect(code).toBe(1);
    expect(out).toContain("error load/file-missing: file not found: no/such.yaml");
  });
});

describe("explain", () => {
  test("an issue of messages, and a rule of a protocol", async () => {
    expect((await run(["explain", "too-long"])).out).toMatch(/^too-long \(message issue, .*\n\n[A-Z]/);
    expect((await run(["explain", "rule/anything"])).out).toMatch(/^rule /);
  });

  test("explains a code of both kinds", async () => {
    const { out } = await run(["explain", "unknown-field"]);
    expect(out).toContain("unknown-field (message issue");
    expect(out).toContain("resolve/unknown-field (error)");
  });

  test("explains a code, with or without its stage", async () => {
    const whole = await run(["explain", "parse/hash-starts-comment"]);
    expect(whole.out).toMatch(/^parse\/hash-starts-comment \(error\)\n\nYAML ignores everything.*Wrong:\n {2}doc: .*Right:\n {2}doc: /s);
    expect((await run(["explain", "hash-starts-comment"])).out).toBe(whole.out);
  });

  test("lists all codes", async () => {
    const { out, code } = await run(["explain"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}load\/file-missing +error +File not found: <path>\.$/m);
  });
});

const write = (): void => undefined;

describe("progress", () => {
  const runIn = async (folder: string, isTTY: boolean, words: readonly string[]) => {
    let [out, problems] = ["", ""];
    const terminal = createTerminal(
      { isTTY, write: (text) => (out += text) },
      { isTTY, write: (text) => (problems += text) },
      { NO_COLOR: "1" },
    );
    await runProgram(words, terminal, folder);
    return { out: out.replaceAll(/\([^)]* m?s\)/g, ""), problems };
  };

  test.each([
    [["check"], ["checking the spec …"]],
    [["docs"], ["checking the spec …", "building the site …"]],
  ])("of %j is shown in a terminal, removed before the result, and not written to a pipe", (words, steps) =>
    withSpecFolder(readBase(), [], async (folder) => {
      const project = join(folder, "..");
      await runIn(project, false, words);
      const piped = await runIn(project, false, words);
      const shown = await runIn(project, true, words);
      expect(piped.problems).toBe("");
      expect(shown.out).toBe(piped.out);
      expect(shown.problems).toBe(`${steps.map((step) => `\r\u001b[K${step}`).join("")}\r\u001b[K`);
    }),
  );
});

const coloured = (isTTY: boolean, environment: Record<string, string>): boolean =>
  createTerminal({ isTTY, write }, { write }, environment).colours.isColorSupported;

test("colours follow NO_COLOR, FORCE_COLOR and the kind of the stream", () => {
  expect(coloured(true, {})).toBe(true);
  expect(coloured(false, {})).toBe(false);
  expect(coloured(false, { CI: "true" })).toBe(false);
  expect(coloured(true, { TERM: "dumb" })).toBe(false);
  expect(coloured(true, { NO_COLOR: "1" })).toBe(false);
  expect(coloured(true, { NO_COLOR: "" })).toBe(true);
  expect(coloured(false, { FORCE_COLOR: "1" })).toBe(true);
  expect(coloured(true, { FORCE_COLOR: "0" })).toBe(false);
  expect(coloured(false, { FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
});

test("the command prints one sentence when it is not built", () => {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-bin-"));
  try {
    cpSync(fileURLToPath(new URL("../../../generator/bin", import.meta.url)), join(folder, "bin"), { recursive: true });
    execFileSync("sh", ["-c", `echo '{"type":"module"}' > package.json`], { cwd: folder });
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "bin/wirepact.js"), "check"], { encoding: "utf8" });
    expect([status, stdout, stderr]).toEqual([2, "", "wirepact is not built yet: run `npm run build` first.\n"]);
  } finally {
    removeTemporary(folder);
  }
});
