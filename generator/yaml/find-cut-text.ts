// Finds the two places where YAML loses text silently: a comma inside a flow map that cuts a text in two, and a ` #` that begins a comment in the middle of one.

import type { Event } from "js-yaml";
import { EVENT_ID, SCALAR_STYLE } from "js-yaml";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, YamlNode } from "../model/source.js";
import { endOfLine, skipSpace } from "./skip-space.js";

/** One diagnostic per text that was cut. */
export function findCutText(file: SourceFile, events: readonly Event[], root: YamlNode): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const event of events) {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || event.valueStart < 0) continue;
    const comment = commentThatCuts(file, event.valueEnd);
    if (comment !== undefined) diagnostics.push(comment);
  }
  findInEntries(file, root, diagnostics);
  return diagnostics;
}

/** A comment that begins right behind a text, without a blank after its `#`. */
function commentThatCuts(file: SourceFile, from: number): Diagnostic | undefined {
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
      diagnostics.push(
        report("parse/entry-without-value", { key }, { span: keySpan, hint: "a comma ends a text inside braces: put the text in quotes" }),
      );
    } else {
      const comment = commentThatCuts(file, file.text.indexOf(":", keySpan.end) + 1);
      if (comment !== undefined) diagnostics.push(comment);
    }
  }
}
