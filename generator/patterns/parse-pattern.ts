// Turns a regular expression (flag `u`) into a small tree that the analyses share.

import { RegExpParser, type AST } from "@eslint-community/regexpp";
import {
  codePointsOfEscape,
  complement,
  digits,
  lineTerminators,
  unite,
  whiteSpace,
  wordCharacters,
  type CodePoints,
} from "./code-points.js";

/** A part of a pattern. */
export type PatternNode =
  | { readonly kind: "set"; readonly set: CodePoints }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly branches: readonly PatternNode[] }
  | RepeatNode
  | { readonly kind: "start" }
  | { readonly kind: "end" }
  | { readonly kind: "boundary"; readonly negate: boolean }
  | LookNode;

export interface RepeatNode {
  readonly kind: "repeat";
  readonly body: PatternNode;
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
}

export interface LookNode {
  readonly kind: "look";
  readonly ahead: boolean;
  readonly negate: boolean;
  readonly body: PatternNode;
}

/** A pattern as a tree, or why there is none. */
export type ParsedPattern = { readonly root: PatternNode } | { readonly problem: string };

class UnsupportedError extends Error {}

/** Reads a pattern; constructs that no automaton can express are a problem. */
export function parsePattern(pattern: string): ParsedPattern {
  try {
    RegExp(pattern, "u");
    return { root: choiceOf(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }).alternatives) };
  } catch (error) {
    if (error instanceof UnsupportedError) return { problem: error.message };
    return { problem: error instanceof RangeError ? "the pattern is nested too deeply" : "the pattern is not a valid regular expression" };
  }
}

const empty: PatternNode = { kind: "sequence", parts: [] };

function choiceOf(alternatives: readonly AST.Alternative[]): PatternNode {
  const branches = alternatives.map(({ elements }): PatternNode => ({ kind: "sequence", parts: elements.map(nodeOf) }));
  return branches.length === 1 ? (branches[0] ?? empty) : { kind: "choice", branches };
}

function nodeOf(element: AST.Element): PatternNode {
  switch (element.type) {
    case "Character":
      return { kind: "set", set: [[element.value, element.value]] };
    case "CharacterSet":
    case "CharacterClass":
      return { kind: "set", set: setOf(element) };
    case "CapturingGroup":
      return choiceOf(element.alternatives);
    case "Group":
      if (element.modifiers !== null) throw new UnsupportedError("the pattern uses inline flags");
      return choiceOf(element.alternatives);
    case "Quantifier":
      return { kind: "repeat", body: nodeOf(element.element), min: element.min, max: element.max, greedy: element.greedy };
    case "Assertion":
      return assertionOf(element);
    case "Backreference":
      throw new UnsupportedError("the pattern uses a backreference");
    default:
      throw new UnsupportedError("the pattern uses a set of strings");
  }
}

function assertionOf(assertion: AST.Assertion): PatternNode {
  switch (assertion.kind) {
    case "lookahead":
    case "lookbehind":
      return { kind: "look", ahead: assertion.kind === "lookahead", negate: assertion.negate, body: choiceOf(assertion.alternatives) };
    case "word":
      return { kind: "boundary", negate: assertion.negate };
    default:
      return { kind: assertion.kind };
  }
}

type SetElement = AST.CharacterSet | AST.CharacterClass | AST.CharacterClassElement;

function setOf(element: SetElement): CodePoints {
  switch (element.type) {
    case "Character":
      return [[element.value, element.value]];
    case "CharacterClassRange":
      return [[element.min.value, element.max.value]];
    case "CharacterClass": {
      const set = unite(element.elements.flatMap((part) => setOf(part)));
      return element.negate ? complement(set) : set;
    }
    case "CharacterSet":
      return escapeSetOf(element);
    default:
      throw new UnsupportedError("the pattern uses set operations");
  }
}

function escapeSetOf(element: AST.CharacterSet): CodePoints {
  switch (element.kind) {
    case "any":
      return complement(lineTerminators);
    case "digit":
      return element.negate ? complement(digits) : digits;
    case "word":
      return element.negate ? complement(wordCharacters) : wordCharacters;
    case "space":
      return element.negate ? complement(whiteSpace) : whiteSpace;
    default:
      return codePointsOfEscape(element.raw);
  }
}

/** The pattern that matches every string read from its end to its start. */
export function reversePattern(node: PatternNode): PatternNode {
  switch (node.kind) {
    case "sequence":
      return { ...node, parts: node.parts.map(reversePattern).toReversed() };
    case "choice":
      return { ...node, branches: node.branches.map(reversePattern) };
    case "repeat":
      return { ...node, body: reversePattern(node.body) };
    case "look":
      return { ...node, ahead: !node.ahead, body: reversePattern(node.body) };
    case "start":
      return { kind: "end" };
    case "end":
      return { kind: "start" };
    default:
      return node;
  }
}

/** All parts of a pattern, itself first. */
export function partsOf(node: PatternNode): readonly PatternNode[] {
  switch (node.kind) {
    case "sequence":
      return [node, ...node.parts.flatMap(partsOf)];
    case "choice":
      return [node, ...node.branches.flatMap(partsOf)];
    case "repeat":
    case "look":
      return [node, ...partsOf(node.body)];
    default:
      return [node];
  }
}

/** Whether a part of a pattern can match without reading anything. */
export function canBeEmpty(node: PatternNode): boolean {
  switch (node.kind) {
    case "set":
      return false;
    case "sequence":
      return node.parts.every(canBeEmpty);
    case "choice":
      return node.branches.some(canBeEmpty);
    case "repeat":
      return node.min === 0 || canBeEmpty(node.body);
    default:
      return true;
  }
}
