// Finds strings that YAML truncates silently: an unquoted comma inside braces splits a string, and ` #` starts a comment.

import type { Event } from "js-yaml";
import { EVENT_ID, SCALAR_STYLE } from "js-yaml";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, YamlNode } from "../model/source.js";
import { endOfLine, skipSpace } from "./skip-space.js";

/** One diagnostic per truncated string. */
export function findTruncatedStrings(file: SourceFile, events: readonly Event[], root: YamlNode): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const event of events) {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || event.valueStart < 0) continue;
    const comment = truncatingComment(file, event.valueEnd);
    if (comment !== undefined) diagnostics.push(comment);
  }
  findInEntries(file, root, diagnostics);
  return diagnostics;
}

/** A comment right after a string, without a space after its `#`. */
function truncatingComment(file: SourceFile, from: number): Diagnostic | undefined {
  let start = from;
  while (file.text[start] === " " || file.text[start] === "\t") start += 1;
  if (start === from || file.text[start] !== "#" || !/\S/.test(file.text[start + 1] ?? "")) return undefined;
  return report("parse/hash-starts-comment", {}, { span: { file: file.path, start, end: endOfLine(file.text, start) } });
}

function findInEntries(file: SourceFile, node: YamlNode, diagnostics: Diagnostic[]): void {
  if (node.kind === "list") for (const item of node.items) findInEntries(file, item, diagnostics);
  if (node.kind !== "map") return;
  for (const { key, keySpan, value } of node.entries) {
    const empty = value.kind === "scalar" && value.span.start === keySpan.start;
    if (!empty) findInEntries(file, value, diagnostics);
    else if (file.text[skipSpace(file.text, keySpan.end)] !== ":") {
      diagnostics.push(report("parse/entry-without-value", { key }, { span: keySpan, hint: entryHint(key) }));
    } else {
      const comment = truncatingComment(file, file.text.indexOf(":", keySpan.end) + 1);
      if (comment !== undefined) diagnostics.push(comment);
    }
  }
}

/** `{ type:string }`: without a space after it, the colon belongs to the text. */
function entryHint(key: string): string {
  const name = /^([\w-]+\??:)\S/.exec(key)?.[1];
  return name === undefined ? "quote strings that contain a comma" : `add a space after "${name}"`;
}
