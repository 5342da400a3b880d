// Which letters wait longer than the deadlines of the protocol allow.

import { type ProtocolDescriptor, readPath, type Result } from "@wirepact/core";
import { identify } from "@wirepact/core/codegen/frames";
import type { Letter, StoredLetter } from "./engine.js";

/** A letter that its party should have answered by now. */
export interface LateLetter {
  readonly letter: StoredLetter;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly due: number;
}

/** The letters that are late at a time, in milliseconds since 1970; `read` decodes the text of a letter. */
export function findLate(
  protocol: ProtocolDescriptor,
  letters: readonly StoredLetter[],
  read: (text: Letter["text"]) => Result<unknown>,
  now: number,
): readonly LateLetter[] {
  const deadlines = Object.values(protocol.flows).flatMap((flow) => flow.deadlines.filter(({ level }) => level === "warning"));
  if (deadlines.length === 0) return [];
  return letters.flatMap((letter) => {
    const result = read(letter.text);
    const type = result.ok ? identify(protocol, result.value)?.name : undefined;
    if (!result.ok || type === undefined) return [];
    const seconds = deadlines
      .filter(({ after }) => after.includes(type))
      .map(({ within }) => ("seconds" in within ? within.seconds : Number(readPath(result.value, within.field))));
    const due = letter.sentAt + Math.min(...seconds.filter((each) => !Number.isNaN(each))) * 1000;
    return due < now ? [{ letter, type, due }] : [];
  });
}
