// What an emitter is: a name, and a function from a protocol to the files it wants. Third parties add theirs in `wirepact.config.js`.

import type { OutputDraft } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SchemaSet } from "../model/schema-set.js";
import type { RenderTemplate } from "../text/template.js";

/** Where a project keeps whole programs that speak its protocols, a folder each. */
export const programFolder = "test/packed/programs";

/** What a project decides about its packages. */
export interface PackageConfig {
  /** Scope of the package names: `<scope>/<protocol>`. */
  readonly scope: string;
  readonly license: string;
  /** The text of the license, where the project has it. */
  readonly licenseText?: string;
  /** Where the sources are, for `package.json`. */
  readonly repository?: { readonly type: string; readonly url: string };
  /** Folder of the spec, as it is shown in headers. */
  readonly specFolder: string;
  /** Version range of the run time. */
  readonly coreVersion: string;
  /** Whether the run time is part of the same workspace, in `packages/core`. */
  readonly coreInWorkspace: boolean;
  /** Protocols for which the project has a whole program, in `test/packed/programs/<protocol>`; READMEs link to it where the repository has an address. */
  readonly programs?: readonly string[];
}

export interface EmitInput {
  readonly model: ProtocolModel;
  readonly schemas: SchemaSet;
  readonly config: PackageConfig;
  readonly render: RenderTemplate;
  /** What the emitters of this run offer beside the package's index. */
  readonly subpaths: readonly NonNullable<Emitter["subpath"]>[];
}

export interface Emitter {
  readonly name: string;
  /** Files below the output root, nowhere but in `packages/<p>/…` and `generated/<p>/…`. Pure: the same input gives the same files. */
  readonly emit: (input: EmitInput) => readonly OutputDraft[] | Promise<readonly OutputDraft[]>;
  /** What the files depend on, where that is much less than the whole input: as long as it stays the same, so do they. */
  readonly reads?: (input: EmitInput) => unknown;
  /** Files that all protocols share, below `packages/` or `generated/`. */
  readonly emitShared?: () => readonly OutputDraft[];
  /** A module `src/<name>.ts` that the package offers as `<package>/<name>` instead of through its index, and what using it takes. */
  readonly subpath?: { readonly name: string; readonly peers: Readonly<Record<string, string>> };
}

/** The path of a file in a protocol's package. */
export const packagePath = (model: ProtocolModel, file: string): string => `packages/${model.name}/${file}`;

/** The path of a language-neutral product of a protocol. */
export const productPath = (model: ProtocolModel, file: string): string => `generated/${model.name}/${file}`;

/** The spec file of a protocol as headers name it. */
export const sourceOf = ({ model, config }: EmitInput): string => `${config.specFolder}/${model.source}`;
