// Matches like the regular expression engines of JavaScript do, by trying one way after the other, and counts the steps.

import type { Alphabet } from "./alphabet.js";
import { canBeEmpty, type LookNode, type PatternNode, type RepeatNode } from "./parse-pattern.js";

/** How often searching a string of letters looks at the string; `undefined` when that is more than the limit. */
export type Matcher = (letters: ArrayLike<number>, limit: number) => number | undefined;

/** What an instruction does; all have the same properties, which makes running them fast. */
const operations = { letter: 0, fork: 1, jump: 2, start: 3, end: 4, boundary: 5, look: 6, mark: 7, progress: 8, match: 9 } as const;

interface Instruction {
  readonly operation: number;
  /** Where a fork or jump goes on, and the body of a look; the register of a mark or progress. */
  first: number;
  /** Where a fork goes on when the first way fails. */
  second: number;
  /** Whether a letter is read backwards, or a condition negated. */
  readonly flag: boolean;
  readonly letters: Uint8Array;
}

interface Program {
  readonly instructions: Instruction[];
  registers: number;
}

const noLetters = new Uint8Array();

class TooLargeError extends Error {}
const mostInstructions = 100_000;

/** Makes a matcher; there is none for patterns whose repeats are too large to write out. */
export function compileMatcher(root: PatternNode, alphabet: Alphabet): Matcher | undefined {
  try {
    const program: Program = { instructions: [], registers: 0 };
    emit(program, root, false, alphabet);
    add(program, "match");
    return (letters, limit) => search(program, letters, alphabet.words, limit);
  } catch (error) {
    if (error instanceof TooLargeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function add(program: Program, operation: keyof typeof operations, first = -1, flag = false, letters: Uint8Array = noLetters): Instruction {
  if (program.instructions.length >= mostInstructions) throw new TooLargeError();
  const instruction = { operation: operations[operation], first, second: -1, flag, letters };
  program.instructions.push(instruction);
  return instruction;
}

function emit(program: Program, node: PatternNode, isBackward: boolean, alphabet: Alphabet): void {
  switch (node.kind) {
    case "set":
      add(program, "letter", -1, isBackward, alphabet.lettersOf(node.set));
      return;
    case "sequence":
      for (const part of isBackward ? node.parts.toReversed() : node.parts) emit(program, part, isBackward, alphabet);
      return;
    case "choice":
      emitChoice(program, node.branches, isBackward, alphabet);
      return;
    case "repeat":
      emitRepeat(program, node, isBackward, alphabet);
      return;
    case "look":
      emitLook(program, node, alphabet);
      return;
    case "boundary":
      add(program, "boundary", -1, node.negate);
      return;
    default:
      add(program, node.kind);
  }
}

function emitChoice(program: Program, branches: readonly PatternNode[], isBackward: boolean, alphabet: Alphabet): void {
  const jumps: Instruction[] = [];
  for (const [index, branch] of branches.entries()) {
    const isLast = index === branches.length - 1;
    const fork = isLast ? undefined : add(program, "fork", program.instructions.length + 1);
    emit(program, branch, isBackward, alphabet);
    if (fork === undefined) break;
    jumps.push(add(program, "jump"));
    fork.second = program.instructions.length;
  }
  for (const jump of jumps) jump.first = program.instructions.length;
}

function emitRepeat(program: Program, { body, min, max, greedy }: RepeatNode, isBackward: boolean, alphabet: Alphabet): void {
  const before = program.instructions.length;
  for (let count = 0; count < min; count += 1) {
    emit(program, body, isBackward, alphabet);
    // A body without instructions needs no more of them.
    if (program.instructions.length === before) return;
  }
  const register = canBeEmpty(body) ? program.registers : undefined;
  if (register !== undefined) program.registers += 1;
  const forks: Instruction[] = [];
  const rounds = max === Infinity ? 1 : max - min;
  for (let count = 0; count < rounds; count += 1) {
    const head = program.instructions.length;
    const fork = add(program, "fork", head + 1);
    fork.second = head + 1;
    forks.push(fork);
    if (register !== undefined) add(program, "mark", register);
    emit(program, body, isBackward, alphabet);
    if (register !== undefined) add(program, "progress", register);
    if (max === Infinity) add(program, "jump", head);
  }
  for (const fork of forks)
    if (greedy) fork.second = program.instructions.length;
    else fork.first = program.instructions.length;
}

function emitLook(program: Program, { ahead, negate, body }: LookNode, alphabet: Alphabet): void {
  const skip = add(program, "jump");
  const entry = program.instructions.length;
  emit(program, body, !ahead, alphabet);
  add(program, "match");
  skip.first = program.instructions.length;
  add(program, "look", entry, negate);
}

interface Run {
  readonly program: Program;
  readonly letters: ArrayLike<number>;
  readonly words: Uint8Array;
  readonly registers: Int32Array;
  left: number;
}

function search(program: Program, letters: ArrayLike<number>, words: Uint8Array, limit: number): number | undefined {
  const run: Run = { program, letters, words, registers: new Int32Array(program.registers).fill(-1), left: limit };
  for (let start = 0; start <= letters.length; start += 1) {
    const isMatch = matchFrom(run, 0, start);
    if (isMatch === undefined) return undefined;
    if (isMatch) break;
    // Every place to begin counts, also one that is left at once.
    run.left -= 1;
  }
  return limit - run.left;
}

/** Whether the instructions from one on match at a position; `undefined` when the steps are used up. */
function matchFrom(run: Run, entry: number, start: number): boolean | undefined {
  const { instructions } = run.program;
  const { letters, words, registers } = run;
  const isWord = (index: number): boolean => index >= 0 && index < letters.length && words[letters[index] ?? 0] === 1;
  // Pairs: an instruction with a position to go back to, or a register (as a negative number) with the value to put back.
  const trail: number[] = [];
  let at = entry;
  let position = start;
  for (;;) {
    if (run.left < 0) return undefined;
    const instruction = instructions[at];
    if (instruction === undefined) return true;
    let isGood = true;
    at += 1;
    switch (instruction.operation) {
      case operations.letter: {
        run.left -= 1;
        const index = instruction.flag ? position - 1 : position;
        isGood = index >= 0 && index < letters.length && instruction.letters[letters[index] ?? 0] === 1;
        position += instruction.flag ? -1 : 1;
        break;
      }
      case operations.fork:
        trail.push(instruction.second, position);
        at = instruction.first;
        break;
      case operations.jump:
        at = instruction.first;
        break;
      case operations.start:
        run.left -= 1;
        isGood = position === 0;
        break;
      case operations.end:
        run.left -= 1;
        isGood = position === letters.length;
        break;
      case operations.boundary:
        run.left -= 1;
        isGood = (isWord(position - 1) !== isWord(position)) !== instruction.flag;
        break;
      case operations.look: {
        run.left -= 1;
        const isMatch = matchFrom(run, instruction.first, position);
        if (isMatch === undefined) return undefined;
        isGood = isMatch !== instruction.flag;
        break;
      }
      case operations.mark:
        trail.push(-1 - instruction.first, registers[instruction.first] ?? -1);
        registers[instruction.first] = position;
        break;
      case operations.progress:
        isGood = registers[instruction.first] !== position;
        break;
      default:
        return true;
    }
    while (!isGood) {
      const value = trail.pop();
      const target = trail.pop();
      if (value === undefined || target === undefined) return false;
      if (target < 0) registers[-1 - target] = value;
      else {
        at = target;
        position = value;
        isGood = true;
      }
    }
  }
}
