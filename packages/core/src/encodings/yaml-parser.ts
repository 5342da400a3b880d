// The part of js-yaml that reading YAML needs. A package that reads YAML depends on js-yaml and passes it to `createYaml`, so that core has no
// dependency and an application with another version of js-yaml has one copy of core.

/** The exports of js-yaml 5 that are used. */
export interface YamlParser {
  readonly EVENT_ID: {
    readonly DOCUMENT: 1;
    readonly SEQUENCE: 2;
    readonly MAPPING: 3;
    readonly SCALAR: 4;
    readonly ALIAS: 5;
    readonly POP: 6;
  };
  readonly SCALAR_STYLE: {
    readonly PLAIN: 1;
    readonly SINGLE_QUOTED: 2;
    readonly DOUBLE_QUOTED: 3;
    readonly LITERAL_BLOCK: 4;
  };
  parseEvents(text: string, options: { maxDepth: number }): readonly YamlEvent[];
  getScalarValue(text: string, event: YamlScalarEvent): string;
}

/** Offsets are -1 for what is not in the text. */
export interface YamlScalarEvent {
  type: 4;
  valueStart: number;
  valueEnd: number;
  anchorStart: number;
  anchorEnd: number;
  tagStart: number;
  tagEnd: number;
  style: 1 | 2 | 3 | 4 | 5;
  chomping: 1 | 2 | 3;
  indent: number;
  fast: boolean;
}

export type YamlEvent =
  | { readonly type: 1; readonly explicitStart: boolean }
  | { readonly type: 2 | 3; readonly start: number }
  | YamlScalarEvent
  | { readonly type: 5; readonly anchorStart: number }
  | { readonly type: 6 };

/** The error that js-yaml throws. It is recognized by its name, because the parser comes from outside. */
export interface YamlSyntaxError extends Error {
  readonly reason: string;
  readonly mark?: { readonly position: number };
}

export const isYamlSyntaxError = (error: unknown): error is YamlSyntaxError =>
  error instanceof Error && error.name === "YAMLException" && "reason" in error && typeof error.reason === "string";
