// Sequence diagrams as SVG: a line per role, an arrow per message.

import { type Arrow, partiesOf } from "../emit/docs/diagrams.js";
import { arrowDefinition, escapeHtml } from "./html.js";

const laneWidth = 190;
const rowHeight = 40;
const top = 44;

export interface DrawnArrow extends Arrow {
  /** Whether the message has issues. */
  readonly invalid?: boolean;
}

/** Draws the messages of a transcript. */
export function drawSequence(arrows: readonly DrawnArrow[], title: string): string {
  const parties = partiesOf(arrows);
  const width = parties.length * laneWidth;
  const height = top + arrows.length * rowHeight + 24;
  const center = (role: string): number => parties.indexOf(role) * laneWidth + laneWidth / 2;
  const lanes = parties.map(
    (role) =>
      `<line class="lane" x1="${center(role)}" y1="${top - 8}" x2="${center(role)}" y2="${height - 8}"/>` +
      `<text class="role" x="${center(role)}" y="22" text-anchor="middle">${escapeHtml(role)}</text>`,
  );
  const rows = arrows.map(({ tag, from, to, invalid = false }, index) => {
    const y = top + index * rowHeight + 24;
    const [start, end] = [center(from), center(to)];
    const path = start === end ? `M${start},${y}h36v12h-28` : `M${start},${y}H${end + (end > start ? -7 : 7)}`;
    const middle = start === end ? start + 44 : (start + end) / 2;
    const align = start === end ? "start" : "middle";
    const kind = invalid ? " invalid" : "";
    return `<path class="edge${kind}" d="${path}"/><text class="tag${kind}" x="${middle}" y="${y - 7}" text-anchor="${align}">${escapeHtml(tag)}</text>`;
  });
  return (
    `<figure class="diagram"><svg role="img" aria-label="${escapeHtml(title)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    arrowDefinition +
    `${lanes.join("")}${rows.join("")}</svg></figure>\n`
  );
}
