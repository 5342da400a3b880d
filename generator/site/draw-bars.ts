// Bar charts as SVG, drawn when the site is built. Colors come from the style sheet, so that they follow the theme.

import { escapeHtml } from "./html.js";

export interface Bar {
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
export function drawBars(bars: readonly Bar[], title: string): string {
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
