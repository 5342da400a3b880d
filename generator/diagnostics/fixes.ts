// What corrects a diagnostic: the edits behind its hint.

import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";
import { addEntry, entryAt, mappingAround, quoteWithComma, removeEntry, replaceEntry, replacement, type EditedFile } from "./fix-edits.js";

/** A correction that an editor offers and `wirepact check --fix` applies. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** A diagnostic, where it is, and the text that it underlines. */
interface Found extends EditedFile {
  readonly message: string;
  readonly span: Span;
  readonly shown: string;
}

/** The correction for a hint; its parameters are the groups of the pattern. */
type Corrector = readonly [hint: RegExp, correct: (found: Found, first: string, second: string) => Fix | undefined];

const correctors: readonly Corrector[] = [
  [/did you mean "([^"]+)"\?/, replaceName],
  [/state its location: `at: (\[.*\])`/, (found, location) => setEntry(found, "at", location)],
  [/^use the frame (\S+)$/, (found, frame) => setEntry(found, "frame", frame)],
  [/^remove the quotes$/, ({ span, shown }) => replaceText("remove the quotes", span, shown.replaceAll(/^['"]|['"]$/g, ""))],
  [/^quote it if it is a string$/, ({ span, shown }) => replaceText("quote it", span, `'${shown}'`)],
  [/^quote strings that contain a comma$/, (found) => fixOfEdits("quote the string", quoteWithComma(found, found.span))],
  [/^indent with spaces/, ({ span, shown }) => replaceText("indent with spaces", span, shown.replaceAll("\t", "  "))],
  [/^add ":" after "(.+)" in the line above$/, addColonAbove],
  [/^add ":" before the brace$/, addColonBefore],
  [/^items of an array are counted from 0: `([^`]+)`$/, ({ span }, path) => replaceText(`change to ${path}`, span, path)],
  [/^remove `(\w+)(?:: [^`]*)?`/, (found, key) => removeKey(found, key)],
  [/^(?:an enum has|use) `([^`]+)` instead of `(\$?\w+)(?:: [^`]*)?`/, replaceOther],
  [/^add `(\w+): \{ ([^…<]+) \}`$/, addBelow],
  [/^(?:use|write) `([^`]+)`(?: (?:for|instead).*)?$/, writeInstead],
];

/** The correction of a diagnostic; undefined if a person has to decide. */
export function fixOf({ span, hint, message }: Diagnostic, file: SourceFile, root: YamlNode | undefined): Fix | undefined {
  if (span === undefined || span.file !== file.path) return undefined;
  const found: Found = { file, root, span, message, shown: file.text.slice(span.start, span.end) };
  // The nearest value of an enum is in the message of the walker.
  const text = hint ?? /did you mean "[^"]+"\?$/.exec(message)?.[0] ?? "";
  for (const [pattern, correct] of correctors) {
    const match = pattern.exec(text);
    if (match !== null) return correct(found, match[1] ?? "", match[2] ?? "");
  }
  return undefined;
}

const replaceText = (title: string, span: Span, text: string): Fix => ({ title, edits: [{ span, text }] });

const fixOfEdits = (title: string, edits: readonly TextEdit[] | undefined): Fix | undefined =>
  edits === undefined ? undefined : { title, edits };

/** Replaces the misspelled name, which may be a part of what is underlined, or the value of the underlined key. */
function replaceName(found: Found, nearest: string): Fix | undefined {
  const { shown, span, message } = found;
  const title = `change to ${nearest}`;
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  const entry = entryAt(found.root, span);
  const value = entry?.value;
  const inShown = quoted.find((name) => name !== nearest && shown.includes(name));
  if (inShown === undefined && value?.kind === "scalar" && quoted.includes(value.text)) return replaceText(title, value.span, nearest);
  const wrong = inShown ?? (/^[\w$./?-]+$/.test(shown) ? shown.replace(/\?$/, "") : undefined);
  if (wrong === undefined) return undefined;
  const start = span.start + shown.indexOf(wrong);
  const after = shown.slice(0, start - span.start) + nearest + shown.slice(start - span.start + wrong.length);
  const isTaken =
    entry?.keySpan.start === span.start && mappingAround(found.root, span, "parent")?.entries.some(({ key }) => key === after) === true;
  return isTaken ? undefined : replaceText(title, { ...span, start, end: start + wrong.length }, nearest);
}

/** Adds or replaces an entry of the mapping around a diagnostic. */
function setEntry(found: Found, key: string, text: string): Fix | undefined {
  const mapping = mappingAround(found.root, found.span, key === "at" ? "named" : "parent");
  if (mapping === undefined) return undefined;
  const present = mapping.entries.find((entry) => entry.key === key)?.value;
  if (present !== undefined) return replaceText(`change to ${key}: ${text}`, present.span, text);
  return fixOfEdits(`add ${key}: ${text}`, addEntry(found, mapping, `${key}: ${text}`));
}

function addColonAbove({ file, span }: Found, word: string): Fix | undefined {
  const lineStart = file.text.lastIndexOf("\n", span.start - 1) + 1;
  const above = file.text.lastIndexOf("\n", lineStart - 2) + 1;
  const start = file.text.slice(above, lineStart).indexOf(word);
  if (start === -1) return undefined;
  const at = above + start + word.length;
  return replaceText('add ":"', { file: file.path, start: at, end: at }, ":");
}

/** `minimal { stamp: red }`, where the brace became a part of the key. */
function addColonBefore({ file, span, root }: Found): Fix | undefined {
  const entry = entryAt(root, span);
  const brace = entry === undefined ? -1 : file.text.slice(entry.keySpan.start, entry.keySpan.end).search(/ \{/);
  if (entry === undefined || brace === -1) return undefined;
  const at = entry.keySpan.start + brace;
  return replaceText('add ":"', { file: file.path, start: at, end: at }, ":");
}

/** Removes another entry of the mapping around a diagnostic. */
function removeKey(found: Found, key: string): Fix | undefined {
  const mapping = mappingAround(found.root, found.span, "parent");
  const entry = mapping?.entries.find((each) => each.key === key);
  if (mapping === undefined || entry === undefined) return undefined;
  return fixOfEdits(`remove ${key}`, removeEntry(found, mapping, entry));
}

/** Replaces another entry of the mapping around a diagnostic. What is underlined goes, too, unless it belongs to what is written. */
function replaceOther(found: Found, written: string, key: string): Fix | undefined {
  const mapping = mappingAround(found.root, found.span, "parent");
  const other = mapping?.entries.find((each) => each.key === key);
  const own = entryAt(found.root, found.span);
  if (mapping === undefined || own === undefined) return undefined;
  const title = `change to ${written}`;
  if (other === undefined) return fixOfEdits(title, replaceEntry(found, own, written));
  const isKept = own === other || (written.startsWith("enum: ") && own.key === "values");
  const removed = isKept ? [] : removeEntry(found, mapping, own);
  return removed === undefined ? undefined : fixOfEdits(title, [...replaceEntry(found, other, written), ...removed]);
}

/** Adds an entry to the mapping of a key, which is created where it is missing. */
function addBelow(found: Found, key: string, entry: string): Fix | undefined {
  const around = mappingAround(found.root, found.span, "named");
  const name = entry.slice(0, entry.indexOf(":"));
  // The span is the key itself if the mapping is there.
  const isThere = found.shown === key;
  if (around === undefined || (isThere && around.entries.some((each) => each.key === name))) return undefined;
  if (isThere) return fixOfEdits(`add ${entry}`, addEntry(found, around, entry));
  const isFlow = found.file.text[around.span.start] === "{";
  return isFlow ? undefined : fixOfEdits(`add ${key}: { ${entry} }`, addEntry(found, around, `${key}:`, [`  ${entry}`]));
}

/** Writes other entries in place of the entry that is wrong. */
function writeInstead(found: Found, written: string): Fix | undefined {
  // A hint with a part that only a person knows is not a correction.
  if (/[…]|\bType\b|<|\bname: type\b/.test(written)) return undefined;
  const title = `change to ${written}`;
  if (!/^[\w?-]+: /.test(written)) return fixOfEdits(title, [replacement(found.span, written)]);
  const entry = entryAt(found.root, found.span);
  const mapping = mappingAround(found.root, found.span, "parent");
  if (mapping === undefined || entry === undefined) return undefined;
  const isFlow = found.file.text[mapping.span.start] === "{";
  const hasSeveral = /, \w+: /.test(written.replaceAll(/\{[^{}]*\}/g, ""));
  return hasSeveral && !isFlow ? undefined : fixOfEdits(title, replaceEntry(found, entry, written));
}
