// Where things stand in the spec: files, spans and the tree of YAML nodes. Types only.

/** One file of the spec as it was read. `path` is relative to the spec's root folder, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A stretch of a source file, in UTF-16 offsets; `end` is exclusive. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A YAML node with its place. Scalars keep their source text, because the language sometimes wants `1.10` as text. */
export type YamlNode = YamlScalar | YamlList | YamlMap;

export interface YamlScalar {
  readonly kind: "scalar";
  readonly span: Span;
  /** The value by YAML 1.2 core rules. */
  readonly value: null | boolean | number | string;
  /** The text between the quotes, or the plain text. */
  readonly text: string;
  readonly plain: boolean;
}

export interface YamlList {
  readonly kind: "list";
  readonly span: Span;
  readonly items: readonly YamlNode[];
}

export interface YamlMap {
  readonly kind: "map";
  readonly span: Span;
  readonly entries: readonly YamlEntry[];
}

export interface YamlEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
}
