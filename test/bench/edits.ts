// How long an author waits for diagnostics: `npm run bench:edits` types into three large specs through the language server and prints the
// processor time from an edit to its diagnostics, which other programs do not change. `-- oacp` takes one spec, and `--slowest` also prints the
// slowest edits.

import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { typeInto, type TypedText } from "../support/typed-texts.js";
import { startEditorInProcess } from "../support/lsp-in-process.js";
import { processorTime } from "./measure.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const specs = ["spec/protocols/oacp.yaml", "spec/gallery/protocols/mcp.yaml", "spec/gallery/protocols/acp.yaml"];
const given = process.argv.slice(2);
const names = given.filter((word) => !word.startsWith("--"));

interface Answered extends TypedText {
  readonly milliseconds: number;
}

/** The times of all texts of a spec, one after the other. */
async function measureSpec(path: string): Promise<readonly Answered[]> {
  const editor = await startEditorInProcess();
  const send = async (action: () => Promise<void>): Promise<number> => {
    const answered = editor.diagnostics(path);
    const start = processorTime();
    await action();
    await answered;
    return processorTime() - start;
  };
  const first = await send(() => editor.open(path));
  const times: Answered[] = [];
  for (const typed of typeInto(editor.text(path), { lines: 40 })) {
    times.push({ ...typed, milliseconds: await send(() => editor.change(path, typed.text)) });
  }
  await editor.close();
  console.log(`\n${path}: ${times.length} edits, ${Math.round(first)} ms to open`);
  return times;
}

function printRow(name: string, times: readonly Answered[]): void {
  const sorted = times.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number): string => String(Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0));
  console.log(`${name.padEnd(12)} ${[at(0.5), at(0.95), at(1)].map((time) => time.padStart(6)).join(" ")}   (${times.length})`);
}

const asked = specs.filter((path) => names.length === 0 || names.some((name) => path.endsWith(`/${name}.yaml`)));
if (asked.length === 0) throw new Error(`Unknown spec, expected one of ${specs.join(", ")}.`);
console.log(`load ${loadavg()[0]?.toFixed(1)}; processor milliseconds: p50, p95, maximum (number of edits)`);
for (const path of asked) {
  const times = await measureSpec(`${root}${path}`);
  for (const kind of new Set(times.map((time) => time.kind))) {
    printRow(
      kind,
      times.filter((time) => time.kind === kind),
    );
  }
  printRow("all", times);
  if (given.includes("--slowest")) {
    for (const { kind, line, milliseconds } of times.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 12))
      console.log(`${Math.round(milliseconds)} ms: ${kind}, ${line}`);
  }
}
