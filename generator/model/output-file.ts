// A file the generator wants to exist. Types only.

export interface OutputFile {
  /** Relative to the output root, with `/`. */
  readonly path: string;
  readonly text: string;
}
