// What the spec playground expects of an editor: CodeMirror, or a text area where it could not be loaded.

import type { SpecCompletion, SpecFinding } from "../spec-job.js";

export interface SpecEditor {
  readonly root: HTMLElement;
  readonly text: () => string;
  /** Shows another text; the last one cannot be brought back by undoing. */
  readonly setText: (text: string) => void;
  /** Underlines what is wrong. */
  readonly setFindings: (findings: readonly SpecFinding[]) => void;
  /** Puts the cursor at an offset. */
  readonly goTo: (offset: number) => void;
}

export interface SpecEditorOptions {
  readonly label: string;
  /** Called when the reader changes the text. */
  readonly onChange: () => void;
  readonly complete: (offset: number) => Promise<SpecCompletion>;
}

export type CreateSpecEditor = (options: SpecEditorOptions) => SpecEditor;
