// The commands for people with messages at hand, run on real files of every encoding.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import picocolors from "picocolors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../../../generator/cli/main.js";
import { runCommand } from "../../support/command-line.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const spec = fileURLToPath(new URL("../../../spec/wirepact.yaml", import.meta.url));
const program = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wirepact-messages-"));
});
afterAll(() => removeTemporary(folder));

function write(path: string, text: string | Uint8Array): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

async function run(...parameters: string[]): Promise<{ readonly code: number; readonly out: string; readonly problems: string }> {
  const [out, problems]: [string[], string[]] = [[], []];
  const terminal = {
    print: (line: string) => void out.push(line),
    printRaw: (data: string) => void out.push(data),
    printError: (line: string) => void problems.push(line),
    colours: picocolors.createColors(false),
    width: 120,
  };
  const code = await runProgram([...parameters, "--spec", spec], terminal, folder);
  const shorten = (lines: readonly string[]): string => lines.join("\n").replaceAll(`${folder}/`, "");
  return { code, out: shorten(out), problems: shorten(problems) };
}

const line = (type: string, payload: object, container = "c1"): string =>
  JSON.stringify({
    type,
    timestamp: "2026-03-02T08:00:00Z",
    swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
    containerId: container,
    payload,
  });
const order = line("task-request", { taskFilePath: "tasks/a.json", branchName: "main", repoUrl: "https://git.example/a" });
const report = line("progress-update", { storyId: "US-001", status: "pending", output: "" });
const end = line("completion", { status: "completed", prUrl: null, errors: [] });

const envelope = (id: string, type: string, more: string): string =>
  `id: ${id}\nfrom: ada\nto: grace\ntype: ${type}\npriority: P2\ncreated_at_utc: "2026-03-04T09:00:00Z"\nsubject: Limits\n${more}`;

