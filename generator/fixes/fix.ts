// A correction of a spec, and the mistake that it is for.

import type { SourceFile, Span, YamlEntry, YamlMap, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";

/** A correction that an editor offers and `wirepact check --fix` applies. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** The names and values that something else takes the place of. Nothing else may be missing afterwards. */
  readonly replaces: readonly string[];
}

/** A file with its tree, as far as it could be read. */
export interface EditedFile {
  readonly file: SourceFile;
  readonly root: YamlNode | undefined;
}

/** A diagnostic, where it is, and the text that it underlines. */
export interface Mistake extends EditedFile {
  readonly code: string;
  readonly message: string;
  readonly span: Span;
  readonly shown: string;
}

/** An entry of a mapping. */
export interface EntryPlace {
  readonly mapping: YamlMap;
  readonly entry: YamlEntry;
}

/** The text of the keys and values of a node. */
export function textsIn(node: YamlNode): readonly string[] {
  if (node.kind === "scalar") return [node.text];
  if (node.kind === "list") return node.items.flatMap(textsIn);
  return node.entries.flatMap(({ key, value }) => [key, ...textsIn(value)]);
}
