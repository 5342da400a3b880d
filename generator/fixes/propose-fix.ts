// What corrects a diagnostic: the edits behind its hint. Whether they keep what they should is checked when they are tried.

import { nearestName } from "@wirepact/core";
import { readTypeExpression } from "../foreign/type-expressions.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";
import { typeForm } from "../parse/language/names.js";
import { writeFlow } from "../yaml/write-yaml.js";
import {
  addEntry,
  entryAt,
  isFlow,
  lineStart,
  mappingAround,
  quoteWithComma,
  removeEntry,
  replaceEntry,
  replacement,
  trailTo,
} from "./fix-edits.js";
import { textsIn, type Fix, type Mistake } from "./fix.js";
import { correctKey } from "./foreign-keys.js";
import { nameItems, wrapInFields } from "./foreign-mappings.js";
import { correctType } from "./foreign-types.js";

/** The correction for a hint; its parameters are the groups of the pattern. */
type Corrector = readonly [hint: RegExp, correct: (mistake: Mistake, first: string, second: string) => Fix | undefined];

const correctors: readonly Corrector[] = [
  [/did you mean "([^"]+)"\?/, replaceName],
  [/state its location: `at: (\[.*\])`/, (mistake, location) => setEntry(mistake, "at", location)],
  [/^use the frame (\S+)$/, (mistake, frame) => setEntry(mistake, "frame", frame)],
  [/^remove the quotes$/, ({ span, shown }) => replaceText("remove the quotes", span, shown.replaceAll(/^['"]|['"]$/g, ""))],
  [/^quote it if it is a string$/, ({ span, shown }) => replaceText("quote it", span, `'${shown}'`)],
  [/^quote strings that contain a comma$/, (mistake) => fixOfEdits("quote the string", quoteWithComma(mistake, mistake.span))],
  [/^indent with spaces/, ({ span, shown }) => replaceText("indent with spaces", span, shown.replaceAll("\t", "  "))],
  [/^add ":" after "(.+)" in the line above$/, addColonAbove],
  [/^add ":" before the brace$/, addColonBefore],
  [/^items of an array are counted from 0: `([^`]+)`$/, ({ span }, path) => replaceText(`change to ${path}`, span, path)],
  [/^remove `(\w+)(?:: [^`]*)?`/, (mistake, key) => removeKey(mistake, key)],
  [/^(?:an enum has|use) `([^`]+)` instead of `(\$?\w+)(?:: [^`]*)?`/, replaceOther],
  [/^add `(\w+): \{ ([^…<]+) \}`$/, addBelow],
  [/^use `fields: \{ .*….* \}` for an object$/, wrapInFields],
  [/^write `name: type` without the dashes$|^give every example a name/, nameItems],
  [/^add a space after "(.+)"$/, addSpaceAfter],
  [/^remove the @$/, ({ span }) => replaceText("remove the @", span, "")],
  [/^use `enum: closed` with `values` for several strings$/, quoteUnion],
  [/^use `([^`]+`(?:, `[^`]+`)* and `[^`]+)`$/, (mistake, entries) => writeInstead(mistake, entries.replaceAll(/`(?:,| and) `/g, ", "))],
  [/^(?:use|write) `([^`]+)`(?: (?:for|instead).*)?$/, writeInstead],
];

/** The corrections that do not depend on a hint, by the code of the diagnostic. */
const byCode: Readonly<Record<string, (mistake: Mistake) => Fix | undefined>> = {
  "parse/unknown-key": correctKey,
  "parse/two-kinds": correctKey,
  "parse/wrong-kind": (mistake) => correctKey(mistake) ?? (isAboutType(mistake) ? correctType(mistake) : undefined),
  "parse/bad-form": (mistake) => (isAboutType(mistake) ? correctType(mistake) : undefined),
  "resolve/unknown-type": correctType,
};

const isAboutType = ({ message }: Mistake): boolean => message.includes(` must be ${typeForm}, got `);

/** The correction of a diagnostic; undefined if a person has to decide. */
export function proposeFix({ code, span, hint, message }: Diagnostic, file: SourceFile, root: YamlNode | undefined): Fix | undefined {
  if (span === undefined || span.file !== file.path) return undefined;
  const mistake: Mistake = { file, root, code, span, message, shown: file.text.slice(span.start, span.end) };
  const known = byCode[code]?.(mistake);
  if (known !== undefined) return known;
  // The nearest value of an enum is in the message of the walker.
  const text = hint ?? /did you mean "[^"]+"\?$/.exec(message)?.[0] ?? "";
  for (const [pattern, correct] of correctors) {
    const match = pattern.exec(text);
    if (match !== null) return correct(mistake, match[1] ?? "", match[2] ?? "");
  }
  return undefined;
}

/** A correction that something else takes the place of a text, or of nothing. */
const replaceText = (title: string, span: Span, text: string, ...replaces: readonly string[]): Fix => ({
  title,
  edits: [replacement(span, text)],
  replaces,
});

const fixOfEdits = (title: string, edits: readonly TextEdit[] | undefined, replaces: readonly string[] = []): Fix | undefined =>
  edits === undefined ? undefined : { title, edits, replaces };

/** Replaces the misspelled name, which may be a part of what is underlined, or the value of the underlined key. */
function replaceName(mistake: Mistake, nearest: string): Fix | undefined {
  const { shown, span, message, root } = mistake;
  const title = `change to ${nearest}`;
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  const trail = trailTo(root, span);
  const entry = entryAt(root, span);
  const value = entry?.value;
  const inShown = quoted.find((name) => name !== nearest && shown.includes(name));
  if (inShown === undefined && value?.kind === "scalar" && quoted.includes(value.text))
    return replaceText(title, value.span, nearest, value.text);
  // Some messages do not quote the name; others are about something else than what they underline.
  const name = shown.replace(/\?$/, "");
  const wrong = inShown ?? (nearestName(name, [nearest]) === undefined ? undefined : name);
  if (wrong === undefined) return undefined;
  const index = shown.indexOf(wrong);
  // The name of a variable is reported without its sign.
  const start = span.start + index - (nearest.startsWith("$") && shown[index - 1] === "$" ? 1 : 0);
  const isKey = entry?.keySpan.start === span.start;
  const after = isKey ? entry.key.replace(wrong, nearest) : nearest;
  if (isKey && mappingAround(root, span, "parent")?.entries.some(({ key }) => key === after) === true) return undefined;
  // Only a decorator needed its quotes.
  if (isKey && /^['"]@/.test(shown)) return replaceText(title, span, nearest, wrong);
  const uses = isKey && trail.length === 2 && trail[0]!.entry.key === "types" ? usesOfType(root, wrong) : [];
  const edits = [{ ...span, start, end: span.start + index + wrong.length }, ...uses].map((place) => replacement(place, nearest));
  return { title, edits, replaces: [...edits.map(() => wrong), ...(isKey && entry.key.endsWith("?") ? [entry.key] : [])] };
}

/** Keys whose value, or whose items, are types. */
const typeKeys = new Set(["type", "list", "map", "union", "include", "otherwise", "accept", "body", "result", "stream"]);

/** Where a type is used in a file. */
function usesOfType(node: YamlNode | undefined, name: string, isType = false): readonly Span[] {
  if (node === undefined) return [];
  if (node.kind === "scalar") return isType && node.text === name ? [node.span] : [];
  if (node.kind === "list") return node.items.flatMap((item) => usesOfType(item, name, isType));
  return node.entries.flatMap(({ key, value }) => {
    if (key === "examples" || key === "example") return [];
    if (key !== "fields" || value.kind !== "map") return usesOfType(value, name, typeKeys.has(key));
    return value.entries.flatMap((field) => usesOfType(field.value, name, true));
  });
}

/** Adds or replaces an entry of the mapping around a diagnostic. */
function setEntry(mistake: Mistake, key: string, text: string): Fix | undefined {
  const mapping = mappingAround(mistake.root, mistake.span, key === "at" ? "named" : "parent");
  if (mapping === undefined) return undefined;
  const present = mapping.entries.find((entry) => entry.key === key)?.value;
  // A location that a person stated may become longer, but not another one.
  const replaced = present === undefined || key === "at" ? [] : textsIn(present);
  if (present !== undefined) return replaceText(`change to ${key}: ${text}`, present.span, text, ...replaced);
  return fixOfEdits(`add ${key}: ${text}`, addEntry(mistake, mapping, `${key}: ${text}`));
}

function addColonAbove({ file, span }: Mistake, word: string): Fix | undefined {
  const line = lineStart(file, span.start);
  const above = lineStart(file, line - 1);
  const start = file.text.slice(above, line).indexOf(word);
  if (start === -1) return undefined;
  const at = above + start + word.length;
  return replaceText('add ":"', { file: file.path, start: at, end: at }, ":");
}

/** `minimal { stamp: red }`, where the brace became a part of the key. */
function addColonBefore({ file, span, root }: Mistake): Fix | undefined {
  const entry = entryAt(root, span);
  const brace = entry === undefined ? -1 : file.text.slice(entry.keySpan.start, entry.keySpan.end).search(/ \{/);
  if (entry === undefined || brace === -1) return undefined;
  const at = entry.keySpan.start + brace;
  return replaceText('add ":"', { file: file.path, start: at, end: at }, ":");
}

/** `type:string`: without the space, the colon belongs to the text. */
function addSpaceAfter({ file, span }: Mistake, key: string): Fix | undefined {
  const start = file.text.indexOf(key, lineStart(file, span.start));
  if (start === -1) return undefined;
  const at = start + key.length;
  return replaceText(`add a space after ${key}`, { file: file.path, start: at, end: at }, " ");
}

/** `'low' | 'high'`: what follows the first string is not valid YAML. */
function quoteUnion({ file, span }: Mistake): Fix | undefined {
  const line = lineStart(file, span.start);
  const [text, before = ""] = /^([^'"#]*:\s+)(?:'[^']*'|"[^"]*")(?:\s*\|\s*(?:'[^']*'|"[^"]*"|null))+/.exec(file.text.slice(line)) ?? [];
  const union = text === undefined ? "" : text.slice(before.length);
  const meaning = readTypeExpression(union)?.definition;
  if (meaning === undefined || typeof meaning === "string") return undefined;
  const written = /[{,]\s*type:\s+$/.test(before)
    ? Object.entries(meaning)
        .map(([key, value]) => `${key}: ${writeFlow(value)}`)
        .join(", ")
    : writeFlow(meaning);
  const key = /[{,]\s*(type:\s+)$/.exec(before)?.[1] ?? "";
  const start = line + before.length - key.length;
  if (key === "" && /\btype:\s+$/.test(before)) return undefined;
  return replaceText(`change to ${written}`, { ...span, start, end: line + before.length + union.length }, written, key, union);
}

/** Removes another entry of the mapping around a diagnostic. */
function removeKey(mistake: Mistake, key: string): Fix | undefined {
  const mapping = mappingAround(mistake.root, mistake.span, "parent");
  const entry = mapping?.entries.find((each) => each.key === key);
  // `required` may contradict the name of the field.
  if (mapping === undefined || entry?.value.kind !== "scalar" || key === "required") return undefined;
  return fixOfEdits(`remove ${key}`, removeEntry(mistake, { mapping, entry }), [key, entry.value.text]);
}

/** Replaces another entry of the mapping around a diagnostic. What is underlined goes, too, unless it belongs to what is written. */
function replaceOther(mistake: Mistake, written: string, key: string): Fix | undefined {
  const mapping = mappingAround(mistake.root, mistake.span, "parent");
  const own = entryAt(mistake.root, mistake.span);
  const other = mapping?.entries.find((each) => each.key === key);
  if (mapping === undefined || own === undefined || other?.value.kind !== "scalar") return undefined;
  const isKept = own === other || (written.startsWith("enum: ") && own.key === "values");
  const removed = isKept ? [] : removeEntry(mistake, { mapping, entry: own });
  const replaces = [key, other.value.text, ...(isKept ? [] : [own.key, ...textsIn(own.value)])];
  return removed && fixOfEdits(`change to ${written}`, [replaceEntry(mistake, { mapping, entry: other }, [written]), ...removed], replaces);
}

/** Adds an entry to the mapping of a key, which is created where it is missing. */
function addBelow(mistake: Mistake, key: string, entry: string): Fix | undefined {
  const around = mappingAround(mistake.root, mistake.span, "named");
  const name = entry.slice(0, entry.indexOf(":"));
  // The span is the key itself if the mapping is there.
  const isThere = mistake.shown === key;
  if (around === undefined || (isThere && around.entries.some((each) => each.key === name))) return undefined;
  if (isThere) return fixOfEdits(`add ${entry}`, addEntry(mistake, around, entry));
  if (isFlow(mistake, around)) return undefined;
  return fixOfEdits(`add ${key}: { ${entry} }`, addEntry(mistake, around, `${key}:`, [`  ${entry}`]));
}

/** Writes another value in place of the one that is wrong; its key stays. */
function writeInstead(mistake: Mistake, written: string): Fix | undefined {
  // A hint with a part that only a person knows is not a correction.
  if (/[…]|\bType\b|<|\bname: type\b/.test(written)) return undefined;
  const title = `change to ${written}`;
  if (!/^[\w?-]+: /.test(written)) return replaceText(title, mistake.span, written, mistake.shown);
  const entry = entryAt(mistake.root, mistake.span);
  const mapping = mappingAround(mistake.root, mistake.span, "parent");
  if (mapping === undefined || entry === undefined || !written.startsWith(`${entry.key}: `)) return undefined;
  return fixOfEdits(title, [replaceEntry(mistake, { mapping, entry }, [written])], entry.value.kind === "scalar" ? [entry.value.text] : []);
}
