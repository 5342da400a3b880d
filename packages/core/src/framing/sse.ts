// Messages as server-sent events: one message in the data of each event, as MCP and A2A send them over HTTP. One way only.

import { jsonReader, writeJson } from "../encodings/json.js";
import { byteLengthOf } from "../base/limits.js";
import { chunksOf, type StreamSource } from "./lines.js";
import type { Framing, Piece } from "./framing.js";

export const sse: Framing = {
  encoding: { name: "sse", framed: true, read: /*@__PURE__*/ jsonReader("sse"), write: writeJson },
  cut: cutEvents,
  frame: frameEvent,
};

/** The messages of an event stream, as many at a time as a chunk completes, numbered from 1; events without data are skipped. */
async function* cutEvents(source: StreamSource, limit: number, maxHead = 0): AsyncGenerator<readonly Piece[], void, undefined> {
  const reader = createReader(limit, maxHead);
  // Not fatal: the standard replaces malformed bytes, and the JSON inside is checked afterwards.
  const decoder = new TextDecoder("utf-8");
  for await (const chunk of chunksOf(source)) {
    const found = reader.push(typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }));
    if (found.length > 0) yield found;
  }
  // The standard discards an event that is not ended by a blank line.
  const last = reader.push(decoder.decode());
  if (last.length > 0) yield last;
}

/** A message as one event. */
function frameEvent(text: string): string {
  return `${text
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}\n`)
    .join("")}\n`;
}

/** The name and the value of a line; a comment has no name. */
function splitField(line: string): readonly [name: string, value: string] {
  const colon = line.indexOf(":");
  return colon < 0 ? [line, ""] : [line.slice(0, colon), line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1)];
}

interface Reader {
  readonly push: (text: string) => readonly Piece[];
}

function createReader(limit: number, maxHead: number): Reader {
  let count = 0;
  let isStart = true;
  let rest: string[] = [];
  let restLength = 0;
  /** Bytes of the current line that were not kept. */
  let skipped = 0;
  let endedInReturn = false;
  let data: string[] = [];
  let size = 0;
  /** The beginning of data that is too large. */
  let head: string | undefined;
  let event: string | undefined;
  let lastId: string | undefined;

  const dispatch = (lines: Piece[]): void => {
    // An event without data only has an ID; it is not a message.
    if (size > 1) {
      count++;
      const about = { ...(event === undefined ? {} : { event }), ...(lastId === undefined ? {} : { id: lastId }) };
      const isTooLarge = size - 1 > limit;
      lines.push(isTooLarge ? { number: count, size: size - 1, limit, head } : { number: count, content: data.join("\n"), ...about });
    }
    data = [];
    size = 0;
    head = undefined;
    event = undefined;
  };

  const readLine = (line: string, lines: Piece[]): void => {
    if (line === "") return dispatch(lines);
    const [name, value] = splitField(line);
    if (name === "data") {
      size += byteLengthOf(value) + skipped + 1;
      if (size - 1 <= limit) data.push(value);
      else {
        head ??= [...data, value].join("\n").slice(0, maxHead);
        data.length = 0;
      }
    } else if (name === "event") event = value;
    else if (name === "id" && !value.includes("\0")) lastId = value;
  };

  const takeRest = (end: string): string => {
    const line = rest.length === 0 ? end : rest.join("") + end;
    rest = [];
    restLength = 0;
    return line;
  };

  const keepRest = (text: string): void => {
    // The rest of a line beyond the limit is only counted.
    if (restLength > limit + 1024) skipped += byteLengthOf(text);
    else rest.push(text);
    // Joined now and then, so that a line that comes one character at a time takes little more memory than its characters.
    if (rest.length >= 1024) rest = [rest.join("")];
    restLength += text.length;
  };

  return {
    push: (chunk) => {
      const lines: Piece[] = [];
      let text = isStart && chunk.startsWith("\uFEFF") ? chunk.slice(1) : chunk;
      if (text !== "") isStart = false;
      // A line feed right after a carriage return of the chunk before belongs to it.
      if (endedInReturn && text.startsWith("\n")) text = text.slice(1);
      if (chunk !== "") endedInReturn = chunk.endsWith("\r");
      let start = 0;
      for (const match of text.matchAll(/\r\n|\r|\n/g)) {
        readLine(takeRest(text.slice(start, match.index)), lines);
        skipped = 0;
        start = match.index + match[0].length;
      }
      if (start < text.length) keepRest(text.slice(start));
      return lines;
    },
  };
}
