// How fast files are read: lines of JSON against a plain readline loop, mail messages against Markdown parsers on the same text.

import type { Settings } from "./benches.js";
import { createReadStream, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type * as acpSwarm from "@wirepact/acp-swarm";
import type * as mails from "@wirepact/agent-mail";
import { importPackage, isComparison } from "./clone.js";
import { best, measureInTurn, measureSlowly, median, ratio, type Rounds } from "./measure.js";
import { importModule, peerVersion, writeModule } from "./peers.js";
import { keepCost, keepTable } from "./results.js";
import { printTable, show } from "./table.js";
import { removeTemporary } from "../support/remove-temporary.js";

export async function runLines({ rounds }: Settings): Promise<void> {
  const swarm = await importPackage<typeof acpSwarm>("acp-swarm");
  const rows = await decodeFiles(swarm, makeLines(swarm, 20_000), Math.min(rounds, 15));
  if (isComparison) return;
  keepTable("lines", "NDJSON from a file: time, parsing alone = 1", { head: ["NDJSON, lines of one kilobyte", "time"], rows });
}

/** Messages of one kilobyte, no two of them alike. */
function makeLines(swarm: typeof acpSwarm, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify(
      swarm.createProgressUpdate(
        {
          swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
          containerId: `c${index}`,
          storyId: "US-014",
          status: "in_progress",
          output: `line ${index} of what was done; `.repeat(31),
        },
        { now: () => new Date(1_772_000_000_000 + index * 1000) },
      ),
    ),
  );
}

function printRatios(title: string, results: Rounds, against: string, bytes: number): void {
  const speed = (name: string): string => `${show(bytes / 1e6 / (median(results[name] ?? []) / 1000))} MB/s`;
  const rows = Object.keys(results).map((name) => [name, show(1 / ratio(results, name, against)), speed(name)]);
  printTable(title, ["", `time, ${against} = 1`, "speed"], rows);
}

/** Files read as streams. */
async function decodeFiles(swarm: typeof acpSwarm, lines: readonly string[], rounds: number): Promise<readonly (readonly string[])[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const path = join(folder, "log.ndjson");
  const text = `${lines.join("\n")}\n`;
  writeFileSync(path, text);
  try {
    const results = await measureSlowly(
      {
        "chunks, split + JSON.parse": () => splitChunks(path),
        "readline + JSON.parse": async () => {
          for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) JSON.parse(line);
        },
        "decodeStream (validated)": async () => {
          for await (const result of swarm.decodeStream(createReadStream(path))) if (!result.ok) throw new Error("refused");
        },
      },
      rounds,
    );
    printRatios(`NDJSON from a file of ${show(text.length / 1e6)} MB`, results, "readline + JSON.parse", text.length);
    keepCost("decodeStream: a line of a file", (best(results["decodeStream (validated)"] ?? []) / lines.length) * 1e6, "ns");
    const decoded = 1 / ratio(results, "decodeStream (validated)", "readline + JSON.parse");
    return [
      ["readline + `JSON.parse`, file", show(1)],
      ["`decodeStream`, file", show(decoded)],
    ];
  } finally {
    removeTemporary(folder);
  }
}

async function splitChunks(path: string): Promise<void> {
  let rest = "";
  for await (const chunk of createReadStream(path, { encoding: "utf8" })) {
    const parts = (rest + String(chunk)).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) JSON.parse(part);
  }
}

interface MarkdownParsers {
  readonly markdownIt: (text: string) => unknown;
  readonly remark: (text: string) => unknown;
}

const parsersModule = `
import MarkdownIt from "markdown-it";
import { unified } from "unified";
import remarkParse from "remark-parse";
const parser = new MarkdownIt();
const processor = unified().use(remarkParse);
export const markdownIt = (text) => parser.parse(text, {});
export const remark = (text) => processor.parse(text);
`;

const report = `
The list of free berths is up. It is read **once an hour** and kept for a day, so that nobody waits for the harbour's own system.

- \`berths.ts\` asks for the list and keeps it
- \`berths-list.ts\` shows it, *empty* berths first
- see [the plan](https://git.example/harbour/plan.md) for what comes next

\`\`\`ts
export const isFree = (berth: Berth): boolean => berth.ship === undefined && berth.reserved === false;
\`\`\`
`;

/** A mail message as it arrives, with labels, sections and bullets; its summary is the report so many times. */
function makeMail(agentMail: typeof mails, reports: number): { readonly body_md: string } {
  const message = agentMail.createOfferingReady({
    bead_id: "hb-77.2",
    status: "DONE",
    commit_sha: "4be1c0d",
    files: ["src/berths.ts", "src/berths-list.ts", "test/berths.test.ts"],
    tests_pass: "PASS",
    lint_pass: "PASS",
    build_pass: "PASS",
    summary: report.repeat(reports).trim(),
  });
  return { id: "m-1", project_key: "harbour", sender_name: "worker-3", to: ["lead"], ...agentMail.toMail(message) };
}

export async function runMails({ rounds }: Settings): Promise<void> {
  const agentMail = await importPackage<typeof mails>("agent-mail");
  const { markdownIt, remark } = await importModule<MarkdownParsers>(writeModule("markdown-parsers.mjs", parsersModule));
  const sizes: number[] = [];
  const columns: Rounds[] = [];
  for (const mail of [makeMail(agentMail, 1), makeMail(agentMail, 8)]) {
    const decoded = agentMail.decode(mail, { mode: "strict" });
    if (!decoded.ok || decoded.warnings.length > 0) throw new Error("the mail of the benchmark is not as it should be");
    const peers = {
      [`markdown-it ${peerVersion("markdown-it")}`]: () => markdownIt(mail.body_md),
      [`remark-parse ${peerVersion("remark-parse")}`]: () => remark(mail.body_md),
    };
    const results = measureInTurn({ "decode (validated)": () => agentMail.decode(mail), ...(!isComparison && peers) }, rounds);
    keepCost(`decode of a mail: ${mail.body_md.length} bytes`, best(results["decode (validated)"] ?? []) * 1e6, "ns");
    printRatios(`A mail of ${mail.body_md.length} bytes`, results, "decode (validated)", mail.body_md.length);
    sizes.push(mail.body_md.length);
    columns.push(results);
  }
  if (isComparison) return;
  const rows = Object.keys(columns[0] ?? {}).map((name) => [
    name === "decode (validated)" ? "`decode`, validated" : name,
    ...columns.map((results) => show(1 / ratio(results, name, "decode (validated)"))),
  ]);
  keepTable("mails", "Mails: time, decode = 1", {
    head: ["a mail message", ...sizes.map((size) => `${size.toLocaleString("en")} bytes`)],
    rows,
  });
}
