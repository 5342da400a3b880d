// The memory that 100,000 messages take: while the program keeps them, and what stays after it has let them go.

import type * as acpSwarm from "@wirepact/acp-swarm";
import { importPackage, isComparison } from "../clone.js";
import { keepCost, keepTable } from "../results.js";
import { show } from "../table.js";
import { texts } from "./texts.js";

const count = 100_000;

export async function runMemory(): Promise<void> {
  const { decode } = await importPackage<typeof acpSwarm>("acp-swarm");
  const lines = texts["200 bytes"] ?? [];
  const readers: Readonly<Record<string, (line: string) => unknown>> = {
    "`JSON.parse`": (line) => JSON.parse(line) as unknown,
    "wirepact `decode`, the message": (line) => {
      const result = decode(line);
      return result.ok ? result.value : undefined;
    },
    "wirepact `decode`, the whole result": (line) => decode(line),
  };
  const rows = Object.entries(readers).map(([name, read]) => {
    keepAll(read, lines);
    const before = usedMemory();
    const kept = keepAll(read, lines);
    const during = usedMemory() - before;
    if (kept.length !== count) throw new Error("not all were kept");
    kept.length = 0;
    const after = usedMemory() - before;
    if (name !== "`JSON.parse`") keepCost(`memory: ${name}`, during, "MB");
    return [name, `${show(during)} MB`, `${Math.max(0, after).toFixed(1)} MB`];
  });
  if (!isComparison) keepTable("memory", "100,000 messages of 200 bytes", { head: ["", "while they are kept", "afterwards"], rows });
}

const keepAll = (read: (line: string) => unknown, lines: readonly string[]): unknown[] =>
  Array.from({ length: count }, (_, index) => read(lines[index % lines.length] ?? ""));

function usedMemory(): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error("needs node --expose-gc");
  gc();
  gc();
  return process.memoryUsage().heapUsed / 1e6;
}
