// Prints results as tables that can be pasted into Markdown.

/** Prints a title and a table; the first column stands left, the others right. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? "").padEnd(width) : (cells[column] ?? "").padStart(width))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  console.log(`\n${title}\n\n${[line(head), rule, ...rows.map(line)].join("\n")}`);
}

/** A number with as many digits as it deserves. */
export function show(number: number): string {
  if (!Number.isFinite(number)) return "-";
  return number >= 100 ? number.toFixed(0) : number >= 10 ? number.toFixed(1) : number.toFixed(2);
}
