// Reads what is imported: a JSON Schema, a file of messages, or a folder of messages.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { inferDocument } from "./infer-document.js";
import type { JsonValue, Schema, SchemaDocument } from "./node.js";

/** The most bytes that are read in all. */
const maxBytes = 64_000_000;

export type ImportSource =
  | {
      readonly document: SchemaDocument;
      readonly kind: "schema" | "messages";
      readonly messages: number;
      readonly skipped: readonly string[];
    }
  | { readonly problem: string };

/** Reads a file or folder. `shown` is its path as the user wrote it. */
export function readImportSource(path: string, shown: string): ImportSource {
  try {
    const status = statSync(path);
    if (status.isDirectory()) return readFolder(path, shown);
    // A pipe or a device can be endless.
    return status.isFile() ? readFile(path, shown) : { problem: `${shown} is neither a file nor a folder` };
  } catch (error) {
    if (error instanceof ImportError) return { problem: error.message };
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ELOOP") return { problem: `cannot read ${shown}: its symbolic links form a loop` };
    if (code === "ENOENT") return { problem: `file or folder not found: ${shown}` };
    return { problem: code === "EACCES" ? `cannot read ${shown}: permission denied` : `cannot read ${shown}: ${message}` };
  }
}

/** A file that cannot be imported. */
class ImportError extends Error {
  override readonly name = "ImportError";
}

function readText(path: string, shown: string): string {
  const { size } = statSync(path);
  if (size > maxBytes) throw new ImportError(`${shown} has ${size} bytes; at most ${maxBytes} are read`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof TypeError) throw new ImportError(`${shown} is not UTF-8`);
    throw error;
  }
}

const isLines = (path: string): boolean => [".ndjson", ".jsonl"].includes(extname(path).toLowerCase());

function readFile(path: string, shown: string): ImportSource {
  const text = readText(path, shown);
  if (text.trim() === "") return { problem: `${shown} is empty` };
  if (isLines(path)) return infer(parseLines(text, shown), []);
  const value = parseJson(text, shown);
  if (isSchemaDocument(value)) return { document: { schema: value as Schema }, kind: "schema", messages: 0, skipped: [] };
  if (Array.isArray(value)) return infer(value as readonly JsonValue[], []);
  if (typeof value !== "object" || value === null)
    return { problem: `${shown} is neither a JSON Schema nor a message: expected an object` };
  return infer([value as JsonValue], []);
}

/** Whether a document is a schema and not a message. */
function isSchemaDocument(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const has = (name: string): boolean => Object.hasOwn(value, name);
  const { type } = value as { readonly type?: unknown };
  const isTyped = typeof type === "string" && ["object", "array", "string", "number", "integer", "boolean", "null"].includes(type);
  return (
    has("$schema") ||
    has("$defs") ||
    has("definitions") ||
    has("$ref") ||
    has("anyOf") ||
    has("oneOf") ||
    has("allOf") ||
    (isTyped && (type !== "object" || has("properties")))
  );
}

function readFolder(path: string, shown: string): ImportSource {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  // Links can lead out of the folder or in circles.
  const skipped = entries
    .filter((entry) => !entry.isFile())
    .map((entry) => join(shown, join(entry.parentPath, entry.name).slice(path.length)));
  const messages: JsonValue[] = [];
  let bytes = 0;
  for (const file of names) {
    const name = join(shown, file.slice(path.length));
    if (!isLines(file) && extname(file).toLowerCase() !== ".json") {
      skipped.push(name);
      continue;
    }
    const text = readText(file, name);
    bytes += text.length;
    if (bytes > maxBytes) throw new ImportError(`the files in ${shown} have more than ${maxBytes} bytes`);
    if (text.trim() === "") continue;
    const found = isLines(file) ? parseLines(text, name) : [parseJson(text, name)].flat();
    // One by one: there can be more messages than a call can have parameters.
    for (const message of found) messages.push(message as JsonValue);
  }
  if (messages.length === 0) return { problem: `${shown} contains no messages: expected files that end in .json, .ndjson or .jsonl` };
  return infer(messages, skipped);
}

function infer(messages: readonly JsonValue[], skipped: readonly string[]): ImportSource {
  if (isTooDeep(messages)) return { problem: `a message is nested more than ${maxDepth} levels deep` };
  const document = inferDocument(messages);
  return "problem" in document ? document : { document, kind: "messages", messages: messages.length, skipped };
}

/** Messages that are nested more deeply are never valid. */
const maxDepth = 64;

/** Without recursion, because the input can be nested arbitrarily. */
function isTooDeep(messages: readonly JsonValue[]): boolean {
  let level: readonly unknown[] = messages;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    const next: unknown[] = [];
    for (const value of level) if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) next.push(inner);
    level = next;
  }
  return false;
}

function parseLines(text: string, shown: string): readonly JsonValue[] {
  return text.split(/\r?\n/).flatMap((line, index) => (line.trim() === "" ? [] : [parseJson(line, `${shown}:${index + 1}`) as JsonValue]));
}

function parseJson(text: string, shown: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as unknown;
  } catch (error) {
    throw new ImportError(`${shown} is not valid JSON: ${(error as Error).message.replaceAll(/\p{Cc}+/gu, " ").slice(0, 200)}`);
  }
}
