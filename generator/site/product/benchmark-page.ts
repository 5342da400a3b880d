// The page of benchmarks: the README of the benchmarks with a chart above each table that compares with others.

import { escapeHtml } from "../html.js";
import type { MarkdownPage } from "../site.js";

/** A table of figures, as `npm run bench` keeps it. */
export interface FigureTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** When and with what it was measured. */
  readonly measured?: { readonly day: string; readonly node: string; readonly processor: string; readonly cores: number };
}

/** Which column of which table is drawn, and what it means. */
const charts: Readonly<Record<string, { readonly column: string; readonly title: string }>> = {
  accept: { column: "mean", title: "Speed of accepting a message, ajv = 1, mean of six messages; longer is faster" },
  reject: { column: "mean", title: "Speed of listing all issues of a message, ajv = 1; longer is faster" },
  decode: { column: "1 KB", title: "Time to read and validate a line of one kilobyte, JSON.parse alone = 1; shorter is faster" },
  encode: { column: "1 KB", title: "Time to validate and write a line of one kilobyte, JSON.stringify alone = 1; shorter is faster" },
  build: { column: "time", title: "Time to build and validate a message; shorter is faster" },
  connect: {
    column: "time",
    title: "Time of a request and its answer over a pair of streams, readline and JSON.parse = 1; shorter is faster",
  },
  "first-import": { column: "time", title: "Time of the first import of a package; shorter is faster" },
  memory: { column: "while they are kept", title: "Memory of 100,000 messages; shorter is smaller" },
  "start-and-size": {
    column: "minified and gzipped",
    title: "Size of a program that validates the messages of a protocol; shorter is smaller",
  },
  mistakes: { column: "accepted", title: "Invalid messages that are accepted; shorter is better" },
  generate: { column: "processor", title: "CPU time to generate code for five protocols; shorter is faster" },
  lines: { column: "time", title: "Time to read a file of lines of one kilobyte, parsing alone = 1; shorter is faster" },
  mails: { column: "3,513 bytes", title: "Time to read a mail message, decode = 1; shorter is faster" },
};

/** The page; `readme` has a comment such as `<!-- table: accept -->` above every table. */
export function benchmarkPage(readme: string, results: Readonly<Record<string, FigureTable>>): MarkdownPage {
  const drawings = new Map(
    Object.entries(charts).flatMap(([name, { column, title }]) => {
      const table = results[name];
      return table === undefined ? [] : [[chartText(name), drawBars(barsOf(table, column), `${title}. ${measuredText(table)}`)] as const];
    }),
  );
  const markdown = readme.replaceAll(/^<!-- table: ([a-z-]+) -->$/gm, (_, name: string) =>
    drawings.has(chartText(name)) ? `\`\`\`text\n${chartText(name)}\n\`\`\`` : measuredText(results[name]),
  );
  // What most readers come for is above everything else.
  const [title = "", ...rest] = markdown.split("\n");
  return { path: "benchmarks.md", markdown: [title, "", "```text", chartText("accept"), "```", ...rest].join("\n"), drawings };
}

/** When and with what a table was measured. */
function measuredText({ measured }: Partial<FigureTable> = {}): string {
  if (measured === undefined) return "Measured before the day and the machine were recorded.";
  const { day, node, processor, cores } = measured;
  return `Measured on ${day} with Node ${node} on ${cores} core${cores === 1 ? "" : "s"} (${processor}).`;
}

const chartText = (name: string): string => `chart: ${name}`;

/** The bars of a column, our own first. Rows without a figure, such as times below a table of ratios, are not drawn. */
function barsOf({ head, rows }: FigureTable, column: string): readonly Bar[] {
  const index = head.findIndex((cell) => cell === column || cell.startsWith(`${column} `));
  const bars = rows.flatMap((row) => {
    const text = row[index] ?? "";
    const value = Number.parseFloat(text.replaceAll(",", ""));
    return Number.isFinite(value) ? [{ label: (row[0] ?? "").replaceAll("`", ""), value, text }] : [];
  });
  const isOwn = ({ label }: Bar): boolean => /wirepact|decode/.test(label);
  return bars.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

interface Bar {
  readonly label: string;
  readonly value: number;
  /** What is written beside the bar. */
  readonly text: string;
}

const rowHeight = 30;
const characterWidth = 7.4;
const barWidth = 200;
const textWidth = 66;

/** Draws horizontal bars; the first one is ours. The whole is described in words for screen readers. */
function drawBars(bars: readonly Bar[], title: string): string {
  const largest = Math.max(...bars.map(({ value }) => value));
  const height = bars.length * rowHeight + 4;
  // No wider than its labels need, so that phones need not shrink it.
  const labelWidth = Math.ceil(Math.max(...bars.map(({ label }) => label.length)) * characterWidth) + 12;
  const width = labelWidth + barWidth + textWidth;
  const rows = bars.map(({ label, value, text }, index) => {
    const y = index * rowHeight + 4;
    const length = largest === 0 ? 1 : Math.max(1, Math.round((value / largest) * barWidth * 10) / 10);
    const kind = index === 0 ? "bar own" : "bar";
    return (
      `<text x="${labelWidth - 10}" y="${y + 16}" text-anchor="end">${escapeHtml(label)}</text>` +
      `<rect class="${kind}" x="${labelWidth}" y="${y}" width="${length}" height="${rowHeight - 8}" rx="3"/>` +
      `<text class="value" x="${labelWidth + length + 8}" y="${y + 16}">${escapeHtml(text)}</text>`
    );
  });
  const words = `${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(", ")}`;
  return (
    `<figure class="chart"><svg role="img" aria-label="${escapeHtml(words)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${rows.join("")}</svg><figcaption>${escapeHtml(title)}</figcaption></figure>\n`
  );
}
