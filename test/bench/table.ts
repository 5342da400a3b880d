// Results as tables in Markdown.

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** When and with what it was measured. */
  readonly measured?: Measurement;
}

export interface Measurement {
  /** Such as `2026-11-17`. */
  readonly day: string;
  /** The version of Node, such as `20.19.0`. */
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
}

/** A table; the first column is aligned to the left, the others to the right. */
export function markdownTable({ head, rows }: Table): string {
  const widths = head.map((cell, column) => Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? "").padEnd(width) : (cells[column] ?? "").padStart(width))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** Prints a title and a table. */
export function printTable(title: string, head: Table["head"], rows: Table["rows"]): void {
  console.log(`\n${title}\n\n${markdownTable({ head, rows })}`);
}

/** A number with as many digits as it deserves. */
export function show(number: number): string {
  if (!Number.isFinite(number)) return "-";
  return number >= 100 ? number.toFixed(0) : number >= 10 ? number.toFixed(1) : number.toFixed(2);
}