describe("wirepact validate", () => {
  it("places every finding in a log by line and column", async () => {
    const log = write("run.ndjson", `${order}\n\n${report.replace("pending", "done")}\r\n{"type":\n${end}`);
    const { code, out } = await run("validate", log, "--protocol", "acp-swarm");
    expect(code).toBe(1);
    expect(out.split("\n")[0]).toMatch(
      /^run\.ndjson:3:\d+ error payload\.status must be one of "pending", .*got "done" \[unknown-value\]$/,
    );
    expect(out.split("\n")[1]).toMatch(/^> 3 \| .*"status":"done"/);
    expect(out.split("\n")[2]).toMatch(/^ {4}\| +\^{6}$/);
    expect(out.split("\n")[1]!.indexOf('"done"')).toBe(out.split("\n")[2]!.indexOf("^"));
    expect(out.split("\n")[3]).toMatch(/^run\.ndjson:4:\d+ error .*\[syntax\]$/);
    expect(out).toContain("4 messages: 2 valid, 2 invalid");
  });

  it("warns of properties that may be misspelled fields, and shows no line with a sensitive value", async () => {
    const secret = (name: string): string => order.replace('"branchName"', `"${name}":{"KEY":"hunter2"},"branchName"`);
    const log = write(
      "near.ndjson",
      [report.replace('"output":""', '"output":"","outputs":1'), secret("envVar"), secret("envVars").replace("main", "/main")].join("\n"),
    );
    const { code, out } = await run("validate", log, "--protocol", "acp-swarm");
    expect(out.split("\n")).toEqual([
      expect.stringMatching(/^near\.ndjson:2:\d+ warning unknown field payload\.envVar; did you mean "envVars"\? \[unknown-field\]$/),
      expect.stringMatching(/^near\.ndjson:3:\d+ error payload\.branchName must match/),
      "3 messages: 2 valid, 1 invalid, 1 warning",
    ]);
    expect(code).toBe(1);
  });

  it("reads folders of YAML files and shows locations and suggestions", async () => {
    write("inbox/good.yaml", envelope("m1", "question", "body: |\n  Per key or per address?\n"));
    write("inbox/bad.yaml", envelope("m2", "question", "body: Why?\nparent_mesage_id: m1\n"));
    write("inbox/notes.txt.bak", "no message");
    const strict = await run("validate", join(folder, "inbox"), "--protocol", "oacp");
    expect(strict.code).toBe(1);
    expect(strict.out).toMatch(
      /inbox\/bad\.yaml:9:\d+ error unknown field parent_mesage_id; did you mean "parent_message_id"\? \[unknown-field\]/,
    );
    const lenient = await run("validate", join(folder, "inbox"), "--protocol", "oacp", "--lenient");
    expect(lenient).toMatchObject({ code: 0 });
    expect(lenient.out).toContain("2 messages: 2 valid, 0 invalid, 1 warning");
  });

  it.each([
    [
      "an object that is cut off",
      '{"subject":',
      /^x\.json:1:12 error message is not valid JSON: .+ \[syntax\]\n> 1 \| \{"subject":\n {4}\| {12}\^\n1 message: 0 valid, 1 invalid/,
    ],
    ["a list that is cut off", "[\n{}, ", /^x\.json:2:\d+ error message is not valid JSON: .+ \[syntax\]/],
    ["a text", "Subject: [hb-7] PROGRESS", /^x\.json:1:1 error message is not valid JSON: .+ \[syntax\]/],
    ["nothing", "", /^x\.json:1:1 error message is not valid JSON: .+ \[syntax\]/],
  ])("does not read %s in a JSON file as a mail", async (_case, text, said) => {
    const { code, out } = await run("validate", write("x.json", text), "-p", "agent-mail");
    expect(out).toMatch(said);
    expect(code).toBe(1);
  });

  it("reads text on standard input as a mail message, but not a truncated object", () => {
    const validate = (input: string) =>
      spawnSync(process.execPath, [program, "validate", "-", "-p", "agent-mail", "--spec", spec], { input, encoding: "utf8" });
    const broken = validate('{"subject":');
    expect(broken.stdout).toMatch(/^standard input:1:12 error message is not valid JSON: .+ \[syntax\]/);
    expect(broken.status).toBe(1);
    const mail = "Subject: [hb-7] PROGRESS\n\nBody:\nStep: 1 of 2\nStatus: Reading\nContext usage: 12 %\n";
    expect(validate(mail)).toMatchObject({ status: 0, stdout: expect.stringContaining("1 valid") as string });
  });

  it("reads a mail message in a JSON file with a byte order mark", async () => {
    const mail = { subject: "[hb-7] PROGRESS", body: "Step: 1 of 2\nStatus: Reading\nContext usage: 12 %" };
    const { code, out } = await run("validate", write("x.json", `\uFEFF${JSON.stringify(mail)}`), "-p", "agent-mail");
    expect(out).toContain("1 valid");
    expect(code).toBe(0);
  });

  it("prints JSON and GitHub annotations", async () => {
    const file = write("one.json", JSON.stringify({ type: "action", tool: "count" }));
    const json = await run("validate", file, "-p", "message-store", "--format", "json");
    expect(JSON.parse(json.out)).toMatchObject({ level: "error", code: "missing-field", path: ["args"], line: 1 });
    const github = await run("validate", file, "-p", "message-store", "--format", "github");
    expect(github.out).toMatch(/^::error file=.*one\.json,line=1,col=1,title=missing-field::args is required/);
  });

  it("reports wrong usage", async () => {
    const file = write("x.ndjson", end);
    expect(await run("validate", file, "-p", "acp-swram")).toMatchObject({
      code: 2,
      problems: expect.stringContaining('did you mean "acp-swarm"?') as string,
    });
    expect(await run("validate", join(folder, "missing.yaml"), "-p", "oacp")).toMatchObject({
      code: 2,
      problems: "error: file or folder not found: missing.yaml",
    });
    expect(await run("validate", file, "-p", "acp-swarm", "--lenient", "--strict")).toMatchObject({ code: 2 });
    mkdirSync(join(folder, "empty"), { recursive: true });
    expect(await run("validate", join(folder, "empty"), "-p", "oacp")).toMatchObject({ code: 2 });
  });
});

describe("a line that is too long to be kept", () => {
  it("is one issue, and the lines after it are read", async () => {
    const long = `{"type":"${"x".repeat(17_000_000)}`;
    const log = write("long.ndjson", `${order}\n${long}\n\n${report}\n`);
    const { code, out, problems } = await run("validate", log, "--protocol", "acp-swarm");
    expect({ code, problems }).toEqual({ code: 1, problems: "" });
    expect(out).toBe(
      "long.ndjson:2 error message must have at most 16777216 bytes, got 17000009 [too-large]\n3 messages: 2 valid, 1 invalid",
    );
  });
});

describe("output besides the issues", () => {
  it("distinguishes input that is not UTF-8 from invalid messages", async () => {
    const log = write(
      "broken-bytes.ndjson",
      Buffer.concat([Buffer.from(`${order}\n`), Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(report)]),
    );
    expect((await run("validate", log, "-p", "acp-swarm")).out).toBe(
      "broken-bytes.ndjson:2 error message is not valid UTF-8 [invalid-utf8]\n3 messages: 2 valid, 1 invalid",
    );
    const mail = await run("transcript", write("broken-bytes.md", Uint8Array.from([0x53, 0xff, 0x00])), "-p", "agent-mail");
    expect([mail.code, mail.out]).toEqual([1, expect.stringContaining("is not valid UTF-8 [invalid-utf8]\nlargest: 3 bytes")]);
    const text = write("letters.ndjson", report.replace('"output":""', '"output":"é🚢"'));
    expect((await run("convert", text, "-p", "acp-swarm", "--to", "ndjson")).out).toContain('"output":"é🚢"');
  });

  it("requires --protocol when the spec has several, and reports paths without messages", async () => {
    const log = write("one.ndjson", order);
    expect(await run("validate", log)).toMatchObject({
      code: 2,
      problems: "error: --protocol is required, one of acp-swarm, agent-mail, mcp-agent-mail, message-store, oacp",
    });
    for (const command of [["validate"], ["convert", "--to", "ndjson"]]) {
      expect(await run(...command, write("empty.ndjson", "\n"), "-p", "acp-swarm")).toMatchObject({
        code: 2,
        problems: "error: no acp-swarm messages found in empty.ndjson; expected ndjson",
      });
    }
  });

  it("names files that were passed over, the default mode, and messages in no thread", async () => {
    write("mixed/one.ndjson", order);
    write("mixed/readme.pdf", "not a message");
    const validated = await run("validate", join(folder, "mixed"), "-p", "acp-swarm");
    expect(validated.problems).toContain(
      "skipped 1 file, such as mixed/readme.pdf: files of acp-swarm end in .json, .ndjson, .jsonl or .log",
    );
    expect((await run("inbox", join(folder, "mixed"), "-p", "acp-swarm")).out).toBe(
      "1 message, 0 invalid; 0 threads, 1 message without a thread",
    );
    const mail = await run("validate", write("odd.md", "Subject: hello\n\nBody:\nhi"), "-p", "agent-mail");
    expect(mail.out).toContain("use --strict for strict decoding");
  });
});

describe("wirepact convert", () => {
  it("places and codes what cannot be written, and writes the rest as it comes", async () => {
    // Read short, written long: 1e20 has 21 digits.
    const growing = report.replace('"output":""', `"output":"","figures":[${Array.from({ length: 3100 }, () => "1e20").join(",")}]`);
    const log = write("growing.ndjson", `${order}\n${growing}\n${end}\n`);
    const { code, out, problems } = await run("convert", log, "-p", "acp-swarm", "--to", "ndjson");
    expect(code).toBe(1);
    expect(out).toBe(`${order}\n${end}`);
    expect(problems).toMatch(/^growing\.ndjson:2 error message must have at most 65536 bytes, got \d+ \[too-large\]$/);
  });

  it("turns JSON records into lines", async () => {
    const file = write(
      "records.json",
      JSON.stringify(
        [
          { type: "task", content: "Count", timestamp: 1 },
          { type: "final", content: 3 },
        ],
        null,
        2,
      ),
    );
    const { code, out } = await run("convert", file, "-p", "message-store", "--to", "ndjson");
    expect(code).toBe(0);
    expect(out.split("\n").map((text) => JSON.parse(text) as unknown)).toEqual([
      { type: "task", content: "Count", timestamp: 1 },
      { type: "final", content: 3 },
    ]);
  });

  it("shows a mail message as the message it is, and rejects encodings that the protocol lacks", async () => {
    const mail = write("done.md", "Subject: [hb-7] PROGRESS\n\nBody:\nStep: 1 of 2\nStatus: Reading\nContext usage: 12 %\n");
    const { code, out } = await run("convert", mail, "-p", "agent-mail", "--to", "object");
    expect({ code, message: JSON.parse(out) as unknown }).toEqual({
      code: 0,
      message: { type: "PROGRESS", bead_id: "hb-7", step: "1 of 2", status: "Reading", context_usage: 12 },
    });
    const lunch = write("lunch.md", "Subject: Lunch?\n\nBody:\nNoodles.");
    const refused = await run("convert", lunch, "-p", "agent-mail", "--to", "mail");
    expect([refused.code, refused.out]).toEqual([1, ""]);
    expect(refused.problems).toContain("error type is unknown, so the message cannot be encoded without losing content");
    expect(await run("convert", mail, "-p", "agent-mail", "--to", "yaml")).toMatchObject({
      code: 2,
      problems: expect.stringContaining("expected one of mail, object") as string,
    });
  });
});

describe("wirepact transcript", () => {
  it("reports a folder without messages, and invalid messages", async () => {
    write("notes/readme.html", "nothing");
    const empty = await run("transcript", join(folder, "notes"), "-p", "acp-swarm");
    expect([empty.code, empty.problems]).toEqual([
      2,
      "skipped 1 file, such as notes/readme.html: files of acp-swarm end in .json, .ndjson, .jsonl or .log\nerror: no acp-swarm messages found in notes; expected ndjson",
    ]);
    const broken = await run("transcript", write("broken.ndjson", "{}\n"), "-p", "acp-swarm");
    expect([broken.code, broken.out]).toEqual([1, expect.stringContaining("not part of any run: 1 invalid message\n")]);
  });

  it("finds issues between messages", async () => {
    const log = write("bad-run.ndjson", [report, order, end, report].join("\n"));
    const { code, out } = await run("transcript", log, "-p", "acp-swarm");
    expect(code).toBe(1);
    expect(out).toMatch(
      /bad-run\.ndjson:1 error unexpected "progress-update": the flow expects task-request from orchestrator \[illegal-transition\]/,
    );
    expect(out).toMatch(/bad-run\.ndjson:4 error .*the run ended with completion/);
    expect(out).toMatch(/largest: \d+ bytes of 65536/);
  });

  it("calls standard input by its name also where the largest message is", () => {
    const parameters = [program, "transcript", "-", "-p", "acp-swarm", "--spec", spec];
    const { stdout } = spawnSync(process.execPath, parameters, { input: `${end}\n${order}\n`, encoding: "utf8" });
    expect(stdout).toMatch(/^largest: \d+ bytes of 65536 \(standard input:2\)$/m);
  });

  it("shows what is still open", async () => {
    const { code, out } = await run("transcript", write("open.ndjson", `${order}\n${report}\n`), "-p", "acp-swarm");
    expect(code).toBe(0);
    expect(out).toContain(
      "open: run 5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e, c1 after progress-update, next progress-update, completion or error",
    );
    const mails = [
      {
        id: "1",
        project_key: "p",
        sender_name: "w",
        to: "helper",
        subject: "[b-1] HELP_REQUEST",
        thread_id: "b-1",
        body_md: "Issue Type: STUCK\n\n## Problem\nx\n\n## Question\ny",
      },
    ];
    const help = await run("transcript", write("mailbox.json", JSON.stringify(mails)), "-p", "agent-mail");
    expect(help.out).toContain("waiting: HELP_REQUEST in b-1 for HELP_RESPONSE from helper");
    expect(help.out).toContain("unacknowledged: HELP_REQUEST");
  });
});

describe("wirepact inbox", () => {
  it("sums up threads", async () => {
    write("box/1.yaml", envelope("m1", "question", "conversation_id: conv-20260304-ada-1\nbody: Which key?\n"));
    write("box/2.yaml", envelope("m2", "question", "conversation_id: conv-20260304-ada-2\nbody: Which limit?\n"));
    write(
      "box/3.yaml",
      envelope("m3", "notification", "parent_message_id: m2\nbody: Ten.\n").replace("from: ada\nto: grace", "from: grace\nto: ada"),
    );
    const { code, out } = await run("inbox", join(folder, "box"), "-p", "oacp");
    expect(code).toBe(0);
    expect(out).toContain(
      "conv-20260304-ada-1  1 message, last question at 2026-03-04T09:00:00.000Z\n  participants: ada, grace\n  awaits: notification",
    );
    expect(out).toContain("conv-20260304-ada-2  2 messages, last notification");
    const json = await run("inbox", join(folder, "box"), "-p", "oacp", "--format", "json");
    expect(JSON.parse(json.out)).toMatchObject({ messages: 3, invalid: 0, threads: [{ awaits: ["notification"] }, { awaits: [] }] });
  });
});

describe("control characters", () => {
  const escape = "\u001b]0;owned\u0007\u001b[31mred\u202e";

  it("from messages and file names are escaped in everything that is printed", async () => {
    const mail = { project_key: "p", sender_name: `w${escape}`, to: "helper", subject: "[b-1] HELP_REQUEST", thread_id: `b-1${escape}` };
    const body = "Issue Type: STUCK\n\n## Problem\nx\n\n## Question\ny";
    write(`hostile/${escape}.json`, JSON.stringify({ ...mail, body_md: body }));
    write("hostile/invalid.json", JSON.stringify({ ...mail, subject: `[b-1] ${escape}` }));
    for (const color of ["0", "1"])
      for (const parameters of [
        ["inbox"],
        ["validate"],
        ["transcript"],
        ["inbox", "--format", "json"],
        ["validate", "--format", "github"],
        ["transcript", "--format", "github"],
      ]) {
        const [name = "", ...flags] = parameters;
        const { out, problems } = await runCommand([name, "hostile", "-p", "agent-mail", "--spec", spec, ...flags], folder, {
          FORCE_COLOR: color,
        });
        const printed = out + problems;
        expect(printed, parameters.join(" ")).not.toContain("\u001b[31mred");
        const withoutColours = ["1", "2", "22", "31", "33", "39"].reduce((text, code) => text.replaceAll(`\u001b[${code}m`, ""), printed);
        expect(withoutColours.replaceAll("\n", ""), parameters.join(" ")).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
      }
  });
});
