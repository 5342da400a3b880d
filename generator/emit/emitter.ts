// The interface of emitters: a name, and a function from a protocol to files. Projects add their own in `wirepact.config.js`.

import type { OutputDraft } from "../model/output-file.js";
import type { PackageConfig } from "../model/package-config.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SchemaSet } from "../model/schema-set.js";
import type { RenderTemplate } from "../template/render-template.js";

export interface EmitInput {
  readonly model: ProtocolModel;
  readonly schemas: SchemaSet;
  readonly config: PackageConfig;
  readonly render: RenderTemplate;
  /** The entry points of the package besides its index. */
  readonly subpaths: readonly NonNullable<Emitter["subpath"]>[];
}

export interface Emitter {
  readonly name: string;
  /** Returns files in `packages/<p>/` and `generated/<p>/`. Pure: the same input gives the same files. */
  readonly emit: (input: EmitInput) => readonly OutputDraft[] | Promise<readonly OutputDraft[]>;
  /** The part of the input that the files depend on, if it is small: the files are reused while it stays the same. */
  readonly reads?: (input: EmitInput) => unknown;
  /** Files that all protocols share, below `packages/` or `generated/`. */
  readonly emitShared?: () => readonly OutputDraft[];
  /** A module `src/<name>.ts` that the package exports as `<package>/<name>`, and the peer dependencies it needs. */
  readonly subpath?: { readonly name: string; readonly peers: Readonly<Record<string, string>> };
}

/** The path of a file in a protocol's package. */
export const packagePath = (model: ProtocolModel, file: string): string => `packages/${model.name}/${file}`;

/** The path of a language-neutral file of a protocol. */
export const generatedPath = (model: ProtocolModel, file: string): string => `generated/${model.name}/${file}`;

/** The spec file of a protocol as headers name it. */
export const sourceOf = ({ model, config }: EmitInput): string => `${config.specFolder}/${model.source}`;
