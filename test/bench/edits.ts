// How long an author waits for diagnostics: types into three large specs through the language server, and measures the processor time from an
// edit to its diagnostics, which other programs do not change.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as servers from "../../generator/lsp/server.js";
import { startEditorInProcess } from "../support/lsp-in-process.js";
import { typeInto, type TypedText } from "../support/typed-texts.js";
import type { Settings } from "./benches.js";
import { clone, thisClone } from "./clone.js";
import { processorTime } from "./measure.js";
import { keepCost } from "./results.js";
import { printTable } from "./table.js";

const specs = ["protocols/oacp", "gallery/protocols/mcp", "gallery/protocols/acp"];

interface Edit extends Pick<TypedText, "kind"> {
  readonly milliseconds: number;
}

export async function runEdits({ isQuick }: Settings): Promise<void> {
  const { serve } = (await import(pathToFileURL(join(clone, "generator/dist/lsp/server.js")).href)) as typeof servers;
  for (const spec of specs) {
    const { opening, edits } = await typeSpec(join(thisClone, `spec/${spec}.yaml`), isQuick ? 10 : 40, serve);
    const name = spec.slice(spec.lastIndexOf("/") + 1);
    keepCost(`${name}, one edit, p50`, percentile(edits, 0.5), "ms");
    keepCost(`${name}, one edit, p95`, percentile(edits, 0.95), "ms");
    const kinds = [...new Set(edits.map(({ kind }) => kind))].map((kind) => [kind, edits.filter((edit) => edit.kind === kind)] as const);
    printTable(
      `${name} in an editor, ${Math.round(opening)} ms to open: milliseconds of processor time from an edit to its diagnostics`,
      ["", "edits", "p50", "p95", "most"],
      [...kinds, ["all", edits] as const].map(([kind, some]) => [
        kind,
        String(some.length),
        ...[0.5, 0.95, 1].map((share) => percentile(some, share).toFixed(0)),
      ]),
    );
  }
}

/** Types into some lines of a spec, one edit after the other. */
async function typeSpec(
  path: string,
  lines: number,
  serve: typeof servers.serve,
): Promise<{ readonly opening: number; readonly edits: readonly Edit[] }> {
  const editor = await startEditorInProcess(serve);
  const send = async (action: () => Promise<void>): Promise<number> => {
    const answered = editor.diagnostics(path);
    const start = processorTime();
    await action();
    await answered;
    return processorTime() - start;
  };
  const opening = await send(() => editor.open(path));
  const edits: Edit[] = [];
  for (const { kind, text } of typeInto(editor.text(path), { lines }))
    edits.push({ kind, milliseconds: await send(() => editor.change(path, text)) });
  await editor.close();
  return { opening, edits };
}

function percentile(edits: readonly Edit[], share: number): number {
  const sorted = edits.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
