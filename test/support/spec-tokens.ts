// The words of a spec file that an editor should be able to complete: keys and values of the language, and names that the spec defines.

import type { SourceFile, Span, YamlNode } from "../../generator/model/source.js";
import { definitions } from "../../generator/parse/language/language.js";
import type { LanguageSchema } from "../../generator/parse/language/schema.js";
import { schemaOfItems, schemaOfKey, schemasFor } from "../../generator/parse/resolve-schema.js";
import { indexProtocol } from "../../generator/resolve/symbols/index-symbols.js";
import { readTree } from "../../generator/yaml/read-yaml.js";

export interface SpecToken {
  readonly start: number;
  readonly text: string;
}

/** The last word of every line that can be completed, by the number of the line. */
export function lastTokens(file: SourceFile): ReadonlyMap<number, SpecToken> {
  const node = readTree(file).node!;
  const lineOf = lineCounter(file.text);
  const last = new Map<number, SpecToken>();
  for (const token of [...languageTokens(node, schemasFor(node, definitions["protocolFile"]!)), ...nameTokens(file, node)]) {
    const line = lineOf(token.start);
    if ((last.get(line)?.start ?? -1) < token.start) last.set(line, token);
  }
  return last;
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => starts.findLastIndex((start) => start <= offset);
}

function* languageTokens(node: YamlNode, schemas: readonly LanguageSchema[]): Generator<SpecToken> {
  if (schemas.some(({ holds }) => holds !== undefined)) return;
  if (node.kind === "scalar") {
    const isValue = schemas.some((schema) => schema.enum?.includes(node.text) === true);
    if (isValue && node.plain) yield { start: node.span.start, text: node.text };
  } else if (node.kind === "list") {
    const schema = schemaOfItems(schemas);
    if (schema !== undefined) for (const item of node.items) yield* languageTokens(item, schemasFor(item, schema));
  } else {
    for (const { key, keySpan, value } of node.entries) {
      if (schemas.some(({ properties = {} }) => Object.hasOwn(properties, key))) yield { start: keySpan.start, text: key };
      const schema = schemaOfKey(schemas, key);
      if (schema !== undefined) yield* languageTokens(value, schemasFor(value, schema));
    }
  }
}

function nameTokens({ path, text }: SourceFile, node: YamlNode): readonly SpecToken[] {
  const { uses, symbols } = indexProtocol({ file: { path, text }, node });
  const kinds = new Map(symbols.map(({ id, kind }) => [id, kind]));
  const blocks = [...blocksOf(node)];
  return uses.flatMap(({ span, targets }) => {
    const kind = kinds.get(targets[0] ?? "");
    const isInside = text[span.start - 1] === '"' || blocks.some(({ start, end }) => start <= span.start && span.end <= end);
    // Inside an encoded message nothing is completed; the names of rules follow `rule/`.
    return kind === "rule" || isInside ? [] : [{ start: span.start, text: text.slice(span.start, span.end) }];
  });
}

/** The scalars of more than one line. */
function* blocksOf(node: YamlNode): Generator<Span> {
  if (node.kind === "scalar") {
    if (node.text.includes("\n")) yield node.span;
  } else for (const child of node.kind === "list" ? node.items : node.entries.map(({ value }) => value)) yield* blocksOf(child);
}
