// Source files, spans and YAML nodes. Types only.

/** A file of the spec. `path` is relative to the folder of the root file, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A range of a source file in UTF-16 offsets; `end` is exclusive. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A YAML node with its span. Scalars keep their source text, because the language reads `1.10` as a string in some places. */
export type YamlNode = YamlScalar | YamlList | YamlMap;

export interface YamlScalar {
  readonly kind: "scalar";
  readonly span: Span;
  /** The value in the YAML 1.2 core schema. */
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
