// YAML text as a tree of nodes with their positions and styles. The meaning of scalars is decided elsewhere.

import { maxDepth, maxKeys } from "../base/limits.js";
import { quoteText } from "../base/quote.js";
import { badSyntax, createIssue, duplicateKey, tooDeep, tooManyKeys, yamlAlias } from "../issues.js";
import type { Issue } from "../result.js";
import { positionAt } from "./text-position.js";
import { isYamlSyntaxError, type YamlEvent, type YamlParser, type YamlScalarEvent } from "./yaml-parser.js";

export interface YamlScalar {
  readonly kind: "scalar";
  readonly text: string;
  /** Written without quotes and not as a block, so that it may be something other than text. */
  readonly plain: boolean;
  readonly start: number;
  /** Of a literal block: where its first line begins, and by how much its lines are indented. */
  readonly block?: { readonly start: number; readonly indent: number };
}

export interface YamlList {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
  readonly start: number;
}

export interface YamlMapping {
  readonly kind: "mapping";
  readonly entries: ReadonlyMap<string, YamlNode>;
  /** Where the key of each entry begins. */
  readonly keys: ReadonlyMap<string, number>;
  readonly start: number;
}

export type YamlNode = YamlScalar | YamlList | YamlMapping;

/** A text as a tree, or the one issue that ends its reading. */
export type YamlTree = { readonly ok: true; readonly root: YamlNode } | { readonly ok: false; readonly issue: Issue };

/** Thrown inside this file only, to leave the composing at the first fault. */
class YamlFaultError extends Error {
  readonly issue: Issue;
  constructor(issue: Issue) {
    super(issue.message);
    this.issue = issue;
  }
}

/** Composes the one document of a text. */
export function composeYaml(parser: YamlParser, text: string): YamlTree {
  const { EVENT_ID } = parser;
  try {
    // The parser counts levels in its own way; the limit itself is kept below.
    const events = parser.parseEvents(text, { maxDepth: maxDepth + 16 });
    const composer: Composer = { parser, text, events, next: 1, keys: 0, depth: 0 };
    const second = events.findIndex((event, index) => index > 0 && event.type === EVENT_ID.DOCUMENT);
    if (second > 0)
      throw faultAt(text, startOfDocument(parser, text, events, second), "unexpected second document; a message is one document");
    const first = events[1];
    if (first === undefined || first.type === EVENT_ID.POP) throw faultAt(text, text.length, "empty input");
    return { ok: true, root: composeNode(composer) };
  } catch (error) {
    return { ok: false, issue: issueOf(error, text) };
  }
}

/** Where the second document begins: at its marker, or at what it holds when only the end of the first was marked. */
function startOfDocument({ EVENT_ID }: YamlParser, text: string, events: readonly YamlEvent[], second: number): number {
  const begun = [events[0], events[second]].filter((event) => event?.type === EVENT_ID.DOCUMENT && event.explicitStart).length;
  const [event, node] = events.slice(second);
  if (event?.type === EVENT_ID.DOCUMENT && event.explicitStart) {
    // At the start of a line this is always a marker, whatever contains it.
    const markers = [...text.matchAll(/(?<![^\r\n])---(?=[ \t\r\n]|$)/g)];
    return markers[begun - 1]?.index ?? text.length;
  }
  const start = node === undefined ? -1 : "start" in node ? node.start : "valueStart" in node ? node.valueStart : -1;
  return start < 0 ? text.length : start;
}

interface Composer {
  readonly parser: YamlParser;
  readonly text: string;
  readonly events: readonly YamlEvent[];
  next: number;
  keys: number;
  depth: number;
}

const faultAt = (text: string, offset: number, problem: string): YamlFaultError =>
  new YamlFaultError({ ...createIssue(badSyntax("YAML", problem)), at: positionAt(text, offset) });

function issueOf(error: unknown, text: string): Issue {
  if (error instanceof YamlFaultError) return error.issue;
  if (!isYamlSyntaxError(error)) return createIssue(badSyntax("YAML", "it cannot be parsed"));
  if (error.reason.includes("maxDepth")) return createIssue(tooDeep(maxDepth));
  const issue = createIssue(badSyntax("YAML", describeYamlFault(error.reason)));
  return error.mark === undefined ? issue : { ...issue, at: positionAt(text, error.mark.position) };
}

function composeNode(composer: Composer): YamlNode {
  const { EVENT_ID } = composer.parser;
  const event = composer.events[composer.next++];
  switch (event?.type) {
    case EVENT_ID.SCALAR:
      return scalarOf(composer, event);
    case EVENT_ID.SEQUENCE: {
      const items: YamlNode[] = [];
      goDeeper(composer);
      while (!closes(composer)) items.push(composeNode(composer));
      return { kind: "list", items, start: event.start };
    }
    case EVENT_ID.MAPPING: {
      const entries = new Map<string, YamlNode>();
      const keys = new Map<string, number>();
      goDeeper(composer);
      while (!closes(composer)) composeEntry(composer, entries, keys);
      return { kind: "mapping", entries, keys, start: event.start };
    }
    case EVENT_ID.ALIAS:
      throw new YamlFaultError({ ...createIssue(yamlAlias()), at: positionAt(composer.text, event.anchorStart - 1) });
    default:
      throw faultAt(composer.text, composer.text.length, "unexpected end of input");
  }
}

