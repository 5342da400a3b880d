// Reads the header in front of a message, line by line, and finds the next one after anything that is not a header.

import { decodeUtf8 } from "../base/limits.js";

export interface HeaderEvents {
  /** A header has ended, and a body of this many bytes follows. */
  readonly onLength: (length: number) => void;
  /** Something is wrong with what stands in front of the next body; `head` is its beginning. */
  readonly onProblem: (problem: string, head: Uint8Array) => void;
}

export interface HeaderReader {
  /** Takes bytes: a line feed can only be the last of them. */
  readonly push: (bytes: Uint8Array) => void;
  /** What was read of a header that has not ended. */
  readonly rest: () => Uint8Array;
}

/** The maximum length of a header; a real one has less than a hundred bytes. */
const maxHeaderBytes = 8192;

/** How much of the end of a longer line is looked at: a message that nobody could read may stand in front of the next header. */
const maxEndBytes = 256;

/** A Content-Length and its value, at the beginning of a line or right behind something that is not part of a header. */
const lengthField = /(^|[^ \t-])content-length\b(.*)$/i;
const lengthValue = /^:[ \t]*([0-9]{1,15})[ \t]*$/;
const otherField = /^[\w-]+:/;

const [lineFeed, carriageReturn] = [10, 13];

export function createHeaderReader({ onLength, onProblem }: HeaderEvents): HeaderReader {
  let header: number[] = [];
  let lineStart = 0;
  let isTooLong = false;
  let hasFields = false;
  let hasBareLineFeed = false;
  /** The values of the Content-Length lines; undefined for one that is not a number. */
  const lengths = new Set<number | undefined>();

  const reset = (): void => {
    header = [];
    lineStart = 0;
    hasFields = hasBareLineFeed = isTooLong = false;
    lengths.clear();
  };

  const refuse = (problem: string): void => {
    onProblem(problem, Uint8Array.from(header));
    reset();
  };

  const takeField = (text: string, isBare: boolean): void => {
    const [, before, value] = lengthField.exec(text) ?? [];
    if (value === undefined && !otherField.test(text)) return refuse("expected a header with a Content-Length, got something else");
    if (before) refuse("unexpected content in front of a header");
    hasFields = true;
    hasBareLineFeed ||= isBare;
    lineStart = header.length;
    if (value === undefined) return;
    const [, digits] = lengthValue.exec(value) ?? [];
    lengths.add(digits === undefined ? undefined : Number(digits));
  };

  const finish = (isBare: boolean): void => {
    const [length, ...others] = lengths;
    if (lengths.has(undefined)) return refuse("the Content-Length must be a number of bytes, with at most 15 digits");
    if (length === undefined) return refuse('the header has no "Content-Length: <number>" line');
    // Two readers that choose differently would see different messages.
    if (others.length > 0) return refuse("the header has several Content-Length lines that differ");
    if (hasBareLineFeed || isBare) onProblem("the lines of the header must end with CR LF, not just LF", Uint8Array.from(header));
    reset();
    onLength(length);
  };

  const takeLine = (): void => {
    const line = Uint8Array.from(header.slice(lineStart, -1));
    const isBare = line.at(-1) !== carriageReturn;
    const content = isBare ? line : line.subarray(0, -1);
    const text = (decodeUtf8(content) ?? new TextDecoder("latin1").decode(content)).replace(/^\uFEFF/, "");
    if (isTooLong) reset();
    if (text !== "") takeField(text, isBare);
    else if (hasFields) finish(isBare);
    // Empty lines between messages do no harm.
    else reset();
  };

  return {
    push: (bytes) => {
      for (const byte of bytes) header.push(byte);
      if (header.length > maxHeaderBytes && !isTooLong) {
        onProblem(`the header has more than ${maxHeaderBytes} bytes`, Uint8Array.from(header));
        isTooLong = true;
        lineStart = 0;
      }
      if (isTooLong) header = header.slice(-maxEndBytes);
      if (bytes.at(-1) === lineFeed) takeLine();
    },
    rest: () => Uint8Array.from(header),
  };
}
