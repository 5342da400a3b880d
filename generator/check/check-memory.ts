// What a check remembers for later checks of almost the same protocol, for example while a spec is being edited: results that depend only on a part of the protocol.

/** Remembers results by the part of the protocol and the input that they depend on. */
export interface CheckMemory {
  readonly recall: <Result>(part: string, input: string, compute: () => Result) => Result;
  /** A number for a text, so that parts have short names; the same one for as long as the text is in use. */
  readonly numberOf: (text: string) => number;
}

/** More parts than those of the messages of any protocol that is edited, and room for the parts of the texts before. */
const maxParts = 800;

/** More definitions than those of any protocol that is edited, and room for those of the texts before. */
const maxTexts = 5000;

/** More inputs than the examples of any message. */
const maxInputs = 1000;

/** A memory without results. What was not needed for longest is forgotten first. */
export function createCheckMemory(): CheckMemory {
  const parts = new Map<string, Map<string, unknown>>();
  const numbers = new Map<string, number>();
  let lastNumber = 0;
  const inputsOf = (part: string): Map<string, unknown> => {
    const known = parts.get(part) ?? new Map<string, unknown>();
    parts.delete(part);
    parts.set(part, known);
    dropOldest(parts, maxParts);
    return known;
  };
  return {
    recall: <Result>(part: string, input: string, compute: () => Result): Result => {
      const inputs = inputsOf(part);
      if (inputs.has(input)) return inputs.get(input) as Result;
      const result = compute();
      inputs.set(input, result);
      dropOldest(inputs, maxInputs);
      return result;
    },
    numberOf: (text) => {
      const number = numbers.get(text) ?? ++lastNumber;
      numbers.delete(text);
      numbers.set(text, number);
      dropOldest(numbers, maxTexts);
      return number;
    },
  };
}

/** Maps are in the order of insertion. */
function dropOldest(entries: Map<string, unknown>, limit: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= limit) return;
    entries.delete(key);
  }
}