function goDeeper(composer: Composer): void {
  if (++composer.depth > maxDepth) throw new YamlFaultError(createIssue(tooDeep(maxDepth)));
}

function closes(composer: Composer): boolean {
  if (composer.events[composer.next]?.type !== composer.parser.EVENT_ID.POP) return false;
  composer.next++;
  composer.depth--;
  return true;
}

function composeEntry(composer: Composer, entries: Map<string, YamlNode>, keys: Map<string, number>): void {
  const key = composeNode(composer);
  if (key.kind !== "scalar") throw faultAt(composer.text, key.start, "a key must be a string");
  if (entries.has(key.text)) {
    throw new YamlFaultError({
      ...createIssue(duplicateKey(quoteText(key.text))),
      at: positionAt(composer.text, key.start),
    });
  }
  if (++composer.keys > maxKeys) throw new YamlFaultError(createIssue(tooManyKeys(maxKeys)));
  const value = composeNode(composer);
  keys.set(key.text, key.start);
  // An empty value has no place of its own; its key is near enough.
  entries.set(key.text, value.start < 0 ? { ...value, start: key.start } : value);
}

const textTags: ReadonlySet<string> = /*@__PURE__*/ new Set(["!", "!!str"]);
const coreTags: ReadonlySet<string> = /*@__PURE__*/ new Set(["!!int", "!!float", "!!bool", "!!null"]);

function scalarOf({ parser, text }: Composer, event: YamlScalarEvent): YamlScalar {
  const { SCALAR_STYLE } = parser;
  const tag = event.tagStart < 0 ? undefined : text.slice(event.tagStart, event.tagEnd);
  if (tag !== undefined && !textTags.has(tag) && !coreTags.has(tag)) {
    throw faultAt(text, event.tagStart, `unknown tag ${quoteText(tag)}`);
  }
  const plain = tag === undefined ? event.style === SCALAR_STYLE.PLAIN : coreTags.has(tag);
  const isQuoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
  const scalar = {
    kind: "scalar",
    text: parser.getScalarValue(text, event),
    plain,
    start: isQuoted ? event.valueStart - 1 : event.valueStart,
  } as const;
  return event.style === SCALAR_STYLE.LITERAL_BLOCK ? { ...scalar, block: { start: event.valueStart, indent: event.indent } } : scalar;
}

const quotes = "put the string in quotes";

/** Parts of the parser's reasons with our wording; the first that is found counts. */
const faults: readonly (readonly [reason: string, words: string])[] = [
  ["bad indentation of a mapping entry", "wrong indentation, or a string that needs quotes"],
  ["bad indentation of a sequence entry", "wrong indentation of an item"],
  ["end of the stream or a document separator", "wrong indentation, or a string that needs quotes"],
  ["multiline key may not be an implicit key", 'missing ":" after a key on this line or before it'],
  ["expected ':' after a mapping key", 'missing ":" after a key'],
  ["whitespace character is expected after", 'missing space after ":"'],
  ["missed comma between flow collection", `missing comma in "{ }" or "[ ]"; if a string begins with a bracket, ${quotes}`],
  ["within a flow collection", `unclosed "{" or "["; if a string begins with it, ${quotes}`],
  ["expected the node content, but found ','", "missing value before a comma"],
  ["within a single quoted scalar", "unterminated string in single quotes; write a single quote inside it twice"],
  ["within a double quoted scalar", 'unterminated string in double quotes; write a double quote inside it as \\"'],
  ["deficient indentation", "unclosed bracket or quote, or lines with too little indentation"],
  ["escape sequence", "unknown escape sequence in double quotes; write a backslash twice"],
  ["hexadecimal character", "invalid hexadecimal escape sequence in double quotes; write a backslash twice"],
  ["alias node", `unexpected "*"; if a string begins with it, ${quotes}`],
  ["anchor node", `unexpected "&"; if a string begins with it, ${quotes}`],
  ["tab character", "a line is indented with a tab; use spaces"],
  ["chomping mode", `unexpected "|" or ">"; if a string begins with it, ${quotes}`],
  ["indentation width", `unexpected "|" or ">"; if a string begins with it, ${quotes}`],
  ["a line break is expected", `unexpected "|" or ">"; if a string begins with it, ${quotes}`],
  ["JSON character", "unprintable character; write it as an escape sequence in double quotes"],
  ["non-printable", "unprintable character; write it as an escape sequence in double quotes"],
  ["tag", `unexpected "!"; if a string begins with it, ${quotes}`],
  ["directive", `unexpected "%" at the start of a line; if a string begins with it, ${quotes}`],
];

/** Our wording of the parser's reason. */
function describeYamlFault(reason: string): string {
  const known = faults.find(([part]) => reason.includes(part));
  return known === undefined ? `unexpected content; if it is part of a string, ${quotes}` : known[1];
}
