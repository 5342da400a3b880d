// State diagrams as SVG, laid out by dagre when the site is built. Colors come from the style sheet, so that they follow the theme.

import { type Edge, Graph, layout } from "@dagrejs/dagre";
import type { StateGraph } from "../emit/docs/diagrams.js";
import { arrowDefinition, escapeHtml } from "./html.js";

const lineHeight = 18;
const characterWidth = 7.6;
const padding = 12;

/** A loop from a state to itself, drawn at its right side. */
function selfLoop({ x, y, width }: Box): string {
  const right = x + width / 2;
  return `M${round(right)},${round(y - 8)}C${round(right + 32)},${round(y - 20)} ${round(right + 32)},${round(y + 20)} ${round(right + 1)},${round(y + 8)}`;
}

const nodeId = (state: number | undefined, end: "start" | "end"): string => (state === undefined ? end : `s${state}`);

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Draws a flow; `hrefOf` links a message to its page. */
export function drawStates({ states, arrows }: StateGraph, title: string, hrefOf: (message: string) => string): string {
  const graph = new Graph();
  graph.setGraph({ rankdir: "TB", nodesep: 36, ranksep: 44, marginx: 40, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const [index, messages] of states.entries()) {
    const width = Math.max(...messages.map((name) => name.length)) * characterWidth + 2 * padding;
    graph.setNode(`s${index}`, { width, height: messages.length * lineHeight + 2 * padding - 6 });
  }
  if (arrows.some(({ from }) => from === undefined)) graph.setNode("start", { width: 14, height: 14 });
  if (arrows.some(({ to }) => to === undefined)) graph.setNode("end", { width: 18, height: 18 });
  const loops = arrows.flatMap(({ from, to }) => (from === to && from !== undefined ? [from] : []));
  for (const { from, to } of arrows) if (from !== to) graph.setEdge(nodeId(from, "start"), nodeId(to, "end"));
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { readonly width?: number; readonly height?: number };
  const box = (id: string): Box => graph.node(id) as Box;
  const lines = graph.edges().map((edge: Edge) => curve((graph.edge(edge) as { readonly points: readonly Point[] }).points));
  const edges = [...lines, ...loops.map((state) => selfLoop(box(`s${state}`)))].map((line) => `<path class="edge" d="${line}"/>`);
  const nodes = states.map((messages, index) => drawState(messages, index, box(`s${index}`), hrefOf));
  const ends = [
    ...(graph.hasNode("start") ? [`<circle class="start" cx="${round(box("start").x)}" cy="${round(box("start").y)}" r="7"/>`] : []),
    ...(graph.hasNode("end")
      ? [
          `<circle class="end" cx="${round(box("end").x)}" cy="${round(box("end").y)}" r="8"/><circle class="start" cx="${round(box("end").x)}" cy="${round(box("end").y)}" r="4"/>`,
        ]
      : []),
  ];
  return (
    `<figure class="diagram"><svg role="group" aria-label="${escapeHtml(title)}" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}">` +
    arrowDefinition +
    `${edges.join("")}${nodes.join("")}${ends.join("")}</svg></figure>\n`
  );
}

function drawState(messages: readonly string[], index: number, { x, y, width, height }: Box, hrefOf: (message: string) => string): string {
  const top = y - ((messages.length - 1) * lineHeight) / 2 + 5;
  const names = messages.map(
    (name, line) =>
      `<a href="${escapeHtml(hrefOf(name))}"><text x="${round(x)}" y="${round(top + line * lineHeight)}" text-anchor="middle">${escapeHtml(name)}</text></a>`,
  );
  return (
    `<g class="state" data-state="${index}" data-messages="${escapeHtml(JSON.stringify(messages))}">` +
    `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="8"/>${names.join("")}</g>`
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through the points of an edge. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const parts = [`M${round(first.x)},${round(first.y)}`];
  for (let index = 0; index < rest.length - 1; index++) {
    const [control, next] = [rest[index]!, rest[index + 1]!];
    const [x, y] = index === rest.length - 2 ? [next.x, next.y] : [(control.x + next.x) / 2, (control.y + next.y) / 2];
    parts.push(`Q${round(control.x)},${round(control.y)} ${round(x)},${round(y)}`);
  }
  if (rest.length === 1) parts.push(`L${round(rest[0]!.x)},${round(rest[0]!.y)}`);
  return parts.join("");
}
