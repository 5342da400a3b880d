// The output files of the generator. Types only.

/** A finished file. */
export interface OutputFile {
  /** Relative to the output root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** The output of an emitter: a text file, or a TypeScript module that is still to be printed. Both are formatted afterwards. */
export type OutputDraft = OutputFile | { readonly path: string; readonly module: TypeScriptModule };

/** A TypeScript module as parts. */
export interface TypeScriptModule {
  /** The spec file it comes from, for the header. */
  readonly source: string;
  readonly imports: readonly ModuleImport[];
  readonly reexports?: readonly ModuleExport[];
  readonly statements: readonly ModuleStatement[];
}

export interface ModuleImport {
  readonly from: string;
  readonly names: readonly string[];
  readonly typeOnly?: boolean;
}

/** `export { a, b } from "./x.js"`, or `export *` without names. */
export interface ModuleExport {
  readonly from: string;
  readonly names?: readonly string[];
  readonly typeOnly?: boolean;
}

/** Ready text, or the parts of a declaration. */
export type ModuleStatement =
  | string
  | {
      readonly kind: "constant";
      readonly name: string;
      readonly type?: string;
      readonly value: string;
      readonly doc?: string;
      readonly exported: boolean;
    }
  | { readonly kind: "type"; readonly name: string; readonly type: string; readonly doc?: string };
